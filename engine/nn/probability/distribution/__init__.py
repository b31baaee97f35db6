"""Distributions: densities, moments, divergences and draws, one distribution a file.

>>> import engine
>>> from engine.nn.probability import distribution as msd
>>> msd.Exponential(2.0).mean().asnumpy()
array(0.5, dtype=float32)
"""

from __future__ import annotations

from engine.family import offered

_FAMILY = offered(__name__)
__all__ = list(_FAMILY)
globals().update(_FAMILY)
