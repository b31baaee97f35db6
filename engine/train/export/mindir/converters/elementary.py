"""Functions of one number, element by element."""

from __future__ import annotations

import math

import numpy as np

from engine.graph import GraphNode
from engine.train.export.mindir.registry import Reads, converts, converts_alike, operator_of
from engine.train.export.mindir.writer import Writer

_LOGARITHMS = {"log2": math.log(2), "log10": math.log(10)}


@converts_alike("elementwise", 1)
def of_one(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """What MindSpore has under another name."""
    return writer.node(operator_of(node), writer.cast(reads[0], node.outputs[0].dtype))


@converts("digamma", "lgamma", "rint", "softplus_of")
def older(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """What MindSpore has as an older operator, without settings."""
    read = writer.cast(reads[0], node.outputs[0].dtype)
    return writer.node(operator_of(node), read, settings={})


@converts("isfinite", "isinf")
def tests(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """What kind of number it is."""
    return writer.node(operator_of(node), writer.settled(reads[0]))


@converts("isnan")
def isnan(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Whether it is not a number."""
    return writer.node("IsNan", writer.settled(reads[0]), settings={})


@converts("logical_not")
def logical_not(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The other truth value."""
    return writer.node("LogicalNot", writer.cast(reads[0], bool))


@converts(*_LOGARITHMS)
def logarithm(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """A logarithm to another base."""
    dtype = node.outputs[0].dtype
    base = writer.constant(_LOGARITHMS[node.primitive], dtype)
    return writer.node("RealDiv", writer.node("Log", writer.cast(reads[0], dtype)), base)


@converts("exp2")
def exp2(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """A power of 2."""
    dtype = node.outputs[0].dtype
    return writer.node("Pow", writer.constant(2, dtype), writer.cast(reads[0], dtype))


@converts("gelu_erf")
def gelu_erf(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """`x (1 + erf(x / sqrt(2))) / 2`; MindSpore's own operator is the other form."""
    dtype = node.outputs[0].dtype
    x = writer.cast(reads[0], dtype)
    inner = writer.node("Mul", x, writer.constant(math.sqrt(0.5), dtype))
    one_more = writer.node("Add", writer.node("Erf", inner), writer.constant(1, dtype))
    half = writer.node("Mul", x, writer.constant(0.5, dtype))
    return writer.node("Mul", half, one_more)


@converts("gelu_erf_slope")
def gelu_erf_slope(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """`(1 + erf(x / sqrt(2))) / 2`, and `x` times the density there."""
    dtype = node.outputs[0].dtype
    x = writer.cast(reads[0], dtype)
    inner = writer.node("Mul", x, writer.constant(math.sqrt(0.5), dtype))
    one_more = writer.node("Add", writer.node("Erf", inner), writer.constant(1, dtype))
    below = writer.node("Mul", one_more, writer.constant(0.5, dtype))
    power = writer.node("Mul", writer.node("Mul", x, x), writer.constant(-0.5, dtype))
    share = writer.constant(1 / math.sqrt(2 * math.pi), dtype)
    density = writer.node("Mul", writer.node("Exp", power), share)
    return writer.node("Add", below, writer.node("Mul", x, density))


@converts("leaky")
def leaky(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """`x` above 0, `alpha` times `x` below."""
    dtype = node.outputs[0].dtype
    x = writer.cast(reads[0], dtype)
    makes = writer.like(x, dtype=bool)
    above = writer.node("Greater", x, writer.constant(0, dtype), makes=makes)
    below = writer.node("Mul", x, writer.constant(node.attributes["alpha"], dtype))
    return writer.node("Select", above, x, below)


@converts("clone", "stop_gradient")
def itself(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The same numbers."""
    return writer.settled(reads[0])


@converts("convert")
def convert(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Another number type."""
    return writer.cast(writer.settled(reads[0]), node.outputs[0].dtype)


@converts("log_odds")
def log_odds(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The logarithm of what a share is to the rest."""
    dtype = node.outputs[0].dtype
    x = writer.cast(reads[0], dtype)
    rest = writer.node("Sub", writer.constant(1, dtype), x)
    return writer.node("Log", writer.node("RealDiv", x, rest))


@converts("bitwise_not")
def bitwise_not(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Each bit the other."""
    dtype = node.outputs[0].dtype
    x = writer.cast(reads[0], dtype)
    if dtype == np.bool_:
        return writer.node("LogicalNot", x)
    ones = writer.constant(np.array(-1).astype(dtype))
    return writer.node("BitwiseXor", x, ones, settings={})
