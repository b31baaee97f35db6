"""The same numbers in another order, shape or number."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.onnx.registry import Reads, converts
from engine.train.export.onnx.writer import Writer
from engine.train.export.refusal import NoFormError


@converts("rearranged")
def rearranged(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Another shape."""
    return writer.reshaped(writer.settled(reads[0]), node.outputs[0].shape)


@converts("permuted")
def permuted(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The axes in another order."""
    return writer.node("Transpose", writer.settled(reads[0]), perm=list(node.attributes["axes"]))


@converts("joined")
def joined(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """One after another along an axis."""
    rank = len(node.outputs[0].shape)
    parts = writer.common(*reads, dtype=node.outputs[0].dtype)
    return writer.node("Concat", *parts, axis=node.attributes["axis"] % rank)


@converts("parted")
def parted(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Cut along an axis."""
    axis = node.attributes["axis"] % len(node.outputs[0].shape)
    sizes = writer.lengths([spec.shape[axis] for spec in node.outputs])
    return writer.node("Split", reads[0], sizes, outputs=len(node.outputs), axis=axis)


@converts("time_steps")
def time_steps(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """One for each place of the first axis."""
    first = writer.constant(np.asarray([0]))
    made = writer.node("Split", reads[0], outputs=len(node.outputs), axis=0)
    made = (made,) if isinstance(made, str) else made
    return tuple(writer.node("Squeeze", part, first) for part in made)


@converts("broadcast_to")
def broadcast_to(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Repeated along axes of length 1, and new ones."""
    return writer.node("Expand", writer.settled(reads[0]), writer.lengths(node.outputs[0].shape))


@converts("tiled")
def tiled(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Repeated as a whole along each axis."""
    return writer.node("Tile", writer.settled(reads[0]), writer.lengths(node.attributes["dims"]))


@converts("flipped")
def flipped(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Backwards along axes."""
    axes = [axis % len(node.outputs[0].shape) for axis in node.attributes["dims"]]
    if not axes:
        return writer.node("Identity", writer.settled(reads[0]))
    ends = np.iinfo(np.int64).max, np.iinfo(np.int64).min + 1, None, -1
    starts, stops, _, steps = (
        None if end is None else writer.constant(np.full(len(axes), end, np.int64)) for end in ends
    )
    return writer.node(
        "Slice", writer.settled(reads[0]), starts, stops, writer.constant(np.asarray(axes)), steps
    )


@converts("pad_with")
def pad_with(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """A border of one number."""
    dtype, widths = node.outputs[0].dtype, node.attributes["widths"]
    ends = writer.lengths([*(before for before, _ in widths), *(after for _, after in widths)])
    value = writer.constant(node.attributes["value"], dtype)
    return writer.node("Pad", writer.cast(reads[0], dtype), ends, value)


@converts("moved_along")
def moved_along(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Moved along the last axis; what comes in from outside is one number."""
    shape, by, dtype = node.outputs[0].shape, node.attributes["by"], node.outputs[0].dtype
    ends = [0] * (2 * len(shape))
    ends[len(shape) - 1], ends[-1] = by, -by  # what is padded below 0 is cut off
    value = writer.constant(node.attributes["fill"], dtype)
    return writer.node("Pad", reads[0], writer.constant(np.asarray(ends)), value)


@converts("ones_of", "zeros_of")
def filled(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """One number in another's shape."""
    number = writer.constant(int(node.primitive == "ones_of"), node.outputs[0].dtype)
    if node.outputs[0].dtype.kind == "c":
        raise NoFormError("complex numbers")
    return writer.node("Expand", number, writer.lengths(node.outputs[0].shape))
