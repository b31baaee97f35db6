"""The largest and the smallest along axes, and where they stand."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of

from . import infer
from .arithmetic import div, mul
from .cast import cast
from .comparison import equal
from .reduction import along_axes, normal_axis, reduce_sum, spread

__all__ = ["amax", "amin", "argmax", "argmin", "max", "min"]


def _one_axis(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"axis": 1}
    yield (rng.standard_normal((2, 3)),), {"axis": 0}


@primitive(infer=infer.reduced)
def reduce_max(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The largest along `axis`; equal ones share the gradient."""
    return xp_of(x).max(x, axis=normal_axis(axis), keepdims=keepdims)


@primitive(infer=infer.reduced)
def reduce_min(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The smallest along `axis`; equal ones share the gradient."""
    return xp_of(x).min(x, axis=normal_axis(axis), keepdims=keepdims)


def _arg_spec(x: Spec, axis: Any, keepdims: bool) -> Spec:
    return Spec(infer.reduced(x, axis, keepdims).shape, np.dtype(np.int64))


@primitive(infer=_arg_spec)
def index_of_max(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The index of the first largest along `axis` (None: of the flattened tensor)."""
    return xp_of(x).argmax(x, axis=axis, keepdims=keepdims)


@primitive(infer=_arg_spec)
def index_of_min(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The index of the first smallest along `axis` (None: of the flattened tensor)."""
    return xp_of(x).argmin(x, axis=axis, keepdims=keepdims)


def _extreme_rule(g: Any, out: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    """Shared equally between all that are extreme."""
    hit = cast(equal(x, spread(out, x, normal_axis(axis), keepdims)), x.dtype)
    share = div(hit, reduce_sum(hit, axis=axis, keepdims=True))
    return mul(share, spread(g, x, normal_axis(axis), keepdims))


defvjp(reduce_max, _extreme_rule, examples=along_axes)
defvjp(reduce_min, _extreme_rule, examples=along_axes)
defvjp(index_of_max, examples=_one_axis)
defvjp(index_of_min, examples=_one_axis)


def amax(input: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The largest along `axis` (None: of all)."""
    return reduce_max(input, axis=axis, keepdims=keepdims)


def amin(input: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The smallest along `axis` (None: of all)."""
    return reduce_min(input, axis=axis, keepdims=keepdims)


def max(input: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The largest values along `axis` and their indices; without `axis` the largest of all and 0.

    Returns:
        Two tensors: values, and int64 indices.

    """
    return reduce_max(input, axis=axis, keepdims=keepdims), _index(
        index_of_max, input, axis, keepdims
    )


def min(input: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The smallest values along `axis` and their indices; without `axis` the smallest of all and 0.

    Returns:
        Two tensors: values, and int64 indices.

    """
    return reduce_min(input, axis=axis, keepdims=keepdims), _index(
        index_of_min, input, axis, keepdims
    )


def _index(of: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    if axis is not None:
        return of(x, axis=axis, keepdims=keepdims)
    zero = xp_of(x.array if isinstance(x, Value) else x).zeros((), np.int64)
    return Value.wrap(zero) if isinstance(x, Value) else zero


def argmax(input: Any, dim: int | None = None, keepdim: bool = False) -> Any:
    """The index of the first largest along `dim` (None: of the flattened tensor), int64."""
    return index_of_max(input, axis=dim, keepdims=keepdim)


def argmin(input: Any, axis: int | None = None, keepdims: bool = False) -> Any:
    """The index of the first smallest along `axis` (None: of the flattened tensor), int32."""
    return cast(index_of_min(input, axis=axis, keepdims=keepdims), np.int32)
