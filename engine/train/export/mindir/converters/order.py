"""Which order the elements have along an axis."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec
from engine.graph import GraphNode
from engine.train.export.mindir.registry import Reads, converts
from engine.train.export.mindir.writer import Writer


@converts("order_of")
def order_of(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The indices that sort."""
    attributes, out = node.attributes, node.outputs[0]
    x = writer.settled(reads[0])
    settings = {"axis": attributes["axis"], "descending": attributes["descending"]}
    return _indices(writer, writer.like(x), out, "Sort", x, settings=settings)


@converts("index_of_top")
def index_of_top(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The first of those that sort: MindSpore's own operator takes others of equal ones."""
    attributes, out = node.attributes, node.outputs[0]
    x = writer.settled(reads[0])
    axis = attributes["axis"] % len(out.shape)
    settings = {"axis": axis, "descending": attributes["largest"]}
    whole = writer.like(x, dtype=out.dtype)
    made = _indices(writer, writer.like(x), whole, "Sort", x, settings=settings)
    return writer.node("Slice", made, (0,) * len(out.shape), tuple(out.shape))


def _indices(
    writer: Writer, values: Any, wanted: Any, op_type: str, *reads: Any, settings: Any
) -> str:
    """The second result, which is int32 there."""
    indices = Spec(wanted.shape, np.dtype(np.int32))
    made = writer.node(op_type, *reads, makes=(values, indices), settings=settings)
    return writer.cast(writer.parts(made, (values, indices))[1], wanted.dtype)
