"""Layers under PyTorch's names: `engine.mint.nn`.

>>> import engine
>>> from engine import mint
>>> mint.nn.Linear(3, 2)(engine.ops.ones((4, 3))).shape
(4, 2)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
