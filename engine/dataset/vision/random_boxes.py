"""Parts of images wherever chance puts them, with the boxes of what they show; see `boxes`."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import boxes as of_boxes
from .boxes import BoxedOperation, Pair
from .enums import Border, Inter
from .pad import Fill, with_frame
from .random_crop import RATIO, SCALE, RandomCrop, RandomResizedCrop, Size
from .resize import cut, inside

__all__ = ["RandomCropWithBBox", "RandomResizedCropWithBBox"]


class RandomCropWithBBox(BoxedOperation):
    """`RandomCrop`, with the boxes that are left.

    Args:
        size: See `RandomCrop`.
        padding: See `RandomCrop`.
        pad_if_needed: See `RandomCrop`.
        fill_value: See `RandomCrop`.
        padding_mode: See `RandomCrop`.

    Raises:
        ArgumentTypeError: As `RandomCrop`.
        ArgumentValueError: As `RandomCrop`.
        StateError: When called: if a box reaches out of the image.
        ShapeError: As `RandomCrop`; when called: if boxes are not of two axes with four columns or
            more.

    """

    def __init__(
        self,
        size: Size,
        padding: int | list[int] | tuple[int, ...] | None = None,
        pad_if_needed: bool = False,
        fill_value: Fill = 0,
        padding_mode: Border = Border.CONSTANT,
    ) -> None:
        self._crop = RandomCrop(size, padding, pad_if_needed, fill_value, padding_mode)

    def _changed(self, image: np.ndarray, boxes: np.ndarray) -> Pair:
        crop = self._crop
        frame, box = crop.framed_box(*image.shape[:2])
        framed = with_frame(image, frame, crop.fill_value, crop.padding_mode)
        boxes[:, 0] += frame[0]
        boxes[:, 1] += frame[1]
        return inside("RandomCropWithBBox", framed, box), of_boxes.within(boxes, *box)

    def _graph(self) -> dict[str, Any]:
        return self._crop._graph()


class RandomResizedCropWithBBox(BoxedOperation):
    """`RandomResizedCrop`, with the boxes that are left.

    Args:
        size: See `RandomResizedCrop`.
        scale: See `RandomResizedCrop`.
        ratio: See `RandomResizedCrop`.
        interpolation: See `RandomResizedCrop`.
        max_attempts: See `RandomResizedCrop`.

    Raises:
        ArgumentTypeError: As `RandomResizedCrop`.
        ArgumentValueError: As `RandomResizedCrop`.
        StateError: When called: if a box reaches out of the image.
        ShapeError: When called: if boxes are not of two axes with four columns or more.

    """

    def __init__(
        self,
        size: Size,
        scale: tuple[float, float] = SCALE,
        ratio: tuple[float, float] = RATIO,
        interpolation: Inter = Inter.BILINEAR,
        max_attempts: int = 10,
    ) -> None:
        self._crop = RandomResizedCrop(size, scale, ratio, interpolation, max_attempts)

    def _changed(self, image: np.ndarray, boxes: np.ndarray) -> Pair:
        size, where = self._crop.size, "RandomResizedCropWithBBox"
        box = self._crop.box(*image.shape[:2])
        made: np.ndarray = cut(where, image, box, size, self._crop.interpolation)
        return made, of_boxes.scaled(of_boxes.within(boxes, *box), box[2:], size)

    def _graph(self) -> dict[str, Any]:
        return self._crop._graph()
