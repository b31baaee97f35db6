"""The surfaces of two regions of an image, and how far each element of one is from the other.

An element of a region is of its surface where a neighbour along an axis is not of the region;
what lies outside of the image is not.
"""

from __future__ import annotations

import numbers
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.tensor import Tensor

from .metric import Metric, rearrange_inputs

# How two elements are apart: the exponent of Minkowski's distance.
DISTANCES = {"euclidean": 2, "chessboard": np.inf, "taxicab": 1}


class SurfaceMetric(Metric):
    """A metric of how far two surfaces are apart; of the last images."""

    _crop = False

    def __init__(self, distance_metric: str) -> None:
        super().__init__()
        where = f"{type(self).__name__}(distance_metric)"
        if not isinstance(distance_metric, str):
            raise ArgumentTypeError.of(where, "a str", distance_metric)
        if distance_metric not in DISTANCES:
            raise ArgumentValueError.of(where, f"one of {list(DISTANCES)}", repr(distance_metric))
        self.distance_metric = distance_metric
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._surfaces: tuple[np.ndarray, np.ndarray] | None = None

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in an image, the true image, and which of their numbers is the region.

        Images of one shape have any number of axes; those of bool are regions as they are. What was
        seen before is forgotten, as in MindSpore.

        Raises:
            ArgumentTypeError: If the third input is no number.
            ArgumentValueError: If there are not three inputs, or neither image has that number.
            ShapeError: If the images differ in shape, or have no elements.

        """
        where = f"{type(self).__name__}.update"
        if len(inputs) != 3:
            expected = "an image, a true image and the number of a region"
            raise ArgumentValueError.of(where, expected, f"{len(inputs)} inputs")
        images = [self._convert_data(one) for one in inputs[:2]]
        label = _number(where, inputs[2])
        if images[0].ndim == 0 or images[0].size == 0 or images[0].shape != images[1].shape:
            shapes = f"{images[0].shape} and {images[1].shape}"
            raise ShapeError.of(where, "images of one shape with elements", shapes)
        if not any((one == label).any() for one in images):
            raise ArgumentValueError.of(where, "a number that an image has", label)
        found, true = (one if one.dtype == bool else one == label for one in images)
        if self._crop:
            found, true = cropped(found, true)
        self._surfaces = surface(found), surface(true)

    def _distances(self, *, back: bool = False) -> np.ndarray:
        """From each element of the found surface to the true one; `back`: the other way."""
        if self._surfaces is None:
            raise self._nothing_seen()
        start, end = self._surfaces[::-1] if back else self._surfaces
        return nearest(start, end, DISTANCES[self.distance_metric])


def _number(where: str, label: Any) -> Any:
    if isinstance(label, Tensor | np.ndarray | np.generic) and label.size == 1:
        label = (label.asnumpy() if isinstance(label, Tensor) else label).item()
    if not isinstance(label, numbers.Real):
        raise ArgumentTypeError.of(where, "an int or a float as the third input", label)
    return label


def cropped(one: np.ndarray, other: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Both regions without what lies around all of both; the distances stay the same."""
    box = tuple(
        slice(k.min(), k.max() + 1) if k.size else slice(0) for k in np.nonzero(one | other)
    )
    return one[box], other[box]


def surface(region: np.ndarray) -> np.ndarray:
    """Where the surface of a region lies: (elements, axes)."""
    inner = region.copy()
    for axis in range(region.ndim):
        along = np.moveaxis(region, axis, 0)
        inside = np.zeros_like(along)
        inside[1:-1] = along[:-2] & along[2:]
        inner &= np.moveaxis(inside, 0, axis)
    return np.argwhere(region & ~inner)


def nearest(start: np.ndarray, end: np.ndarray, exponent: float) -> np.ndarray:
    """How far each of some elements is from the nearest of others, float64; from none: infinite."""
    from scipy.spatial import KDTree

    if not len(start) or not len(end):
        return np.full(len(start), np.inf)
    found: np.ndarray = KDTree(end).query(start, p=exponent)[0]
    return found
