"""Windows cut out of images around points that are given as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, generator, xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .indexing import whole_array

__all__: list[str] = []

_NOISES = ("uniform", "gaussian", "zero")
# What the real MindSpore draws: its gaussian noise has this mean and this deviation.
_MEAN, _DEVIATION = 10.0, 0.5


def glimpse(
    x: Any,
    size: Any,
    offsets: Any,
    centered: bool = True,
    normalized: bool = True,
    uniform_noise: bool = True,
    noise: str = "uniform",
) -> Any:
    """(batch, *size, channels): a window of each image, with noise where it leaves it. No gradient.

    Args:
        x: (batch, height, width, channels) float32.
        size: (2,) height and width of the windows, from 1, int32.
        offsets: (batch, 2) float32: y and x of the middle of each window.
        centered: Whether (0, 0) is the middle of the image and distances are in half pixels; else
            it is the upper left corner and they are in pixels.
        normalized: Whether distances are in heights and widths of the image instead of pixels.
        uniform_noise: Whether noise is uniform, whatever `noise` says; that must say so, too.
        noise: "uniform", from -1 to 1; "gaussian", of mean 10 and deviation 0.5, as MindSpore's is;
            or "zero". What is drawn follows `set_seed`.

    Raises:
        ArgumentTypeError: If a type is another.
        ArgumentValueError: If `noise` is another word, or a size not above 0.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> image = engine.ops.arange(9.0).reshape((1, 3, 3, 1))
    >>> at, size = engine.Tensor([[1.0, 1.0]]), engine.Tensor([2, 2], engine.int32)
    >>> glimpse(image, size, at, centered=False, normalized=False).asnumpy()[0, :, :, 0]
    array([[0., 1.],
           [3., 4.]], dtype=float32)

    """
    _checked_options(centered, normalized, uniform_noise, noise)
    shape = _checked_inputs(x, size, offsets)
    lengths = np.array(x.shape[1:3], np.float32)
    middle: Any = asnumpy(read(offsets)).astype(np.float32)
    middle = middle * lengths if normalized else middle
    middle = (middle + lengths) / 2 if centered else middle
    corners = np.trunc(middle - np.array(shape, np.float32) / 2)
    array = read(x)
    xp = xp_of(array)
    points = [
        xp.asarray(corners[:, k].astype(np.int64))[:, None] + xp.arange(shape[k]) for k in (0, 1)
    ]
    inside = [(one >= 0) & (one < n) for one, n in zip(points, x.shape[1:3], strict=True)]
    rows, columns = (xp.clip(one, 0, n - 1) for one, n in zip(points, x.shape[1:3], strict=True))
    found = array[xp.arange(len(array))[:, None, None], rows[:, :, None], columns[:, None, :]]
    within = (inside[0][:, :, None] & inside[1][:, None, :])[..., None]
    return Value.wrap(xp.where(within, found, _noise(noise, found.shape)))


def _noise(kind: str, shape: tuple[int, ...]) -> Any:
    if kind == "zero":
        return np.float32(0)
    if kind == "uniform":
        return generator().random(shape, dtype=np.float32) * np.float32(2) - np.float32(1)
    drawn = generator().standard_normal(shape, dtype=np.float32)
    return drawn * np.float32(_DEVIATION) + np.float32(_MEAN)


def _checked_options(centered: Any, normalized: Any, uniform_noise: Any, noise: Any) -> None:
    options = {"centered": centered, "normalized": normalized, "uniform_noise": uniform_noise}
    for name, given in options.items():
        if not isinstance(given, bool):
            raise ArgumentTypeError.of(f"ExtractGlimpse({name})", "a bool", given)
    if not isinstance(noise, str):
        raise ArgumentTypeError.of("ExtractGlimpse(noise)", "a str", noise)
    allowed = _NOISES[:1] if uniform_noise else _NOISES
    if noise not in allowed:
        hint = "uniform_noise=False allows 'gaussian' and 'zero'" if uniform_noise else ""
        expected = f"one of {allowed}"
        raise ArgumentValueError.of("ExtractGlimpse(noise)", expected, repr(noise), hint)


def _checked_inputs(x: Any, size: Any, offsets: Any) -> tuple[int, int]:
    if len(x.shape) != 4:
        expected = "(batch, height, width, channels)"
        raise ShapeError.of("ExtractGlimpse(x)", expected, tuple(x.shape))
    for name, given in (("x", x), ("offsets", offsets)):
        if given.array.dtype != np.float32:
            where = f"ExtractGlimpse({name})"
            raise ArgumentTypeError(f"{where} expected float32, got {given.array.dtype}.")
    if tuple(offsets.shape) != (x.shape[0], 2):
        expected = f"({x.shape[0]}, 2)"
        raise ShapeError.of("ExtractGlimpse(offsets)", expected, tuple(offsets.shape))
    numbers = asnumpy(whole_array("ExtractGlimpse(size)", size))
    if numbers.shape != (2,):
        raise ShapeError.of("ExtractGlimpse(size)", "(2,)", numbers.shape)
    if numbers.min() < 1:
        raise ArgumentValueError.of("ExtractGlimpse(size)", "numbers from 1", numbers.tolist())
    return int(numbers[0]), int(numbers[1])
