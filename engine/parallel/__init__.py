"""Training on several devices, as one process means it, and the checkpoints of several."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
