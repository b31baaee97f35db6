"""Convolutions as layers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentValueError
from engine.nn.cell import Cell
from engine.ops.window import borders as window_borders
from engine.ops.window import lengths, pair
from engine.typed import DTypeLike, Initial, Tensor

from .arguments import borders, default_bias, default_weight, first_axes, parameter, positive, truth
from .example import Example

__all__ = ["Conv1d", "Conv2d", "Conv3d"]


class Convolution(Cell):
    """The arguments, parameters and print of a convolution; a subclass says how it computes."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any,
        pad_mode: str,
        padding: Any,
        dilation: Any,
        group: int,
        has_bias: bool,
        weight_init: Any,
        bias_init: Any,
        data_format: str,
        dtype: Any,
        weight_shape: tuple[int, ...],
        fan_in: int,
    ) -> None:
        super().__init__()
        self.in_channels, self.out_channels = in_channels, out_channels
        self.kernel_size, self.stride, self.dilation = kernel_size, stride, dilation
        self.pad_mode, self.padding, self.group = pad_mode, padding, group
        self.data_format = data_format
        where = type(self).__name__
        first_axes(where, data_format)
        self.has_bias = truth(f"{where}(has_bias)", has_bias)
        borders(where, pad_mode, padding)
        self.weight_init = default_weight() if weight_init is None else weight_init
        self.weight = parameter(where, self.weight_init, weight_shape, dtype, "weight")
        self.bias: Any = None
        self.bias_init: Initial | None = None
        if has_bias:
            self.bias_init = default_bias(fan_in) if bias_init is None else bias_init
            self.bias = parameter(where, self.bias_init, (out_channels,), dtype, "bias")

    @cached_property
    def bias_add(self) -> Any:
        """The operator that adds a bias, for a subclass with a `construct` of its own."""
        return ops.BiasAdd()

    def _operator(self, kind: Any) -> Any:
        """An operator that convolves as the layer does."""
        numbers = (self.pad_mode, self.padding, self.stride, self.dilation, self.group)
        return kind(self.out_channels, self.kernel_size, 1, *numbers)

    def extend_repr(self) -> str:
        return (
            f"input_channels={self.in_channels}, output_channels={self.out_channels}, "
            f"kernel_size={self.kernel_size}, stride={self.stride}, pad_mode={self.pad_mode}, "
            f"padding={self.padding}, dilation={self.dilation}, group={self.group}, "
            f"has_bias={self.has_bias}, weight_init={self.weight_init}, "
            f"bias_init={self.bias_init}, format={self.data_format}"
        )


def check_channels(where: str, in_channels: Any, out_channels: Any, group: Any) -> None:
    """Refuse channels that are no whole numbers, or that the groups do not divide.

    Raises:
        ArgumentTypeError: If one is no int.
        ArgumentValueError: If one is below 1, or does not divide by the groups.

    """
    positive(f"{where}(in_channels)", in_channels)
    positive(f"{where}(out_channels)", out_channels)
    positive(f"{where}(group)", group)
    for name, count in (("in_channels", in_channels), ("out_channels", out_channels)):
        if count % group:
            expected = f"a number divisible by group {group}"
            raise ArgumentValueError.of(f"{where}({name})", expected, count)


