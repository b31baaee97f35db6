"""Cells around a network: loss, gradients, evaluation, training step."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
