"""Pooling layers: the largest or the mean of windows that slide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.errors import ArgumentValueError
from engine.nn.cell import Cell
from engine.typed import Tensor, TensorOrMore

from .arguments import borders, first_axes, truth, window_sizes
from .example import Example

__all__ = ["AvgPool1d", "AvgPool2d", "AvgPool3d", "MaxPool1d", "MaxPool2d", "MaxPool3d"]


class _Pool(Cell):
    """The arguments and print of a window that slides."""

    def __init__(
        self, kernel_size: Any, stride: Any, pad_mode: str, padding: Any, ceil_mode: bool
    ) -> None:
        super().__init__()
        where = type(self).__name__
        borders(where, pad_mode, padding)
        self.kernel_size = window_sizes(f"{where}(kernel_size)", kernel_size)
        self.stride = stride
        if stride is not None:
            self.stride = window_sizes(f"{where}(stride)", stride)
        self.pad_mode, self.padding = pad_mode.upper(), padding
        self.ceil_mode = truth(f"{where}(ceil_mode)", ceil_mode)

    def extend_repr(self) -> str:
        stride = self.kernel_size if self.stride is None else self.stride
        return (
            f"kernel_size={self._printed(self.kernel_size)}, stride={self._printed(stride)}, "
            f"pad_mode={self.pad_mode}"
        )

    def _printed(self, lengths: Any) -> Any:
        return lengths


class _MaxPool(_Pool):
    """What the three kinds of max pooling share; a subclass says over how many axes."""

    def __init__(
        self,
        kernel_size: Any,
        stride: Any,
        pad_mode: str,
        padding: Any,
        dilation: Any,
        return_indices: bool,
        ceil_mode: bool,
    ) -> None:
        super().__init__(kernel_size, stride, pad_mode, padding, ceil_mode)
        where = type(self).__name__
        self.dilation = window_sizes(f"{where}(dilation)", dilation)
        self.return_indices = truth(f"{where}(return_indices)", return_indices)
        gaps = dilation if isinstance(dilation, tuple | list) else (dilation,)
        if pad_mode.lower() != "pad" and (return_indices or ceil_mode or any(n > 1 for n in gaps)):
            expected = f"dilation 1, no indices and no ceil_mode with pad_mode {pad_mode!r}"
            got = f"{dilation}, {return_indices} and {ceil_mode}"
            raise ArgumentValueError.of(where, expected, got, "say pad_mode='pad'")

    def _options(self) -> dict[str, Any]:
        return {
            "kernel_size": self.kernel_size,
            "stride": self.stride,
            "padding": self.padding,
            "dilation": self.dilation,
            "return_indices": self.return_indices,
            "ceil_mode": self.ceil_mode,
            "pad_mode": self.pad_mode,
        }


class MaxPool1d(_MaxPool):
    """The largest of each window of (batch, channels, length) or (channels, length).

    Args are those of `MaxPool2d` with one length for two.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range, or goes with another pad_mode.
        ShapeError: If the input is smaller than the window.

    """

    def __init__(
        self,
        kernel_size: int = 1,
        stride: int = 1,
        pad_mode: str = "valid",
        padding: int | Sequence[int] = 0,
        dilation: int | Sequence[int] = 1,
        return_indices: bool = False,
        ceil_mode: bool = False,
    ) -> None:
        super().__init__(
            kernel_size, stride, pad_mode, padding, dilation, return_indices, ceil_mode
        )

    def construct(self, x: Tensor) -> TensorOrMore:
        return ops.max_pool1d(x, **self._options())

    def _printed(self, lengths: Any) -> Any:
        ones = (1, 1) if self.pad_mode == "PAD" else (1,)
        return (*ones, *lengths) if isinstance(lengths, tuple | list) else (*ones, lengths)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 2, "pad", 1, ceil_mode=True), ((2, 3, 5),))


class MaxPool2d(_MaxPool):
    """The largest of each window of (batch, channels, height, width) or without the batch.

    Args:
        kernel_size: One number or two.
        stride: One number or two; 1 unless given, None: the kernel size.
        pad_mode: "valid", "same" or "pad".
        padding: With "pad": one number or two.
        dilation: With "pad": one number or two.
        return_indices: With "pad": also return where the largest was, int64.
        ceil_mode: With "pad": whether a window that reaches over the far ends counts too.
        data_format: "NCHW".

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range, or goes with another pad_mode.
        ShapeError: If the input is smaller than the window.

    >>> import engine
    >>> from engine import nn
    >>> nn.MaxPool2d(kernel_size=2, stride=2)(engine.ops.ones((1, 3, 4, 4))).shape
    (1, 3, 2, 2)

    """

    def __init__(
        self,
        kernel_size: int | Sequence[int] = 1,
        stride: int | Sequence[int] = 1,
        pad_mode: str = "valid",
        padding: int | Sequence[int] = 0,
        dilation: int | Sequence[int] = 1,
        return_indices: bool = False,
        ceil_mode: bool = False,
        data_format: str = "NCHW",
    ) -> None:
        super().__init__(
            kernel_size, stride, pad_mode, padding, dilation, return_indices, ceil_mode
        )
        first_axes("MaxPool2d", data_format)

    def construct(self, x: Tensor) -> TensorOrMore:
        return ops.max_pool2d(x, **self._options())

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 2, "pad", ceil_mode=True), ((2, 4, 5, 6),))


class MaxPool3d(_MaxPool):
    """The largest of each window of ([batch,] channels, depth, height, width).

    Args are those of `MaxPool2d` with three lengths for two.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range, or goes with another pad_mode.
        ShapeError: If the input is smaller than the window.

    >>> import engine
    >>> from engine import nn
    >>> nn.MaxPool3d(2, 2)(engine.ops.ones((1, 3, 4, 4, 6))).shape
    (1, 3, 2, 2, 3)

    """

    def __init__(
        self,
        kernel_size: int | Sequence[int] = 1,
        stride: int | Sequence[int] = 1,
        pad_mode: str = "valid",
        padding: int | Sequence[int] = 0,
        dilation: int | Sequence[int] = 1,
        return_indices: bool = False,
        ceil_mode: bool = False,
    ) -> None:
        super().__init__(
            kernel_size, stride, pad_mode, padding, dilation, return_indices, ceil_mode
        )

    def construct(self, x: Tensor) -> TensorOrMore:
        return ops.max_pool3d(x, **self._options())

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 1, "pad", dilation=2), ((1, 2, 3, 4, 3),))


class _AvgPool(_Pool):
    """What the three kinds of mean pooling share; a subclass says over how many axes."""

    def __init__(
        self,
        kernel_size: Any,
        stride: Any,
        pad_mode: str,
        padding: Any,
        ceil_mode: bool,
        count_include_pad: bool,
        divisor_override: int | None = None,
    ) -> None:
        super().__init__(kernel_size, stride, pad_mode, padding, ceil_mode)
        where = type(self).__name__
        if divisor_override is not None and divisor_override <= 0:
            expected = "a number from 1"
            raise ArgumentValueError.of(f"{where}(divisor_override)", expected, divisor_override)
        self.count_include_pad = truth(f"{where}(count_include_pad)", count_include_pad)
        self.divisor_override = divisor_override

    def _options(self) -> dict[str, Any]:
        return {
            "kernel_size": self.kernel_size,
            "stride": self.stride,
            "padding": self.padding,
            "ceil_mode": self.ceil_mode,
            "count_include_pad": self.count_include_pad,
            "pad_mode": self.pad_mode,
        }


class AvgPool1d(_AvgPool):
    """The mean of each window of (batch, channels, length) or (channels, length).

    Args are those of `AvgPool2d` with one length for two, without a divisor.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If the input is smaller than the window.

    """

    def __init__(
        self,
        kernel_size: int = 1,
        stride: int = 1,
        pad_mode: str = "valid",
        padding: int | Sequence[int] = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
    ) -> None:
        super().__init__(kernel_size, stride, pad_mode, padding, ceil_mode, count_include_pad)

    def construct(self, x: Tensor) -> Tensor:
        return ops.avg_pool1d(x, **self._options())

    def _printed(self, lengths: Any) -> Any:
        length = lengths[0] if isinstance(lengths, tuple | list) else lengths
        plain = self.pad_mode == "PAD" or self.ceil_mode or not self.count_include_pad
        return length if plain else (1, length)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 2), ((2, 3, 6),))


class AvgPool2d(_AvgPool):
    """The mean of each window of (batch, channels, height, width) or without the batch.

    Args:
        kernel_size: One number or two.
        stride: One number or two; 1 unless given, None: the kernel size.
        pad_mode: "valid", "same" (its borders count with ceil_mode alone) or "pad".
        padding: With "pad": one number, two or four.
        ceil_mode: Whether a window that reaches over the far ends counts too.
        count_include_pad: Whether borders given by `padding` count as elements of value 0.
        divisor_override: What to divide by instead of the count.
        data_format: "NCHW".

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If the input is smaller than the window.

    """

    def __init__(
        self,
        kernel_size: int | Sequence[int] = 1,
        stride: int | Sequence[int] = 1,
        pad_mode: str = "valid",
        padding: int | Sequence[int] = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
        data_format: str = "NCHW",
    ) -> None:
        super().__init__(
            kernel_size, stride, pad_mode, padding, ceil_mode, count_include_pad, divisor_override
        )
        first_axes("AvgPool2d", data_format)

    def construct(self, x: Tensor) -> Tensor:
        return ops.avg_pool2d(x, **self._options(), divisor_override=self.divisor_override)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 2, "pad", 1, count_include_pad=False), ((2, 4, 5, 6),))


class AvgPool3d(_AvgPool):
    """The mean of each window of ([batch,] channels, depth, height, width).

    Args are those of `AvgPool2d` with three lengths for two; borders of "same" count.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If the input is smaller than the window.

    >>> import engine
    >>> from engine import nn
    >>> nn.AvgPool3d(2, 2)(engine.ops.ones((1, 3, 4, 4, 6))).shape
    (1, 3, 2, 2, 3)

    """

    def __init__(
        self,
        kernel_size: int | Sequence[int] = 1,
        stride: int | Sequence[int] | None = 1,
        pad_mode: str = "valid",
        padding: int | Sequence[int] = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> None:
        super().__init__(
            kernel_size, stride, pad_mode, padding, ceil_mode, count_include_pad, divisor_override
        )

    def construct(self, x: Tensor) -> Tensor:
        return ops.avg_pool3d(x, **self._options(), divisor_override=self.divisor_override)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 2, "pad", 1, ceil_mode=True), ((1, 2, 3, 4, 3),))
