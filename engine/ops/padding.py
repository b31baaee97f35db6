"""Borders around a tensor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor

from .drawn import drawn, picked
from .joining import pad_with, part_of

__all__ = ["mirror_pad", "pad"]

# NumPy's words for the borders that repeat what is inside.
_REPEATING: dict[str, Literal["reflect", "symmetric", "edge", "wrap"]] = {
    "reflect": "reflect",
    "symmetric": "symmetric",
    "replicate": "edge",
    "circular": "wrap",
}


def pad(
    input_x: Tensor,
    padding: int | Sequence[int] | Tensor,
    mode: str = "constant",
    value: float | None = None,
) -> Tensor:
    """The tensor with borders.

    Args:
        input_x: Any number of axes.
        padding: How much before and after, from the last axis on:
            `(left, right, top, bottom, …)`; a tuple, a list or a tensor. Negative numbers take
            elements away.
        mode: "constant" for borders of `value`; "reflect", "symmetric", "replicate" and
            "circular" repeat the inside: mirrored without and with the outermost, the outermost,
            or from the other end.
        value: A number for "constant"; None: 0.

    Raises:
        ArgumentTypeError: If `padding` holds no whole numbers.
        ArgumentValueError: If the mode is unknown, `padding` has an odd length, more pairs than
            there are axes or takes more than there is, a mirrored border is wider than what it
            mirrors, or `value` is given for another mode.

    >>> import engine
    >>> pad(engine.Tensor([[1.0, 2.0]]), (1, 0)).asnumpy()
    array([[0., 1., 2.]], dtype=float32)

    """
    if mode != "constant" and mode not in _REPEATING:
        known = ["constant", *_REPEATING]
        raise ArgumentValueError.of("pad(mode)", f"one of {known}", repr(mode))
    if mode != "constant" and value is not None:
        raise ArgumentValueError.of("pad(value)", f"None with mode {mode!r}", value)
    widths = _widths(_numbers(padding), tuple(input_x.shape))
    return with_borders(input_x, widths, mode, 0 if value is None else value, "pad(padding)")


def with_borders(
    x: Any, widths: tuple[tuple[int, int], ...], mode: str, value: Any, where: str
) -> Any:
    """The tensor with `widths[k] = (before, after)` more, or less, along axis k."""
    shape = tuple(x.shape)
    if any(n + a + b < 0 or -min(a, b) > n for n, (a, b) in zip(shape, widths, strict=True)):
        raise ArgumentValueError.of(where, f"no more taken away than there is of {shape}", widths)
    if mode == "constant":
        for axis, (before, after) in enumerate(widths):
            if before < 0 or after < 0:  # first, so that nothing is larger than what comes out
                start, stop = max(-before, 0), shape[axis] - max(-after, 0)
                x = part_of(x, axis=axis, start=start, stop=stop)
        return pad_with(x, widths=tuple((max(a, 0), max(b, 0)) for a, b in widths), value=value)
    for axis, both in enumerate(widths):
        if any(both):
            numbers = _repeated(x.shape[axis], both, mode, where)
            x = drawn(x, taps=picked(tuple(numbers.tolist())), axis=axis)
    return x


def _repeated(length: int, both: tuple[int, int], mode: str, where: str) -> np.ndarray:
    """Which element stands where, along one axis."""
    before, after = both
    most = {"reflect": length - 1, "symmetric": length, "circular": length}.get(mode)
    if most is not None and max(both) > most:
        raise ArgumentValueError.of(where, f"at most {most} for mode {mode!r}", both)
    if length == 0:
        raise ArgumentValueError.of(where, f"an axis that is not empty for mode {mode!r}", both)
    grown, numbers = (max(before, 0), max(after, 0)), np.arange(length)
    if mode == "circular":  # what is taken away first is not wrapped round
        return np.pad(numbers[max(-before, 0) : length - max(-after, 0)], grown, "wrap")
    numbers = np.pad(numbers, grown, _REPEATING[mode])
    return numbers[max(-before, 0) : len(numbers) - max(-after, 0)]


def _numbers(padding: Any) -> tuple[int, ...]:
    if isinstance(padding, Value):
        padding = asnumpy(read(padding)).reshape(-1).tolist()
    if not isinstance(padding, tuple | list):
        raise ArgumentTypeError.of("pad(padding)", "a tuple, a list or a tensor of ints", padding)
    for n in padding:
        if isinstance(n, bool) or not isinstance(n, int | np.integer):
            raise ArgumentTypeError.of("pad(padding)", "ints", n)
    return tuple(int(n) for n in padding)


def _widths(padding: tuple[int, ...], shape: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Before and after along each axis, from the first on."""
    rank = len(shape)
    if len(padding) % 2 or len(padding) > 2 * rank:
        expected = f"at most {rank} pairs of numbers"
        raise ArgumentValueError.of("pad(padding)", expected, padding)
    pairs = [(padding[k], padding[k + 1]) for k in range(0, len(padding), 2)]
    return ((0, 0),) * (rank - len(pairs)) + tuple(reversed(pairs))


def mirror_pad(input_x: Tensor, paddings: Tensor | Sequence[Sequence[int]], mode: str) -> Tensor:
    """The tensor with borders that mirror the inside.

    Args:
        input_x: Any number of axes.
        paddings: One pair (before, after) an axis, from the first on: a tensor, or nested tuples.
        mode: "REFLECT" without the outermost elements, "SYMMETRIC" with them.

    Raises:
        ArgumentTypeError: If `mode` is no str.
        ArgumentValueError: If it is another, there is not one pair an axis, a number is negative,
            or a border is wider than what it mirrors.

    >>> import engine
    >>> mirror_pad(engine.Tensor([1, 2, 3]), [[2, 1]], "SYMMETRIC").asnumpy()
    array([2, 1, 1, 2, 3, 3])

    """
    if not isinstance(mode, str):
        raise ArgumentTypeError.of("mirror_pad(mode)", "a str", mode)
    if mode.upper() not in {"REFLECT", "SYMMETRIC"}:
        raise ArgumentValueError.of("mirror_pad(mode)", "'REFLECT' or 'SYMMETRIC'", repr(mode))
    pairs = pairs_of(paddings, len(input_x.shape), "mirror_pad(paddings)")
    return with_borders(input_x, pairs, mode.lower(), 0, "mirror_pad(paddings)")


def pairs_of(paddings: Any, rank: int, where: str) -> tuple[tuple[int, int], ...]:
    """One pair (before, after) an axis from a tensor or nested tuples, none negative.

    Raises:
        ArgumentValueError: If they are others.

    """
    array = read(paddings)
    numbers = np.asarray(asnumpy(array))
    if numbers.shape != (rank, 2) or numbers.dtype.kind not in "iu" or numbers.min(initial=0) < 0:
        expected = f"one pair of numbers from 0 for each of {rank} axes"
        raise ArgumentValueError.of(where, expected, paddings)
    return tuple((int(before), int(after)) for before, after in numbers)
