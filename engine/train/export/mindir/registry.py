"""Which function says what a primitive is in MindSpore's representation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.train.export.conversion import Converters, Reads

if TYPE_CHECKING:
    from .writer import Writer

__all__ = ["CONVERTERS", "Reads", "converts", "converts_alike", "operator_of"]

CONVERTERS: Converters[Writer] = Converters(
    "MINDIR",
    "engine.train.export.mindir.converters",
    "docs/mindir.md lists what has a form",
    lambda traits: traits.mindir,
)
converts = CONVERTERS.converts
converts_alike = CONVERTERS.converts_alike
operator_of = CONVERTERS.operator_of
