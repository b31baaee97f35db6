"""Mixed precision: training networks by level, and loss scales."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
