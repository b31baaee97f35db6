"""Numbers put into others by an index that is known."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.graph import GraphNode, Length, Ramp, Repeated, Source, Triangle
from engine.train.export.mindir.registry import Reads, converts
from engine.train.export.mindir.writer import Writer
from engine.train.export.refusal import NoFormError

_REPLACE, _ADD = 0, 1


@converts("replaced")
def replaced(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Others at the index; of those that meet the last one stays."""
    x, updates = writer.common(*reads, dtype=node.outputs[0].dtype)
    return _scattered(writer, node, x, updates, _REPLACE)


@converts("put_back")
def put_back(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Zeros, to which numbers are added at the index."""
    out = node.outputs[0]
    if not all(isinstance(length, int) for length in out.shape):
        raise NoFormError("numbers put into what has open axes")
    zeros = writer.constant(np.zeros(out.shape, out.dtype))
    return _scattered(writer, node, zeros, writer.settled(reads[0]), _ADD)


def _scattered(writer: Writer, node: GraphNode, x: str, updates: str, how: int) -> str:
    """All axes are made one, and the index numbers along it."""
    shape, index = writer.shape(x), node.attributes["index"]
    if not all(isinstance(length, int) for length in (*shape, *writer.shape(updates))):
        raise NoFormError("numbers put into what has open axes")
    if any(isinstance(part, Source | Length | Ramp | Repeated | Triangle) for part in _flat(index)):
        raise NoFormError("numbers put where others say")
    size = math.prod(shape)
    offsets = np.arange(size).reshape(shape)[index]
    if how == _REPLACE and len(np.unique(offsets)) != offsets.size:
        raise NoFormError("numbers put over each other")
    wanted = offsets.shape
    if writer.shape(updates) != wanted:
        updates = writer.node("BroadcastTo", updates, wanted, makes=writer.like(updates, wanted))
    made = writer.node(
        "TensorScatterElements",
        writer.reshaped(x, (size,)),
        writer.constant(offsets.reshape(-1)),
        writer.reshaped(updates, (offsets.size,)),
        0,
        how,
        makes=writer.like(x, (size,)),
    )
    return writer.reshaped(made, shape)


def _flat(index: Any) -> Any:
    return index if type(index) is tuple else (index,)  # a source is a tuple by name
