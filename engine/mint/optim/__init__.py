"""Optimizers under PyTorch's names and arguments: `engine.mint.optim`."""

from __future__ import annotations

from engine.family import offered

_FAMILY = offered(__name__)
globals().update(_FAMILY)

__all__ = list(_FAMILY)
