"""Operators under PyTorch's names and arguments: `engine.mint` is `mindspore.mint`.

What has the same arguments in `engine.ops` is the same object; others are thin functions over it.

>>> import engine
>>> from engine import mint
>>> mint.max(engine.Tensor([[1.0, 3.0], [5.0, 2.0]]), dim=1)[1].asnumpy()
array([1, 0])
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
