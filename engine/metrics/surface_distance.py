"""How far apart two surfaces are on average."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError

from .example import FOUND_REGION, TRUE_REGION, Example
from .surfaces import SurfaceMetric

__all__ = ["MeanSurfaceDistance", "RootMeanSquareDistance"]


class _OnAverage(SurfaceMetric):
    """A mean over the elements of the found surface, or of that and the one of the way back."""

    _example = Example(inputs=(FOUND_REGION, TRUE_REGION, 1), last_only=True)

    def __init__(self, symmetric: bool = False, distance_metric: str = "euclidean") -> None:
        super().__init__(distance_metric)
        if not isinstance(symmetric, bool):
            raise ArgumentTypeError.of(f"{type(self).__name__}(symmetric)", "a bool", symmetric)
        self.symmetric = symmetric

    @staticmethod
    @abstractmethod
    def _before(distances: np.ndarray) -> np.ndarray:
        """What the mean is taken of."""

    @staticmethod
    @abstractmethod
    def _behind(mean: Any) -> Any:
        """What becomes of the mean."""

    def eval(self) -> float:
        """The distance of the last images, in elements; infinite where one has no such region.

        Raises:
            StateError: If nothing was seen.

        """
        ways = [self._distances(back=back) for back in (False, True)[: 1 + self.symmetric]]
        if not all(way.size for way in ways):
            return np.inf
        return float(self._behind(np.mean([self._before(way).mean() for way in ways])))


class MeanSurfaceDistance(_OnAverage):
    """The mean distance from a region's surface to the nearest element of the true one's.

    Args:
        symmetric: Whether to take the mean of that and of the mean distance back; each surface
            counts as much as the other, however many elements it has, as in MindSpore.
        distance_metric: How elements are apart: `"euclidean"`, `"chessboard"` (the longest axis) or
            `"taxicab"` (the sum of the axes).

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If there is no such distance.

    >>> images = [[3, 0, 1], [1, 3, 0], [1, 0, 2]], [[0, 2, 1], [1, 2, 1], [0, 0, 1]]
    >>> round(MeanSurfaceDistance()(*images, 0), 6)
    0.804738

    """

    _names = ("mean_surface_distance",)

    @staticmethod
    def _before(distances: np.ndarray) -> np.ndarray:
        return distances

    @staticmethod
    def _behind(mean: Any) -> Any:
        return mean


class RootMeanSquareDistance(_OnAverage):
    """The root of the mean squared distance from a region's surface to that of the true one.

    (MindSpore 2.10 leaves the root out where `symmetric` is False.)

    Args:
        symmetric: Whether to take the mean of that square and of the one back, and then the root;
            each surface counts as much as the other, as in MindSpore.
        distance_metric: How elements are apart: `"euclidean"`, `"chessboard"` (the longest axis) or
            `"taxicab"` (the sum of the axes).

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If there is no such distance.

    >>> images = [[3, 0, 1], [1, 3, 0], [1, 0, 2]], [[0, 2, 1], [1, 2, 1], [0, 0, 1]]
    >>> round(RootMeanSquareDistance()(*images, 0), 6)
    1.0

    """

    _names = ("root_mean_square_distance",)

    @staticmethod
    def _before(distances: np.ndarray) -> np.ndarray:
        squares: np.ndarray = np.square(distances)
        return squares

    @staticmethod
    def _behind(mean: Any) -> Any:
        return np.sqrt(mean)
