"""Floats as whole numbers of few bits: rounded to them and back, and the ranges that say how.

value = (number - zero point) * scale; the zero point is the number that stands for 0. Sources:
Jacob et al., arXiv:1712.05877, section 2.1 and equation 13; Krishnamoorthi, arXiv:1806.08342. The
variant is MindSpore's: the range always holds 0, the zero point is nudged to a whole number and
halves are rounded up; gradients pass inside of the range alone, straight through the rounding.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive, repeating
from engine.autodiff.replayable import read
from engine.backend import xp_of

from . import infer
from .arithmetic import mul
from .assign import to_write_to

__all__: list[str] = []


def scale_and_zero_point(
    low: Any, high: Any, lowest: int, highest: int, symmetric: bool
) -> tuple[Any, Any]:
    """The scale and the zero point of a range, or of each of several, as arrays of its floats.

    Args:
        low: Where the range begins; it is widened to hold 0.
        high: Where it ends.
        lowest: The lowest whole number.
        highest: The highest.
        symmetric: Whether the range reaches as far below 0 as above.

    """
    xp = xp_of(low)
    low, high = xp.minimum(low, 0), xp.maximum(high, 0)
    if symmetric:
        high = xp.maximum(-low, high)
        low = -high
    scale = (high - low) / (highest - lowest)
    scale = xp.where(scale > 0, scale, 1).astype(low.dtype, copy=False)
    if symmetric:  # by arithmetic it is half a step off, where rounding would decide
        return scale, xp.full_like(scale, (lowest + highest + 1) // 2)
    return scale, xp.floor(xp.clip(lowest - low / scale, lowest, highest) + 0.5)


def _beside(one: Any, rank: int, axis: int | None) -> Any:
    """One number for all, or one for each position along an axis, in a shape that broadcasts."""
    if axis is None:
        return one.reshape(())
    return one.reshape((-1, *(1,) * (rank - 1 - axis % rank)))


def _steps(x: Any, scale: Any, zero: Any, lowest: int, highest: int) -> Any:
    """How many steps each float lies above 0, as a float; the terms are in MindSpore's order."""
    xp = xp_of(x)
    low, high = (lowest - zero) * scale, (highest - zero) * scale
    above_low = xp.floor((xp.clip(x, low, high) - low) / scale + x.dtype.type(0.5))
    return above_low - (zero - lowest)


@primitive(infer=infer.same)
def fake_quant(
    x: Any,
    low: Any,
    high: Any,
    lowest: int = -128,
    highest: int = 127,
    symmetric: bool = False,
    axis: int | None = None,
) -> Any:
    """The input rounded to what whole numbers of few bits can say in a range; still floats.

    Args:
        x: Floats.
        low: Where the range begins: one number, or with `axis` one for each position along it.
        high: Where it ends, likewise.
        lowest: The lowest whole number: -128 of 8 bits.
        highest: The highest: 127.
        symmetric: Whether the range reaches as far below 0 as above.
        axis: Along which axis ranges differ; None: one for all.

    """
    scale, zero = (
        _beside(one, x.ndim, axis).astype(x.dtype, copy=False)
        for one in scale_and_zero_point(low, high, lowest, highest, symmetric)
    )
    return (_steps(x, scale, zero, lowest, highest) * scale).astype(x.dtype, copy=False)


@primitive(infer=infer.same)
def inside_range(
    x: Any,
    low: Any,
    high: Any,
    lowest: int = -128,
    highest: int = 127,
    symmetric: bool = False,
    axis: int | None = None,
) -> Any:
    """1 where `fake_quant` rounds, 0 where it cuts off: what its gradient is multiplied by."""
    scale, zero = (
        _beside(one, x.ndim, axis).astype(x.dtype, copy=False)
        for one in scale_and_zero_point(low, high, lowest, highest, symmetric)
    )
    inside = ((lowest - zero) * scale <= x) & (x <= (highest - zero) * scale)
    return inside.astype(x.dtype)


def _straight_through(g: Any, out: Any, x: Any, low: Any, high: Any, **attrs: Any) -> Any:
    return mul(g, inside_range(x, low, high, **attrs))


