"""Operator classes of convolutions; that of images stands among the layers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy
from engine.errors import ShapeError
from engine.ops import conv, reshape, swapaxes
from engine.ops.conv_transpose import transposed
from engine.ops.window import AXES, lengths, window_for
from engine.typed import Tensor

from .operator_class import Primitive, only

__all__ = [
    "Conv2DBackpropInput",
    "Conv2DTranspose",
    "Conv3D",
    "Conv3DTranspose",
    "DepthwiseConv2dNative",
]


class _Convolution(Primitive):
    """The options of a convolution, and the check of a weight's shape."""

    def __init__(
        self,
        kernel_size: Any,
        pad_mode: str,
        pad: Any,
        stride: Any,
        dilation: Any,
        group: int,
        rank: int,
    ) -> None:
        super().__init__()
        self.kernel_size = lengths(kernel_size, rank, f"{self.name}(kernel_size)")
        self.pad_mode, self.pad = pad_mode, pad
        self.stride, self.dilation, self.group = stride, dilation, group

    def check(self, weight: Any, first: int, what: str) -> None:
        """Refuse a weight of other filters or another kernel."""
        shape = tuple(weight.shape)
        if (shape[0], *shape[2:]) != (first, *self.kernel_size):
            expected = f"a weight ({first}, {what}, {AXES[len(self.kernel_size)]})"
            expected += f" with kernel {self.kernel_size}"
            raise ShapeError.of(self.name, expected, shape)


class Conv3D(_Convolution):
    """The input convolved with a weight (out_channel, channels / group, *kernel_size).

    Args:
        out_channel: How many filters.
        kernel_size: One number or three.
        mode: 1, a cross correlation; MindSpore has no other.
        pad_mode: "valid", "same" or "pad".
        pad: With "pad": one, three or six numbers.
        stride: One number or three.
        dilation: One number or three.
        group: Into how many independent groups the channels fall.
        data_format: "NCDHW".

    """

    def __init__(
        self,
        out_channel: int,
        kernel_size: int | Sequence[int],
        mode: int = 1,
        pad_mode: str = "valid",
        pad: int | Sequence[int] = 0,
        stride: int | Sequence[int] = 1,
        dilation: int | Sequence[int] = 1,
        group: int = 1,
        data_format: str = "NCDHW",
    ) -> None:
        super().__init__(kernel_size, pad_mode, pad, stride, dilation, group, 3)
        only("Conv3D(mode)", mode, (1,))
        only("Conv3D(data_format)", data_format, ("NCDHW",))
        self.out_channel = out_channel

    def __call__(self, x: Tensor, weight: Tensor) -> Tensor:
        self.check(weight, self.out_channel, "channels")
        return conv.conv3d(
            x, weight, None, self.stride, self.pad_mode, self.pad, self.dilation, self.group
        )


class Conv2DTranspose(_Convolution):
    """The gradient of `Conv2D` for its input: called with a gradient, the weight and the shape.

    Args:
        out_channel: The channels of the gradient.
        kernel_size: One number or two.
        pad_mode: "valid", "same" or "pad".
        pad: With "pad": one, two or four numbers.
        pad_list: Instead: four numbers.
        mode: 1.
        stride: One number or two.
        dilation: One number or two.
        group: Into how many independent groups the channels fall.
        data_format: "NCHW".

    """

    def __init__(
        self,
        out_channel: int,
        kernel_size: int,
        pad_mode: str = "valid",
        pad: int = 0,
        pad_list: Any = None,
        mode: int = 1,
        stride: int = 1,
        dilation: int = 1,
        group: int = 1,
        data_format: str = "NCHW",
    ) -> None:
        pads = pad if pad_list is None else tuple(pad_list)
        super().__init__(kernel_size, pad_mode, pads, stride, dilation, group, 2)
        only(f"{self.name}(data_format)", data_format, ("NCHW",))
        self.mode, self.out_channel = mode, out_channel

    def __call__(self, dout: Tensor, weight: Tensor, input_size: Sequence[int]) -> Tensor:
        self.check(weight, self.out_channel, "channels")
        if isinstance(input_size, Value):
            input_size = asnumpy(read(input_size)).tolist()
        size = tuple(int(n) for n in input_size)[2:]
        window = window_for(
            size, self.kernel_size, self.stride, self.pad_mode, self.pad, self.dilation, self.name
        )
        expected = (input_size[0], self.out_channel, *window.positions(*size))
        if tuple(dout.shape) != expected:
            text = f"a gradient {expected} for the input {tuple(input_size)}"
            raise ShapeError.of(self.name, text, tuple(dout.shape))
        return conv.convolve_back(dout, weight, window=window, size=size, group=self.group)


