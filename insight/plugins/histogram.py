"""How the numbers of an array are spread."""

from __future__ import annotations

from typing import Any

import numpy as np

from insight.errors import SummaryValueError
from insight.format.messages import Summary

from ._arrays import as_array
from ._buckets import Spread, counts_between, spread_of
from ._plugin import SummaryPlugin
from .values import Histogram as Wrapped

_MOST_BUCKETS = 90
_EXACT = 2.0**53  # float64 has every whole number below

Numbers = np.ndarray[Any, Any]


def bucket_number(count: int) -> int:
    """How many buckets MindSpore gives to `count` finite numbers."""
    if count <= 5:
        return 2
    if count <= 10:
        return 3
    return count // 10 + 1 if count <= 880 else _MOST_BUCKETS


def _edges(low: float, high: float, buckets: int, dtype: np.dtype[Any]) -> Numbers:
    """Edges in the array's own type: in a wider one the last bits and some counts would differ."""
    if low == high:
        low, high = low - 0.5, high + 0.5
    with np.errstate(over="ignore", invalid="ignore"):
        edges = np.linspace(low, high, buckets + 1, dtype=dtype)
    if np.isfinite(edges).all() and (edges[:-1] <= edges[1:]).all():
        return edges
    # 0 - 0.5 is no uint8, and 65504 + 0.5 no float16: then buckets in float64. By halves, as the
    # distance of two float64 may be none.
    return 2.0 * np.linspace(low / 2, high / 2, buckets + 1)


def encode(value: Any) -> Summary.Histogram:
    """Buckets of equal width over the finite numbers, extremes, sum, and what is not finite.

    Raises:
        ValueKindError: If it does not hold real numbers.
        SummaryValueError: If it is a single number without a shape.

    >>> encode(np.array([1.0, 2.0, 3.0, np.nan])).nan_count
    1

    """
    array = as_array("histogram", value.value if isinstance(value, Wrapped) else value)
    if array.ndim == 0:
        hint = "record a single number as 'scalar'"
        raise SummaryValueError.of("histogram", "an array with a shape", "shape ()", hint)
    array = _countable(array.reshape(-1))
    spread = spread_of(array)
    message = Summary.Histogram(
        nan_count=spread.nans,
        pos_inf_count=spread.positive_infinities,
        neg_inf_count=spread.negative_infinities,
        count=array.size,
    )
    if spread.finite.size:
        _add_buckets(message, spread)
    return message


def _countable(array: Numbers) -> Numbers:
    """`array` in a type that NumPy can bin."""
    if array.dtype.kind == "b":
        return array.astype(np.uint8)
    return array.astype(np.float32) if array.dtype.kind == "V" else array


def _add_buckets(message: Summary.Histogram, spread: Spread) -> None:
    finite = spread.finite
    if finite.dtype.kind in "iu" and max(-spread.low, spread.high) >= _EXACT:
        finite = finite.astype(np.float64)  # as the edges: they would pass beside the outermost
    low, high = spread.low + 0.0, spread.high + 0.0  # which of -0.0 and 0.0 is first means nothing
    edges = _edges(low, high, bucket_number(finite.size), finite.dtype)
    counts = counts_between(finite, edges)
    for left, width, count in zip(
        edges[:-1].tolist(), np.diff(edges).tolist(), counts, strict=True
    ):
        message.buckets.add(left=left, width=width, count=count)
    message.max, message.min = high, low
    # A sum beyond float64 is infinite, or NaN after both infinities, and no reason to speak.
    with np.errstate(over="ignore", invalid="ignore"):
        message.sum = float(finite.sum(dtype=np.float64))


def decode(message: Summary.Histogram) -> tuple[Any, ...]:
    """Count, extremes (NaN where nothing is finite), sum, what is not finite, and the buckets."""
    low = message.min if message.HasField("min") else float("nan")
    high = message.max if message.HasField("max") else float("nan")
    invalid = message.nan_count, message.pos_inf_count, message.neg_inf_count
    return message.count, low, high, message.sum, *invalid, *load(message)


def load(message: Summary.Histogram) -> tuple[Numbers, Numbers, Numbers]:
    """(left, width, count) of the buckets, as arrays of one length."""
    buckets = message.buckets
    left = np.array([bucket.left for bucket in buckets], np.float64)
    width = np.array([bucket.width for bucket in buckets], np.float64)
    return left, width, np.array([bucket.count for bucket in buckets], np.int64)


PLUGIN = SummaryPlugin(
    name="histogram",
    kind="histogram",
    carrier="value",
    field="histogram",
    columns=(
        ("count", "int64"),
        ("min", "float64"),
        ("max", "float64"),
        ("sum", "float64"),
        ("nan_count", "int64"),
        ("positive_inf_count", "int64"),
        ("negative_inf_count", "int64"),
        ("left", "object"),
        ("width", "object"),
        ("bucket_count", "object"),
    ),
    encode=encode,
    decode=decode,
    load=load,
    example=lambda: np.linspace(-1.0, 1.0, 100, dtype=np.float32),
    claims=lambda value: isinstance(value, Wrapped),
)
