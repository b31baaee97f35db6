"""A dense or a convolution layer with normalisation and activation behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.errors import ArgumentTypeError
from engine.nn.cell import Cell
from engine.ops.operations.operator_class import Primitive
from engine.typed import Activation, Tensor

from .activation import LeakyReLU, get_activation
from .arguments import truth
from .batch_norm import BatchNorm1d, BatchNorm2d
from .conv import Conv2d
from .dense import Dense
from .example import Example

__all__ = ["Conv2dBnAct", "DenseBnAct"]


class DenseBnAct(Cell):
    """A dense layer, batch normalisation if asked for, an activation if asked for.

    Args:
        in_channels: The length of the input's last axis.
        out_channels: The length of the output's.
        weight_init, bias_init: Of the dense layer.
        has_bias: Whether that has a bias.
        has_bn: Whether the sum is normalised over the batch.
        momentum: How much of the moving moments stays at each training step.
        eps: Added to the variance below the root.
        activation: A name such as "relu", a cell, an operator class, or None.
        alpha: The slope of "leakyrelu" below 0.
        after_fake: Whether what it makes without an activation is rounded once the network is
            converted by `engine.train.quant`; until then it does nothing.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        UnknownNameError: If there is no activation of that name.

    >>> import engine
    >>> from engine import nn
    >>> nn.DenseBnAct(3, 4, has_bn=True, activation="relu")(engine.ops.ones((2, 3))).shape
    (2, 4)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        weight_init: str = "normal",
        bias_init: str = "zeros",
        has_bias: bool = True,
        has_bn: bool = False,
        momentum: float = 0.9,
        eps: float = 1e-5,
        activation: Activation | None = None,
        alpha: float = 0.2,
        after_fake: bool = True,
    ) -> None:
        super().__init__()
        self.has_bn = truth("DenseBnAct(has_bn)", has_bn)
        self.after_fake = truth("DenseBnAct(after_fake)", after_fake)
        self.dense = Dense(in_channels, out_channels, weight_init, bias_init, has_bias)
        if has_bn:
            self.batchnorm = BatchNorm1d(out_channels, eps, momentum)
        self.activation = _activation("DenseBnAct", activation, alpha)

    def construct(self, x: Tensor) -> Tensor:
        x = self.dense(x)
        x = self.batchnorm(x) if self.has_bn else x
        return x if self.activation is None else self.activation(x)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3, 2, "HeUniform", has_bn=True, activation="tanh"), ((4, 3),))


class Conv2dBnAct(Cell):
    """A convolution, batch normalisation if asked for, an activation if asked for.

    Args:
        in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group,
            has_bias, weight_init, bias_init: Of the convolution, as `Conv2d` takes them.
        has_bn, momentum, eps, activation, alpha, after_fake: As `DenseBnAct` takes them.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        UnknownNameError: If there is no activation of that name.

    >>> import engine
    >>> from engine import nn
    >>> net = nn.Conv2dBnAct(3, 4, 3, has_bn=True, activation="relu")
    >>> net(engine.ops.ones((1, 3, 5, 5))).shape
    (1, 4, 5, 5)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int = 1,
        pad_mode: str = "same",
        padding: int = 0,
        dilation: int = 1,
        group: int = 1,
        has_bias: bool = False,
        weight_init: str = "normal",
        bias_init: str = "zeros",
        has_bn: bool = False,
        momentum: float = 0.997,
        eps: float = 1e-5,
        activation: Activation | None = None,
        alpha: float = 0.2,
        after_fake: bool = True,
    ) -> None:
        super().__init__()
        self.has_bn = truth("Conv2dBnAct(has_bn)", has_bn)
        self.after_fake = truth("Conv2dBnAct(after_fake)", after_fake)
        window = (kernel_size, stride, pad_mode, padding, dilation, group)
        self.conv = Conv2d(in_channels, out_channels, *window, has_bias, weight_init, bias_init)
        if has_bn:
            self.batchnorm = BatchNorm2d(out_channels, eps, momentum)
        self.activation = _activation("Conv2dBnAct", activation, alpha)

    def construct(self, x: Tensor) -> Tensor:
        x = self.conv(x)
        x = self.batchnorm(x) if self.has_bn else x
        return x if self.activation is None else self.activation(x)

    @classmethod
    def _example(cls) -> Example:
        net = cls(2, 2, 2, weight_init="HeUniform", has_bn=True, activation="tanh")
        return Example(net, ((2, 2, 3, 3),))


def _activation(where: str, activation: Any, alpha: float) -> Any:
    if activation == "leakyrelu":
        return LeakyReLU(alpha)
    if activation is None or isinstance(activation, Cell | Primitive):
        return activation
    if isinstance(activation, str):
        return get_activation(activation, where)
    expected = "a name, a cell, an operator class or None"
    raise ArgumentTypeError.of(f"{where}(activation)", expected, activation)
