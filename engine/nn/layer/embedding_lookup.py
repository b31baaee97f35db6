"""Tables of vectors as recommenders use them: padded, clipped, pooled by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.dtype import as_dtype, float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.typed import DTypeLike, Initial, Tensor

from .arguments import parameter, positive, truth
from .example import Example
from .reduction import ClipByNorm

__all__ = ["EmbeddingLookup", "MultiFieldEmbeddingLookup"]

_SLICES = {"batch_slice", "field_slice", "table_row_slice", "table_column_slice"}


class _Lookup(Cell):
    """The arguments of a table, and how its rows are taken out."""

    def __init__(
        self,
        vocab_size: int,
        embedding_size: int,
        param_init: Any,
        target: str,
        slice_mode: str,
        manual_shapes: Any,
        max_norm: float | None,
        sparse: bool,
        dtype: Any,
    ) -> None:
        super().__init__()
        where = type(self).__name__
        self.vocab_size = positive(f"{where}(vocab_size)", vocab_size)
        self.embedding_size = positive(f"{where}(embedding_size)", embedding_size)
        self.sparse = truth(f"{where}(sparse)", sparse)
        if target not in {"CPU", "DEVICE"}:
            raise ArgumentValueError.of(f"{where}(target)", "'CPU' or 'DEVICE'", repr(target))
        if target == "CPU" and not sparse:
            raise ArgumentValueError.of(f"{where}(sparse)", "True with target 'CPU'", sparse)
        if slice_mode not in _SLICES:
            expected = f"one of {sorted(_SLICES)}"
            raise ArgumentValueError.of(f"{where}(slice_mode)", expected, repr(slice_mode))
        if max_norm is not None and not isinstance(max_norm, float):
            raise ArgumentTypeError.of(f"{where}(max_norm)", "a float or None", max_norm)
        self.target, self.slice_mode, self.manual_shapes = target, slice_mode, manual_shapes
        self.max_norm, shape = max_norm, (vocab_size, embedding_size)
        self.embedding_table = parameter(where, param_init, shape, dtype, "embedding_table")

    def _rows(self, indices: Any) -> Any:
        if self.target == "DEVICE":
            rows = ops.gather(self.embedding_table, indices, 0)
        else:
            there = ops.logical_and(
                ops.greater_equal(indices, 0), ops.less(indices, self.vocab_size)
            )
            row = ops.where(there, indices, ops.zeros_like(indices))
            rows = ops.gather(self.embedding_table, row, 0)
            rows = ops.where(ops.expand_dims(there, -1), rows, ops.zeros_like(rows))
        return rows if self.max_norm is None else ClipByNorm(axis=-1)(rows, self.max_norm)


class EmbeddingLookup(_Lookup):
    """The row of a learned table for each number of the input.

    Args:
        vocab_size: How many rows.
        embedding_size: The length of a row.
        param_init: Of the table; "normal" has standard deviation 0.01.
        target: "CPU": a number that is no row gives zeros; "DEVICE": it is refused.
        slice_mode: How several processes would share the table: "batch_slice", "field_slice",
            "table_row_slice" or "table_column_slice". In one process the table is whole.
        manual_shapes: The rows of each part for "field_slice"; kept, as there are no parts here.
        max_norm: The greatest length of a row that is taken out; None: any.
        sparse: Whether gradients may be sparse; they are whole here. True for "CPU".
        dtype: The number type of the table.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If an argument is out of its range.

    >>> import engine
    >>> from engine import nn
    >>> nn.EmbeddingLookup(4, 2)(engine.Tensor([[1, 0], [3, 2]])).shape
    (2, 2, 2)

    """

    # The ways of sharing, as scripts write them.
    BATCH_SLICE = "batch_slice"
    FIELD_SLICE = "field_slice"
    TABLE_ROW_SLICE = "table_row_slice"
    TABLE_COLUMN_SLICE = "table_column_slice"

    def __init__(
        self,
        vocab_size: int,
        embedding_size: int,
        param_init: Initial = "normal",
        target: str = "CPU",
        slice_mode: str = "batch_slice",
        manual_shapes: Sequence[int] | None = None,
        max_norm: float | None = None,
        sparse: bool = True,
        dtype: DTypeLike = float32,
    ) -> None:
        form = (target, slice_mode, manual_shapes, max_norm, sparse, dtype)
        super().__init__(vocab_size, embedding_size, param_init, *form)

    def construct(self, input_indices: Tensor) -> Tensor:
        return self._rows(input_indices)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(7, 3))


class MultiFieldEmbeddingLookup(_Lookup):
    """The rows of a table, weighted, and pooled by the field that each belongs to.

    Args:
        field_size: How many fields.
        feature_num_list: As `manual_shapes` of `EmbeddingLookup`.
        operator: How the rows of a field become one: "SUM", "MEAN" (the sum divided by the
            absolute weights) or "MAX" (of each element).

    The other args and the errors are those of `EmbeddingLookup`.

    Called with `input_indices`, `input_values` (the weights; 0 leaves a row out) and `field_ids`,
    each (batch, steps). Returns (batch, fields, embedding_size); a field without rows is 0.

    >>> import engine
    >>> from engine import nn
    >>> table = nn.MultiFieldEmbeddingLookup(10, 2, field_size=2)
    >>> indices, fields = engine.Tensor([[2, 4, 6]]), engine.Tensor([[0, 1, 1]], engine.int32)
    >>> table(indices, engine.ops.ones((1, 3)), fields).shape
    (1, 2, 2)

    """

    def __init__(
        self,
        vocab_size: int,
        embedding_size: int,
        field_size: int,
        param_init: Initial = "normal",
        target: str = "CPU",
        slice_mode: str = "batch_slice",
        feature_num_list: int | Sequence[int] | None = None,
        max_norm: float | None = None,
        sparse: bool = True,
        operator: str = "SUM",
        dtype: DTypeLike = float32,
    ) -> None:
        form = (target, slice_mode, feature_num_list, max_norm, sparse, dtype)
        super().__init__(vocab_size, embedding_size, param_init, *form)
        where = "MultiFieldEmbeddingLookup"
        self.field_size = positive(f"{where}(field_size)", field_size)
        if operator not in {"SUM", "MEAN", "MAX"}:
            expected = "'SUM', 'MEAN' or 'MAX'"
            raise ArgumentValueError.of(f"{where}(operator)", expected, repr(operator))
        self.operator = operator

    def construct(self, input_indices: Tensor, input_values: Tensor, field_ids: Tensor) -> Tensor:
        for name, numbers in (("input_indices", input_indices), ("field_ids", field_ids)):
            if as_dtype(numbers.dtype).numpy.kind != "i":
                where = f"MultiFieldEmbeddingLookup({name})"
                got = as_dtype(numbers.dtype).numpy
                raise ArgumentTypeError(f"{where} expected whole numbers, got {got}.")
        rows = ops.mul(self._rows(input_indices), ops.expand_dims(input_values, -1))
        fields = ops.reshape(ops.arange(self.field_size), (1, -1, 1))
        mine = ops.equal(fields, ops.expand_dims(field_ids, 1))  # (batch, fields, steps)
        if self.operator == "MAX":
            return self._greatest(rows, mine, input_values)
        share = ops.cast(mine, rows.dtype)
        total = ops.matmul(share, rows)
        if self.operator == "SUM":
            return total
        weights = ops.matmul(share, ops.expand_dims(ops.abs(input_values), -1))
        empty = ops.equal(weights, 0)
        return ops.div(total, ops.where(empty, ops.ones_like(weights), weights))

    def _greatest(self, rows: Any, mine: Any, values: Any) -> Any:
        seen = ops.logical_and(mine, ops.expand_dims(ops.not_equal(values, 0), 1))
        spread = ops.expand_dims(rows, 1)  # (batch, 1, steps, length)
        hidden = ops.where(ops.expand_dims(seen, -1), spread, float("-inf"))
        greatest = ops.amax(hidden, 2)
        return ops.where(ops.isinf(greatest), ops.zeros_like(greatest), greatest)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(7, 3, 2))
