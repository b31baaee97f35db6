"""Losses: cells that say how far an output is from its target."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
