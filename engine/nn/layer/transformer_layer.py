"""One layer of a transformer: attention and two dense layers, each added to its input."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentValueError
from engine.nn.cell import Cell
from engine.typed import Activation, DTypeLike, Tensor

from .activation import GELU, ReLU
from .attention import MultiheadAttention
from .dense import Dense
from .dropout import Dropout
from .example import Example
from .norm import LayerNorm

__all__ = ["TransformerDecoderLayer", "TransformerEncoderLayer"]

_ACTIVATIONS = {"relu": ops.relu, "gelu": ops.gelu}


class _TransformerLayer(Cell):
    """What both kinds share: the dense half, and a sum before or behind a normalisation."""

    def _make_dense_half(
        self, d_model: int, dim_feedforward: int, dropout: float, dtype: Any
    ) -> None:
        self.dense1 = Dense(d_model, dim_feedforward, dtype=dtype)
        self.dropout = Dropout(p=dropout)
        self.dense2 = Dense(dim_feedforward, d_model, dtype=dtype)

    def _make_norms(self, count: int, d_model: int, eps: float, dropout: float, dtype: Any) -> None:
        for k in range(1, count + 1):
            setattr(self, f"norm{k}", LayerNorm((d_model,), epsilon=eps, dtype=dtype))
        for k in range(1, count + 1):
            setattr(self, f"dropout{k}", Dropout(p=dropout))

    def _dense_half(self, x: Any) -> Any:
        return self.dense2(self.dropout(self.activation(self.dense1(x))))

    def _added(self, k: int, x: Any, part: Any) -> Any:
        """The input and what part `k` makes of it, normalised before the part or behind the sum."""
        norm, dropout = getattr(self, f"norm{k}"), getattr(self, f"dropout{k}")
        if self.norm_first:
            return ops.add(x, dropout(part(norm(x))))
        return norm(ops.add(x, dropout(part(x))))


class TransformerEncoderLayer(_TransformerLayer):
    """Attention within a sequence, then two dense layers for each step.

    Args:
        d_model: The length of each step.
        nhead: How many heads; divides `d_model`.
        dim_feedforward: The length between the two dense layers.
        dropout: The share to drop while training, in attention and in each part.
        activation: Between the dense layers: "relu", "gelu", `ops.relu`, `ops.gelu`, or a cell
            `nn.ReLU()` or `nn.GELU()`.
        layer_norm_eps: Added to the variance in normalisations.
        batch_first: Whether inputs are (batch, steps, length) instead of (steps, batch, length).
        norm_first: Whether to normalise before each part instead of behind it.
        dtype: The number type of the parameters.

    Called with `src`, (steps, batch, length) or (steps, length), `src_mask`, (steps, steps) or
    (batch * heads, steps, steps), and `src_key_padding_mask`, (batch, steps); masks are those of
    `MultiheadAttention`. Returns what has the shape of `src`.

    Raises:
        ArgumentValueError: If the heads do not divide `d_model`, or the activation is another.
        ShapeError: If an input does not fit.

    Source: Vaswani et al., arXiv:1706.03762; normalised before: Xiong et al., arXiv:2002.04745.

    >>> import engine
    >>> from engine import nn
    >>> nn.TransformerEncoderLayer(8, 2, 16)(engine.ops.ones((5, 3, 8))).shape
    (5, 3, 8)

    """

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: Activation = "relu",
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        self.d_model, self.nhead, self.norm_first = d_model, nhead, norm_first
        self.self_attn = MultiheadAttention(
            d_model, nhead, dropout, batch_first=batch_first, dtype=dtype
        )
        self._make_dense_half(d_model, dim_feedforward, dropout, dtype)
        self._make_norms(2, d_model, layer_norm_eps, dropout, dtype)
        self.activation = _activation("TransformerEncoderLayer", activation)

    def construct(
        self,
        src: Tensor,
        src_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
    ) -> Tensor:
        def attention(x: Any) -> Any:
            return self.self_attn(x, x, x, src_key_padding_mask, False, src_mask)[0]

        x = self._added(1, src, attention)
        return self._added(2, x, self._dense_half)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4, 2, 3, activation="gelu"), ((3, 2, 4),), draws=True)


class TransformerDecoderLayer(_TransformerLayer):
    """Attention within a sequence, attention to an encoder's output, then two dense layers.

    Args and errors are those of `TransformerEncoderLayer`.

    Called with `tgt`, (steps, batch, length) or (steps, length), `memory`, the encoder's output
    (memory steps, batch, length), `tgt_mask`, `memory_mask`, `tgt_key_padding_mask` and
    `memory_key_padding_mask`. Returns what has the shape of `tgt`.

    >>> import engine
    >>> from engine import nn
    >>> tgt, memory = engine.ops.ones((5, 3, 8)), engine.ops.ones((6, 3, 8))
    >>> nn.TransformerDecoderLayer(8, 2, 16)(tgt, memory).shape
    (5, 3, 8)

    """

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: Activation = "relu",
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        self.d_model, self.nhead, self.norm_first = d_model, nhead, norm_first
        self.self_attn = MultiheadAttention(
            d_model, nhead, dropout, batch_first=batch_first, dtype=dtype
        )
        self.multihead_attn = MultiheadAttention(
            d_model, nhead, dropout, batch_first=batch_first, dtype=dtype
        )
        self._make_dense_half(d_model, dim_feedforward, dropout, dtype)
        self._make_norms(3, d_model, layer_norm_eps, dropout, dtype)
        self.activation = _activation("TransformerDecoderLayer", activation)

    def construct(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
    ) -> Tensor:
        def within(x: Any) -> Any:
            return self.self_attn(x, x, x, tgt_key_padding_mask, False, tgt_mask)[0]

        def across(x: Any) -> Any:
            mask = memory_key_padding_mask
            return self.multihead_attn(x, memory, memory, mask, False, memory_mask)[0]

        x = self._added(1, tgt, within)
        x = self._added(2, x, across)
        return self._added(3, x, self._dense_half)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4, 2, 3, activation="gelu"), ((3, 2, 4), (2, 2, 4)), draws=True)


def _activation(where: str, activation: Any) -> Any:
    if isinstance(activation, str):
        if activation in _ACTIVATIONS:
            return _ACTIVATIONS[activation]
    elif isinstance(activation, ReLU | GELU) or activation in _ACTIVATIONS.values():
        return activation
    expected = "'relu', 'gelu', ops.relu, ops.gelu, nn.ReLU() or nn.GELU()"
    raise ArgumentValueError.of(f"{where}(activation)", expected, repr(activation))
