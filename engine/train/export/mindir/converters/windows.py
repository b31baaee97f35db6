"""Convolutions and poolings."""

from __future__ import annotations

import functools
import itertools
import math
from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.mindir.registry import Reads, converts
from engine.train.export.mindir.writer import Writer
from engine.train.export.refusal import NoFormError

from .arrangement import padded

_FORMATS = {2: "NCHW", 3: "NCDHW"}


@converts("convolve")
def convolve(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """A convolution of one to three axes."""
    x, weight = (_widened(writer, name) for name in writer.common(*reads))
    window, group = _of_rank_two(node.attributes["window"]), node.attributes["group"]
    out = node.outputs[0]
    makes = writer.like(x, _widened_shape(out.shape), out.dtype)
    if len(window.kernel) == 2:
        settings = _conv_settings(window, group, out.shape[1])
        made = writer.node("Conv2D", x, weight, makes=makes, settings=settings)
        return writer.reshaped(made, out.shape)
    if len(window.kernel) != 3:
        raise NoFormError("a window over more than three axes")
    settings = _conv_settings(window, group, out.shape[1])
    settings |= {
        "offset_x": 0,
        "strides": settings["stride"],
        "dilations": settings["dilation"],
    }
    return writer.node("Conv3D", x, weight, makes=makes, settings=settings)


def _conv_settings(window: Any, group: int, channels: int) -> dict[str, Any]:
    if not all(isinstance(one, int) for one in window.pads):
        raise NoFormError("a setting follows from an open axis")
    pads = tuple(window.pads)
    return {
        "out_channel": channels,
        "kernel_size": tuple(window.kernel),
        "mode": 1,
        "pad_mode": "pad",
        "pad": pads,
        "pad_list": pads,
        "stride": (1, 1, *window.stride),
        "dilation": (1, 1, *window.dilation),
        "group": group,
        "groups": group,
        "format": _FORMATS[len(window.kernel)],
    }


@converts("convolve_back")
def convolve_back(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """A transposed convolution of one or two axes."""
    g, weight = (_widened(writer, name) for name in writer.common(*reads))
    window, group = _of_rank_two(node.attributes["window"]), node.attributes["group"]
    if len(window.kernel) != 2:
        raise NoFormError("a transposed convolution over three axes")
    out = node.outputs[0]
    size = _widened_shape(out.shape)
    settings = _conv_settings(window, group, writer.shape(g)[1])
    makes = writer.like(g, size, out.dtype)
    made = writer.node("Conv2DTranspose", g, weight, size, makes=makes, settings=settings)
    return writer.reshaped(made, out.shape)


@converts("window_max")
def window_max(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The largest below the window."""
    if _has_gaps(node):
        parts = _elements(
            writer, reads[0], node.attributes["window"], _lowest(node.outputs[0].dtype)
        )
        return functools.reduce(lambda one, other: writer.node("Maximum", one, other), parts)
    return _pooled(writer, node, reads[0], "MaxPool", _lowest(node.outputs[0].dtype))


@converts("window_sum")
def window_sum(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The sum below the window: the mean times the number of elements."""
    if _has_gaps(node):
        parts = _elements(writer, reads[0], node.attributes["window"], 0)
        return functools.reduce(lambda one, other: writer.node("Add", one, other), parts)
    mean = _pooled(writer, node, reads[0], "AvgPool", 0)
    count = math.prod(node.attributes["window"].kernel)
    return writer.node("Mul", mean, writer.constant(count, node.outputs[0].dtype))


def _has_gaps(node: GraphNode) -> bool:
    return any(step != 1 for step in node.attributes["window"].dilation)


@converts("window_columns")
def window_columns(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """What lies below each position, as columns."""
    out, window = node.outputs[0], node.attributes["window"]
    parts = _elements(writer, reads[0], window, 0)
    batch, channels, *_ = writer.shape(parts[0])
    wide = (batch, channels, 1, out.shape[-1])
    row = writer.row(*(writer.reshaped(part, wide) for part in parts))
    makes = writer.like(parts[0], (batch, channels, len(parts), out.shape[-1]))
    return writer.reshaped(writer.node("Concat", row, 2, makes=makes), out.shape)


def _elements(writer: Writer, name: str | None, window: Any, fill: Any) -> list[str]:
    """Each element of the window at all positions: slices of the input."""
    x = padded(writer, name, [(0, 0), (0, 0), *_borders(window)], fill)
    batch, channels, *size = writer.shape(x)
    if not all(isinstance(length, int) for length in size):
        raise NoFormError("a window with gaps, or as columns, over open axes")
    found = []
    for element in itertools.product(*map(range, window.kernel)):
        begin = [k * gap for k, gap in zip(element, window.dilation, strict=True)]
        ends = zip(size, window.reach, begin, strict=True)
        end = [length - reach + start + 1 for length, reach, start in ends]
        positions = [
            -(-(last - first) // step)
            for first, last, step in zip(begin, end, window.stride, strict=True)
        ]
        found.append(
            writer.node(
                "StridedSlice",
                x,
                (0, 0, *begin),
                (batch, channels, *end),
                (1, 1, *window.stride),
                *(0,) * 5,
                makes=writer.like(x, (batch, channels, *positions)),
            )
        )
    return found


def _borders(window: Any) -> list[tuple[int, int]]:
    return list(zip(window.pads[::2], window.pads[1::2], strict=True))


def _pooled(writer: Writer, node: GraphNode, name: str | None, op_type: str, fill: Any) -> str:
    window = node.attributes["window"]
    borders = _borders(window)
    x = _widened(writer, padded(writer, name, [(0, 0), (0, 0), *borders], fill))
    window, out = _of_rank_two(window), node.outputs[0]
    makes = writer.like(x, _widened_shape(out.shape), out.dtype)
    kernel, stride = tuple(window.kernel), tuple(window.stride)
    if len(kernel) > 3:
        raise NoFormError("a window over more than three axes")
    if op_type == "AvgPool" and len(kernel) == 2:
        made = writer.node("AvgPool", x, kernel, stride, 2, 0, makes=makes)
        return writer.reshaped(made, out.shape)
    settings: dict[str, Any] = {
        "kernel_size": (1, 1, *kernel),
        "strides": (1, 1, *stride),
        "pad_mode": "VALID",
        "format": _FORMATS[len(kernel)],
    }
    if len(kernel) == 3:
        op_type += "3D"
        settings |= {"pad_list": (0,) * 6}
        if op_type == "AvgPool3D":
            own = {"ceil_mode": False, "count_include_pad": True, "divisor_override": 0}
            settings |= {"pad": (0,) * 6, **own}
        else:
            settings |= {"ceil_mode": 0}
    return writer.reshaped(writer.node(op_type, x, makes=makes, settings=settings), out.shape)


def _lowest(dtype: Any) -> Any:
    kind = np.dtype(dtype)
    return np.iinfo(kind).min if kind.kind in "iu" else -np.inf


def _of_rank_two(window: Any) -> Any:
    """A window over one axis as one over two, the first of length 1."""
    if len(window.kernel) != 1:
        return window
    return type(window)(
        (1, *window.kernel), (1, *window.stride), (0, 0, *window.pads), (1, *window.dilation)
    )


def _widened_shape(shape: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*shape[:2], 1, shape[2]) if len(shape) == 3 else tuple(shape)


def _widened(writer: Writer, name: str) -> str:
    return writer.reshaped(name, _widened_shape(writer.shape(name)))
