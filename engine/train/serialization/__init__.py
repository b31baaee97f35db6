"""Checkpoints: what a network has learned, to a file and back; and what it printed."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
