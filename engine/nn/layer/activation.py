"""Activations as cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, UnknownNameError
from engine.nn.cell import Cell
from engine.nn.initializer import initializer
from engine.tensor import Parameter, Tensor

from .example import Example
from .plain_activation import (
    ActivationCell,
    FastGelu,
    HSigmoid,
    HSwish,
    LogSigmoid,
    Mish,
    ReLU,
    ReLU6,
    SeLU,
    Sigmoid,
    SiLU,
    Softplus,
    Softsign,
    Tanh,
    Tanhshrink,
)

__all__ = [
    "CELU",
    "ELU",
    "GELU",
    "GLU",
    "FastGelu",
    "HShrink",
    "HSigmoid",
    "HSwish",
    "Hardtanh",
    "LeakyReLU",
    "LogSigmoid",
    "LogSoftmax",
    "Mish",
    "PReLU",
    "RReLU",
    "ReLU",
    "ReLU6",
    "SeLU",
    "SiLU",
    "Sigmoid",
    "SoftShrink",
    "Softmax",
    "Softmax2d",
    "Softmin",
    "Softplus",
    "Softsign",
    "Tanh",
    "Tanhshrink",
    "Threshold",
    "get_activation",
]


class LeakyReLU(ActivationCell):
    """The input with its negative elements multiplied by `alpha`."""

    def __init__(self, alpha: float = 0.2) -> None:
        super().__init__()
        self.alpha = _number("LeakyReLU(alpha)", alpha)

    def construct(self, x: Tensor) -> Tensor:
        return ops.leaky_relu(x, self.alpha)


class ELU(ActivationCell):
    """`x` above 0, `alpha * (exp(x) - 1)` below."""

    def __init__(self, alpha: float = 1.0) -> None:
        super().__init__()
        self.alpha = _number("ELU(alpha)", alpha)

    def construct(self, x: Tensor) -> Tensor:
        return ops.elu(x, self.alpha)


class CELU(ActivationCell):
    """`x` above 0, `alpha * (exp(x / alpha) - 1)` below."""

    def __init__(self, alpha: float = 1.0) -> None:
        super().__init__()
        self.alpha = _number("CELU(alpha)", alpha)

    def construct(self, x: Tensor) -> Tensor:
        return ops.celu(x, self.alpha)


class GELU(ActivationCell):
    """`x` times the normal distribution function of `x`; approximated with tanh unless told not.

    >>> import engine
    >>> from engine import nn
    >>> nn.GELU(approximate=False)(engine.Tensor([1.0])).asnumpy().round(4)
    array([0.8413], dtype=float32)
    """

    def __init__(self, approximate: bool = True) -> None:
        super().__init__()
        if not isinstance(approximate, bool):
            raise ArgumentTypeError.of("GELU(approximate)", "a bool", approximate)
        self.approximate = approximate

    def construct(self, x: Tensor) -> Tensor:
        return ops.gelu(x, "tanh" if self.approximate else "none")


class Softmax(ActivationCell):
    """Exponentials along `axis`, divided by their sum."""

    def __init__(self, axis: int = -1) -> None:
        super().__init__()
        numbers = axis if isinstance(axis, tuple) else (axis,)
        if any(isinstance(n, bool) or not isinstance(n, int) for n in numbers):
            raise ArgumentTypeError.of("Softmax(axis)", "an int", axis)
        self.axis = numbers[0] if len(numbers) == 1 else axis

    def construct(self, x: Tensor) -> Tensor:
        return ops.softmax(x, self.axis)


class Softmax2d(Cell):
    """The softmax over the channels of (batch, channels, height, width), or without the batch.

    Raises:
        ShapeError: If the input has other than three or four axes.

    """

    def construct(self, x: Tensor) -> Tensor:
        if len(x.shape) not in {3, 4}:
            raise ShapeError.of("Softmax2d", "three or four axes", tuple(x.shape))
        return ops.softmax(x, -3)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((2, 3, 2, 2),))


class Softmin(ActivationCell):
    """The softmax of -x along `axis`."""

    def __init__(self, axis: int = -1) -> None:
        super().__init__()
        self.axis = axis

    def construct(self, x: Tensor) -> Tensor:
        return ops.softmin(x, self.axis)


class LogSoftmax(ActivationCell):
    """The logarithm of the softmax along `axis`."""

    def __init__(self, axis: int = -1) -> None:
        super().__init__()
        self.axis = axis

    def construct(self, x: Tensor) -> Tensor:
        return ops.log_softmax(x, self.axis)


class GLU(ActivationCell):
    """The first half along `axis` times the sigmoid of the second."""

    def __init__(self, axis: int = -1) -> None:
        super().__init__()
        self.axis = axis

    def construct(self, x: Tensor) -> Tensor:
        return ops.glu(x, self.axis)


class Hardtanh(ActivationCell):
    """The input held between two bounds."""

    def __init__(self, min_val: float = -1.0, max_val: float = 1.0) -> None:
        super().__init__()
        if min_val >= max_val:
            expected = f"a bound below max_val {max_val}"
            raise ArgumentValueError.of("Hardtanh(min_val)", expected, min_val)
        self.min_val, self.max_val = min_val, max_val

    def construct(self, x: Tensor) -> Tensor:
        return ops.hardtanh(x, self.min_val, self.max_val)


class SoftShrink(ActivationCell):
    """The input moved towards 0 by `lambd`, and 0 within it."""

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__()
        self.lambd = _number("SoftShrink(lambd)", lambd)

    def construct(self, input: Tensor) -> Tensor:
        return ops.softshrink(input, self.lambd)


class HShrink(ActivationCell):
    """The input with its elements within `lambd` of 0 replaced by 0."""

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__()
        self.lambd = _number("HShrink(lambd)", lambd)

    def construct(self, input: Tensor) -> Tensor:
        return ops.hardshrink(input, self.lambd)


class Threshold(Cell):
    """`x` above `threshold`, `value` elsewhere."""

    def __init__(self, threshold: float, value: float) -> None:
        super().__init__()
        self.threshold = _number("Threshold(threshold)", threshold)
        self.value = _number("Threshold(value)", value)

    def construct(self, input_x: Tensor) -> Tensor:
        return ops.threshold(input_x, self.threshold, self.value)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(0.1, 2.0), ((3, 4),))


class PReLU(Cell):
    """The input with its negative elements multiplied by a slope that is learned.

    Args:
        channel: 1 for one slope, or the number of channels (axis 1) for one each.
        w: The first value: a number, a list, or a tensor of `channel` numbers.

    """

    def __init__(self, channel: int = 1, w: float | Sequence[float] | Tensor = 0.25) -> None:
        super().__init__()
        if not isinstance(channel, int) or isinstance(channel, bool):
            raise ArgumentTypeError.of("PReLU(channel)", "an int", channel)
        if channel < 1:
            raise ArgumentValueError.of("PReLU(channel)", "a number from 1", channel)
        if isinstance(w, list | tuple) and len(w) != channel:
            expected = f"{channel} numbers, one a channel"
            raise ArgumentValueError.of("PReLU(w)", expected, len(w))
        if isinstance(w, str):
            raise ArgumentTypeError.of("PReLU(w)", "a number, a list or a tensor", w)
        first = Tensor(w) if isinstance(w, list | tuple) else w
        self.w = Parameter(initializer(first, (channel,)), name="a")

    def construct(self, x: Tensor) -> Tensor:
        return ops.prelu(x, self.w)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4), ((3, 4),))


class RReLU(Cell):
    """The input with each negative element multiplied by a slope drawn for it.

    Args:
        lower: The least slope.
        upper: The greatest slope. With both the same nothing is drawn.

    Outside training it draws, too, as MindSpore does.

    Raises:
        ArgumentTypeError: If a bound is no number.
        ArgumentValueError: If `lower` is above `upper`.

    Source: Xu et al., arXiv:1505.00853.

    >>> import engine
    >>> from engine import nn
    >>> nn.RReLU(0.5, 0.5)(engine.Tensor([-2.0, 2.0])).asnumpy()
    array([-1.,  2.], dtype=float32)

    """

    def __init__(self, lower: float = 1 / 8, upper: float = 1 / 3) -> None:
        super().__init__()
        self.lower = _number("RReLU(lower)", lower)
        self.upper = _number("RReLU(upper)", upper)
        if lower > upper:
            raise ArgumentValueError.of("RReLU(lower)", f"a number up to upper {upper}", lower)

    def construct(self, x: Tensor) -> Tensor:
        return ops.rrelu(x, self.lower, self.upper)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(0.25, 0.25), ((3, 4),))


def _number(where: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "a number", value)
    return value


_BY_NAME: dict[str, type[Cell]] = {
    "softmax": Softmax,
    "softmax2d": Softmax2d,
    "softmin": Softmin,
    "logsoftmax": LogSoftmax,
    "relu": ReLU,
    "relu6": ReLU6,
    "rrelu": RReLU,
    "tanh": Tanh,
    "tanhshrink": Tanhshrink,
    "hardtanh": Hardtanh,
    "gelu": GELU,
    "fast_gelu": FastGelu,
    "elu": ELU,
    "sigmoid": Sigmoid,
    "softsign": Softsign,
    "prelu": PReLU,
    "leakyrelu": LeakyReLU,
    "hswish": HSwish,
    "hsigmoid": HSigmoid,
    "logsigmoid": LogSigmoid,
    "softshrink": SoftShrink,
    "silu": SiLU,
    "hshrink": HShrink,
    "mish": Mish,
}


@overload
def get_activation(name: str, prim_name: str | None = None) -> Cell: ...


@overload
def get_activation(name: None, prim_name: str | None = None) -> None: ...


def get_activation(name: str | None, prim_name: str | None = None) -> Cell | None:
    """The activation of a name such as "relu"; None for None.

    Raises:
        UnknownNameError: If there is none of that name.

    >>> from engine import nn
    >>> nn.get_activation("relu")
    ReLU()

    """
    if name is None:
        return None
    if name not in _BY_NAME:
        where = f"{prim_name or 'get_activation'}(activation)"
        raise UnknownNameError.of(where, name, list(_BY_NAME))
    return _BY_NAME[name]()
