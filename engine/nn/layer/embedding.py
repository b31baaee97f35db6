"""A table of vectors, one for each number."""

from __future__ import annotations

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentValueError
from engine.nn.cell import Cell
from engine.typed import DTypeLike, Initial, Tensor

from .arguments import parameter, positive, truth
from .example import Example

__all__ = ["Embedding"]


class Embedding(Cell):
    """The row of a learned table for each number of the input.

    Args:
        vocab_size: How many rows.
        embedding_size: The length of a row.
        use_one_hot: Whether to multiply by one-hot rows instead of taking rows.
        embedding_table: The initial values; "normal" has standard deviation 0.01.
        dtype: The number type of the table.
        padding_idx: A row that begins as zeros.

    Raises:
        ArgumentValueError: If a size is not above 0 or padding_idx not a row.

    >>> import engine
    >>> from engine import nn
    >>> nn.Embedding(10, 4)(engine.Tensor([[1, 2, 3]])).shape
    (1, 3, 4)

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
        self.vocab_size = positive("Embedding(vocab_size)", vocab_size)
        self.embedding_size = positive("Embedding(embedding_size)", embedding_size)
        self.use_one_hot = truth("Embedding(use_one_hot)", use_one_hot)
        self.dtype, self.padding_idx = dtype, padding_idx
        shape = (vocab_size, embedding_size)
        self.embedding_table = parameter(
            "Embedding", embedding_table, shape, dtype, "embedding_table"
        )
        if padding_idx is not None:
            if not 0 <= padding_idx < vocab_size:
                expected = f"a number from 0 to {vocab_size - 1}"
                raise ArgumentValueError.of("Embedding(padding_idx)", expected, padding_idx)
            self.embedding_table.array[padding_idx] = 0

    def construct(self, ids: Tensor) -> Tensor:
        if not self.use_one_hot:
            return ops.gather(self.embedding_table, ids, 0)
        rows = ops.cast(ops.one_hot(ids, self.vocab_size), self.embedding_table.dtype)
        return ops.matmul(rows, self.embedding_table)

    def extend_repr(self) -> str:
        return (
            f"vocab_size={self.vocab_size}, embedding_size={self.embedding_size}, "
            f"use_one_hot={self.use_one_hot}, embedding_table={self.embedding_table}, "
            f"dtype={self.dtype}, padding_idx={self.padding_idx}"
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(7, 3))
