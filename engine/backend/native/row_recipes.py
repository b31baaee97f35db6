"""Recipes of operators that put numbers together along axes, and of those made of them."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from .elements import Builder
from .matrices import Way
from .recipe import Recipe

__all__ = ["ALONG_AXES"]


def _along(shape: tuple[int, ...], axis: Any = (), **_settings: Any) -> tuple[int, ...]:
    """The axes of an operator that has them as `axis`; none stands for all."""
    if axis is None or axis in ((), []):
        return tuple(range(len(shape)))
    axes = axis if isinstance(axis, tuple | list) else (axis,)
    return tuple(int(one) % len(shape) for one in axes)


def _broadcast(given: tuple[int, ...], shape: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The axes along which a shape was broadcast to the one given."""
    extra = len(given) - len(shape)
    grown = (extra + k for k, n in enumerate(shape) if n == 1 != given[extra + k])
    return (*range(extra), *grown)


def _sum(build: Builder, x: Any, *, count: int, **_settings: Any) -> Any:
    return build.row_sum(x)


def _mean(build: Builder, x: Any, *, count: int, **_settings: Any) -> Any:
    return build.apply("div", build.row_sum(x), float(count))


def _largest(build: Builder, x: Any, *, count: int, **_settings: Any) -> Any:
    return build.row_max(x)


def _write_sum(build: Builder, x: Any, target: Any, way: Way, *, count: int) -> None:
    (build.column_sum if way == "column" else build.total_sum)(x, target)


def _write_mean(build: Builder, x: Any, target: Any, way: Way, *, count: int) -> None:
    (build.column_sum if way == "column" else build.total_sum)(x, target, float(count))


def _write_largest(build: Builder, x: Any, target: Any, way: Way, *, count: int) -> None:
    (build.column_max if way == "column" else build.total_max)(x, target)


def _softmax(build: Builder, x: Any, *, count: int, axis: int = -1) -> Any:
    raised = build.apply("exp", build.apply("sub", x, build.row_max(x)))
    share = build.apply("reciprocal", build.row_sum(raised))  # one division a row, not a number
    return build.apply("mul", raised, share)


def _log_softmax(build: Builder, x: Any, *, count: int, axis: int = -1) -> Any:
    shifted = build.apply("sub", x, build.row_max(x))
    total = build.row_sum(build.apply("exp", shifted))
    return build.apply("sub", shifted, build.apply("log", total))


def _standardized(
    build: Builder, x: Any, *, count: int, axes: Any = (), epsilon: float = 1e-5
) -> Any:
    """What differs from the mean is computed twice: a long row is not to wait in memory."""
    mean = build.apply("div", build.row_sum(x), float(count))
    squares = build.row_sum(build.apply("square", build.apply("sub", x, mean)))
    variance = build.apply("div", squares, float(count))
    root = build.apply("rsqrt", build.apply("add", variance, float(epsilon)))
    return build.apply("mul", build.apply("sub", x, mean), root), mean, variance


_LEAST_MEAN = 1 << 4  # numbers: NumPy's mean goes through frames of Python
_LEAST_SHARES = 1 << 8  # numbers: NumPy goes through them several times

ALONG_AXES = MappingProxyType(
    {
        "reduce_sum": Recipe(_sum, False, _along, _write_sum, goes_in_order=True),
        "sum_to": Recipe(_sum, False, _broadcast, _write_sum, goes_in_order=True),
        "reduce_mean": Recipe(_mean, False, _along, _write_mean, least=_LEAST_MEAN),
        "reduce_max": Recipe(_largest, False, _along, _write_largest),
        "softmax_along": Recipe(_softmax, False, _along, least=_LEAST_SHARES),
        "log_softmax_along": Recipe(_log_softmax, False, _along, least=_LEAST_SHARES),
        "standardized": Recipe(
            _standardized, False, lambda shape, axes=(), **_settings: tuple(axes)
        ),
    }
)
