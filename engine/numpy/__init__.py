"""NumPy's names over the operators of `engine.ops`: `import engine.numpy as mnp`.

Results are tensors, gradients flow through them, and they lie on the device of what they are made
of. What differs from NumPy stands in docs/numpy.md.

>>> from engine import numpy as mnp
>>> mnp.linspace(0, 1, 3) + mnp.ones(3)
Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.50000000e+00,  2.00000000e+00])
"""

from __future__ import annotations

import functools
from types import FunctionType
from typing import Any

from engine.names import attach
from engine.ops.refusing import telling

# They call functions of their user, whose errors are their own.
_OF_USERS = {"apply_along_axis", "apply_over_axes", "pad", "piecewise"}


def _told(name: str, found: Any) -> Any:
    """A function that tells errors under its name; calls inside of the package go past it."""
    return _coat(found) if isinstance(found, FunctionType) and name not in _OF_USERS else found


@functools.cache
def _coat(function: FunctionType) -> Any:
    coat = telling(function)
    coat.__module__ = __name__  # it is pickled by the name that users have
    return coat


attach(__name__, _told)
