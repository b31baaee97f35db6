"""Floats as whole numbers of few bits, and back: value = (number - zero point) * scale."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.errors import ShapeError
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.tensors import dtype_of
from engine.train.loading.onnx.wholes import counted_axis

_UNDEFINED = 0  # ONNX's number of no number type


@reads("QuantizeLinear")
def quantize(node: Node) -> Computes:
    """Rounded, halves to even, and kept inside of the number type: uint8 unless it is said."""
    node.check_reads(2, 3)
    layout, number = _layout(node), node.whole("output_dtype", _UNDEFINED)
    node.ignore("saturate")  # it speaks of floats of 8 bits
    if node.whole("precision", _UNDEFINED) != _UNDEFINED:
        raise node.refused("no precision", "one")
    told = None if number == _UNDEFINED else dtype_of(node.where, number)

    def compute(x: Any, scale: Any, zero: Any = None) -> Any:
        dtype = np.dtype(np.uint8) if told is None else told
        if zero is not None:
            dtype = zero.array.dtype
        scaled = ops.round(x / layout(scale, x)).astype(x.dtype)
        if zero is not None:
            scaled = scaled + layout(zero, x).astype(x.dtype)
        bounds = np.iinfo(dtype)
        return ops.clamp(scaled, bounds.min, bounds.max).astype(dtype.name)

    return compute


@reads("DequantizeLinear")
def dequantize(node: Node) -> Computes:
    node.check_reads(2, 3)
    layout, number = _layout(node), node.whole("output_dtype", _UNDEFINED)
    told = None if number == _UNDEFINED else dtype_of(node.where, number)

    def compute(x: Any, scale: Any, zero: Any = None) -> Any:
        apart = x.astype("int32")
        if zero is not None:
            apart = apart - layout(zero, x).astype("int32")
        out = apart.astype(scale.dtype) * layout(scale, x)
        return out if told is None else out.astype(told.name)

    return compute


def _layout(node: Node) -> Computes:
    """Brings a scale, or a zero point, beside the tensor: one for all, an axis, or blocks of it."""
    axis = node.whole("axis", 1)
    block = node.whole("block_size", 0) if node.opset >= 21 else 0

    def beside(value: Any, x: Any) -> Any:
        if value.size == 1 and not block:
            return ops.reshape(value, ())
        at = counted_axis(axis, len(x.shape))
        if block:
            if len(value.shape) != len(x.shape):
                raise ShapeError.of("a scale", f"{len(x.shape)} axes", tuple(value.shape))
            spread = ops.repeat_interleave(value, block, at)
            return spread[(*(slice(None),) * at, slice(0, x.shape[at]))]
        if tuple(value.shape) != (x.shape[at],):
            raise ShapeError.of("a scale", f"shape ({x.shape[at]},)", tuple(value.shape))
        return ops.reshape(value, (-1, *(1 for _ in x.shape[at + 1 :])))

    return beside