class Conv2DBackpropInput(Conv2DTranspose):
    """Another name of `Conv2DTranspose`."""


class Conv3DTranspose(_Convolution):
    """The input spread by a weight (in_channel, out_channel / group, *kernel_size).

    Args:
        in_channel: The channels of the input.
        out_channel: The channels of the output.
        kernel_size: One number or three.
        mode: 1.
        pad_mode: "valid", "same" or "pad".
        pad: With "pad": one, three or six numbers.
        stride: One number or three.
        dilation: One number or three.
        group: Into how many independent groups the channels fall.
        output_padding: With "pad": one number or three more at the far ends.
        data_format: "NCDHW".

    """

    def __init__(
        self,
        in_channel: int,
        out_channel: int,
        kernel_size: int | Sequence[int],
        mode: int = 1,
        pad_mode: str = "valid",
        pad: int | Sequence[int] = 0,
        stride: int | Sequence[int] = 1,
        dilation: int | Sequence[int] = 1,
        group: int = 1,
        output_padding: int | Sequence[int] = 0,
        data_format: str = "NCDHW",
    ) -> None:
        super().__init__(kernel_size, pad_mode, pad, stride, dilation, group, 3)
        only("Conv3DTranspose(mode)", mode, (1,))
        only("Conv3DTranspose(data_format)", data_format, ("NCDHW",))
        self.in_channel, self.out_channel = in_channel, out_channel
        self.output_padding = output_padding

    def __call__(self, dout: Tensor, weight: Tensor) -> Tensor:
        self.check(weight, self.in_channel, "out / group")
        return transposed(
            "Conv3DTranspose",
            dout,
            weight,
            None,
            self.stride,
            self.pad_mode,
            self.pad,
            self.dilation,
            self.group,
            self.output_padding,
        )


class DepthwiseConv2dNative(_Convolution):
    """Each channel convolved with its own filters, (channel_multiplier, channels, *kernel_size).

    The filters of a channel follow one another in the output.

    Args:
        channel_multiplier: How many filters a channel has.
        kernel_size: One number or two.
        mode: 3.
        pad_mode: "valid", "same" or "pad".
        pad: With "pad": one, two or four numbers.
        stride: One number or two.
        dilation: One number or two.
        group: Not read; each channel is a group.

    """

    def __init__(
        self,
        channel_multiplier: int,
        kernel_size: int,
        mode: int = 3,
        pad_mode: str = "valid",
        pad: int = 0,
        stride: int = 1,
        dilation: int = 1,
        group: int = 1,
    ) -> None:
        super().__init__(kernel_size, pad_mode, pad, stride, dilation, group, 2)
        only("DepthwiseConv2dNative(mode)", mode, (3,))
        self.channel_multiplier = channel_multiplier

    def __call__(self, x: Tensor, weight: Tensor) -> Tensor:
        self.check(weight, self.channel_multiplier, "channels")
        channels = weight.shape[1]
        filters = (channels * self.channel_multiplier, 1, *self.kernel_size)
        weight = reshape(swapaxes(weight, 0, 1), filters)
        return conv.conv2d(
            x, weight, None, self.stride, self.pad_mode, self.pad, self.dilation, channels
        )
