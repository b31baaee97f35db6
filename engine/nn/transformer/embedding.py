"""Vectors of words."""

from __future__ import annotations

from engine import ops
from engine.dtype import float32, int32
from engine.nn.cell import Cell
from engine.nn.layer.arguments import parameter, positive
from engine.typed import Initial, Tensor

from .arguments import divisible, kind_of, typed_tensor
from .op_parallel_config import EmbeddingOpParallelConfig, default_embedding_parallel_config

__all__ = ["VocabEmbedding"]


class VocabEmbedding(Cell):
    """The vectors of words, by their numbers, and the whole table, for the words that follow.

    Args:
        vocab_size: How many words there are.
        embedding_size: The length of a vector.
        parallel_config: How the table would be cut over devices; recorded.
        param_init: Of `embedding_table`, (vocab_size, embedding_size).

    Called with `input_ids`, int32 of any shape; returns their vectors along one more axis, and the
    table.

    Raises:
        ArgumentTypeError: If an argument or the numbers have another type.
        ArgumentValueError: If a size is below 1, or the words cannot be cut as the configuration
            says.
        ShapeError: If a tensor given as initial value has another shape.

    >>> import engine
    >>> from engine.nn.transformer import VocabEmbedding
    >>> ids = engine.ops.ones((20, 15), engine.int32)
    >>> vectors, table = VocabEmbedding(vocab_size=30, embedding_size=4)(ids)
    >>> vectors.shape, table.shape
    ((20, 15, 4), (30, 4))

    """

    def __init__(
        self,
        vocab_size: int,
        embedding_size: int,
        parallel_config: EmbeddingOpParallelConfig = default_embedding_parallel_config,
        param_init: Initial = "normal",
    ) -> None:
        super().__init__()
        kind_of("VocabEmbedding", parallel_config, EmbeddingOpParallelConfig)
        self.vocab_size = positive("VocabEmbedding(vocab_size)", vocab_size)
        self.embedding_size = positive("VocabEmbedding(embedding_size)", embedding_size)
        if not parallel_config.vocab_emb_dp:
            divisible("VocabEmbedding", parallel_config.model_parallel, vocab_size=vocab_size)
        shape = (vocab_size, embedding_size)
        self.embedding_table = parameter(
            "VocabEmbedding", param_init, shape, float32, "embedding_table"
        )
        self.embedding_table.parallel_optimizer = False

    def construct(self, input_ids: Tensor) -> tuple[Tensor, Tensor]:
        typed_tensor("VocabEmbedding(input_ids)", input_ids, (int32,))
        vectors = ops.gather(self.embedding_table, input_ids, 0)
        return vectors, self.embedding_table.value()
