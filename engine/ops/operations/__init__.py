"""Operators as classes: options first, tensors at the call.

The documents write `from engine.ops import operations as P`.

>>> import engine
>>> from engine.ops import operations as P
>>> P.ReduceSum(keep_dims=True)(engine.Tensor([[1.0, 2.0]]), 1).asnumpy()
array([[3.]], dtype=float32)
"""

from __future__ import annotations

from . import array, elementwise, neural, operator_class, reduction, summary, train
from .array import *  # noqa: F403 - each file names what it offers in its __all__
from .elementwise import *  # noqa: F403
from .neural import *  # noqa: F403
from .operator_class import *  # noqa: F403
from .reduction import *  # noqa: F403
from .summary import *  # noqa: F403
from .train import *  # noqa: F403

__all__: list[str] = []
__all__ += operator_class.__all__
__all__ += elementwise.__all__
__all__ += array.__all__
__all__ += reduction.__all__
__all__ += neural.__all__
__all__ += train.__all__
__all__ += summary.__all__
