"""Which losses of a grid to compute when not all of them are: where they are known worst.

It begins with every eighth node of an axis. What is known predicts the other nodes, and by how much
each prediction may be off; the worst of them, far from each other, are computed next. They tell how
much expected errors are worth, until hardly any node is expected to be off by more than the
tolerance. Where most nodes would have to be computed, all are: that costs less than to choose.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .grid_prediction import GridPrediction
from .nodes import grown
from .parameters import Array
from .prediction import Prediction, is_usable
from .surprises import Surprises

_FIRST_STRIDE = 8
_FEWEST_TO_SAVE = 5  # nodes of an axis, below which all are computed
_FEWEST_ROUNDS = 3  # that tell how much expected errors are worth
_NUMBER_OFF = 3.0  # nodes: with the caution of what is expected it is none, nearly always
_CLEAN = 0.8  # of the tolerance: what known losses beside the grid may be off by
_AT_ONCE = 12  # nodes of a round; where many are known, a share of these
_SHARE_AT_ONCE = 12
_APART = 2  # nodes between those of a round
_LOOKING = 0.2  # of the tolerance: what is expected where nothing is known to be rough
_ENOUGH_TO_TELL = 200  # known nodes, at least an eighth: what they leave open tells what is to come
_MOST_EXPECTED = 0.6  # of the nodes: where more will have to be known, all are computed
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
    state = _Refinement(losses_of, shape, tolerance, points, losses)
    if min(shape) < _FEWEST_TO_SAVE:
        state.compute(np.ones(shape, bool))
    state.compute(certain | _every(shape, tuple(map(_first_stride, shape))))
    return state.by_rounds()


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
        self,
        losses_of: Callable[[Array], Array],
        shape: tuple[int, int],
        tolerance: float,
        points: Array,
        losses: Array,
    ) -> None:
        self.losses_of, self.shape, self.tolerance = losses_of, shape, tolerance
        self.points, self.losses = points, losses
        self.z = np.full(shape, np.nan)
        self.evaluated = np.zeros(shape, bool)
        self.surprises = Surprises()

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
    def most_off(self) -> float:
        """The tolerance, in the unit of the loss."""
        held = self.z[self.known]
        if not held.size:
            return _LEAST_WIDTH
        # Rounding is no surprise where all losses are the same.
        width = max(float(np.ptp(held)), _ROUNDING * float(np.abs(held).max()), _LEAST_WIDTH)
        return self.tolerance * width

    def by_rounds(self) -> Refined:
        """Compute the nodes that are known worst, until hardly any is expected to be off."""
        if self.evaluated.all():
            return Refined(self.z, self.evaluated, np.zeros(self.shape))
        grid, rounds, came_true = GridPrediction(self.shape, self.points), 0, False
        while True:
            every = grid.of(self.z, self.known)
            found = Prediction(*(part[: self.z.size].reshape(self.shape) for part in every))
            number = self._number_off(found, 1.0)
            if rounds >= _FEWEST_ROUNDS and came_true and number <= _NUMBER_OFF:
                return self._result(found)
            if self._is_dear(found):
                self.compute(np.ones(self.shape, bool))
            else:
                missed = self._missed(every.losses[self.z.size :])
                came_true = self._look(found, self._worst(found), missed)
            if self.evaluated.all():
                return self._result(found)
            rounds += 1

    def _number_off(self, found: Prediction, better: float) -> float:
        """How many nodes are off by more than the tolerance, were errors so many times smaller."""
        return self.surprises.number_off(found.error[~self.evaluated], self.most_off * better)

    def _is_dear(self, found: Prediction) -> bool:
        """Whether to go on would cost more than to compute all that is left."""
        known, every = int(self.evaluated.sum()), self.evaluated.size
        if known < max(_ENOUGH_TO_TELL, every / 8):
            return False
        # On networks errors fell about as fast as the number of known nodes grew.
        return self._number_off(found, _MOST_EXPECTED * every / known) > _NUMBER_OFF

    def _look(self, found: Prediction, chosen: Array, missed: Array) -> bool:
        """Compute nodes; whether what was predicted of them came true, beside the grid as well."""
        self.compute(chosen | missed)
        compared = chosen & self.known
        off = np.abs(found.losses - self.z)[compared]
        self.surprises.add(off, found.error[compared])
        return not missed.any() and bool((off <= self.most_off).all())

    def _worst(self, found: Prediction) -> Array:
        """Some nodes far from each other, those of the largest expected error first."""
        nodes = np.argwhere(~self.evaluated)
        error, reach = found.error[~self.evaluated], found.reach[~self.evaluated]
        score = error + _LOOKING * self.most_off * reach / (float(reach.max()) or 1.0)
        count = max(_AT_ONCE, int(self.evaluated.sum()) // _SHARE_AT_ONCE)
        chosen, near = np.zeros(self.shape, bool), np.zeros(self.shape, bool)
        for row, column in nodes[np.argsort(-score, kind="stable")].tolist():
            if near[row, column]:
                continue
            chosen[row, column] = True
            beside = slice(max(0, row - _APART), row + _APART + 1)
            near[beside, max(0, column - _APART) : column + _APART + 1] = True
            count -= 1
            if not count:
                break
        return chosen

    def _missed(self, predicted: Array) -> Array:
        """Nodes around known losses beside the grid that are not as predicted."""
        bad = np.zeros(self.shape, bool)
        off = np.abs(predicted - self.losses)
        for x, y in self.points[~(off <= _CLEAN * self.most_off)]:
            rows = slice(max(0, int(np.floor(y))), int(np.ceil(y)) + 1)
            bad[rows, max(0, int(np.floor(x))) : int(np.ceil(x)) + 1] = True
        return bad & ~self.evaluated

    def _result(self, found: Prediction) -> Refined:
        z = np.where(self.evaluated, self.z, found.losses)
        error = np.where(self.evaluated, 0.0, self.surprises.most(found.error))
        return Refined(z, self.evaluated.copy(), error)
