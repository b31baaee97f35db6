"""Along axes: sums, means, whether all or any are true."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import Primitive, Spec, Value, casting, defvjp, primitive
from engine.backend import xp_of
from engine.backend.native import reductions
from engine.backend.native.recipes import RECIPES
from engine.typed import Axis, DTypeLike, Tensor

from . import infer
from .arithmetic import mul
from .arrangement import reshape
from .broadcasting import broadcast_to
from .cast import cast
from .promotion import added_in, floated, total_of

__all__ = [
    "all",
    "any",
    "mean",
    "reduce_all",
    "reduce_any",
    "reduce_mean",
    "reduce_sum",
    "sum",
]


def along_axes(rng: np.random.Generator) -> Any:
    x = rng.standard_normal((2, 3, 2))
    yield (x,), {}
    yield (x,), {"axis": 1}
    yield (x,), {"axis": (0, 2), "keepdims": True}


def normal_axis(axis: Any) -> Any:
    """NumPy's form of an axis argument: () and [] mean all axes in MindSpore."""
    axis = infer.plain_axis(axis)
    return None if axis == () else axis


@primitive(infer=infer.reduced, kind="reduction", linear="all", listed="SumExt", onnx="ReduceSum")
def reduce_sum(x: Tensor, axis: Axis = (), keepdims: bool = False) -> Tensor:
    """The sum along `axis` (None: all); keeps the dtype."""
    return total_of(x, normal_axis(axis), keepdims)


def _mean_spec(x: Spec, axis: Any, keepdims: bool) -> Spec:
    out = infer.reduced(x, axis, keepdims)
    return out._replace(dtype=np.dtype(np.float32)) if out.dtype.kind == "b" else out


@primitive(infer=_mean_spec, kind="reduction", linear="all", mindir="ReduceMean", onnx="ReduceMean")
def reduce_mean(x: Tensor, axis: Axis = (), keepdims: bool = False) -> Tensor:
    """The mean along `axis` (None: all); of whole numbers cut to a whole one, as in MindSpore."""
    array: Any = x
    xp, axes = xp_of(array), normal_axis(axis)
    if not array.ndim and infer.normal_axes(axis, 0) == ():
        axes = None  # as sums do, 0 and -1 name the axis that a number has not
    if array.dtype.kind in "iu":
        total = array.sum(axis=axes, keepdims=keepdims, dtype=np.int64)
        share = xp.sign(total) * (xp.abs(total) // max(count_along(x, axis), 1))
        return share.astype(array.dtype)
    held = floated(array)
    if not held.size:  # NaN; NumPy's own mean of nothing warns
        return held.sum(axis=axes, keepdims=keepdims) / held.dtype.type(count_along(x, axis))
    of = _numpy_mean if xp is np else xp.mean
    mean: Any = of(held, axis=axes, keepdims=keepdims, dtype=added_in(held.dtype))
    return mean if mean.dtype is held.dtype else mean.astype(held.dtype, copy=False)


def _numpy_mean(x: np.ndarray, axis: Any, keepdims: bool, dtype: Any) -> Any:
    """What `np.mean` does of numbers that are there: that takes four times as long for a few."""
    add: Any = np.add
    total = add.reduce(x, axis=axis, dtype=dtype, keepdims=keepdims)
    count = np.intp(x.size if axis is None else count_along(x, axis))
    if total.__class__ is np.ndarray:
        return np.true_divide(total, count, out=total, casting="unsafe")
    return total.dtype.type(total / count)


def with_reduction(primitive: Primitive) -> None:
    """Gives an operator along axes the native form that runs the recipe of its name."""
    name, forms = primitive.name, primitive.forms
    least = RECIPES[name].least

    @primitive.form(device="CPU", provider="native")
    def computed(x: Any, axis: Any = (), keepdims: bool = False) -> Any:
        out = None
        if x.size >= least:
            out = reductions.put_together(name, x, infer.normal_axes(axis, x.ndim), keepdims)
        return forms.after("native")(x, axis=axis, keepdims=keepdims) if out is None else out


with_reduction(reduce_sum)
with_reduction(reduce_mean)


@primitive(infer=infer.with_dtype(infer.reduced, np.bool_), kind="reduction", mindir="ReduceAll")
def reduce_all(x: Tensor, axis: Axis = (), keepdims: bool = False) -> Tensor:
    """Whether all are true along `axis`."""
    return xp_of(x).all(x, axis=normal_axis(axis), keepdims=keepdims)


@primitive(infer=infer.with_dtype(infer.reduced, np.bool_), kind="reduction", mindir="ReduceAny")
def reduce_any(x: Tensor, axis: Axis = (), keepdims: bool = False) -> Tensor:
    """Whether any is true along `axis`."""
    return xp_of(x).any(x, axis=normal_axis(axis), keepdims=keepdims)


def spread(g: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    """A reduced gradient, back to the rank and shape of what was reduced."""
    if not keepdims:
        axes = infer.normal_axes(axis, len(x.shape))
        g = reshape(g, tuple(1 if k in axes else n for k, n in enumerate(x.shape)))
    return broadcast_to(g, shape=tuple(x.shape))


def count_along(x: Any, axis: Any) -> int:
    return math.prod(x.shape[k] for k in infer.normal_axes(normal_axis(axis), len(x.shape)))


def _mean_rule(g: Any, out: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    share = mul(g, 1 / max(count_along(x, axis), 1))
    share = share if share.dtype == g.dtype else cast(share, g.dtype)  # of whole numbers
    return spread(share, x, normal_axis(axis), keepdims)


def _sum_rule(g: Any, out: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    return spread(g, x, normal_axis(axis), keepdims)


defvjp(reduce_sum, _sum_rule, examples=along_axes)
defvjp(reduce_mean, _mean_rule, examples=along_axes)
defvjp(reduce_all, examples=along_axes)
defvjp(reduce_any, examples=along_axes)


def sum(
    input: Tensor,
    dim: Axis = None,
    keepdim: bool = False,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """The sum along `dim` (None: all axes), in `dtype`; by default whole numbers become int64.

    >>> import engine
    >>> sum(engine.Tensor([[1.0, 2.0], [3.0, 4.0]]), 1).asnumpy()
    array([3., 7.], dtype=float32)
    """
    if dtype is None:
        return reduce_sum(summable(input, None), axis=dim, keepdims=keepdim)
    with casting(None):  # the type that is asked for counts
        return reduce_sum(summable(input, dtype), axis=dim, keepdims=keepdim)


def summable(x: Any, dtype: Any) -> Any:
    """In `dtype`; without one whole numbers as int64, which many of them fit in."""
    if dtype is not None:
        return cast(x, dtype)
    array = x.array if isinstance(x, Value) else x
    return cast(x, np.int64) if array.dtype.kind in "iub" else x


def mean(x: Tensor, axis: Axis = None, keep_dims: bool = False) -> Tensor:
    """The mean along `axis` (None: all axes).

    That of whole numbers is cut to a whole one, as in MindSpore; of truth values it is float32.
    """
    return reduce_mean(x, axis=axis, keepdims=keep_dims)


def all(input: Tensor, axis: Axis = None, keep_dims: bool = False) -> Tensor:
    """Whether all elements are true along `axis` (None: of all)."""
    return reduce_all(input, axis=axis, keepdims=keep_dims)


def any(input: Tensor, axis: Axis = None, keep_dims: bool = False) -> Tensor:
    """Whether any element is true along `axis` (None: of all)."""
    return reduce_any(input, axis=axis, keepdims=keep_dims)
