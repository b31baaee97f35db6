"""Batches whose images and labels are mixed with one another."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.dataset import draws
from engine.dataset.description import single
from engine.dataset.pixels.saturation import as_pixels
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from . import arguments
from .enums import ImageBatchFormat
from .image import Operation

__all__ = ["CutMixBatch", "MixUp", "MixUpBatch"]

Mixed = tuple[np.ndarray, np.ndarray]


class MixUp(Operation):
    """Each image and label of a batch mixed with another, float64.

    Args:
        batch_size: How many images a batch has; 1 mixes all of any batch with its first.
        alpha: Of the beta distribution that the parts are drawn from, above 0.
        is_single: Whether the other is the next of the batch, the last one's the first; else it
            is what the batch before was made to, and the first batch stays as it is.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range; when called: if the batch has another length.

    """

    by_pillow = True

    def __init__(self, batch_size: int, alpha: float, is_single: bool = True) -> None:
        self.batch_size = arguments.whole("MixUp(batch_size)", batch_size, 1)
        self.alpha = arguments.above_zero("MixUp(alpha)", alpha)
        self.is_single = arguments.flag("MixUp(is_single)", is_single)
        self._before: Mixed | None = None

    def __call__(self, image: np.ndarray, label: np.ndarray) -> Mixed:
        image, label = np.asarray(image), np.asarray(label)
        counts = {len(image), len(label)}
        if len(counts) > 1 or (self.batch_size not in {1, *counts}):
            got = f"{len(image)} images and {len(label)} labels"
            raise ArgumentValueError.of("MixUp", f"{self.batch_size} images and labels", got)
        part = draws.rng().beta(self.alpha, self.alpha, self.batch_size)
        if self.is_single:
            other = self._next(image), self._next(label)
        elif self._before is None:
            part, other = np.ones(self.batch_size), (image, label)
        else:
            other = self._before
        mixed = tuple(
            _along(part, one) * one + (1 - _along(part, one)) * another
            for one, another in zip((image, label), other, strict=True)
        )
        self._before = mixed[0], mixed[1]
        return self._before

    def _next(self, rows: np.ndarray) -> np.ndarray:
        """The row behind each; a batch size of 1 means the first, whatever there is."""
        return rows[:1] if self.batch_size == 1 else np.roll(rows, -1, axis=0)

    def _graph(self) -> dict[str, Any]:
        told = {"alpha": self.alpha, "batch_size": self.batch_size}
        return {**told, "is_single": self.is_single}


class MixUpBatch(Operation):
    """Each image and label of a batch mixed with a random other one, all to the same part.

    Images keep their number type, labels become float32.

    Args:
        alpha: Of the beta distribution that the part is drawn from, above 0.

    Raises:
        ArgumentTypeError: If it is no number.
        ArgumentValueError: If it is not above 0.
        ShapeError: When called: if images are not of four axes with one or three channels, or
            labels not one-hot, as many, of two axes or three.

    """

    def __init__(self, alpha: float = 1.0) -> None:
        self.alpha = arguments.above_zero("MixUpBatch(alpha)", alpha)

    def __call__(self, image: np.ndarray, label: np.ndarray) -> Mixed:
        image, label = np.asarray(image), np.asarray(label)
        _check_batch("MixUpBatch", image, label)
        if not {image.shape[1], image.shape[3]} & {1, 3}:
            raise ShapeError.of("MixUpBatch", "images of 1 or 3 channels", image.shape)
        part = np.float32(draws.rng().beta(self.alpha, self.alpha))
        order = draws.rng().permutation(len(image))
        kind = np.float64 if image.dtype == np.float64 else np.float32
        pixels, labels = image.astype(kind), label.astype(np.float32)
        parts = np.array([part, 1 - part], kind)
        images = as_pixels(parts[0] * pixels + parts[1] * pixels[order], image.dtype)
        return images, part * labels + (1 - part) * labels[order]

    def _graph(self) -> dict[str, Any]:
        return {"alpha": single(self.alpha)}


class CutMixBatch(Operation):
    """Each image of a batch, sometimes with a rectangle of a random other one; labels alike.

    Images keep their number type, labels become float32.

    Args:
        image_batch_format: Whether channels are the last axis or the second.
        alpha: Of the beta distribution that the rectangle's part of the image is drawn from.
        prob: How likely it is for each image, from 0 to 1.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.
        ShapeError: When called: if images are not of four axes with one or three channels, or
            labels not one-hot, as many, of two axes or three.

    """

    def __init__(
        self, image_batch_format: ImageBatchFormat, alpha: float = 1.0, prob: float = 1.0
    ) -> None:
        where = "CutMixBatch(image_batch_format)"
        self.image_batch_format = arguments.choice(where, image_batch_format, ImageBatchFormat)
        self.alpha = arguments.above_zero("CutMixBatch(alpha)", alpha)
        self.prob = arguments.probability("CutMixBatch(prob)", prob)

    def __call__(self, image: np.ndarray, label: np.ndarray) -> Mixed:
        image, label = np.asarray(image), np.asarray(label)
        _check_batch("CutMixBatch", image, label)
        last = self.image_batch_format is ImageBatchFormat.NHWC
        if image.shape[3 if last else 1] not in {1, 3}:
            raise ShapeError.of("CutMixBatch", "images of 1 or 3 channels", image.shape)
        images, labels = image.copy(), label.astype(np.float32)
        whole = labels.copy()
        pixels, source = (one if last else np.moveaxis(one, 1, -1) for one in (images, image))
        for number, other in enumerate(draws.rng().permutation(len(image))):
            part = draws.rng().beta(self.alpha, self.alpha)
            if not draws.chance(self.prob):
                continue
            rows, columns, kept = _rectangle(pixels.shape[1], pixels.shape[2], part)
            pixels[number, rows, columns] = source[other, rows, columns]
            labels[number] = kept * whole[number] + (1 - kept) * whole[other]
        return images, labels

    def _graph(self) -> dict[str, Any]:
        told = {"alpha": single(self.alpha), "prob": single(self.prob)}
        return {**told, "image_batch_format": int(self.image_batch_format)}


def _rectangle(height: int, width: int, part: float) -> tuple[slice, slice, np.float32]:
    """Rows and columns of a rectangle, and what part of the image is left beside it."""
    ratio = np.sqrt(1 - part)
    spans, area = [], 1
    for length in (height, width):
        half = int(length * ratio) // 2
        middle = draws.whole(0, length)
        first, last = (min(max(middle + way, 0), length - 1) for way in (-half, half))
        count = min(max(last - first, 1), max(length - 1, 1))
        spans.append(slice(first, first + count))
        area *= count
    return spans[0], spans[1], np.float32(1 - area / (height * width))


def _check_batch(where: str, image: np.ndarray, label: np.ndarray) -> None:
    if image.ndim != 4:
        hint = "batch() before" if image.ndim == 3 else ""
        raise ShapeError.of(where, "images of four axes", image.shape, hint)
    if label.dtype.kind not in "biuf":
        raise ArgumentTypeError.of(f"{where}(label)", "labels that are numbers", label.dtype)
    if label.ndim not in {2, 3} or len(label) != len(image):
        expected = f"labels of shape ({len(image)}, classes)"
        raise ShapeError.of(where, expected, label.shape, "transforms.OneHot before batch()")


def _along(part: np.ndarray, values: np.ndarray) -> np.ndarray:
    """The parts in a shape that fits rows of values."""
    return part.reshape(-1, *(1,) * (values.ndim - 1))
