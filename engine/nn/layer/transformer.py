"""Transformers: stacks of layers that encode a sequence and decode another from it."""

from __future__ import annotations

import copy
from typing import Any

from engine.dtype import float32
from engine.errors import ArgumentTypeError, ShapeError
from engine.nn.cell import Cell
from engine.nn.initializer import XavierUniform, initializer
from engine.typed import Activation, DTypeLike, Tensor

from .arguments import positive
from .attention_masks import check_padding
from .container import CellList
from .example import Example
from .norm import LayerNorm
from .transformer_layer import TransformerDecoderLayer, TransformerEncoderLayer

__all__ = ["Transformer", "TransformerDecoder", "TransformerEncoder"]


class _Stack(Cell):
    """Copies of one layer, one upon the other; each begins with the same values."""

    def __init__(self, layer: Any, num_layers: int, norm: Any, name: str) -> None:
        super().__init__()
        where = type(self).__name__
        if not isinstance(layer, Cell):
            raise ArgumentTypeError.of(f"{where}({name})", "a cell", layer)
        self.num_layers = positive(f"{where}(num_layers)", num_layers)
        self.layers = CellList([copy.deepcopy(layer) for _ in range(num_layers)])
        self.norm = norm

    def _normal(self, x: Any) -> Any:
        return x if self.norm is None else self.norm(x)


class TransformerEncoder(_Stack):
    """Several encoder layers, one upon the other, and a normalisation behind them.

    Args:
        encoder_layer: A `TransformerEncoderLayer`; it is copied, values included.
        num_layers: How many.
        norm: A cell for the output, or None.

    Called with `src`, `src_mask` and `src_key_padding_mask` of `TransformerEncoderLayer`. Returns
    what has the shape of `src`.

    Raises:
        ArgumentTypeError: If the layer is no cell.
        ArgumentValueError: If there are no layers.
        MaskTypeError: If `src_key_padding_mask` holds neither truth values nor floats; it is an
            AssertionError, too.

    >>> import engine
    >>> from engine import nn
    >>> encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2, 16), 2)
    >>> encoder(engine.ops.ones((5, 3, 8))).shape
    (5, 3, 8)

    """

    def __init__(self, encoder_layer: Cell, num_layers: int, norm: Cell | None = None) -> None:
        super().__init__(encoder_layer, num_layers, norm, "encoder_layer")

    def construct(
        self,
        src: Tensor,
        src_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
    ) -> Tensor:
        check_padding(src_key_padding_mask, "TransformerEncoder")
        for layer in self.layers:
            src = layer(src, src_mask, src_key_padding_mask)
        return self._normal(src)

    @classmethod
    def _example(cls) -> Example:
        layer = TransformerEncoderLayer(4, 2, 3, activation="gelu")
        return Example(cls(layer, 2, LayerNorm((4,))), ((3, 2, 4),), draws=True)


class TransformerDecoder(_Stack):
    """Several decoder layers, one upon the other, and a normalisation behind them.

    Args:
        decoder_layer: A `TransformerDecoderLayer`; it is copied, values included.
        num_layers: How many.
        norm: A cell for the output, or None.

    Called with `tgt`, `memory` and the masks of `TransformerDecoderLayer`. Returns what has the
    shape of `tgt`.

    Raises:
        ArgumentTypeError: If the layer is no cell.
        ArgumentValueError: If there are no layers.

    >>> import engine
    >>> from engine import nn
    >>> decoder = nn.TransformerDecoder(nn.TransformerDecoderLayer(8, 2, 16), 2)
    >>> decoder(engine.ops.ones((5, 3, 8)), engine.ops.ones((6, 3, 8))).shape
    (5, 3, 8)

    """

    def __init__(self, decoder_layer: Cell, num_layers: int, norm: Cell | None = None) -> None:
        super().__init__(decoder_layer, num_layers, norm, "decoder_layer")

    def construct(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
    ) -> Tensor:
        masks = (tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask)
        for layer in self.layers:
            tgt = layer(tgt, memory, *masks)
        return self._normal(tgt)

    @classmethod
    def _example(cls) -> Example:
        layer = TransformerDecoderLayer(4, 2, 3, activation="gelu")
        return Example(cls(layer, 1, LayerNorm((4,))), ((3, 2, 4), (2, 2, 4)), draws=True)


