"""Nodes of a grid: where those of a mask are, and what lies around them."""

from __future__ import annotations

import numpy as np

from .parameters import Array


def points_of(mask: Array) -> Array:
    """The nodes of a mask in row-major order, as (x, y) in nodes.

    >>> points_of(np.array([[False, True], [True, False]])).tolist()
    [[1.0, 0.0], [0.0, 1.0]]

    """
    rows, columns = np.nonzero(mask)
    return np.stack([columns, rows], axis=1).astype(np.float64)


def grown(values: Array, reach: int) -> Array:
    """The largest value within so many nodes, along both axes; of a mask, whether there is one.

    >>> grown(np.array([[True, False, False]]), 1)
    array([[ True,  True, False]])

    """
    found = values.copy()
    for axis in (0, 1):
        wide = np.swapaxes(found, 0, axis)
        before = wide.copy()
        for step in range(1, reach + 1):
            np.maximum(wide[step:], before[:-step], out=wide[step:])
            np.maximum(wide[:-step], before[step:], out=wide[:-step])
    return found
