"""Images changed by policies of augmentation."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.dataset import draws

from . import arguments
from .augment import NONE, Looks, changed, coin, largest, signed, space
from .enums import AutoAugmentPolicy, Inter
from .image import ImageOperation, bytes_only, wanted_channels
from .policies import POLICIES

__all__ = ["AutoAugment", "RandAugment", "TrivialAugmentWide"]

Fill = int | tuple[int, int, int]
FARTHEST = 150 / 331  # that an image moves, as a part of its size
STEPS = 10  # of the magnitudes in the tables of AutoAugment


class AutoAugment(ImageOperation):
    """The image with one of the pairs of changes that were found for a set of data.

    Args:
        policy: For which.
        interpolation: How pixels between pixels are made.
        fill_value: What stands where nothing was: a level, or one for each of three channels.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If a level is out of range.
        StateError: When called: if the image is not uint8.
        ShapeError: When called: if it has not three channels.

    """

    def __init__(
        self,
        policy: AutoAugmentPolicy = AutoAugmentPolicy.IMAGENET,
        interpolation: Inter = Inter.NEAREST,
        fill_value: Fill = 0,
    ) -> None:
        self.policy = arguments.choice("AutoAugment(policy)", policy, AutoAugmentPolicy)
        self._looks = _looks("AutoAugment", interpolation, fill_value)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        image = _colours("AutoAugment", image)
        pairs = POLICIES[self.policy]
        most = largest(0.3, _way(image), 30.0, 0.9)
        magnitudes = {**space(STEPS, most, 4, 256.0), "Invert": NONE}
        for name, likely, step in pairs[draws.whole(0, len(pairs) - 1)]:
            other_way = coin()
            if draws.chance(likely):
                by = 0.0 if step is None else signed(magnitudes[name], step, other_way=other_way)
                image = changed(image, name, by, self._looks)
        return image

    def _graph(self) -> dict[str, Any]:
        return {"policy": self.policy.in_graph, **_looks_in_graph(self._looks)}


class RandAugment(ImageOperation):
    """The image with so many changes, drawn from fourteen, all of one magnitude.

    Args:
        num_ops: How many, one after the other.
        magnitude: The step of it, below `num_magnitude_bins`.
        num_magnitude_bins: In how many steps magnitudes are counted.
        interpolation: How pixels between pixels are made.
        fill_value: What stands where nothing was: a level, or one for each of three channels.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.
        StateError: When called: if the image is not uint8.
        ShapeError: When called: if it has not three channels.

    Source: Cubuk et al., RandAugment, arXiv:1909.13719.

    """

    def __init__(
        self,
        num_ops: int = 2,
        magnitude: int = 9,
        num_magnitude_bins: int = 31,
        interpolation: Inter = Inter.NEAREST,
        fill_value: Fill = 0,
    ) -> None:
        where = "RandAugment"
        self.num_ops = arguments.whole(f"{where}(num_ops)", num_ops, 0)
        bins = arguments.whole(f"{where}(num_magnitude_bins)", num_magnitude_bins, 2)
        self.num_magnitude_bins = bins
        self.magnitude = arguments.whole(f"{where}(magnitude)", magnitude, 0, bins - 1)
        self._looks = _looks(where, interpolation, fill_value)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        image = _colours("RandAugment", image)
        most = largest(0.3, _way(image), 30.0, 0.9)
        magnitudes = {**space(self.num_magnitude_bins, most, 4, 255.0), "Identity": NONE}
        names = sorted(magnitudes)
        for _ in range(self.num_ops):
            name = names[draws.whole(0, len(names) - 1)]
            by = signed(magnitudes[name], self.magnitude, other_way=coin())
            image = changed(image, name, by, self._looks)
        return image

    def _graph(self) -> dict[str, Any]:
        told = {"magnitude": self.magnitude, "num_magnitude_bins": self.num_magnitude_bins}
        return {**told, "num_ops": self.num_ops, **_looks_in_graph(self._looks)}


class TrivialAugmentWide(ImageOperation):
    """The image with one change, drawn from fourteen, of any magnitude.

    Args:
        num_magnitude_bins: In how many steps magnitudes are counted.
        interpolation: How pixels between pixels are made.
        fill_value: What stands where nothing was: a level, or one for each of three channels.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If one is out of range.
        StateError: When called: if the image is not uint8.
        ShapeError: When called: if it has not three channels.

    Source: Müller & Hutter, TrivialAugment, arXiv:2103.10158, the wide space.

    """

    def __init__(
        self,
        num_magnitude_bins: int = 31,
        interpolation: Inter = Inter.NEAREST,
        fill_value: Fill = 0,
    ) -> None:
        where = "TrivialAugmentWide"
        bins = arguments.whole(f"{where}(num_magnitude_bins)", num_magnitude_bins, 2)
        self.num_magnitude_bins = bins
        self._looks = _looks(where, interpolation, fill_value)

    def _of_image(self, image: np.ndarray) -> np.ndarray:
        image = _colours("TrivialAugmentWide", image)
        most = largest(0.99, (32.0, 32.0), 135.0, 0.99)
        magnitudes = {**space(self.num_magnitude_bins, most, 2, 255.0), "Identity": NONE}
        names = sorted(magnitudes)
        name = names[draws.whole(0, len(names) - 1)]
        step = draws.whole(0, self.num_magnitude_bins - 1)
        by = signed(magnitudes[name], step, other_way=coin())
        return changed(image, name, by, self._looks)

    def _graph(self) -> dict[str, Any]:
        return {"num_magnitude_bins": self.num_magnitude_bins, **_looks_in_graph(self._looks)}


def _colours(where: str, image: np.ndarray) -> np.ndarray:
    return wanted_channels(where, bytes_only(where, image), (3,))


def _way(image: np.ndarray) -> tuple[float, float]:
    return FARTHEST * image.shape[1], FARTHEST * image.shape[0]


def _looks(where: str, interpolation: Any, fill_value: Any) -> Looks:
    how = arguments.choice(f"{where}(interpolation)", interpolation, Inter)
    return Looks(where, how, arguments.fill(f"{where}(fill_value)", fill_value))


def _looks_in_graph(looks: Looks) -> dict[str, Any]:
    return {"fill_value": list(looks.fill), "interpolation": looks.interpolation.in_graph}
