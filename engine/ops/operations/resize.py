"""Operator classes that resize images, rows and volumes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy
from engine.backend.kernels.taps import Taps
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops.avg_pool import real
from engine.ops.drawn import cubic, drawn, linear, nearest
from engine.ops.window import lengths
from engine.typed import Shape, Tensor

from .operator_class import Primitive

__all__ = [
    "ResizeBicubic",
    "ResizeBilinear",
    "ResizeBilinearV2",
    "ResizeLinear1D",
    "ResizeNearestNeighbor",
    "ResizeNearestNeighborV2",
    "UpsampleNearest3D",
    "UpsampleTrilinear3D",
]


class _Resize(Primitive):
    """How centres are laid on each other, and the new size at the call."""

    def __init__(self, align_corners: bool = False, half_pixel_centers: bool = False) -> None:
        super().__init__()
        for name, value in (
            ("align_corners", align_corners),
            ("half_pixel_centers", half_pixel_centers),
        ):
            if not isinstance(value, bool):
                raise ArgumentTypeError.of(f"{self.name}({name})", "a bool", value)
        if align_corners and half_pixel_centers:
            expected = "not both align_corners and half_pixel_centers"
            raise ArgumentValueError.of(self.name, expected, "True and True")
        self.align_corners, self.half_pixel_centers = align_corners, half_pixel_centers
        self.rule = "half_pixel" if half_pixel_centers else "asymmetric"
        if align_corners:
            self.rule = "align_corners"

    def resized(self, x: Any, size: Any, table: Callable[..., Taps], rank: int = 2) -> Any:
        if len(x.shape) != rank + 2:
            expected = f"{rank} axes behind batch and channels"
            raise ShapeError.of(self.name, expected, tuple(x.shape))
        size = sizes_of(size, rank, f"{self.name}(size)")
        for k, target in enumerate(size):
            length = x.shape[k + 2]
            x = drawn(x, taps=table(length, target, length / target, self.rule), axis=k + 2)
        return x


def sizes_of(size: Any, rank: int, where: str) -> tuple[int, ...]:
    """The new lengths from a number, a tuple, a list or a tensor.

    Raises:
        ArgumentTypeError: If they are no whole numbers.
        ArgumentValueError: If there are not so many, or one is below 1.

    """
    if isinstance(size, Value):
        size = asnumpy(read(size)).reshape(-1).tolist()
    return lengths(size, rank, where)


class ResizeNearestNeighborV2(_Resize):
    """The images at a new size, each pixel the nearest one; called with images and size."""

    def __call__(self, image: Tensor, size: Tensor | Sequence[int]) -> Tensor:
        return self.resized(image, size, nearest)


class ResizeNearestNeighbor(_Resize):
    """The images at a new size, each pixel the nearest one.

    Args:
        size: Height and width.
        align_corners: Whether the outermost pixels lie on the outermost.
        half_pixel_centers: Whether pixels are taken at their middle, not at their start.

    """

    def __init__(
        self, size: Sequence[int], align_corners: bool = False, half_pixel_centers: bool = False
    ) -> None:
        super().__init__(align_corners, half_pixel_centers)
        if not isinstance(size, tuple | list):
            raise ArgumentTypeError.of("ResizeNearestNeighbor(size)", "a tuple or a list", size)
        self.size = sizes_of(size, 2, "ResizeNearestNeighbor(size)")

    def __call__(self, input_x: Tensor) -> Tensor:
        return self.resized(input_x, self.size, nearest)


class ResizeBilinearV2(_Resize):
    """The images at a new size, on straight lines between pixels; called with images and size."""

    def __call__(self, image: Tensor, size: Shape | Tensor) -> Tensor:
        return self.resized(real(image), size, linear)


class ResizeBilinear(_Resize):
    """The images at a new size, on straight lines between pixels: the older form.

    Args:
        size: Height and width.
        align_corners: Whether the outermost pixels lie on the outermost.
        half_pixel_centers: Whether pixels are taken at their middle, not at their start.

    """

    def __init__(
        self, size: Sequence[int], align_corners: bool = False, half_pixel_centers: bool = False
    ) -> None:
        super().__init__(align_corners, half_pixel_centers)
        if not isinstance(size, tuple | list):
            raise ArgumentTypeError.of("ResizeBilinear(size)", "a tuple or a list", size)
        self.size = sizes_of(size, 2, "ResizeBilinear(size)")

    def __call__(self, x: Tensor) -> Tensor:
        return self.resized(real(x), self.size, linear)


class ResizeBicubic(_Resize):
    """The images at a new size, on cubics through four pixels; called with images and size."""

    def __call__(self, images: Tensor, size: Shape | Tensor) -> Tensor:
        return self.resized(real(images), size, cubic)


class ResizeLinear1D(Primitive):
    """Rows at a new length, on straight lines; called with (batch, channels, length) and size."""

    def __init__(self, coordinate_transformation_mode: str = "align_corners") -> None:
        super().__init__()
        mode = coordinate_transformation_mode
        if not isinstance(mode, str):
            where = "ResizeLinear1D(coordinate_transformation_mode)"
            raise ArgumentTypeError.of(where, "a str", mode)
        if mode not in {"align_corners", "half_pixel"}:
            where = "ResizeLinear1D(coordinate_transformation_mode)"
            raise ArgumentValueError.of(where, "'align_corners' or 'half_pixel'", repr(mode))
        self.align_corners = mode == "align_corners"

    def __call__(self, x: Tensor, size: Shape | Tensor) -> Tensor:
        size = sizes_of(size, 1, "ResizeLinear1D(size)")
        return ops.interpolate(x, size, None, "linear", self.align_corners)


class UpsampleNearest3D(Primitive):
    """Volumes at a new size, each element the nearest; called with volumes, size and scales.

    One of size and scales is None.
    """

    def __call__(
        self,
        x: Tensor,
        output_size: Sequence[int] | None = None,
        scales: float | Sequence[float] | None = None,
    ) -> Tensor:
        size = None if output_size is None else sizes_of(output_size, 3, "UpsampleNearest3D(size)")
        return ops.interpolate(x, size, scales, "nearest")


class UpsampleTrilinear3D(Primitive):
    """Volumes at a new size, on straight lines; called with volumes, size and scales.

    One of size and scales is None.
    """

    def __init__(self, align_corners: bool = False) -> None:
        super().__init__()
        self.align_corners = align_corners

    def __call__(
        self,
        x: Tensor,
        output_size: Sequence[int] | None = None,
        scales: float | Sequence[float] | None = None,
    ) -> Tensor:
        where = "UpsampleTrilinear3D(size)"
        size = None if output_size is None else sizes_of(output_size, 3, where)
        return ops.interpolate(x, size, scales, "trilinear", self.align_corners)
