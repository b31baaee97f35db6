"""The losses of all nodes of a grid from those that are known, again whenever more are.

How rough the surface is varies over the plane, and folds run through several nodes: it is told by
the known losses in a window around each node, which is wider while few are known, and in part by
the worst of those beside it: a fold that begins there shows in one of them alone.
"""

from __future__ import annotations

import numpy as np

from .growing import Growing
from .nodes import grown, points_of
from .parameters import Array
from .prediction import Prediction, in_scales, mixed, predicted, roughness

_WINDOW = 1.5  # spaces between known nodes: the standard deviation of the window
_OF_ALL = 0.1  # known losses' weight in a window has the mean of all
_OF_WORST = 0.2  # how much the roughest loss within a space counts
_MOST_PAIRS = 8_000_000  # of known and wanted points, and
_WIDEST = 1000  # nodes of an axis, above which parts of the plane are predicted, from anew


class GridPrediction:
    """Predictions of the nodes of a grid, in row-major order, and of points beside them.

    Args:
        shape: (ny, nx).
        beside: Other points, in nodes along x and y, (k, 2).

    """

    def __init__(self, shape: tuple[int, int], beside: Array) -> None:
        self.shape = shape
        self._nodes = points_of(np.ones(shape, bool))
        self._wanted = np.concatenate([self._nodes, beside])
        column, row = np.rint(self._wanted).astype(np.int64).T
        self._nearest = row * shape[1] + column
        self._growing = Growing(self._wanted)

    def of(self, z: Array, known: Array) -> Prediction:
        """What is known of all points; an error is a standard one, as far as known losses tell.

        Args:
            z: The losses, (ny, nx), of which some are known.
            known: Which, (ny, nx) of bool: in each call those of the last one and more.

        """
        among = known.ravel()
        count = int(among.sum())
        if count * len(self._wanted) > _MOST_PAIRS or max(self.shape) > _WIDEST:
            return predicted(self._nodes[among], z[known], self._wanted)
        growing = self._growing
        already = np.zeros(len(among), bool)
        already[growing.known] = True
        try:
            is_enough = growing.add(np.flatnonzero(among & ~already))
        except np.linalg.LinAlgError:  # rounding leaves nothing of a point among so many
            return predicted(self._nodes[among], z[known], self._wanted)
        if not is_enough:
            size = len(self._wanted)
            return Prediction(np.full(size, np.nan), np.full(size, np.inf), np.ones(size))
        losses = z.ravel()[growing.known]
        scaled, back = in_scales(losses)
        found, off = growing.through(scaled)
        rough = roughness(back(scaled - off) - losses[:, None], growing.stiffness)
        errors = self._around(rough)[self._nearest] * growing.reach[:, None]
        told, error = mixed(back(found), errors, float(np.abs(losses).max()))
        return Prediction(told, error, growing.reach)

    def _around(self, rough: Array) -> Array:
        """How rough it is around each node, in each scale, (ny * nx, s)."""
        count, size = len(rough), len(self._nodes)
        held = np.zeros((size, rough.shape[1] + 1))
        held[self._growing.known] = np.concatenate([rough**2, np.ones((count, 1))], axis=1)
        held = held.reshape(*self.shape, -1)
        space = np.sqrt(size / count)
        down, across = (_bells(nodes, _WINDOW * space) for nodes in self.shape)
        sums = np.einsum("ij,jkl->ikl", down, held, optimize=True)
        sums = np.einsum("ij,kjl->kil", across, sums, optimize=True)
        of_all = _OF_ALL * (rough**2).mean(0)
        usual = (sums[..., :-1] + of_all) / (sums[..., -1:] + _OF_ALL)
        worst = grown(held[..., :-1], int(np.ceil(space)))
        found: Array = np.sqrt((1 - _OF_WORST) * usual + _OF_WORST * worst)
        return found.reshape(size, -1)


def _bells(size: int, width: float) -> Array:
    """Weights of the nodes of an axis for each of them, (size, size)."""
    away = np.subtract.outer(np.arange(size), np.arange(size)) / width
    found: Array = np.exp(-(away**2) / 2)
    return found
