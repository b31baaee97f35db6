"""Pools as layers, whose stride is the window unless given."""

from __future__ import annotations

from collections.abc import Sequence

from engine import ops
from engine.nn.cell import Cell
from engine.typed import Tensor, TensorOrMore

from .functional import pooling

__all__ = ["AdaptiveMaxPool1d", "AvgPool1d", "AvgPool2d", "AvgPool3d", "MaxPool2d"]


class AdaptiveMaxPool1d(Cell):
    """The largest of each of so many cells that cover ([batch,] channels, length).

    Args:
        output_size: How many.
        return_indices: Whether to return where it was, too, int64.

    """

    def __init__(self, output_size: int, return_indices: bool = False) -> None:
        super().__init__()
        self.output_size, self.return_indices = output_size, return_indices

    def construct(self, input: Tensor) -> TensorOrMore:
        return ops.adaptive_max_pool1d(input, self.output_size, self.return_indices)

    def extend_repr(self) -> str:
        return f"output_size={self.output_size}, return_indices={self.return_indices}"


class AvgPool1d(Cell):
    """The mean of each window of ([batch,] channels, length).

    Args:
        kernel_size: The length of a window.
        stride: From one to the next; None: its length.
        padding: Zeros on both sides.
        ceil_mode: Whether a window that reaches over the far end counts too.
        count_include_pad: Whether the zeros count as elements.

    """

    def __init__(
        self,
        kernel_size: int,
        stride: int | None = None,
        padding: int = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
    ) -> None:
        super().__init__()
        self.arguments = (kernel_size, stride, padding, ceil_mode, count_include_pad)

    def construct(self, input: Tensor) -> Tensor:
        return pooling.avg_pool1d(input, *self.arguments)


class AvgPool2d(Cell):
    """The mean of each window of ([batch,] channels, height, width).

    Args:
        kernel_size: One number or two.
        stride: One number or two; None: the kernel size.
        padding: One number or two: zeros on both sides.
        ceil_mode: Whether a window that reaches over the far ends counts too.
        count_include_pad: Whether the zeros count as elements.
        divisor_override: What to divide by in place of the count; None: the count.

    >>> import engine
    >>> from engine import mint
    >>> mint.nn.AvgPool2d(2)(engine.ops.ones((1, 3, 4, 4))).shape
    (1, 3, 2, 2)

    """

    def __init__(
        self,
        kernel_size: int,
        stride: int | None = None,
        padding: int | Sequence[int] = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> None:
        super().__init__()
        self.arguments = (
            *(kernel_size, stride, padding, ceil_mode, count_include_pad),
            divisor_override,
        )

    def construct(self, input: Tensor) -> Tensor:
        return pooling.avg_pool2d(input, *self.arguments)


class AvgPool3d(Cell):
    """The mean of each window of ([batch,] channels, depth, height, width).

    Args are those of `AvgPool2d`, with three lengths for two.
    """

    def __init__(
        self,
        kernel_size: int,
        stride: int | Sequence[int] | None = None,
        padding: int = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> None:
        super().__init__()
        self.arguments = (
            *(kernel_size, stride, padding, ceil_mode, count_include_pad),
            divisor_override,
        )

    def construct(self, input: Tensor) -> Tensor:
        return pooling.avg_pool3d(input, *self.arguments)


class MaxPool2d(Cell):
    """The largest of each window of ([batch,] channels, height, width).

    Args:
        kernel_size: One number or two.
        stride: One number or two; None: the kernel size.
        padding: One number or two, at most half the window: borders of the lowest number.
        dilation: One number or two.
        return_indices: Whether to return where it was, too, int64.
        ceil_mode: Whether a window that reaches over the far ends counts too.

    """

    def __init__(
        self,
        kernel_size: int = 1,
        stride: int | None = None,
        padding: int = 0,
        dilation: int = 1,
        return_indices: bool = False,
        ceil_mode: bool = False,
    ) -> None:
        super().__init__()
        self.arguments = (kernel_size, stride, padding, dilation, return_indices, ceil_mode)

    def construct(self, input: Tensor) -> TensorOrMore:
        return ops.max_pool2d(input, *self.arguments)
