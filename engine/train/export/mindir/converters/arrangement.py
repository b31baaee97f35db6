"""The same numbers in another order or shape, joined, cut, repeated."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.mindir.registry import Reads, converts
from engine.train.export.mindir.writer import Writer


@converts("rearranged")
def rearranged(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Another shape."""
    return writer.reshaped(reads[0], node.outputs[0].shape)


@converts("permuted")
def permuted(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The axes in another order."""
    return writer.node("Transpose", writer.settled(reads[0]), tuple(node.attributes["axes"]))


@converts("joined")
def joined(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """One after another along an axis."""
    row = writer.row(*writer.common(*reads, dtype=node.outputs[0].dtype))
    return writer.node("Concat", row, node.attributes["axis"] % len(node.outputs[0].shape))


@converts("part_of")
def part_of(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """A part along an axis."""
    start = node.attributes["start"]
    return _slice(writer, writer.settled(reads[0]), node.attributes["axis"], start, node.outputs[0])


@converts("parted")
def parted(writer: Writer, node: GraphNode, reads: Reads) -> tuple[str, ...]:
    """Cut along an axis."""
    x, axis = writer.settled(reads[0]), node.attributes["axis"]
    starts = (0, *node.attributes["stops"])
    cut = zip(starts, node.outputs, strict=True)
    return tuple(_slice(writer, x, axis, start, spec) for start, spec in cut)


def _slice(writer: Writer, x: str, axis: int, start: Any, makes: Any) -> str:
    begin = [0] * len(makes.shape)
    begin[axis] = start
    return writer.node("Slice", x, tuple(begin), tuple(makes.shape), makes=makes)


@converts("pad_with")
def pad_with(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """More elements at the ends of axes."""
    return padded(writer, reads[0], node.attributes["widths"], node.attributes["value"])


def padded(writer: Writer, name: str | None, widths: Any, value: Any) -> str:
    """The name of what is padded with a number; `widths` has (before, after) for each axis."""
    x = writer.settled(name)
    if not any(before or after for before, after in widths):
        return x
    shape = tuple(
        length + before + after
        for length, (before, after) in zip(writer.shape(x), widths, strict=True)
    )
    backwards = tuple(one for pair in reversed(tuple(widths)) for one in pair)
    number = writer.constant(value, writer.dtype(x))
    settings = {"mode": "constant", "paddings_contiguous": True}
    makes = writer.like(x, shape)
    return writer.node("PadV3", x, backwards, number, makes=makes, settings=settings)


@converts("tiled")
def tiled(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The whole again and again along axes."""
    return writer.node("Tile", writer.settled(reads[0]), tuple(node.attributes["dims"]))


@converts("flipped")
def flipped(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Turned round along axes."""
    rank = len(node.outputs[0].shape)
    axes = tuple(axis % rank for axis in node.attributes["dims"])
    return writer.node("ReverseV2", writer.settled(reads[0]), axes)


@converts("broadcast_to")
def broadcast_to(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Repeated along axes of length 1."""
    return writer.node("BroadcastTo", writer.settled(reads[0]), tuple(node.outputs[0].shape))


@converts("drawn")
def drawn(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Weighted sums along an axis: a product with a matrix; or elements picked."""
    x, taps, out = writer.settled(reads[0]), node.attributes["taps"], node.outputs[0]
    rank = len(out.shape)
    axis = node.attributes["axis"] % rank
    if taps.shares is None:
        picked = writer.constant(taps.indices[:, 0])
        return writer.node("Gather", x, picked, axis, 0)
    length = writer.shape(x)[axis]
    matrix = np.zeros((length, taps.size))
    np.add.at(matrix, (taps.indices, np.arange(taps.size)[:, None]), taps.shares)
    swapped = [k for k in range(rank) if k != axis] + [axis]
    last = writer.node(
        "Transpose",
        x,
        tuple(swapped),
        makes=writer.like(x, [writer.shape(x)[k] for k in swapped]),
    )
    lead = writer.shape(last)[:-1]
    rows: Any = 1
    for one in lead:
        rows = one * rows
    made = writer.node(
        "MatMul",
        writer.reshaped(last, (rows, length)),
        writer.constant(matrix, out.dtype),
        False,
        False,
        makes=writer.like(x, (rows, taps.size)),
    )
    back = tuple(swapped.index(k) for k in range(rank))
    return writer.node("Transpose", writer.reshaped(made, (*lead, taps.size)), back)
