"""Operators as classes: options first, tensors at the call.

The documents write `from engine.ops import operations as P`.

>>> import engine
>>> from engine.ops import operations as P
>>> P.ReduceSum(keep_dims=True)(engine.Tensor([[1.0, 2.0]]), 1).asnumpy()
array([[3.]], dtype=float32)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
