"""Checks that the layers' arguments share."""

from __future__ import annotations

import math
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.initializer import HeUniform, Uniform, initializer
from engine.tensor import Parameter, Tensor


def positive(where: str, value: Any) -> int:
    """A whole number above 0.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is not above 0.

    """
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    if value < 1:
        raise ArgumentValueError.of(where, "a number from 1", value)
    return value


def truth(where: str, value: Any) -> bool:
    """A bool.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(value, bool):
        raise ArgumentTypeError.of(where, "a bool", value)
    return value


def first_axes(where: str, data_format: str) -> None:
    """Refuse any layout but batch and channels first.

    Raises:
        ArgumentValueError: If it is another.

    """
    if data_format not in {"NCHW", "NCDHW", "NCL"}:
        hint = "x.transpose(0, 3, 1, 2) puts channels first"
        raise ArgumentValueError.of(f"{where}(data_format)", "'NCHW'", repr(data_format), hint)


def borders(where: str, pad_mode: Any, padding: Any) -> None:
    """Refuse an unknown `pad_mode`, and borders that it would leave out.

    Raises:
        ArgumentValueError: If the mode is unknown, or `padding` is given for another than "pad".

    """
    if not isinstance(pad_mode, str) or pad_mode.lower() not in {"valid", "same", "pad"}:
        expected = "'valid', 'same' or 'pad'"
        raise ArgumentValueError.of(f"{where}(pad_mode)", expected, repr(pad_mode))
    widths = padding if isinstance(padding, tuple | list) else (padding,)
    if pad_mode.lower() != "pad" and any(widths):
        expected = f"0 with pad_mode {pad_mode!r}"
        raise ArgumentValueError.of(f"{where}(padding)", expected, padding, "say pad_mode='pad'")


def window_sizes(where: str, value: Any) -> Any:
    """A number above 0, or a tuple of them.

    Raises:
        ArgumentTypeError: If one is no int.
        ArgumentValueError: If one is not above 0.

    """
    for size in value if isinstance(value, tuple | list) else (value,):
        positive(where, size)
    return value


def default_weight() -> HeUniform:
    """What MindSpore draws the weights of dense layers and convolutions from."""
    return HeUniform(math.sqrt(5))


def default_bias(fan_in: int) -> Uniform:
    """What MindSpore draws their biases from: up to one over the root of the inputs."""
    return Uniform(1 / math.sqrt(fan_in))


def parameter(where: str, init: Any, shape: tuple[int, ...], dtype: Any, name: str) -> Parameter:
    """A parameter of a shape; a tensor as its initial value must have it.

    Raises:
        ShapeError: If the tensor has another shape.

    """
    if isinstance(init, Tensor) and init.shape != shape:
        raise ShapeError.of(f"{where}({name}_init)", str(shape), init.shape)
    return Parameter(initializer(init, shape, dtype), name=name)
