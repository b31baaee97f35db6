"""What programs over elements compute of each element: names, NumPy's form, and what it costs."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from engine.backend.halves import held_in_bfloat16

__all__ = ["COLUMN_SUMS", "OPERATIONS", "PAIRS", "ROW_SUMS", "SUMS", "TOTALS", "Operation"]


class Operation(NamedTuple):
    """One operation on elements.

    Attributes:
        operands: How many it has.
        cost: What it takes beside an addition.
        by_numpy: The same of NumPy's arrays of one dtype.

    """

    operands: int
    cost: int
    by_numpy: Callable[..., Any]


def _sigmoid(x: Any) -> Any:
    small = np.exp(-np.abs(x))
    above = 1 / (1 + small)
    return np.where(x >= 0, above, small * above)


def _erf(x: Any) -> Any:
    if x.dtype == np.float64:  # a check of few numbers, for which SciPy takes too long to load
        return np.reshape(list(map(math.erf, x.flat)), x.shape)
    from scipy import special

    return special.erf(x)


def _below(x: Any, bell: Any) -> Any:
    """What is below x of the normal distribution, given the bell there."""
    size = np.minimum(np.abs(x), 5.5) * math.sqrt(0.5)
    beyond = bell * (np.exp(np.square(size)) * (1 - _erf(size)) * 0.5)
    return np.where(x < 0, beyond, 1 - beyond)


def _fused(a: Any, b: Any, c: Any) -> Any:
    """One rounding for a product and its sum."""
    return (np.multiply(a, b, dtype=np.float64) + c).astype(np.result_type(a, b, c))


def _truth(compare: Callable[..., Any]) -> Callable[..., Any]:
    return lambda a, b: compare(a, b).astype(np.result_type(a, b))


# In the order of `ELEMENT_OPERATIONS` in insight/native/src/element_operations.h.
OPERATIONS = MappingProxyType(
    {
        "copy": Operation(1, 1, np.positive),
        "add": Operation(2, 1, np.add),
        "sub": Operation(2, 1, np.subtract),
        "mul": Operation(2, 1, np.multiply),
        "div": Operation(2, 8, np.divide),
        "max": Operation(2, 1, np.maximum),
        "min": Operation(2, 1, np.minimum),
        "neg": Operation(1, 1, np.negative),
        "abs": Operation(1, 1, np.abs),
        "sqrt": Operation(1, 8, np.sqrt),
        "rsqrt": Operation(1, 16, lambda x: 1 / np.sqrt(x)),
        "square": Operation(1, 1, np.square),
        "reciprocal": Operation(1, 8, np.reciprocal),
        "exp": Operation(1, 8, np.exp),
        "log": Operation(1, 12, np.log),
        "log1p": Operation(1, 20, np.log1p),
        "expm1": Operation(1, 10, np.expm1),
        "tanh": Operation(1, 16, np.tanh),
        "sigmoid": Operation(1, 16, _sigmoid),
        "erf": Operation(1, 16, _erf),
        "bell": Operation(1, 8, lambda x: np.exp(np.square(x) * -0.5)),
        "below": Operation(2, 8, _below),
        "sign": Operation(1, 2, np.sign),
        "floor": Operation(1, 3, np.floor),
        "less": Operation(2, 1, _truth(np.less)),
        "less_equal": Operation(2, 1, _truth(np.less_equal)),
        "greater": Operation(2, 1, _truth(np.greater)),
        "greater_equal": Operation(2, 1, _truth(np.greater_equal)),
        "equal": Operation(2, 1, _truth(np.equal)),
        "not_equal": Operation(2, 1, _truth(np.not_equal)),
        "select": Operation(3, 1, lambda mask, a, b: np.where(mask != 0, a, b)),
        "relu": Operation(1, 1, lambda x: np.maximum(x, x.dtype.type(0))),
        "gate": Operation(2, 1, lambda a, b: a * (b > 0)),
        "fma": Operation(3, 1, _fused),
        "bfloat16": Operation(1, 4, held_in_bfloat16),
    }
)

# Two steps as one, in the order of `ELEMENT_PAIRS`: the second takes c and what the first makes.
PAIRS = (
    *("add_add", "sub_add", "mul_add", "add_sub", "sub_sub", "mul_sub"),
    *("add_from", "sub_from", "mul_from", "add_mul", "sub_mul", "mul_mul"),
    *("add_relu", "sub_square", "add_bfloat16", "mul_bfloat16"),
)

# In the order of `ELEMENT_SUMS` in insight/native/src/element_sums.h.
SUMS = (
    *("row_sum", "row_max", "row_dot", "row_off", "column_sum", "column_max", "column_dot"),
    *("total_sum", "total_max", "total_dot"),
    *("take_row", "give_row", "take_narrow", "give_narrow", "give"),
)
ROW_SUMS = frozenset({"row_sum", "row_max", "row_dot", "row_off"})
COLUMN_SUMS = frozenset({"column_sum", "column_max"})
TOTALS = frozenset({"total_sum", "total_max"})
