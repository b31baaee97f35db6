"""Along axes: sums, means, extremes, and the sum that undoes broadcasting."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of

from . import infer
from .cast import cast
from .promotion import floated

__all__ = [
    "all",
    "amax",
    "amin",
    "any",
    "argmax",
    "argmin",
    "cumsum",
    "logsumexp",
    "max",
    "mean",
    "min",
    "prod",
    "std",
    "sum",
    "var",
]


def _axes(rng: np.random.Generator) -> Any:
    x = rng.standard_normal((2, 3, 2))
    yield (x,), {}
    yield (x,), {"axis": 1}
    yield (x,), {"axis": (0, 2), "keepdims": True}


def _one_axis(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"axis": 1}
    yield (rng.standard_normal((2, 3)),), {"axis": 0}


def _axis(axis: Any) -> Any:
    """NumPy's form of an axis argument: () and [] mean all axes in MindSpore."""
    if isinstance(axis, list):
        axis = tuple(axis)
    return None if axis == () else axis


@primitive(infer=infer.reduced)
def reduce_sum(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The sum along `axis` (None: all); keeps the dtype."""
    return xp_of(x).sum(x, axis=_axis(axis), keepdims=keepdims, dtype=x.dtype)


@primitive(infer=lambda x, **a: infer.floating(infer.reduced(x, **a)))
def reduce_mean(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The mean along `axis` (None: all)."""
    return xp_of(x).mean(floated(x), axis=_axis(axis), keepdims=keepdims)


@primitive(infer=infer.reduced)
def reduce_max(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The largest along `axis`; equal ones share the gradient."""
    return xp_of(x).max(x, axis=_axis(axis), keepdims=keepdims)


@primitive(infer=infer.reduced)
def reduce_min(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The smallest along `axis`; equal ones share the gradient."""
    return xp_of(x).min(x, axis=_axis(axis), keepdims=keepdims)


@primitive(infer=infer.reduced)
def reduce_prod(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The product along `axis` (None: all)."""
    return xp_of(x).prod(x, axis=_axis(axis), keepdims=keepdims, dtype=x.dtype)


@primitive(infer=infer.with_dtype(infer.reduced, np.bool_))
def reduce_all(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """Whether all are true along `axis`."""
    return xp_of(x).all(x, axis=_axis(axis), keepdims=keepdims)


@primitive(infer=infer.with_dtype(infer.reduced, np.bool_))
def reduce_any(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """Whether any is true along `axis`."""
    return xp_of(x).any(x, axis=_axis(axis), keepdims=keepdims)


def _arg_spec(x: Spec, axis: Any = None, keepdims: bool = False) -> Spec:
    return Spec(infer.reduced(x, axis, keepdims).shape, np.dtype(np.int64))


@primitive(infer=_arg_spec)
def index_of_max(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The index of the first largest along `axis` (None: of the flattened tensor)."""
    return xp_of(x).argmax(x, axis=axis, keepdims=keepdims)


@primitive(infer=_arg_spec)
def index_of_min(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The index of the first smallest along `axis` (None: of the flattened tensor)."""
    return xp_of(x).argmin(x, axis=axis, keepdims=keepdims)


@primitive(infer=infer.same)
def running_sum(x: Any, axis: int = 0, reverse: bool = False) -> Any:
    """The sum of all elements up to each along `axis`, from the end if `reverse`."""
    xp = xp_of(x)
    if reverse:
        return xp.flip(xp.cumsum(xp.flip(x, axis), axis=axis, dtype=x.dtype), axis)
    return xp.cumsum(x, axis=axis, dtype=x.dtype)


@primitive(infer=lambda x, shape: Spec(tuple(shape), x.dtype))
def sum_to(x: Any, shape: tuple[int, ...] = ()) -> Any:
    """The sum over the axes along which `shape` was broadcast to the shape of `x`."""
    extra = x.ndim - len(shape)
    axes = tuple(range(extra)) + tuple(
        extra + k for k, n in enumerate(shape) if n == 1 and x.shape[extra + k] != 1
    )
    return x.sum(axis=axes, dtype=x.dtype).reshape(shape) if axes else x.reshape(shape)


@primitive(infer=lambda x, shape: Spec(tuple(shape), x.dtype))
def broadcast_to(input: Any, shape: tuple[int, ...] = ()) -> Any:
    """The tensor repeated along new and length-1 axes to `shape`; -1 keeps an axis."""
    lead = len(shape) - input.ndim
    full = tuple(input.shape[k - lead] if n == -1 else n for k, n in enumerate(shape))
    return xp_of(input).broadcast_to(input, full)


def sum_like(g: Any, x: Any) -> Any:
    """The gradient `g` of a broadcast `x`: summed to its shape, in its dtype."""
    if not hasattr(x, "shape"):
        return g  # a Python number; nobody differentiates with respect to it
    if g.shape != x.shape:
        g = sum_to(g, shape=tuple(x.shape))
    return g if g.dtype == x.dtype else cast(g, x.dtype)


def _spread(g: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    """A reduced gradient, back to the rank and shape of what was reduced."""
    from .arrangement import reshape

    if not keepdims:
        axes = infer.normal_axes(axis, len(x.shape))
        g = reshape(g, tuple(1 if k in axes else n for k, n in enumerate(x.shape)))
    return broadcast_to(g, shape=tuple(x.shape))


def _count(x: Any, axis: Any) -> int:
    return math.prod(x.shape[k] for k in infer.normal_axes(_axis(axis), len(x.shape)))


def _mean_rule(g: Any, out: Any, x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    from .arithmetic import mul

    return _spread(mul(g, 1 / _count(x, axis)), x, _axis(axis), keepdims)


def _extreme_rule(g: Any, out: Any, x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """Shared equally between all that are extreme."""
    from .arithmetic import div, mul
    from .comparison import equal

    hit = cast(equal(x, _spread(out, x, _axis(axis), keepdims)), x.dtype)
    share = div(hit, reduce_sum(hit, axis=axis, keepdims=True))
    return mul(share, _spread(g, x, _axis(axis), keepdims))


def _prod_rule(g: Any, out: Any, x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    from .arithmetic import div, mul

    return div(_spread(mul(g, out), x, _axis(axis), keepdims), x)


def _sum_to_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3, 4)),), {"shape": (3, 1)}
    yield (rng.standard_normal((2, 3)),), {"shape": ()}


def _broadcast_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 1)),), {"shape": (2, 3, 4)}


def _sum_rule(g: Any, out: Any, x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    return _spread(g, x, _axis(axis), keepdims)


def _running_sum_rule(g: Any, out: Any, x: Any, axis: int = 0, reverse: bool = False) -> Any:
    return running_sum(g, axis=axis, reverse=not reverse)


def _running_sum_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"axis": 1}
    yield (rng.standard_normal((2, 3)),), {"axis": 0, "reverse": True}


defvjp(reduce_sum, _sum_rule, examples=_axes)
defvjp(reduce_mean, _mean_rule, examples=_axes)
defvjp(reduce_max, _extreme_rule, examples=_axes)
defvjp(reduce_min, _extreme_rule, examples=_axes)
defvjp(reduce_prod, _prod_rule, examples=_axes)
defvjp(reduce_all, examples=_axes)
defvjp(reduce_any, examples=_axes)
defvjp(index_of_max, examples=_one_axis)
defvjp(index_of_min, examples=_one_axis)
defvjp(running_sum, _running_sum_rule, examples=_running_sum_examples)
defvjp(
    sum_to,
    lambda g, out, x, shape: broadcast_to(g, shape=tuple(x.shape)),
    examples=_sum_to_examples,
)
defvjp(
    broadcast_to,
    lambda g, out, x, shape: sum_to(g, shape=tuple(x.shape)),
    examples=_broadcast_examples,
)


def sum(input: Any, dim: Any = None, keepdim: bool = False, *, dtype: Any = None) -> Any:
    """The sum along `dim` (None: all axes), computed and returned in `dtype` if given.

    >>> import engine
    >>> sum(engine.Tensor([[1.0, 2.0], [3.0, 4.0]]), 1).asnumpy()
    array([3., 7.], dtype=float32)
    """
    return reduce_sum(input if dtype is None else cast(input, dtype), axis=dim, keepdims=keepdim)


def mean(x: Any, axis: Any = None, keep_dims: bool = False) -> Any:
    """The mean along `axis` (None: all axes)."""
    return reduce_mean(x, axis=axis, keepdims=keep_dims)


def prod(input: Any, axis: Any = None, keep_dims: bool = False, dtype: Any = None) -> Any:
    """The product along `axis` (None: all axes)."""
    x = input if dtype is None else cast(input, dtype)
    return reduce_prod(x, axis=axis, keepdims=keep_dims)


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
    """The index of the first smallest along `axis` (None: of the flattened tensor), int64."""
    return index_of_min(input, axis=axis, keepdims=keepdims)


def all(input: Any, axis: Any = None, keep_dims: bool = False) -> Any:
    """Whether all elements are true along `axis` (None: of all)."""
    return reduce_all(input, axis=axis, keepdims=keep_dims)


def any(input: Any, axis: Any = None, keep_dims: bool = False) -> Any:
    """Whether any element is true along `axis` (None: of all)."""
    return reduce_any(input, axis=axis, keepdims=keep_dims)


def cumsum(x: Any, axis: int, dtype: Any = None) -> Any:
    """The sum of all elements up to each along `axis`."""
    return running_sum(x if dtype is None else cast(x, dtype), axis=axis)


def var(input: Any, axis: Any = None, ddof: int = 0, keepdims: bool = False) -> Any:
    """The variance along `axis`, divided by the count less `ddof`."""
    from .arithmetic import mul, sub
    from .elementary import square

    centred = sub(input, reduce_mean(input, axis=axis, keepdims=True))
    total = reduce_sum(square(centred), axis=axis, keepdims=keepdims)
    return mul(total, 1 / (_count(input, axis) - int(ddof)))


def std(input: Any, axis: Any = None, ddof: int = 0, keepdims: bool = False) -> Any:
    """The standard deviation along `axis`, with the count less `ddof` below the root."""
    from .elementary import sqrt

    return sqrt(var(input, axis, ddof, keepdims))


def logsumexp(input: Any, axis: Any, keep_dims: bool = False) -> Any:
    """The logarithm of the sum of exponentials along `axis`, shifted so that it cannot overflow."""
    from .arithmetic import add, sub
    from .arrangement import reshape
    from .elementary import exp, log
    from .gradient import stop_gradient

    top = stop_gradient(reduce_max(input, axis=axis, keepdims=True))
    total = log(reduce_sum(exp(sub(input, top)), axis=axis, keepdims=True))
    out = add(total, top)
    spec = infer.reduced(Spec(tuple(input.shape), None), axis, keep_dims)
    return out if keep_dims else reshape(out, spec.shape)
