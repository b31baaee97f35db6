"""What matrices by positions and by rows have in common: the numbers, as a tensor has them."""

from __future__ import annotations

from typing import Any, Self

from engine.dtype import DType
from engine.errors import ArgumentTypeError, ShapeError
from engine.ops.sparse_layout import SparseLayout


class Elements(SparseLayout):
    """Numbers one by one, with their positions."""

    @property
    def dtype(self) -> DType:
        """The type of the numbers."""
        return self.values.dtype

    @property
    def size(self) -> int:
        """How many numbers are given."""
        return self.values.size

    @property
    def itemsize(self) -> int:
        """Bytes of one number."""
        return self.values.itemsize

    @property
    def ndim(self) -> int:
        """The number of axes of the whole."""
        return len(self.shape)

    def astype(self, dtype: Any) -> Self:
        """The numbers in another type, at the same positions."""
        return self.with_values(self.values.astype(dtype))

    def abs(self) -> Self:
        """The numbers without their signs, at the same positions."""
        return self.with_values(self.values.abs())

    def __neg__(self) -> Self:
        return self.with_values(-self.values)

    def _misfit(self, word: str, other: Any, kinds: str) -> Exception:
        """What to raise where another operand of `word` is none of these kinds."""
        return ArgumentTypeError.of(f"{self.layout} {word}", kinds, other)

    def _check_same_shape(self, word: str, other: Any) -> None:
        if tuple(other.shape) != self.shape:
            raise ShapeError.of(f"{self.layout} {word}", f"{self.shape}", tuple(other.shape))
