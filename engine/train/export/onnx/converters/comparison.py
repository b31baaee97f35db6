"""Which of two numbers is larger, what holds, and which of two to take."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.onnx.registry import Reads, converts, operator_of
from engine.train.export.onnx.writer import Writer
from engine.train.export.refusal import NoFormError

from .arithmetic import finished, wide


@converts("equal", "greater", "greater_equal", "less", "less_equal")
def compared(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """What ONNX has under another name."""
    return writer.node(operator_of(node), *_operands(writer, reads))


@converts("not_equal")
def not_equal(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Whether they differ."""
    return writer.node("Not", writer.node("Equal", *_operands(writer, reads)))


def _operands(writer: Writer, reads: Reads) -> tuple[str, ...]:
    common = writer.common(*reads)
    return writer.common(*reads, dtype=wide(writer.dtype(common[0])))


@converts("logical_and", "logical_or", "logical_xor")
def logical(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """What ONNX has under another name; numbers are true where they are not 0."""
    return writer.node(operator_of(node), *writer.common(*reads, dtype=np.bool_))


@converts("logical_not")
def logical_not(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Whether it is 0."""
    return writer.node("Not", writer.cast(reads[0], np.bool_))


@converts("bitwise_and", "bitwise_or", "bitwise_xor")
def bitwise(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Of truth values what holds; those of whole numbers come with operator set 18."""
    _check_truth(node)
    return writer.node(operator_of(node), *writer.common(*reads, dtype=np.bool_))


@converts("bitwise_not")
def bitwise_not(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Of truth values the other."""
    _check_truth(node)
    return writer.node("Not", writer.cast(reads[0], np.bool_))


def _check_truth(node: GraphNode) -> None:
    if node.outputs[0].dtype.kind != "b":
        raise NoFormError("bits of whole numbers")


@converts("where")
def where(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The first where the condition holds, the second elsewhere."""
    condition = writer.cast(reads[0], np.bool_)
    both = writer.common(*reads[1:], dtype=wide(node.outputs[0].dtype))
    return finished(writer, node, writer.node("Where", condition, *both))


@converts("gated")
def gated(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The first where the gate is positive, 0 elsewhere."""
    (gate,) = writer.common(reads[1])
    is_open = writer.node("Greater", gate, writer.constant(0, writer.dtype(gate)))
    dtype = node.outputs[0].dtype
    return writer.node("Mul", writer.cast(reads[0], dtype), writer.cast_to(is_open, dtype))
