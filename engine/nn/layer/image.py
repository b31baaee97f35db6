"""Layers that rearrange, resize and crop images."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.ops.operations.resize import ResizeBilinearV2
from engine.ops.operations.windows import ExtractImagePatches
from engine.typed import Tensor

from .arguments import positive, truth
from .example import Example

__all__ = [
    "LRN",
    "CentralCrop",
    "ChannelShuffle",
    "PixelShuffle",
    "PixelUnshuffle",
    "ResizeBilinear",
    "Unfold",
    "Upsample",
]


class PixelShuffle(Cell):
    """Each pixel's channels laid out as a square of pixels: (…, channels, height, width).

    Args:
        upscale_factor: The side of the square.

    Raises:
        ArgumentTypeError: If the factor is no int.
        ArgumentValueError: If it is below 1.
        ShapeError: If the channels do not divide by its square.

    """

    def __init__(self, upscale_factor: int) -> None:
        super().__init__()
        self.upscale_factor = upscale_factor

    def construct(self, input: Tensor) -> Tensor:
        return ops.pixel_shuffle(input, self.upscale_factor)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2), ((1, 8, 2, 3),))


class PixelUnshuffle(Cell):
    """Each square of pixels as channels: undoes `PixelShuffle`.

    Args:
        downscale_factor: The side of the square.

    Raises:
        ArgumentTypeError: If the factor is no int.
        ArgumentValueError: If it is below 1.
        ShapeError: If height or width do not divide by it.

    """

    def __init__(self, downscale_factor: int) -> None:
        super().__init__()
        self.downscale_factor = downscale_factor

    def construct(self, input: Tensor) -> Tensor:
        return ops.pixel_unshuffle(input, self.downscale_factor)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2), ((1, 2, 4, 6),))


class ChannelShuffle(Cell):
    """The channels dealt out anew: the first of each group, then the second of each, and so on.

    Args:
        groups: Into how many groups the channels fall.

    Raises:
        ArgumentTypeError: If groups is no int.
        ArgumentValueError: If it is below 1.
        ShapeError: If the channels do not divide by it.

    """

    def __init__(self, groups: int) -> None:
        super().__init__()
        self.groups = positive("ChannelShuffle(groups)", groups)

    def construct(self, x: Tensor) -> Tensor:
        return ops.channel_shuffle(x, self.groups)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2), ((1, 6, 2, 3),))


class Upsample(Cell):
    """The input at another size; `ops.interpolate` says the rest.

    Args:
        size: One number or one an axis behind batch and channels; None: by `scale_factor`.
        scale_factor: One number or one an axis.
        mode: "nearest", "nearest-exact", "linear", "bilinear", "bicubic", "trilinear" or "area".
        align_corners: Whether the outermost elements lie on the outermost; not for "nearest" and
            "area".
        recompute_scale_factor: Whether distances are measured by the lengths.

    Raises:
        ArgumentTypeError: If an option has the wrong type.
        ArgumentValueError: If it is out of its range or goes with another mode.
        ShapeError: If the mode does not resize so many axes.

    >>> import engine
    >>> from engine import nn
    >>> nn.Upsample(scale_factor=2.0)(engine.Tensor([[[1.0, 2.0]]])).asnumpy()
    array([[[1., 1., 2., 2.]]], dtype=float32)

    """

    def __init__(
        self,
        size: Sequence[int] | None = None,
        scale_factor: float | None = None,
        mode: str = "nearest",
        align_corners: bool | None = None,
        recompute_scale_factor: bool | None = None,
    ) -> None:
        super().__init__()
        self.size, self.scale_factor, self.mode = size, scale_factor, mode
        self.align_corners = align_corners
        self.recompute_scale_factor = recompute_scale_factor

    def construct(self, x: Tensor) -> Tensor:
        return ops.interpolate(
            x,
            self.size,
            self.scale_factor,
            self.mode,
            self.align_corners,
            self.recompute_scale_factor,
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls((5, 3), mode="bicubic"), ((1, 2, 3, 4),))


class ResizeBilinear(Cell):
    """Images resized on straight lines between pixels, as scripts of MindSpore 1 call it.

    Called with the images (batch, channels, height, width), and either `size` (height, width) or
    `scale_factor`, a whole number; `align_corners` puts the outermost pixels on the outermost.

    Args:
        half_pixel_centers: Whether pixels are taken at their middle, not at their start.

    Raises:
        ArgumentTypeError: If an option has the wrong type.
        ArgumentValueError: If both or neither of size and factor are given, or corners are to be
            aligned with half_pixel_centers.

    >>> import engine
    >>> from engine import nn
    >>> nn.ResizeBilinear()(engine.Tensor([[[[0.0, 1.0]]]]), size=(1, 4)).asnumpy()
    array([[[[0. , 0.5, 1. , 1. ]]]], dtype=float32)

    """

    def __init__(self, half_pixel_centers: bool = False) -> None:
        super().__init__()
        self.half_pixel_centers = truth("ResizeBilinear(half_pixel_centers)", half_pixel_centers)

    def construct(
        self,
        x: Tensor,
        size: Sequence[int] | None = None,
        scale_factor: int | None = None,
        align_corners: bool = False,
    ) -> Tensor:
        if (size is None) == (scale_factor is None):
            expected = "one of size and scale_factor"
            raise ArgumentValueError.of("ResizeBilinear", expected, f"{size} and {scale_factor}")
        if scale_factor is not None:
            factor = positive("ResizeBilinear(scale_factor)", scale_factor)
            size = tuple(factor * n for n in x.shape[-2:])
        lengths: Any = size
        return ResizeBilinearV2(align_corners, self.half_pixel_centers)(x, lengths)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls())


class CentralCrop(Cell):
    """The middle of each image: (batch, channels, height, width) or (channels, height, width).

    Args:
        central_fraction: The share of height and width that is kept, above 0, up to 1.

    Raises:
        ArgumentTypeError: If the fraction is no float.
        ArgumentValueError: If it is out of its range.
        ShapeError: If the input has other axes.

    """

    def __init__(self, central_fraction: float) -> None:
        super().__init__()
        if not isinstance(central_fraction, float):
            raise ArgumentTypeError.of("CentralCrop(central_fraction)", "a float", central_fraction)
        if not 0 < central_fraction <= 1:
            where, expected = "CentralCrop(central_fraction)", "a number above 0, up to 1"
            raise ArgumentValueError.of(where, expected, central_fraction)
        self.central_fraction = central_fraction

    def construct(self, image: Tensor) -> Tensor:
        if len(image.shape) not in {3, 4}:
            expected = "(batch, channels, height, width) or (channels, height, width)"
            raise ShapeError.of("CentralCrop", expected, tuple(image.shape))
        kept = []
        for length in image.shape[-2:]:
            start = int((length - length * self.central_fraction) / 2)
            kept.append(slice(start, length - start))
        return ops.getitem(image, (..., *kept))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(0.5), ((2, 2, 5, 4),))


class LRN(Cell):
    """Each element divided by what its neighbours in other channels add up to; see `ops.lrn`.

    Args:
        depth_radius: How many channels on either side count.
        bias: What is added to their sum of squares.
        alpha: The factor of the sum.
        beta: The exponent.
        norm_region: "ACROSS_CHANNELS".

    Raises:
        ArgumentTypeError: If depth_radius is no int, or another number none.
        ArgumentValueError: If depth_radius is negative, or norm_region another.
        ShapeError: If the input has not four axes.

    """

    def __init__(
        self,
        depth_radius: int = 5,
        bias: float = 1.0,
        alpha: float = 1.0,
        beta: float = 0.5,
        norm_region: str = "ACROSS_CHANNELS",
    ) -> None:
        super().__init__()
        if isinstance(depth_radius, bool) or not isinstance(depth_radius, int):
            raise ArgumentTypeError.of("LRN(depth_radius)", "an int", depth_radius)
        if norm_region != "ACROSS_CHANNELS":
            raise ArgumentValueError.of("LRN(norm_region)", "'ACROSS_CHANNELS'", repr(norm_region))
        self.depth_radius, self.bias, self.alpha, self.beta = depth_radius, bias, alpha, beta
        self.norm_region = norm_region

    def construct(self, input_x: Tensor) -> Tensor:
        return ops.lrn(
            input_x, self.depth_radius, self.bias, self.alpha, self.beta, self.norm_region
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(1, 2.0, 0.5, 0.75), ((1, 4, 2, 3),))


class Unfold(Cell):
    """What lies below each position of a window, as channels.

    Args:
        ksizes: (1, height, width, 1) of the window.
        strides: (1, down, across, 1).
        rates: (1, down, across, 1): distances between the elements of the window.
        padding: "valid" or "same", in any case.

    Returns (batch, height * width * channels, positions down, positions across); of the new
    channels those of one element of the window lie together.

    Raises:
        ArgumentTypeError: If ksizes, strides or rates are no tuple and no list.
        ArgumentValueError: If they have another form, or padding is another.
        ShapeError: If the input has not four axes or is smaller than the window.

    """

    def __init__(
        self,
        ksizes: Sequence[int],
        strides: Sequence[int],
        rates: Sequence[int],
        padding: str = "valid",
    ) -> None:
        super().__init__()
        for name, value in (("ksizes", ksizes), ("strides", strides), ("rates", rates)):
            if not isinstance(value, tuple | list):
                raise ArgumentTypeError.of(f"Unfold({name})", "a tuple or a list", value)
            if len(value) != 4 or value[0] != 1 or value[3] != 1:
                expected = "(1, down, across, 1)"
                raise ArgumentValueError.of(f"Unfold({name})", expected, value)
        self.extract_image_patches = ExtractImagePatches(
            ksizes[1:3], strides[1:3], rates[1:3], padding
        )

    def construct(self, input_x: Tensor) -> Tensor:
        return self.extract_image_patches(input_x)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls([1, 2, 2, 1], [1, 2, 1, 1], [1, 1, 2, 1]), ((1, 2, 4, 5),))
