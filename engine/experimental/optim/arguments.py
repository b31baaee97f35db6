"""Checks of the options of a group, with the built-in error types that MindSpore raises."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.optim.rates import host_parameter
from engine.tensor import Parameter, Tensor


def number(where: str, value: Any) -> float:
    """A number from 0.

    Raises:
        ArgumentTypeError: If it is none.
        ArgumentValueError: If it is below 0.

    """
    if _typed(where, value) < 0:
        raise ArgumentValueError.of(where, "a number from 0", value)
    return float(value)


def above(where: str, value: Any, bound: float = 0.0) -> float:
    """A number above a bound.

    Raises:
        ArgumentTypeError: If it is none.
        ArgumentValueError: If it is not above.

    """
    if _typed(where, value) <= bound:
        raise ArgumentValueError.of(where, f"a number above {bound:g}", value)
    return float(value)


def share(where: str, value: Any) -> float:
    """A number from 0 and below 1: how much of a running mean stays.

    Raises:
        ArgumentTypeError: If it is none.
        ArgumentValueError: If it is out of that range.

    """
    if not 0 <= _typed(where, value) < 1:
        raise ArgumentValueError.of(where, "a number from 0 and below 1", value)
    return float(value)


def pair(where: str, value: Any) -> tuple[Any, Any]:
    """Two of something.

    Raises:
        ArgumentTypeError: If it is no tuple or list.
        ArgumentValueError: If there are not two.

    """
    if not isinstance(value, tuple | list):
        raise ArgumentTypeError.of(where, "a tuple of two numbers", value)
    if len(value) != 2:
        raise ArgumentValueError.of(where, "two numbers", len(value))
    return value[0], value[1]


def two_shares(where: str, value: Any) -> None:
    """Two numbers from 0 and below 1.

    Raises:
        ArgumentTypeError: If they are no numbers, or not in a tuple or list.
        ArgumentValueError: If there are not two, or one is out of that range.

    """
    for one in pair(where, value):
        share(where, one)


def flag(where: str, value: Any) -> bool:
    """True or False.

    Raises:
        ArgumentTypeError: If it is neither.

    """
    if not isinstance(value, bool):
        raise ArgumentTypeError.of(where, "a bool", value)
    return value


def whole(where: str, value: Any) -> int:
    """A whole number.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    return value


def rate_parameter(where: str, value: Any, name: str) -> Parameter:
    """A learning rate as a parameter of one float32 in host memory, where it is read every step.

    Raises:
        ArgumentTypeError: If it is no number and no Tensor.
        ArgumentValueError: If it is below 0, or a Tensor with axes.

    """
    if isinstance(value, Tensor):
        if value.ndim:
            raise ArgumentValueError.of(where, "one number", f"a Tensor of shape {value.shape}")
        value = float(value)
    return host_parameter(np.array(number(where, value), np.float32), name)


def rate_of(value: Any) -> float:
    """A learning rate, whatever holds it."""
    return float(value.asnumpy()) if isinstance(value, Tensor) else float(value)


def _typed(where: str, value: Any) -> Any:
    if isinstance(value, Tensor) and not value.ndim:
        return float(value)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "a number", value)
    return value
