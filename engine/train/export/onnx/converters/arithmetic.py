"""Operators of two numbers, element by element."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.onnx.registry import Reads, converts, converts_alike, operator_of
from engine.train.export.onnx.writer import Writer


def wide(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The number type to compute in: runtimes have few operators for the smaller whole numbers."""
    return np.dtype(np.int64) if dtype.kind in "biu" and dtype != np.int32 else dtype


def operands(writer: Writer, node: GraphNode, reads: Reads) -> tuple[str, ...]:
    """What is read, in the number type to compute the result in."""
    computed = node.outputs[0].dtype
    if computed.kind in "biu":
        kinds = writer.common(*reads)
        computed = wide(np.result_type(writer.dtype(kinds[0]), computed))
    return writer.common(*reads, dtype=computed)


def finished(writer: Writer, node: GraphNode, made: str) -> str:
    """What was computed in `wide`, in the number type of the result."""
    dtype = node.outputs[0].dtype
    return made if wide(dtype) == dtype else writer.cast_to(made, dtype)


@converts_alike("elementwise", 2)
def of_two(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """What ONNX has under another name."""
    made = writer.node(operator_of(node), *operands(writer, node, reads))
    return finished(writer, node, made)


@converts("floor_mod")
def floor_mod(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """What is left of a division, with the sign of the divisor."""
    x, y = operands(writer, node, reads)
    return finished(writer, node, _rest(writer, x, y))


@converts("floor_div")
def floor_div(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The whole part of a quotient: exact, for the rest is taken off before."""
    x, y = operands(writer, node, reads)
    quotient = writer.node("Div", writer.node("Sub", x, _rest(writer, x, y)), y)
    if writer.dtype(x).kind == "f":
        quotient = writer.node("Round", quotient)
    return finished(writer, node, quotient)


def _rest(writer: Writer, x: str, y: str) -> str:
    dtype = writer.dtype(x)
    if dtype.kind != "f":
        return str(writer.node("Mod", x, y))
    zero = writer.constant(0, dtype)
    rest = writer.node("Mod", x, y, fmod=1)
    opposite = writer.node("Xor", writer.node("Less", rest, zero), writer.node("Less", y, zero))
    some = writer.node("Not", writer.node("Equal", rest, zero))
    moved = writer.node("And", some, opposite)
    return str(writer.node("Where", moved, writer.node("Add", rest, y), rest))


@converts("fmod")
def fmod(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """What is left of a division, with the sign of the divided."""
    x, y = operands(writer, node, reads)
    return finished(writer, node, writer.node("Mod", x, y, fmod=1))


@converts("atan2")
def atan2(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The angle of a point."""
    dtype = node.outputs[0].dtype
    y, x = writer.common(*reads, dtype=dtype)
    zero, turn = writer.constant(0, dtype), writer.constant(math.pi, dtype)
    slope = writer.node("Atan", writer.node("Div", y, x))
    below = writer.node("Less", y, zero)
    half = writer.node("Where", below, writer.node("Neg", turn), turn)
    left = writer.node("Where", writer.node("Less", x, zero), half, zero)
    nowhere = writer.node("And", writer.node("Equal", x, zero), writer.node("Equal", y, zero))
    return writer.node("Where", nowhere, zero, writer.node("Add", slope, left))


@converts("hypot")
def hypot(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The root of the sum of the squares; scaled, so that these do not overflow."""
    dtype = node.outputs[0].dtype
    x, y = (writer.node("Abs", one) for one in writer.common(*reads, dtype=dtype))
    zero, one = writer.constant(0, dtype), writer.constant(1, dtype)
    most, least = writer.node("Max", x, y), writer.node("Min", x, y)
    safe = writer.node("Where", writer.node("Equal", most, zero), one, most)
    share = writer.node("Div", least, safe)
    grown = writer.node("Add", writer.node("Mul", share, share), one)
    return writer.node("Mul", most, writer.node("Sqrt", grown))


@converts("logaddexp", "logaddexp2")
def logaddexp(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The larger, and what the smaller adds."""
    dtype = node.outputs[0].dtype
    x, y = writer.common(*reads, dtype=dtype)
    base = math.log(2) if node.primitive == "logaddexp2" else 1.0
    apart = writer.node("Neg", writer.node("Abs", writer.node("Sub", x, y)))
    more = writer.node("Softplus", writer.node("Mul", apart, writer.constant(base, dtype)))
    more = writer.node("Div", more, writer.constant(base, dtype))
    return writer.node("Add", writer.node("Max", x, y), more)


@converts("copysign")
def copysign(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The magnitude of the first with the sign of the second."""
    x, y = writer.common(*reads, dtype=node.outputs[0].dtype)
    size = writer.node("Abs", x)
    return writer.node("Where", negative(writer, y), writer.node("Neg", size), size)


def negative(writer: Writer, name: str) -> str:
    """Whether each number is below 0, or is the 0 below 0."""
    dtype = writer.dtype(name)
    zero = writer.constant(0, dtype)
    inverse = writer.node("Reciprocal", name)
    below = (writer.node("Less", one, zero) for one in (name, inverse))
    made: str = writer.node("Or", *below)
    return made


@converts("divisor")
def divisor(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """One instead of zero."""
    (x,) = writer.common(*reads)
    dtype = writer.dtype(x)
    is_zero = writer.node("Equal", x, writer.constant(0, dtype))
    return writer.node("Where", is_zero, writer.constant(1, dtype), x)


@converts("share_of_winner")
def share_of_winner(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """1 where the first is larger, a half where they are equal."""
    dtype = node.outputs[0].dtype
    x, y = writer.common(*reads)
    won = writer.cast_to(writer.node("GreaterOrEqual", x, y), dtype)
    same = writer.cast_to(writer.node("Equal", x, y), dtype)
    return writer.node("Sub", won, writer.node("Mul", same, writer.constant(0.5, dtype)))