def _ranges(rng: np.random.Generator) -> Any:
    """Inside and outside of the range, away from its ends."""
    x = rng.uniform(-0.9, 0.9, (2, 3))
    one = np.array([-1.0]), np.array([1.5])
    yield (x, *one), {"lowest": -128, "highest": 127, "symmetric": False, "axis": None}
    yield (3 * np.sign(x), *one), {"lowest": 1, "highest": 15, "symmetric": False, "axis": None}
    each = np.array([-1.0, 0.0, -2.0]), np.array([1.0, 2.0, 0.5])
    yield (x, *each), {"lowest": -127, "highest": 127, "symmetric": True, "axis": 1}


defvjp(fake_quant, _straight_through, None, None, examples=_ranges)
defvjp(inside_range, examples=_ranges)


def _quantized_spec(x: Spec, scale: Spec, zero: Spec, **_attrs: Any) -> Spec:
    return Spec(x.shape, zero.dtype)


@primitive(infer=_quantized_spec)
def quantized(
    x: Any,
    scale: Any,
    zero_point: Any,
    lowest: int = -128,
    highest: int = 127,
    axis: int | None = None,
) -> Any:
    """The whole numbers that stand for floats, in the number type of the zero point.

    `scale` and `zero_point` have one number, or with `axis` one for each position along it.
    """
    scale = _beside(scale, x.ndim, axis).astype(x.dtype, copy=False)
    zero = _beside(zero_point, x.ndim, axis).astype(x.dtype)
    return (_steps(x, scale, zero, lowest, highest) + zero).astype(zero_point.dtype)


def _dequantized_spec(x: Spec, scale: Spec, zero: Spec, **_attrs: Any) -> Spec:
    return Spec(x.shape, scale.dtype)


@primitive(infer=_dequantized_spec)
def dequantized(x: Any, scale: Any, zero_point: Any, axis: int | None = None) -> Any:
    """The floats that whole numbers stand for, in the number type of the scale."""
    apart = x.astype(np.int32) - _beside(zero_point, x.ndim, axis).astype(np.int32)
    return apart.astype(scale.dtype) * _beside(scale, x.ndim, axis)


def _floats(rng: np.random.Generator) -> Any:
    x, zero = rng.uniform(-2, 2, (2, 3)), np.array([3], np.int8)
    yield (x, np.array([0.01]), zero), {"lowest": -128, "highest": 127, "axis": None}
    each, zeros = np.array([0.02, 0.1, 0.3]), np.array([0, 7, 255], np.uint8)
    yield (x, each, zeros), {"lowest": 0, "highest": 255, "axis": 1}


def _wholes(rng: np.random.Generator) -> Any:
    x = rng.integers(-128, 128, (2, 3)).astype(np.int8)
    yield (x, np.array([0.01]), np.array([3], np.int8)), {"axis": None}
    yield (x, np.array([0.02, 0.1]), np.array([0, -7], np.int8)), {"axis": 0}


defvjp(quantized, examples=_floats)
defvjp(dequantized, examples=_wholes)


def move_range(low: Any, high: Any, x: Any, decay: float | None, axis: int | None) -> None:
    """A range, moved in place to that of the input; no part of the derivative.

    Args:
        low: Where it begins: a tensor of one number, or with `axis` of one for each position.
        high: Where it ends, likewise.
        x: A tensor or an array; an empty one says nothing, nor what has no end or is no number.
        decay: How much of the range before stays; None: nothing of it.
        axis: Along which axis ranges differ; None: one for all.

    """
    array = read(x)
    if repeating() or not array.size:
        return
    rank = array.ndim
    over = None if axis is None else tuple(k for k in range(rank) if k != axis % rank)
    xp = xp_of(array)
    for tensor, found, bounded in (
        (low, array.min(over), xp.minimum),
        (high, array.max(over), xp.maximum),
    ):
        kept = to_write_to(tensor)
        fresh = found.astype(kept.dtype).reshape(kept.shape)
        moved = fresh if decay is None else decay * kept + (1 - decay) * fresh
        kept[...] = bounded(xp.where(xp.isfinite(fresh), moved, kept), 0)
