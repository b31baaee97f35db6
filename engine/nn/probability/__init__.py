"""Probability: distributions, bijectors of them, and layers whose weights are such.

`engine.nn.probability` is `mindspore.nn.probability`.

>>> import engine
>>> from engine.nn.probability import distribution as msd
>>> msd.Normal(0.0, 1.0).cdf(engine.Tensor([0.0])).asnumpy()
array([0.5], dtype=float32)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
