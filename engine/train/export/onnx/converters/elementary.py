"""Functions of one number, element by element."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.onnx.registry import Reads, converts, converts_alike, operator_of
from engine.train.export.onnx.writer import Writer
from engine.train.export.refusal import NoFormError

from .arithmetic import finished, negative, wide

_SCALED_LOGS = {"log2": 1 / math.log(2), "log10": 1 / math.log(10)}
_SAME = ("clone", "conjugate", "real_part", "stop_gradient")


def operand(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """What is read, in the number type to compute the result in."""
    return writer.cast(reads[0], wide(node.outputs[0].dtype))


@converts_alike("elementwise", 1)
def of_one(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """What ONNX has under another name; of whole numbers those that have a fraction do nothing."""
    x = operand(writer, node, reads)
    whole = writer.dtype(x).kind != "f"
    op_type = operator_of(node)
    if whole and op_type in {"Ceil", "Floor", "Round"}:
        op_type = "Identity"
    return finished(writer, node, writer.node(op_type, x))


@converts(*_SAME)
def same(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """What changes nothing of real numbers."""
    return writer.node("Identity", writer.cast(reads[0], node.outputs[0].dtype))


@converts("custom_gradient")
def custom_gradient(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """What passes as it is; a function of arrays cannot be looked into."""
    if node.attributes["forward"] is not None:
        raise NoFormError("a function of arrays, written by hand")
    return tuple(writer.node("Identity", *writer.common(one)) for one in reads)


@converts("square")
def square(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The number times itself."""
    x = operand(writer, node, reads)
    return finished(writer, node, writer.node("Mul", x, x))


@converts("rsqrt")
def rsqrt(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """One over the root."""
    return writer.node("Reciprocal", writer.node("Sqrt", operand(writer, node, reads)))


@converts(*_SCALED_LOGS)
def scaled_log(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The logarithm to another base."""
    factor = writer.constant(_SCALED_LOGS[node.primitive], node.outputs[0].dtype)
    return writer.node("Mul", writer.node("Log", operand(writer, node, reads)), factor)


@converts("exp2")
def exp2(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Two to that power."""
    two = writer.constant(2, node.outputs[0].dtype)
    return writer.node("Pow", two, operand(writer, node, reads))


@converts("erfc")
def erfc(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """One less the error function."""
    one = writer.constant(1, node.outputs[0].dtype)
    return writer.node("Sub", one, writer.node("Erf", operand(writer, node, reads)))


@converts("expm1")
def expm1(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """`exp(x) - 1`, exact near 0: there 2t / (1 - t) of t = tanh(x / 2)."""
    x, dtype = operand(writer, node, reads), node.outputs[0].dtype
    one, two = writer.constant(1, dtype), writer.constant(2, dtype)
    t = writer.node("Tanh", writer.node("Div", x, two))
    near = writer.node("Div", writer.node("Mul", two, t), writer.node("Sub", one, t))
    return writer.node(
        "Where", _small(writer, x), near, writer.node("Sub", writer.node("Exp", x), one)
    )


@converts("log1p")
def log1p(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """`log(1 + x)`, exact near 0: there 2 atanh(x / (2 + x))."""
    x, dtype = operand(writer, node, reads), node.outputs[0].dtype
    one, two = writer.constant(1, dtype), writer.constant(2, dtype)
    zero, small = writer.constant(0, dtype), _small(writer, x)
    share = writer.node("Div", x, writer.node("Add", two, x))
    share = writer.node("Where", small, share, zero)
    near = writer.node("Mul", two, writer.node("Atanh", share))
    return writer.node("Where", small, near, writer.node("Log", writer.node("Add", one, x)))


def _small(writer: Writer, x: str) -> str:
    half = writer.constant(0.5, writer.dtype(x))
    made: str = writer.node("Less", writer.node("Abs", x), half)
    return made


@converts("log_odds")
def log_odds(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The logarithm of a probability over the other."""
    x = operand(writer, node, reads)
    other = writer.node("Sub", writer.constant(1, node.outputs[0].dtype), x)
    return writer.node("Log", writer.node("Div", x, other))


@converts("trunc")
def trunc(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The number without its fraction."""
    x = operand(writer, node, reads)
    if writer.dtype(x).kind != "f":
        return finished(writer, node, writer.node("Identity", x))
    size = writer.node("Floor", writer.node("Abs", x))
    return writer.node("Mul", writer.node("Sign", x), size)


@converts("convert")
def convert(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Another number type."""
    return writer.cast_to(writer.common(*reads)[0], node.attributes["dtype"])


@converts("isnan", "isinf", "isfinite")
def asked(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Whether a number is none, or has no end."""
    (x,) = writer.common(*reads)
    if writer.dtype(x).kind != "f":
        x = writer.cast(x, np.float32)
    if node.primitive != "isfinite":
        return writer.node("IsNaN" if node.primitive == "isnan" else "IsInf", x)
    return writer.node("Not", writer.node("Or", writer.node("IsNaN", x), writer.node("IsInf", x)))


@converts("isreal")
def isreal(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Yes: there are no complex numbers."""
    return writer.node("Expand", writer.constant(True), writer.lengths(node.outputs[0].shape))


@converts("signbit")
def signbit(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Whether it is below 0, or the 0 below 0."""
    (x,) = writer.common(*reads)
    if writer.dtype(x).kind != "f":
        return writer.node("Less", x, writer.constant(0, writer.dtype(x)))
    return negative(writer, x)
