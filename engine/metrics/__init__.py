"""How well a network does: metrics, and their names for `Model(metrics={...})`.

The names are also at `engine.nn` and `engine.train`, where MindSpore has them.
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
