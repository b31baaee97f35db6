"""Which steps of a sequence attend to which."""

from __future__ import annotations

from engine import ops
from engine.dtype import float16, float32
from engine.errors import ShapeError
from engine.nn.cell import Cell
from engine.nn.layer.arguments import positive
from engine.typed import Tensor

from .arguments import kind_of, typed_tensor
from .op_parallel_config import OpParallelConfig, default_dpmp_config

__all__ = ["AttentionMask"]


class AttentionMask(Cell):
    """1 where a step attends to another: to itself and those before it, if both are no padding.

    Args:
        seq_length: How many steps a sequence has.
        parallel_config: How it would be cut over devices; recorded.

    Called with `input_mask`, (batch, seq_length), 0 where a step is padding, of float32 or
    float16. Returns (batch, seq_length, seq_length) of float32.

    Raises:
        ArgumentTypeError: If an argument or the mask has another type.
        ArgumentValueError: If the length is below 1.
        ShapeError: If the mask has another shape.

    >>> import engine
    >>> from engine.nn.transformer import AttentionMask
    >>> AttentionMask(3)(engine.Tensor([[1.0, 1.0, 0.0]])).asnumpy()
    array([[[1., 0., 0.],
            [1., 1., 0.],
            [0., 0., 0.]]], dtype=float32)

    """

    def __init__(
        self, seq_length: int, parallel_config: OpParallelConfig = default_dpmp_config
    ) -> None:
        super().__init__()
        self.seq_length = positive("AttentionMask(seq_length)", seq_length)
        kind_of("AttentionMask", parallel_config, OpParallelConfig)

    def construct(self, input_mask: Tensor) -> Tensor:
        typed_tensor("AttentionMask(input_mask)", input_mask)
        shape = tuple(input_mask.shape)
        if len(shape) != 2 or shape[1] != self.seq_length:
            raise ShapeError.of("AttentionMask", f"(batch, {self.seq_length})", shape)
        there = ops.cast(ops.not_equal(input_mask, 0), float16)
        both = ops.mul(ops.expand_dims(there, 2), ops.expand_dims(there, 1))
        earlier = ops.tril(ops.ones((1, self.seq_length, self.seq_length), float32))
        return ops.mul(both, earlier)
