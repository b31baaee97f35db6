"""Which function says what a primitive is in ONNX."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.train.export.conversion import Converters, Reads

if TYPE_CHECKING:
    from .writer import Writer

__all__ = ["CONVERTERS", "Reads", "converts", "converts_alike", "operator_of"]

CONVERTERS: Converters[Writer] = Converters(
    "ONNX",
    "engine.train.export.onnx.converters",
    "docs/onnx.md lists what has none",
    lambda traits: traits.onnx,
)
converts = CONVERTERS.converts
converts_alike = CONVERTERS.converts_alike
operator_of = CONVERTERS.operator_of
