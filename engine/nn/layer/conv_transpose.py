"""Transposed convolutions as layers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.ops.conv_transpose import check_extra
from engine.ops.window import lengths, pair
from engine.typed import DTypeLike, Initial, Tensor

from .arguments import positive
from .conv import Convolution, along_the_last, check_channels
from .example import Example

__all__ = ["Conv1dTranspose", "Conv2dTranspose", "Conv3dTranspose"]


class Conv2dTranspose(Convolution):
    """The input spread by filters that are learned: the gradient of a `Conv2d`, used forwards.

    Args are those of `Conv2d`, and:
        output_padding: With pad_mode "pad": rows and columns of 0 more at the output's far ends,
            less than the stride or the dilation, behind the bias; `ops.conv_transpose2d` has what
            the filters reach there instead, as `Conv3dTranspose` has.

    MindSpore 1 had no `output_padding`: a bool where the group stands is `has_bias` in its order.

    The weight has the shape (in_channels, out_channels / group, kernel).
    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] = 1,
        pad_mode: str = "same",
        padding: int | Sequence[int] = 0,
        output_padding: int | Sequence[int] = 0,
        dilation: int | Sequence[int] = 1,
        group: int = 1,
        has_bias: bool = False,
        weight_init: Initial | None = None,
        bias_init: Initial | None = None,
        dtype: DTypeLike = float32,
    ) -> None:
        if isinstance(group, bool):
            first: Any = (output_padding, dilation, group, has_bias, weight_init)
            dilation, group, has_bias, weight_init, bias_init = first
            weight_init = None if weight_init is False else weight_init  # it was not given
            output_padding = 0
        kernel = pair(kernel_size, "Conv2dTranspose(kernel_size)")
        check_channels("Conv2dTranspose", in_channels, out_channels, group)
        super().__init__(
            in_channels,
            out_channels,
            kernel,
            pair(stride, "Conv2dTranspose(stride)"),
            pad_mode,
            padding,
            pair(dilation, "Conv2dTranspose(dilation)"),
            group,
            has_bias,
            weight_init,
            bias_init,
            "NCHW",
            dtype,
            (in_channels, out_channels // group, *kernel),
            out_channels // group * math.prod(kernel),
        )
        self.output_padding = pair(output_padding, "Conv2dTranspose(output_padding)", 0)

    def construct(self, x: Tensor) -> Tensor:
        check_extra(
            "Conv2dTranspose",
            self.output_padding,
            self.stride,
            self.dilation,
            self.pad_mode.lower(),
        )
        out = ops.conv2d_transpose(
            x,
            self.weight,
            self.bias,
            self.stride,
            self.pad_mode,
            self.padding,
            self.dilation,
            self.group,
        )
        below, right = self.output_padding
        return ops.pad(out, (0, right, 0, below)) if below or right else out

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4, 2, 3, 2, has_bias=True), ((2, 4, 5, 6),))


class Conv1dTranspose(Convolution):
    """The input (batch, in_channels, length) spread by filters that are learned.

    Args are those of `Conv1d`. The weight has the shape
    (in_channels, out_channels / group, 1, kernel_size).

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine import nn
    >>> nn.Conv1dTranspose(3, 8, 4, stride=2)(engine.ops.ones((1, 3, 5))).shape
    (1, 8, 10)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int,
        stride: int = 1,
        pad_mode: str = "same",
        padding: int = 0,
        dilation: int = 1,
        group: int = 1,
        has_bias: bool = False,
        weight_init: Initial | None = None,
        bias_init: Initial | None = None,
        dtype: DTypeLike = float32,
    ) -> None:
        kernel = (1, positive("Conv1dTranspose(kernel_size)", kernel_size))
        check_channels("Conv1dTranspose", in_channels, out_channels, group)
        super().__init__(
            in_channels,
            out_channels,
            kernel,
            (1, positive("Conv1dTranspose(stride)", stride)),
            pad_mode,
            along_the_last("Conv1dTranspose", padding),
            (1, positive("Conv1dTranspose(dilation)", dilation)),
            group,
            has_bias,
            weight_init,
            bias_init,
            "NCHW",
            dtype,
            (in_channels, out_channels // group, *kernel),
            out_channels // group * kernel_size,
        )

    def construct(self, x: Tensor) -> Tensor:
        out = ops.conv2d_transpose(
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
        return Example(cls(4, 2, 3, 2, group=2, has_bias=True), ((2, 4, 5),))


class Conv3dTranspose(Convolution):
    """The input (batch, in_channels, depth, height, width) spread by filters that are learned.

    Args are those of `Conv3d`, and:
        output_padding: With pad_mode "pad": one number or three more at the output's far ends,
            less than the stride or the dilation.

    The weight has the shape (in_channels, out_channels / group, *kernel_size).

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine import nn
    >>> nn.Conv3dTranspose(3, 8, 2, stride=2)(engine.ops.ones((1, 3, 2, 3, 4))).shape
    (1, 8, 4, 6, 8)

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
        output_padding: int | Sequence[int] = 0,
        has_bias: bool = False,
        weight_init: Initial | None = None,
        bias_init: Initial | None = None,
        data_format: str = "NCDHW",
        dtype: DTypeLike = float32,
    ) -> None:
        where = "Conv3dTranspose"
        kernel = lengths(kernel_size, 3, f"{where}(kernel_size)")
        check_channels(where, in_channels, out_channels, group)
        super().__init__(
            in_channels,
            out_channels,
            kernel,
            lengths(stride, 3, f"{where}(stride)"),
            pad_mode,
            padding,
            lengths(dilation, 3, f"{where}(dilation)"),
            group,
            has_bias,
            weight_init,
            bias_init,
            data_format,
            dtype,
            (in_channels, out_channels // group, *kernel),
            out_channels // group * math.prod(kernel),
        )
        self.output_padding = lengths(output_padding, 3, f"{where}(output_padding)", 0)

    def construct(self, x: Tensor) -> Tensor:
        out = ops.conv3d_transpose(
            x,
            self.weight,
            self.pad_mode,
            self.padding,
            self.stride,
            self.dilation,
            self.group,
            self.output_padding,
        )
        return out if self.bias is None else ops.bias_add(out, self.bias)

    @classmethod
    def _example(cls) -> Example:
        example = cls(2, 2, 2, 2, "pad", 1, group=2, output_padding=1, has_bias=True)
        return Example(example, ((2, 2, 2, 2, 3),))
