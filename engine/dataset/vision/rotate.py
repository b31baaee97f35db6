"""Images turned, moved, sheared and seen from aside, by what is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.dataset.description import single
from engine.errors import ArgumentTypeError

from . import arguments
from .enums import Inter
from .image import ImageOperation
from .warped import Motion, Points, Turn, moved, seen_aside, turned

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

__all__ = ["Affine", "Perspective", "Rotate"]

Fill = int | tuple[int, int, int]
LARGEST = 2**31 - 1


class Rotate(ImageOperation):
    """The image turned against the clock.

    Args:
        degrees: How far.
        resample: How pixels between pixels are made.
        expand: Whether the result is so large that nothing is cut off.
        center: The column and the row that stay; None for the middle.
        fill_value: What stands where nothing was: a level, or one for each of three channels.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If a level is out of range.

    """

    def __init__(
        self,
        degrees: float,
        resample: Inter = Inter.NEAREST,
        expand: bool = False,
        center: tuple[float, float] | None = None,
        fill_value: Fill = 0,
    ) -> None:
        self.degrees = arguments.number("Rotate(degrees)", degrees) % 360
        self._turn = turn_of("Rotate", resample, expand, center, fill_value)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        made: np.ndarray = turned("Rotate", image, self.degrees, self._turn)
        return made

    def _graph(self) -> dict[str, Any]:
        told = {"device_target": "CPU", "degree": single(self.degrees)}
        return {**told, **turn_in_graph(self._turn)}


class Affine(ImageOperation):
    """The image turned with the clock, moved, scaled and sheared around its middle.

    Args:
        degrees: How far it is turned, from -180 to 180.
        translate: How far it moves right and down, as parts of width and height from -1 to 1.
        scale: How much larger it becomes, above 0.
        shear: How many degrees it leans across, or (across, down), from -180 to 180.
        resample: How pixels between pixels are made.
        fill_value: What stands where nothing was: a level, or one for each of three channels.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.

    """

    def __init__(
        self,
        degrees: float,
        translate: list[float] | tuple[float, float],
        scale: float,
        shear: float | list[float] | tuple[float, float],
        resample: Inter = Inter.NEAREST,
        fill_value: Fill = 0,
    ) -> None:
        self.degrees = arguments.reach("Affine(degrees)", degrees, -180, 180)
        self.translate = _two("Affine(translate)", translate, 1)
        self.scale = arguments.above_zero("Affine(scale)", scale)
        listed = shear if isinstance(shear, list | tuple) else (shear, 0.0)
        self.shear = _two("Affine(shear)", listed, 180)
        self.resample = arguments.choice("Affine(resample)", resample, Inter)
        self.fill_value = arguments.fill("Affine(fill_value)", fill_value)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        across, down = (
            np.float32(part) * np.float32(length)
            for part, length in zip(self.translate, image.shape[1::-1], strict=True)
        )
        motion = Motion(self.degrees, (float(across), float(down)), self.scale, self.shear)
        made: np.ndarray = moved("Affine", image, motion, self.resample, self.fill_value)
        return made

    def _graph(self) -> dict[str, Any]:
        numbers = {"degrees": single(self.degrees), "scale": single(self.scale)}
        pairs = {"translate": self.translate, "shear": self.shear}
        lists = {name: [single(one) for one in pair] for name, pair in pairs.items()}
        how = {"fill_value": list(self.fill_value), "resample": self.resample.in_graph}
        return {"device_target": "CPU", **numbers, **lists, **how}


class Perspective(ImageOperation):
    """The image with four of its points moved to four others.

    Args:
        start_points: Four points (column, row).
        end_points: Where they go.
        interpolation: How pixels between pixels are made.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If a number is too large.

    """

    def __init__(
        self,
        start_points: list[Any] | tuple[Any, ...],
        end_points: list[Any] | tuple[Any, ...],
        interpolation: Inter = Inter.BILINEAR,
    ) -> None:
        self.start_points = _points("Perspective(start_points)", start_points)
        self.end_points = _points("Perspective(end_points)", end_points)
        self.interpolation = arguments.choice("Perspective(interpolation)", interpolation, Inter)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        made: np.ndarray = self._seen(image)
        return made

    def _of_picture(self, picture: Picture) -> Any:
        return self._seen(picture)

    def _seen(self, image: Any) -> Any:
        points = self.start_points, self.end_points
        return seen_aside("Perspective", image, *points, self.interpolation)

    def _graph(self) -> dict[str, Any]:
        points = {"start_points": self.start_points, "end_points": self.end_points}
        lists = {name: [list(one) for one in four] for name, four in points.items()}
        return {"device_target": "CPU", "interpolation": self.interpolation.in_graph, **lists}


def turn_of(where: str, resample: Inter, expand: bool, center: Any, fill_value: Any) -> Turn:
    """The arguments of a turn, checked."""
    middle = None if center is None else _two(f"{where}(center)", center, LARGEST)
    return Turn(
        arguments.choice(f"{where}(resample)", resample, Inter),
        arguments.flag(f"{where}(expand)", expand),
        middle,
        arguments.fill(f"{where}(fill_value)", fill_value),
    )


def turn_in_graph(turn: Turn) -> dict[str, Any]:
    """The arguments of a turn, for the dataset graph."""
    middle = [single(one) for one in turn.centre or ()]
    told = {"center": middle, "expand": turn.expand, "fill_value": list(turn.fill)}
    return {**told, "resample": turn.resample.in_graph}


def _two(where: str, value: Any, most: float) -> tuple[float, float]:
    if not isinstance(value, tuple | list) or len(value) != 2:
        raise ArgumentTypeError.of(where, "a pair of numbers", value)
    first, second = (arguments.reach(where, one, -most, most) for one in value)
    return first, second


def _points(where: str, value: Any) -> Points:
    pairs = isinstance(value, list | tuple) and [
        one for one in value if isinstance(one, list | tuple) and len(one) == 2
    ]
    if not pairs or len(pairs) != 4 or len(value) != 4:
        raise ArgumentTypeError.of(where, "four pairs of int (column, row)", value)
    whole = [[arguments.whole(where, one, -LARGEST, LARGEST) for one in pair] for pair in pairs]
    return [(column, row) for column, row in whole]
