"""Complex parameters as optimizers move them: both parts as real numbers beside each other.

So the square of a gradient is that of each part, as in PyTorch.
"""

from __future__ import annotations

from typing import Any

import numpy as np

__all__: list[str] = []


def is_complex(array: Any) -> bool:
    """Whether an array holds complex numbers."""
    return bool(array.dtype.kind == "c")


def as_parts(array: Any) -> Any:
    """The same memory as real numbers, the last axis twice as long.

    >>> as_parts(np.array([1 + 2j])).tolist()
    [1.0, 2.0]
    """
    whole = array if array.ndim else array.reshape(1)
    return whole.view(np.zeros((), array.dtype).real.dtype)
