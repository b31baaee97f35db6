"""Products of matrices."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.mindir.registry import Reads, converts
from engine.train.export.mindir.writer import Writer


@converts("dense_product")
def dense_product(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """`x @ weight.T`."""
    x, weight = writer.common(*reads)
    return _rows_times(writer, x, weight, node.outputs[0].shape, transposed=True)


@converts("matrix_product")
def matrix_product(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """`x @ y`, with leading axes that broadcast."""
    x, y = writer.common(*reads)
    out = node.outputs[0]
    if len(writer.shape(x)) == 1:
        x = writer.reshaped(x, (1, *writer.shape(x)))
    if len(writer.shape(y)) == 1:
        y = writer.reshaped(y, (*writer.shape(y), 1))
    if len(writer.shape(y)) == 2:
        shape = (*writer.shape(x)[:-1], writer.shape(y)[-1])
        return writer.reshaped(_rows_times(writer, x, y, shape, transposed=False), out.shape)
    lead = _lead(writer.shape(x)[:-2], writer.shape(y)[:-2])
    x, y = _with_lead(writer, x, lead), _with_lead(writer, y, lead)
    makes = writer.like(x, (*lead, writer.shape(x)[-2], writer.shape(y)[-1]))
    return writer.reshaped(writer.node("BatchMatMul", x, y, False, False, makes=makes), out.shape)


def _rows_times(writer: Writer, x: str, y: str, shape: Any, *, transposed: bool) -> str:
    """A product with one matrix: all rows at once."""
    rows = writer.reshaped(x, (math.prod(shape[:-1]), writer.shape(x)[-1]))
    makes = writer.like(x, (math.prod(shape[:-1]), shape[-1]))
    return writer.reshaped(writer.node("MatMul", rows, y, False, transposed, makes=makes), shape)


def _lead(one: Any, other: Any) -> tuple[Any, ...]:
    """What the leading axes broadcast to."""
    if all(isinstance(length, int) for length in (*one, *other)):
        return np.broadcast_shapes(one, other)
    rank = max(len(one), len(other))
    one, other = ((1,) * (rank - len(part)) + tuple(part) for part in (one, other))
    return tuple(b if a == 1 else a for a, b in zip(one, other, strict=True))


def _with_lead(writer: Writer, name: str, lead: tuple[Any, ...]) -> str:
    shape = writer.shape(name)
    wanted = (*lead, *shape[-2:])
    if wanted == shape:
        return name
    return writer.node("BroadcastTo", name, wanted, makes=writer.like(name, wanted))
