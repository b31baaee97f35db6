"""Pixels as other numbers: scaled, shifted, brought to mean 0 and deviation 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.dataset.description import single
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from . import arguments
from .image import ImageOperation, Operation, array_of

__all__ = ["LinearTransformation", "Normalize", "NormalizePad", "Rescale"]


class Rescale(Operation):
    """Pixels as `image * rescale + shift`, float32.

    Raises:
        ArgumentTypeError: If one is no number.

    """

    def __init__(self, rescale: float, shift: float) -> None:
        self.rescale = np.float32(arguments.number("Rescale(rescale)", rescale))
        self.shift = np.float32(arguments.number("Rescale(shift)", shift))

    def __call__(self, image: Any) -> np.ndarray:
        scaled = array_of("Rescale", image, lowest=0).astype(np.float32)
        scaled *= self.rescale
        scaled += self.shift
        return scaled

    on_batch = __call__

    def _graph(self) -> dict[str, Any]:
        return {"rescale": float(self.rescale), "shift": float(self.shift)}


class Normalize(ImageOperation):
    """Pixels as `(image - mean) / std`, channel by channel, float32.

    Args:
        mean: The mean of each channel, in the unit of the pixels; one is for all channels.
        std: The standard deviation of each channel, above 0, as many.
        is_hwc: Whether channels are the last axis; else they are the first of an image's three.

    Raises:
        ArgumentTypeError: If mean or std are no lists of numbers.
        ArgumentValueError: If their lengths differ, or a std is not above 0.
        ShapeError: When called: if the image has another number of channels.

    """

    def __init__(self, mean: Sequence[float], std: Sequence[float], is_hwc: bool = True) -> None:
        self.mean, self.std = _means("Normalize", mean, std)
        self.is_hwc = arguments.flag("Normalize(is_hwc)", is_hwc)

    def _of_array(self, image: np.ndarray) -> np.ndarray:
        channels = 1 if image.ndim == 2 else image.shape[-1 if self.is_hwc else -3]
        if len(self.mean) not in {1, channels}:
            raise ShapeError.of("Normalize", f"an image of {len(self.mean)} channels", image.shape)
        normal = image.astype(np.float32, order="C")
        if self.is_hwc and image.ndim > 2:
            _along_rows(normal, self.mean, self.std)
            return normal
        shape = (-1,) if image.ndim == 2 else (-1, 1, 1)
        normal -= self.mean.reshape(shape)
        normal /= self.std.reshape(shape)
        return normal

    _of_image = _of_array

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images at once; grey ones have no axis of channels."""
        if images.ndim != 3:
            return self._of_array(images)
        return self._of_array(images.reshape(-1, images.shape[-1])).reshape(images.shape)

    def _graph(self) -> dict[str, Any]:
        lists = {"mean": self.mean.tolist(), "std": self.std.tolist()}
        return {"device_target": "CPU", "is_hwc": self.is_hwc, **lists}


class NormalizePad(ImageOperation):
    """As `Normalize`, with one more channel of zeros behind the others.

    Args:
        mean: See `Normalize`.
        std: See `Normalize`.
        dtype: 'float32' or 'float16', of the result.
        is_hwc: See `Normalize`.

    Raises:
        ArgumentTypeError: As `Normalize`, and if `dtype` is no text.
        ArgumentValueError: As `Normalize`, and if `dtype` is another.
        ShapeError: As `Normalize`.

    """

    def __init__(
        self,
        mean: Sequence[float],
        std: Sequence[float],
        dtype: str = "float32",
        is_hwc: bool = True,
    ) -> None:
        self._normalize = Normalize(mean, std, is_hwc)
        if not isinstance(dtype, str):
            raise ArgumentTypeError.of("NormalizePad(dtype)", "a str", dtype)
        if dtype not in {"float32", "float16"}:
            raise ArgumentValueError.of("NormalizePad(dtype)", "'float32' or 'float16'", dtype)
        self.dtype = dtype

    def _of_array(self, image: np.ndarray) -> np.ndarray:
        is_hwc = self._normalize.is_hwc
        pixels = np.expand_dims(image, -1 if is_hwc else 0) if image.ndim == 2 else image
        return self._of_image(pixels)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        normal = self._normalize(image).astype(self.dtype)
        frame = [(0, 0)] * normal.ndim
        frame[-1 if self._normalize.is_hwc else -3] = (0, 1)
        return np.pad(normal, frame)

    def _graph(self) -> dict[str, Any]:
        told = self._normalize._graph()
        return {"dtype": self.dtype, **{name: told[name] for name in ("is_hwc", "mean", "std")}}


class LinearTransformation(Operation):
    """All pixels of an image as one row, less a mean and times a matrix, in the shape again.

    Args:
        transformation_matrix: Square, as long as an image has pixels and channels.
        mean_vector: As long.

    Raises:
        ArgumentTypeError: If they are no arrays; when called: if the image is none.
        ArgumentValueError: If they do not fit each other; when called: the image.

    """

    by_pillow = True

    def __init__(self, transformation_matrix: np.ndarray, mean_vector: np.ndarray) -> None:
        for name, one in (("matrix", transformation_matrix), ("mean_vector", mean_vector)):
            if not isinstance(one, np.ndarray):
                raise ArgumentTypeError.of(f"LinearTransformation({name})", "an array", one)
        lengths = {*transformation_matrix.shape, mean_vector.shape[0]}
        if transformation_matrix.ndim != 2 or len(lengths) != 1:
            got = f"shapes {transformation_matrix.shape} and {mean_vector.shape}"
            expected = "a square matrix and a mean as long"
            raise ArgumentValueError.of("LinearTransformation", expected, got)
        self.transformation_matrix = transformation_matrix
        self.mean_vector = mean_vector

    def __call__(self, np_img: np.ndarray) -> np.ndarray:
        if not isinstance(np_img, np.ndarray):
            raise ArgumentTypeError.of("LinearTransformation", "an array", np_img)
        if np_img.size != len(self.mean_vector):
            expected = f"an image of {len(self.mean_vector)} numbers"
            raise ArgumentValueError.of("LinearTransformation", expected, np_img.shape)
        row = np_img.reshape(1, -1) - self.mean_vector
        return np.dot(row, self.transformation_matrix).reshape(np_img.shape)

    def _graph(self) -> dict[str, Any]:
        return {"length": len(self.mean_vector)}


def _along_rows(pixels: np.ndarray, mean: np.ndarray, std: np.ndarray) -> None:
    """Subtract and divide in place, channels last, a whole row of pixels at a time."""
    width, channels = pixels.shape[-2:]
    rows = pixels.reshape(-1, width * channels)
    rows -= np.tile(np.broadcast_to(mean, channels), width)
    rows /= np.tile(np.broadcast_to(std, channels), width)


def _means(where: str, mean: Any, std: Any) -> tuple[np.ndarray, np.ndarray]:
    means, deviations = (_channels(f"{where}({n})", v) for n, v in (("mean", mean), ("std", std)))
    if len(means) != len(deviations) or not (deviations > 0).all():
        raise ArgumentValueError.of(where, f"{len(means)} numbers above 0 as std", std)
    return means, deviations


def _channels(where: str, values: Any) -> np.ndarray:
    if not isinstance(values, list | tuple | np.ndarray):
        raise ArgumentTypeError.of(where, "a list of numbers", values)
    return np.array([single(arguments.number(where, value)) for value in values], np.float32)
