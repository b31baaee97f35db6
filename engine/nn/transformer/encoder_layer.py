"""A layer that attends within a sequence."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import bool_, float16, float32, int32
from engine.nn.cell import Cell
from engine.nn.layer.arguments import positive, truth
from engine.typed import Activation, DTypeLike, Tensor, TensorOrNumber

from .arguments import batch, divisible, half_or_single, kind_of, past_inputs, rows, typed_tensor
from .attention import MultiHeadAttention
from .feed_forward import FeedForward
from .layers import _LayerNorm
from .moe import MoEConfig, default_moe_config, without_experts
from .op_parallel_config import MoEParallelConfig, OpParallelConfig, default_dpmp_config
from .stacking import attention_config, dense_half, forget, kept

__all__ = ["TransformerEncoderLayer"]


class TransformerEncoderLayer(Cell):
    """Attention within a sequence, then a dense half, each added to its input.

    Args:
        batch_size: How many samples come. Needed with `use_past` alone.
        hidden_size: The length of a step.
        ffn_hidden_size: The length between the two dense layers.
        num_heads: How many heads; divides `hidden_size`.
        seq_length: How many steps a sequence has.
        attention_dropout_rate: The share of the weights to drop while training.
        hidden_dropout_rate: The share of each half's output to drop while training.
        post_layernorm_residual: Whether a half is added to what was normalised, and what comes out
            is normalised once more, as the input of the layer was not.
        layernorm_compute_type: In what normalisations compute, float32 or float16.
        softmax_compute_type: In what the weights are computed.
        param_init_type: The number type of the dense layers' parameters.
        hidden_act: The activation of the dense half: a name such as "gelu", or a class of cells.
        use_past: Whether keys and values are kept from call to call, as `MultiHeadAttention` says;
            they lie in `key_past` and `value_past`.
        moe_config: Of one expert.
        parallel_config: How it would be cut over devices; recorded.

    Called with `x`, (batch, seq_length, hidden_size) or (batch * seq_length, hidden_size);
    `input_mask`, (batch, seq_length, seq_length), or None; and with `use_past` `init_reset`, a bool
    in a tensor of one: False forgets what was kept; and `batch_valid_length`, (batch,) of int32.

    Returns the output in the shape of `x`, and the keys and values in a tuple.

    Raises:
        ArgumentTypeError: If an argument or an input has another type.
        ArgumentValueError: If a size is below 1 or not divisible, or a rate out of its range.
        ShapeError: If an input has another shape.
        UnknownNameError: If there is no activation of that name.
        UnsupportedError: If there are several experts.

    Source: Vaswani et al., arXiv:1706.03762; normalised before: Xiong et al., arXiv:2002.04745.

    >>> import engine
    >>> from engine.nn.transformer import TransformerEncoderLayer
    >>> model = TransformerEncoderLayer(
    ...     batch_size=2, hidden_size=8, ffn_hidden_size=64, seq_length=16, num_heads=2
    ... )
    >>> output, past = model(engine.ops.ones((2, 16, 8)), engine.ops.ones((2, 16, 16)))
    >>> output.shape, past[0].shape, past[1].shape
    ((2, 16, 8), (2, 2, 4, 16), (2, 2, 16, 4))

    """

    def __init__(
        self,
        batch_size: int | None,
        hidden_size: int,
        ffn_hidden_size: int,
        num_heads: int,
        seq_length: int,
        attention_dropout_rate: float = 0.1,
        hidden_dropout_rate: float = 0.1,
        post_layernorm_residual: bool = False,
        layernorm_compute_type: DTypeLike = float32,
        softmax_compute_type: DTypeLike = float32,
        param_init_type: DTypeLike = float32,
        hidden_act: Activation = "gelu",
        use_past: bool = False,
        moe_config: MoEConfig = default_moe_config,
        parallel_config: OpParallelConfig | MoEParallelConfig = default_dpmp_config,
    ) -> None:
        super().__init__()
        where = "TransformerEncoderLayer"
        kind_of(where, parallel_config, OpParallelConfig, MoEParallelConfig)
        without_experts(where, moe_config)
        self.use_past = truth(f"{where}(use_past)", use_past)
        self.batch_size = batch(where, batch_size, use_past)
        self.hidden_size = positive(f"{where}(hidden_size)", hidden_size)
        self.seq_length = positive(f"{where}(seq_length)", seq_length)
        divisible(where, parallel_config.model_parallel, hidden_size=hidden_size)
        truth(f"{where}(post_layernorm_residual)", post_layernorm_residual)
        self.post_layernorm_residual = post_layernorm_residual
        norm_type = half_or_single(f"{where}(layernorm_compute_type)", layernorm_compute_type)
        self.layernorm1 = _LayerNorm((hidden_size,)).to_float(norm_type)
        self.layernorm2 = _LayerNorm((hidden_size,)).to_float(norm_type)
        self.attention = MultiHeadAttention(
            batch_size,
            seq_length,
            seq_length,
            hidden_size,
            num_heads,
            hidden_dropout_rate,
            attention_dropout_rate,
            softmax_compute_type=softmax_compute_type,
            param_init_type=param_init_type,
            use_past=use_past,
            parallel_config=attention_config(parallel_config),
        )
        self.output = FeedForward(
            hidden_size,
            ffn_hidden_size,
            hidden_dropout_rate,
            hidden_act,
            param_init_type=param_init_type,
            parallel_config=parallel_config,
        )
        self.key_past = self.value_past = None
        if use_past:
            size = hidden_size // num_heads
            self.key_past = kept("key_past", (batch_size or 1, num_heads, size, seq_length))
            self.value_past = kept("value_past", (batch_size or 1, num_heads, seq_length, size))

    def construct(
        self,
        x: Tensor,
        input_mask: Tensor | None = None,
        init_reset: TensorOrNumber = True,
        batch_valid_length: Tensor | None = None,
    ) -> tuple[Tensor, Any]:
        where = "TransformerEncoderLayer"
        told = {
            "init_reset": (init_reset, True, bool_),
            "batch_valid_length": (batch_valid_length, None, int32),
        }
        past_inputs(where, self.use_past, **told)
        first = not self.use_past or self.attention.is_first_iteration
        rows(
            where, typed_tensor(f"{where}(x)", x), self.seq_length if first else 1, self.hidden_size
        )
        shape, flat = tuple(x.shape), ops.reshape(x, (-1, self.hidden_size))
        inward = ops.cast(flat if self.post_layernorm_residual else self.layernorm1(flat), float16)
        for past in (self.key_past, self.value_past):
            if past is not None:
                forget(past, init_reset)
        attended, present = self.attention(
            inward, inward, inward, input_mask, self.key_past, self.value_past, batch_valid_length
        )
        if self.key_past is not None and self.value_past is not None:
            ops.assign(self.key_past, present[0])
            ops.assign(self.value_past, present[1])
        if not self.post_layernorm_residual:
            added = ops.add(flat, attended)
            return dense_half(self.output, added, self.layernorm2(added), shape), present
        normed = ops.cast(self.layernorm2(ops.add(inward, attended)), float16)
        out = dense_half(self.output, normed, normed, tuple(flat.shape))
        return ops.reshape(self.layernorm1(out), shape), present
