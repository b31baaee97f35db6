"""What policies of augmentation do to an image: fourteen changes, each by a magnitude."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from engine.dataset import draws
from engine.dataset.pixels.filters import sharpened

from .adjust import brightened, contrasted, saturated
from .enums import Inter
from .tone import auto_contrast, evened, inverted, posterized, solarized
from .warped import Fill, Motion, Turn, moved, turned


class Looks(NamedTuple):
    """How pixels between pixels are made, and what stands where nothing was."""

    where: str
    interpolation: Inter
    fill: Fill


class Magnitudes(NamedTuple):
    """By how much a change may be.

    Attributes:
        values: From the least to the most; empty where there is no more or less.
        is_signed: Whether it may be the other way as well.

    """

    values: np.ndarray
    is_signed: bool


Space = dict[str, Magnitudes]
Way = tuple[float, float]  # across and down
NONE = Magnitudes(np.zeros(0, np.float32), is_signed=False)


def space(bins: int, most: dict[str, float], fewest_bits: int, brightest: float) -> Space:
    """The magnitudes of each change, in so many steps.

    Args:
        bins: How many steps.
        most: The largest magnitude of what is signed.
        fewest_bits: Those that are left at the largest magnitude.
        brightest: The threshold of `Solarize` at the smallest.

    """
    signed = {
        name: Magnitudes(_steps(0.0, largest, bins), is_signed=True)
        for name, largest in most.items()
    }
    bits = np.rint(8 - _steps(0.0, 8.0 - fewest_bits, bins))
    return {
        **signed,
        "Posterize": Magnitudes(bits, is_signed=False),
        "Solarize": Magnitudes(_steps(brightest, 0.0, bins), is_signed=False),
        "AutoContrast": NONE,
        "Equalize": NONE,
    }


def largest(shear: float, translate: Way, degrees: float, factor: float) -> dict[str, float]:
    """The largest magnitude of each change that has two ways; `translate` is in pixels."""
    width, height = translate
    moves = {"ShearX": shear, "ShearY": shear, "TranslateX": width, "TranslateY": height}
    factors = dict.fromkeys(("Brightness", "Color", "Contrast", "Sharpness"), factor)
    return {**moves, "Rotate": degrees, **factors}


def signed(magnitudes: Magnitudes, index: int, *, other_way: bool) -> float:
    """The magnitude of a step, 0 where there is none."""
    magnitude = float(magnitudes.values[index]) if len(magnitudes.values) > 1 else 0.0
    return -magnitude if magnitudes.is_signed and other_way else magnitude


def coin() -> bool:
    """One of two ways, both as likely."""
    return draws.whole(0, 1) == 1


def changed(image: np.ndarray, name: str, magnitude: float, looks: Looks) -> np.ndarray:
    """An array (height, width, 3) with one change."""
    made: np.ndarray = _CHANGES[name](image, magnitude, looks)
    return made


def _steps(first: float, last: float, count: int) -> np.ndarray:
    single = np.float32
    step = (single(last) - single(first)) / single(max(count - 1, 1))
    return single(first) + np.arange(count, dtype=single) * step


def _moved(image: np.ndarray, looks: Looks, shear: Way, far: Way) -> np.ndarray:
    motion = Motion(0.0, far, 1.0, shear)
    made: np.ndarray = moved(looks.where, image, motion, looks.interpolation, looks.fill)
    return made


def _rotated(image: np.ndarray, degrees: float, looks: Looks) -> np.ndarray:
    turn = Turn(looks.interpolation, expand=False, centre=None, fill=looks.fill)
    made: np.ndarray = turned(looks.where, image, degrees, turn)
    return made


_CHANGES: dict[str, Callable[[np.ndarray, float, Looks], np.ndarray]] = {
    "Identity": lambda image, _, __: image,
    "ShearX": lambda image, by, looks: _moved(image, looks, (math.degrees(by), 0.0), (0.0, 0.0)),
    "ShearY": lambda image, by, looks: _moved(image, looks, (0.0, math.degrees(by)), (0.0, 0.0)),
    "TranslateX": lambda image, by, looks: _moved(image, looks, (0.0, 0.0), (by, 0.0)),
    "TranslateY": lambda image, by, looks: _moved(image, looks, (0.0, 0.0), (0.0, by)),
    "Rotate": _rotated,
    "Brightness": lambda image, by, _: brightened(image, 1 + by),
    "Color": lambda image, by, _: saturated(image, 1 + by),
    "Contrast": lambda image, by, _: contrasted(image, 1 + by),
    "Sharpness": lambda image, by, _: sharpened(image, 1 + by),
    "Posterize": lambda image, by, looks: posterized(looks.where, image, int(by)),
    "Solarize": lambda image, by, looks: solarized(looks.where, image, (by, by)),
    "AutoContrast": lambda image, _, looks: auto_contrast(looks.where, image, 0.0, []),
    "Equalize": lambda image, _, looks: evened(looks.where, image),
    "Invert": lambda image, _, __: inverted(image),
}
