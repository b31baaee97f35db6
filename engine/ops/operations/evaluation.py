"""Operator classes that say how something is computed, not what."""

from __future__ import annotations

from engine.ops import evaluation, gradient

from .operator_class import as_class

__all__ = ["Partial", "StopGradient"]

Partial = as_class("Partial", evaluation.partial)
StopGradient = as_class(
    "StopGradient",
    lambda value: value if not hasattr(value, "array") else gradient.stop_gradient(value),
    "The same numbers, through which no gradient flows.",
)
