"""Arrays that begin with a line of the processor's cache.

Vectors that lie across two lines take kernels longer, and NumPy's own arrays begin somewhere in
one. So what stays for a whole training lies on lines: parameters, and the state of optimizers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .native.arrays import LINE, address_of, lines

__all__ = ["on_lines"]

_LEAST_BYTES = 1 << 10  # below, nothing is gained


def on_lines(array: Any) -> Any:
    """The same numbers in memory that begins with a line: the array where it is so, or it is small.

    >>> on_lines(np.ones(1000)).ctypes.data % 64
    0
    """
    if type(array) is not np.ndarray or array.nbytes < _LEAST_BYTES or array.dtype.hasobject:
        return array
    if not array.flags.c_contiguous or address_of(array) % LINE == 0:
        return array
    found = lines(array.shape, array.dtype)
    found[...] = array
    return found
