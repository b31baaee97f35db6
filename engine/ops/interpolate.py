"""Images, rows and volumes made larger or smaller."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from engine.backend.kernels.taps import Taps
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Shape, Tensor

from .avg_pool import real
from .drawn import area, cubic, drawn, linear, nearest

__all__ = ["interpolate", "upsample"]

# Modes by the number of axes that they resize; `area` and the nearest ones resize any.
_ONE_RANK = {"linear": 1, "bilinear": 2, "bicubic": 2, "trilinear": 3}
_ANY_RANK = ("nearest", "nearest-exact", "area")
MODES = (*_ANY_RANK, *_ONE_RANK)


def interpolate(
    input: Tensor,
    size: Shape | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None,
) -> Tensor:
    """The input at another size: each axis behind batch and channels is resized.

    Centres of elements lie in their middle, except for "nearest", which takes their starts. With
    a `scale_factor` alone distances are measured by it, not by the lengths, as in PyTorch.

    Args:
        input: (batch, channels, length), (…, height, width) or (…, depth, height, width).
        size: One number or one an axis; None: by `scale_factor`.
        scale_factor: One number or one an axis above 0; lengths are rounded down.
        mode: "nearest" or "nearest-exact" (one element), "linear", "bilinear", "trilinear" (a
            line between two along each axis; for 1, 2, 3 axes), "bicubic" (a cubic of four; 2 axes;
            MindSpore's, which is not PyTorch's) or "area" (the mean of what an element covers).
        align_corners: For lines and cubics: whether the first and the last element lie on the
            first and the last, and the others between.
        recompute_scale_factor: Whether distances are measured by the lengths nevertheless.

    Raises:
        ArgumentTypeError: If an option has the wrong type.
        ArgumentValueError: If it is out of its range, or goes with another mode, or both or
            neither of size and scale_factor are given.
        ShapeError: If the mode does not resize so many axes.

    >>> import engine
    >>> interpolate(engine.Tensor([[[0.0, 4.0]]]), 4, mode="linear").asnumpy()
    array([[[0., 1., 3., 4.]]], dtype=float32)

    """
    rank = len(input.shape) - 2
    _check(input, mode, align_corners, rank)
    lengths = tuple(input.shape[2:])
    sizes, factors = _sizes(lengths, size, scale_factor, rank)
    if recompute_scale_factor:
        if scale_factor is None:
            where = "interpolate(recompute_scale_factor)"
            raise ArgumentValueError.of(where, "None with size", recompute_scale_factor)
        factors = (None,) * rank
    rule = "align_corners" if align_corners else "half_pixel"
    if not mode.startswith("nearest"):
        input = real(input)
    each = zip(lengths, sizes, factors, strict=True)
    for k, (length, target, factor) in enumerate(each):
        scale = length / target if factor is None else 1 / factor
        if length != target or scale != 1:
            input = drawn(input, taps=_MAKERS[mode](length, target, scale, rule), axis=k + 2)
    return input


def _check(input: Any, mode: Any, align_corners: Any, rank: int) -> None:
    if not isinstance(mode, str):
        raise ArgumentTypeError.of("interpolate(mode)", "a str", mode)
    if mode not in MODES:
        raise ArgumentValueError.of("interpolate(mode)", f"one of {list(MODES)}", repr(mode))
    if align_corners is not None:
        if not isinstance(align_corners, bool):
            raise ArgumentTypeError.of("interpolate(align_corners)", "a bool", align_corners)
        if mode in _ANY_RANK:
            where = "interpolate(align_corners)"
            raise ArgumentValueError.of(where, f"None with mode {mode!r}", align_corners)
    allowed = (_ONE_RANK[mode],) if mode in _ONE_RANK else (1, 2, 3)
    if rank not in allowed:
        axes = " or ".join(str(n) for n in allowed)
        expected = f"{axes} axes behind batch and channels for mode {mode!r}"
        raise ShapeError.of("interpolate", expected, tuple(input.shape))


def _sizes(
    lengths: tuple[int, ...], size: Any, scale_factor: Any, rank: int
) -> tuple[tuple[int, ...], tuple[float | None, ...]]:
    """The new lengths, and the factors that distances are measured by, if they are given."""
    if (size is None) == (scale_factor is None):
        expected = "one of size and scale_factor"
        raise ArgumentValueError.of("interpolate", expected, f"{size} and {scale_factor}")
    if scale_factor is None:
        return _each(size, rank, int, "size"), (None,) * rank
    factors = _each(scale_factor, rank, (int, float), "scale_factor")
    sizes = tuple(math.floor(n * float(f)) for n, f in zip(lengths, factors, strict=True))
    if min(sizes) < 1:
        expected = f"a factor that leaves something of {lengths}"
        raise ArgumentValueError.of("interpolate(scale_factor)", expected, scale_factor)
    return sizes, tuple(float(factor) for factor in factors)


def _each(value: Any, rank: int, kind: Any, name: str) -> tuple[Any, ...]:
    numbers = tuple(value) if isinstance(value, tuple | list) else (value,) * rank
    if any(isinstance(n, bool) or not isinstance(n, kind) for n in numbers):
        raise ArgumentTypeError.of(f"interpolate({name})", "a number or one an axis", value)
    if len(numbers) != rank or any(n <= 0 for n in numbers):
        expected = f"one number or {rank} above 0"
        raise ArgumentValueError.of(f"interpolate({name})", expected, value)
    return numbers


_MAKERS: dict[str, Callable[[int, int, float, str], Taps]] = {
    "nearest": lambda length, size, scale, rule: nearest(length, size, scale, "asymmetric"),
    "nearest-exact": nearest,
    "linear": linear,
    "bilinear": linear,
    "trilinear": linear,
    "bicubic": cubic,
    "area": lambda length, size, scale, rule: area(length, size),
}


def upsample(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None,
) -> Tensor:
    """The input at another size: another name of `interpolate`, which says the rest."""
    return interpolate(input, size, scale_factor, mode, align_corners, recompute_scale_factor)
