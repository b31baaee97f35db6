"""Pooling layers."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ArgumentValueError
from engine.nn.cell import Cell

from .arguments import borders, first_axes, truth, window_sizes
from .example import Example

__all__ = ["AdaptiveAvgPool2d", "AvgPool1d", "AvgPool2d", "MaxPool1d", "MaxPool2d"]


class _Pool(Cell):
    """The arguments and print of a window that slides."""

    def __init__(
        self, kernel_size: Any, stride: Any, pad_mode: str, padding: Any, ceil_mode: bool
    ) -> None:
        super().__init__()
        where = type(self).__name__
        borders(where, pad_mode, padding)
        self.kernel_size = window_sizes(f"{where}(kernel_size)", kernel_size)
        self.stride = window_sizes(f"{where}(stride)", stride)
        self.pad_mode, self.padding = pad_mode.upper(), padding
        self.ceil_mode = truth(f"{where}(ceil_mode)", ceil_mode)

    def extend_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, pad_mode={self.pad_mode}"


class MaxPool2d(_Pool):
    """The largest of each window of (batch, channels, height, width).

    Args:
        kernel_size: One number or two.
        stride: One number or two; 1 unless given.
        pad_mode: "valid", "same" or "pad".
        padding: With "pad": one number or two.
        dilation: One number or two.
        return_indices: Also return where the largest was, int64.
        ceil_mode: Whether a window that reaches over the far ends counts too.
        data_format: "NCHW".

    Raises:
        ArgumentValueError: If an argument is out of its range.
        ShapeError: If the input is smaller than the window.

    >>> import engine
    >>> from engine import nn
    >>> nn.MaxPool2d(kernel_size=2, stride=2)(engine.ops.ones((1, 3, 4, 4))).shape
    (1, 3, 2, 2)

    """

    def __init__(
        self,
        kernel_size: Any = 1,
        stride: Any = 1,
        pad_mode: str = "valid",
        padding: Any = 0,
        dilation: Any = 1,
        return_indices: bool = False,
        ceil_mode: bool = False,
        data_format: str = "NCHW",
    ) -> None:
        super().__init__(kernel_size, stride, pad_mode, padding, ceil_mode)
        first_axes("MaxPool2d", data_format)
        self.dilation = dilation
        self.return_indices = truth("MaxPool2d(return_indices)", return_indices)

    def construct(self, x: Any) -> Any:
        return ops.max_pool2d(
            x,
            self.kernel_size,
            self.stride,
            self.padding,
            self.dilation,
            self.return_indices,
            self.ceil_mode,
            pad_mode=self.pad_mode,
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 2, ceil_mode=True), ((2, 4, 5, 6),))


class AvgPool2d(_Pool):
    """The mean of each window of (batch, channels, height, width).

    Args:
        kernel_size: One number or two.
        stride: One number or two; 1 unless given.
        pad_mode: "valid", "same" (its borders do not count) or "pad".
        padding: With "pad": one number or two.
        ceil_mode: Whether a window that reaches over the far ends counts too.
        count_include_pad: Whether borders given by `padding` count as elements of value 0.
        divisor_override: What to divide by instead of the count.
        data_format: "NCHW".

    Raises:
        ArgumentValueError: If an argument is out of its range.
        ShapeError: If the input is smaller than the window.

    """

    def __init__(
        self,
        kernel_size: Any = 1,
        stride: Any = 1,
        pad_mode: str = "valid",
        padding: Any = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
        data_format: str = "NCHW",
    ) -> None:
        super().__init__(kernel_size, stride, pad_mode, padding, ceil_mode)
        first_axes("AvgPool2d", data_format)
        if divisor_override is not None and divisor_override <= 0:
            expected = "a number from 1"
            raise ArgumentValueError.of("AvgPool2d(divisor_override)", expected, divisor_override)
        self.count_include_pad = truth("AvgPool2d(count_include_pad)", count_include_pad)
        self.divisor_override = divisor_override

    def construct(self, x: Any) -> Any:
        return ops.avg_pool2d(
            x,
            self.kernel_size,
            self.stride,
            self.padding,
            self.ceil_mode,
            self.count_include_pad,
            self.divisor_override or 0,
            pad_mode=self.pad_mode,
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 2, "pad", 1, count_include_pad=False), ((2, 4, 5, 6),))


class MaxPool1d(_Pool):
    """The largest of each window of (batch, channels, length)."""

    def __init__(
        self,
        kernel_size: int = 1,
        stride: int = 1,
        pad_mode: str = "valid",
        padding: int = 0,
        dilation: int = 1,
    ) -> None:
        super().__init__(kernel_size, stride, pad_mode, padding, ceil_mode=False)
        self.dilation = dilation

    def construct(self, x: Any) -> Any:
        return ops.max_pool1d(
            x, self.kernel_size, self.stride, self.padding, self.dilation, pad_mode=self.pad_mode
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 2), ((2, 3, 6),))


class AvgPool1d(_Pool):
    """The mean of each window of (batch, channels, length)."""

    def __init__(
        self, kernel_size: int = 1, stride: int = 1, pad_mode: str = "valid", padding: int = 0
    ) -> None:
        super().__init__(kernel_size, stride, pad_mode, padding, ceil_mode=False)

    def construct(self, x: Any) -> Any:
        return ops.avg_pool1d(
            x, self.kernel_size, self.stride, self.padding, pad_mode=self.pad_mode
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 2), ((2, 3, 6),))


class AdaptiveAvgPool2d(Cell):
    """The mean of each of `output_size` cells that cover (…, height, width).

    Args:
        output_size: One number or two; None keeps that length.

    """

    def __init__(self, output_size: Any) -> None:
        super().__init__()
        self.output_size = output_size

    def construct(self, input: Any) -> Any:
        return ops.adaptive_avg_pool2d(input, self.output_size)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls((2, 4)), ((2, 4, 5, 6),))
