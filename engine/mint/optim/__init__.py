"""Optimizers under PyTorch's names and arguments: `engine.mint.optim`."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
