"""What was computed at the nodes of a grid beside the losses, as maps."""

from __future__ import annotations

import numpy as np

from insight.needed import from_analysis

from .asked import Asked
from .axes import Axes
from .parameters import Array
from .quantities import ERROR, PARTS


def quantity_maps(
    asked: Asked, axes: Axes, evaluated: Array
) -> tuple[dict[str, Array], int | None]:
    """The quantities of the nodes by name, (ny, nx), and of how many parts sampling errors are.

    Nothing is computed for it. Between computed nodes `sampling_error` stays unknown, and others
    are interpolated linearly in the triangles between them: they are steps, as an accuracy is, or
    of other samples, so that nothing tells how far off that is.
    """
    names = asked.job.quantities
    xs, ys = axes.x.tolist(), axes.y.tolist()
    values = asked.held([(xs[i], ys[j]) for j, i in np.argwhere(evaluated).tolist()])[1:]
    maps = {}
    for name, known in zip(names, values, strict=True):
        found = np.full(axes.shape, np.nan)
        found[evaluated] = known
        maps[name] = found
    counts = maps.pop(PARTS, np.empty(0))
    counts = counts[np.isfinite(counts)]
    for name, found in maps.items():
        if name != ERROR and not evaluated.all():
            found[~evaluated] = interpolated(evaluated, found[evaluated])
    return maps, int(counts.min()) if counts.size else None


def interpolated(known: Array, values: Array) -> Array:
    """Values of the nodes of a grid that are not known, linearly between those that are.

    Args:
        known: Which are, (ny, nx) of bool.
        values: Theirs, in row-major order.

    >>> interpolated(np.array([[True, False, True], [True, True, True]]), np.arange(5.0))
    array([0.5])

    """
    with from_analysis("scipy", "surface"):
        from scipy.interpolate import LinearNDInterpolator

    finite = np.isfinite(values)
    points = np.argwhere(known).astype(np.float64)[finite]
    wanted = np.argwhere(~known).astype(np.float64)
    spread = np.linalg.matrix_rank(points - points[:1]) if len(points) else 0
    if spread < 2:  # no triangle
        return np.full(len(wanted), np.nan)
    found: Array = LinearNDInterpolator(points, values[finite])(wanted)
    return found
