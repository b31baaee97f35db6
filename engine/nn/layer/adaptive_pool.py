"""Adaptive pooling layers: so many cells, whatever the size of the input."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError
from engine.nn.cell import Cell
from engine.typed import Tensor, TensorOrMore

from .arguments import positive, truth
from .example import Example

__all__ = [
    "AdaptiveAvgPool1d",
    "AdaptiveAvgPool2d",
    "AdaptiveAvgPool3d",
    "AdaptiveMaxPool1d",
    "AdaptiveMaxPool2d",
    "AdaptiveMaxPool3d",
]


class _AdaptivePool(Cell):
    def __init__(self, output_size: int | Sequence[int | None]) -> None:
        super().__init__()
        where = f"{type(self).__name__}(output_size)"
        if not isinstance(output_size, int | tuple | list | None) or isinstance(output_size, bool):
            raise ArgumentTypeError.of(where, "an int or a tuple of ints", output_size)
        self.output_size: Any = output_size


class AdaptiveAvgPool1d(Cell):
    """The mean of each of `output_size` cells that cover (batch, channels, length).

    Args:
        output_size: How many cells.

    Raises:
        ArgumentTypeError: If output_size is no int.
        ArgumentValueError: If it is below 1.

    """

    def __init__(self, output_size: int) -> None:
        super().__init__()
        self.output_size = positive("AdaptiveAvgPool1d(output_size)", output_size)

    def construct(self, input: Tensor) -> Tensor:
        return ops.adaptive_avg_pool1d(input, self.output_size)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3), ((2, 3, 7),))


class AdaptiveAvgPool2d(_AdaptivePool):
    """The mean of each of `output_size` cells, down and across, that cover the input.

    Args:
        output_size: One number or two; None keeps that length.

    Raises:
        ArgumentTypeError: If output_size is no int and no tuple.
        ArgumentValueError: If it holds a number below 1, or other than two.

    """

    def construct(self, input: Tensor) -> Tensor:
        return ops.adaptive_avg_pool2d(input, self.output_size)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls((2, 4)), ((2, 4, 5, 6),))


class AdaptiveAvgPool3d(_AdaptivePool):
    """The mean of each of `output_size` cells over depth, height and width.

    Args:
        output_size: One number or three; None keeps that length.

    Raises:
        ArgumentTypeError: If output_size is no int and no tuple.
        ArgumentValueError: If it holds a number below 1, or other than three.

    """

    def construct(self, input: Tensor) -> Tensor:
        return ops.adaptive_avg_pool3d(input, self.output_size)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls((2, None, 1)), ((1, 2, 3, 2, 4),))


class AdaptiveMaxPool1d(Cell):
    """The largest of each of `output_size` cells that cover (batch, channels, length).

    Args:
        output_size: How many cells.

    Raises:
        ArgumentTypeError: If output_size is no int.
        ArgumentValueError: If it is below 1.

    """

    def __init__(self, output_size: int) -> None:
        super().__init__()
        self.output_size = positive("AdaptiveMaxPool1d(output_size)", output_size)

    def construct(self, input: Tensor) -> TensorOrMore:
        return ops.adaptive_max_pool1d(input, self.output_size)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3), ((2, 3, 7),))


class _AdaptiveMaxPool(_AdaptivePool):
    def __init__(
        self, output_size: int | Sequence[int | None], return_indices: bool = False
    ) -> None:
        super().__init__(output_size)
        self.return_indices = truth(f"{type(self).__name__}(return_indices)", return_indices)


class AdaptiveMaxPool2d(_AdaptiveMaxPool):
    """The largest of each of `output_size` cells, down and across, that cover the input.

    Args:
        output_size: One number or two; None keeps that length.
        return_indices: Also return where the largest was: its index in a channel's flattened
            input, int64.

    Raises:
        ArgumentTypeError: If output_size is no int and no tuple, or return_indices no bool.
        ArgumentValueError: If output_size holds a number below 1, or other than two.

    """

    def construct(self, input: Tensor) -> TensorOrMore:
        return ops.adaptive_max_pool2d(input, self.output_size, self.return_indices)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls((2, 4)), ((2, 2, 5, 6),))


class AdaptiveMaxPool3d(_AdaptiveMaxPool):
    """The largest of each of `output_size` cells over depth, height and width.

    Args:
        output_size: One number or three; None keeps that length.
        return_indices: Also return where the largest was: its index in a channel's flattened
            input, int32.

    Raises:
        ArgumentTypeError: If output_size is no int and no tuple, or return_indices no bool.
        ArgumentValueError: If output_size holds a number below 1, or other than three.

    """

    def construct(self, input: Tensor) -> TensorOrMore:
        return ops.adaptive_max_pool3d(input, self.output_size, self.return_indices)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls((2, None, 1)), ((1, 2, 3, 2, 4),))
