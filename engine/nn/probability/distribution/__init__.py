"""Distributions: densities, moments, divergences and draws, one distribution a file.

>>> import engine
>>> from engine.nn.probability import distribution as msd
>>> msd.Exponential(2.0).mean().asnumpy()
array(0.5, dtype=float32)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)

# It tells bijectors of itself: they make one of whatever distribution they are given.
from . import transformed_distribution as _transformed  # noqa: E402, F401
