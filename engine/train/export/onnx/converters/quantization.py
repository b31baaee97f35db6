"""Floats as whole numbers of few bits, and back.

Where ranges are constants of the file, as those of a trained network, numbers are quantised and
dequantised, between which runtimes compute with whole numbers; a range that is computed makes
ordinary operators.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, compose
from engine.graph import GraphNode
from engine.ops.fake_quant import scale_and_zero_point
from engine.train.export.onnx.registry import Reads, converts
from engine.train.export.onnx.writer import Writer


@converts("quantized")
def quantized(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The nearest whole numbers; where not all of the type are used, floats are cut off before.

    Halves go to the even number, and up in the network.

    Raises:
        ArgumentTypeError: If ONNX does not round numbers of such a type.

    """
    x, scale, zero = reads
    _check_type(writer, x)
    kind, attrs = np.iinfo(writer.dtype(zero)), node.attributes
    if (attrs["lowest"], attrs["highest"]) != (kind.min, kind.max):
        x = _within(writer, x, *_ends(writer, node, scale, zero))
    return writer.node("QuantizeLinear", x, scale, zero, axis=_axis(writer, scale, node))


def _check_type(writer: Writer, x: Any) -> None:
    found = writer.dtype(x)
    if found == np.float32:
        return
    position = str(x).removeprefix("inputs")
    where = f"inputs[{position}]" if position.isdigit() else str(x)
    hint = f"{where}.astype(engine.float32) is one; a MINDIR file takes {found} too"
    said = compose(f"quant.export({where})", "a tensor of float32 for ONNX", found, hint)
    raise ArgumentTypeError(said)


@converts("dequantized")
def dequantized(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Floats of whole numbers."""
    return writer.node("DequantizeLinear", *reads, axis=_axis(writer, reads[1], node))


@converts("fake_quant")
def fake_quant(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Rounded in a range: quantised and dequantised where that is a constant."""
    attrs, (low, high) = node.attributes, (writer.initializers.get(str(k)) for k in reads[1:])
    if low is None or high is None:
        return _rounded(writer, node, reads)
    lowest, highest = attrs["lowest"], attrs["highest"]
    found = scale_and_zero_point(low, high, lowest, highest, attrs["symmetric"])
    if attrs["axis"] is None:
        found = found[0].reshape(()), found[1].reshape(())
    scale = writer.constant(found[0], node.outputs[0].dtype)
    zero = writer.constant(found[1], np.int8 if lowest < 0 else np.uint8)
    x, kind = reads[0], np.iinfo(writer.dtype(zero))
    if (lowest, highest) != (kind.min, kind.max):
        x = _within(writer, x, *_ends(writer, node, scale, zero))
    axis = attrs["axis"]
    whole = writer.node("QuantizeLinear", x, scale, zero, axis=axis)
    return writer.node("DequantizeLinear", whole, scale, zero, axis=axis)


@converts("learned_quant")
def learned_quant(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Rounded in a range that its end says."""
    end = writer.node("Abs", reads[1])
    symmetric = node.attributes["symmetric"]
    low = writer.node("Neg", end) if symmetric else writer.node("Sub", end, end)
    writer.specs[low] = writer.specs[end] = writer.specs[str(reads[1])]
    return _rounded(writer, node, (reads[0], low, end))


@converts("inside_range")
def inside_range(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """1 where nothing is cut off."""
    x = reads[0]
    scale, zero = _scale_and_zero(writer, node, reads)
    low, high = _ends(writer, node, scale, zero)
    not_below = writer.node("GreaterOrEqual", x, low)
    inside = writer.node("And", not_below, writer.node("LessOrEqual", x, high))
    return writer.cast_to(inside, node.outputs[0].dtype)


def _axis(writer: Writer, scale: Any, node: GraphNode) -> int | None:
    """None where one scale is for all, whatever its shape."""
    axis: int | None = node.attributes["axis"] if writer.shape(scale) else None
    return axis


def _rounded(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    dtype = node.outputs[0].dtype
    scale, zero = _scale_and_zero(writer, node, reads)
    low, high = _ends(writer, node, scale, zero)
    within = _within(writer, reads[0], low, high)
    above = writer.node("Div", writer.node("Sub", within, low), scale)
    steps = writer.node("Floor", writer.node("Add", above, writer.constant(0.5, dtype)))
    lowest = writer.constant(node.attributes["lowest"], dtype)
    apart = writer.node("Sub", steps, writer.node("Sub", zero, lowest))
    return writer.node("Mul", apart, scale)


def _within(writer: Writer, x: Any, low: Any, high: Any) -> Any:
    if {low, high} <= writer.initializers.keys() and writer.initializers[low].ndim == 0:
        return writer.node("Clip", x, low, high)
    return writer.node("Max", writer.node("Min", x, high), low)


def _ends(writer: Writer, node: GraphNode, scale: Any, zero: Any) -> list[Any]:
    """The lowest and the highest float that whole numbers stand for, beside the tensor."""
    numbers = (node.attributes["lowest"], node.attributes["highest"])
    told = [writer.initializers.get(str(one)) for one in (scale, zero)]
    if told[0] is not None and told[1] is not None:
        made = [(number - told[1].astype(np.int32)) * told[0] for number in numbers]
        return [writer.constant(_beside(node, one), told[0].dtype) for one in made]
    dtype = writer.dtype(scale)
    apart = (
        writer.node("Sub", writer.constant(number, dtype), writer.cast(zero, dtype))
        for number in numbers
    )
    return [_reshaped(writer, node, writer.node("Mul", one, scale)) for one in apart]


def _scale_and_zero(writer: Writer, node: GraphNode, reads: Reads) -> tuple[Any, Any]:
    """As `engine.ops.fake_quant.scale_and_zero_point` has it, beside the tensor."""
    attrs, dtype = node.attributes, node.outputs[0].dtype
    lowest, highest = attrs["lowest"], attrs["highest"]
    shape = _beside(node, np.empty(writer.shape(reads[1]))).shape

    def number(value: float) -> str:
        return writer.constant(value, dtype)

    low, high = (writer.reshaped(writer.cast(one, dtype), shape) for one in reads[1:])
    low, high = writer.node("Min", low, number(0)), writer.node("Max", high, number(0))
    if attrs["symmetric"]:
        high = writer.node("Max", writer.node("Neg", low), high)
        low = writer.node("Neg", high)
    scale = writer.node("Div", writer.node("Sub", high, low), number(highest - lowest))
    some = writer.node("Greater", scale, number(0))
    scale = writer.node("Where", some, scale, number(1))
    writer.specs[scale] = node.outputs[0]._replace(shape=shape)
    if attrs["symmetric"]:
        return scale, number((lowest + highest + 1) // 2)
    zero = writer.node("Sub", number(lowest), writer.node("Div", low, scale))
    within = writer.node("Clip", zero, number(lowest), number(highest))
    zero = writer.node("Floor", writer.node("Add", within, number(0.5)))
    writer.specs[zero] = writer.specs[scale]
    return scale, zero


def _beside(node: GraphNode, array: Any) -> Any:
    """One number, or one for each position along the axis, in the shape that broadcasts."""
    axis, rank = node.attributes["axis"], len(node.outputs[0].shape)
    return array.reshape(() if axis is None else (-1, *(1,) * (rank - 1 - axis % rank)))


def _reshaped(writer: Writer, node: GraphNode, name: Any) -> Any:
    axis, rank = node.attributes["axis"], len(node.outputs[0].shape)
    return name if axis is None else writer.reshaped(name, (-1, *(1,) * (rank - 1 - axis % rank)))
