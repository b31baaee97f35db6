"""Networks: cells, layers, losses, and what trains them. `engine.nn` is `mindspore.nn`."""

from __future__ import annotations

from engine.names import attach

attach(__name__)
