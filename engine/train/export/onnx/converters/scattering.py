"""Numbers put to where an index says."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.graph import GraphNode, Ramp
from engine.train.export.onnx.growing import written
from engine.train.export.onnx.index import Parts, Picked, broadcast, parts_of, positions
from engine.train.export.onnx.registry import Reads, converts
from engine.train.export.onnx.writer import Writer
from engine.train.export.refusal import NoFormError

from .arithmetic import finished, wide

_WAYS = {"multiply": "mul"}


@converts("put_back")
def put_back(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Zeros with numbers added."""
    dtype = wide(node.outputs[0].dtype)
    zeros = writer.node("Expand", writer.constant(0, dtype), writer.lengths(node.outputs[0].shape))
    return finished(writer, node, _put(writer, node, zeros, reads, "add"))


@converts("replaced")
def replaced(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The tensor with other numbers at an index."""
    x = writer.cast(reads[0], wide(node.outputs[0].dtype))
    return finished(writer, node, _put(writer, node, x, reads[1:], "none"))


@converts("combined")
def combined(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The tensor multiplied at an index."""
    how = node.attributes["how"]
    if how not in _WAYS:
        raise NoFormError(f"the {how} of what meets")
    x = writer.cast(reads[0], wide(node.outputs[0].dtype))
    return finished(writer, node, _put(writer, node, x, reads[1:], _WAYS[how]))


def _put(writer: Writer, node: GraphNode, x: str, reads: Reads, how: str) -> str:
    """All axes as one row, and the place in it of each number; what is put is read first."""
    shape = node.outputs[0].shape
    updates = writer.cast(reads[0], wide(node.outputs[0].dtype))
    parts = parts_of(writer, node.attributes["index"], reads[1:], len(shape))
    if parts.new:
        raise NoFormError("an index with new axes")
    grid, covered = _grid(writer, parts, shape)
    row = writer.constant(np.asarray([-1]))
    size = writer.lengths(covered)
    offsets = writer.node("Expand", positions(writer, grid, shape), size) if grid else None
    if offsets is None:  # a number without axes
        return (
            updates if how == "none" else writer.node("Add" if how == "add" else "Mul", x, updates)
        )
    flat = (
        writer.node("Reshape", x, row),
        writer.node("Reshape", offsets, row),
        writer.node("Reshape", writer.node("Expand", updates, size), row),
    )
    made = writer.node("ScatterElements", *flat, axis=0, reduction=how)
    return writer.reshaped(made, shape)


def _grid(writer: Writer, parts: Parts, shape: Any) -> tuple[list[Picked], tuple[Any, ...]]:
    """What is picked along every axis, slices too, so that all broadcast to what is covered."""
    picked = [parts.along[axis] for axis in parts.picked]
    width = len(broadcast([one.shape for one in picked])) if picked else 0  # type: ignore[union-attr]
    begin = parts.begin if picked else 0
    slices = [k for k, one in enumerate(parts.along) if isinstance(one, slice)]
    rank = width + len(slices)
    made = []
    for axis, one in enumerate(parts.along):
        if isinstance(one, slice):
            number = slices.index(axis)
            at = number if number < begin else number + width
            made.append(_counted(writer, one, shape[axis], at, rank))
        else:
            behind = rank - begin - width
            made.append(_widened(writer, one, behind))
    return made, broadcast([one.shape for one in made])


def _counted(writer: Writer, part: slice, length: Any, at: int, rank: int) -> Picked:
    """The numbers that a slice names, along one axis of many."""
    shape = [1] * rank
    if isinstance(length, int):
        numbers = np.arange(length)[part]
        shape[at] = len(numbers)
        return Picked(numbers.reshape(shape), tuple(shape))
    if part != slice(None):
        raise NoFormError("numbers put into a part of an open axis")
    whole = (*shape[:at], length, *shape[at + 1 :])
    return Picked(written(writer, Ramp(0, 1, np.dtype(np.int64), whole)), whole)


def _widened(writer: Writer, picked: Picked, behind: int) -> Picked:
    """The numbers with axes of length 1 behind them."""
    shape = (*picked.shape, *(1,) * behind)
    if isinstance(picked.numbers, np.ndarray):
        return Picked(picked.numbers.reshape(shape), shape)
    return Picked(writer.reshaped(picked.numbers, shape), shape)


@converts("spread_rows")
def spread_rows(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Longer rows of zeros with the numbers at their indices."""
    dtype = node.outputs[0].dtype
    zeros = writer.node("Expand", writer.constant(0, dtype), writer.lengths(node.outputs[0].shape))
    indices = writer.cast(reads[1], np.int64)
    return writer.node("ScatterElements", zeros, indices, writer.cast(reads[0], dtype), axis=-1)
