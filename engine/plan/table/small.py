"""Operators on few numbers by one function of NumPy's that fills memory: the operators' bits.

A kernel leaves few numbers to NumPy, and an operator calls NumPy through some frames of Python.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

from engine.backend.native.recipes import RECIPES
from engine.backend.products import product

__all__ = ["SMALL"]

# Of the arrays of a node and of where its result goes, each time.
Filling = Callable[..., Any]


def _product(settings: Mapping[str, Any], shape: tuple[int, ...]) -> Filling:
    return product


def _dense_product(settings: Mapping[str, Any], shape: tuple[int, ...]) -> Filling:
    return lambda x, weight, out: product(x, weight.T, out)


def _sum(name: str) -> Callable[[Mapping[str, Any], tuple[int, ...]], Filling]:
    axes_of = RECIPES[name].axes
    assert axes_of is not None

    def filling(settings: Mapping[str, Any], shape: tuple[int, ...]) -> Filling:
        axes = axes_of(shape, **settings)
        left = tuple([length for axis, length in enumerate(shape) if axis not in axes])

        def fill(x: Any, out: Any) -> None:
            np.add.reduce(x, axes, None, out.reshape(left))

        return fill

    return filling


def _mean(settings: Mapping[str, Any], shape: tuple[int, ...]) -> Filling:
    total = _sum("reduce_mean")(settings, shape)
    axes_of = RECIPES["reduce_mean"].axes
    assert axes_of is not None
    axes = axes_of(shape, **settings)
    count = int(np.prod([shape[axis] for axis in axes], dtype=np.intp))

    def fill(x: Any, out: Any) -> None:
        total(x, out)
        np.true_divide(out, count, out)

    return fill


# By primitive: of its settings and the shape of its first input how memory is filled. All arrays
# are of float32, and where a result goes is contiguous.
SMALL: Mapping[str, Callable[[Mapping[str, Any], tuple[int, ...]], Filling]] = MappingProxyType(
    {
        "matrix_product": _product,
        "dense_product": _dense_product,
        "reduce_sum": _sum("reduce_sum"),
        "sum_to": _sum("sum_to"),
        "reduce_mean": _mean,
    }
)
