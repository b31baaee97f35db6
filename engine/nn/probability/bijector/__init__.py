"""Bijectors: functions that can be inverted, with the logarithms of their slopes.

>>> import engine
>>> from engine.nn.probability import bijector as msb
>>> msb.ScalarAffine(2.0, 1.0).inverse(engine.Tensor([5.0])).asnumpy()
array([2.], dtype=float32)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
