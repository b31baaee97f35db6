"""What an initializer that a user writes works out, as MindSpore's private functions do.

Scripts import them as `_calculate_correct_fan`, `_calculate_gain` and `_assignment` of
`mindspore.common.initializer`.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.errors import ArgumentValueError

from .scaled import GAINS, fans


def correct_fan(shape: tuple[int, ...], mode: str) -> float:
    """The inputs of an output ("fan_in"), or the outputs of an input ("fan_out").

    Raises:
        ArgumentValueError: If the mode is another.

    """
    if str(mode).lower() not in {"fan_in", "fan_out"}:
        raise ArgumentValueError.of("correct_fan(mode)", "'fan_in' or 'fan_out'", repr(mode))
    return fans(tuple(shape))[mode.lower() == "fan_out"]


def gain(nonlinearity: str, param: float | None = None) -> float:
    """By how much a weight's spread must exceed `1 / sqrt(fan)` to keep the variance.

    Args:
        nonlinearity: "linear", "sigmoid", "tanh", "relu", "leaky_relu" or a convolution's name.
        param: The slope of "leaky_relu"; 0.01 unless given.

    Raises:
        ArgumentValueError: If the nonlinearity is another.

    >>> gain("relu") == math.sqrt(2)
    True

    """
    if nonlinearity == "leaky_relu":
        return math.sqrt(2 / (1 + (0.01 if param is None else param) ** 2))
    if nonlinearity not in GAINS:
        expected = f"'leaky_relu' or one of {sorted(GAINS)}"
        raise ArgumentValueError.of("gain(nonlinearity)", expected, repr(nonlinearity))
    return GAINS[nonlinearity]


def assign(arr: np.ndarray, num: Any) -> np.ndarray:
    """Fill an array in place with a number, or an array of its size; the array."""
    arr[...] = num if np.ndim(num) == 0 else np.reshape(num, arr.shape)
    return arr
