"""Steps of tables of which a batch touches few rows, as embeddings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.backend import xp_of

__all__: list[str] = []


def step_touched_rows(step: Callable[..., None], moved: tuple[Any, ...], gradient: Any) -> None:
    """Take a step in those rows alone whose gradient is not all 0; the others stay.

    Args:
        step: What moves its first arguments, given behind them their gradient.
        moved: A parameter and its running state. One with a single axis, or of which every row is
            touched, is moved as a whole.
        gradient: An array of their shape.

    """
    arrays = [getattr(one, "array", one) for one in moved]
    if gradient.ndim < 2 or not gradient.size:
        step(*moved, gradient)
        return
    touched = gradient.reshape(len(gradient), -1).any(axis=1)
    rows = xp_of(gradient).flatnonzero(touched)
    if len(rows) == len(gradient):
        step(*moved, gradient)
        return
    parts = [array[rows] for array in arrays]
    step(*parts, gradient[rows])
    for array, part in zip(arrays, parts, strict=True):
        array[rows] = part
