"""Tables of vectors that gather what second-order training needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.dtype import as_dtype, float16, float32
from engine.errors import ArgumentValueError
from engine.nn.cell import Cell
from engine.tensor import Parameter
from engine.typed import DTypeLike, Initial, Tensor

from .arguments import parameter, positive, truth
from .curvature import Gathering, keep_mean_product, products
from .embedding_lookup import _Lookup
from .example import Example

__all__ = ["EmbeddingLookupThor", "EmbeddingThor"]


class GatheringTable(Gathering):
    """Gathers how often each row was taken, and the products of the gradients of what was taken."""

    vocab_size: int
    embedding_size: int
    embedding_table: Parameter
    matrix_a: Parameter
    matrix_g: Parameter

    def gather(self, x: Any, gradient: Any) -> None:
        """Keep the counts of row numbers, and the products of gradients (…, embedding_size)."""
        numbers = x.reshape(-1)
        there = (numbers >= 0) & (numbers < self.vocab_size)
        each = Value.wrap(there.astype(self.matrix_a.array.dtype))
        rows = Value.wrap(numbers * there)
        counts = ops.unsorted_segment_sum(each, rows, self.vocab_size)
        self.matrix_a.array[...] = counts.array
        keep_mean_product(self.matrix_g, gradient.reshape(-1, self.embedding_size))

    def _make_products(self) -> None:
        counts = ops.zeros((self.vocab_size,))
        self.matrix_a = Parameter(counts, name="matrix_a", requires_grad=False)
        self.matrix_g = products("matrix_g", self.embedding_size, "zeros")


class EmbeddingThor(GatheringTable, Cell):
    """As `Embedding`, and keeps the counts and products that `thor` needs.

    They are gathered when a gradient passes: `matrix_a`, how often each row was taken, and
    `matrix_g = mean(g gᵀ)` of the gradients of what was taken. With an optimizer `thor` that
    happens only in the passes whose step renews its inverses.

    Args:
        vocab_size: How many rows.
        embedding_size: The length of a row.
        use_one_hot: Whether to multiply by one-hot rows instead of taking rows.
        embedding_table: The initial values; "normal" has standard deviation 0.01.
        dtype: The number type of the table.
        padding_idx: A row that begins as zeros.

    Attributes:
        thor: Whether it gathers.
        matrix_a: (vocab_size,), zeros before the first pass.
        matrix_g: (embedding_size, embedding_size), likewise.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a size is not above 0 or padding_idx not a row.

    >>> import engine
    >>> from engine import nn
    >>> table = nn.EmbeddingThor(4, 2)
    >>> ids = engine.Tensor([[1, 3, 1]])
    >>> table(ids).shape
    (1, 3, 2)
    >>> weights = engine.ParameterTuple([table.embedding_table])
    >>> _ = engine.ops.grad(lambda: table(ids).sum(), None, weights)()
    >>> table.matrix_a.asnumpy()
    array([0., 2., 0., 1.], dtype=float32)

    """

    def __init__(
        self,
        vocab_size: int,
        embedding_size: int,
        use_one_hot: bool = False,
        embedding_table: Initial = "normal",
        dtype: DTypeLike = float32,
        padding_idx: int | None = None,
    ) -> None:
        super().__init__()
        where = "EmbeddingThor"
        self.vocab_size = positive(f"{where}(vocab_size)", vocab_size)
        self.embedding_size = positive(f"{where}(embedding_size)", embedding_size)
        self.use_one_hot = truth(f"{where}(use_one_hot)", use_one_hot)
        self.dtype, self.padding_idx = as_dtype(dtype), padding_idx
        shape = (vocab_size, embedding_size)
        self.embedding_table = parameter(where, embedding_table, shape, dtype, "embedding_table")
        if padding_idx is not None:
            if not 0 <= padding_idx < vocab_size:
                expected = f"a number from 0 to {vocab_size - 1}"
                raise ArgumentValueError.of(f"{where}(padding_idx)", expected, padding_idx)
            self.embedding_table.array[padding_idx] = 0
        self._make_products()

    def construct(self, ids: Tensor) -> Tensor:
        if not self.use_one_hot:
            return self.watched(ids, ops.gather(self.embedding_table, ids, 0))
        rows = ops.cast(ops.one_hot(ids, self.vocab_size), self.embedding_table.dtype)
        return self.watched(ids, ops.matmul(rows, self.embedding_table))

    def extend_repr(self) -> str:
        return (
            f"vocab_size={self.vocab_size}, embedding_size={self.embedding_size}, "
            f"use_one_hot={self.use_one_hot}, embedding_table={self.embedding_table}, "
            f"dtype={self.dtype}, padding_idx={self.padding_idx}"
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(7, 3))


class EmbeddingLookupThor(GatheringTable, _Lookup):
    """As `EmbeddingLookup`, and keeps the counts and products that `thor` needs.

    They are those of `EmbeddingThor`; a number that is no row counts nowhere. With `max_norm` the
    gradients are those of the clipped rows. A table that is made here is float16.

    Args:
        vocab_size: How many rows.
        embedding_size: The length of a row.
        param_init: Of the table; "normal" has standard deviation 0.01.
        target: "CPU": a number that is no row gives zeros; "DEVICE": it is refused.
        slice_mode: How several processes would share the table; in one process it is whole.
        manual_shapes: The rows of each part for "field_slice"; kept, as there are no parts here.
        max_norm: The greatest length of a row that is taken out; None: any.
        sparse: Whether gradients may be sparse; they are whole here. True for "CPU".

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If an argument is out of its range.

    >>> import engine
    >>> from engine import nn
    >>> nn.EmbeddingLookupThor(4, 2)(engine.Tensor([[1, 0], [3, 2]])).shape
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
    ) -> None:
        form = (target, slice_mode, manual_shapes, max_norm, sparse, float16)
        super().__init__(vocab_size, embedding_size, param_init, *form)
        self._make_products()

    def construct(self, input_indices: Tensor) -> Tensor:
        return self.watched(input_indices, self._rows(input_indices))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(7, 3))
