"""Images scaled and moved: each pixel a weighted mean of those about where it comes from."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.backend.kernels.taps import Taps
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .cast import cast
from .comparison import where
from .drawn import KEPT, drawn, keys
from .indexing import whole_array

__all__: list[str] = []


def _lanczos(radius: int) -> Callable[[Any], Any]:
    """Source: K. Turkowski, "Filters for common resampling tasks" (1990)."""

    def weight(apart: Any) -> Any:
        return np.where(apart <= radius, np.sinc(apart) * np.sinc(apart / radius), 0.0)

    return weight


def _mitchell(apart: Any) -> Any:
    """Source: Mitchell & Netravali, "Reconstruction filters in computer graphics" (1988)."""
    near = (7 * apart - 12) * apart * apart + 16 / 3
    far = ((-7 / 3 * apart + 12) * apart - 20) * apart + 32 / 3
    return np.where(apart < 1, near, np.where(apart < 2, far, 0.0)) / 6


def _box(apart: Any) -> Any:
    return np.where(apart < 0.5, 1.0, np.where(apart == 0.5, 0.5, 0.0))


# How far each reaches, and how much what lies so far apart counts.
_KERNELS: dict[str, tuple[float, Callable[[Any], Any]]] = {
    "lanczos1": (1.0, _lanczos(1)),
    "lanczos3": (3.0, _lanczos(3)),
    "lanczos5": (5.0, _lanczos(5)),
    "gaussian": (1.5, lambda apart: np.where(apart < 1.5, np.exp(-2 * apart * apart), 0.0)),
    "box": (0.5, _box),
    "triangle": (1.0, lambda apart: np.maximum(1 - apart, 0.0)),
    "keyscubic": (2.0, lambda apart: np.where(apart < 2, keys(apart, -0.5), 0.0)),
    "mitchellcubic": (2.0, _mitchell),
}


def scale_and_translate(
    images: Any,
    size: Any,
    scale: Any,
    translation: Any,
    kernel_type: str = "lanczos3",
    antialias: bool = True,
) -> Any:
    """(batch, *size, channels) float32: images scaled from their upper left corner, then moved.

    A pixel whose middle comes from beyond the image is 0. The gradient flows to the images.

    Args:
        images: (batch, height, width, channels) numbers.
        size: (2,) height and width of the result, from 1, int32.
        scale: (2,) by what heights and widths are multiplied, above 0, float32.
        translation: (2,) how far down and to the right it is moved then, in pixels, float32.
        kernel_type: What a pixel is a mean of: "lanczos1", "lanczos3", "lanczos5", "gaussian",
            "box", "triangle", "keyscubic" or "mitchellcubic".
        antialias: Whether it is of more pixels where images are made smaller.

    Raises:
        ArgumentTypeError: If a type is another.
        ArgumentValueError: If `kernel_type` is another word, or a size or scale not above 0.
        ShapeError: If the shapes are others.

    >>> import engine
    >>> image = engine.ops.arange(4.0).reshape((1, 2, 2, 1))
    >>> size, scale = engine.Tensor([2, 2], engine.int32), engine.Tensor([1.0, 1.0])
    >>> to_the_right = engine.Tensor([0.0, 1.0])
    >>> scale_and_translate(image, size, scale, to_the_right, "box").asnumpy()[0, :, :, 0]
    array([[0., 0.],
           [0., 2.]], dtype=float32)

    """
    _checked_options(images, kernel_type, antialias)
    lengths = asnumpy(whole_array("ScaleAndTranslate(size)", size))
    factors, moves = _floats("scale", scale), _floats("translation", translation)
    if lengths.shape != (2,):
        raise ShapeError.of("ScaleAndTranslate(size)", "(2,)", lengths.shape)
    for name, numbers in (("size", lengths), ("scale", factors)):
        if numbers.min() <= 0:
            expected = "numbers above 0"
            raise ArgumentValueError.of(f"ScaleAndTranslate({name})", expected, numbers.tolist())
    out, inside = cast(images, np.float32), []
    for axis in (1, 2):
        count = int(lengths[axis - 1])
        told = float(factors[axis - 1]), float(moves[axis - 1]), kernel_type, antialias
        taps, seen = _taps(images.shape[axis], count, *told)
        out = drawn(out, taps=taps, axis=axis)
        inside.append(seen)
    if inside[0].all() and inside[1].all():
        return out
    both = xp_of(out.array).asarray(inside[0][:, None] & inside[1])
    return where(Value.wrap(both[..., None]), out, 0.0)


def _checked_options(images: Any, kernel_type: Any, antialias: Any) -> None:
    if len(images.shape) != 4:
        expected = "(batch, height, width, channels)"
        raise ShapeError.of("ScaleAndTranslate(images)", expected, tuple(images.shape))
    if images.array.dtype.kind not in "iufV":
        kind = images.array.dtype
        raise ArgumentTypeError(f"ScaleAndTranslate(images) expected real numbers, got {kind}.")
    if not isinstance(kernel_type, str):
        raise ArgumentTypeError.of("ScaleAndTranslate(kernel_type)", "a str", kernel_type)
    if not isinstance(antialias, bool):
        raise ArgumentTypeError.of("ScaleAndTranslate(antialias)", "a bool", antialias)
    if kernel_type not in _KERNELS:
        expected = f"one of {list(_KERNELS)}"
        where_ = "ScaleAndTranslate(kernel_type)"
        raise ArgumentValueError.of(where_, expected, repr(kernel_type))


def _floats(name: str, given: Any) -> np.ndarray:
    found = asnumpy(read(given))
    if found.dtype != np.float32:
        raise ArgumentTypeError(f"ScaleAndTranslate({name}) expected float32, got {found.dtype}.")
    if found.shape != (2,):
        raise ShapeError.of(f"ScaleAndTranslate({name})", "(2,)", found.shape)
    return found


@functools.lru_cache(KEPT)
def _taps(
    length: int, size: int, scale: float, move: float, kernel: str, antialias: bool
) -> tuple[Taps, np.ndarray]:
    """Of which pixels of an axis each is a mean, and which come from within it.

    Places are computed in float32, as MindSpore's are: at the edge of a box a bit decides.
    """
    reach, weight = _KERNELS[kernel]
    inverse = np.float32(1.0 / scale)
    middles = (np.arange(size, dtype=np.float32) + np.float32(0.5)) * inverse
    middles = middles - inverse * np.float32(move)
    wide = np.float32(max(float(inverse), 1.0) if antialias else 1.0)
    half = np.float32(0.5)
    first = np.ceil(middles - np.float32(reach) * wide - half).clip(0, length - 1)
    last = np.floor(middles + np.float32(reach) * wide - half).clip(0, length - 1)
    inside = (middles >= 0) & (middles <= length)
    most = int((last - first)[inside].max(initial=0)) + 1
    pixels = first[:, None] + np.arange(most, dtype=np.float32)
    apart = np.abs((pixels + half - middles[:, None]) * (np.float32(1) / wide))
    shares = np.where(pixels <= last[:, None], weight(apart.astype(np.float64)), 0.0)
    total = shares.sum(1, keepdims=True)
    known = np.abs(total) > 1e-35
    shares = np.where(known, shares / np.where(known, total, 1.0), 0.0)
    return Taps(np.minimum(pixels, last[:, None]), shares, length), inside
