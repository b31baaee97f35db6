"""What MindSpore offers and may still change: optimizers in PyTorch's manner."""

from __future__ import annotations

from . import optim

__all__ = ["optim"]
