"""Training on NumPy or CuPy behind MindSpore's API: `engine.X` is `mindspore.X`.

>>> import engine as ms
>>> from engine import nn, ops
>>> ops.grad(lambda x: (x * x).sum())(ms.Tensor([1.0, 2.0])).asnumpy()
array([2., 4.], dtype=float32)
"""

from __future__ import annotations

from .names import attach, serve

# Whose API and behaviour this is, for scripts that compare it; ours is insight.__version__.
__version__ = "2.10.0"

serve(__name__)
attach(__name__)

from .composition import compose as _compose  # noqa: E402 - its modules are among those served

_compose()
