"""How like each other two batches of images are, and how an image changes from pixel to pixel."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine import ops
from engine.dtype import as_dtype, float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.tensor import Tensor

from .arguments import positive
from .container import CellList
from .conv import Conv2d
from .example import Example
from .pool import AvgPool2d

__all__ = ["MSSSIM", "PSNR", "SSIM", "ImageGradients"]

# Of five scales, by Wang et al.
_POWERS = (0.0448, 0.2856, 0.3001, 0.2363, 0.1333)


class ImageGradients(Cell):
    """The differences to the pixel below and to the pixel on the right; 0 at the last ones.

    Called with (batch, channels, height, width); returns both, each in that shape.

    Raises:
        ShapeError: If the images have other than four axes.

    >>> import engine
    >>> from engine import nn
    >>> down, right = nn.ImageGradients()(engine.Tensor([[[[1, 2], [3, 4]]]]))
    >>> down.asnumpy().tolist(), right.asnumpy().tolist()
    ([[[[2, 2], [0, 0]]]], [[[[1, 0], [1, 0]]]])

    """

    def construct(self, images: Tensor) -> tuple[Tensor, Tensor]:
        if len(images.shape) != 4:
            expected = "(batch, channels, height, width)"
            raise ShapeError.of("ImageGradients", expected, tuple(images.shape))
        down = ops.sub(images[:, :, 1:], images[:, :, :-1])
        right = ops.sub(images[:, :, :, 1:], images[:, :, :, :-1])
        last_row = ops.zeros_like(images[:, :, :1])
        last_column = ops.zeros_like(images[:, :, :, :1])
        return ops.concat((down, last_row), 2), ops.concat((right, last_column), 3)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((2, 1, 3, 4),))


class PSNR(Cell):
    """The peak signal-to-noise ratio of two batches of images, in decibels, one a pair, float32.

    Args:
        max_val: The range of the pixels: 255 for whole numbers of 8 bits.

    Called with two batches, each (batch, channels, height, width). Equal images give infinity.

    Raises:
        ArgumentTypeError: If `max_val` is no number.
        ArgumentValueError: If it is not above 0.
        ShapeError: If the batches differ in shape, or have other than four axes.

    >>> import engine
    >>> from engine import nn
    >>> one = engine.Tensor([[[[1, 2, 3, 4], [1, 2, 3, 4]]]])
    >>> nn.PSNR()(one, one + 2).asnumpy().round(4)
    array([-6.0206], dtype=float32)

    """

    def __init__(self, max_val: float = 1.0) -> None:
        super().__init__()
        self.max_val = _range("PSNR", max_val)

    def construct(self, img1: Tensor, img2: Tensor) -> Tensor:
        img1, img2 = _pair("PSNR", img1, img2)
        error = ops.mean(ops.square(ops.sub(img1, img2)), (1, 2, 3))
        alike = ops.equal(error, 0)
        ratio = ops.mul(ops.log(ops.where(alike, 1.0, error)), -10 / math.log(10))
        return ops.where(alike, math.inf, ops.add(ratio, 20 * math.log10(self.max_val)))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((2, 1, 3, 4), (2, 1, 3, 4)))


class _Similarity(Cell):
    """The arguments of structural similarity."""

    def _begin(self, max_val: Any, size: Any, sigma: Any, k1: Any, k2: Any) -> np.ndarray:
        """The Gaussian window, (1, 1, size, size), once the arguments are checked and kept."""
        where = type(self).__name__
        self.max_val = _range(where, max_val)
        self.filter_size = positive(f"{where}(filter_size)", size)
        for name, value in (("filter_sigma", sigma), ("k1", k1), ("k2", k2)):
            if not isinstance(value, float):
                raise ArgumentTypeError.of(f"{where}({name})", "a float", value)
        if sigma <= 0:
            raise ArgumentValueError.of(f"{where}(filter_sigma)", "a number above 0", sigma)
        self.c1, self.c2 = (k1 * max_val) ** 2, (k2 * max_val) ** 2
        at = np.arange(size) - (size - 1) / 2
        bell = np.exp(-(at**2) / (2 * sigma**2))
        window = bell[:, None] * bell / bell.sum() ** 2
        return window[None, None].astype(np.float32)

    def _compared(self, conv: Any, x: Any, y: Any) -> tuple[Any, Any]:
        """Luminance times contrast and structure, and the latter: each one a channel."""
        lead, rest = tuple(x.shape[:2]), tuple(x.shape[2:])
        if min(rest) < self.filter_size:
            expected = f"height and width from {self.filter_size}, the window's"
            raise ShapeError.of(type(self).__name__, expected, (*lead, *rest))
        x, y = (ops.reshape(image, (-1, 1, *rest)) for image in (x, y))
        mean_x, mean_y = conv(x), conv(y)
        product = ops.mul(mean_x, mean_y)
        squares = ops.add(ops.square(mean_x), ops.square(mean_y))
        luminance = ops.div(ops.add(ops.mul(product, 2), self.c1), ops.add(squares, self.c1))
        covariance = ops.sub(conv(ops.mul(x, y)), product)
        variances = ops.sub(conv(ops.add(ops.square(x), ops.square(y))), squares)
        contrast = ops.div(ops.add(ops.mul(covariance, 2), self.c2), ops.add(variances, self.c2))

        def by_channel(z: Any) -> Any:
            return ops.reshape(ops.mean(z, (1, 2, 3)), lead)

        return by_channel(ops.mul(luminance, contrast)), by_channel(contrast)


class SSIM(_Similarity):
    """The structural similarity of two batches of images, one number a pair; 1 for equal ones.

    Args:
        max_val: The range of the pixels: 255 for whole numbers of 8 bits.
        filter_size: The side of the Gaussian window.
        filter_sigma: The window's standard deviation.
        k1, k2: What steadies luminance, and contrast with structure.

    Called with two batches, each (batch, channels, height, width), of floats.

    Raises:
        ArgumentTypeError: If an argument has the wrong type, or the images hold no floats.
        ArgumentValueError: If an argument is not above 0.
        ShapeError: If the batches differ in shape, or are smaller than the window.

    Source: Wang et al., IEEE Transactions on Image Processing 13 (2004); without borders.

    >>> import engine
    >>> from engine import nn
    >>> images = engine.ops.ones((1, 3, 16, 16))
    >>> nn.SSIM()(images, images).asnumpy()
    array([1.], dtype=float32)

    """

    def __init__(
        self,
        max_val: float = 1.0,
        filter_size: int = 11,
        filter_sigma: float = 1.5,
        k1: float = 0.01,
        k2: float = 0.03,
    ) -> None:
        super().__init__()
        self.conv = _window(self._begin(max_val, filter_size, filter_sigma, k1, k2))

    def construct(self, img1: Tensor, img2: Tensor) -> Tensor:
        img1, img2 = _pair("SSIM", img1, img2, floats=True)
        return ops.mean(self._compared(self.conv, img1, img2)[0], 1)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(filter_size=2), ((2, 2, 3, 3), (2, 2, 3, 3)))


class MSSSIM(_Similarity):
    """The structural similarity at several scales, one number a pair; 1 for equal images.

    Args:
        max_val: The range of the pixels: 255 for whole numbers of 8 bits.
        power_factors: The weight of each scale; each has half the sides of the one before.
        filter_size: The side of the Gaussian window.
        filter_sigma: The window's standard deviation.
        k1, k2: What steadies luminance, and contrast with structure.

    Called as `SSIM`, with images of which the smallest scale is no smaller than the window.

    Raises:
        ArgumentTypeError: If an argument has the wrong type, or the images hold no floats.
        ArgumentValueError: If an argument is not above 0.
        ShapeError: If the batches differ in shape, or a scale is smaller than the window.

    Source: Wang, Simoncelli & Bovik, Asilomar Conference on Signals, Systems and Computers (2003).

    >>> import engine
    >>> from engine import nn
    >>> images = engine.ops.ones((1, 3, 32, 32))
    >>> nn.MSSSIM(power_factors=(0.5, 0.5))(images, images).asnumpy()
    array([1.], dtype=float32)

    """

    def __init__(
        self,
        max_val: float = 1.0,
        power_factors: Sequence[float] = _POWERS,
        filter_size: int = 11,
        filter_sigma: float = 1.5,
        k1: float = 0.01,
        k2: float = 0.03,
    ) -> None:
        super().__init__()
        if not isinstance(power_factors, tuple | list):
            expected = "a tuple or list"
            raise ArgumentTypeError.of("MSSSIM(power_factors)", expected, power_factors)
        window = self._begin(max_val, filter_size, filter_sigma, k1, k2)
        self.power_factors = tuple(power_factors)
        self.multi_convs_list = CellList([_window(window) for _ in power_factors])
        self.avg_pool = AvgPool2d(kernel_size=2, stride=2, pad_mode="valid")

    def construct(self, img1: Tensor, img2: Tensor) -> Tensor:
        img1, img2 = _pair("MSSSIM", img1, img2, floats=True)
        out: Any = None
        last = len(self.power_factors) - 1
        for k, (conv, power) in enumerate(
            zip(self.multi_convs_list, self.power_factors, strict=True)
        ):
            whole, contrast = self._compared(conv, img1, img2)
            part = ops.pow(ops.relu(whole if k == last else contrast), power)
            out = part if out is None else ops.mul(out, part)
            if k < last:
                img1, img2 = self.avg_pool(img1), self.avg_pool(img2)
        return ops.mean(out, 1)

    @classmethod
    def _example(cls) -> Example:
        shapes = ((2, 1, 4, 4), (2, 1, 4, 4))
        # Wide constants keep the similarity of random images above 0.
        return Example(cls(power_factors=(0.4, 0.6), filter_size=2, k1=1.0, k2=9.0), shapes)


def _window(weights: np.ndarray) -> Conv2d:
    """The mean below a window, which is not learned."""
    size = weights.shape[-1]
    conv = Conv2d(1, 1, size, pad_mode="valid", weight_init=Tensor(weights))
    conv.weight.requires_grad = False
    return conv


def _range(where: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(f"{where}(max_val)", "a number", value)
    if value <= 0:
        raise ArgumentValueError.of(f"{where}(max_val)", "a number above 0", value)
    return value


def _pair(where: str, first: Any, second: Any, floats: bool = False) -> tuple[Any, Any]:
    """Both batches, float32 at least."""
    for name, images in (("img1", first), ("img2", second)):
        if len(images.shape) != 4 or tuple(images.shape) != tuple(first.shape):
            expected = "(batch, channels, height, width) of both alike"
            raise ShapeError.of(f"{where}({name})", expected, tuple(images.shape))
        kind = as_dtype(images.dtype).numpy
        if floats and kind.kind in "biu":
            raise ArgumentTypeError(f"{where}({name}) expected floats, got {kind}.")
    small = as_dtype(first.dtype).itemsize < 8 or as_dtype(first.dtype).numpy.kind in "biu"
    return (ops.cast(first, float32), ops.cast(second, float32)) if small else (first, second)
