"""SciPy's names over the operators of `engine.ops`: `engine.scipy` is `mindspore.scipy`.

Gradients flow through what the linear algebra and the transforms give.

>>> import engine
>>> from engine.scipy.linalg import block_diag
>>> block_diag(engine.Tensor([[1, 2]]), engine.Tensor([[3]])).asnumpy()
array([[1, 2, 0],
       [0, 0, 3]])
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
