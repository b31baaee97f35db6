"""Operators on numbers that a type of fewer digits holds: those types between casts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.graph import GraphNode
from engine.train.export.onnx.registry import Reads, converts
from engine.train.export.onnx.writer import Writer

from .linear import dense_product, matrix_product
from .windows import convolve, convolve_back

_AS = {
    "held_product": matrix_product,
    "held_dense_product": dense_product,
    "held_convolve": convolve,
    "held_convolve_back": convolve_back,
}


@converts("held")
def held(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """To the type and back."""
    (x,) = writer.common(*reads)
    return writer.cast_to(writer.cast_to(x, node.attributes["dtype"]), writer.dtype(x))


@converts(*_AS)
def computed(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The operator between two such casts."""
    settings = dict(node.attributes)
    dtype, wide = settings.pop("dtype"), node.outputs[0].dtype
    given = tuple([writer.cast(writer.cast(one, dtype), wide) for one in writer.common(*reads)])
    made: Any = _AS[node.primitive](writer, replace(node, attributes=settings), given)
    return writer.cast_to(writer.cast_to(made, dtype), wide)
