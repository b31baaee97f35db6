"""Attention head by head: what the layer and the function of it share."""

from __future__ import annotations

import math
from typing import Any

from engine import ops

from .attention_masks import extended, hidden, padding_mask, score_mask


def projected(x: Any, weight: Any, bias: Any) -> Any:
    """(…, length) as (…, embed_dim), by a weight (embed_dim, length)."""
    return ops.dense(x, weight, bias)


def projected_together(x: Any, weight: Any, bias: Any, heads: int) -> tuple[Any, ...]:
    """Queries, keys and values (…, heads, length / heads), by a weight that holds those of all."""
    whole = ops.dense(x, weight, bias)
    apart = ops.reshape(whole, (*x.shape[:-1], 3 * heads, whole.shape[-1] // (3 * heads)))
    return ops.chunk(apart, 3, len(x.shape) - 1)


def lengthened(
    k: Any, v: Any, bias_k: Any, bias_v: Any, *, with_zeros: bool, steps_axis: int = 0
) -> tuple[Any, Any]:
    """Keys and values (steps, batch, length) with the learned and the zero ones behind."""
    shape = [*k.shape]
    shape[steps_axis] = 1
    if bias_k is not None and bias_v is not None:
        k = ops.concat((k, ops.broadcast_to(bias_k, shape=tuple(shape))), steps_axis)
        v = ops.concat((v, ops.broadcast_to(bias_v, shape=tuple(shape))), steps_axis)
    if with_zeros:
        zeros = ops.zeros(tuple(shape), k.dtype)
        k, v = ops.concat((k, zeros), steps_axis), ops.concat((v, zeros), steps_axis)
    return k, v


def apart(x: Any, heads: int) -> Any:
    """(…, length) as (…, heads, length / heads)."""
    return ops.reshape(x, (*x.shape[:-1], heads, x.shape[-1] // heads))


def by_head(x: Any, *, steps_axis: int = 0) -> Any:
    """(steps, batch, heads, length / heads) as (batch, heads, steps, length / heads)."""
    return ops.transpose(x, (1 - steps_axis, 2, steps_axis, 3))


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
    steps_axis: int = 0,
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
        steps_axis: Which axis of the result the queries are: 0, or 1 behind the batch.

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
    order = (0, 2, 1, 3) if steps_axis else (2, 0, 1, 3)
    mixed = ops.transpose(ops.matmul(weights, v), order)
    return ops.reshape(mixed, (*mixed.shape[:2], heads * v.shape[3])), weights
