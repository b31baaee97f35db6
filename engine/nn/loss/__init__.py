"""Losses: cells that say how far an output is from its target."""

from __future__ import annotations

from engine.family import offered

_FAMILY = offered(__name__)
__all__ = list(_FAMILY)
globals().update(_FAMILY)
