"""Checkpoints of several devices: slices of parameters, joined and cut to other layouts.

Start in `layout.py` (which slice lies where), then `pieces.py` (slices of one layout to those of
another), `recut.py` (a whole checkpoint).
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
