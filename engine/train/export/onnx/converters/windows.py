"""Convolutions, poolings, and what lies below a window."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.onnx.registry import Reads, converts
from engine.train.export.onnx.writer import Writer
from engine.train.export.refusal import NoFormError


@converts("convolve")
def convolve(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """A convolution of one to three axes."""
    group = node.attributes["group"]
    return writer.node("Conv", *writer.common(*reads), group=group, **_slide(node))


@converts("convolve_back")
def convolve_back(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """A transposed convolution; where its size was rounded off, zeros are added behind."""
    window, dtype = node.attributes["window"], node.outputs[0].dtype
    g, weight = writer.common(*reads, dtype=dtype)
    reached = [
        (length - 1) * stride + reach - before - after
        for length, stride, reach, before, after in zip(
            writer.shape(g)[2:],
            window.stride,
            window.reach,
            window.pads[::2],
            window.pads[1::2],
            strict=True,
        )
    ]
    missing = [size - end for size, end in zip(node.outputs[0].shape[2:], reached, strict=True)]
    group = node.attributes["group"]
    made = writer.node("ConvTranspose", g, weight, group=group, **_slide(node))
    if all(isinstance(length, int) and length == 0 for length in missing):
        return made
    return _beyond(writer, g, weight, node, missing)


def _beyond(writer: Writer, g: str, weight: str, node: GraphNode, missing: list[Any]) -> Any:
    """Behind the last window there is more of the image: borders are cut off afterwards."""
    writer.nodes.pop()  # the one without
    window, dtype = node.attributes["window"], node.outputs[0].dtype
    slide = _slide(node) | {"pads": [0] * (2 * len(window.kernel))}
    whole = writer.node("ConvTranspose", g, weight, group=node.attributes["group"], **slide)
    before = [0, 0, *(-pad for pad in window.pads[::2])]
    behind = [0, 0, *(m - pad for m, pad in zip(missing, window.pads[1::2], strict=True))]
    return writer.node("Pad", whole, writer.lengths([*before, *behind]), writer.constant(0, dtype))


@converts("window_max")
def window_max(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The largest below the window."""
    return writer.node("MaxPool", reads[0], **_slide(node))


