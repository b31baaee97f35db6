"""Pooling by windows that are not all alike, so that sizes shrink by any ratio.

Source: B. Graham, "Fractional max-pooling", arXiv:1412.6071, section 2.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import asnumpy, generator, xp_of
from engine.errors import ArgumentValueError, ShapeError

from .cast import cast
from .extremes import reduce_max
from .joining import concat, part_of
from .reduction import reduce_mean

__all__: list[str] = []


def uneven_pool(
    x: Any,
    pooling_ratio: Any,
    pseudo_random: bool = False,
    overlapping: bool = False,
    deterministic: bool = False,
    seed: int = 0,
    seed2: int = 0,
    *,
    mean: bool = False,
    where: str = "FractionalMaxPool",
) -> tuple[Any, Any, Any]:
    """The largest, or the mean, of what each window sees, and where windows begin.

    Args:
        x: (batch, height, width, channels).
        pooling_ratio: (1, rows, columns, 1) by what the sizes shrink, from 1.
        pseudo_random: Whether windows of both lengths alternate as evenly as they can; otherwise
            they come in random order.
        overlapping: Whether a window also sees the first pixel of the next.
        deterministic: Whether calls with the same seeds, 0 too, have the same windows.
        seed: Of the draw.
        seed2: Another.
        mean: Whether means are taken.
        where: What is called, for errors.

    Returns:
        (batch, rows, columns, channels) and where windows begin, and the last ends, int64.

    Raises:
        ArgumentValueError: If a ratio is out of its range, or seeds are given without
            `deterministic`.
        ShapeError: If `x` has other axes, or is empty.

    """
    if len(x.shape) != 4 or 0 in x.shape:
        raise ShapeError.of(where, "(batch, height, width, channels)", tuple(x.shape))
    ratios = tuple(pooling_ratio)
    if len(ratios) != 4 or ratios[0] != 1 or ratios[3] != 1 or min(ratios) < 1:
        expected = "(1, rows, columns, 1), from 1"
        raise ArgumentValueError.of(f"{where}(pooling_ratio)", expected, ratios)
    if (seed or seed2) and not deterministic:
        expected = "0 unless deterministic"
        raise ArgumentValueError.of(f"{where}(seed, seed2)", expected, (seed, seed2))
    source = np.random.default_rng([seed, seed2]) if deterministic else generator()
    starts = [
        _starts(length, ratio, source, even=pseudo_random)
        for length, ratio in zip(x.shape[1:3], ratios[1:3], strict=True)
    ]
    reduce = reduce_mean if mean else reduce_max
    whole = x.array.dtype.kind not in "fV"
    out = cast(x, np.float64) if mean and whole else x
    for axis, begins in ((1, starts[0]), (2, starts[1])):
        ends = np.minimum(begins[1:] + overlapping, x.shape[axis])
        parts = zip(begins[:-1], ends, strict=True)
        out = concat(
            [
                reduce(part_of(out, axis=axis, start=int(a), stop=int(b)), axis, keepdims=True)
                for a, b in parts
            ],
            axis,
        )
    xp = xp_of(x.array)
    rows, columns = (Value.wrap(xp.asarray(begins)) for begins in starts)
    return (cast(out, x.dtype) if mean and whole else out), rows, columns


def _starts(length: int, ratio: float, source: Any, *, even: bool) -> np.ndarray:
    """Where windows begin, and the last ends: they are of two lengths that follow each other."""
    count = math.floor(length / ratio)
    if count < 1:
        raise ArgumentValueError.of("pooling_ratio", f"at most {length}", ratio)
    short, longer = divmod(length, count)
    if even:
        first = float(asnumpy(source.random(1))[0])
        alpha = length / count
        edges = np.floor(alpha * (np.arange(count + 1) + first)) - math.floor(alpha * first)
        edges[-1] = length
        return np.minimum(edges, length).astype(np.int64)
    sizes = np.full(count, short)
    sizes[:longer] += 1
    shuffled = sizes[np.argsort(asnumpy(source.random(count)))]
    return np.concatenate([[0], np.cumsum(shuffled)]).astype(np.int64)
