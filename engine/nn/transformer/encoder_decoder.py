"""An encoder, and a decoder of its output."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.nn.layer.arguments import positive, truth
from engine.typed import Activation, DTypeLike, Tensor, TensorOrNumber

from .configs import TransformerOpParallelConfig, default_transformer_config
from .decoder import TransformerDecoder
from .encoder import TransformerEncoder
from .moe import MoEConfig, default_moe_config
from .stacking import _get_lambda_func

__all__ = ["Transformer"]


class Transformer(Cell):
    """A stack of layers that attend within a sequence, and one that attends to its output.

    Args:
        hidden_size: The length of a step.
        batch_size: How many samples come. Needed with `use_past` alone.
        ffn_hidden_size: The length between the two dense layers of a layer.
        src_seq_length: How many steps the encoder's sequence has.
        tgt_seq_length: How many steps the decoder's sequence has.
        encoder_layers: How many layers the encoder has.
        decoder_layers: How many layers the decoder has; 0: there is none.
        num_heads: How many heads; divides `hidden_size`.
        attention_dropout_rate, hidden_dropout_rate, hidden_act: Those of the layers.
        post_layernorm_residual, layernorm_compute_type, softmax_compute_type: Likewise.
        param_init_type: Likewise.
        lambda_func: What is asked of each layer, as `TransformerEncoder` says; `offset` is the
            number of the encoder's layers for those of the decoder.
        use_past: Whether keys and values are kept from call to call; without a decoder alone.
        moe_config: Of one expert.
        parallel_config: What is asked of the layers.

    Called with `encoder_inputs`, `encoder_masks`, `decoder_inputs`, `decoder_masks`, `memory_mask`,
    `init_reset` and `batch_valid_length`, those of the layers. Returns the output, of the decoder
    where there is one; the encoder's keys and values, a tuple for each layer; and the decoder's,
    or None.

    Raises:
        ArgumentTypeError: If an argument or an input has another type.
        ArgumentValueError: If a size is out of its range or not divisible, a rate out of its range,
            or `use_past` with a decoder.
        ShapeError: If an input has another shape.
        UnknownNameError: If there is no activation of that name.
        UnsupportedError: If there are several experts.

    Source: Vaswani et al., arXiv:1706.03762; normalised before: Xiong et al., arXiv:2002.04745.

    >>> import engine
    >>> from engine.nn.transformer import Transformer
    >>> model = Transformer(
    ...     batch_size=2, encoder_layers=1, decoder_layers=2, hidden_size=8, ffn_hidden_size=16,
    ...     src_seq_length=20, tgt_seq_length=10,
    ... )
    >>> source, target = engine.ops.ones((2, 20, 8)), engine.ops.ones((2, 10, 8))
    >>> output, of_encoder, of_decoder = model(source, None, target, None)
    >>> output.shape, len(of_encoder), len(of_decoder)
    ((2, 10, 8), 1, 2)

    """

    def __init__(
        self,
        hidden_size: int,
        batch_size: int | None,
        ffn_hidden_size: int,
        src_seq_length: int,
        tgt_seq_length: int,
        encoder_layers: int = 3,
        decoder_layers: int = 3,
        num_heads: int = 2,
        attention_dropout_rate: float = 0.1,
        hidden_dropout_rate: float = 0.1,
        hidden_act: Activation = "gelu",
        post_layernorm_residual: bool = False,
        layernorm_compute_type: DTypeLike = float32,
        softmax_compute_type: DTypeLike = float32,
        param_init_type: DTypeLike = float32,
        lambda_func: Callable[..., Any] | None = None,
        use_past: bool = False,
        moe_config: MoEConfig = default_moe_config,
        parallel_config: TransformerOpParallelConfig = default_transformer_config,
    ) -> None:
        super().__init__()
        layers = positive("Transformer(encoder_layers)", encoder_layers)
        if decoder_layers != 0:
            layers += _with_decoder(decoder_layers, use_past)
        self.batch_size, self.hidden_size = batch_size, hidden_size
        self.src_seq_length, self.tgt_seq_length = src_seq_length, tgt_seq_length
        self.use_past = use_past
        options: dict[str, Any] = {
            "batch_size": batch_size,
            "hidden_size": hidden_size,
            "ffn_hidden_size": ffn_hidden_size,
            "num_heads": num_heads,
            "attention_dropout_rate": attention_dropout_rate,
            "hidden_dropout_rate": hidden_dropout_rate,
            "hidden_act": hidden_act,
            "post_layernorm_residual": post_layernorm_residual,
            "layernorm_compute_type": layernorm_compute_type,
            "softmax_compute_type": softmax_compute_type,
            "param_init_type": param_init_type,
            "lambda_func": lambda_func or _get_lambda_func(layers),
            "use_past": use_past,
            "moe_config": moe_config,
            "parallel_config": parallel_config,
        }
        self.encoder = TransformerEncoder(
            num_layers=encoder_layers, seq_length=src_seq_length, **options
        )
        self.decoder = None
        if decoder_layers:
            self.decoder = TransformerDecoder(
                num_layers=decoder_layers,
                src_seq_length=src_seq_length,
                tgt_seq_length=tgt_seq_length,
                offset=encoder_layers,
                **options,
            )

    def construct(
        self,
        encoder_inputs: Tensor,
        encoder_masks: Tensor | None,
        decoder_inputs: Tensor | None = None,
        decoder_masks: Tensor | None = None,
        memory_mask: Tensor | None = None,
        init_reset: TensorOrNumber = True,
        batch_valid_length: Tensor | None = None,
    ) -> tuple[Any, Any, Any]:
        past: Any = init_reset, batch_valid_length
        inputs: Any = decoder_inputs
        output, of_encoder = self.encoder(encoder_inputs, encoder_masks, *past)
        if self.decoder is None:
            return output, of_encoder, None
        decoded, of_decoder = self.decoder(inputs, decoder_masks, output, memory_mask, *past)
        return decoded, of_encoder, of_decoder


def _with_decoder(layers: Any, use_past: Any) -> int:
    """How many layers a decoder has.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is below 0, or keys and values are to be kept.

    """
    if isinstance(layers, bool) or not isinstance(layers, int):
        raise ArgumentTypeError.of("Transformer(decoder_layers)", "an int", layers)
    if truth("Transformer(use_past)", use_past):
        hint = "say decoder_layers=0"
        raise ArgumentValueError.of("Transformer(use_past)", "False with a decoder", True, hint)
    if layers < 0:
        raise ArgumentValueError.of("Transformer(decoder_layers)", "a number from 0", layers)
    return layers
