"""Products, and what is summed, multiplied or compared up to each element of an axis."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.typed import Axis, DTypeLike, Tensor

from . import infer
from .arithmetic import add, maximum, mul, sub
from .arrangement import reshape, transpose
from .cast import cast
from .comparison import equal, isfinite, where
from .elementary import exp, log
from .gradient import stop_gradient
from .indexing import gather_elements
from .joining import pad_with, part_of
from .promotion import added_in
from .reduction import along_axes, normal_axis, spread, summable
from .turning import flipped

__all__ = [
    "cummax",
    "cummin",
    "cumprod",
    "cumsum",
    "logcumsumexp",
    "prod",
    "reduce_prod",
]


@primitive(infer=infer.same, kind="along", mindspore="CumSum")
def running_sum(x: Any, axis: int = 0, reverse: bool = False) -> Any:
    """The sum of all elements up to each along `axis`, from the end if `reverse`."""
    xp = xp_of(x)
    given = xp.flip(x, axis) if reverse else x
    out = xp.cumsum(given, axis=axis, dtype=added_in(x.dtype)).astype(x.dtype, copy=False)
    return xp.flip(out, axis) if reverse else out


@primitive(infer=infer.same, kind="along", mindspore="CumProd")
def running_product(x: Any, axis: int = 0, reverse: bool = False) -> Any:
    """The product of all elements up to each along `axis`, from the end if `reverse`."""
    xp = xp_of(x)
    given = xp.flip(x, axis) if reverse else x
    out = xp.cumprod(given, axis=axis, dtype=added_in(x.dtype)).astype(x.dtype, copy=False)
    return xp.flip(out, axis) if reverse else out


def _running_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"axis": 1}
    yield (rng.standard_normal((3, 2)),), {"axis": 0, "reverse": True}


def _running_sum_rule(g: Any, out: Any, x: Any, axis: int, reverse: bool) -> Any:
    return running_sum(g, axis=axis, reverse=not reverse)


def _running_product_rule(g: Any, out: Any, x: Any, axis: int, reverse: bool) -> Any:
    """What stands before each, times the sum of what follows: no division, so zeros may be there.

    The sum is a recurrence, `s[i] = g[i] + x[i + 1] s[i + 1]`, solved over 1, 2, 4 … elements.
    """
    axis %= len(x.shape)
    if reverse:
        g, x = flipped(g, dims=(axis,)), flipped(x, dims=(axis,))
        return flipped(_product_gradient(g, x, axis), dims=(axis,))
    return _product_gradient(g, x, axis)


def _product_gradient(g: Any, x: Any, axis: int) -> Any:
    total, factor, step = g, _from_behind(x, 1, axis), 1
    while step < x.shape[axis]:
        total = add(total, mul(factor, _from_behind(total, step, axis)))
        factor = mul(factor, _from_behind(factor, step, axis))
        step *= 2
    return mul(total, before_each(x, axis))


def _from_behind(x: Any, step: int, axis: int) -> Any:
    """The element `step` further on, zero behind the end."""
    length = x.shape[axis]
    step = min(step, length)
    return padded(part_of(x, axis=axis, start=step, stop=length), axis, 0, step, 0)


def before_each(x: Any, axis: int, *, reverse: bool = False) -> Any:
    """The product of all elements before each, or with `reverse` behind it."""
    return _shifted(running_product, x, axis, reverse, 1)


def sum_before_each(x: Any, axis: int, *, reverse: bool = False) -> Any:
    """The sum of all elements before each, or with `reverse` behind it."""
    return _shifted(running_sum, x, axis, reverse, 0)


def _shifted(of: Any, x: Any, axis: int, reverse: bool, first: float) -> Any:
    length = x.shape[axis]
    if length == 0:
        return x
    start, stop = (1, length) if reverse else (0, length - 1)
    others = of(part_of(x, axis=axis, start=start, stop=stop), axis=axis, reverse=reverse)
    return padded(others, axis, 0 if reverse else 1, 1 if reverse else 0, first)


def padded(x: Any, axis: int, before: int, behind: int, value: float) -> Any:
    widths = tuple((before, behind) if k == axis else (0, 0) for k in range(len(x.shape)))
    return pad_with(x, widths=widths, value=value)


defvjp(running_sum, _running_sum_rule, examples=_running_examples)
defvjp(running_product, _running_product_rule, examples=_running_examples)


@primitive(infer=infer.reduced, kind="reduction", mindir="ReduceProd", onnx="ReduceProd")
def reduce_prod(x: Tensor, axis: Axis = (), keepdims: bool = False) -> Tensor:
    """The product along `axis` (None: all)."""
    kind = added_in(x.dtype)
    out = xp_of(x).prod(x, axis=normal_axis(axis), keepdims=keepdims, dtype=kind)
    return out.astype(x.dtype, copy=False)


def _prod_rule(g: Any, out: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    """For each element the product of all others, of those before and those behind it."""
    rank = len(x.shape)
    axes = infer.normal_axes(axis, rank)
    order = [k for k in range(rank) if k not in axes] + list(axes)
    moved = transpose(x, order)
    lead = tuple(moved.shape[: rank - len(axes)])
    rows = reshape(moved, (*lead, math.prod(x.shape[k] for k in axes)))
    last = len(lead)
    others = mul(before_each(rows, last), before_each(rows, last, reverse=True))
    back = transpose(reshape(others, tuple(moved.shape)), np.argsort(order).tolist())
    return mul(back, spread(g, x, normal_axis(axis), keepdims))


defvjp(reduce_prod, _prod_rule, examples=along_axes)


def prod(
    input: Tensor,
    axis: Axis = None,
    keep_dims: bool = False,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """The product along `axis` (None: all), in `dtype`; whole numbers become int64.

    >>> import engine
    >>> prod(engine.Tensor([[1.0, 2.0], [3.0, 4.0]]), 1).asnumpy()
    array([ 2., 12.], dtype=float32)
    """
    return reduce_prod(summable(input, dtype), axis=axis, keepdims=keep_dims)


def cumsum(x: Tensor, axis: int, dtype: DTypeLike | None = None) -> Tensor:
    """The sum of all elements up to each along `axis`, in the dtype of `x` or in `dtype`."""
    x = x if dtype is None else cast(x, dtype)
    if not len(x.shape):
        return reshape(cumsum(reshape(x, (1,)), axis), ())
    return running_sum(x, axis=axis)


def cumprod(input: Tensor, dim: int, dtype: DTypeLike | None = None) -> Tensor:
    """The product of all elements up to each along `dim`, in `dtype`; whole numbers become int64.

    >>> import engine
    >>> cumprod(engine.Tensor([2.0, 3.0, 4.0]), 0).asnumpy()
    array([ 2.,  6., 24.], dtype=float32)
    """
    x = summable(input, dtype)
    if not len(x.shape):
        return reshape(cumprod(reshape(x, (1,)), dim), ())
    return running_product(x, axis=dim)


def _index_spec(x: Spec, axis: int, smallest: bool) -> Spec:
    return Spec(x.shape, np.dtype(np.int64))


@primitive(infer=_index_spec, kind="along", mindspore="Cummax")
def index_of_running(x: Any, axis: int = 0, smallest: bool = False) -> Any:
    """The index of the last largest (or smallest) up to each; from a NaN on that NaN's.

    Over 1, 2, 4 … elements, as CuPy has no running maximum.
    """
    xp = xp_of(x)
    x = x.astype(np.float32) if x.dtype.kind == "V" else x  # bfloat16 warns of NaN
    values = xp.moveaxis(x, axis, -1)
    length = values.shape[-1]
    indices = xp.broadcast_to(xp.arange(length, dtype=np.int64), values.shape).copy()
    step = 1
    while step < length:
        here, before = values[..., step:], values[..., :-step]
        taken = before < here if smallest else before > here
        if x.dtype.kind in "fV":  # NaN stays until the next NaN
            taken = xp.logical_or(taken, xp.logical_and(before != before, here == here))
        values = _with_tail(xp, values, xp.where(taken, before, here))
        indices = _with_tail(
            xp, indices, xp.where(taken, indices[..., :-step], indices[..., step:])
        )
        step *= 2
    return xp.moveaxis(indices, -1, axis)


@index_of_running.form(device="CPU", provider="numpy")
def _index_by_accumulation(x: Any, axis: int = 0, smallest: bool = False) -> Any:
    """The last index at which the running extreme was met; NaN is left to the reference."""
    held = x.astype(np.float32) if x.dtype.kind == "V" else x
    if held.dtype.kind == "f" and np.isnan(held).any():
        return index_of_running.reference(x, axis=axis, smallest=smallest)
    extreme = np.minimum if smallest else np.maximum
    met = held == extreme.accumulate(held, axis=axis)
    shape = [-1 if k == axis % x.ndim else 1 for k in range(x.ndim)]
    indices = np.where(met, np.arange(x.shape[axis]).reshape(shape), 0)
    return np.maximum.accumulate(indices, axis=axis)


def _with_tail(xp: Any, x: Any, tail: Any) -> Any:
    return xp.concatenate([x[..., : x.shape[-1] - tail.shape[-1]], tail], axis=-1)


def _index_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 5)),), {"axis": 1}
    yield (rng.standard_normal((5, 2)),), {"axis": 0, "smallest": True}


defvjp(index_of_running, examples=_index_examples)


def _running_extreme(x: Any, axis: int, smallest: bool) -> tuple[Any, Any]:
    if not len(x.shape):
        value, index = _running_extreme(reshape(x, (1,)), axis, smallest)
        return reshape(value, ()), reshape(index, ())
    (number,) = infer.normal_axes(axis, len(x.shape))
    indices = index_of_running(x, axis=number, smallest=smallest)
    return gather_elements(x, number, indices), indices


def cummax(input: Tensor, axis: int) -> tuple[Tensor, Tensor]:
    """The largest element up to each along `axis`, and its index: of equal ones the last, int64.

    >>> import engine
    >>> values, indices = cummax(engine.Tensor([1.0, 3.0, 2.0]), 0)
    >>> values.asnumpy(), indices.asnumpy()
    (array([1., 3., 3.], dtype=float32), array([0, 1, 1]))
    """
    return _running_extreme(input, axis, smallest=False)


def cummin(input: Tensor, axis: int) -> tuple[Tensor, Tensor]:
    """The smallest element up to each along `axis`, and its index: of equal ones the last, int32.

    The type of its indices differs from that of `cummax`, in MindSpore, too.
    """
    values, indices = _running_extreme(input, axis, smallest=True)
    return values, cast(indices, np.int32)


def logcumsumexp(input: Tensor, axis: int) -> Tensor:
    """The logarithm of the sum of exponentials up to each along `axis`; whole numbers as float32.

    Over 1, 2, 4 … elements, each pair shifted by its larger one: neither large nor small numbers
    are lost.

    >>> import engine
    >>> logcumsumexp(engine.Tensor([0.0, 1000.0, 1000.0]), 0).asnumpy().round(3)
    array([   0.   , 1000.   , 1000.693], dtype=float32)
    """
    if not len(input.shape):
        return reshape(logcumsumexp(reshape(input, (1,)), axis), ())
    (number,) = infer.normal_axes(axis, len(input.shape))
    array = input.array if isinstance(input, Value) else input
    out = input if array.dtype.kind in "fV" else cast(input, np.float32)
    step, length = 1, input.shape[number]
    while step < length:
        before = part_of(out, axis=number, start=0, stop=length - step)
        before = padded(before, number, step, 0, -math.inf)
        top = stop_gradient(maximum(out, before))
        top = where(isfinite(top), top, 0.0)
        total = add(exp(sub(out, top)), exp(sub(before, top)))
        nothing = equal(total, 0)
        out = where(nothing, -math.inf, add(log(where(nothing, 1.0, total)), top))
        step *= 2
    return out
