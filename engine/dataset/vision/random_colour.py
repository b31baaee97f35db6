"""Images with other colours by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.dataset import draws
from engine.dataset.description import single
from engine.dataset.pixels.filters import sharpened

from . import arguments, pictures
from .adjust import brightened, contrasted, saturated, with_hue
from .colour import grey_picture
from .image import (
    Change,
    PictureOperation,
    RandomOperation,
    by_image,
    is_picture,
    unchanged,
    wanted_channels,
)

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

__all__ = [
    "RandomAdjustSharpness",
    "RandomColor",
    "RandomColorAdjust",
    "RandomGrayscale",
    "RandomLighting",
    "RandomSharpness",
]

Span = float | list[float] | tuple[float, float]
# How red, green and blue vary together in photographs (Krizhevsky et al., 2012): the directions,
# and how far they go, in levels.
DIRECTIONS = np.array(
    [[-0.5675, 0.7192, 0.4009], [-0.5808, -0.0045, -0.8140], [-0.5836, -0.6948, 0.4203]]
)
LENGTHS = np.array([55.46, 4.794, 1.148])
NEAR = 0.00195  # a factor this near to 0 or 1 is taken for it


class RandomColorAdjust(RandomOperation):
    """The image with other brightness, contrast, saturation and hue, in a random order.

    Args:
        brightness: (least, most) of a factor; one number is how far it may be from 1.
        contrast: The same.
        saturation: The same.
        hue: (least, most) of a part of a full turn, from -0.5 to 0.5; one number is how far it may
            be from 0.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.
        ShapeError: When called: if an array has not three channels.

    """

    def __init__(
        self,
        brightness: Span = (1, 1),
        contrast: Span = (1, 1),
        saturation: Span = (1, 1),
        hue: Span = (0, 0),
    ) -> None:
        where = "RandomColorAdjust"
        self.brightness = _factors(f"{where}(brightness)", brightness)
        self.contrast = _factors(f"{where}(contrast)", contrast)
        self.saturation = _factors(f"{where}(saturation)", saturation)
        if not isinstance(hue, list | tuple):
            most = arguments.reach(f"{where}(hue)", hue, 0, 0.5)
            hue = (-most, most)
        self.hue = arguments.span(f"{where}(hue)", hue, -0.5, 0.5)

    def _drawn(self, image: Any) -> Change:
        ways = [
            (brightened, self.brightness, 1.0),
            (contrasted, self.contrast, 1.0),
            (saturated, self.saturation, 1.0),
            (with_hue, self.hue, 0.0),
        ]
        # Pictures go through all four: to have another hue, they lose some of their colours.
        drawn = [
            (ways[index][0], draws.between(*ways[index][1]))
            for index in draws.rng().permutation(len(ways))
            if is_picture(image) or ways[index][1] != (ways[index][2],) * 2
        ]

        def adjusted(one: Any) -> Any:
            for way, factor in drawn:
                one = way(one, factor)
            return one

        def change(one: Any) -> Any:
            if is_picture(one):
                return adjusted(one)
            return by_image(wanted_channels("RandomColorAdjust", one, (3,)), adjusted)

        return change

    def _graph(self) -> dict[str, Any]:
        names = ("brightness", "contrast", "saturation", "hue")
        return {name: [single(one) for one in getattr(self, name)] for name in names}


class RandomColor(RandomOperation):
    """The colours away from their brightness, by a random factor.

    Args:
        degrees: The least and the most of it: 0 is grey, 1 changes nothing.

    Raises:
        ArgumentTypeError: If they are no pair of numbers.
        ArgumentValueError: If one is below 0, or the most is first.
        ShapeError: When called: if an array has not three channels.

    """

    def __init__(self, degrees: tuple[float, float] = (0.1, 1.9)) -> None:
        self.degrees = arguments.span("RandomColor(degrees)", degrees, 0)

    def _drawn(self, image: Any) -> Change:
        factor = draws.between(*self.degrees)
        if abs(factor - 1) < NEAR and not is_picture(image):
            return unchanged
        return lambda one: saturated(one, 0.0 if factor < NEAR else factor)

    def _graph(self) -> dict[str, Any]:
        return {"degrees": [single(one) for one in self.degrees]}


class RandomSharpness(RandomOperation):
    """The image away from a smoothed one, by a random factor.

    Args:
        degrees: The least and the most of it: 0 is smooth, 1 changes nothing.

    Raises:
        ArgumentTypeError: If they are no pair of numbers.
        ArgumentValueError: If one is below 0, or the most is first.

    """

    def __init__(self, degrees: tuple[float, float] = (0.1, 1.9)) -> None:
        self.degrees = arguments.span("RandomSharpness(degrees)", degrees, 0)

    def _drawn(self, image: Any) -> Change:
        factor = draws.between(*self.degrees)
        if is_picture(image):
            return lambda one: pictures.enhanced(one, "Sharpness", factor)
        return lambda one: by_image(one, lambda array: sharpened(array, factor))

    def _graph(self) -> dict[str, Any]:
        return {"degrees": [single(one) for one in self.degrees]}


class RandomAdjustSharpness(RandomOperation):
    """The image, sometimes with the sharpness that `AdjustSharpness` gives.

    Args:
        degree: The factor: 0 is smooth, 1 changes nothing.
        prob: How likely, from 0 to 1.

    Raises:
        ArgumentTypeError: If one is no number.
        ArgumentValueError: If one is out of range.

    """

    def __init__(self, degree: float, prob: float = 0.5) -> None:
        self.degree = arguments.reach("RandomAdjustSharpness(degree)", degree, 0)
        self.prob = arguments.probability("RandomAdjustSharpness(prob)", prob)

    def __call__(self, *images: Any) -> Any:
        return super().__call__(*map(np.asarray, images))

    def _drawn(self, image: Any) -> Change:
        if not draws.chance(self.prob):
            return unchanged
        return lambda one: by_image(one, lambda array: sharpened(array, self.degree))

    def _graph(self) -> dict[str, Any]:
        return {"degree": single(self.degree), "prob": single(self.prob)}


class RandomLighting(RandomOperation):
    """The image in a light of another colour: levels of each channel more or less.

    Args:
        alpha: The deviation of what is drawn.

    Raises:
        ArgumentTypeError: If it is no number.
        ArgumentValueError: If it is below 0.
        ShapeError: When called: if an array has not three channels.

    """

    def __init__(self, alpha: float = 0.05) -> None:
        self.alpha = arguments.reach("RandomLighting(alpha)", alpha, 0)

    def _drawn(self, image: Any) -> Change:
        levels = DIRECTIONS * LENGTHS @ draws.rng().normal(0, self.alpha, 3)

        def change(one: Any) -> Any:
            if is_picture(one):
                array = np.asarray(one.convert("RGB")) + levels
                return pictures.from_array(np.clip(array, 0, 255).astype(np.uint8))
            wanted_channels("RandomLighting", one, (3,))
            lit = one.astype(np.float32) + levels.astype(np.float32)
            return np.clip(np.rint(lit), 0, 255).astype(one.dtype)

        return change

    def _graph(self) -> dict[str, Any]:
        return {"alpha": single(self.alpha)}


class RandomGrayscale(PictureOperation):
    """The image of Pillow, sometimes grey, with as many channels: one, or else three.

    Args:
        prob: How likely, from 0 to 1.

    Raises:
        ArgumentTypeError: If it is no number; when called: if the image is none of Pillow.
        ArgumentValueError: If it is out of range.

    """

    def __init__(self, prob: float = 0.1) -> None:
        self.prob = arguments.probability("RandomGrayscale(prob)", prob)

    def _of_picture(self, picture: Picture) -> Picture:
        if not draws.chance(self.prob):
            return picture
        return grey_picture(picture, 1 if picture.mode == "L" else 3)

    def _graph(self) -> dict[str, Any]:
        return {"prob": self.prob}


def _factors(where: str, value: Any) -> tuple[float, float]:
    if isinstance(value, list | tuple):
        return arguments.span(where, value, 0)
    far = arguments.reach(where, value, 0)
    return max(0.0, 1 - far), 1 + far
