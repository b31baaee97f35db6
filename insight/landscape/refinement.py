"""Which losses of a grid to compute when not all of them are: where prediction fails, more.

Every eighth node of an axis is computed, then every fourth; each new loss is compared with what was
predicted for it, and only around those that surprise does it go on to every second node and to
every node. Then the nodes of which the least is known are computed, until none of them surprises.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .parameters import Array
from .prediction import SCALES, is_usable, predicted

_FIRST_STRIDE = 8
_CAUTION = 4.0  # errors between nodes are this much smaller than the surprises at the nodes
_WITNESSES = 16  # nodes of each round that looks for what was missed
_APART = 4  # nodes between them
_FEWEST_TO_SAVE = 5  # nodes of an axis, below which all are computed
_CLEAN = 0.6  # of the tolerance: what a witness may err by
_LEAST_WIDTH = 1e-300
_ROUNDING = 1e-9
_AGREEMENT = 4.0  # scales that disagree are wrong by less than this part of it


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
    state.compute(certain | state.every((_first_stride(shape[0]), _first_stride(shape[1]))))
    state.by_surprises()
    state.by_witnesses(points, losses)
    return state.result()


def _first_stride(nodes: int) -> int:
    """The stride of an axis to begin with: a power of two that leaves five spaces or more."""
    stride = 1
    while stride * 2 <= max(1, (nodes - 1) // 5):
        stride *= 2
    return min(stride, _FIRST_STRIDE)


class _Refinement:
    """What is known of the grid so far."""

    def __init__(
        self, losses_of: Callable[[Array], Array], shape: tuple[int, int], tolerance: float
    ) -> None:
        self.losses_of, self.shape, self.tolerance = losses_of, shape, tolerance
        self.z = np.full(shape, np.nan)
        self.evaluated = np.zeros(shape, bool)
        self.surprise = np.full(shape, np.nan)  # as a share of the range
        self.reach = np.zeros(shape, np.int64)  # nodes around, of which a surprise tells
        self.by_scale = np.full((len(SCALES), *shape), np.nan)  # surprises of each scale alone

    def every(self, strides: tuple[int, int]) -> Array:
        """The nodes at these strides of the rows and columns; the last ones always."""
        mask = np.zeros(self.shape, bool)
        chosen = [
            sorted({*range(0, size, stride), size - 1})
            for size, stride in zip(self.shape, strides, strict=True)
        ]
        mask[np.ix_(*chosen)] = True
        return mask

    def compute(self, mask: Array) -> None:
        """Compute the nodes of a mask that were not yet."""
        new = mask & ~self.evaluated
        if new.any():
            self.z[new] = self.losses_of(new)
            self.evaluated |= new

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

    def predict(self, points: Array) -> Array:
        known = self.known
        return predicted(_points(known), self.z[known], points)

    def weights(self, nodes: Array | tuple[Array, ...]) -> Array:
        """How much each scale counts at nodes, (k, 3): more where it erred less beside them."""
        told = np.moveaxis(self._told(self.by_scale), 0, -1)
        errors = np.minimum(told[nodes], 1.0) + _ROUNDING
        counts = (errors.min(axis=1, keepdims=True) / errors) ** 2
        counts /= counts.sum(axis=1, keepdims=True)
        return np.asarray(counts)

    def combined(self, mask: Array) -> tuple[Array, Array]:
        """What is predicted of the nodes of a mask: in each scale, (k, 3), and of all, (k,)."""
        each = self.predict(_points(mask))
        return each, (each * self.weights(mask)).sum(axis=1)

    def compare(self, mask: Array, prediction: tuple[Array, Array], reach: int) -> None:
        """Keep how far predictions of nodes computed since were off."""
        each, together = prediction
        usable, truth, width = is_usable(self.z[mask]), self.z[mask], self.width
        first = not self.reach.any()
        for kept, found in ((self.surprise, together), *zip(self.by_scale, each.T, strict=True)):
            off = np.abs(found - truth) / width
            off[~usable | np.isnan(off)] = np.inf  # or too little was known to predict from
            kept[mask] = off
        if first:  # the scales had no weights yet: the one that errs least, but for a tenth
            errors = self.by_scale[:, mask]
            best = np.argmin(np.quantile(errors, 0.9, axis=1, method="lower"))
            self.surprise[mask] = errors[best]
        self.reach[mask] = reach

    def _told(self, surprises: Array) -> Array:
        """The highest surprises around nodes, of near ones where there are; (k, ny, nx)."""
        found = np.zeros(surprises.shape)
        for reach in sorted({*self.reach[self.reach > 0].tolist()}, reverse=True):
            here = np.where(self.reach == reach, surprises, 0.0)
            around = np.stack([_highest_around(one, reach) for one in here])
            found = np.where(around > 0, around, found)
        return found

    def by_surprises(self) -> None:
        """Halve the strides where losses are not as predicted."""
        strides = [_first_stride(size) for size in self.shape]
        active = np.ones(self.shape, bool)
        while max(strides) > 1:
            strides = [max(1, stride // 2) for stride in strides]
            reach = max(strides)
            new = self.every((strides[0], strides[1])) & active & ~self.evaluated
            if new.any():
                prediction = self.combined(new)
                self.compute(new)
                self.compare(new, prediction, reach)
            surprising = (self.reach == reach) & (self.surprise > _CAUTION * self.tolerance)
            surprising |= self.evaluated & ~is_usable(self.z)
            active = grown(surprising, reach + 1)

    def by_witnesses(self, points: Array, losses: Array) -> None:
        """Compute the nodes that are known worst, until none of them is a surprise."""
        while not self.evaluated.all():
            bad = self._missed(points, losses)
            witnesses = self._least_known()
            prediction = self.combined(witnesses)
            self.compute(witnesses)
            self.compare(witnesses, prediction, 1)
            bad |= witnesses & (self.surprise > _CLEAN * self.tolerance)
            self.surprise[witnesses] *= _CAUTION  # their errors are not beside them, but here
            self.compute(grown(bad, 1) | (grown(bad, 2) & _checkered(self.shape)))
            if not bad.any():
                doubtful = self.doubt() > self.tolerance
                if not doubtful.any():
                    return
                self.compute(doubtful)

    def _missed(self, points: Array, losses: Array) -> Array:
        """Nodes around known losses beside the grid that are not as predicted."""
        bad = np.zeros(self.shape, bool)
        nearest = tuple(np.rint(points).astype(np.int64).T[::-1])
        off = np.abs((self.predict(points) * self.weights(nearest)).sum(axis=1) - losses)
        off /= self.width
        for x, y in points[~(off <= _CLEAN * self.tolerance)]:
            rows = slice(max(0, int(np.floor(y))), int(np.ceil(y)) + 1)
            bad[rows, max(0, int(np.floor(x))) : int(np.ceil(x)) + 1] = True
        return bad & ~self.evaluated

    def doubt(self) -> Array:
        """How far each node may be off, as a share of the range; 0 where it was computed."""
        doubt: Array = self._told(self.surprise[None])[0] / _CAUTION
        open_nodes = ~self.evaluated
        if open_nodes.any():
            spread = np.ptp(self.predict(_points(open_nodes)), axis=1) / self.width
            doubt[open_nodes] += np.nan_to_num(spread, nan=1.0) / _AGREEMENT
        doubt[self.evaluated] = 0.0
        return doubt

    def _least_known(self) -> Array:
        """A few nodes far from each other, and from all that were computed, of much doubt."""
        from scipy.ndimage import distance_transform_cdt

        weight = self.doubt() * distance_transform_cdt(~self.evaluated, metric="chessboard")
        chosen = np.zeros(self.shape, bool)
        near = self.evaluated.copy()
        for index in np.argsort(-weight, axis=None, kind="stable"):
            row, column = divmod(int(index), self.shape[1])
            if near[row, column]:
                continue
            chosen[row, column] = True
            near[
                max(0, row - _APART + 1) : row + _APART,
                max(0, column - _APART + 1) : column + _APART,
            ] = True
            if chosen.sum() == _WITNESSES:
                break
        return chosen

    def result(self) -> Refined:
        z = self.z.copy()
        open_nodes = ~self.evaluated
        error = np.zeros(self.shape)
        if open_nodes.any():
            z[open_nodes] = self.combined(open_nodes)[1]
            error = self.doubt() * self.width
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
    found: Array = _highest_around(mask.astype(np.float64), reach) > 0
    return found


def _highest_around(values: Array, reach: int) -> Array:
    from scipy.ndimage import maximum_filter

    return np.asarray(maximum_filter(values, size=2 * reach + 1, mode="constant", cval=0.0))


def _checkered(shape: tuple[int, int]) -> Array:
    return np.asarray(np.add.outer(np.arange(shape[0]), np.arange(shape[1])) % 2 == 0)
