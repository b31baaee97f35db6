"""In which order the axes of an array lie in memory."""

from __future__ import annotations

import functools
from typing import Any

__all__ = ["is_dense"]


@functools.lru_cache(512)
def _fills(shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int) -> bool:
    expected = itemsize
    for stride, length in sorted(zip(strides, shape, strict=True)):
        if length == 1:
            continue
        if stride != expected:
            return False
        expected *= length
    return True


def is_dense(x: Any) -> bool:
    """Whether an array's elements fill one piece of memory, whatever the order of its axes.

    >>> import numpy as np
    >>> is_dense(np.zeros((2, 3)).T), is_dense(np.zeros((2, 3))[:, ::2])
    (True, False)
    """
    return _fills(x.shape, x.strides, x.itemsize)
