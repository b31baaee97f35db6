"""Elements chosen by index, and put at indices."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentValueError, ShapeError
from engine.tensor import Tensor
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.wholes import counted_axes, counted_axis, whole_in, wholes_in

_REDUCTIONS = {"none": "none", "add": "add", "mul": "multiply", "max": "amax", "min": "amin"}
_IN_LAST_AXIS = {
    "none": ops.tensor_scatter_update,
    "add": ops.tensor_scatter_add,
    "mul": ops.tensor_scatter_mul,
    "max": ops.tensor_scatter_max,
    "min": ops.tensor_scatter_min,
}


@reads("Slice", host=(1, 2, 3, 4))
def slices(node: Node) -> Computes:
    if node.opset < 10:
        node.check_reads(1)
        starts, ends = node.wholes("starts"), node.wholes("ends")
        axes = node.wholes("axes", None)
        return lambda x: _sliced(x, starts, ends, axes, None)
    node.check_reads(3, 5)

    def compute(x: Any, starts: Any, ends: Any, axes: Any = None, steps: Any = None) -> Any:
        others = (None if one is None else wholes_in(one) for one in (axes, steps))
        return _sliced(x, wholes_in(starts), wholes_in(ends), *others)

    return compute


def _sliced(x: Any, starts: Any, ends: Any, axes: Any, steps: Any) -> Any:
    chosen = counted_axes(range(len(starts)) if axes is None else axes, len(x.shape))
    steps = (1,) * len(starts) if steps is None else steps
    if len({len(starts), len(ends), len(chosen), len(steps)}) > 1:
        counts = len(starts), len(ends), len(chosen), len(steps)
        raise ArgumentValueError.of("Slice", "as many starts as ends, axes and steps", counts)
    index = [slice(None)] * len(x.shape)
    for axis, start, end, step in zip(chosen, starts, ends, steps, strict=True):
        index[axis] = _slice(x.shape[axis], start, end, step)
    return x[tuple(index)]


def _slice(length: int, start: int, end: int, step: int) -> slice:
    """Within the axis, as one of Python."""
    if step == 0:
        raise ArgumentValueError.of("Slice", "steps that are not 0", step)
    first, last, by = slice(start, end, step).indices(length)
    return slice(first, None if last < 0 else last, by)


@reads("Gather")
def gather(node: Node) -> Computes:
    node.check_reads(2)
    axis = node.whole("axis", 0)
    return lambda x, index: ops.gather(x, index, counted_axis(axis, len(x.shape)))


@reads("GatherElements")
def gather_elements(node: Node) -> Computes:
    node.check_reads(2)
    axis = node.whole("axis", 0)
    return lambda x, index: ops.gather_elements(x, counted_axis(axis, len(x.shape)), index)


@reads("GatherND")
def gather_nd(node: Node) -> Computes:
    node.check_reads(2)
    batches = node.whole("batch_dims", 0)

    def compute(x: Any, index: Any) -> Any:
        if batches == 0:
            return ops.gather_nd(x, index)
        lengths = tuple(index.shape[:batches])
        if len(index.shape) <= batches or lengths != tuple(x.shape[:batches]):
            raise ShapeError.of("GatherND", f"{batches} axes as in the data", tuple(index.shape))
        shape = (*index.shape[:-1], 1)
        counted = [
            np.broadcast_to(
                np.arange(length).reshape([-1 if k == at else 1 for k in range(len(shape))]), shape
            )
            for at, length in enumerate(lengths)
        ]
        own = [Tensor(np.ascontiguousarray(one)) for one in counted]
        return ops.gather_nd(x, ops.concat([*own, index.astype("int64")], -1))

    return compute


@reads("ScatterElements", "Scatter")
def scatter_elements(node: Node) -> Computes:
    node.check_reads(3)
    axis = node.whole("axis", 0)
    how = _REDUCTIONS[node.text("reduction", "none", among=tuple(_REDUCTIONS))]

    def compute(x: Any, index: Any, updates: Any) -> Any:
        at = counted_axis(axis, len(x.shape))
        return ops.scatter(x, at, index, updates, reduce=how)

    return compute


@reads("ScatterND")
def scatter_nd(node: Node) -> Computes:
    node.check_reads(3)
    return _IN_LAST_AXIS[node.text("reduction", "none", among=tuple(_IN_LAST_AXIS))]


@reads("Where")
def where(node: Node) -> Computes:
    node.check_reads(3)
    return ops.where


@reads("Compress", host=(1,))
def compress(node: Node) -> Computes:
    node.check_reads(2)
    axis = node.whole("axis", None)

    def compute(x: Any, chosen: Any) -> Any:
        flat = ops.reshape(x, (-1,)) if axis is None else x
        at = 0 if axis is None else counted_axis(axis, len(x.shape))
        index = np.flatnonzero(chosen.reshape(-1)[: flat.shape[at]])
        return ops.gather(flat, Tensor(index), at)

    return compute


@reads("NonZero")
def nonzero(node: Node) -> Computes:
    node.check_reads(1)
    return lambda x: ops.permute(ops.nonzero(x), (1, 0)).astype("int64")


@reads("OneHot", host=(1, 2))
def one_hot(node: Node) -> Computes:
    """Numbers below 0 count from the end; others beyond the depth are nowhere."""
    node.check_reads(3)
    axis = node.whole("axis", -1)

    def compute(index: Any, depth: Any, values: Any) -> Any:
        length = int(depth.reshape(-1)[0])
        at = counted_axis(axis, len(index.shape) + 1)
        numbers = np.arange(length).reshape([-1] + [1] * (len(index.shape) - at))
        wanted = ops.expand_dims(index.astype("int64"), at)
        wanted = ops.where(wanted < 0, wanted + length, wanted)
        off, on = (Tensor(values[k : k + 1].reshape(())) for k in (0, 1))
        return ops.where(ops.equal(wanted, Tensor(numbers)), on, off)

    return compute


@reads("TopK", host=(1,))
def top_k(node: Node) -> Computes:
    node.check_reads(1 if node.opset < 10 else 2)
    axis = node.whole("axis", -1)
    told = node.whole("k") if node.opset < 10 else None
    largest = bool(node.whole("largest", 1)) if node.opset >= 11 else True
    if node.opset >= 11:
        node.ignore("sorted")  # in order is one of the orders that are allowed

    def compute(x: Any, count: Any = None) -> Any:
        at = counted_axis(axis, len(x.shape))
        k: Any = told if count is None else whole_in(count)
        values, index = ops.topk(x, k, at, largest)
        both = values, index.astype("int64")
        return both if len(node.makes) > 1 else values

    return compute
