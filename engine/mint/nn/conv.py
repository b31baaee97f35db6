"""Convolutions as layers, with PyTorch's arguments and initial values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, ClassVar

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.nn.layer.arguments import default_bias, default_weight, parameter, positive, truth
from engine.typed import DTypeLike, Tensor

from .functional import convolution

__all__ = ["Conv1d", "Conv2d", "Conv3d", "ConvTranspose2d"]

_BORDERS = ("zeros", "reflect", "replicate", "circular")


class _Convolution(Cell):
    """The arguments and parameters of a convolution; a subclass says along how many axes."""

    _axes: ClassVar[int]
    _transposed: ClassVar[bool] = False

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] = 1,
        padding: int | Sequence[int] | str = 0,
        dilation: int | Sequence[int] = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = "zeros",
        dtype: DTypeLike | None = None,
    ) -> None:
        super().__init__()
        where = type(self).__name__
        self.in_channels = positive(f"{where}(in_channels)", in_channels)
        self.out_channels = positive(f"{where}(out_channels)", out_channels)
        self.groups = positive(f"{where}(groups)", groups)
        for name, count in (("in_channels", in_channels), ("out_channels", out_channels)):
            if count % groups:
                expected = f"a number divisible by groups {groups}"
                raise ArgumentValueError.of(f"{where}({name})", expected, count)
        if padding_mode not in _BORDERS:
            expected = f"one of {_BORDERS}"
            raise ArgumentValueError.of(f"{where}(padding_mode)", expected, repr(padding_mode))
        self.padding_mode = padding_mode
        self.kernel_size = self._each("kernel_size", kernel_size)
        self.stride = self._each("stride", stride)
        self.dilation = self._each("dilation", dilation)
        convolution.borders(f"{where}(padding)", padding, self.stride)
        self.padding = padding if isinstance(padding, str) else self._each("padding", padding)
        self.has_bias = truth(f"{where}(bias)", bias)
        pair = (out_channels, in_channels // groups)
        if self._transposed:
            pair = (in_channels, out_channels // groups)
        shape, kind = (*pair, *self.kernel_size), dtype or float32
        self.weight = parameter(where, default_weight(), shape, kind, "weight")
        self.bias: Any = None
        if bias:
            begun = default_bias(math.prod(shape[1:]))
            self.bias = parameter(where, begun, (out_channels,), kind, "bias")

    def _each(self, name: str, given: Any) -> tuple[int, ...]:
        """A number for each axis.

        Raises:
            ArgumentTypeError: If it is neither an int nor a tuple of as many as there are axes.

        """
        numbers = (given,) * self._axes if isinstance(given, int) else given
        fits = isinstance(numbers, tuple | list) and len(numbers) == self._axes
        if not fits or not all(isinstance(one, int) for one in numbers):
            where = f"{type(self).__name__}({name})"
            raise ArgumentTypeError.of(where, f"an int or a tuple of {self._axes} ints", given)
        return tuple(numbers)

    def construct(self, input: Tensor) -> Tensor:
        if input.ndim not in {self._axes + 1, self._axes + 2}:
            expected = f"{self._axes + 1} or {self._axes + 2} axes"
            raise ShapeError.of(type(self).__name__, expected, tuple(input.shape))
        padding: Any = self.padding
        if self.padding_mode != "zeros":
            input, padding = self._framed(input), 0
        convolve = getattr(convolution, f"conv{self._axes}d")
        return convolve(
            *(input, self.weight, self.bias, self.stride, padding, self.dilation, self.groups)
        )

    def _framed(self, input: Any) -> Any:
        """The input with its borders, repeated from inside."""
        widths: list[int] = []
        for axis in reversed(range(self._axes)):  # the last axis comes first
            if isinstance(self.padding, str):
                total = self.dilation[axis] * (self.kernel_size[axis] - 1)
                total = total if self.padding == "same" else 0
                widths += [total // 2, total - total // 2]
            else:
                widths += [self.padding[axis]] * 2
        several = input if input.ndim == self._axes + 2 else ops.unsqueeze(input, 0)
        framed = ops.pad(several, tuple(widths), self.padding_mode)
        return framed if several is input else ops.squeeze(framed, 0)

    def extend_repr(self) -> str:
        return (
            f"input_channels={self.in_channels}, output_channels={self.out_channels}, "
            f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}, "
            f"dilation={self.dilation}, groups={self.groups}, bias={self.has_bias}"
        )


class Conv1d(_Convolution):
    """The input ([batch,] channels, length) convolved with learned filters.

    Args are those of `Conv2d`, with one length for two.
    """

    _axes = 1


class Conv2d(_Convolution):
    """The input convolved with learned filters.

    Args:
        in_channels: Channels of the input ([batch,] in_channels, height, width).
        out_channels: How many filters.
        kernel_size: One number or two.
        stride: One number or two.
        padding: One number or two: borders on both sides; "valid": none; "same": as keep the
            lengths, with a stride of 1.
        dilation: One number or two.
        groups: Into how many independent groups the channels fall.
        bias: Whether each filter has a bias.
        padding_mode: What the borders hold: "zeros", or the inside repeated as "reflect",
            "replicate" or "circular".
        dtype: The number type of the parameters; None: float32.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If an input does not fit.

    >>> import engine
    >>> from engine import mint
    >>> mint.nn.Conv2d(3, 4, 3, padding=1)(engine.ops.ones((2, 3, 5, 5))).shape
    (2, 4, 5, 5)

    """

    _axes = 2


class Conv3d(_Convolution):
    """The input ([batch,] channels, depth, height, width) convolved with learned filters.

    Args are those of `Conv2d`, with three lengths for two.
    """

    _axes = 3


class ConvTranspose2d(_Convolution):
    """The input spread by learned filters: a convolution's gradient, used forwards.

    Args:
        in_channels: Channels of the input ([batch,] in_channels, height, width).
        out_channels: Channels of the output.
        kernel_size: One number or two.
        stride: One number or two.
        padding: One number or two: so much is taken off each border of the output.
        output_padding: One number or two: rows and columns more at the far ends.
        groups: Into how many independent groups the channels fall.
        bias: Whether each channel of the output has a bias.
        dilation: One number or two.
        padding_mode: Only "zeros".
        dtype: The number type of the parameters; None: float32.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.

    >>> import engine
    >>> from engine import mint
    >>> mint.nn.ConvTranspose2d(3, 4, 2, stride=2)(engine.ops.ones((2, 3, 5, 5))).shape
    (2, 4, 10, 10)

    """

    _axes = 2
    _transposed = True

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] = 1,
        padding: int | Sequence[int] = 0,
        output_padding: int | Sequence[int] = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: int | Sequence[int] = 1,
        padding_mode: str = "zeros",
        dtype: DTypeLike | None = None,
    ) -> None:
        super().__init__(
            *(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias),
            padding_mode,
            dtype,
        )
        if padding_mode != "zeros" or isinstance(padding, str):
            got = f"{padding_mode!r} and {padding!r}"
            raise ArgumentValueError.of("ConvTranspose2d", "zeros, and numbers as padding", got)
        self.padding: tuple[int, ...]
        self.output_padding = self._each("output_padding", output_padding)

    def construct(self, input: Tensor, output_size: Sequence[int] | None = None) -> Tensor:
        more = self.output_padding if output_size is None else self._more(input, output_size)
        return ops.conv_transpose2d(
            *(input, self.weight, self.bias, self.stride, self.padding),
            *(more, self.groups, self.dilation),
        )

    def _more(self, input: Any, output_size: Any) -> tuple[int, ...]:
        """The rows and columns that a size of the output asks for.

        Raises:
            ArgumentValueError: If no such size is possible.

        """
        wanted = tuple(output_size)[-2:]
        smallest = []
        for axis, length in enumerate(input.shape[-2:]):
            window = self.dilation[axis] * (self.kernel_size[axis] - 1) + 1
            borders = 2 * self.padding[axis]
            smallest.append((length - 1) * self.stride[axis] - borders + window)
        more = tuple(int(size) - least for size, least in zip(wanted, smallest, strict=True))
        if not all(0 <= one < step for one, step in zip(more, self.stride, strict=True)):
            most = [least + step - 1 for least, step in zip(smallest, self.stride, strict=True)]
            expected = f"sizes from {smallest} to {most}"
            raise ArgumentValueError.of("ConvTranspose2d(output_size)", expected, wanted)
        return more
