"""Arrays that begin with a line of the processor's cache.

Vectors that lie across two lines take kernels longer, and NumPy's own arrays begin somewhere in
one. So what stays for a whole training lies on lines: parameters, and the state of optimizers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .native.arrays import LINE, address_of, lines

__all__ = ["copied_on_lines", "on_lines"]

_LEAST_BYTES = 1 << 10  # below, nothing is gained


def on_lines(array: Any) -> Any:
    """The same numbers in memory that begins with a line: the array where it is so, or it is small.

    >>> on_lines(np.ones(1000)).ctypes.data % 64
    0
    """
    if not _gains(array) or address_of(array) % LINE == 0:
        return array
    return copied_on_lines(array, array.dtype)


def copied_on_lines(array: Any, dtype: Any) -> Any:
    """A copy of a number type, in memory that begins with a line unless it is small."""
    if not _gains(array):
        return array.astype(dtype, copy=True)
    found = lines(array.shape, dtype)
    found[...] = array
    return found


def _gains(array: Any) -> bool:
    if type(array) is not np.ndarray or array.nbytes < _LEAST_BYTES or array.dtype.hasobject:
        return False
    return bool(array.flags.c_contiguous)
