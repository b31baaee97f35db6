"""Parts by index."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.onnx.index import Parts, broadcast, name_of, parts_of, positions
from engine.train.export.onnx.registry import Reads, converts
from engine.train.export.onnx.writer import Writer
from engine.train.export.refusal import NoFormError

_MOST, _LEAST = np.iinfo(np.int64).max, np.iinfo(np.int64).min


@converts("taken")
def taken(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """`x[index]`."""
    (x,) = writer.common(reads[0])
    shape = list(writer.shape(x))
    parts = parts_of(writer, node.attributes["index"], reads[1:], len(shape))
    if parts.new:
        x = writer.node("Unsqueeze", x, writer.constant(np.asarray(parts.new)))
        for axis in parts.new:
            shape.insert(axis, 1)
    if all(_is_one(parts, k) for k in parts.picked) and parts.picked:
        return _numbers_alone(writer, x, parts)
    x = sliced(writer, x, parts)
    if not parts.picked:
        return x if parts.new or parts.sliced else writer.node("Identity", x)
    if len(parts.picked) == 1:
        (axis,) = parts.picked
        return writer.node("Gather", x, name_of(writer, parts.along[axis]), axis=axis)  # type: ignore[arg-type]
    return _by_row(writer, x, parts, shape)


def _is_one(parts: Parts, axis: int) -> bool:
    one = parts.along[axis]
    return not isinstance(one, slice) and one.shape == () and isinstance(one.numbers, np.ndarray)


def _numbers_alone(writer: Writer, x: str, parts: Parts) -> Any:
    """One number each: a slice of length 1, whose axis is dropped."""
    along = [
        one if isinstance(one, slice) else slice(int(one.numbers), int(one.numbers) + 1 or None)
        for one in parts.along
    ]
    part = sliced(writer, x, Parts([], list(along)))
    return writer.node("Squeeze", part, writer.constant(np.asarray(parts.picked)))


def sliced(writer: Writer, x: str, parts: Parts) -> str:
    """What the slices leave."""
    axes = parts.sliced
    if not axes:
        return x
    slices = [parts.along[axis] for axis in axes]
    ends = [bounds(one) for one in slices]
    starts, stops, steps = (writer.lengths(list(column)) for column in zip(*ends, strict=True))
    made: str = writer.node("Slice", x, starts, stops, writer.constant(np.asarray(axes)), steps)
    return made


def bounds(part: Any) -> tuple[Any, Any, int]:
    """Where a slice begins, where it ends, and its step, as ONNX says them."""
    step = 1 if part.step is None else part.step
    if not isinstance(step, int | np.integer):
        raise NoFormError("a step that depends on an open axis")
    back = step < 0
    start = part.start if part.start is not None else (_MOST if back else 0)
    stop = part.stop if part.stop is not None else (_LEAST if back else _MOST)
    return start, stop, int(step)


def _by_row(writer: Writer, x: str, parts: Parts, shape: list[Any]) -> Any:
    """Several axes picked from together: they are made one, which comes first."""
    axes = parts.picked
    rest = [k for k in range(len(shape)) if k not in axes]
    front = writer.node("Transpose", x, perm=[*axes, *rest])
    keep = writer.node("Shape", front, start=len(axes)) if rest else None
    row = writer.constant(np.asarray([-1]))
    flat = writer.node("Reshape", front, writer.node("Concat", row, keep, axis=0) if keep else row)
    picked = [parts.along[axis] for axis in axes]
    offsets = positions(writer, picked, [shape[axis] for axis in axes])  # type: ignore[arg-type]
    made = writer.node("Gather", flat, offsets, axis=0)
    width = len(broadcast([one.shape for one in picked]))  # type: ignore[union-attr]
    if not parts.begin or not width:
        return made
    back = list(range(width, width + parts.begin))
    perm = [*back, *range(width), *range(width + parts.begin, width + len(rest))]
    return writer.node("Transpose", made, perm=perm)


@converts("part_of")
def part_of(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """From one place to another along an axis."""
    (x,) = writer.common(*reads)
    axis = node.attributes["axis"] % len(node.outputs[0].shape)
    ends = (writer.lengths([node.attributes[name]]) for name in ("start", "stop"))
    return writer.node("Slice", x, *ends, writer.constant(np.asarray([axis])))


@converts("one_hot_rows")
def one_hot_rows(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """A new last axis with one number at each index and another elsewhere."""
    (indices,) = writer.common(*reads, dtype=np.int64)
    dtype, attributes = node.outputs[0].dtype, node.attributes
    if not isinstance(attributes["depth"], int):
        raise NoFormError("a depth that depends on an open axis")
    last = writer.node("Unsqueeze", indices, writer.constant(np.asarray([-1])))
    hit = writer.node("Equal", last, writer.constant(np.arange(attributes["depth"])))
    values = (writer.constant(attributes[name], dtype) for name in ("on", "off"))
    return writer.node("Where", hit, *values)


@converts("drawn")
def drawn(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Weighted sums of a few elements along an axis: each tap picked, weighted, added."""
    dtype, taps = node.outputs[0].dtype, node.attributes["taps"]
    rank = len(node.outputs[0].shape)
    axis = node.attributes["axis"] % rank
    x = writer.cast(reads[0], dtype)
    made = None
    for k in range(taps.indices.shape[1]):
        part = writer.node("Gather", x, writer.constant(taps.indices[:, k]), axis=axis)
        if taps.shares is not None:
            share = np.asarray(taps.shares)[:, k].reshape([-1] + [1] * (rank - axis - 1))
            part = writer.node("Mul", part, writer.constant(share, dtype))
        made = part if made is None else writer.node("Add", made, part)
    return made
