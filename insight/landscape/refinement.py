"""Which losses of a grid to compute when not all of them are: where they are known worst.

It begins with every eighth node of an axis. What is known predicts the other nodes, and by how much
each prediction may be off; the worst of them, far from each other, are computed next, until the
predictions of new nodes come true, again and again, or no other is expected to be off by more than
the tolerance. Where most nodes would have to be computed, all are: that costs less than to choose.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .parameters import Array
from .prediction import Prediction, is_usable, predicted

_FIRST_STRIDE = 8
_FEWEST_TO_SAVE = 5  # nodes of an axis, below which all are computed
_CAUTION = 2.0  # the largest error is so much more than the expected one; measured on networks
_CLEAN = 0.8  # of the tolerance: what predictions of new nodes, the worst known, may be off by
_AT_ONCE = 12  # nodes of a round; where many are known, a share of these
_SHARE_AT_ONCE = 16
_ROUNDS = 3  # of which all predictions came true, after which the rest is believed
_MARGIN = 0.8  # of the tolerance that is asked for
_APART = 2  # nodes between those of a round
_LOOKING = 0.2  # of the tolerance: what is expected where nothing is known to be rough
_ENOUGH_TO_TELL = 200  # known nodes, at least an eighth: what they leave open tells what is to come
_MOST_EXPECTED = 0.5  # of the nodes: where more will have to be known, all are computed
_LARGEST_SHARE = 0.25  # of the nodes: beyond, choosing them costs much of what the others would
_LEAST_WIDTH = 1e-300
_ROUNDING = 1e-9


@dataclass(frozen=True, eq=False)
class Refined:
    """Losses on all nodes of a grid.

    Attributes:
        z: Computed and predicted losses, (ny, nx).
        evaluated: Which of them were computed, (ny, nx) of bool.
        error: How far each may be off, in the unit of the loss; 0 where it was computed.

    """

    z: Array
    evaluated: Array
    error: Array


def refined(
    losses_of: Callable[[Array], Array],
    shape: tuple[int, int],
    tolerance: float,
    certain: Array,
    points: Array,
    losses: Array,
) -> Refined:
    """Losses on all nodes, of which as few are computed as the tolerance lets.

    Args:
        losses_of: Computes: given a mask of nodes, (ny, nx), their losses in row-major order.
        shape: (ny, nx).
        tolerance: By how much a predicted loss may be off, as a share of the range of all. It is
            kept by experience, not by proof: a peak between nodes that nobody looked at is missed.
        certain: Nodes that are computed in any case, (ny, nx) of bool.
        points: Where on the grid other losses are known, in nodes along x and y, (k, 2): they
            are compared with what is predicted there.
        losses: These, (k,).

    """
    state = _Refinement(losses_of, shape, tolerance)
    if min(shape) < _FEWEST_TO_SAVE:
        state.compute(np.ones(shape, bool))
    state.compute(certain | _every(shape, tuple(map(_first_stride, shape))))
    state.by_rounds(points, losses)
    return state.result()


def _first_stride(nodes: int) -> int:
    """The stride of an axis to begin with: a power of two that leaves five spaces or more."""
    stride = 1
    while stride * 2 <= max(1, (nodes - 1) // 5):
        stride *= 2
    return min(stride, _FIRST_STRIDE)


def _every(shape: tuple[int, int], strides: tuple[int, ...]) -> Array:
    """The nodes at these strides of the rows and columns; the last ones always."""
    mask = np.zeros(shape, bool)
    pairs = zip(shape, strides, strict=True)
    chosen = [sorted({*range(0, size, stride), size - 1}) for size, stride in pairs]
    mask[np.ix_(*chosen)] = True
    return mask


class _Refinement:
    """What is known of the grid so far."""

    def __init__(
        self, losses_of: Callable[[Array], Array], shape: tuple[int, int], tolerance: float
    ) -> None:
        self.losses_of, self.shape, self.tolerance = losses_of, shape, _MARGIN * tolerance
        self.z = np.full(shape, np.nan)
        self.evaluated = np.zeros(shape, bool)

    def compute(self, mask: Array) -> None:
        """Compute the nodes of a mask that were not yet, and all beside losses of no use."""
        while (new := mask & ~self.evaluated).any():
            self.z[new] = self.losses_of(new)
            self.evaluated |= new
            mask = grown(self.evaluated & ~is_usable(self.z), 1)

    @property
    def known(self) -> Array:
        return self.evaluated & is_usable(self.z)

    @property
    def width(self) -> float:
        held = self.z[self.known]
        if not held.size:
            return _LEAST_WIDTH
        # Rounding is no surprise where all losses are the same.
        return max(float(np.ptp(held)), _ROUNDING * float(np.abs(held).max()), _LEAST_WIDTH)

    def predict(self, points: Array) -> Prediction:
        """What is known of points; an error is a share of the range, with caution."""
        known = self.known
        found = predicted(_points(known), self.z[known], points)
        return found._replace(error=_CAUTION * found.error / self.width)

    def by_rounds(self, points: Array, losses: Array) -> None:
        """Compute the nodes that are known worst, until none of them is a surprise."""
        calm, sure, turn = 0, False, 0
        while calm < _ROUNDS and not self.evaluated.all():
            some = ~self.evaluated
            if not sure:  # every second one tells of its neighbours
                some &= _checkered(self.shape, turn)
                turn += 1
            nodes = _points(some)
            if not len(nodes):
                continue
            # One system of equations for both.
            every = self.predict(np.concatenate([nodes, points]))
            found = Prediction(*(part[: len(nodes)] for part in every))
            if self._dear(found):
                self.compute(~self.evaluated)
                return
            if sure and found.error.max() <= self.tolerance:
                return
            missed = self._missed(points, every.losses[len(nodes) :] - losses)
            came_true = self._look(some, found, self._worst(nodes, found), missed)
            calm = calm + 1 if came_true else 0
            sure = came_true and bool((found.error <= self.tolerance).all())

    def _dear(self, found: Prediction) -> bool:
        """Whether to go on would cost more than to compute all that is left."""
        known, every = int(self.evaluated.sum()), self.evaluated.size
        if known < max(_ENOUGH_TO_TELL, every / 8):
            return False
        # On networks errors fell about as fast as the number of known nodes grew.
        expected = known * float(np.median(found.error)) / self.tolerance
        return known > _LARGEST_SHARE * every or expected > _MOST_EXPECTED * every

    def _look(self, some: Array, found: Prediction, chosen: Array, missed: Array) -> bool:
        """Compute nodes; whether what was predicted of them came true, beside the grid as well."""
        before = np.full(self.shape, np.nan)
        before[some] = found.losses
        self.compute(chosen | missed)
        compared = chosen & self.known
        off = np.abs(before - self.z)[compared] / self.width
        return not missed.any() and bool((off <= _CLEAN * self.tolerance).all())

    def _worst(self, nodes: Array, found: Prediction) -> Array:
        """Some nodes far from each other, those of the largest expected error first."""
        farthest = float(found.reach.max()) or 1.0
        score = found.error + _LOOKING * self.tolerance * found.reach / farthest
        count = max(_AT_ONCE, int(self.evaluated.sum()) // _SHARE_AT_ONCE)
        chosen, near = np.zeros(self.shape, bool), np.zeros(self.shape, bool)
        for index in np.argsort(-score, kind="stable"):
            column, row = nodes[index].astype(np.int64)
            if near[row, column]:
                continue
            chosen[row, column] = True
            beside = slice(max(0, row - _APART), row + _APART + 1)
            near[beside, max(0, column - _APART) : column + _APART + 1] = True
            count -= 1
            if not count:
                break
        return chosen

    def _missed(self, points: Array, off: Array) -> Array:
        """Nodes around known losses beside the grid that are not as predicted."""
        bad = np.zeros(self.shape, bool)
        for x, y in points[~(np.abs(off) / self.width <= _CLEAN * self.tolerance)]:
            rows = slice(max(0, int(np.floor(y))), int(np.ceil(y)) + 1)
            bad[rows, max(0, int(np.floor(x))) : int(np.ceil(x)) + 1] = True
        return bad & ~self.evaluated

    def result(self) -> Refined:
        z = self.z.copy()
        open_nodes = ~self.evaluated
        error = np.zeros(self.shape)
        if open_nodes.any():
            found = self.predict(_points(open_nodes))
            z[open_nodes] = found.losses
            error[open_nodes] = found.error * self.width
        return Refined(z, self.evaluated.copy(), error)


def _points(mask: Array) -> Array:
    """The nodes of a mask in row-major order, as (x, y) in nodes."""
    rows, columns = np.nonzero(mask)
    return np.stack([columns, rows], axis=1).astype(np.float64)


def grown(mask: Array, reach: int) -> Array:
    """All nodes within so many of one of the mask, along both axes.

    >>> grown(np.array([[True, False, False]]), 1)
    array([[ True,  True, False]])

    """
    found = mask.copy()
    for axis in (0, 1):
        wide = np.swapaxes(found, 0, axis)
        before = wide.copy()
        for step in range(1, reach + 1):
            wide[step:] |= before[:-step]
            wide[:-step] |= before[step:]
    return found


def _checkered(shape: tuple[int, int], turn: int) -> Array:
    return np.asarray(np.add.outer(np.arange(shape[0]), np.arange(shape[1])) % 2 == turn % 2)
