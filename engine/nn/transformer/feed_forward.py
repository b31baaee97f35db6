"""The dense half of a layer."""

from __future__ import annotations

from engine import ops
from engine.dtype import float16, float32
from engine.errors import ArgumentTypeError, ShapeError
from engine.nn.cell import Cell
from engine.nn.layer.arguments import positive
from engine.nn.layer.dropout import Dropout
from engine.typed import Activation, DTypeLike, Tensor

from .arguments import divisible, half_or_single, kind_of, rate, typed_tensor
from .layers import _Linear
from .moe import one_expert
from .op_parallel_config import MoEParallelConfig, OpParallelConfig, default_dpmp_config

__all__ = ["FeedForward"]

RANKS = (2, 3)


class FeedForward(Cell):
    """Two dense layers in float16, with an activation between them and a dropout behind.

    Args:
        hidden_size: The length of a step.
        ffn_hidden_size: The length between the two layers.
        dropout_rate: The share to drop while training.
        hidden_act: The activation: a name such as "gelu", or a class of cells.
        expert_num: 1.
        expert_group_size: Recorded; of several experts.
        param_init_type: The number type of the parameters, float32 or float16.
        parallel_config: How it would be cut over devices; recorded.

    Called with `x`, (batch, steps, hidden_size) or (batch * steps, hidden_size), of float32 or
    float16. Returns the same shape, of float16.

    Raises:
        ArgumentTypeError: If an argument or the input has another type.
        ArgumentValueError: If a size is below 1 or cannot be cut as the configuration says, or the
            rate is not from 0 to before 1.
        ShapeError: If the input has another shape.
        UnknownNameError: If there is no activation of that name.
        UnsupportedError: If there are several experts.

    Source: Vaswani et al., arXiv:1706.03762, section 3.3.

    >>> import engine
    >>> from engine.nn.transformer import FeedForward
    >>> model = FeedForward(hidden_size=15, ffn_hidden_size=30, dropout_rate=0.1)
    >>> model(engine.ops.ones((2, 20, 15))).shape
    (2, 20, 15)

    """

    def __init__(
        self,
        hidden_size: int,
        ffn_hidden_size: int,
        dropout_rate: float,
        hidden_act: Activation = "gelu",
        expert_num: int = 1,
        expert_group_size: int | None = None,
        param_init_type: DTypeLike = float32,
        parallel_config: OpParallelConfig | MoEParallelConfig = default_dpmp_config,
    ) -> None:
        super().__init__()
        where = "FeedForward"
        kind_of(where, parallel_config, OpParallelConfig, MoEParallelConfig)
        one_expert(where, expert_num)
        self.hidden_size = positive(f"{where}(hidden_size)", hidden_size)
        positive(f"{where}(ffn_hidden_size)", ffn_hidden_size)
        sizes = {"hidden_size": hidden_size, "ffn_hidden_size": ffn_hidden_size}
        divisible(where, parallel_config.model_parallel, **sizes)
        dtype = half_or_single(f"{where}(param_init_type)", param_init_type)
        if hidden_act is None:
            raise ArgumentTypeError.of(f"{where}(hidden_act)", "a name or a class of cells", None)
        options = {"transpose_b": False, "param_init_type": dtype}
        self.mapping = _Linear(hidden_size, ffn_hidden_size, activation=hidden_act, **options)
        self.projection = _Linear(ffn_hidden_size, hidden_size, **options)
        self.dropout = Dropout(p=rate(f"{where}(dropout_rate)", dropout_rate))

    def construct(self, x: Tensor) -> Tensor:
        typed_tensor("FeedForward(x)", x)
        shape = tuple(x.shape)
        if len(shape) not in RANKS or shape[-1] != self.hidden_size:
            size = self.hidden_size
            expected = f"(batch, steps, {size}) or (batch * steps, {size})"
            raise ShapeError.of("FeedForward", expected, shape)
        return self.dropout(self.projection(self.mapping(ops.cast(x, float16))))
