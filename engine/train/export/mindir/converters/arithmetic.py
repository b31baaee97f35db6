"""Operators of two numbers, element by element."""

from __future__ import annotations

from engine.graph import GraphNode
from engine.train.export.mindir.registry import Reads, converts, converts_alike, operator_of
from engine.train.export.mindir.writer import Writer


@converts_alike("elementwise", 2)
def of_two(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """What MindSpore has under another name."""
    read = writer.common(*reads, dtype=node.outputs[0].dtype)
    return writer.node(operator_of(node), *read)


@converts("equal", "greater", "greater_equal", "less", "less_equal", "not_equal")
def comparing(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Truth values of numbers of one type."""
    return writer.node(operator_of(node), *writer.common(*reads))


@converts("logical_and", "logical_or", "logical_xor")
def of_truth(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Truth values of truth values."""
    return writer.node(operator_of(node), *writer.common(*reads, dtype=bool))


@converts("bitwise_and", "bitwise_or", "bitwise_xor")
def of_bits(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Bit by bit."""
    read = writer.common(*reads, dtype=node.outputs[0].dtype)
    return writer.node(operator_of(node), *read, settings={})


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
