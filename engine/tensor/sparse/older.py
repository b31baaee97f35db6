"""The name of before 1.7 for a matrix of which each number has its row and column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ops.sparse_layout import SparseLayout
from engine.typed import Tensor

from .coo import checked_positions
from .printed import printed


class SparseTensor(SparseLayout):
    """Numbers of a matrix with the row and column of each, without arithmetic: see `COOTensor`.

    Args:
        indices: (numbers, 2) rows and columns: int16, int32 or int64.
        values: (numbers,).
        shape: (rows, columns), a tuple.

    Raises:
        ArgumentTypeError: If a part is of another type.
        ArgumentValueError: If a position lies outside, or a length is not above 0.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> SparseTensor(engine.Tensor([[0, 1]]), engine.Tensor([1.0]), (3, 4)).shape
    (3, 4)

    """

    layout = "COOTensor"

    def __init__(self, indices: Tensor, values: Tensor, shape: Sequence[int]) -> None:
        self.indices = checked_positions("SparseTensor", indices, values, shape)
        self.values = values
        self.shape = tuple(map(int, shape))

    def with_values(self, values: Any) -> SparseTensor:
        """Other numbers at the same positions."""
        return SparseTensor(self.indices, values, self.shape)

    def __repr__(self) -> str:
        return printed("COOTensor", self.shape, indices=self.indices, values=self.values)
