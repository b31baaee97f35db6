"""Operator classes that draw at random between bounds: normal numbers, and parts of images."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, generator, xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError, compose
from engine.ops.distorted_boxes import Constraints, Part, drawn_part
from engine.ops.truncated import truncated_between
from engine.typed import Tensor

from .operator_class import Primitive
from .random import Seeded

__all__ = ["ParameterizedTruncatedNormal", "SampleDistortedBoundingBoxV2"]

_WHERE = "SampleDistortedBoundingBoxV2"


class ParameterizedTruncatedNormal(Seeded):
    """Normal numbers that lie between bounds of their own.

    With both seeds 0 they are drawn from the generator that `engine.set_seed` starts; else each
    object draws its own sequence, the same for the same seeds.

    Args:
        seed: From 0.
        seed2: From 0.

    Raises:
        ArgumentValueError: If a seed is below 0.

    >>> import engine
    >>> shape, numbers = engine.Tensor([2, 3]), [engine.Tensor(x) for x in (0.0, 1.0, 3.0, 4.0)]
    >>> drawn = ParameterizedTruncatedNormal(seed=1)(shape, *numbers)
    >>> drawn.shape, bool((drawn >= 3).all()), bool((drawn <= 4).all())
    ((2, 3), True, True)

    """

    def __call__(
        self, shape: Tensor, mean: Tensor, stdevs: Tensor, min: Tensor, max: Tensor
    ) -> Tensor:
        """The numbers, of the type of `mean`.

        Args:
            shape: (axes,) whole numbers, two or more, from 1: the shape; the first is the batch.
            mean: () or (batch,) before the bounds count: float16, float32 or float64.
            stdevs: The standard deviations before the bounds count, above 0, likewise.
            min: The lower bounds, which may be -inf, likewise.
            max: The upper bounds, above them, likewise.

        Raises:
            ArgumentTypeError: If the types differ, or are others.
            ArgumentValueError: If a number is out of its range.
            ShapeError: If the shapes do not fit.

        """
        return truncated_between(shape, mean, stdevs, min, max, self.source)


class SampleDistortedBoundingBoxV2(Primitive):
    """A part of an image drawn at random that shows enough of an object, to train with.

    A width by height is drawn evenly, then a height of those that fit, then a position; on the
    host.

    Args:
        seed: From 0; with a seed above 0 every call draws the same.
        seed2: Another.
        aspect_ratio_range: The least and the largest width by height, above 0.
        area_range: The least and the largest share of the image, above 0 to 1.
        max_attempts: How many parts are drawn at most; if none will do, the image is whole.
        use_image_if_no_bounding_boxes: Whether the image is the object where there is none.

    Raises:
        ArgumentTypeError: If an option is of another type.
        ArgumentValueError: If an option is out of its range.

    >>> import engine
    >>> size, share = engine.Tensor([64, 48, 3], engine.int32), engine.Tensor([0.5])
    >>> boxes = engine.Tensor([[[0.25, 0.25, 0.75, 0.75]]])
    >>> begin, lengths, box = SampleDistortedBoundingBoxV2(seed=1)(size, boxes, share)
    >>> begin.shape, lengths.asnumpy()[2], box.shape
    ((3,), np.int32(-1), (1, 1, 4))

    """

    def __init__(
        self,
        seed: int = 0,
        seed2: int = 0,
        aspect_ratio_range: Sequence[float] = (0.75, 1.33),
        area_range: Sequence[float] = (0.05, 1.0),
        max_attempts: int = 100,
        use_image_if_no_bounding_boxes: bool = False,
    ) -> None:
        super().__init__()
        for name, given in (("seed", seed), ("seed2", seed2), ("max_attempts", max_attempts)):
            _whole(name, given, 1 if name == "max_attempts" else 0)
        if not isinstance(use_image_if_no_bounding_boxes, bool):
            where = f"{_WHERE}(use_image_if_no_bounding_boxes)"
            raise ArgumentTypeError.of(where, "a bool", use_image_if_no_bounding_boxes)
        self.seeds = [seed, seed2]
        self.ratios = _bounds("aspect_ratio_range", aspect_ratio_range, float("inf"))
        self.areas = _bounds("area_range", area_range, 1.0)
        self.attempts, self.whole = max_attempts, use_image_if_no_bounding_boxes

    def __call__(
        self, image_size: Tensor, bounding_boxes: Tensor, min_object_covered: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Where the part begins and its lengths, as `Slice` takes them, and the part as a box.

        Args:
            image_size: (3,) height, width and channels, whole numbers.
            bounding_boxes: (batch, boxes, 4) float32: y1, x1, y2, x2 of objects, from 0 to 1.
            min_object_covered: (1,) float32: how much of one of them is to be seen at least.

        Returns:
            (3,) top, left and 0; (3,) height, width and -1, both of the type of `image_size`; and
            (1, 1, 4) float32 y1, x1, y2, x2, from 0 to 1.

        Raises:
            ArgumentTypeError: If a type is another.
            ArgumentValueError: If there is no box, unless the image is to stand for one.
            ShapeError: If a shape is another.
            StateError: If a number is out of its range, or a box ends before it begins.

        """
        size, boxes, least = _inputs(image_size, bounding_boxes, min_object_covered)
        height, width = int(size[0]), int(size[1])
        if not len(boxes) and not self.whole:
            hint = "use_image_if_no_bounding_boxes=True takes the image"
            where = f"{_WHERE}(bounding_boxes)"
            raise ArgumentValueError.of(where, "at least one box", "none", hint)
        scale = np.array([height, width, height, width], np.float32)
        objects = [Part(*row) for row in (boxes * scale).astype(np.int64).tolist()]
        source = np.random.default_rng(
            self.seeds if any(self.seeds) else int(asnumpy(generator().integers(2**31)))
        )
        part = drawn_part(
            height,
            width,
            objects or [Part(0, 0, height, width)],
            Constraints(self.ratios, self.areas, least),
            self.attempts,
            source,
        )
        begin = np.array([part.top, part.left, 0]).astype(size.dtype)
        lengths = np.array([part.bottom - part.top, part.right - part.left, -1]).astype(size.dtype)
        box = (np.array(part, np.float32) / scale).reshape(1, 1, 4)
        xp = xp_of(image_size.array)
        first, second, third = (Value.wrap(xp.asarray(x)) for x in (begin, lengths, box))
        return first, second, third


