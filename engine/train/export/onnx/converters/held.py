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


def _held(writer: Writer, x: Any, dtype: Any) -> Any:
    return writer.cast_to(writer.cast_to(x, dtype), writer.dtype(x))


@converts("held")
def held(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """To the type and back."""
    return _held(writer, writer.common(*reads)[0], node.attributes["dtype"])


@converts(*_AS)
def computed(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The operator between two such casts."""
    settings = dict(node.attributes)
    dtype = settings.pop("dtype")
    given = tuple([_held(writer, one, dtype) for one in writer.common(*reads)])
    made = _AS[node.primitive](writer, replace(node, attributes=settings), given)
    return _held(writer, made, dtype)
