"""Attention head by head: what the layer and the function of it share."""

from __future__ import annotations

import math
from typing import Any

from engine import ops

from .attention_masks import extended, hidden, padding_mask, score_mask


def projected(x: Any, weight: Any, bias: Any) -> Any:
    """(steps, batch, length) as (steps, batch, embed_dim), by a weight (embed_dim, length)."""
    product = ops.matmul(ops.reshape(x, (-1, x.shape[2])), ops.swapaxes(weight, 0, 1))
    product = product if bias is None else ops.add(product, bias)
    return ops.reshape(product, (*x.shape[:2], weight.shape[0]))


def lengthened(k: Any, v: Any, bias_k: Any, bias_v: Any, *, with_zeros: bool) -> tuple[Any, Any]:
    """Keys and values (steps, batch, length) with the learned and the zero ones behind."""
    shape = (1, *k.shape[1:])
    if bias_k is not None and bias_v is not None:
        k = ops.concat((k, ops.broadcast_to(bias_k, shape=shape)))
        v = ops.concat((v, ops.broadcast_to(bias_v, shape=shape)))
    if with_zeros:
        zeros = ops.zeros(shape, k.dtype)
        k, v = ops.concat((k, zeros)), ops.concat((v, zeros))
    return k, v


def by_head(x: Any, heads: int) -> Any:
    """(steps, batch, length) as (batch, heads, steps, length / heads)."""
    steps, batch, length = x.shape
    apart = ops.reshape(x, (steps, batch, heads, length // heads))
    return ops.transpose(apart, (1, 2, 0, 3))


def attended(
    q: Any,
    k: Any,
    v: Any,
    padding: Any,
    attention: Any,
    *,
    keys: int,
    dropout: float,
    training: bool,
) -> tuple[Any, Any]:
    """Values mixed by attention.

    Args:
        q: Queries, (batch, heads, queries, length / heads).
        k: Keys, likewise.
        v: Values, likewise.
        padding: A mask of (batch, keys), or None.
        attention: A mask of (queries, keys) or (batch * heads, queries, keys), or None.
        keys: How many keys the masks know; those behind them may always be seen.
        dropout: The share of the weights to drop.
        training: Whether any are dropped.

    Returns:
        (queries, batch, length) and the weights (batch, heads, queries, keys).

    """
    batch, heads, steps, length = q.shape
    scores = ops.mul(ops.matmul(q, ops.swapaxes(k, -1, -2)), 1 / math.sqrt(length))
    if padding is not None:
        scores = hidden(scores, extended(padding_mask(padding, batch, keys), scores.shape))
    if attention is not None:
        mask = score_mask(attention, batch, heads, steps, keys)
        scores = hidden(scores, extended(mask, scores.shape))
    weights = ops.dropout(ops.softmax(scores, -1), dropout, training)
    mixed = ops.transpose(ops.matmul(weights, v), (2, 0, 1, 3))
    return ops.reshape(mixed, (steps, batch, heads * length)), weights
