"""Images turned, moved, sheared and seen from aside: the geometry of `Rotate` and its like."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from engine.dataset.pixels import warp
from engine.errors import ArgumentValueError, StateError, compose

from . import pictures
from .enums import Inter
from .image import is_picture
from .resampling import for_arrays

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

Fill = tuple[int, int, int]
Points = list[tuple[float, float]]


class Turn(NamedTuple):
    """How an image is turned.

    Attributes:
        resample: How pixels between pixels are made.
        expand: Whether the result is so large that nothing is cut off.
        centre: The column and the row that stay, or None for the middle.
        fill: What stands where nothing was.

    """

    resample: Inter
    expand: bool
    centre: tuple[float, float] | None
    fill: Fill


def method_of(where: str, interpolation: Inter) -> warp.Method:
    """How an array is looked up between its pixels; areas are of no use there.

    Raises:
        ArgumentTypeError: If the way is for Pillow images alone.
        StateError: If it is for sizes alone.

    """
    method = for_arrays(where, interpolation)
    if interpolation is Inter.PILCUBIC:
        raise StateError(compose(where, "another Inter", "PILCUBIC, which is for Resize"))
    return "linear" if method == "area" else method


def turned(where: str, image: Any, degrees: float, turn: Turn) -> Any:
    """Any image (height, width, channels) turned against the clock."""
    if is_picture(image):
        return _turned_picture(where, image, degrees % 360.0, turn)
    height, width = image.shape[:2]
    angle = float(np.float32(degrees))
    x, y = turn.centre or ((width - 1) / 2, (height - 1) / 2)
    x, y = float(np.float32(x)), float(np.float32(y))
    matrix = warp.rotation_matrix((x, y), angle)
    size = height, width
    if turn.expand:
        size, shift = _bounds(width, height, (x, y), angle)
        matrix[:, 2] += shift
    # MindSpore hands the levels over with blue first.
    return warp.affine(image, matrix, size, method_of(where, turn.resample), turn.fill[::-1])


def _bounds(
    width: int, height: int, centre: tuple[float, float], degrees: float
) -> tuple[tuple[int, int], tuple[float, float]]:
    """Height and width of what a turned image covers, and how far it moves right and down."""
    single = np.float32
    angle = degrees * math.pi / 180
    cosine, sine = single(math.cos(angle)) / 2, single(math.sin(angle)) / 2
    high, wide = single(height), single(width)
    x, y = map(single, centre)
    spans = []
    for middle, ends in (
        (x, [x - sine * high - cosine * wide, x + sine * high - cosine * wide]),
        (y, [y + cosine * high - sine * wide, y - cosine * high - sine * wide]),
    ):
        mirrored = [2 * middle - end for end in ends]
        spans.append(max(ends + mirrored) - min(ends + mirrored))
    across, down = spans
    size = int(np.rint(down)), int(np.rint(across))
    return size, (float(across) / 2 - width / 2, float(down) / 2 - height / 2)


def _turned_picture(where: str, picture: Picture, degrees: float, turn: Turn) -> Picture:
    how = pictures.resampling(where, turn.resample)
    if turn.resample is Inter.ANTIALIAS and (degrees % 90 or turn.centre):
        raise ArgumentValueError.of(
            f"{where}(ANTIALIAS)", "a quarter turn around the middle", f"{degrees} degrees"
        )
    fill = turn.fill[0] if len(picture.getbands()) == 1 else turn.fill
    return picture.rotate(degrees, how, turn.expand, turn.centre, fillcolor=fill)


class Motion(NamedTuple):
    """How an image is moved, all at once.

    Attributes:
        degrees: How far it is turned, with the clock.
        translate: How many columns and rows it moves.
        scale: How much larger it becomes.
        shear: How many degrees it leans across and down.

    """

    degrees: float
    translate: tuple[float, float]
    scale: float
    shear: tuple[float, float]


def moved(where: str, image: Any, motion: Motion, resample: Inter, fill: Fill) -> Any:
    """Any image (height, width, channels) moved around its middle."""
    if is_picture(image):
        return _moved_picture(where, image, motion, resample, fill)
    height, width = image.shape[:2]
    matrix = _matrix(motion, ((width - 1) / 2, (height - 1) / 2))
    return warp.affine(image, matrix, (height, width), method_of(where, resample), fill)


def _matrix(motion: Motion, centre: tuple[float, float]) -> np.ndarray:
    """The matrix of a motion in float32, as MindSpore computes it."""
    single = np.float32
    angle, across, down = (
        single(math.pi * float(single(degrees)) / 180)
        for degrees in (motion.degrees, motion.shear[0], -motion.shear[1])
    )
    scale = single(motion.scale)
    x, y = map(single, centre)
    columns, rows = map(single, motion.translate)
    # Of float64, rounded: what processors compute of float32 differs from one to the other.
    cosine, sine = (single(of(float(angle + down))) for of in (math.cos, math.sin))
    upright, lean = single(math.cos(float(down))), single(math.tan(float(across)))
    a = scale * cosine / upright
    b = scale * (-cosine * lean / upright - single(math.sin(float(angle))))
    c = scale * sine / upright
    d = scale * (-sine * lean / upright + single(math.cos(float(angle))))
    left = (1 - a) * x - b * y + columns
    top = (1 - d) * y - c * x + rows
    return np.array([[a, b, left], [c, d, top]], np.float32)


def _moved_picture(
    where: str, picture: Picture, motion: Motion, resample: Inter, fill: Fill
) -> Picture:
    from PIL.Image import Transform

    angle = math.radians(motion.degrees)
    across, down = map(math.radians, motion.shear)
    x, y = picture.width * 0.5 + 0.5, picture.height * 0.5 + 0.5
    columns, rows = motion.translate
    determinant = math.cos(angle + across) * math.cos(angle + down) + math.sin(
        angle + across
    ) * math.sin(angle + down)
    scale = 1 / motion.scale / determinant
    a, b = scale * math.cos(angle + across), scale * math.sin(angle + across)
    c, d = scale * -math.sin(angle + down), scale * math.cos(angle + down)
    left = a * (-x - columns) + b * (-y - rows) + x
    top = c * (-x - columns) + d * (-y - rows) + y
    how: Any = pictures.resampling(where, resample)
    level = fill[0] if len(picture.getbands()) == 1 else fill
    data = (a, b, left, c, d, top)
    return picture.transform(picture.size, Transform.AFFINE, data, how, fillcolor=level)


def seen_aside(where: str, image: Any, start: Points, end: Points, interpolation: Inter) -> Any:
    """Any image (height, width, channels) with four points moved to four others."""
    if is_picture(image):
        from PIL.Image import Transform

        how: Any = pictures.resampling(where, interpolation)
        data = warp.perspective_matrix(end, start, least_squares=True).ravel()[:8].tolist()
        return image.transform(image.size, Transform.PERSPECTIVE, data, how)
    matrix = warp.perspective_matrix(start, end)
    return warp.perspective(image, matrix, method_of(where, interpolation))
