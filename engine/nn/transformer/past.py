"""Keys and values of steps that were computed before, and where the next step goes.

They lie as (batch, heads, size, steps) and (batch, heads, steps, size), 0 where a step is still to
come; so MindSpore counts the steps that are there, and so do we. It looks at one number of each
step, we at all of them: a step is there, too, when that one happens to be 0.
"""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32, int32


def without_padding(key: Any, value: Any, valid_length: Any) -> tuple[Any, Any]:
    """Keys and values of a whole sequence, 0 behind the steps that are valid.

    Args:
        key: Of shape (batch, heads, size, steps).
        value: Of shape (batch, heads, steps, size).
        valid_length: How many steps are valid, (batch,).

    """
    valid = ops.less(_positions(key.shape[3]), ops.reshape(valid_length, (-1, 1)))
    return _where(ops.cast(valid, key.dtype), key, value)


def with_step(key: Any, value: Any, key_past: Any, value_past: Any) -> tuple[Any, Any, Any]:
    """The past and one step behind it, and a mask of the steps that are there then.

    A past that is full has no room: it stays as it is, as in MindSpore.

    Args:
        key: Of shape (batch, heads, size, 1).
        value: Of shape (batch, heads, 1, size).
        key_past: Of shape (batch, heads, size, steps).
        value_past: Of shape (batch, heads, steps, size).

    Returns:
        Keys and values in the shapes of the past, and the mask, (batch, 1, 1, steps).

    """
    steps = key_past.shape[3]
    used = ops.reduce_max(ops.cast(ops.not_equal(key_past, 0), float32), (1, 2))
    at = ops.cast(ops.reduce_sum(used, (1,), True), int32)
    here = ops.cast(ops.equal(_positions(steps), at), key.dtype)
    key_now, value_now = _where(here, key, value)
    mask = ops.cast(ops.less_equal(_positions(steps), at), int32)
    there = ops.reshape(mask, (-1, 1, 1, steps))
    return ops.add(key_past, key_now), ops.add(value_past, value_now), there


def _positions(steps: int) -> Any:
    return ops.reshape(ops.arange(0, steps, 1, dtype=int32), (1, steps))


def _where(chosen: Any, key: Any, value: Any) -> tuple[Any, Any]:
    """Keys and values times a number for each step, (batch, steps)."""
    of_keys = ops.reshape(chosen, (-1, 1, 1, chosen.shape[1]))
    of_values = ops.reshape(chosen, (-1, 1, chosen.shape[1], 1))
    return ops.mul(key, of_keys), ops.mul(value, of_values)
