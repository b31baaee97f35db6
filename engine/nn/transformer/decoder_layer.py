"""A layer that attends within a sequence and to the output of an encoder."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float16, float32
from engine.errors import ArgumentValueError
from engine.nn.cell import Cell
from engine.nn.layer.arguments import positive, truth
from engine.typed import Activation, DTypeLike, Tensor, TensorOrNumber

from .arguments import batch, divisible, half_or_single, kind_of, past_inputs, rows, typed_tensor
from .attention import MultiHeadAttention
from .feed_forward import FeedForward
from .layers import _LayerNorm
from .moe import MoEConfig, default_moe_config, without_experts
from .op_parallel_config import MoEParallelConfig, OpParallelConfig, default_dpmp_config
from .stacking import attention_config, dense_half

__all__ = ["TransformerDecoderLayer"]


class TransformerDecoderLayer(Cell):
    """Attention within a sequence, attention to an encoder's output, then a dense half.

    Args:
        hidden_size: The length of a step.
        ffn_hidden_size: The length between the two dense layers.
        num_heads: How many heads; divides `hidden_size`.
        batch_size: How many samples come, or None; it is not needed.
        src_seq_length: How many steps the encoder's output has.
        tgt_seq_length: How many steps a sequence has.
        attention_dropout_rate: The share of the weights to drop while training.
        hidden_dropout_rate: The share of each part's output to drop while training.
        post_layernorm_residual: Whether a part is added to what was normalised.
        use_past: False; MindSpore refuses True likewise.
        layernorm_compute_type: In what normalisations compute, float32 or float16.
        softmax_compute_type: In what the weights are computed.
        param_init_type: The number type of the dense layers' parameters.
        hidden_act: The activation of the dense half: a name such as "gelu", or a class of cells.
        moe_config: Of one expert.
        parallel_config: How it would be cut over devices; recorded.

    Called with `hidden_stats`, (batch, tgt_seq_length, hidden_size) or
    (batch * tgt_seq_length, hidden_size); `decoder_mask`, (batch, tgt_seq_length, tgt_seq_length),
    or None; `encoder_output`, (batch, src_seq_length, hidden_size) or the like, or None: then there
    is no attention to it; `memory_mask`, (batch, tgt_seq_length, src_seq_length), or None; and
    `init_reset` and `batch_valid_length` as they are by default.

    Returns the output in the shape of `hidden_stats`, and a tuple of keys and values: within the
    sequence and, where there is an encoder's output, of it.

    Raises:
        ArgumentTypeError: If an argument or an input has another type.
        ArgumentValueError: If a size is below 1 or not divisible, a rate out of its range, or
            `use_past`.
        ShapeError: If an input has another shape.
        UnknownNameError: If there is no activation of that name.
        UnsupportedError: If there are several experts.

    Source: Vaswani et al., arXiv:1706.03762; normalised before: Xiong et al., arXiv:2002.04745.

    >>> import engine
    >>> from engine.nn.transformer import TransformerDecoderLayer
    >>> model = TransformerDecoderLayer(
    ...     batch_size=2, hidden_size=64, ffn_hidden_size=64, num_heads=2, src_seq_length=20,
    ...     tgt_seq_length=10,
    ... )
    >>> steps, memory = engine.ops.ones((2, 10, 64)), engine.ops.ones((2, 20, 64))
    >>> output, past = model(steps, engine.ops.ones((2, 10, 10)), memory)
    >>> output.shape, past[0].shape, past[2].shape
    ((2, 10, 64), (2, 2, 32, 10), (2, 2, 32, 20))

    """

    def __init__(
        self,
        hidden_size: int,
        ffn_hidden_size: int,
        num_heads: int,
        batch_size: int | None,
        src_seq_length: int,
        tgt_seq_length: int,
        attention_dropout_rate: float = 0.1,
        hidden_dropout_rate: float = 0.1,
        post_layernorm_residual: bool = False,
        use_past: bool = False,
        layernorm_compute_type: DTypeLike = float32,
        softmax_compute_type: DTypeLike = float32,
        param_init_type: DTypeLike = float32,
        hidden_act: Activation = "gelu",
        moe_config: MoEConfig = default_moe_config,
        parallel_config: OpParallelConfig | MoEParallelConfig = default_dpmp_config,
    ) -> None:
        super().__init__()
        where = "TransformerDecoderLayer"
        kind_of(where, parallel_config, OpParallelConfig, MoEParallelConfig)
        without_experts(where, moe_config)
        if truth(f"{where}(use_past)", use_past):
            hint = "an encoder layer has it"
            raise ArgumentValueError.of(f"{where}(use_past)", "False", use_past, hint)
        self.use_past = use_past
        self.batch_size = batch(where, batch_size, needed=False)
        self.hidden_size = positive(f"{where}(hidden_size)", hidden_size)
        self.src_seq_length = positive(f"{where}(src_seq_length)", src_seq_length)
        self.tgt_seq_length = positive(f"{where}(tgt_seq_length)", tgt_seq_length)
        divisible(where, parallel_config.model_parallel, hidden_size=hidden_size)
        truth(f"{where}(post_layernorm_residual)", post_layernorm_residual)
        self.post_layernorm_residual = post_layernorm_residual
        norm_type = half_or_single(f"{where}(layernorm_compute_type)", layernorm_compute_type)

        def attention(length: int) -> MultiHeadAttention:
            return MultiHeadAttention(
                batch_size,
                tgt_seq_length,
                length,
                hidden_size,
                num_heads,
                hidden_dropout_rate,
                attention_dropout_rate,
                softmax_compute_type=softmax_compute_type,
                param_init_type=param_init_type,
                parallel_config=attention_config(parallel_config),
            )

        self.layernorm1 = _LayerNorm((hidden_size,)).to_float(norm_type)
        self.layernorm2 = _LayerNorm((hidden_size,)).to_float(norm_type)
        self.attention = attention(tgt_seq_length)
        self.cross_attention = attention(src_seq_length)
        self.cross_attention_layernorm = _LayerNorm((hidden_size,)).to_float(norm_type)
        self.output = FeedForward(
            hidden_size,
            ffn_hidden_size,
            hidden_dropout_rate,
            hidden_act,
            param_init_type=param_init_type,
            parallel_config=parallel_config,
        )

    def construct(
        self,
        hidden_stats: Tensor,
        decoder_mask: Tensor | None,
        encoder_output: TensorOrNumber | None = None,
        memory_mask: Tensor | None = None,
        init_reset: bool = True,
        batch_valid_length: Tensor | None = None,
    ) -> tuple[Tensor, Any]:
        where = "TransformerDecoderLayer"
        told = {
            "init_reset": (init_reset, True, None),
            "batch_valid_length": (batch_valid_length, None, None),
        }
        past_inputs(where, use_past=False, **told)
        typed_tensor(f"{where}(hidden_stats)", hidden_stats)
        rows(where, hidden_stats, self.tgt_seq_length, self.hidden_size)
        shape = tuple(hidden_stats.shape)
        x = ops.reshape(hidden_stats, (-1, self.hidden_size))
        normed = ops.cast(self.layernorm1(x), float16)
        attended, own = self.attention(normed, normed, normed, decoder_mask)
        present: tuple[Any, ...] = own
        x = self._added(x, normed, attended)
        if encoder_output is not None:
            normed = ops.cast(self.cross_attention_layernorm(x), float16)
            typed_tensor(f"{where}(encoder_output)", encoder_output)
            memory = ops.cast(encoder_output, float16)
            attended, of_memory = self.cross_attention(normed, memory, memory, memory_mask)
            present = (*present, *of_memory)
            x = self._added(x, normed, attended)
        normed = ops.cast(self.layernorm2(x), float16)
        residual = normed if self.post_layernorm_residual else x
        return dense_half(self.output, residual, normed, shape), present

    def _added(self, x: Any, normed: Any, part: Any) -> Any:
        """A part, added to the steps or to what was normalised of them."""
        return ops.add(normed if self.post_layernorm_residual else x, part)
