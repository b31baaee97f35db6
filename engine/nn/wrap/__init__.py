"""Cells around a network: loss, gradients, evaluation, training step."""

from __future__ import annotations

from engine.family import offered

_FAMILY = offered(__name__)
__all__ = list(_FAMILY)
globals().update(_FAMILY)
