"""Which parts of an image a network looks at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    IndexRangeError,
    ShapeError,
    StateError,
)
from engine.tensor import Tensor

from .example import Example
from .metric import Metric, rearrange_inputs

__all__ = ["OcclusionSensitivity"]

WHERE = "OcclusionSensitivity.update"


def _itself(images: Any) -> Any:
    """A network that takes each element for the score of a class."""
    return images


class OcclusionSensitivity(Metric):
    """How much lower a network's score of a class is with a part of the image covered.

    For each element of the last image the score of the whole image, less that of one in which the
    elements from `margin` before to `margin - 1` behind it, along each axis, are `pad_val`. The
    higher, the more the network relies on what is there.

    Args:
        pad_val: What covered elements become.
        margin: How far a cover reaches along each axis, or a sequence with a number for each.
        n_batch: How many covered images the network gets at once.
        b_box: Which part of the image is asked about: `[first, last]` of each axis but that of the
            batch, in one list, the last included. A negative first is 0, a negative last the end of
            the axis. None: all of it.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If a margin is negative, or `n_batch` below 1.

    Source: Zeiler, Fergus, "Visualizing and understanding convolutional networks" (2014).

    >>> from engine import nn
    >>> network = nn.Dense(4, 2, weight_init="ones", bias_init="zeros")
    >>> image = np.array([[0.5, 1.0, 2.0, 4.0]], np.float32)
    >>> OcclusionSensitivity(margin=1)(network, image, np.array(1))
    array([0.5, 1.5, 3. , 6. ])

    """

    _names = ("occlusion_sensitivity",)
    _example = Example(
        inputs=(_itself, np.array([[0.75, 0.25, 0.125, 0.5]]), np.array([1])),
        last_only=True,
        runs=2,
    )

    def __init__(
        self,
        pad_val: float = 0.0,
        margin: int | Sequence[int] = 2,
        n_batch: int = 128,
        b_box: Sequence[int] | None = None,
    ) -> None:
        super().__init__()
        if not isinstance(pad_val, float):
            raise ArgumentTypeError.of("OcclusionSensitivity(pad_val)", "a float", pad_val)
        if not _is_whole(margin) and not _are_whole(margin):
            raise ArgumentTypeError.of("OcclusionSensitivity(margin)", "an int or several", margin)
        if not _is_whole(n_batch):
            raise ArgumentTypeError.of("OcclusionSensitivity(n_batch)", "an int", n_batch)
        if b_box is not None and not _are_whole(b_box):
            raise ArgumentTypeError.of("OcclusionSensitivity(b_box)", "a list of int", b_box)
        if np.min(margin, initial=0) < 0:
            where = "OcclusionSensitivity(margin)"
            raise ArgumentValueError.of(where, "no number below 0", margin)
        if n_batch < 1:
            raise ArgumentValueError.of("OcclusionSensitivity(n_batch)", "at least 1", n_batch)
        self.pad_val, self.margin = pad_val, margin
        self.n_batch, self.b_box = n_batch, b_box
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._sensitivity: np.ndarray | None = None

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in a network, an image and a class.

        What was seen before is forgotten, as in MindSpore. The network runs as it is: one that
        drops or normalises by batch wants `set_train(False)` first.

        Args:
            *inputs: A cell (or a function) that gives scores (N, classes) of images (N, …); one
                image of shape (1, …), of which each element is covered; and the number of the
                class, in a tensor, array or list of one element.

        Raises:
            ArgumentTypeError: If the first cannot be called, or another is no array.
            ArgumentValueError: If there are not three inputs, or the box or the margins do not fit
                the image.
            IndexRangeError: If there is no such class.
            ShapeError: If the network gives no scores of that shape.
            StateError: If there is not one image and one class.

        """
        if len(inputs) != 3:
            expected = "a network, an image and a class"
            raise ArgumentValueError.of(WHERE, expected, f"{len(inputs)} inputs")
        network, image, label = inputs
        if not callable(network):
            raise ArgumentTypeError.of(WHERE, "a network first", network)
        # A list becomes a tensor of the usual type, float32, which networks take.
        image = self._convert_data(Tensor(image) if isinstance(image, list) else image)
        label = self._convert_data(label)
        if image.ndim < 2 or len(image) != 1 or label.size != 1:
            shapes = f"shapes {image.shape} and {label.shape}"
            raise StateError(f"{WHERE} expected one image (1, ...) and one class, got {shapes}.")
        first, size = _box(self.b_box, image.shape[1:])
        reach = np.asarray(self.margin)
        if reach.ndim and len(reach) != len(size):
            raise ArgumentValueError.of(WHERE, f"{len(size)} margins", len(reach))

        scores = [self._scores(network, image, label)]
        elements = np.stack(np.unravel_index(np.arange(np.prod(size)), size), axis=-1) + first
        for start in range(0, len(elements), self.n_batch):
            covered = self._covered(image, elements[start : start + self.n_batch], reach)
            scores.append(self._scores(network, covered, label))
        found = np.concatenate(scores)
        self._sensitivity = (found[0] - found[1:]).reshape(size)

    def _covered(self, image: np.ndarray, elements: np.ndarray, reach: np.ndarray) -> np.ndarray:
        """The image once for each element, with what is around that one covered."""
        images = np.repeat(image, len(elements), axis=0)
        starts, stops = np.maximum(elements - reach, 0), elements + reach
        for one, start, stop in zip(images, starts, stops, strict=True):
            one[tuple(map(slice, start, stop))] = self.pad_val
        return images

    def _scores(
        self, network: Callable[[Tensor], Any], images: np.ndarray, label: np.ndarray
    ) -> np.ndarray:
        """What a network says of a class for each image, float64."""
        scores = self._convert_data(network(Tensor(images)))
        if scores.ndim != 2 or len(scores) != len(images):
            raise ShapeError.of(WHERE, f"scores of shape ({len(images)}, classes)", scores.shape)
        number = label.item()
        if number not in range(-scores.shape[1], scores.shape[1]):
            expected = f"a class from 0 to {scores.shape[1] - 1}"
            raise IndexRangeError.of(WHERE, expected, number)
        return scores[:, int(number)].astype(np.float64)

    def eval(self) -> Any:
        """The differences for the last image, float64; axes of one element are left out.

        Raises:
            StateError: If nothing was seen.

        """
        if self._sensitivity is None:
            raise self._nothing_seen()
        found = np.squeeze(self._sensitivity)
        return found if found.ndim else float(found)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_whole(values: Any) -> bool:
    return isinstance(values, list | tuple) and all(map(_is_whole, values))


def _box(b_box: Sequence[int] | None, shape: tuple[int, ...]) -> tuple[np.ndarray, np.ndarray]:
    """Where the part of an image begins that is asked about, and its size."""
    size = np.array(shape, int)
    if b_box is None:
        return np.zeros_like(size), size
    if len(b_box) != 2 * len(size):
        expected = f"a b_box of {2 * len(size)} numbers, two for each axis of {shape}"
        raise ArgumentValueError.of(WHERE, expected, len(b_box))
    first, last = np.maximum(b_box[::2], 0), np.array(b_box[1::2], int)
    last = np.where(last < 0, size - 1, last)
    if (last >= size).any() or (first > last).any():
        expected = f"a b_box of first and last elements inside {shape}"
        raise ArgumentValueError.of(WHERE, expected, list(b_box))
    return first, last - first + 1
