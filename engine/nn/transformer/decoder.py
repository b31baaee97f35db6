"""Layers that attend within a sequence and to the output of an encoder, in a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.dtype import float32
from engine.nn.cell import Cell
from engine.nn.layer.container import CellList
from engine.typed import Activation, DTypeLike, Tensor, TensorOrNumber

from .arguments import kind_of
from .configs import TransformerOpParallelConfig, default_transformer_config
from .decoder_layer import TransformerDecoderLayer
from .moe import MoEConfig, default_moe_config
from .stacking import fill

__all__ = ["TransformerDecoder"]


class TransformerDecoder(Cell):
    """Layers that attend to an encoder's output, too, one behind the other, as `blocks`.

    Args:
        num_layers: How many layers.
        batch_size, hidden_size, ffn_hidden_size: Those of `TransformerDecoderLayer`.
        src_seq_length, tgt_seq_length, num_heads: Likewise.
        attention_dropout_rate, hidden_dropout_rate, post_layernorm_residual: Likewise.
        layernorm_compute_type, softmax_compute_type, param_init_type, hidden_act: Likewise.
        lambda_func: What is asked of each layer, as `TransformerEncoder` says.
        use_past: False.
        offset: How many layers other stacks have before it.
        moe_config: Of one expert.
        parallel_config: What is asked of the layers.

    Called with `hidden_states`, `attention_mask`, `encoder_output`, `memory_mask`, `init_reset` and
    `batch_valid_length`, those of the layer. Returns the output of the last layer, and a tuple of
    each layer's keys and values.

    Raises:
        ArgumentTypeError: If an argument or an input has another type.
        ArgumentValueError: If a size is below 1 or not divisible, a rate out of its range, or
            `use_past`.
        ShapeError: If an input has another shape.
        UnknownNameError: If there is no activation of that name.
        UnsupportedError: If there are several experts.

    >>> import engine
    >>> from engine.nn.transformer import TransformerDecoder
    >>> model = TransformerDecoder(
    ...     num_layers=1, batch_size=2, hidden_size=8, ffn_hidden_size=16, num_heads=2,
    ...     src_seq_length=20, tgt_seq_length=10,
    ... )
    >>> steps, memory = engine.ops.ones((2, 10, 8)), engine.ops.ones((2, 20, 8))
    >>> output, past = model(steps, None, memory)
    >>> output.shape, len(past), len(past[0])
    ((2, 10, 8), 1, 4)

    """

    def __init__(
        self,
        num_layers: int,
        batch_size: int | None,
        hidden_size: int,
        ffn_hidden_size: int,
        src_seq_length: int,
        tgt_seq_length: int,
        num_heads: int,
        attention_dropout_rate: float = 0.1,
        hidden_dropout_rate: float = 0.1,
        post_layernorm_residual: bool = False,
        layernorm_compute_type: DTypeLike = float32,
        softmax_compute_type: DTypeLike = float32,
        param_init_type: DTypeLike = float32,
        hidden_act: Activation = "gelu",
        lambda_func: Callable[..., Any] | None = None,
        use_past: bool = False,
        offset: int = 0,
        moe_config: MoEConfig = default_moe_config,
        parallel_config: TransformerOpParallelConfig = default_transformer_config,
    ) -> None:
        super().__init__()
        kind_of("TransformerDecoder", parallel_config, TransformerOpParallelConfig)

        def layer() -> TransformerDecoderLayer:
            return TransformerDecoderLayer(
                hidden_size,
                ffn_hidden_size,
                num_heads,
                batch_size,
                src_seq_length,
                tgt_seq_length,
                attention_dropout_rate,
                hidden_dropout_rate,
                post_layernorm_residual,
                use_past,
                layernorm_compute_type,
                softmax_compute_type,
                param_init_type,
                hidden_act,
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
        encoder_output: TensorOrNumber | None = None,
        memory_mask: Tensor | None = None,
        init_reset: bool = True,
        batch_valid_length: Tensor | None = None,
    ) -> tuple[Tensor, Any]:
        presents: tuple[Any, ...] = ()
        memory = encoder_output, memory_mask
        for block in self.blocks:
            hidden_states, present = block(
                hidden_states, attention_mask, *memory, init_reset, batch_valid_length
            )
            presents = (*presents, present)
        return hidden_states, presents
