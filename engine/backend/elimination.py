"""Gaussian elimination with rows exchanged, which NumPy and CuPy have only inside of others."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.backend import xp_of


def eliminated(x: Any) -> tuple[Any, Any]:
    """The two triangles of a matrix in one, and with which row each was exchanged.

    Args:
        x: (rows, columns), of float32, float64, complex64 or complex128.

    Returns:
        The upper triangle with, below the diagonal, the lower one without its ones; and int32
        (min(rows, columns),), rows counted from 0. A zero on the diagonal is left there.

    """
    return by_lapack(x) if xp_of(x) is np else by_columns(x)


def by_lapack(x: Any) -> tuple[Any, Any]:
    """On the CPU; SciPy's own function would warn of zeros."""
    from scipy.linalg.lapack import get_lapack_funcs

    if not x.size:
        return x.copy(), np.zeros(0, np.int32)
    (eliminate,) = get_lapack_funcs(("getrf",), (x,))
    packed, pivots, _ = eliminate(x)
    return np.ascontiguousarray(packed), pivots.astype(np.int32, copy=False)


def by_columns(x: Any) -> tuple[Any, Any]:
    """In array code, column by column, so that no number of a device is waited for."""
    xp, packed, (rows, columns) = xp_of(x), x.copy(), x.shape
    order, pivots = xp.arange(rows), xp.zeros(min(rows, columns), np.int32)
    for k in range(min(rows, columns)):
        largest = xp.argmax(xp.abs(packed[k:, k])) + k
        pivots[k] = largest
        packed = packed[xp.where(order == k, largest, xp.where(order == largest, k, order))]
        pivot = packed[k, k]
        # Where the pivot is zero all below it is, too.
        below = packed[k + 1 :, k] / xp.where(pivot == 0, x.dtype.type(1), pivot)
        packed[k + 1 :, k] = below
        packed[k + 1 :, k + 1 :] -= below[:, None] * packed[k, k + 1 :]
    return packed, pivots
