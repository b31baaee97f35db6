"""Operators of two numbers, element by element."""

from __future__ import annotations

from engine.graph import GraphNode
from engine.train.export.mindir.registry import Reads, converts
from engine.train.export.mindir.writer import Writer

_OF_TWO = {
    "add": "Add",
    "atan2": "Atan2",
    "div": "RealDiv",
    "floor_div": "FloorDiv",
    "floor_mod": "FloorMod",
    "maximum": "Maximum",
    "minimum": "Minimum",
    "mul": "Mul",
    "pow": "Pow",
    "sub": "Sub",
}
_COMPARING = {
    "equal": "Equal",
    "greater": "Greater",
    "greater_equal": "GreaterEqual",
    "less": "Less",
    "less_equal": "LessEqual",
    "not_equal": "NotEqual",
}
_OF_TRUTH = {"logical_and": "LogicalAnd", "logical_or": "LogicalOr", "logical_xor": "LogicalXor"}
_OF_BITS = {"bitwise_and": "BitwiseAnd", "bitwise_or": "BitwiseOr", "bitwise_xor": "BitwiseXor"}


@converts(*_OF_TWO)
def of_two(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """What MindSpore has under another name."""
    read = writer.common(*reads, dtype=node.outputs[0].dtype)
    return writer.node(_OF_TWO[node.primitive], *read)


@converts(*_COMPARING)
def comparing(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Truth values of numbers of one type."""
    return writer.node(_COMPARING[node.primitive], *writer.common(*reads))


@converts(*_OF_TRUTH)
def of_truth(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Truth values of truth values."""
    return writer.node(_OF_TRUTH[node.primitive], *writer.common(*reads, dtype=bool))


@converts(*_OF_BITS)
def of_bits(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Bit by bit."""
    read = writer.common(*reads, dtype=node.outputs[0].dtype)
    return writer.node(_OF_BITS[node.primitive], *read, settings={})


@converts("where")
def where(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """One of two, by a condition."""
    condition = writer.cast(reads[0], bool)
    both = writer.common(reads[1], reads[2], dtype=node.outputs[0].dtype)
    return writer.node("Select", condition, *both)


@converts("hypot")
def hypot(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The length of two sides; squares of large numbers overflow there."""
    squares = [
        writer.node("Square", one, makes=writer.like(one))
        for one in writer.common(*reads, dtype=node.outputs[0].dtype)
    ]
    return writer.node("Sqrt", writer.node("Add", *squares))


@converts("fmod")
def fmod(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """What the quotient rounded towards zero leaves; has the sign of the dividend."""
    x, y = writer.common(*reads, dtype=node.outputs[0].dtype)
    sizes = (writer.node("Abs", one, makes=writer.like(one)) for one in (x, y))
    rest = writer.node("FloorMod", *sizes)
    sign = writer.node("Sign", x, makes=writer.like(x))
    return writer.node("Mul", sign, rest)


@converts("logaddexp")
def logaddexp(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The logarithm of the sum of exponentials of two, the larger first."""
    x, y = writer.common(*reads, dtype=node.outputs[0].dtype)
    top = writer.node("Maximum", x, y)
    apart = writer.node("Neg", writer.node("Abs", writer.node("Sub", x, y)))
    return writer.node("Add", top, writer.node("Log1p", writer.node("Exp", apart)))
