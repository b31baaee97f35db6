"""Operator classes that unfold, sample and normalise."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops import col2im, grid, morphology, permute, reshape, unfold
from engine.ops.fold import window_columns
from engine.ops.window import window_for
from engine.typed import Tensor

from .operator_class import REQUIRED, Primitive, configured

__all__ = [
    "LRN",
    "AffineGrid",
    "Col2Im",
    "Dilation2D",
    "ExtractImagePatches",
    "GridSampler2D",
    "GridSampler3D",
    "Im2Col",
]

Dilation2D = configured(
    "Dilation2D",
    morphology.dilation,
    morphology.dilation.__doc__ or "",
    stride=REQUIRED,
    dilation=REQUIRED,
    pad_mode="valid",
    data_format="NCHW",
)


class Im2Col(Primitive):
    """What lies below each position of a window: (batch, channels, elements, positions)."""

    def __init__(
        self,
        ksizes: int | Sequence[int],
        strides: int | Sequence[int] = 1,
        dilations: int | Sequence[int] = 1,
        pads: int | Sequence[int] = 0,
    ) -> None:
        super().__init__()
        self.ksizes, self.strides, self.dilations, self.pads = ksizes, strides, dilations, pads

    def __call__(self, x: Tensor) -> Tensor:
        if len(x.shape) != 4:
            raise ShapeError.of("Im2Col", "(batch, channels, height, width)", tuple(x.shape))
        columns = unfold(x, self.ksizes, self.dilations, self.pads, self.strides)
        batch, rows, positions = columns.shape
        return reshape(columns, (batch, x.shape[1], rows // x.shape[1], positions))


class Col2Im(Primitive):
    """Columns (batch, channels, elements, positions) summed into images of a size."""

    def __init__(
        self,
        kernel_size: int | Sequence[int],
        dilation: int | Sequence[int] = 1,
        padding: int | Sequence[int] = 0,
        stride: int | Sequence[int] = 1,
    ) -> None:
        super().__init__()
        self.kernel_size, self.dilation = kernel_size, dilation
        self.padding, self.stride = padding, stride

    def __call__(self, x: Tensor, output_size: Tensor) -> Tensor:
        return col2im(x, output_size, self.kernel_size, self.dilation, self.padding, self.stride)


class ExtractImagePatches(Primitive):
    """What lies below each position of a window, as channels; those of one element together.

    Args:
        ksizes: Height and width of the window, alone or behind (1, 1).
        strides: Steps down and across, likewise.
        rates: Distances between the elements of the window, likewise.
        padding: "valid" or "same", in any case.

    """

    def __init__(
        self,
        ksizes: int | Sequence[int],
        strides: Sequence[int],
        rates: Sequence[int],
        padding: str = "VALID",
    ) -> None:
        super().__init__()
        self.ksizes = _two("ExtractImagePatches(ksizes)", ksizes)
        self.strides = _two("ExtractImagePatches(strides)", strides)
        self.rates = _two("ExtractImagePatches(rates)", rates)
        where = "ExtractImagePatches(padding)"
        if not isinstance(padding, str):
            raise ArgumentTypeError.of(where, "a str", padding)
        if padding.lower() not in {"valid", "same"}:
            raise ArgumentValueError.of(where, "'valid' or 'same'", repr(padding))
        self.padding = padding.lower()

    def __call__(self, input_x: Tensor) -> Tensor:
        shape = tuple(input_x.shape)
        if len(shape) != 4:
            raise ShapeError.of(self.name, "(batch, channels, height, width)", shape)
        window = window_for(
            shape, self.ksizes, self.strides, self.padding, 0, self.rates, self.name
        )
        columns = window_columns(input_x, window=window)
        batch, channels, elements = shape[0], shape[1], math.prod(self.ksizes)
        positions = window.positions(*shape[2:])
        split = reshape(columns, (batch, channels, elements, *positions))
        return reshape(permute(split, (0, 2, 1, 3, 4)), (batch, elements * channels, *positions))


def _two(where: str, value: Any) -> tuple[int, int]:
    if not isinstance(value, tuple | list):
        raise ArgumentTypeError.of(where, "a tuple or a list", value)
    numbers = tuple(value)
    if numbers[:2] == (1, 1) and len(numbers) == 4:
        numbers = numbers[2:]
    if len(numbers) != 2 or not all(isinstance(n, int) and n > 0 for n in numbers):
        raise ArgumentValueError.of(where, "two numbers from 1", value)
    return numbers[0], numbers[1]


class LRN(Primitive):
    """Each element divided by what its neighbours in other channels add up to."""

    def __init__(
        self,
        depth_radius: int = 5,
        bias: float = 1.0,
        alpha: float = 1.0,
        beta: float = 0.5,
        norm_region: str = "ACROSS_CHANNELS",
    ) -> None:
        super().__init__()
        self.options = (depth_radius, bias, alpha, beta, norm_region)

    def __call__(self, x: Tensor) -> Tensor:
        return ops.lrn(x, *self.options)


class _GridSampler(Primitive):
    def __init__(
        self,
        interpolation_mode: str = "bilinear",
        padding_mode: str = "zeros",
        align_corners: bool = False,
    ) -> None:
        super().__init__()
        self.interpolation_mode, self.padding_mode = interpolation_mode, padding_mode
        self.align_corners = align_corners

    def __call__(self, input_x: Tensor, grid_points: Tensor) -> Tensor:
        return grid.grid_sample(
            input_x, grid_points, self.interpolation_mode, self.padding_mode, self.align_corners
        )


class GridSampler2D(_GridSampler):
    """Images at the points of a grid."""


class GridSampler3D(_GridSampler):
    """Volumes at the points of a grid."""


class AffineGrid(Primitive):
    """The grid of an affine map; called with its matrix and the size of the output."""

    def __init__(self, align_corners: bool = False) -> None:
        super().__init__()
        self.align_corners = align_corners

    def __call__(self, theta: Tensor, output_size: Sequence[int]) -> Tensor:
        return grid.affine_grid(theta, output_size, self.align_corners)
