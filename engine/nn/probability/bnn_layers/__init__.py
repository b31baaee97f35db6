"""Layers whose weights are distributions: each call draws them anew.

>>> import engine
>>> from engine.nn.probability import bnn_layers
>>> bnn_layers.DenseReparam(3, 2)(engine.ops.ones((4, 3))).shape
(4, 2)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
