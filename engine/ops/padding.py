"""Borders around a tensor."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from engine.errors import ArgumentValueError

from .indexing import getitem
from .joining import pad_with

__all__ = ["pad"]

# NumPy's words for the borders that repeat what is inside.
_REPEATING: dict[str, Literal["reflect", "edge", "wrap"]] = {
    "reflect": "reflect",
    "replicate": "edge",
    "circular": "wrap",
}


def pad(input_x: Any, padding: Any, mode: str = "constant", value: Any = None) -> Any:
    """The tensor with borders.

    Args:
        input_x: Any number of axes.
        padding: How much before and after, from the last axis on:
            `(left, right, top, bottom, …)`.
        mode: "constant" for borders of `value`; "reflect", "replicate" and "circular" repeat the
            inside, mirrored, outermost or from the other end.
        value: A number for "constant"; None: 0.

    Raises:
        ArgumentValueError: If the mode is unknown, `padding` has an odd length, a negative number
            or more pairs than there are axes, or `value` is given for another mode.

    >>> import engine
    >>> pad(engine.Tensor([[1.0, 2.0]]), (1, 0)).asnumpy()
    array([[0., 1., 2.]], dtype=float32)

    """
    widths = _widths(tuple(int(n) for n in padding), len(input_x.shape))
    if mode == "constant":
        return pad_with(input_x, widths=widths, value=0 if value is None else value)
    if mode not in _REPEATING:
        known = ["constant", *_REPEATING]
        raise ArgumentValueError.of("pad(mode)", f"one of {known}", repr(mode))
    if value is not None:
        raise ArgumentValueError.of("pad(value)", f"None with mode {mode!r}", value)
    for axis, both in enumerate(widths):
        if any(both):
            indices = np.pad(np.arange(input_x.shape[axis]), both, _REPEATING[mode])
            input_x = getitem(input_x, (slice(None),) * axis + (indices,))
    return input_x


def _widths(padding: tuple[int, ...], rank: int) -> tuple[tuple[int, int], ...]:
    """Before and after along each axis, from the first on."""
    if len(padding) % 2 or len(padding) > 2 * rank or any(n < 0 for n in padding):
        expected = f"at most {rank} pairs of numbers from 0"
        raise ArgumentValueError.of("pad(padding)", expected, padding)
    pairs = [(padding[k], padding[k + 1]) for k in range(0, len(padding), 2)]
    return ((0, 0),) * (rank - len(pairs)) + tuple(reversed(pairs))
