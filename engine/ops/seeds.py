"""What gradients begin with: ones for an output, zeros where no path leads."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.backend import xp_of

from . import infer

__all__: list[str] = []

_TRAITS: Any = {"kind": "elementwise", "moves": True, "as_given": True, "by_shape": True}


@primitive(infer=infer.same, mindir="OnesLike", **_TRAITS)
def ones_of(x: Any) -> Any:
    """Ones of the shape and dtype of `x`: the gradient of the sum of an output."""
    xp = xp_of(x)
    return xp.ones_like(x) if x.ndim else xp.ones((), x.dtype)  # a tenth of the time


def ones_to_read(x: Any) -> Any:
    """As `ones_of` gives them to who never writes to them: of a number the same each time."""
    if isinstance(x, np.ndarray | np.generic) and x.shape == ():
        return _one(x.dtype)
    return ones_of(x)


@functools.cache
def _one(dtype: np.dtype) -> Any:
    one: Any = np.ones((), dtype)
    one.flags.writeable = False
    return one


@primitive(infer=infer.same, mindir="ZerosLike", **_TRAITS)
def zeros_of(x: Any) -> Any:
    """Zeros of the shape and dtype of `x`: the gradient along a path that is not there."""
    return xp_of(x).zeros_like(x)


def _examples(rng: Any) -> Any:
    yield (rng.standard_normal((2, 3)),), {}


defvjp(ones_of, examples=_examples)
defvjp(zeros_of, examples=_examples)
