"""Attention to some blocks of a sequence, which is refused."""

from __future__ import annotations

from engine.errors import UnsupportedError
from engine.nn.cell import Cell

from .op_parallel_config import OpParallelConfig, default_dpmp_config

__all__ = ["FixedSparseAttention"]


class FixedSparseAttention(Cell):
    """Attention to some blocks of a sequence, which needs operators of Ascend: it is refused.

    Args:
        batch_size: How many samples.
        num_heads: How many heads.
        size_per_head: The length of a head.
        block_size: The length of a block.
        seq_length: The length of the sequence.
        num_different_global_patterns: How many patterns heads have.
        parallel_config: How it would be cut over devices.

    Raises:
        UnsupportedError: Always; `MultiHeadAttention` attends to the whole sequence.

    """

    def __init__(
        self,
        batch_size: int,
        num_heads: int,
        size_per_head: int,
        block_size: int,
        seq_length: int = 1024,
        num_different_global_patterns: int = 4,
        parallel_config: OpParallelConfig = default_dpmp_config,
    ) -> None:
        super().__init__()
        hint = "MultiHeadAttention attends to the whole sequence"
        raise UnsupportedError.of("FixedSparseAttention", "a device of Ascend", "another", hint)
