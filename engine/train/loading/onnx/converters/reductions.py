"""Numbers along axes made one, or summed up."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.tensor import Tensor
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.wholes import axes_setting, counted_axes, counted_axis, whole_in


def _sum(x: Any, axes: Any, keep: bool) -> Any:
    return ops.reduce_sum(x, axes, keep).astype(x.dtype)


def _mean(x: Any, axes: Any, keep: bool) -> Any:
    return ops.mean(x, axes, keep).astype(x.dtype)


def _product(x: Any, axes: Any, keep: bool) -> Any:
    return ops.prod(x, axes, keep).astype(x.dtype)


def _log_sum_exp(x: Any, axes: Any, keep: bool) -> Any:
    return ops.logsumexp(x, axes, keep)


def _largest(x: Any, axes: Any, keep: bool) -> Any:
    return _extreme(ops.amax, x, axes, keep, is_largest=True)


def _smallest(x: Any, axes: Any, keep: bool) -> Any:
    return _extreme(ops.amin, x, axes, keep, is_largest=False)


def _extreme(find: Computes, x: Any, axes: Any, keep: bool, *, is_largest: bool) -> Any:
    """Of nothing it is the number that every other one beats."""
    if x.size or not any(x.shape[k] == 0 for k in axes):
        return find(x, axes, keep)
    kept = (1 if k in axes else length for k, length in enumerate(x.shape))
    lengths = tuple(kept) if keep else tuple(n for k, n in enumerate(x.shape) if k not in axes)
    return Tensor(np.full(lengths, _worst(x.array.dtype, is_largest)))


def _worst(dtype: Any, is_largest: bool) -> Any:
    if dtype.kind == "b":
        return dtype.type(not is_largest)
    if dtype.kind in "iu":
        return dtype.type(np.iinfo(dtype).min if is_largest else np.iinfo(dtype).max)
    return dtype.type(-np.inf if is_largest else np.inf)


# What is made of each element, what of them all, and what of that.
_REDUCTIONS: dict[str, tuple[Computes | None, Computes, Computes | None]] = {
    "ReduceL1": (ops.abs, _sum, None),
    "ReduceL2": (ops.square, _sum, ops.sqrt),
    "ReduceLogSum": (None, _sum, ops.log),
    "ReduceLogSumExp": (None, _log_sum_exp, None),
    "ReduceMax": (None, _largest, None),
    "ReduceMean": (None, _mean, None),
    "ReduceMin": (None, _smallest, None),
    "ReduceProd": (None, _product, None),
    "ReduceSum": (None, _sum, None),
    "ReduceSumSquare": (ops.square, _sum, None),
}


@reads(*_REDUCTIONS, host=(1,))
def reduce(node: Node) -> Computes:
    """Without axes over all; where `noop_with_empty_axes` says so, over none."""
    since = 13 if node.operator == "ReduceSum" else 18
    axes = axes_setting(node, since)
    keep = bool(node.whole("keepdims", 1))
    none = bool(node.whole("noop_with_empty_axes", 0)) if node.opset >= since else False
    before, along, after = _REDUCTIONS[node.operator]

    def compute(x: Any, given: Any = None) -> Any:
        chosen = axes(given)
        out = x if before is None else before(x)
        if chosen or not none:
            rank = len(x.shape)
            whole = counted_axes(chosen or range(rank), rank)
            out = along(out, whole, keep) if rank else out
        return (out if after is None else after(out)).astype(x.dtype)

    return compute


@reads("ArgMax", "ArgMin")
def index_of_extreme(node: Node) -> Computes:
    node.check_reads(1)
    axis, keep = node.whole("axis", 0), bool(node.whole("keepdims", 1))
    last = node.opset >= 12 and bool(node.whole("select_last_index", 0))
    find = ops.argmax if node.operator == "ArgMax" else ops.argmin

    def compute(x: Any) -> Any:
        at = counted_axis(axis, len(x.shape))
        if not last:
            return find(x, at, keep).astype("int64")
        return x.shape[at] - 1 - find(ops.flip(x, (at,)), at, keep).astype("int64")

    return compute


@reads("CumSum", "CumProd", host=(1,))
def running(node: Node) -> Computes:
    node.check_reads(2)
    before_it, backwards = node.whole("exclusive", 0), node.whole("reverse", 0)
    total = ops.cumsum if node.operator == "CumSum" else ops.cumprod
    first = 0 if node.operator == "CumSum" else 1

    def compute(x: Any, axis: Any) -> Any:
        at = counted_axis(whole_in(axis), len(x.shape))
        turned = ops.flip(x, (at,)) if backwards else x
        if before_it:
            index = (slice(None),) * at
            start = ops.full_like(turned[(*index, slice(0, 1))], first)
            turned = ops.concat([start, turned[(*index, slice(0, -1))]], at)
        out = total(turned, at).astype(x.dtype)
        return ops.flip(out, (at,)) if backwards else out

    return compute
