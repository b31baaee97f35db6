"""Gradient descent, as in `engine.experimental.optim`: the same class."""

from __future__ import annotations

from engine.experimental.optim.sgd import SGD

__all__ = ["SGD"]
