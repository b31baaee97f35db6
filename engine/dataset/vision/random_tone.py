"""Images with other levels by chance: the operations of `tone`, applied or not, or by how much."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.dataset import draws
from engine.dataset.description import single
from engine.errors import ArgumentTypeError, ArgumentValueError

from . import arguments
from .image import Change, RandomOperation, by_image, unchanged, wanted_channels
from .tone import auto_contrast, cutoff_of, evened, ignored, inverted, posterized, solarized

__all__ = [
    "RandomAutoContrast",
    "RandomEqualize",
    "RandomInvert",
    "RandomPosterize",
    "RandomSolarize",
]


class _OfArrays(RandomOperation):
    """Images of Pillow become arrays."""

    def __call__(self, *images: Any) -> Any:
        return super().__call__(*map(np.asarray, images))


class RandomAutoContrast(_OfArrays):
    """The image, sometimes with its levels from 0 to 255.

    Args:
        cutoff: See `AutoContrast`.
        ignore: See `AutoContrast`.
        prob: How likely, from 0 to 1.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.
        StateError: When called: if the image is not uint8.
        ShapeError: When called: if the image has not one or three channels.

    """

    def __init__(
        self,
        cutoff: float = 0.0,
        ignore: int | list[int] | tuple[int, ...] | None = None,
        prob: float = 0.5,
    ) -> None:
        self.cutoff = cutoff_of("RandomAutoContrast(cutoff)", cutoff)
        self.ignore = ignored("RandomAutoContrast(ignore)", ignore)
        self.prob = arguments.probability("RandomAutoContrast(prob)", prob)

    def _drawn(self, image: Any) -> Change:
        if not draws.chance(self.prob):
            return unchanged
        where, how = "RandomAutoContrast", (self.cutoff, self.ignore)
        return lambda one: by_image(one, lambda array: auto_contrast(where, array, *how))

    def _graph(self) -> dict[str, Any]:
        return {"cutoff": single(self.cutoff), "ignore": self.ignore, "prob": single(self.prob)}


class RandomEqualize(_OfArrays):
    """The image, sometimes with its levels spread evenly.

    Args:
        prob: How likely, from 0 to 1.

    Raises:
        ArgumentTypeError: If it is no number.
        ArgumentValueError: If it is out of range.
        StateError: When called: if the image is not uint8.
        ShapeError: When called: if the image has not one or three channels.

    """

    def __init__(self, prob: float = 0.5) -> None:
        self.prob = arguments.probability("RandomEqualize(prob)", prob)

    def _drawn(self, image: Any) -> Change:
        if not draws.chance(self.prob):
            return unchanged
        return lambda one: by_image(one, lambda array: evened("RandomEqualize", array))

    def _graph(self) -> dict[str, Any]:
        return {"prob": single(self.prob)}


class RandomInvert(_OfArrays):
    """The image, sometimes with 255 less each level.

    Args:
        prob: How likely, from 0 to 1.

    Raises:
        ArgumentTypeError: If it is no number.
        ArgumentValueError: If it is out of range.
        ShapeError: When called: if the image has not three channels.

    """

    def __init__(self, prob: float = 0.5) -> None:
        self.prob = arguments.probability("RandomInvert(prob)", prob)

    def _drawn(self, image: Any) -> Change:
        wanted_channels("RandomInvert", image, (3,))
        return inverted if draws.chance(self.prob) else unchanged

    def _graph(self) -> dict[str, Any]:
        return {"prob": single(self.prob)}


class RandomPosterize(_OfArrays):
    """The highest bits of each level, a random number of them.

    Args:
        bits: The least and the most, from 1 to 8; one number is both.

    Raises:
        ArgumentTypeError: If they are neither.
        ArgumentValueError: If one is out of range, or the most is first.
        StateError: When called: if levels have not 8 bits.

    """

    def __init__(self, bits: int | list[int] | tuple[int, int] = (8, 8)) -> None:
        self.bits = _whole_span("RandomPosterize(bits)", bits, 1, 8)

    def _drawn(self, image: Any) -> Change:
        bits = draws.whole(*self.bits)
        return lambda one: posterized("RandomPosterize", one, bits)

    def _graph(self) -> dict[str, Any]:
        return {"bits": list(self.bits)}


class RandomSolarize(_OfArrays):
    """255 less each level that lies within random bounds.

    Args:
        threshold: The least and the most that the bounds may be, from 0 to 255.

    Raises:
        ArgumentTypeError: If they are no pair of int.
        ArgumentValueError: If one is out of range, or the most is first.
        ShapeError: When called: if the image has not one or three channels.

    """

    def __init__(self, threshold: tuple[int, int] = (0, 255)) -> None:
        if arguments.is_whole(threshold):
            raise ArgumentTypeError.of("RandomSolarize(threshold)", "a pair of int", threshold)
        self.threshold = _whole_span("RandomSolarize(threshold)", threshold, 0, 255)

    def _drawn(self, image: Any) -> Change:
        low, high = sorted(draws.whole(*self.threshold) for _ in range(2))
        where = "RandomSolarize"
        return lambda one: by_image(one, lambda array: solarized(where, array, (low, high)))

    def _graph(self) -> dict[str, Any]:
        return {"threshold": list(self.threshold)}


def _whole_span(where: str, value: Any, low: int, high: int) -> tuple[int, int]:
    listed = [value, value] if arguments.is_whole(value) else value
    if not isinstance(listed, list | tuple) or len(listed) != 2:
        raise ArgumentTypeError.of(where, "a pair of int", value)
    first, last = (arguments.whole(where, one, low, high) for one in listed)
    if first > last:
        raise ArgumentValueError.of(where, "the lowest number first", value)
    return first, last
