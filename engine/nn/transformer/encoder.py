"""Layers that attend within a sequence, in a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.dtype import float32
from engine.nn.cell import Cell
from engine.nn.layer.container import CellList
from engine.typed import Activation, DTypeLike, Tensor, TensorOrNumber

from .arguments import kind_of
from .configs import TransformerOpParallelConfig, default_transformer_config
from .encoder_layer import TransformerEncoderLayer
from .moe import MoEConfig, default_moe_config
from .stacking import fill

__all__ = ["TransformerEncoder"]


class TransformerEncoder(Cell):
    """Layers that attend within a sequence, one behind the other, as `blocks`.

    Args:
        batch_size: How many samples come. Needed with `use_past` alone.
        num_layers: How many layers.
        hidden_size, ffn_hidden_size, seq_length, num_heads: Those of `TransformerEncoderLayer`.
        attention_dropout_rate, hidden_dropout_rate, hidden_act: Likewise.
        post_layernorm_residual, layernorm_compute_type, softmax_compute_type: Likewise.
        param_init_type: Likewise.
        lambda_func: What is asked of each layer: called with `network`, `layer_id` from 0,
            `layers`, `offset` and `parallel_config`. None: its stage, the group of its gradients,
            and whether it is computed again.
        offset: How many layers other stacks have before it.
        use_past: Likewise.
        moe_config: Likewise.
        parallel_config: What is asked of the layers.

    Called with `hidden_states`, `attention_mask`, `init_reset` and `batch_valid_length`, those of
    the layer. Returns the output of the last layer, and a tuple of each layer's keys and values.

    Raises:
        ArgumentTypeError: If an argument or an input has another type.
        ArgumentValueError: If a size is below 1 or not divisible, or a rate out of its range.
        ShapeError: If an input has another shape.
        UnknownNameError: If there is no activation of that name.
        UnsupportedError: If there are several experts.

    >>> import engine
    >>> from engine.nn.transformer import TransformerEncoder
    >>> model = TransformerEncoder(
    ...     batch_size=2, num_layers=2, hidden_size=8, ffn_hidden_size=64, seq_length=16,
    ...     num_heads=2,
    ... )
    >>> output, past = model(engine.ops.ones((2, 16, 8)), engine.ops.ones((2, 16, 16)))
    >>> output.shape, len(past), past[0][0].shape
    ((2, 16, 8), 2, (2, 2, 4, 16))

    """

    def __init__(
        self,
        batch_size: int | None,
        num_layers: int,
        hidden_size: int,
        ffn_hidden_size: int,
        seq_length: int,
        num_heads: int,
        attention_dropout_rate: float = 0.1,
        hidden_dropout_rate: float = 0.1,
        hidden_act: Activation = "gelu",
        post_layernorm_residual: bool = False,
        layernorm_compute_type: DTypeLike = float32,
        softmax_compute_type: DTypeLike = float32,
        param_init_type: DTypeLike = float32,
        lambda_func: Callable[..., Any] | None = None,
        offset: int = 0,
        use_past: bool = False,
        moe_config: MoEConfig = default_moe_config,
        parallel_config: TransformerOpParallelConfig = default_transformer_config,
    ) -> None:
        super().__init__()
        kind_of("TransformerEncoder", parallel_config, TransformerOpParallelConfig)

        def layer() -> TransformerEncoderLayer:
            return TransformerEncoderLayer(
                batch_size,
                hidden_size,
                ffn_hidden_size,
                num_heads,
                seq_length,
                attention_dropout_rate,
                hidden_dropout_rate,
                post_layernorm_residual,
                layernorm_compute_type,
                softmax_compute_type,
                param_init_type,
                hidden_act,
                use_past,
                moe_config,
                parallel_config.dp_mp_config,
            )

        self.num_layers = num_layers
        self.blocks = CellList()
        fill(self, layer, offset, parallel_config, lambda_func)

    def construct(
        self,
        hidden_states: Tensor,
        attention_mask: Tensor | None,
        init_reset: TensorOrNumber = True,
        batch_valid_length: Tensor | None = None,
    ) -> tuple[Tensor, Any]:
        presents: tuple[Any, ...] = ()
        for block in self.blocks:
            hidden_states, present = block(
                hidden_states, attention_mask, init_reset, batch_valid_length
            )
            presents = (*presents, present)
        return hidden_states, presents
