"""Normal numbers between bounds of one's own."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, generator, xp_of
from engine.backend.by_scipy import normal_between
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .indexing import whole_array

__all__: list[str] = []

_WHERE = "ParameterizedTruncatedNormal"


def truncated_between(
    shape: Any, mean: Any, stdevs: Any, min: Any, max: Any, source: Any = None
) -> Any:
    """Normal numbers that lie between bounds, of the type of `mean`; computed on the host.

    Args:
        shape: (axes,) whole numbers, two or more, from 1: the shape; the first is the batch.
        mean: () or (batch,) before the bounds count: float16, float32 or float64.
        stdevs: The standard deviations before the bounds count, above 0, likewise.
        min: The lower bounds, which may be -inf, likewise.
        max: The upper bounds, above them, likewise.
        source: A generator; None for that of the device.

    Raises:
        ArgumentTypeError: If the types differ, or are others.
        ArgumentValueError: If a length or deviation is not above 0, or a bound not above its other.
        ShapeError: If a parameter has another shape, or `shape` is no vector of two or more.

    """
    size = _size(shape)
    given = {"mean": mean, "stdevs": stdevs, "min": min, "max": max}
    kind = _kind(given)
    rows = (size[0], *(1,) * (len(size) - 1))
    numbers = {name: _rows(name, x, rows) for name, x in given.items()}
    centre, scale = numbers["mean"], numbers["stdevs"]
    if not (scale > 0).all():
        raise ArgumentValueError.of(f"{_WHERE}(stdevs)", "numbers above 0", scale.min())
    if not (numbers["min"] < numbers["max"]).all():
        raise ArgumentValueError.of(f"{_WHERE}(max)", "bounds above min", numbers["max"].min())
    low, high = ((numbers[name] - centre) / scale for name in ("min", "max"))
    even = asnumpy((source or generator()).random(size))
    out = (centre + scale * normal_between(low, high, even)).clip(numbers["min"], numbers["max"])
    return Value.wrap(xp_of(mean.array).asarray(out.astype(kind)))


def _size(shape: Any) -> tuple[int, ...]:
    numbers = asnumpy(whole_array(f"{_WHERE}(shape)", shape))
    if numbers.ndim != 1 or len(numbers) < 2:
        raise ShapeError.of(f"{_WHERE}(shape)", "a vector of two lengths or more", numbers.shape)
    if numbers.min() < 1:
        expected = "lengths above 0"
        raise ArgumentValueError.of(f"{_WHERE}(shape)", expected, numbers.tolist())
    return tuple(numbers.tolist())


def _kind(given: dict[str, Any]) -> np.dtype:
    kinds = {x.array.dtype for x in given.values()}
    if len(kinds) > 1 or not kinds <= {np.dtype(k) for k in (np.float16, np.float32, np.float64)}:
        told = ", ".join(map(str, kinds))
        expected = "one type of float16, float32 or float64"
        raise ArgumentTypeError(f"{_WHERE} expected {expected}, got {told}.")
    return kinds.pop()


def _rows(name: str, given: Any, rows: tuple[int, ...]) -> Any:
    """A parameter as float64, beside the axes of the shape."""
    array = asnumpy(read(given)).astype(np.float64)
    if array.shape not in {(), (1,), rows[:1]}:
        raise ShapeError.of(f"{_WHERE}({name})", f"() or {rows[:1]}", array.shape)
    return array.reshape((-1, *rows[1:]))
