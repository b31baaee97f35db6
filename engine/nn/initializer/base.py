"""What every initializer is."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import quietly
from engine.errors import ArgumentTypeError, ShapeError
from engine.tensor import Tensor

from .skipped import are_skipped

__all__ = ["Initializer"]


class Initializer:
    """What initial values are drawn from; a subclass gives them in `values`.

    One that was written for MindSpore fills an array in `_initialize(arr)`, which does as well.

    Args:
        **kwargs: Recorded, as MindSpore does.

    >>> from engine.nn.initializer import initializer
    >>> class Half(Initializer):
    ...     def values(self, shape):
    ...         return np.full(shape, 0.5)
    >>> initializer(Half(), (2,)).asnumpy()
    array([0.5, 0.5], dtype=float32)

    """

    def __init__(self, **kwargs: Any) -> None:
        self._kwargs = kwargs

    def values(self, shape: tuple[int, ...]) -> Any:
        """An array (or tensor) of `shape`; what a subclass defines."""
        fill = getattr(self, "_initialize", None)
        if fill is not None:
            filled = np.zeros(shape, np.float32)
            fill(filled)
            return filled
        raise ArgumentTypeError(
            f"{type(self).__name__} expected a method values(shape) that returns an array. "
            "Hint: define it, or use one of the ready initializers."
        )

    @quietly
    def initialized(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array of `shape` in a NumPy dtype, on the current device."""
        if are_skipped():
            return Tensor(np.zeros(shape, dtype)).array
        drawn = self.values(shape)
        tensor = drawn if isinstance(drawn, Tensor) else Tensor(np.asarray(drawn))
        if tensor.shape != tuple(shape):
            raise ShapeError.of(f"{type(self).__name__}.values", str(tuple(shape)), tensor.shape)
        return tensor.array.astype(dtype, copy=False)

    @classmethod
    def _example(cls) -> tuple[Initializer, tuple[int, ...]]:
        """What the family's contract test draws: an initializer, and a shape that it can fill."""
        return cls(), (6, 4)

    def __repr__(self) -> str:
        # Layers print their initializers under the path that MindSpore's documents import.
        own = type(self).__module__.startswith("engine.nn.initializer")
        path = "engine.common.initializer" if own else type(self).__module__
        return f"<{path}.{type(self).__name__} object at {id(self):#x}>"
