"""Arrays in another number type."""

from __future__ import annotations

import numpy as np

from engine.dataset.description import Description, operation
from engine.dtype import as_dtype
from engine.typed import DTypeLike

__all__ = ["TypeCast"]


class TypeCast:
    """The array in another number type.

    Args:
        data_type: A number type such as `engine.int32`, or a NumPy dtype.

    Raises:
        ArgumentTypeError: If it is none.

    """

    def __init__(self, data_type: DTypeLike) -> None:
        self.data_type = as_dtype(data_type)

    def __call__(self, column: np.ndarray) -> np.ndarray:
        return np.asarray(column).astype(self.data_type.numpy)

    on_batch = __call__

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        return operation("TypeCast", {"data_type": self.data_type.numpy.name})
