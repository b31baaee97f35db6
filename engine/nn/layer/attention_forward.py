"""Attention of several heads as a function of its weights, which networks with their own call."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentValueError, ShapeError
from engine.tensor import Tensor

from .heads import apart, attended, by_head, lengthened, projected


def multi_head_attention_forward(
    query: Any,
    key: Any,
    value: Any,
    embed_dim_to_check: int,
    num_heads: int,
    in_proj_weight: Any,
    in_proj_bias: Any,
    bias_k: Any,
    bias_v: Any,
    add_zero_attn: bool,
    dropout_p: float,
    out_proj_weight: Any,
    out_proj_bias: Any,
    training: bool = True,
    key_padding_mask: Any = None,
    attn_mask: Any = None,
    use_separate_proj_weight: bool = False,
    q_proj_weight: Any = None,
    k_proj_weight: Any = None,
    v_proj_weight: Any = None,
    static_k: Any = None,
    static_v: Any = None,
    average_attn_weights: bool = True,
    is_causal: bool = False,
    k_is_v: bool = False,
    q_is_k: bool = False,
    dtype: Any = float32,
) -> tuple[Any, Any]:
    """What `nn.MultiheadAttention` computes, with weights that are given.

    Args:
        query: (queries, batch, embed_dim), or without a batch.
        key: (keys, batch, length), likewise.
        value: (keys, batch, length), likewise.
        embed_dim_to_check: What the query's last axis must be.
        num_heads: How many heads; divides `embed_dim_to_check`.
        in_proj_weight: (3 * embed_dim, embed_dim), those of query, key and value.
        in_proj_bias: (3 * embed_dim,), or None.
        bias_k: (1, 1, embed_dim), a key behind the others, or None.
        bias_v: Its value.
        add_zero_attn: Whether a key and a value of zeros stand behind them.
        dropout_p: The share of the weights of attention to drop while training.
        out_proj_weight: (embed_dim, embed_dim).
        out_proj_bias: (embed_dim,), or None.
        training: Whether any are dropped.
        key_padding_mask: (batch, keys): true where a key must not be seen, or numbers to add.
        attn_mask: (queries, keys) or (batch * heads, queries, keys), likewise.
        use_separate_proj_weight: Whether the three weights that follow count, not the one above.
        q_proj_weight: (embed_dim, embed_dim).
        k_proj_weight: (embed_dim, the length of the keys).
        v_proj_weight: (embed_dim, the length of the values).
        static_k: Keys that were projected, (batch * heads, keys, embed_dim / heads), or None.
        static_v: Values likewise.
        average_attn_weights: Whether the heads' mean weights come back, or each head's.
        is_causal: Whether a query sees no key behind its own step, where there is no `attn_mask`.
            MindSpore 2.10 adds 1 to the scores of those that it may see instead.
        k_is_v: What is the same tensor is not asked for; nor is `q_is_k`.
        q_is_k: See there.
        dtype: The number type of computing in MindSpore; here it is that of the inputs.

    Returns:
        The output, of the query's shape, and the weights (batch, queries, keys), or with the heads
        behind the batch.

    Raises:
        ArgumentValueError: If the query has another length or the heads do not divide it.
        ShapeError: If a mask does not fit.

    >>> import engine
    >>> x = engine.ops.ones((3, 2, 4))
    >>> weight, out_weight = engine.ops.ones((12, 4)), engine.ops.ones((4, 4))
    >>> fixed = (None, None, None, False, 0.0, out_weight, None)
    >>> out, weights = multi_head_attention_forward(x, x, x, 4, 2, weight, *fixed)
    >>> out.shape, weights.shape
    ((3, 2, 4), (2, 3, 3))

    """
    _check(query, embed_dim_to_check, num_heads)
    is_batched = len(query.shape) == 3
    if not is_batched:
        query, key, value = (ops.expand_dims(x, 1) for x in (query, key, value))
        key_padding_mask = (
            None if key_padding_mask is None else ops.expand_dims(key_padding_mask, 0)
        )
    weights: Any = (q_proj_weight, k_proj_weight, v_proj_weight)
    if not use_separate_proj_weight:
        weights = ops.chunk(in_proj_weight, 3, 0)
    biases = (None,) * 3 if in_proj_bias is None else ops.chunk(in_proj_bias, 3, 0)
    q, k, v = map(projected, (query, key, value), weights, biases)
    k, v = lengthened(k, v, bias_k, bias_v, with_zeros=add_zero_attn)
    q, k, v = (by_head(apart(x, num_heads)) for x in (q, k, v))
    k, v = _static(k, static_k), _static(v, static_v)
    keys = key.shape[0] if static_k is None else static_k.shape[1]
    if is_causal and attn_mask is None:
        attn_mask = Tensor(np.triu(np.ones((query.shape[0], keys), bool), 1))
    mixed, shares = attended(
        *(q, k, v, key_padding_mask, attn_mask), keys=keys, dropout=dropout_p, training=training
    )
    out = projected(mixed, out_proj_weight, out_proj_bias)
    shares = ops.mean(shares, 1) if average_attn_weights else shares
    return (out, shares) if is_batched else (ops.squeeze(out, 1), ops.squeeze(shares, 0))


def _check(query: Any, length: int, heads: int) -> None:
    if len(query.shape) not in {2, 3}:
        expected = "(queries, batch, embed_dim) or (queries, embed_dim)"
        raise ShapeError.of("multi_head_attention_forward(query)", expected, tuple(query.shape))
    if query.shape[-1] != length:
        where = "multi_head_attention_forward(embed_dim_to_check)"
        raise ArgumentValueError.of(where, f"{query.shape[-1]}, as the query has", length)
    if length % heads:
        where = "multi_head_attention_forward(num_heads)"
        raise ArgumentValueError.of(where, f"a number that divides {length}", heads)


def _static(x: Any, given: Any) -> Any:
    """What is given, (batch * heads, steps, length), in the shape of `x`; `x` where nothing is."""
    if given is None:
        return x
    return ops.reshape(given, (*x.shape[:2], *given.shape[1:]))