class Conv2d(Convolution):
    """The input convolved with filters that are learned.

    Args:
        in_channels: Channels of the input (batch, in_channels, height, width).
        out_channels: How many filters.
        kernel_size: One number or two.
        stride: One number or two.
        pad_mode: "same" (the default), "valid" or "pad".
        padding: With "pad": one number, two, or four (top, bottom, left, right).
        dilation: One number or two.
        group: Into how many independent groups the channels fall.
        has_bias: Whether each filter has a bias.
        weight_init: Of `weight`; None: `HeUniform(sqrt(5))`.
        bias_init: Of `bias`; None: even up to one over the root of a filter's inputs.
        data_format: "NCHW".
        dtype: The number type of the parameters.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine import nn
    >>> nn.Conv2d(3, 8, 3)(engine.ops.ones((1, 3, 5, 5))).shape
    (1, 8, 5, 5)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] = 1,
        pad_mode: str = "same",
        padding: int | Sequence[int] = 0,
        dilation: int | Sequence[int] = 1,
        group: int = 1,
        has_bias: bool = False,
        weight_init: Initial | None = None,
        bias_init: Initial | None = None,
        data_format: str = "NCHW",
        dtype: DTypeLike = float32,
    ) -> None:
        kernel = pair(kernel_size, "Conv2d(kernel_size)")
        check_channels("Conv2d", in_channels, out_channels, group)
        fan_in = in_channels // group * math.prod(kernel)
        super().__init__(
            in_channels,
            out_channels,
            kernel,
            pair(stride, "Conv2d(stride)"),
            pad_mode,
            padding,
            pair(dilation, "Conv2d(dilation)"),
            group,
            has_bias,
            weight_init,
            bias_init,
            data_format,
            dtype,
            (out_channels, in_channels // group, *kernel),
            fan_in,
        )

    @cached_property
    def conv2d(self) -> Any:
        """The operator of images and a weight, for a subclass with a `construct` of its own."""
        return self._operator(ops.Conv2D)

    def construct(self, x: Tensor) -> Tensor:
        return ops.conv2d(
            x,
            self.weight,
            self.bias,
            self.stride,
            self.pad_mode,
            self.padding,
            self.dilation,
            self.group,
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4, 2, 3, 2, group=2, has_bias=True), ((2, 4, 5, 6),))


class Conv1d(Convolution):
    """As `Conv2d`, along the last axis of (batch, in_channels, length); `padding` is one number
    or two (left, right).

    The weight has the shape (out_channels, in_channels / group, 1, kernel_size).
    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int,
        stride: int = 1,
        pad_mode: str = "same",
        padding: int | Sequence[int] = 0,
        dilation: int = 1,
        group: int = 1,
        has_bias: bool = False,
        weight_init: Initial | None = None,
        bias_init: Initial | None = None,
        dtype: DTypeLike = float32,
    ) -> None:
        kernel = (1, positive("Conv1d(kernel_size)", kernel_size))
        check_channels("Conv1d", in_channels, out_channels, group)
        super().__init__(
            in_channels,
            out_channels,
            kernel,
            (1, positive("Conv1d(stride)", stride)),
            pad_mode,
            along_the_last("Conv1d", padding),
            (1, positive("Conv1d(dilation)", dilation)),
            group,
            has_bias,
            weight_init,
            bias_init,
            "NCHW",
            dtype,
            (out_channels, in_channels // group, *kernel),
            in_channels // group * kernel_size,
        )

    @cached_property
    def conv2d(self) -> Any:
        """The operator of images and a weight, for a subclass with a `construct` of its own."""
        return self._operator(ops.Conv2D)

    def construct(self, x: Tensor) -> Tensor:
        out = ops.conv2d(
            ops.expand_dims(x, 2),
            self.weight,
            self.bias,
            self.stride,
            self.pad_mode,
            self.padding,
            self.dilation,
            self.group,
        )
        return ops.squeeze(out, 2)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3, 2, 3, has_bias=True), ((2, 3, 6),))


def along_the_last(where: str, padding: Any) -> tuple[int, ...]:
    """The padding of a row as that of an image of height 1.

    Raises:
        ArgumentTypeError: If it is no whole number.
        ArgumentValueError: If there are more than two, or one is negative.

    """
    return (0, 0, *window_borders(padding, f"{where}(padding)", 1))


class Conv3d(Convolution):
    """The input (batch, in_channels, depth, height, width) convolved with filters that are learned.

    Args are those of `Conv2d` with three lengths for two; `padding` is one number, three, or six
    (front, back, top, bottom, left, right), `data_format` "NCDHW".

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine import nn
    >>> nn.Conv3d(3, 8, 3, stride=2)(engine.ops.ones((1, 3, 5, 5, 6))).shape
    (1, 8, 3, 3, 3)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] = 1,
        pad_mode: str = "same",
        padding: int | Sequence[int] = 0,
        dilation: int | Sequence[int] = 1,
        group: int = 1,
        has_bias: bool = False,
        weight_init: Initial | None = None,
        bias_init: Initial | None = None,
        data_format: str = "NCDHW",
        dtype: DTypeLike = float32,
    ) -> None:
        kernel = lengths(kernel_size, 3, "Conv3d(kernel_size)")
        check_channels("Conv3d", in_channels, out_channels, group)
        window_borders(padding, "Conv3d(padding)", 3)
        super().__init__(
            in_channels,
            out_channels,
            kernel,
            lengths(stride, 3, "Conv3d(stride)"),
            pad_mode,
            padding,
            lengths(dilation, 3, "Conv3d(dilation)"),
            group,
            has_bias,
            weight_init,
            bias_init,
            data_format,
            dtype,
            (out_channels, in_channels // group, *kernel),
            in_channels // group * math.prod(kernel),
        )

    @cached_property
    def conv3d(self) -> Any:
        """The operator of volumes and a weight, for a subclass with a `construct` of its own."""
        return self._operator(ops.Conv3D)

    def construct(self, x: Tensor) -> Tensor:
        return ops.conv3d(
            x,
            self.weight,
            self.bias,
            self.stride,
            self.pad_mode,
            self.padding,
            self.dilation,
            self.group,
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 2, 2, 2, group=2, has_bias=True), ((2, 2, 3, 2, 3),))
