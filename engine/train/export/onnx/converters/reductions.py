"""Along axes: sums, means, extremes, lengths, running sums; and what is sorted."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.onnx.registry import Reads, converts, converts_alike, operator_of
from engine.train.export.onnx.writer import Writer
from engine.train.export.refusal import NoFormError

from .arithmetic import finished, wide

_OF_TRUTH = {"reduce_all": "ReduceMin", "reduce_any": "ReduceMax"}


def axes_of(axis: Any, rank: int) -> list[int]:
    """The axes as numbers from 0; None, () and [] mean all."""
    if axis is None or (isinstance(axis, tuple | list) and not axis):
        return list(range(rank))
    given = axis if isinstance(axis, tuple | list) else (axis,)
    return sorted({int(one) % rank for one in given}) if rank else []


def reduced(
    writer: Writer, op_type: str, name: str, axes: list[int], *, keepdims: bool = True
) -> str:
    """A reduction; without axes the numbers themselves, where ONNX would take all."""
    if not axes:
        return name
    if op_type == "ReduceSum":
        along = writer.constant(np.asarray(axes))
        return str(writer.node(op_type, name, along, keepdims=int(keepdims)))
    return str(writer.node(op_type, name, axes=axes, keepdims=int(keepdims)))


@converts_alike("reduction", 1)
def reduction(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """What ONNX has under another name."""
    op_type, dtype = operator_of(node), node.outputs[0].dtype
    if op_type == "ReduceMean" and dtype.kind in "biu":
        raise NoFormError("a mean of whole numbers")
    x = writer.cast(reads[0], wide(dtype))
    axes = axes_of(node.attributes["axis"], len(writer.shape(x)))
    made = reduced(writer, op_type, x, axes, keepdims=node.attributes["keepdims"])
    return finished(writer, node, made if axes else writer.node("Identity", made))


@converts(*_OF_TRUTH)
def of_truth(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Whether all or any hold: the smallest or the largest of 0 and 1."""
    x = writer.cast(writer.cast(reads[0], np.bool_), np.int32)
    axes = axes_of(node.attributes["axis"], len(writer.shape(x)))
    made = reduced(writer, _OF_TRUTH[node.primitive], x, axes, keepdims=node.attributes["keepdims"])
    return writer.cast_to(made, np.bool_)


@converts("sum_to")
def sum_to(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Summed along what was broadcast."""
    x, to = writer.cast(reads[0], node.outputs[0].dtype), node.outputs[0].shape
    shape = writer.shape(x)
    extra = len(shape) - len(to)
    ones = [extra + k for k, length in enumerate(to) if length == 1 and shape[extra + k] != 1]
    made = reduced(writer, "ReduceSum", x, [*range(extra), *ones])
    return writer.reshaped(made, to)


@converts("length_of")
def length_of(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The norm along axes."""
    dtype, power = node.outputs[0].dtype, float(node.attributes["power"])
    x = writer.cast(reads[0], dtype)
    axes = axes_of(node.attributes["axis"], len(writer.shape(x)))
    keepdims = bool(node.attributes["keepdims"])
    if power in (1.0, 2.0) and axes:
        return reduced(writer, f"ReduceL{int(power)}", x, axes, keepdims=keepdims)
    if not math.isfinite(power):
        raise NoFormError(f"the power {power}")
    raised = writer.node("Pow", writer.node("Abs", x), writer.constant(power, dtype))
    total = reduced(writer, "ReduceSum", raised, axes, keepdims=keepdims)
    return writer.node("Pow", total, writer.constant(1 / power, dtype))


@converts("index_of_max", "index_of_min")
def index_of_extreme(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The place of the first largest or smallest."""
    (x,) = writer.common(*reads)
    axis, keepdims = node.attributes["axis"], int(node.attributes["keepdims"])
    if writer.dtype(x) == np.bool_:
        x = writer.cast(x, np.int32)
    op_type = "ArgMax" if node.primitive == "index_of_max" else "ArgMin"
    if axis is None:
        flat = writer.node("Reshape", x, writer.constant(np.asarray([-1])))
        found = writer.node(op_type, flat, axis=0, keepdims=0)
        return writer.reshaped(found, node.outputs[0].shape)
    return writer.node(op_type, x, axis=axis % len(writer.shape(x)), keepdims=keepdims)


@converts("order_of")
def order_of(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The places in order of size: all of them at the top."""
    axis = node.attributes["axis"] % len(node.outputs[0].shape)
    return _top(writer, node, reads, axis, largest=bool(node.attributes["descending"]))


@converts("index_of_top")
def index_of_top(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The places of the largest or smallest few."""
    axis = node.attributes["axis"] % len(node.outputs[0].shape)
    return _top(writer, node, reads, axis, largest=bool(node.attributes["largest"]))


def _top(writer: Writer, node: GraphNode, reads: Reads, axis: int, *, largest: bool) -> Any:
    (x,) = writer.common(*reads)
    x = writer.cast(x, wide(writer.dtype(x)))
    count = writer.lengths([node.outputs[0].shape[axis]])
    _, found = writer.node("TopK", x, count, outputs=2, axis=axis, largest=int(largest), sorted=1)
    return found


@converts("running_sum")
def running_sum(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The sum of all so far."""
    x = writer.cast(reads[0], wide(node.outputs[0].dtype))
    axis = writer.constant(node.attributes["axis"] % len(node.outputs[0].shape), np.int64)
    made = writer.node("CumSum", x, axis, reverse=int(node.attributes["reverse"]))
    return finished(writer, node, made)