def _whole(name: str, given: Any, least: int) -> None:
    if isinstance(given, bool) or not isinstance(given, int):
        raise ArgumentTypeError.of(f"{_WHERE}({name})", "an int", given)
    if given < least:
        raise ArgumentValueError.of(f"{_WHERE}({name})", f"a number from {least}", given)


def _bounds(name: str, given: Any, most: float) -> tuple[float, float]:
    where = f"{_WHERE}({name})"
    if not isinstance(given, list | tuple) or not all(isinstance(x, float) for x in given):
        raise ArgumentTypeError.of(where, "a list or tuple of floats", given)
    if len(given) != 2 or not 0 < given[0] < given[1] <= most:
        upper = "" if most == float("inf") else f" to {most}"
        raise ArgumentValueError.of(where, f"two that grow, above 0{upper}", given)
    return given[0], given[1]


def _inputs(image_size: Any, bounding_boxes: Any, covered: Any) -> tuple[Any, Any, float]:
    """The three as arrays of the host, the last as a number."""
    size, boxes, share = (asnumpy(read(x)) for x in (image_size, bounding_boxes, covered))
    if size.dtype.kind not in "iu" or boxes.dtype != np.float32 or share.dtype != np.float32:
        told = f"{size.dtype}, {boxes.dtype} and {share.dtype}"
        raise ArgumentTypeError(
            f"{_WHERE} expected whole numbers, float32 and float32, got {told}."
        )
    for name, array, fits, expected in (
        ("image_size", size, size.shape == (3,), "(3,)"),
        ("bounding_boxes", boxes, boxes.ndim == 3 and boxes.shape[2] == 4, "(batch, boxes, 4)"),
        ("min_object_covered", share, share.shape == (1,), "(1,)"),
    ):
        if not fits:
            raise ShapeError.of(f"{_WHERE}({name})", expected, array.shape)
    rows, least = boxes.reshape(-1, 4), float(share[0])
    for name, right, expected, got in (
        ("image_size", bool((size[:2] > 0).all()), "a height and a width above 0", size),
        ("bounding_boxes", bool(((rows >= 0) & (rows <= 1)).all()), "numbers from 0 to 1", rows),
        ("bounding_boxes", bool((rows[:, :2] < rows[:, 2:]).all()), "boxes that end later", rows),
        ("min_object_covered", 0 <= least <= 1, "a number from 0 to 1", least),
    ):
        if not right:
            raise StateError(compose(f"{_WHERE}({name})", expected, got))
    return size, rows, least
