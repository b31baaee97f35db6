"""Attention of several heads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.nn.initializer import XavierNormal, XavierUniform, initializer
from engine.tensor import Parameter
from engine.typed import DTypeLike, Tensor

from .arguments import positive, truth
from .dense import Dense
from .example import Example
from .heads import apart, attended, by_head, lengthened, projected, projected_together

__all__ = ["MultiheadAttention"]


class MultiheadAttention(Cell):
    """Values mixed by how well their keys fit the queries, several times side by side.

    Args:
        embed_dim: The length of queries and outputs.
        num_heads: How many heads; divides `embed_dim`.
        dropout: The share of attention weights to drop while training.
        has_bias: Whether the projections have biases.
        add_bias_kv: Whether a learned key and value are added to the sequence.
        add_zero_attn: Whether a key and value of zeros are added to it.
        kdim: The length of keys; None: `embed_dim`.
        vdim: The length of values; None: `embed_dim`.
        batch_first: Whether inputs are (batch, steps, length) instead of (steps, batch, length).
        dtype: The number type of the parameters.

    Called with query, key and value, all with a batch or all without, and:
        key_padding_mask: (batch, keys), true where a key must not be seen, or numbers that are
            added to its scores.
        need_weights: Whether to return the attention weights too.
        attn_mask: (queries, keys) or (batch * heads, queries, keys): true where a query must not
            see a key, or numbers that are added to the scores.
        average_attn_weights: Whether to return the heads' mean weights, or each head's.

    Returns:
        A tuple of the output and the weights, (batch, queries, keys) or with the heads behind the
        batch; of the output alone where the weights are not needed. A query that may see no key
        gets NaN.

    Raises:
        ArgumentTypeError: If `key_padding_mask` is neither of truth values nor of numbers.
        ArgumentValueError: If the heads do not divide `embed_dim`.
        ShapeError: If an input or a mask does not fit.

    Source: Vaswani et al., arXiv:1706.03762.

    >>> import engine
    >>> from engine import nn
    >>> layer = nn.MultiheadAttention(8, 2)
    >>> query, key = engine.ops.ones((3, 4, 8)), engine.ops.ones((5, 4, 8))
    >>> out, weights = layer(query, key, key)
    >>> out.shape, weights.shape
    ((3, 4, 8), (4, 3, 5))

    """

    def __init__(
        self,
        embed_dim: int,
        num_heads: int,
        dropout: float = 0.0,
        has_bias: bool = True,
        add_bias_kv: bool = False,
        add_zero_attn: bool = False,
        kdim: int | None = None,
        vdim: int | None = None,
        batch_first: bool = False,
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        self.embed_dim = positive("MultiheadAttention(embed_dim)", embed_dim)
        self.num_heads = positive("MultiheadAttention(num_heads)", num_heads)
        if embed_dim % num_heads:
            expected = f"a number that divides embed_dim {embed_dim}"
            raise ArgumentValueError.of("MultiheadAttention(num_heads)", expected, num_heads)
        if not 0 <= dropout < 1:
            expected = "a number from 0 to before 1"
            raise ArgumentValueError.of("MultiheadAttention(dropout)", expected, dropout)
        self.kdim, self.vdim = kdim or embed_dim, vdim or embed_dim
        self.batch_first = truth("MultiheadAttention(batch_first)", batch_first)
        self.dropout, self.add_zero_attn = dropout, add_zero_attn
        self.same_lengths = self.kdim == self.vdim == embed_dim
        self._make_projections(has_bias, dtype)
        self.out_proj = Dense(embed_dim, embed_dim, has_bias=has_bias, dtype=dtype)
        self.bias_k = self.bias_v = None
        if add_bias_kv:
            shape = (1, 1, embed_dim)
            self.bias_k = Parameter(initializer(XavierNormal(), shape, dtype), name="bias_k")
            self.bias_v = Parameter(initializer(XavierNormal(), shape, dtype), name="bias_v")

    def _make_projections(self, has_bias: bool, dtype: Any) -> None:
        length = self.embed_dim
        shapes = {"in_proj_weight": (3 * length, length)}
        if not self.same_lengths:
            lengths = {"q": length, "k": self.kdim, "v": self.vdim}
            shapes = {f"{name}_proj_weight": (length, n) for name, n in lengths.items()}
        for name, shape in shapes.items():
            setattr(self, name, Parameter(initializer(XavierUniform(), shape, dtype), name=name))
        self.in_proj_bias: Any = None
        if has_bias:
            zeros = initializer("zeros", (3 * length,), dtype)
            self.in_proj_bias = Parameter(zeros, name="in_proj_bias")

    def construct(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        key_padding_mask: Tensor | None = None,
        need_weights: bool = True,
        attn_mask: Tensor | None = None,
        average_attn_weights: bool = True,
    ) -> tuple[Tensor, ...]:
        self._check(query, key, value)
        batched = len(query.shape) == 3
        axis = 0 if self.batch_first else 1
        if not batched:
            query, key, value = _each((query, key, value), lambda x: ops.expand_dims(x, axis))
            key_padding_mask = _batched(key_padding_mask)
        out, weights = self._attended(query, key, value, key_padding_mask, attn_mask)
        if average_attn_weights and need_weights:
            weights = ops.mean(weights, 1)
        if not batched:
            out, weights = ops.squeeze(out, axis), ops.squeeze(weights, 0)
        return (out, weights) if need_weights else (out,)

    def _attended(self, query: Any, key: Any, value: Any, padding: Any, attention: Any) -> Any:
        """The output, and the weights (batch, heads, queries, keys)."""
        steps_axis = 1 if self.batch_first else 0
        parts = self._projected(query, key, value, steps_axis)
        q, k, v = (by_head(x, steps_axis=steps_axis) for x in parts)
        mixed, weights = attended(
            *(q, k, v, padding, attention),
            keys=key.shape[steps_axis],
            dropout=self.dropout,
            training=self.training,
            steps_axis=steps_axis,
        )
        return self.out_proj(mixed), weights

    def _check(self, query: Any, key: Any, value: Any) -> None:
        lengths = {"query": self.embed_dim, "key": self.kdim, "value": self.vdim}
        rank = len(query.shape)
        for (name, length), x in zip(lengths.items(), (query, key, value), strict=True):
            where = f"MultiheadAttention({name})"
            if len(x.shape) not in {2, 3} or x.shape[-1] != length:
                expected = f"two or three axes, the last of length {length}"
                raise ShapeError.of(where, expected, tuple(x.shape))
            if len(x.shape) != rank:
                raise ShapeError.of(where, f"{rank} axes as the query has", tuple(x.shape))
        if tuple(key.shape[:-1]) != tuple(value.shape[:-1]):
            expected = f"{tuple(key.shape[:-1])} before its last axis"
            raise ShapeError.of("MultiheadAttention(value)", expected, tuple(value.shape))
        batch = 0 if self.batch_first else 1
        if rank == 3 and key.shape[batch] != query.shape[batch]:
            expected = f"a batch of {query.shape[batch]} on axis {batch}"
            raise ShapeError.of("MultiheadAttention(key)", expected, tuple(key.shape))

    def _projected(self, query: Any, key: Any, value: Any, steps_axis: int) -> tuple[Any, ...]:
        """Queries, keys and values, (…, heads, length / heads)."""
        is_longer = self.bias_k is not None or self.add_zero_attn
        if query is key is value and self.same_lengths and not is_longer:
            weight, bias = self.in_proj_weight, self.in_proj_bias
            return projected_together(query, weight, bias, self.num_heads)
        if self.same_lengths:
            weights = ops.chunk(self.in_proj_weight, 3, 0)
        else:
            weights = (self.q_proj_weight, self.k_proj_weight, self.v_proj_weight)
        biases = (None,) * 3 if self.in_proj_bias is None else ops.chunk(self.in_proj_bias, 3, 0)
        q, k, v = map(projected, (query, key, value), weights, biases)
        k, v = lengthened(
            *(k, v, self.bias_k, self.bias_v),
            with_zeros=self.add_zero_attn,
            steps_axis=steps_axis,
        )
        return tuple([apart(x, self.num_heads) for x in (q, k, v)])

    @classmethod
    def _example(cls) -> Example:
        return Example(
            cls(4, 2, add_bias_kv=True, kdim=3, vdim=2), ((3, 2, 4), (5, 2, 3), (5, 2, 2))
        )


def _each(inputs: tuple[Any, ...], change: Callable[[Any], Any]) -> tuple[Any, ...]:
    """What a change makes of some tensors; of the same one it is the same."""
    first = change(inputs[0])
    return tuple([first if x is inputs[0] else change(x) for x in inputs])


def _batched(mask: Any) -> Any:
    return None if mask is None else ops.expand_dims(mask, 0)
