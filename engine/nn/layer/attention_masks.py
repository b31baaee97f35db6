"""What attention must not see: masks of keys and of pairs of a query and a key."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError, ShapeError


class MaskTypeError(ArgumentTypeError, ValueError, AssertionError):
    """A mask of whole numbers: attention raises a ValueError there, an encoder an assertion."""


def padding_mask(mask: Any, batch: int, keys: int) -> Any:
    """A mask of (batch, keys), ready to stand beside scores (batch, heads, queries, keys).

    Raises:
        MaskTypeError: If it holds neither truth values nor floats.
        ShapeError: If its shape is another.

    """
    check_padding(mask, "MultiheadAttention")
    if tuple(mask.shape) != (batch, keys):
        where = "MultiheadAttention(key_padding_mask)"
        raise ShapeError.of(where, str((batch, keys)), tuple(mask.shape))
    return ops.reshape(mask, (batch, 1, 1, keys))


def check_padding(mask: Any, where: str) -> None:
    """Refuse a mask of keys that holds neither truth values nor floats.

    Raises:
        MaskTypeError: If it does.

    """
    if mask is not None and mask.array.dtype.kind not in "bfV":
        expected = "truth values or floats"
        hint = "mask.astype(engine.bool_) makes truth of it"
        got = str(mask.array.dtype)
        text = f"{where}(key_padding_mask) expected {expected}, got {got}. Hint: {hint}."
        raise MaskTypeError(text)


def score_mask(mask: Any, batch: int, heads: int, queries: int, keys: int) -> Any:
    """A mask of (queries, keys) or (batch * heads, queries, keys), ready to stand beside scores.

    Raises:
        ShapeError: If its shape is another.

    """
    shapes = ((queries, keys), (batch * heads, queries, keys))
    if tuple(mask.shape) not in shapes:
        expected = f"{shapes[0]} or {shapes[1]}"
        raise ShapeError.of("MultiheadAttention(attn_mask)", expected, tuple(mask.shape))
    each = len(mask.shape) == 3
    return ops.reshape(mask, (batch if each else 1, heads if each else 1, queries, keys))


def extended(mask: Any, scores_shape: Any) -> Any:
    """The mask with the keys behind it that were added to the sequence; all may see those."""
    extra = scores_shape[-1] - mask.shape[-1]
    if not extra:
        return mask
    rest = ops.zeros((*mask.shape[:-1], extra), mask.dtype)
    return ops.concat((mask, rest), -1)


def hidden(scores: Any, mask: Any) -> Any:
    """The scores plus a mask of floats, or -inf where one of truth values is true."""
    if mask.array.dtype.kind in "fV":
        return ops.add(scores, ops.cast(mask, scores.dtype))
    return ops.where(ops.cast(mask, bool), float("-inf"), scores)
