"""Images turned, moved, scaled and sheared by chance."""

from __future__ import annotations

from typing import Any

from engine.dataset import draws
from engine.dataset.description import single
from engine.errors import ArgumentTypeError, ArgumentValueError

from . import arguments
from .enums import Inter
from .image import Change, RandomOperation, by_image, is_picture, size_of
from .rotate import Fill, turn_in_graph, turn_of
from .warped import Motion, moved, turned

__all__ = ["RandomAffine", "RandomRotation"]


class RandomRotation(RandomOperation):
    """The image turned by a random angle.

    Args:
        degrees: The least and the most, against the clock; one number is for both directions.
        resample: See `Rotate`.
        expand: See `Rotate`.
        center: See `Rotate`.
        fill_value: See `Rotate`.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.

    """

    def __init__(
        self,
        degrees: float | list[float] | tuple[float, float],
        resample: Inter = Inter.NEAREST,
        expand: bool = False,
        center: tuple[float, float] | None = None,
        fill_value: Fill = 0,
    ) -> None:
        self.degrees = _angles("RandomRotation(degrees)", degrees)
        self._turn = turn_of("RandomRotation", resample, expand, center, fill_value)

    def _drawn(self, image: Any) -> Change:
        degrees = draws.between(*self.degrees)

        def change(one: Any) -> Any:
            return _by_one(one, lambda array: turned("RandomRotation", array, degrees, self._turn))

        return change

    def _graph(self) -> dict[str, Any]:
        return {"degrees": [single(one) for one in self.degrees], **turn_in_graph(self._turn)}


class RandomAffine(RandomOperation):
    """The image turned, moved, scaled and sheared at random around its middle.

    Args:
        degrees: The least and the most that it is turned, with the clock; one number is for both
            directions.
        translate: (least, most) of the way right, as parts of the width, or these and (least,
            most) of the way down, as parts of the height; None moves nothing. Images of Pillow
            move by the first number at most to the right and the left, by the second down and up.
        scale: The least and the most that it becomes larger; None leaves the size.
        shear: (least, most) degrees that it leans across, or these and (least, most) down; one
            number is for both directions across, None leaves it upright.
        resample: How pixels between pixels are made.
        fill_value: See `Affine`.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.

    """

    def __init__(
        self,
        degrees: float | list[float] | tuple[float, float],
        translate: list[float] | tuple[float, ...] | None = None,
        scale: list[float] | tuple[float, float] | None = None,
        shear: float | list[float] | tuple[float, ...] | None = None,
        resample: Inter = Inter.NEAREST,
        fill_value: Fill = 0,
    ) -> None:
        self.degrees = _range("RandomAffine(degrees)", degrees)
        self.translate = _translation(translate)
        self.scale = (1.0, 1.0)
        if scale is not None:
            self.scale = arguments.span("RandomAffine(scale)", scale, 0)
            arguments.above_zero("RandomAffine(scale)", scale[1])
        self.shear = _shear(shear)
        self.resample = arguments.choice("RandomAffine(resample)", resample, Inter)
        self.fill_value = arguments.fill("RandomAffine(fill_value)", fill_value)

    def _drawn(self, image: Any) -> Change:
        height, width = size_of(image)
        degrees = draws.between(*self.degrees)
        first, second, *rest = self.translate
        if is_picture(image):
            across, down = (first * width, second * height)
            columns = float(round(draws.between(-abs(across), abs(across))))
            rows = float(round(draws.between(-abs(down), abs(down))))
        else:
            columns = draws.between(*sorted((first * width, second * width)))
            rows = draws.between(*sorted(one * height for one in rest or (0.0, 0.0)))
        scale = draws.between(*self.scale)
        shear = draws.between(*self.shear[:2]), draws.between(*self.shear[2:])
        motion = Motion(degrees % 360, (columns, rows), scale, shear)
        how = self.resample, self.fill_value
        return lambda one: _by_one(one, lambda array: moved("RandomAffine", array, motion, *how))

    def _graph(self) -> dict[str, Any]:
        spans = {"degrees": self.degrees, "scale": self.scale, "shear": self.shear}
        spans["translate"] = self.translate
        lists = {name: [single(one) for one in pair] for name, pair in spans.items()}
        return {**lists, "fill_value": list(self.fill_value), "resample": self.resample.in_graph}


def _by_one(image: Any, change: Change) -> Any:
    """A picture as it is, an array image by image with an axis of channels."""
    return change(image) if is_picture(image) else by_image(image, change)


def _range(where: str, value: Any) -> tuple[float, float]:
    most = arguments.LARGEST
    if isinstance(value, list | tuple):
        return arguments.span(where, value, -most)
    degrees = arguments.reach(where, value, 0)
    return -degrees, degrees


def _angles(where: str, value: Any) -> tuple[float, float]:
    """The least and the most within a turn, as MindSpore keeps them."""
    low, high = _range(where, value)
    if not isinstance(value, list | tuple):
        return -(high % 360), high % 360
    if high - low >= 360:
        return -180.0, 180.0
    low, high = low % 360, high % 360
    return low, high + 360 if low > high else high


def _translation(value: Any) -> tuple[float, ...]:
    where = "RandomAffine(translate)"
    if value is None:
        return (0.0, 0.0, 0.0, 0.0)
    if not isinstance(value, list | tuple) or len(value) not in {2, 4}:
        raise ArgumentTypeError.of(where, "2 or 4 numbers", value)
    return tuple(arguments.reach(where, one, -1, 1) for one in value)


def _shear(value: Any) -> tuple[float, ...]:
    where = "RandomAffine(shear)"
    if value is None:
        return (0.0, 0.0, 0.0, 0.0)
    if not isinstance(value, list | tuple):
        degrees = arguments.above_zero(where, value)
        return (-degrees, degrees, 0.0, 0.0)
    if len(value) not in {2, 4}:
        raise ArgumentTypeError.of(where, "a number, or 2 or 4 of them", value)
    most = arguments.LARGEST
    degrees4 = tuple(arguments.reach(where, one, -most) for one in (*value, 0.0, 0.0)[:4])
    if degrees4[0] > degrees4[1] or degrees4[2] > degrees4[3]:
        raise ArgumentValueError.of(where, "the lowest number first", value)
    return degrees4