@converts("window_sum")
def window_sum(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The sum below the window: the mean, borders counted, times the number of elements."""
    slide, window = _slide(node), node.attributes["window"]
    count = writer.constant(math.prod(slide["kernel_shape"]), node.outputs[0].dtype)
    if "dilations" not in slide:
        mean = writer.node("AveragePool", reads[0], count_include_pad=1, **slide)
        return writer.node("Mul", mean, count)
    channels = writer.shape(reads[0])[1]  # a mean has no distances in this version
    if not isinstance(channels, int):
        raise NoFormError("a sum of a spread window over an open number of channels")
    ones = writer.constant(np.ones((channels, 1, *window.kernel)), node.outputs[0].dtype)
    return writer.node("Conv", reads[0], ones, group=channels, **slide)


@converts("window_columns")
def window_columns(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """What lies below each position, as columns."""
    made = _below(writer, node, reads[0], 0)
    return writer.reshaped(made, node.outputs[0].shape)


@converts("window_index")
def window_index(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Which element of the window is the largest."""
    lowest = float(np.finfo(np.float32).min)
    found = writer.node("ArgMax", _below(writer, node, reads[0], lowest), axis=2, keepdims=0)
    found = writer.reshaped(found, node.outputs[0].shape)
    return writer.cast_to(found, node.outputs[0].dtype)


@converts("window_take")
def window_take(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The element of the window with a number."""
    shape = node.outputs[0].shape
    flat = writer.reshaped(writer.cast(reads[1], np.int64), (*shape[:2], 1, _many(shape[2:])))
    found = writer.node("GatherElements", _below(writer, node, reads[0], 0), flat, axis=2)
    return writer.reshaped(found, shape)


@converts("window_image", "window_put", "window_spread")
def window_image(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Numbers summed into an image, at what lies below each position."""
    window, dtype = node.attributes["window"], node.outputs[0].dtype
    shape = node.outputs[0].shape
    elements, size = math.prod(window.kernel), _fixed(shape[2:])
    positions = math.prod(window.positions(*size))
    parts = writer.cast(reads[0], dtype)
    if node.primitive == "window_image":
        parts = writer.reshaped(parts, (*shape[:2], elements, positions))
    else:
        parts = writer.reshaped(parts, (*shape[:2], 1, positions))
    if node.primitive == "window_put":
        chosen = writer.reshaped(writer.cast(reads[1], np.int64), (*shape[:2], 1, positions))
        every = writer.constant(np.arange(elements).reshape(1, 1, -1, 1))
        hit = writer.cast_to(writer.node("Equal", chosen, every), dtype)
        parts = writer.node("Mul", parts, hit)
    whole = writer.lengths((*shape[:2], elements, positions))
    parts = writer.reshaped(writer.node("Expand", parts, whole), (*shape[:2], elements * positions))
    return _summed(writer, node, parts, size)


def _summed(writer: Writer, node: GraphNode, parts: str, size: tuple[int, ...]) -> Any:
    window, dtype, shape = node.attributes["window"], node.outputs[0].dtype, node.outputs[0].shape
    padded = window.padded_size(size)
    lead = shape[:2]
    spread = writer.lengths((*lead, math.prod(padded)))
    zeros = writer.node("Expand", writer.constant(0, dtype), spread)
    offsets = _offsets(window, size).reshape(1, 1, -1)
    at = writer.node("Expand", writer.constant(offsets), writer.lengths((*lead, offsets.size)))
    made = writer.node("ScatterElements", zeros, at, parts, axis=2, reduction="add")
    image = writer.reshaped(made, (*lead, *padded))
    cut = [0, 0, *(-pad for pad in window.pads[::2]), 0, 0, *(-pad for pad in window.pads[1::2])]
    return writer.node("Pad", image, writer.constant(np.asarray(cut)), writer.constant(0, dtype))


def _below(writer: Writer, node: GraphNode, name: str | None, border: float) -> str:
    """(batch, channels, elements of the window, positions)."""
    window, dtype = node.attributes["window"], writer.dtype(name)
    shape = writer.shape(name)
    size = _fixed(shape[2:])
    ends = [0, 0, *window.pads[::2], 0, 0, *window.pads[1::2]]
    padded = writer.node(
        "Pad", name, writer.constant(np.asarray(ends)), writer.constant(border, dtype)
    )
    flat = writer.reshaped(padded, (*shape[:2], math.prod(window.padded_size(size))))
    made: str = writer.node("Gather", flat, writer.constant(_offsets(window, size)), axis=2)
    return made


def _offsets(window: Any, size: tuple[int, ...]) -> np.ndarray[Any, Any]:
    """The place of each element of the window at each position, in the padded image as a row."""
    padded = window.padded_size(size)
    along = [
        np.arange(count)[:, None] * dilation + np.arange(positions) * stride
        for count, dilation, positions, stride in zip(
            window.kernel, window.dilation, window.positions(*size), window.stride, strict=True
        )
    ]
    rank = len(padded)
    total = np.zeros((1,) * (2 * rank), np.int64)
    for k, numbers in enumerate(along):
        shape = [1] * (2 * rank)
        shape[k], shape[rank + k] = numbers.shape
        total = total + numbers.reshape(shape) * math.prod(padded[k + 1 :])
    elements, positions = math.prod(window.kernel), math.prod(window.positions(*size))
    return total.reshape(elements, positions)


def _many(lengths: Any) -> Any:
    made: Any = 1
    for length in lengths:
        made = made * length
    return made


def _fixed(lengths: tuple[Any, ...]) -> tuple[int, ...]:
    if not all(isinstance(length, int) for length in lengths):
        raise NoFormError("windows as columns of an image of open size")
    return lengths


def _slide(node: GraphNode) -> dict[str, Any]:
    """How a window slides, as ONNX says it: all that is before an axis, then all behind."""
    window = node.attributes["window"]
    slide = {
        "kernel_shape": list(window.kernel),
        "strides": list(window.stride),
        "pads": [*window.pads[::2], *window.pads[1::2]],
    }
    if any(step != 1 for step in window.dilation):
        slide["dilations"] = list(window.dilation)
    return slide
