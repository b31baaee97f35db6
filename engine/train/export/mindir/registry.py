"""Which function says what a primitive is in MindSpore's representation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.train.export.conversion import Converters, Reads

if TYPE_CHECKING:
    from .writer import Writer

__all__ = ["CONVERTERS", "Reads", "converts"]

CONVERTERS: Converters[Writer] = Converters(
    "MINDIR", "engine.train.export.mindir.converters", "docs/mindir.md lists what has a form"
)
converts = CONVERTERS.converts
