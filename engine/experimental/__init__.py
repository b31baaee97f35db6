"""What MindSpore offers and may still change: optimizers in PyTorch's manner."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
