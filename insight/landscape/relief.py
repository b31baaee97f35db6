"""The shape of a surface in numbers: its basin, where it is not convex, its minima."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from numbers import Real
from typing import Any

import numpy as np

from insight.errors import SummaryValueError, ValueKindError
from insight.needed import from_analysis

from .merge_tree import minima_of
from .parameters import Array
from .surface import Surface

_WHERE = "relief"
_BASIN = 0.1  # of the way from the loss of the end to the highest: the level without another
_MOST_MINIMA = 20  # that are told one by one
_ROUNDING = 4 * float(np.finfo(np.float32).eps)


@dataclass(frozen=True)
class LocalMinimum:
    """A node of a surface that is lower than the eight around it.

    Attributes:
        x: Where it lies.
        y: Where it lies.
        loss: There.
        persistence: How high above it its basin runs over into that of a lower minimum; of the
            lowest, how high the highest node is.
        is_on_edge: Whether it lies on the edge of the grid, beyond which it may go on falling.

    """

    x: float
    y: float
    loss: float
    persistence: float
    is_on_edge: bool


@dataclass(frozen=True)
class Relief:
    """Figures of a surface; they are of its grid and its plane, and not of the loss elsewhere.

    Attributes:
        level: Up to which loss the basin counts.
        basin_area: The area around the end of training where no way out of it leads over the level,
            in the units of the plane's axes; NaN where the end is not on the grid or is higher.
        basin_share: The same as a share of the grid's area.
        is_basin_cut: Whether the basin reaches the edge of the grid, and may go on beyond.
        share_below: The share of all nodes, wherever they lie, that are no higher than the level.
        share_not_convex: The share of inner nodes at which the surface bends down in some
            direction: the smaller eigenvalue of the second differences is below 0. NaN without
            inner nodes.
        minima: How many minima there are that last longer than their nodes may be off.
        minima_on_edge: How many of them lie on the edge.
        smad: The mean height of the first saddle above each of these minima; 0 of one alone.
        deepest: The minima of the longest persistence, at most 20.

    """

    level: float
    basin_area: float
    basin_share: float
    is_basin_cut: bool
    share_below: float
    share_not_convex: float
    minima: int
    minima_on_edge: int
    smad: float
    deepest: tuple[LocalMinimum, ...]

    def told(self) -> dict[str, Any]:
        """The figures as facts of a surface, for JSON."""
        return {
            **{name: value for name, value in vars(self).items() if name != "deepest"},
            "deepest": [dict(vars(one)) for one in self.deepest],
        }


def relief(surface: Surface, level: float | None = None) -> Relief:
    """The shape of a surface in numbers.

    Predicted nodes count as computed ones do; minima that are less deep than a node may be off,
    by `surface.error` or by rounding of float32, are not counted. Such figures are those of two
    directions of very many: compare those of several planes.

    Args:
        surface: The surface.
        level: Up to which loss the basin counts; None: a tenth of the way from the loss at the end
            of training to the highest finite loss of the grid.

    Raises:
        ValueKindError: If the level is no number.
        SummaryValueError: If it is not finite, or no loss is.

    Sources: the share of nodes that are not convex follows Li et al., arXiv:1712.09913, section 5,
    who take the ratio of the eigenvalues of the whole Hessian; this is the sign of the smaller of
    the plane's two, by second differences of neighbouring nodes, whose sign does not hang on how
    long the axes are or whether they are orthogonal. SMAD: the saddle-minimum average distance of
    Chen et al., arXiv:2602.07135, unweighted, over the leaves of the merge tree as in their code.

    >>> from insight.landscape import Plane
    >>> from insight.landscape.surface import surface
    >>> class Wells:
    ...     def parameters(self): return {"w": np.zeros(2)}
    ...     def loss(self, parameters):
    ...         x, y = parameters["w"]
    ...         return float((x**2 - 1) ** 2 + 0.2 * x + y**2)
    >>> plane = Plane({"w": np.zeros(2)}, ({"w": np.array([1, 0])}, {"w": np.array([0, 1])}))
    >>> found = relief(surface(Wells(), plane, size=33, ranges=(-2, 2)), level=0.9)
    >>> found.minima, [one.x for one in found.deepest], round(found.deepest[1].persistence, 2)
    (2, [-1.0, 1.0], 0.8)

    """
    z = surface.z
    finite = z[np.isfinite(z)]
    if not finite.size:
        raise SummaryValueError.of(_WHERE, "a surface with a finite loss", "none")
    height = _level(surface, finite, level)
    basin = _basin(surface, height)
    cell = float(abs(np.diff(surface.x).mean() * np.diff(surface.y).mean()))
    shown = [one for one in minima_of(z) if one.persistence > _off(surface, one.row, one.column)]
    last = (surface.y.size - 1, surface.x.size - 1)
    deepest = [
        LocalMinimum(
            float(surface.x[one.column]),
            float(surface.y[one.row]),
            one.loss,
            one.persistence,
            one.row in {0, last[0]} or one.column in {0, last[1]},
        )
        for one in shown
    ]
    saddles = [one.first_saddle - one.loss for one in shown if np.isfinite(one.first_saddle)]
    known = bool(basin.any())
    return Relief(
        level=height,
        basin_area=float(basin.sum()) * cell if known else float("nan"),
        basin_share=float(basin.mean()) if known else float("nan"),
        is_basin_cut=bool(basin[[0, -1]].any() or basin[:, [0, -1]].any()),
        share_below=float((z <= height).mean()),
        share_not_convex=_share_not_convex(z),
        minima=len(shown),
        minima_on_edge=sum(one.is_on_edge for one in deepest),
        smad=float(np.mean(saddles)) if len(shown) > 1 and saddles else 0.0,
        deepest=tuple(deepest[:_MOST_MINIMA]),
    )


def relief_told(surface: Surface) -> Mapping[str, Any] | None:
    """The figures for the facts of a surface; None where no loss is finite."""
    return relief(surface).told() if np.isfinite(surface.z).any() else None


def _level(surface: Surface, finite: Array, level: float | None) -> float:
    if level is None:
        end, highest = surface.convergence[2], float(finite.max())
        start = end if np.isfinite(end) else float(finite.min())
        return start + _BASIN * max(0.0, highest - start)
    if not isinstance(level, Real) or isinstance(level, bool):
        raise ValueKindError.of(f"{_WHERE}: level", "a number", level)
    if not np.isfinite(level):
        raise SummaryValueError.of(f"{_WHERE}: level", "a finite loss", level)
    return float(level)


def _basin(surface: Surface, level: float) -> Array:
    """The nodes around the end that hang together below the level, (ny, nx) of bool."""
    with from_analysis("scipy", _WHERE):
        from scipy.ndimage import label

    pieces, _ = label(surface.z <= level, structure=np.ones((3, 3)))
    x, y, _ = surface.convergence
    inside = surface.x.min() <= x <= surface.x.max() and surface.y.min() <= y <= surface.y.max()
    if not inside:
        return np.zeros(surface.z.shape, bool)
    own = pieces[np.abs(surface.y - y).argmin(), np.abs(surface.x - x).argmin()]
    return np.asarray((pieces == own) & (own > 0))


def _share_not_convex(z: Array) -> float:
    """Of inner nodes whose nine losses are finite; what rounding could bend counts as flat."""
    if min(z.shape) < 3:
        return float("nan")
    with np.errstate(all="ignore"):
        along_x = z[1:-1, 2:] - 2 * z[1:-1, 1:-1] + z[1:-1, :-2]
        along_y = z[2:, 1:-1] - 2 * z[1:-1, 1:-1] + z[:-2, 1:-1]
        mixed = (z[2:, 2:] - z[2:, :-2] - z[:-2, 2:] + z[:-2, :-2]) / 4
        smaller = (along_x + along_y) / 2 - np.hypot((along_x - along_y) / 2, mixed)
    known = np.isfinite(smaller)
    return (
        float((smaller < -_ROUNDING * np.abs(z[1:-1, 1:-1]))[known].mean())
        if known.any()
        else np.nan
    )


def _off(surface: Surface, row: int, column: int) -> float:
    """How far a node may be off its neighbours without that there is anything."""
    near = surface.error[max(0, row - 1) : row + 2, max(0, column - 1) : column + 2]
    return float(near.max()) + _ROUNDING * abs(float(surface.z[row, column]))
