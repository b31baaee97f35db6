"""Images with the boxes of what they show: both are changed alike.

Boxes are the rows of an array, float32: the column and the row of the upper left corner, width and
height in pixels, and what else there may be.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np

from engine.dataset import draws
from engine.dataset.description import nested, single
from engine.errors import ArgumentTypeError, ShapeError, StateError, compose

from . import arguments
from .enums import Inter
from .flip import left_right, top_bottom
from .image import Operation, array_of
from .random_crop import CHOSEN, Size
from .resize import Resize, inside

__all__ = [
    "BoundingBoxAugment",
    "RandomHorizontalFlipWithBBox",
    "RandomResizeWithBBox",
    "RandomVerticalFlipWithBBox",
    "ResizeWithBBox",
]

NEAR = 1e-4
Pair = tuple[np.ndarray, np.ndarray]


class BoxedOperation(Operation):
    """One on an image and its boxes."""

    def __call__(self, image: Any, boxes: Any) -> Pair:
        where = type(self).__name__
        array = array_of(where, image)
        if array.ndim > 3:
            raise ShapeError.of(where, "(height, width) or (height, width, channels)", array.shape)
        return self._changed(array, _checked(where, array, boxes))

    @abstractmethod
    def _changed(self, image: np.ndarray, boxes: np.ndarray) -> Pair:
        """What becomes of an image and of its boxes, which may be changed themselves."""


class BoundingBoxAugment(BoxedOperation):
    """The image with what is in its boxes, sometimes, changed.

    Args:
        transform: What is done with it; its result is resized to the box if it is of another size.
        ratio: How likely for each box, from 0 to 1.

    Raises:
        ArgumentTypeError: If one is of another type; when called: if the image is no image.
        ArgumentValueError: If the ratio is out of range.
        StateError: When called: if a box reaches out of the image.
        ShapeError: When called: if boxes are not of two axes with four columns or more.

    """

    def __init__(self, transform: Callable[[np.ndarray], Any], ratio: float = 0.3) -> None:
        if not callable(transform) or isinstance(transform, type):
            raise ArgumentTypeError.of("BoundingBoxAugment(transform)", "a function", transform)
        self.transform = transform
        self.ratio = arguments.probability("BoundingBoxAugment(ratio)", ratio)

    def _changed(self, image: np.ndarray, boxes: np.ndarray) -> Pair:
        result = image.copy()
        for left, top, width, height in boxes[:, :4].astype(int).tolist():
            if not draws.chance(self.ratio):
                continue
            part = inside("BoundingBoxAugment", result, (top, left, height, width))
            made = np.asarray(self.transform(part.copy()))
            if made.shape[:2] != (height, width):
                made = Resize((height, width))(made)
            result[top : top + height, left : left + width] = made
        return result, boxes

    def _graph(self) -> dict[str, Any]:
        return {"ratio": single(self.ratio), "transform": nested(self.transform)}


class ResizeWithBBox(BoxedOperation):
    """`Resize`, with the boxes.

    Args:
        size: See `Resize`.
        interpolation: See `Resize`.

    Raises:
        ArgumentTypeError: As `Resize`.
        ArgumentValueError: As `Resize`.
        StateError: When called: if a box reaches out of the image.
        ShapeError: When called: if boxes are not of two axes with four columns or more.

    """

    def __init__(self, size: Size, interpolation: Inter = Inter.LINEAR) -> None:
        self._resize = Resize(size, interpolation)

    def _changed(self, image: np.ndarray, boxes: np.ndarray) -> Pair:
        return _resized(self._resize, image, boxes)

    def _graph(self) -> dict[str, Any]:
        told = self._resize._graph()
        return {"interpolation": told["interpolation"], "size": told["size"]}


class RandomResizeWithBBox(BoxedOperation):
    """`RandomResize`, with the boxes.

    Args:
        size: See `Resize`.

    Raises:
        ArgumentTypeError: As `Resize`.
        ArgumentValueError: As `Resize`.
        StateError: When called: if a box reaches out of the image.
        ShapeError: When called: if boxes are not of two axes with four columns or more.

    """

    def __init__(self, size: Size) -> None:
        self.size = arguments.sides("RandomResizeWithBBox(size)", size)

    def _changed(self, image: np.ndarray, boxes: np.ndarray) -> Pair:
        interpolation = CHOSEN[draws.whole(0, len(CHOSEN) - 1)]
        return _resized(Resize(self.size, interpolation), image, boxes)

    def _graph(self) -> dict[str, Any]:
        return {"size": self.size}


class RandomHorizontalFlipWithBBox(BoxedOperation):
    """`RandomHorizontalFlip`, with the boxes.

    Args:
        prob: How likely, from 0 to 1.

    Raises:
        ArgumentTypeError: If it is no number.
        ArgumentValueError: If it is out of range.
        StateError: When called: if a box reaches out of the image.
        ShapeError: When called: if boxes are not of two axes with four columns or more.

    """

    def __init__(self, prob: float = 0.5) -> None:
        self.prob = arguments.probability("RandomHorizontalFlipWithBBox(prob)", prob)

    def _changed(self, image: np.ndarray, boxes: np.ndarray) -> Pair:
        if not draws.chance(self.prob):
            return image, boxes
        boxes[:, 0] = image.shape[1] - boxes[:, 0] - boxes[:, 2]
        return left_right(image), boxes

    def _graph(self) -> dict[str, Any]:
        return {"prob": single(self.prob)}


class RandomVerticalFlipWithBBox(BoxedOperation):
    """`RandomVerticalFlip`, with the boxes.

    Args:
        prob: How likely, from 0 to 1.

    Raises:
        ArgumentTypeError: If it is no number.
        ArgumentValueError: If it is out of range.
        StateError: When called: if a box reaches out of the image.
        ShapeError: When called: if boxes are not of two axes with four columns or more.

    """

    def __init__(self, prob: float = 0.5) -> None:
        self.prob = arguments.probability("RandomVerticalFlipWithBBox(prob)", prob)

    def _changed(self, image: np.ndarray, boxes: np.ndarray) -> Pair:
        if not draws.chance(self.prob):
            return image, boxes
        boxes[:, 1] = image.shape[0] - boxes[:, 1] - boxes[:, 3]
        return top_bottom(image), boxes

    def _graph(self) -> dict[str, Any]:
        return {"prob": single(self.prob)}


def within(boxes: np.ndarray, top: int, left: int, height: int, width: int) -> np.ndarray:
    """The boxes that touch a part of the image: cut off at its edges, counted from its corner."""
    first, last = boxes[:, :2], boxes[:, :2] + boxes[:, 2:4]
    low, high = np.array([left, top]), np.array([left + width, top + height])
    touch = ((first <= high) & (last >= low)).all(axis=1)
    kept = boxes[touch].copy()
    start = np.clip(first[touch] - low, 0, None)
    end = np.minimum(last[touch], high) - low
    kept[:, :2], kept[:, 2:4] = start, end - start
    return kept


def scaled(boxes: np.ndarray, before: tuple[int, int], after: tuple[int, int]) -> np.ndarray:
    """The boxes of an image that came to another height and width."""
    down, across = (
        np.float32(now) / np.float32(was) for now, was in zip(after, before, strict=True)
    )
    boxes[:, :4] *= np.array([across, down, across, down], np.float32)
    return boxes


def _resized(resize: Resize, image: np.ndarray, boxes: np.ndarray) -> Pair:
    made = resize(image)
    return made, scaled(boxes, image.shape[:2], made.shape[:2])


def _checked(where: str, image: np.ndarray, boxes: Any) -> np.ndarray:
    """The boxes of an image as an array of their own.

    Raises:
        ShapeError: If they are not of two axes with four columns or more.
        StateError: If one reaches out of the image.

    """
    array = np.array(boxes, np.float32)
    if array.ndim != 2 or array.shape[1] < 4:
        raise ShapeError.of(f"{where}(boxes)", "(boxes, 4 or more)", array.shape)
    height, width = image.shape[:2]
    ends = array[:, :2] + array[:, 2:4]
    if (array[:, :2] < -NEAR).any() or (ends - [width, height] > NEAR).any():
        expected = f"boxes within {width} columns and {height} rows"
        raise StateError(compose(where, expected, array[:, :4].tolist()))
    return array
