"""Parts of images wherever chance puts them, and sizes made by chance."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.dataset import draws
from engine.dataset.description import single
from engine.errors import ShapeError

from . import arguments, codec
from .enums import Border, Inter
from .image import Change, RandomOperation, is_picture, size_of
from .pad import Fill, Widths, told, with_frame
from .resize import Box, Resize, cut, inside

__all__ = ["RandomCrop", "RandomCropDecodeResize", "RandomResize", "RandomResizedCrop"]

Size = int | list[int] | tuple[int, int]
SCALE, RATIO = (0.08, 1.0), (3.0 / 4.0, 4.0 / 3.0)
CHOSEN = (Inter.BILINEAR, Inter.NEAREST, Inter.BICUBIC, Inter.AREA)


class RandomCrop(RandomOperation):
    """A part of the image, or of it in a frame, wherever chance puts it.

    Args:
        size: (height, width); one number is for both.
        padding: How wide a frame is put around before; see `Pad`. None puts none.
        pad_if_needed: Whether an image that is smaller gets a frame, as wide as what it lacks.
        fill_value: See `Pad`.
        padding_mode: See `Pad`.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.
        ShapeError: When called: if the image is smaller.

    """

    def __init__(
        self,
        size: Size,
        padding: int | list[int] | tuple[int, ...] | None = None,
        pad_if_needed: bool = False,
        fill_value: Fill = 0,
        padding_mode: Border = Border.CONSTANT,
    ) -> None:
        where = type(self).__name__
        self.size = arguments.pair(f"{where}(size)", size)
        self.padding = arguments.padding(f"{where}(padding)", 0 if padding is None else padding)
        self.pad_if_needed = arguments.flag(f"{where}(pad_if_needed)", pad_if_needed)
        self.fill_value = arguments.fill(f"{where}(fill_value)", fill_value)
        self.padding_mode = arguments.choice(f"{where}(padding_mode)", padding_mode, Border)

    def _drawn(self, image: Any) -> Change:
        frame, box = self.framed_box(*size_of(image))
        top, left, height, width = box

        def change(one: Any) -> Any:
            whole = with_frame(one, frame, self.fill_value, self.padding_mode)
            if is_picture(whole):
                return whole.crop((left, top, left + width, top + height))
            return inside("RandomCrop", whole, box)

        return change

    def framed_box(self, height: int, width: int) -> tuple[Widths, Box]:
        """How wide a frame is put around an image of this size, and what is cut out of that."""
        left, above, right, below = self.padding
        if self.pad_if_needed:
            lacks_rows = max(self.size[0] - height - above - below, 0)
            lacks_columns = max(self.size[1] - width - left - right, 0)
            above, below = above + lacks_rows, below + lacks_rows
            left, right = left + lacks_columns, right + lacks_columns
        rows = height + above + below - self.size[0]
        columns = width + left + right - self.size[1]
        if rows < 0 or columns < 0:
            hint = "pad_if_needed=True puts a frame around"
            where = type(self).__name__
            raise ShapeError.of(where, f"an image of {self.size} or more", (height, width), hint)
        box = (draws.whole(0, rows), draws.whole(0, columns), *self.size)
        return (left, above, right, below), box

    def _graph(self) -> dict[str, Any]:
        widths = {"padding": list(self.padding), "pad_if_needed": self.pad_if_needed}
        return {**widths, **told(self), "size": list(self.size)}


class RandomResizedCrop(RandomOperation):
    """A part of the image of random size, shape and position, with another height and width.

    Args:
        size: What it becomes: (height, width); one number is for both.
        scale: The least and the most that the part has of the image's area.
        ratio: The least and the most of its width by its height.
        interpolation: How pixels between pixels are made.
        max_attempts: How often a part is drawn that may not fit; then it is one in the middle.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.

    """

    def __init__(
        self,
        size: Size,
        scale: tuple[float, float] = SCALE,
        ratio: tuple[float, float] = RATIO,
        interpolation: Inter = Inter.BILINEAR,
        max_attempts: int = 10,
    ) -> None:
        where = type(self).__name__
        self.size = arguments.pair(f"{where}(size)", size)
        self.scale = arguments.span(f"{where}(scale)", scale, 0)
        arguments.above_zero(f"{where}(scale)", scale[1])
        self.ratio = arguments.span(f"{where}(ratio)", ratio, 0)
        arguments.above_zero(f"{where}(ratio)", ratio[0])
        self.interpolation = arguments.choice(f"{where}(interpolation)", interpolation, Inter)
        self.max_attempts = arguments.whole(f"{where}(max_attempts)", max_attempts, 1)

    def _drawn(self, image: Any) -> Change:
        box = self.box(*size_of(image))
        where = type(self).__name__
        return lambda one: cut(where, one, box, self.size, self.interpolation)

    def box(self, height: int, width: int) -> Box:
        """What is cut out of an image of this size."""
        for _ in range(self.max_attempts):
            area = draws.between(*self.scale) * height * width
            ratio = math.exp(draws.between(*map(math.log, self.ratio)))
            wide = max(round(math.sqrt(area * ratio)), 1)
            high = max(round(wide / ratio), 1)
            if wide <= width and high <= height:
                return draws.whole(0, height - high), draws.whole(0, width - wide), high, wide
        low, high_ratio = self.ratio
        wide = min(width, max(round(height * high_ratio), 1))
        high = min(height, max(round(width / low), 1))
        return (height - high + 1) // 2, (width - wide + 1) // 2, high, wide

    def _graph(self) -> dict[str, Any]:
        spans = {"scale": self.scale, "ratio": self.ratio}
        lists = {name: [single(one) for one in pair] for name, pair in spans.items()}
        how = {"interpolation": self.interpolation.in_graph, "max_attempts": self.max_attempts}
        return {**lists, **how, "size": list(self.size)}


class RandomCropDecodeResize(RandomResizedCrop):
    """`Decode` and `RandomResizedCrop` at once: bytes of files become images.

    Args:
        size: See `RandomResizedCrop`.
        scale: See `RandomResizedCrop`.
        ratio: See `RandomResizedCrop`.
        interpolation: See `RandomResizedCrop`.
        max_attempts: See `RandomResizedCrop`.

    Raises:
        ArgumentTypeError: As `RandomResizedCrop`; when called: if it is no bytes.
        ArgumentValueError: As `RandomResizedCrop`.
        ImageFileError: When called: if the bytes are no image.

    """

    def __call__(self, *images: Any) -> Any:
        where = "RandomCropDecodeResize"
        return super().__call__(*(codec.colours(codec.bytes_of(where, one)) for one in images))


class RandomResize(RandomOperation):
    """`Resize` with an `Inter` that chance chooses: BILINEAR, NEAREST, BICUBIC or AREA.

    Args:
        size: See `Resize`.

    Raises:
        ArgumentTypeError: As `Resize`.
        ArgumentValueError: As `Resize`.

    """

    def __init__(self, size: Size) -> None:
        self.size = arguments.sides(f"{type(self).__name__}(size)", size)

    def __call__(self, *images: Any) -> Any:
        return super().__call__(*map(np.asarray, images))

    def _drawn(self, image: Any) -> Change:
        return Resize(self.size, CHOSEN[draws.whole(0, len(CHOSEN) - 1)])

    def _graph(self) -> dict[str, Any]:
        return {"size": self.size}
