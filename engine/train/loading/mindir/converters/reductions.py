"""Many numbers to one, running along an axis, order, normalisation."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.train.loading.mindir.registry import Computes, add, reads

_REDUCING: dict[str, Computes] = {
    "ReduceAll": ops.reduce_all,
    "ReduceAny": ops.reduce_any,
    "ReduceMax": ops.reduce_max,
    "ReduceMean": ops.reduce_mean,
    "ReduceMin": ops.reduce_min,
    "ReduceProd": ops.reduce_prod,
}


def _reducing(function: Computes) -> Computes:
    return lambda x, axes, keep: function(x, axis=axes or None, keepdims=keep)


for _name, _function in _REDUCING.items():
    add(_name, _reducing(_function), "tensor wholes? flag")


@reads("ReduceSum", inputs="tensor wholes? flag flag")
def reduce_sum(x: Any, axes: Any, keep: bool, skip: bool) -> Any:
    """With `skip`, no axes are none."""
    if skip and axes == ():
        return x
    return ops.sum(x, axes or None, keep).astype(x.dtype)


@reads("SumExt", inputs="tensor wholes? flag dtype?")
def sum_ext(x: Any, axes: Any, keep: bool, dtype: Any) -> Any:
    return ops.sum(_cast(x, dtype), axes or None, keep)


@reads("MeanExt", inputs="tensor wholes? flag dtype?")
def mean_ext(x: Any, axes: Any, keep: bool, dtype: Any) -> Any:
    return ops.mean(_cast(x, dtype), axes or None, keep)


@reads("ProdExt", inputs="tensor wholes? flag dtype?")
def prod_ext(x: Any, axes: Any, keep: bool, dtype: Any) -> Any:
    return ops.reduce_prod(_cast(x, dtype), axis=axes or None, keepdims=keep)


def _cast(x: Any, dtype: Any) -> Any:
    return x if dtype is None else x.astype(dtype)


@reads("ReduceStd", inputs="tensor wholes flag flag", makes=2)
def reduce_std(x: Any, axes: Any, unbiased: bool, keep: bool) -> Any:
    """The deviation and the mean."""
    return ops.std(x, axes or None, int(unbiased), keep), ops.mean(x, axes or None, keep)


@reads("Argmax", inputs="tensor whole dtype")
def argmax(x: Any, axis: int, dtype: Any) -> Any:
    return ops.argmax(x, axis).astype(dtype)


@reads("Argmin", inputs="tensor whole dtype")
def argmin(x: Any, axis: int, dtype: Any) -> Any:
    return ops.argmin(x, axis).astype(dtype)


@reads("ArgMaxWithValue", inputs="tensor whole flag", makes=2)
def argmax_with_value(x: Any, axis: int, keep: bool) -> Any:
    return ops.argmax(x, axis, keep), ops.reduce_max(x, axis=axis, keepdims=keep)


@reads("ArgMinWithValue", inputs="tensor whole flag", makes=2)
def argmin_with_value(x: Any, axis: int, keep: bool) -> Any:
    return ops.argmin(x, axis, keep), ops.reduce_min(x, axis=axis, keepdims=keep)


@reads("CumSum", inputs="tensor whole flag flag")
def cumsum(x: Any, axis: int, exclusive: bool, backwards: bool) -> Any:
    return _running(ops.cumsum, x, axis, exclusive, backwards, 0)


@reads("CumProd", inputs="tensor whole flag flag")
def cumprod(x: Any, axis: int, exclusive: bool, backwards: bool) -> Any:
    return _running(ops.cumprod, x, axis, exclusive, backwards, 1)


def _running(function: Any, x: Any, axis: int, exclusive: bool, backwards: bool, first: int) -> Any:
    """Up to each element, or to the one before it; from the end if `backwards`."""
    given = ops.flip(x, (axis,)) if backwards else x
    made = function(given, axis).astype(x.dtype)
    if exclusive:
        start = ops.full_like(ops.narrow(made, axis, 0, 1), first)
        made = ops.concat((start, ops.narrow(made, axis, 0, x.shape[axis] - 1)), axis)
    return ops.flip(made, (axis,)) if backwards else made


@reads("Softmax", inputs="tensor wholes")
def softmax(x: Any, axes: Any) -> Any:
    if len(axes) == 1:
        return ops.softmax(x, axes[0])
    apart = ops.exp(x - ops.reduce_max(x, axis=axes, keepdims=True))
    return apart / ops.sum(apart, axes, True)


@reads("LogSoftmax", inputs="tensor whole")
def log_softmax(x: Any, axis: int) -> Any:
    return ops.log_softmax(x, axis)


@reads("TopK", inputs="tensor whole", settings={"sorted": "flag"}, makes=2)
def top_k(x: Any, k: int, *, sorted: bool) -> Any:  # the setting's name
    values, indices = ops.topk(x, k)
    return values, indices.astype(np.int32)


@reads("Sort", inputs="tensor", settings={"axis": "whole", "descending": "flag"}, makes=2)
def sort(x: Any, *, axis: int, descending: bool) -> Any:
    values, indices = ops.sort(x, axis, descending)
    return values, indices.astype(np.int32)


@reads(
    "BatchNorm",
    inputs="tensor tensor tensor statistic statistic flag number number whole",
    only={5: (False,), 8: (0,)},
    makes=1,
)
def batch_norm(
    x: Any, gamma: Any, beta: Any, mean: Any, variance: Any, _trains: bool, epsilon: float, *_: Any
) -> Any:
    """By the moving statistics; axis 1 has the channels."""
    shape = (1, -1) + (1,) * (len(x.shape) - 2)
    scale = gamma * ops.rsqrt(variance + epsilon)
    made = x * scale.reshape(shape) + (beta - mean * scale).reshape(shape)
    return made.astype(x.dtype)


@reads("LayerNorm", inputs="tensor tensor tensor whole whole number", makes=1)
def layer_norm(x: Any, gamma: Any, beta: Any, first: int, params: int, epsilon: float) -> Any:
    rank = len(x.shape)
    made = _standardized(x, tuple(range(first % rank, rank)), epsilon)
    shape = x.shape[params % rank :]
    return (made * gamma.reshape(shape) + beta.reshape(shape)).astype(x.dtype)


@reads("GroupNorm", inputs="tensor whole tensor tensor number", makes=1)
def group_norm(x: Any, groups: int, gamma: Any, beta: Any, epsilon: float) -> Any:
    parts = x.reshape((x.shape[0], groups, -1))
    made = _standardized(parts, (2,), epsilon).reshape(x.shape)
    shape = (1, -1) + (1,) * (len(x.shape) - 2)
    return (made * gamma.reshape(shape) + beta.reshape(shape)).astype(x.dtype)


def _standardized(x: Any, axes: tuple[int, ...], epsilon: float) -> Any:
    apart = x - ops.mean(x, axes, True)
    return apart * ops.rsqrt(ops.mean(ops.square(apart), axes, True) + epsilon)


@reads("L2Normalize", inputs="tensor", settings={"axis": "wholes", "epsilon": "number"})
def l2_normalize(x: Any, *, axis: Any, epsilon: float) -> Any:
    total = ops.sum(ops.square(x), axis, True)
    return x * ops.rsqrt(ops.maximum(total, epsilon))
