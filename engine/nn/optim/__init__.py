"""Optimizers, and the learning rates they follow."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
