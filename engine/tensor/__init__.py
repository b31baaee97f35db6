"""Tensors and parameters: arrays with names, operators and methods.

The folder is also callable, because `mindspore.tensor(...)` is a function:

>>> import engine
>>> engine.tensor([1.0, 2.0]).shape
(2,)
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType

from engine.typed import ArrayLike, DTypeLike, Initial

from . import methods, operators
from .parameter import Parameter, ParameterTuple
from .sparse import COOTensor, CSRTensor, RowTensor, SparseTensor
from .sparse.dense import METHODS as _INTO_SPARSE
from .symbol import Symbol
from .tensor import Tensor

__all__ = [
    "COOTensor",
    "CSRTensor",
    "Parameter",
    "ParameterTuple",
    "RowTensor",
    "SparseTensor",
    "Symbol",
    "Tensor",
]

operators.attach(Tensor)
methods.attach(Tensor)
for _name, _method in _INTO_SPARSE.items():
    setattr(Tensor, _name, _method)


class _CallableFolder(ModuleType):
    """A module that makes a tensor when it is called."""

    def __call__(
        self,
        input_data: ArrayLike | range | None = None,
        dtype: DTypeLike | None = None,
        shape: int | Sequence[int] | None = None,
        init: Initial | None = None,
        const_arg: bool = False,
    ) -> Tensor:
        """A tensor of numbers, nested lists or an array, in `dtype` if given; see `Tensor`."""
        return Tensor(input_data, dtype, shape, init, const_arg)


sys.modules[__name__].__class__ = _CallableFolder
