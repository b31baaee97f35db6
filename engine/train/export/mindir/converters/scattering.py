"""Numbers put into others by an index that is known."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.graph import GraphNode, Length
from engine.ops.index_parts import Counted, filled_index
from engine.train.export.mindir.registry import Reads, converts
from engine.train.export.mindir.writer import Writer
from engine.train.export.refusal import NoFormError

_REPLACE, _ADD = 0, 1


@converts("replaced")
def replaced(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Others at the index; of those that meet the last one stays."""
    x, updates = writer.common(*reads[:2], dtype=node.outputs[0].dtype)
    return _scattered(writer, node, (x, updates, *reads[2:]), _REPLACE)


@converts("put_back")
def put_back(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Zeros, to which numbers are added at the index."""
    out = node.outputs[0]
    if not all(isinstance(length, int) for length in out.shape):
        raise NoFormError("numbers put into what has open axes")
    zeros = writer.constant(np.zeros(out.shape, out.dtype))
    return _scattered(writer, node, (zeros, writer.settled(reads[0]), *reads[1:]), _ADD)


def _scattered(writer: Writer, node: GraphNode, reads: Reads, how: int) -> str:
    """All axes are made one, and the index numbers along it.

    What is changed is read first, then what is put there, then the arrays of the index.
    """
    x, updates, *numbers = reads
    shape, index = writer.shape(x), node.attributes["index"]
    if not all(isinstance(length, int) for length in (*shape, *writer.shape(updates))):
        raise NoFormError("numbers put into what has open axes")
    known = [writer.known(name) for name in numbers]
    arrays = tuple(array for array in known if array is not None)
    if len(arrays) < len(known) or any(map(_is_open, index if type(index) is tuple else (index,))):
        raise NoFormError("numbers put where others say")
    size = math.prod(shape)
    offsets = np.arange(size).reshape(shape)[filled_index(index, arrays)]
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


def _is_open(part: Any) -> bool:
    length = part.length if isinstance(part, Counted) else part
    return isinstance(length, Length)
