"""A tensor of which only some slices along axis 0 are given."""

from __future__ import annotations

from typing import Any

from engine.autodiff import Value
from engine.errors import ShapeError
from engine.ops.sparse_layout import SparseLayout

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
        indices: Any = None,
        values: Any = None,
        shape: Any = None,
        row_tensor: Any = None,
    ) -> None:
        if row_tensor is not None:
            check_copy("RowTensor(row_tensor)", row_tensor, RowTensor, (indices, values, shape))
            indices, values = row_tensor.indices, row_tensor.values
            shape = row_tensor.dense_shape
        check_positions("RowTensor(indices)", indices, 1)
        check_tensor("RowTensor(values)", values)
        check_shape("RowTensor(shape)", shape)
        if values.array.shape != (*indices.array.shape, *shape[1:]) or not shape:
            expected = f"{(*indices.array.shape, *shape[1:])} in {shape}"
            raise ShapeError.of("RowTensor(values)", expected, values.array.shape)
        check_inside("RowTensor(indices)", indices, shape[0])
        self.indices, self.values = Value.wrap(indices.array), values
        self.shape = tuple(map(int, shape))

    @property
    def dense_shape(self) -> tuple[int, ...]:
        """The shape of the whole."""
        return self.shape

    def with_values(self, values: Any) -> RowTensor:
        """Other slices at the same positions."""
        return RowTensor(self.indices, values, self.shape)

    def __repr__(self) -> str:
        return printed("RowTensor", self.shape, indices=self.indices, values=self.values)
