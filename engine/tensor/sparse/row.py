"""A tensor of which only some slices along axis 0 are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.errors import ShapeError
from engine.ops.sparse_layout import SparseLayout
from engine.typed import Tensor

from .checks import check_copy, check_inside, check_positions, check_shape, check_tensor
from .printed import printed


class RowTensor(SparseLayout):
    """Slices of a tensor with the position of each along axis 0, as gradients of embeddings are.

    Args:
        indices: (slices,) positions: int16, int32 or int64.
        values: (slices, …).
        shape: The shape of the whole, a tuple.
        row_tensor: Another one, in position of all these.

    Raises:
        ArgumentTypeError: If a part is of another type.
        ArgumentValueError: If a position lies outside, or a length is not above 0.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> x = RowTensor(engine.Tensor([1]), engine.Tensor([[1.0, 2.0]]), (3, 2))
    >>> x.dense_shape
    (3, 2)

    """

    layout = "RowTensor"

    def __init__(
        self,
        indices: Tensor | None = None,
        values: Tensor | None = None,
        shape: Sequence[int] | None = None,
        row_tensor: Any = None,
    ) -> None:
        parts: tuple[Any, Any, Any] = (indices, values, shape)
        if row_tensor is not None:
            check_copy("RowTensor(row_tensor)", row_tensor, RowTensor, parts)
            parts = (row_tensor.indices, row_tensor.values, row_tensor.dense_shape)
        rows, numbers, lengths = parts
        check_positions("RowTensor(indices)", rows, 1)
        check_tensor("RowTensor(values)", numbers)
        check_shape("RowTensor(shape)", lengths)
        if numbers.array.shape != (*rows.array.shape, *lengths[1:]) or not lengths:
            expected = f"{(*rows.array.shape, *lengths[1:])} in {lengths}"
            raise ShapeError.of("RowTensor(values)", expected, numbers.array.shape)
        check_inside("RowTensor(indices)", rows, lengths[0])
        self.indices = Value.wrap(read(rows))
        self.values: Tensor = numbers
        self.shape = tuple(map(int, lengths))

    @property
    def dense_shape(self) -> tuple[int, ...]:
        """The shape of the whole."""
        return self.shape

    def with_values(self, values: Any) -> RowTensor:
        """Other slices at the same positions."""
        return RowTensor(self.indices, values, self.shape)

    def __repr__(self) -> str:
        return printed("RowTensor", self.shape, indices=self.indices, values=self.values)
