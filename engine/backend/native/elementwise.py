"""Operators of each element of float32 in machine code, of arrays that broadcast and of numbers.

Their recipes are exact, so they have NumPy's bits; they take long arrays, which two threads go
through faster than one. What they leave to NumPy, they say with None.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from .arrays import FLOAT
from .together import Given, Step, Together, together

__all__ = ["LEAST", "elementwise"]

LEAST = 1 << 18  # numbers; of fewer NumPy is as fast
_MOST_WHOLE = 1 << 53  # below it a float of Python's is any whole number

_Lies = tuple[tuple[int, ...], tuple[int, ...]] | None


def elementwise(name: str, *operands: Any) -> Any:
    """The recipe of a name, of arrays and Python's numbers; None where NumPy must do."""
    lie: list[_Lies] = []
    arrays, numbers = [], []
    for x in operands:
        if x.__class__ is np.ndarray:
            if x.dtype is not FLOAT:
                return None
            lie.append((x.shape, x.strides))
            arrays.append(x)
        elif x.__class__ is float or (x.__class__ is int and abs(x) < _MOST_WHOLE):
            lie.append(None)
            numbers.append(float(x))
        else:
            return None
    made = _made(name, tuple(lie))
    out = None if made is None else made.run(arrays, numbers)
    return None if out is None else out[0]


@functools.lru_cache(maxsize=2048)
def _made(name: str, lie: tuple[_Lies, ...]) -> Together | None:
    given = tuple([None if one is None else Given(*one) for one in lie])
    try:
        shape = np.broadcast_shapes(*(one.shape for one in given if one is not None))
    except ValueError:
        return None  # NumPy says why
    step = Step(name, tuple(range(len(given))), (), (shape,))
    return together(given, (step,), (len(given),))
