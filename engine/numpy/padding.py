"""Borders around a tensor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from engine import ops
from engine.dtype import float64
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import ArrayLike, Tensor

from .applying import apply_along_axis
from .mirroring import mirrored, repeated
from .operands import as_exactly, as_tensor, in_kind, kind_of
from .sequences import linspace

__all__ = ["pad"]

Widths: TypeAlias = "int | Sequence[int] | Sequence[Sequence[int]] | Tensor"
"""How much at both ends of each axis: a number or a pair for all, or a pair for each."""


def pad(
    arr: ArrayLike,
    pad_width: Widths,
    mode: str = "constant",
    stat_length: Widths | None = None,
    constant_values: ArrayLike = 0,
    end_values: ArrayLike = 0,
    reflect_type: str = "even",
    **kwargs: Any,
) -> Tensor:
    """The tensor with borders.

    Args:
        arr: The tensor; a number stays as it is.
        pad_width: How much before and after along each axis: a number or a pair for all, or a pair
            for each; so are the other pairs of numbers.
        mode: "constant": `constant_values`; "edge": the outermost; "linear_ramp": evenly from that
            to `end_values`; "maximum", "minimum", "mean", "median": of the outermost
            `stat_length`, or of all; "reflect", "symmetric": mirrored without and with the
            outermost; "wrap": from the other end; "empty": whatever. Or a function of a vector, the
            pair of widths, the number of the axis and a dict of `kwargs`, which gives the vector
            with its borders filled, or fills them in place.
        stat_length: How many elements at each end count.
        constant_values: What "constant" fills with.
        end_values: What "linear_ramp" ends with.
        reflect_type: "even", or "odd": mirrored at the outermost element's height, too.
        **kwargs: For the function.

    Raises:
        ArgumentTypeError: If widths are no whole numbers.
        ArgumentValueError: If a word is unknown, or pairs do not fit the axes.

    >>> pad([1, 2, 3], (1, 2), "edge").asnumpy()
    array([1, 1, 2, 3, 3, 3], dtype=int32)

    """
    x = as_tensor(arr)
    rank = len(x.shape)
    if not rank:
        return x
    widths = _whole_pairs("pad_width", pad_width, rank)
    if callable(mode):
        return _by_function(x, widths, mode, kwargs)
    if mode in {"edge", "wrap"} or (mode in {"reflect", "symmetric"} and reflect_type == "even"):
        for axis, both in enumerate(widths):
            x = repeated(x, axis, both, mode)
        return x
    if mode in {"reflect", "symmetric"}:
        if reflect_type != "odd":
            raise ArgumentValueError.of("pad(reflect_type)", "'even' or 'odd'", repr(reflect_type))
        how: Any = mode
        for axis, both in enumerate(widths):
            x = mirrored(x, axis, both, how)
        return x
    border, given = _border(mode, x, stat_length, constant_values, end_values)
    for axis, both in enumerate(widths):
        ends = [border(x, axis, side, width, given) for side, width in enumerate(both)]
        x = ops.concat((ends[0], x, ends[1]), axis)
    return x


def _pairs(where: str, given: Any, rank: int) -> Any:
    """(axes, 2), float64: before and after along each axis."""
    numbers = as_exactly(given, float64)
    _check_pairs(where, tuple(numbers.shape), rank)
    return ops.broadcast_to(numbers, (rank, 2))


def _check_pairs(where: str, shape: tuple[int, ...], rank: int) -> None:
    if shape not in {(), (1,), (2,), (1, 2), (rank, 2)}:
        expected = f"a number, a pair or {rank} pairs"
        raise ArgumentValueError.of(f"pad({where})", expected, shape)


def _whole_pairs(where: str, given: Any, rank: int) -> list[tuple[int, int]]:
    if not isinstance(given, int | tuple | list) and not ops.is_tensor(given):
        raise ArgumentTypeError.of(f"pad({where})", "ints", given)
    numbers = np.array(given.asnumpy() if ops.is_tensor(given) else given, np.float64)
    _check_pairs(where, numbers.shape, rank)
    numbers = np.broadcast_to(numbers, (rank, 2))
    if (numbers % 1).any() or (numbers < 0).any():
        raise ArgumentValueError.of(f"pad({where})", "whole numbers from 0", numbers.tolist())
    return [(int(before), int(after)) for before, after in numbers]


def _border(mode: Any, x: Any, stat_length: Any, constants: Any, ends: Any) -> tuple[Any, Any]:
    """What makes the border at one end of an axis, and the pairs that it needs."""
    rank = len(x.shape)
    if mode == "constant":
        return _constant, _pairs("constant_values", constants, rank)
    if mode == "linear_ramp":
        return _ramp, _pairs("end_values", ends, rank)
    if mode == "empty":
        return _constant, _pairs("mode", 0, rank)
    if mode not in _STATISTICS:
        known = ["constant", "edge", "empty", "linear_ramp", "reflect", "symmetric", "wrap"]
        expected = f"a function or one of {sorted({*known, *_STATISTICS})}"
        raise ArgumentValueError.of("pad(mode)", expected, repr(mode))
    every = [(n, n) for n in x.shape]
    counts = every if stat_length is None else _whole_pairs("stat_length", stat_length, rank)
    return _statistic, (_STATISTICS[mode], counts)


def _lengths(x: Any, axis: int, width: int) -> tuple[int, ...]:
    return tuple(width if k == axis else n for k, n in enumerate(x.shape))


def _end(x: Any, axis: int, side: int, count: int) -> Any:
    """The first elements along an axis, or on side 1 the last."""
    edge = slice(x.shape[axis] - count, None) if side else slice(0, count)
    return x[(slice(None),) * axis + (edge,)]


def _constant(x: Any, axis: int, side: int, width: int, values: Any) -> Any:
    return ops.broadcast_to(in_kind(values[axis, side], kind_of(x)), _lengths(x, axis, width))


def _ramp(x: Any, axis: int, side: int, width: int, values: Any) -> Any:
    edge = ops.squeeze(_end(x, axis, side, 1), axis)
    made = linspace(values[axis, side], edge, width, endpoint=False, dtype=kind_of(x), axis=axis)
    return ops.flip(made, axis) if side else made


def _statistic(x: Any, axis: int, side: int, width: int, given: Any) -> Any:
    statistic, counts = given
    count = min(counts[axis][side], x.shape[axis])
    found = statistic(_end(x, axis, side, count), axis)
    return ops.broadcast_to(in_kind(found, kind_of(x)), _lengths(x, axis, width))


def _mean(x: Any, axis: int) -> Any:
    return ops.mean(x, axis, True)


def _median(x: Any, axis: int) -> Any:
    ordered, count = ops.sort(x, axis)[0], x.shape[axis]
    middle = slice((count - 1) // 2, count // 2 + 1)
    return _mean(ordered[(slice(None),) * axis + (middle,)], axis)


def _largest(x: Any, axis: int) -> Any:
    return ops.amax(x, axis, True)


def _smallest(x: Any, axis: int) -> Any:
    return ops.amin(x, axis, True)


_STATISTICS: dict[Any, Callable[[Any, int], Any]] = {
    "maximum": _largest,
    "minimum": _smallest,
    "mean": _mean,
    "median": _median,
}


def _by_function(
    x: Any, widths: list[tuple[int, int]], function: Callable[..., Any], options: dict[str, Any]
) -> Any:
    for axis, both in enumerate(widths):
        none = _pairs("mode", 0, len(x.shape))
        ends = [_constant(x, axis, side, width, none) for side, width in enumerate(both)]
        x = ops.concat((ends[0], x, ends[1]), axis)

    def filled(vector: Any, both: tuple[int, int], axis: int) -> Any:
        given = function(vector, both, axis, options)
        return vector if given is None else given

    for axis, both in enumerate(widths):
        x = in_kind(apply_along_axis(filled, axis, x, both, axis), kind_of(x))
    return x
