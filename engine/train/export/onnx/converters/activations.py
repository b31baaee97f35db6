"""What lies between layers: rectifiers, their smooth kin, dropout, and their slopes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.onnx.registry import Reads, converts
from engine.train.export.onnx.writer import Writer


@converts("relu")
def relu(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The larger of each number and 0."""
    x = writer.cast(reads[0], node.outputs[0].dtype)
    if node.outputs[0].dtype.kind == "f":
        return writer.node("Relu", x)
    return writer.node("Max", x, writer.constant(0, node.outputs[0].dtype))


@converts("leaky")
def leaky(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """A rectifier that lets a share through."""
    return writer.node("LeakyRelu", reads[0], alpha=float(node.attributes["alpha"]))


@converts("leaky_slope")
def leaky_slope(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """1 above 0, `alpha` below, the middle of both at 0."""
    dtype, alpha = node.outputs[0].dtype, float(node.attributes["alpha"])
    zero, one = writer.constant(0, dtype), writer.constant(1, dtype)
    below = writer.node("Less", reads[0], zero)
    parts = (writer.constant(part, dtype) for part in (alpha, (1 + alpha) / 2))
    other = writer.node("Where", below, *parts)
    return writer.node("Where", writer.node("Greater", reads[0], zero), one, other)


@converts("hard_sigmoid")
def hard_sigmoid(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """`x / 6 + 1 / 2`, between 0 and 1."""
    return writer.node("HardSigmoid", _read(writer, node, reads), alpha=1 / 6, beta=0.5)


@converts("hard_swish")
def hard_swish(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The number times its hard sigmoid."""
    x = _read(writer, node, reads)
    return writer.node("Mul", x, writer.node("HardSigmoid", x, alpha=1 / 6, beta=0.5))


@converts("hard_swish_slope")
def hard_swish_slope(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """`x / 3 + 1 / 2` between -3 and 3, 0 below, 1 above."""
    x, dtype = _read(writer, node, reads), node.outputs[0].dtype
    zero, one, three = (writer.constant(number, dtype) for number in (0, 1, 3))
    inner = writer.node("Mul", x, writer.constant(1 / 3, dtype))
    inner = writer.node("Add", inner, writer.constant(0.5, dtype))
    below = writer.node("Less", x, writer.constant(-3, dtype))
    inner = writer.node("Where", below, zero, inner)
    return writer.node("Where", writer.node("Greater", x, three), one, inner)


@converts("gelu_erf")
def gelu_erf(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Half the number times `1 + erf(x / root of 2)`."""
    x, dtype = _read(writer, node, reads), node.outputs[0].dtype
    scaled = writer.node("Div", x, writer.constant(math.sqrt(2), dtype))
    return _half_of(writer, x, writer.node("Erf", scaled), dtype)


@converts("gelu_erf_slope")
def gelu_erf_slope(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The normal distribution function and the number times its density."""
    x, dtype = _read(writer, node, reads), node.outputs[0].dtype
    one, half = writer.constant(1, dtype), writer.constant(0.5, dtype)
    scaled = writer.node("Div", x, writer.constant(math.sqrt(2), dtype))
    below = writer.node("Mul", writer.node("Add", writer.node("Erf", scaled), one), half)
    power = writer.node("Mul", writer.node("Mul", x, x), writer.constant(-0.5, dtype))
    share = writer.constant(1 / math.sqrt(2 * math.pi), dtype)
    density = writer.node("Mul", writer.node("Exp", power), share)
    return writer.node("Add", below, writer.node("Mul", x, density))


@converts("gelu_tanh")
def gelu_tanh(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Half the number times `1 + tanh` of a cubic."""
    x, dtype = _read(writer, node, reads), node.outputs[0].dtype
    factor = math.sqrt(2 / math.pi)
    squared = writer.node("Mul", x, x)
    inner = writer.node("Mul", squared, writer.constant(0.044715 * factor, dtype))
    inner = writer.node("Add", inner, writer.constant(factor, dtype))
    return _half_of(writer, x, writer.node("Tanh", writer.node("Mul", x, inner)), dtype)


def _half_of(writer: Writer, x: str, gate: str, dtype: Any) -> str:
    gate = writer.node("Add", gate, writer.constant(1, dtype))
    made: str = writer.node("Mul", writer.node("Mul", x, writer.constant(0.5, dtype)), gate)
    return made


@converts("dropped")
def dropped(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """What a mask lets through, scaled."""
    dtype = node.outputs[0].dtype
    wide = dtype if dtype.kind == "f" else np.dtype(np.float64)
    kept = writer.node("Mul", *writer.common(*reads, dtype=wide))
    made = writer.node("Mul", kept, writer.constant(node.attributes["scale"], wide))
    return made if wide == dtype else writer.cast_to(made, dtype)


def _read(writer: Writer, node: GraphNode, reads: Reads) -> str:
    return writer.cast(reads[0], node.outputs[0].dtype)
