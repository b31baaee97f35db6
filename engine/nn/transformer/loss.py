"""The loss of a language model, without what is padding."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32, int32
from engine.errors import ShapeError
from engine.nn.cell import Cell
from engine.typed import Tensor

from .arguments import kind_of, typed_tensor
from .op_parallel_config import OpParallelConfig, default_dpmp_config

__all__ = ["CrossEntropyLoss"]

# MindSpore adds it to probabilities, so that a label costs 55.3 at most.
_LEAST = 1e-24
# Below it a log probability has no gradient; minus infinity would make costs of others no numbers.
_FLOOR = -1e6
# MindSpore adds it to the number of labels, so that padding alone costs 0.
_LITTLE = 1e-5


class CrossEntropyLoss(Cell):
    """How unlikely the labels are, on average over those that the mask counts.

    Args:
        parallel_config: How it would be cut over devices; recorded.

    Called with `logits`, (N, classes) of float32 or float16, `label`, (N,) of int32, and
    `input_mask`, N numbers of float32, 0 where a label is padding. Returns (1,) of float32:
    sum(mask * -log(softmax(logits)[label] + 1e-24)) / (sum(mask) + 1e-5). Its gradient is that of
    the logarithm alone, as in MindSpore. A label that is no class costs nothing.

    Raises:
        ArgumentTypeError: If an argument has another type.
        ShapeError: If shapes do not fit.

    >>> import engine
    >>> from engine.nn.transformer import CrossEntropyLoss
    >>> labels = engine.Tensor([1, 0], engine.int32)
    >>> CrossEntropyLoss()(engine.ops.ones((2, 3)), labels, engine.ops.ones(2)).shape
    (1,)

    """

    def __init__(self, parallel_config: OpParallelConfig = default_dpmp_config) -> None:
        super().__init__()
        kind_of("CrossEntropyLoss", parallel_config, OpParallelConfig)

    def construct(self, logits: Tensor, label: Tensor, input_mask: Tensor) -> Tensor:
        where = "CrossEntropyLoss"
        typed_tensor(f"{where}(logits)", logits)
        typed_tensor(f"{where}(label)", label, (int32,))
        typed_tensor(f"{where}(input_mask)", input_mask, (float32,))
        mask = ops.reshape(input_mask, (-1,))
        if len(logits.shape) != 2:
            raise ShapeError.of(f"{where}(logits)", "(N, classes)", tuple(logits.shape))
        for name, one in (("label", label), ("input_mask", mask)):
            if tuple(one.shape) != tuple(logits.shape[:1]):
                raise ShapeError.of(f"{where}({name})", f"({logits.shape[0]},)", tuple(one.shape))
        costs = _costs(ops.cast(logits, float32), label)
        counted = ops.reduce_sum(ops.mul(costs, mask), (0,), True)
        return ops.div(counted, ops.add(ops.reduce_sum(mask, (0,), True), _LITTLE))


def _costs(logits: Any, label: Any) -> Any:
    """The cost of each label: its value is bounded, its gradient is not."""
    chosen = ops.one_hot(label, logits.shape[-1], ops.ones((), float32), ops.zeros((), float32))
    likely = ops.maximum(ops.log_softmax(logits, -1), _FLOOR)
    exact = ops.neg(ops.reduce_sum(ops.mul(likely, chosen), (1,)))
    share = ops.softmax(ops.stop_gradient(logits), -1)
    bounded = ops.neg(ops.reduce_sum(ops.mul(ops.log(ops.add(share, _LEAST)), chosen), (1,)))
    return ops.add(exact, ops.sub(bounded, ops.stop_gradient(exact)))
