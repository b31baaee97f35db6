"""The counts of a histogram: by compiled code for the usual arrays, by NumPy for all others.

Both say the same: `insight/native/src/histogram.c` compares each number with the very edges.
"""

from __future__ import annotations

import ctypes
import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from insight import native

if TYPE_CHECKING:
    from collections.abc import Callable

Numbers = np.ndarray[Any, Any]

# Below, NumPy is done before compiled code could be called, or even loaded.
_FEWEST = 2000


@dataclass(frozen=True, slots=True)
class Spread:
    """What an array holds, apart from the shape of it."""

    nans: int
    positive_infinities: int
    negative_infinities: int
    finite: Numbers
    """The finite numbers, in their order."""
    low: float
    high: float
    """The extremes of `finite`; without meaning where it is empty."""


class _Survey(ctypes.Structure):
    """`Survey` of histogram.c."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in ("nans", "positive", "negative")),
        *((name, ctypes.c_double) for name in ("low", "high")),
    )


@dataclass(frozen=True, slots=True)
class _Functions:
    survey: Callable[..., None]
    count: Callable[..., int]


@functools.cache
def _functions(dtype: np.dtype[Any]) -> _Functions | None:
    library = native.library("histogram")
    if library is None:
        return None
    address, number = ctypes.c_void_p, ctypes.c_int64
    return _Functions(
        library.function(f"survey_{dtype.name}", None, address, number, address),
        library.function(f"count_{dtype.name}", number, address, number, address, number, address),
    )


def _functions_for(array: Numbers) -> _Functions | None:
    fits = array.dtype in {np.dtype(np.float32), np.dtype(np.float64)}  # of this byte order
    plain = array.flags.c_contiguous and array.flags.aligned
    if array.size < _FEWEST or not fits or not plain:
        return None
    return _functions(array.dtype)


def spread_of(array: Numbers) -> Spread:
    """What is finite in an array of one axis, what is not, and the extremes."""
    functions = _functions_for(array)
    if functions is None:
        return _spread_by_numpy(array)
    survey = _Survey()
    functions.survey(array.ctypes.data, array.size, ctypes.addressof(survey))
    odd = survey.nans + survey.positive + survey.negative
    finite = array[np.isfinite(array)] if odd else array
    return Spread(survey.nans, survey.positive, survey.negative, finite, survey.low, survey.high)


def _spread_by_numpy(array: Numbers) -> Spread:
    finite = array[np.isfinite(array)]
    nans = int(np.isnan(array).sum())
    positive, negative = int(np.isposinf(array).sum()), int(np.isneginf(array).sum())
    low, high = (float(finite.min()), float(finite.max())) if finite.size else (0.0, 0.0)
    return Spread(nans, positive, negative, finite, low, high)


def counts_between(finite: Numbers, edges: Numbers) -> list[int]:
    """How many numbers lie in each bucket; the last one has both its edges."""
    functions = _functions_for(finite)
    if functions is not None and edges.dtype == finite.dtype:
        counts = np.empty(len(edges) - 1, np.int64)
        into = edges.ctypes.data, len(edges) - 1, counts.ctypes.data
        if functions.count(finite.ctypes.data, finite.size, *into):
            return counts.tolist()
    counted: list[int] = np.histogram(finite, edges)[0].tolist()
    return counted