class Transformer(Cell):
    """An encoder of one sequence, and a decoder of another that attends to what it made.

    Args:
        d_model: The length of each step.
        nhead: How many heads; divides `d_model`.
        num_encoder_layers: How many layers encode.
        num_decoder_layers: How many layers decode.
        dim_feedforward: The length between the two dense layers of each.
        dropout: The share to drop while training.
        activation: Between the dense layers, as `TransformerEncoderLayer` takes it.
        custom_encoder: A cell that encodes instead.
        custom_decoder: A cell that decodes instead.
        layer_norm_eps: Added to the variance in normalisations.
        batch_first: Whether inputs are (batch, steps, length) instead of (steps, batch, length).
        norm_first: Whether to normalise before each part instead of behind it.
        dtype: The number type of the parameters.

    Every weight of two axes or more begins with Xavier's even distribution.

    Called with `src`, `tgt`, `src_mask`, `tgt_mask`, `memory_mask`, `src_key_padding_mask`,
    `tgt_key_padding_mask` and `memory_key_padding_mask`. Returns what has the shape of `tgt`.

    Raises:
        ShapeError: If the batches of `src` and `tgt` differ, or a step's length is not `d_model`.

    Source: Vaswani et al., arXiv:1706.03762.

    >>> import engine
    >>> from engine import nn
    >>> src, tgt = engine.ops.ones((6, 3, 8)), engine.ops.ones((5, 3, 8))
    >>> nn.Transformer(8, 2, 1, 1, 16)(src, tgt).shape
    (5, 3, 8)

    """

    def __init__(
        self,
        d_model: int = 512,
        nhead: int = 8,
        num_encoder_layers: int = 6,
        num_decoder_layers: int = 6,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: Activation = "relu",
        custom_encoder: Cell | None = None,
        custom_decoder: Cell | None = None,
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        self.d_model, self.nhead, self.batch_first = d_model, nhead, batch_first
        form = (batch_first, norm_first, dtype)
        options = (d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps, *form)

        def norm() -> LayerNorm:
            return LayerNorm((d_model,), epsilon=layer_norm_eps, dtype=dtype)

        self.encoder = custom_encoder or TransformerEncoder(
            TransformerEncoderLayer(*options), num_encoder_layers, norm()
        )
        self.decoder = custom_decoder or TransformerDecoder(
            TransformerDecoderLayer(*options), num_decoder_layers, norm()
        )
        for parameter in self.get_parameters():
            if len(parameter.shape) > 1:
                fresh = initializer(XavierUniform(), parameter.shape, parameter.dtype)
                parameter.set_data(fresh)

    def construct(
        self,
        src: Tensor,
        tgt: Tensor,
        src_mask: Tensor | None = None,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
    ) -> Tensor:
        self._check(src, tgt)
        memory = self.encoder(src, src_mask, src_key_padding_mask)
        padding = (tgt_key_padding_mask, memory_key_padding_mask)
        return self.decoder(tgt, memory, tgt_mask, memory_mask, *padding)

    def _check(self, src: Any, tgt: Any) -> None:
        for name, x in (("src", src), ("tgt", tgt)):
            if x.shape[-1] != self.d_model:
                expected = f"a last axis of length d_model {self.d_model}"
                raise ShapeError.of(f"Transformer({name})", expected, tuple(x.shape))
        axis = 0 if self.batch_first else 1
        if len(src.shape) == 3 and src.shape[axis] != tgt.shape[axis]:
            expected = f"a batch of {src.shape[axis]} on axis {axis}, as src has"
            raise ShapeError.of("Transformer(tgt)", expected, tuple(tgt.shape))

    @classmethod
    def _example(cls) -> Example:
        layer = cls(4, 2, 1, 1, 3, activation="gelu")
        return Example(layer, ((2, 2, 4), (3, 2, 4)), draws=True)
