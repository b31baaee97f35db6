"""Floats as whole numbers of few bits, and back, by ordinary operators.

MindSpore's own operators for it run on Ascend alone. Number types of 8 bits are only kept: what is
computed is float32 on both sides of them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec
from engine.graph import GraphNode
from engine.train.export.mindir.registry import Reads, converts
from engine.train.export.mindir.writer import Writer


@converts("quantized")
def quantized(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The nearest whole numbers, halves up."""
    dtype = writer.dtype(reads[0])
    x, scale, zero = _operands(writer, node, reads, dtype)
    steps = _nearest(writer, x, scale, zero, node)
    return writer.cast(steps, node.outputs[0].dtype)


@converts("dequantized")
def dequantized(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Floats of whole numbers."""
    x, scale, zero = _operands(writer, node, reads, node.outputs[0].dtype)
    return writer.node("Mul", writer.node("Sub", x, zero), scale)


@converts("fake_quant")
def fake_quant(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Rounded in a range that may change."""
    return _rounded(writer, node, reads)


def _rounded(writer: Writer, node: GraphNode, reads: Reads) -> str:
    dtype = node.outputs[0].dtype
    x, low, high = _operands(writer, node, reads, dtype)
    scale, zero = _scale_and_zero(writer, low, high, node)
    return writer.node(
        "Mul", writer.node("Sub", _nearest(writer, x, scale, zero, node), zero), scale
    )


@converts("learned_quant")
def learned_quant(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Rounded in a range that its end says."""
    makes = writer.like(reads[1])
    end = writer.node("Abs", reads[1], makes=makes)
    ways = ("Neg", end) if node.attributes["symmetric"] else ("Sub", end, end)
    return _rounded(writer, node, (reads[0], writer.node(*ways, makes=makes), end))


def _operands(writer: Writer, node: GraphNode, reads: Reads, dtype: Any) -> list[str]:
    """What is read as floats; what is of each channel, beside the tensor."""
    axis, rank = node.attributes["axis"], len(writer.shape(reads[0]))
    shape = () if axis is None else (-1, *(1,) * (rank - 1 - axis % rank))
    made = [writer.cast(reads[0], dtype)]
    for one in reads[1:]:
        float_one = writer.cast(one, dtype)
        lengths = tuple(int(np.prod(writer.shape(one))) if k < 0 else k for k in shape)
        made.append(writer.reshaped(float_one, lengths))
    return made


def _nearest(writer: Writer, x: str, scale: str, zero: str, node: GraphNode) -> str:
    dtype = writer.dtype(x)
    makes = Spec(writer.shape(x), dtype)

    def number(value: float) -> str:
        return writer.constant(value, dtype)

    scaled = writer.node("RealDiv", x, scale, makes=makes)
    rounded = writer.node(
        "Floor", writer.node("Add", scaled, number(0.5), makes=makes), makes=makes
    )
    apart = writer.node("Add", rounded, zero, makes=makes)
    above = writer.node("Maximum", apart, number(node.attributes["lowest"]), makes=makes)
    return writer.node("Minimum", above, number(node.attributes["highest"]), makes=makes)


def _scale_and_zero(writer: Writer, low: str, high: str, node: GraphNode) -> tuple[str, str]:
    """As `engine.ops.fake_quant.scale_and_zero_point` has it."""
    lowest, highest = node.attributes["lowest"], node.attributes["highest"]
    dtype, makes = writer.dtype(low), writer.like(low)

    def number(value: float) -> str:
        return writer.constant(value, dtype)

    def made(op_type: str, *reads: Any) -> str:
        return writer.node(op_type, *reads, makes=makes)

    low, high = made("Minimum", low, number(0)), made("Maximum", high, number(0))
    if node.attributes["symmetric"]:
        high = made("Maximum", made("Neg", low), high)
        low = made("Neg", high)
    scale = made("RealDiv", made("Sub", high, low), number(highest - lowest))
    some = writer.node("Greater", scale, number(0), makes=writer.like(low, dtype=bool))
    scale = made("Select", some, scale, made("OnesLike", scale))
    if node.attributes["symmetric"]:
        return scale, number((lowest + highest + 1) // 2)
    zero = made("Sub", number(lowest), made("RealDiv", low, scale))
    within = made("Minimum", made("Maximum", zero, number(lowest)), number(highest))
    return scale, made("Floor", made("Add", within, number(0.5)))
