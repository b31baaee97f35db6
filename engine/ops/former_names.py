"""Functions under the names that `mindspore.ops.functional` had for them, as older code calls them.

Those of tensors are other names of operators; those of numbers, tuples, lists and dicts do what
Python's own operators do.
"""

from __future__ import annotations

import math
import operator
import re
from collections.abc import Callable, Sequence
from typing import Any

from engine.typed import Tensor, TensorOrNumber

from . import arithmetic, comparison, elementary, pairs
from .order import topk
from .ranges import range as numbers_between

__all__ = [
    "accumulate_n",
    "bool_and",
    "bool_eq",
    "bool_not",
    "bool_or",
    "dict_getitem",
    "eq",
    "floordiv",
    "floormod",
    "is_",
    "is_not",
    "list_getitem",
    "list_len",
    "make_dict",
    "make_list",
    "make_slice",
    "make_tuple",
    "scalar_add",
    "scalar_div",
    "scalar_eq",
    "scalar_floordiv",
    "scalar_ge",
    "scalar_gt",
    "scalar_le",
    "scalar_log",
    "scalar_lt",
    "scalar_max",
    "scalar_min",
    "scalar_mod",
    "scalar_mul",
    "scalar_ne",
    "scalar_pow",
    "scalar_sub",
    "scalar_uadd",
    "scalar_usub",
    "shape_mul",
    "string_concat",
    "string_eq",
    "tensor_add",
    "tensor_div",
    "tensor_exp",
    "tensor_expm1",
    "tensor_floordiv",
    "tensor_ge",
    "tensor_gt",
    "tensor_le",
    "tensor_lt",
    "tensor_mod",
    "tensor_mul",
    "tensor_pow",
    "tensor_range",
    "tensor_sub",
    "top_k",
    "tuple_getitem",
    "tuple_len",
    "tuple_reversed",
]

tensor_add, tensor_sub, tensor_mul = arithmetic.add, arithmetic.sub, arithmetic.mul
tensor_mod = arithmetic.floor_mod
tensor_pow, tensor_exp, tensor_expm1 = elementary.pow, elementary.exp, elementary.expm1
tensor_ge, tensor_gt = comparison.greater_equal, comparison.greater
tensor_le, tensor_lt = comparison.less_equal, comparison.less
tensor_range = numbers_between
eq, floormod = comparison.equal, arithmetic.floor_mod


def tensor_div(x: TensorOrNumber, y: TensorOrNumber) -> Tensor:
    """The quotient, element by element; of whole numbers rounded towards zero, unlike `div`."""
    return pairs.real_div(x, y)


def floordiv(input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """As `floor_div`: the quotient rounded down, element by element."""
    return arithmetic.floor_div(input, other)


tensor_floordiv = floordiv


def top_k(input_x: Tensor, k: int, sorted: bool = True) -> tuple[Tensor, Tensor]:
    """As `topk`: the `k` largest along the last axis, and where they are."""
    return topk(input_x, k, sorted=sorted)


def accumulate_n(x: Sequence[Tensor]) -> Tensor:
    """As `addn`: the sum of a list or tuple of tensors of one shape."""
    return arithmetic.addn(x)


def scalar_max(x: Any, y: Any) -> Any:
    """The larger of two numbers."""
    return max(x, y)


def scalar_min(x: Any, y: Any) -> Any:
    """The smaller of two numbers."""
    return min(x, y)


def scalar_log(x: float) -> float:
    """The natural logarithm of a number."""
    return math.log(x)


def shape_mul(input_data: tuple[int, ...]) -> int:
    """The product of whole numbers: how many elements a shape has."""
    return math.prod(input_data)


def _of_one(python: Any) -> Callable[..., Any]:
    def function(x: TensorOrNumber) -> Tensor:
        return python(x)

    function.__doc__ = re.sub(r"\ba\b", "x", python.__doc__ or "")
    return function


def _of_two(python: Any) -> Callable[..., Any]:
    def function(x: TensorOrNumber, y: TensorOrNumber) -> Tensor:
        return python(x, y)

    function.__doc__ = re.sub(r"\ba\b", "x", re.sub(r"\bb\b", "y", python.__doc__ or ""))
    return function


# Python's own operators, whose arguments MindSpore calls x and y.
scalar_add, scalar_sub, scalar_mul = map(_of_two, (operator.add, operator.sub, operator.mul))
scalar_div, scalar_floordiv = map(_of_two, (operator.truediv, operator.floordiv))
scalar_mod, scalar_pow = map(_of_two, (operator.mod, operator.pow))
scalar_uadd, scalar_usub = map(_of_one, (operator.pos, operator.neg))
scalar_eq, scalar_ne, scalar_gt = map(_of_two, (operator.eq, operator.ne, operator.gt))
scalar_ge, scalar_lt, scalar_le = map(_of_two, (operator.ge, operator.lt, operator.le))
string_concat, string_eq = operator.add, operator.eq
bool_not, bool_eq, is_, is_not = operator.not_, operator.eq, operator.is_, operator.is_not
tuple_getitem, list_getitem, dict_getitem = operator.getitem, operator.getitem, operator.getitem
tuple_len, list_len = len, len


def bool_and(x: Tensor, y: Tensor) -> Tensor:
    """`x and y`."""
    return x and y


def bool_or(x: Tensor, y: Tensor) -> Tensor:
    """`x or y`."""
    return x or y


def tuple_reversed(x: tuple[Any, ...]) -> tuple[Any, ...]:
    """The tuple from its last element to its first."""
    return x[::-1]


def make_slice(*bounds: Any) -> slice:
    """The slice of Python's `slice`: its end, or its beginning, end and step."""
    return slice(*bounds)


def make_tuple(*elements: Sequence[int]) -> tuple[Any, ...]:
    """What is given, as a tuple."""
    return elements


def make_list(*elements: Sequence[int]) -> list[Any]:
    """What is given, as a list."""
    return list(elements)


def make_dict(keys: Any, values: Any) -> dict[Any, Any]:
    """The values under their keys.

    >>> make_dict(("a", "b"), (1, 2))
    {'a': 1, 'b': 2}
    """
    return dict(zip(keys, values, strict=True))
