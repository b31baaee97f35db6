"""Floats rounded to whole numbers of few bits in a range whose end is learned.

The range reaches from 0 or from its end below 0 to its end. Gradients pass to the input inside of
it alone, straight through the rounding, and to the end by how much the steps grow with it. Source:
Esser et al., arXiv:1902.08153, equations 3 and 5, of the end in the place of a step; the gradient
is not scaled by the number of elements.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive, repeating
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.dtype import DType

from . import infer
from .arithmetic import abs, div, mul, neg, sub
from .arrangement import reshape
from .assign import to_write_to
from .cast import convert
from .fake_quant import fake_quant, inside_range
from .gradient import stop_gradient
from .reduction import reduce_sum

__all__: list[str] = []


def _from(end: Any, symmetric: bool) -> Any:
    """Where the range begins."""
    return -end if symmetric else 0 * end


@primitive(infer=infer.same)
def learned_quant(
    x: Any,
    end: Any,
    lowest: int = -127,
    highest: int = 127,
    symmetric: bool = True,
    axis: int | None = None,
) -> Any:
    """The input rounded to what whole numbers of few bits can say in a range; still floats.

    Args:
        x: Floats.
        end: Where the range ends, by its size: one number, or with `axis` one for each position.
        lowest: The lowest whole number.
        highest: The highest.
        symmetric: Whether the range begins as far below 0 as it ends above; else it begins with 0.
        axis: Along which axis ranges differ; None: one for all.

    """
    end = xp_of(end).abs(end)
    return fake_quant.reference(x, _from(end, symmetric), end, lowest, highest, symmetric, axis)


def _to_input(g: Any, out: Any, x: Any, end: Any, **attrs: Any) -> Any:
    return mul(g, _inside(x, end, attrs))


def _inside(x: Any, end: Any, attrs: dict[str, Any]) -> Any:
    end = abs(stop_gradient(end))
    begin = neg(end) if attrs["symmetric"] else mul(end, 0)
    return inside_range(x, begin, end, **attrs)


def _to_end(g: Any, out: Any, x: Any, end: Any, **attrs: Any) -> Any:
    """In float32 of halves: it is a sum over all elements."""
    axis, rank = attrs["axis"], len(x.shape)
    beside = () if axis is None else (-1, *(1,) * (rank - 1 - axis % rank))
    wide = reshape(end, beside)
    g, out, x, inside = (_as(one, end) for one in (g, out, x, _inside(x, end, attrs)))
    grown = sub(stop_gradient(div(out, wide)), div(mul(inside, x), wide))
    over = tuple(k for k in range(rank) if axis is None or k != axis % rank)
    return reshape(reduce_sum(mul(g, grown), axis=over), tuple(end.shape))


def _as(one: Any, like: Any) -> Any:
    return convert(one, dtype=like.dtype.numpy if isinstance(like.dtype, DType) else like.dtype)


def _ranges(rng: np.random.Generator) -> Any:
    """Inside and outside of the range, away from its ends and from where it rounds."""
    x = (rng.integers(-5, 6, (2, 3)) + rng.uniform(-0.3, 0.3, (2, 3))) / 7
    yield (x, np.array([1.0])), {"lowest": -7, "highest": 7, "symmetric": True, "axis": None}
    yield (4 * x, np.array([-1.0])), {"lowest": 0, "highest": 15, "symmetric": False, "axis": None}
    each = np.array([1.0, 0.5, 2.0])
    yield (x, each), {"lowest": -7, "highest": 7, "symmetric": True, "axis": 1}


defvjp(learned_quant, _to_input, _to_end, examples=_ranges)


def begin_range(end: Any, x: Any, steps: int, axis: int | None) -> None:
    """Let a range begin with what is seen, in place: `2 * mean(|x|) * sqrt(steps)`.

    Args:
        end: Where it ends: a tensor of one number, or with `axis` of one for each position.
        x: A tensor or an array; an empty one says nothing, nor zeros, nor what is not finite.
        steps: How many steps there are from 0 to the end.
        axis: Along which axis ranges differ; None: one for all.

    """
    array = read(x)
    if repeating() or not array.size:
        return
    xp, rank, kept = xp_of(array), array.ndim, to_write_to(end)
    over = None if axis is None else tuple(k for k in range(rank) if k != axis % rank)
    mean = xp.abs(array).mean(over, dtype=kept.dtype).reshape(kept.shape)
    found = 2 * mean * math.sqrt(steps)
    kept[...] = xp.where(xp.isfinite(found) & (found > 0), found, kept)


def mirror_range(begin: Any, end: Any, symmetric: bool) -> None:
    """Let a range begin, in place, where its end says: as far below 0, or with 0."""
    if not repeating():
        kept = to_write_to(begin)
        kept[...] = _from(xp_of(kept).abs(read(end)), symmetric)
