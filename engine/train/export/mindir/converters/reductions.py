"""Many numbers to one: sums, means, extremes; running along an axis; softmax; normalisation."""

from __future__ import annotations

from typing import Any

from engine.graph import GraphNode
from engine.train.export.mindir.registry import Reads, converts, converts_alike, operator_of
from engine.train.export.mindir.writer import Writer, type_id


@converts_alike("reduction", 1)
def reducing(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """What MindSpore has under another name."""
    x = writer.cast(reads[0], node.outputs[0].dtype)
    axes = _axes(writer, x, node.attributes["axis"])
    return writer.node(operator_of(node), x, axes, node.attributes["keepdims"])


@converts("reduce_sum")
def reduce_sum(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """A sum; MindSpore's has one argument more."""
    x = writer.cast(reads[0], node.outputs[0].dtype)
    axes = _axes(writer, x, node.attributes["axis"])
    return writer.node("ReduceSum", x, axes, node.attributes["keepdims"], False)


@converts("index_of_max", "index_of_min")
def index_of_extreme(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Where the largest or smallest is."""
    op_type = "Argmax" if node.primitive == "index_of_max" else "Argmin"
    x, axis, out = writer.settled(reads[0]), node.attributes["axis"], node.outputs[0]
    if axis is None:
        x, axis = writer.reshaped(x, (_size(writer, x),)), 0
    axis %= len(writer.shape(x))
    makes = writer.like(x, _without(writer.shape(x), axis), out.dtype)
    return writer.reshaped(
        writer.node(op_type, x, axis, type_id(out.dtype), makes=makes), out.shape
    )


@converts("running_sum", "running_product")
def running(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The sum or product up to each element."""
    op_type = "CumSum" if node.primitive == "running_sum" else "CumProd"
    attributes = node.attributes
    x = writer.settled(reads[0])
    return writer.node(op_type, x, attributes["axis"], False, attributes["reverse"])


@converts("softmax_along")
def softmax(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Shares that sum to 1."""
    x = writer.cast(reads[0], node.outputs[0].dtype)
    return writer.node("Softmax", x, (node.attributes["axis"],))


@converts("log_softmax_along")
def log_softmax(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Their logarithm."""
    x = writer.cast(reads[0], node.outputs[0].dtype)
    return writer.node("LogSoftmax", x, node.attributes["axis"])


@converts("log_sum_exp")
def log_sum_exp(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The logarithm of the sum of exponentials, less the largest first."""
    out = node.outputs[0]
    x = writer.cast(reads[0], out.dtype)
    axes = _axes(writer, x, node.attributes["axis"])
    kept = writer.like(x, _kept(writer.shape(x), axes))
    top = writer.node("ReduceMax", x, axes, True, makes=kept)
    apart = writer.node("Exp", _minus(writer, x, top), makes=writer.like(x))
    total = writer.node("ReduceSum", apart, axes, True, False, makes=kept)
    made = writer.node("Add", writer.node("Log", total, makes=kept), top, makes=kept)
    return writer.reshaped(made, out.shape)


@converts("length_of")
def length_of(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The root of the sum of magnitudes to a power."""
    out, power = node.outputs[0], node.attributes["power"]
    x = writer.cast(reads[0], out.dtype)
    axes = _axes(writer, x, node.attributes["axis"])
    if power == 2:
        raised = writer.node("Square", x, makes=writer.like(x))
    else:
        size = writer.node("Abs", x, makes=writer.like(x))
        raised = writer.node("Pow", size, writer.constant(power, out.dtype), makes=writer.like(x))
    total = writer.node("ReduceSum", raised, axes, node.attributes["keepdims"], False)
    if power == 2:
        return writer.node("Sqrt", total)
    return writer.node("Pow", total, writer.constant(1 / power, out.dtype))


@converts("standardized")
def standardized(writer: Writer, node: GraphNode, reads: Reads) -> tuple[str, str, str]:
    """Less the mean, divided by the deviation; and both moments."""
    out, mean_spec, variance_spec = node.outputs
    wide = writer.cast(reads[0], mean_spec.dtype)
    axes = _axes(writer, wide, node.attributes["axes"])
    mean = writer.node("ReduceMean", wide, axes, True, makes=mean_spec)
    apart = _minus(writer, wide, mean)
    squares = writer.node("Square", apart, makes=writer.like(wide))
    variance = writer.node("ReduceMean", squares, axes, True, makes=variance_spec)
    epsilon = writer.constant(node.attributes["epsilon"], variance_spec.dtype)
    more = writer.node("Add", variance, epsilon, makes=variance_spec)
    scale = writer.node("Rsqrt", more, makes=variance_spec)
    made = writer.node("Mul", apart, scale, makes=writer.like(wide))
    return writer.cast(made, out.dtype), mean, variance


def _minus(writer: Writer, one: str, other: str) -> str:
    return writer.node("Sub", one, other, makes=writer.like(one))


def _axes(writer: Writer, name: str, axis: Any) -> tuple[int, ...]:
    """The axes as numbers from 0; None and () are all."""
    rank = len(writer.shape(name))
    if axis is None or axis == ():
        return tuple(range(rank))
    given = axis if isinstance(axis, tuple | list) else (axis,)
    return tuple(int(one) % rank for one in given)


def _kept(shape: tuple[Any, ...], axes: tuple[int, ...]) -> tuple[Any, ...]:
    return tuple(1 if k in axes else length for k, length in enumerate(shape))


def _without(shape: tuple[Any, ...], axis: int) -> tuple[Any, ...]:
    return (*shape[:axis], *shape[axis + 1 :])


def _size(writer: Writer, name: str) -> Any:
    total: Any = 1
    for length in writer.shape(name):
        total = length * total
    return total
