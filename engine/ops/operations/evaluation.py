"""Operator classes that say how something is computed, not what."""

from __future__ import annotations

from engine.ops import evaluation, gradient
from engine.typed import Kept

from .operator_class import as_class

__all__ = ["Partial", "StopGradient"]


def _stopped(value: Kept) -> Kept:
    return gradient.stop_gradient(value) if hasattr(value, "array") else value


Partial = as_class("Partial", evaluation.partial)
StopGradient = as_class(
    "StopGradient",
    _stopped,
    "The same numbers, through which no gradient flows.",
)
