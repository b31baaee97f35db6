"""Networks and models for second-order training with `nn.thor`."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
