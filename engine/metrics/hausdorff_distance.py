"""How far apart two surfaces are where they are farthest."""

from __future__ import annotations

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError

from .example import FOUND_REGION, TRUE_REGION, Example
from .surfaces import SurfaceMetric

__all__ = ["HausdorffDistance"]


class HausdorffDistance(SurfaceMetric):
    """The largest distance from an element of one region's surface to the nearest of the other's.

    H(A, B) = max(h(A, B), h(B, A)) with h(A, B) = max over a in A of min over b in B of |a - b|.

    Args:
        distance_metric: How elements are apart: `"euclidean"`, `"chessboard"` (the longest axis) or
            `"taxicab"` (the sum of the axes).
        percentile: Which percentile of the distances counts instead of the largest, from 0.0 to
            100.0.
        directed: Whether only the distances from the first image to the second count.
        crop: Whether to look only at the box in which both regions lie. It saves time and changes
            no distance.

    Raises:
        ArgumentTypeError: If one is of another type.
        ArgumentValueError: If there is no such distance, or the percentile is out of range.

    Source: Huttenlocher, Klanderman, Rucklidge, "Comparing images using the Hausdorff distance"
    (1993); of the surfaces, as MindSpore has it.

    >>> HausdorffDistance()([[3, 0, 1], [1, 3, 0], [1, 0, 2]], [[0, 2, 1], [1, 2, 1], [0, 0, 1]], 0)
    1.4142135623730951

    """

    _names = ("hausdorff_distance",)
    _example = Example(inputs=(FOUND_REGION, TRUE_REGION, 1), last_only=True)

    def __init__(
        self,
        distance_metric: str = "euclidean",
        percentile: float | None = None,
        directed: bool | None = False,
        crop: bool | None = True,
    ) -> None:
        super().__init__(distance_metric)
        if percentile is not None and not isinstance(percentile, float):
            raise ArgumentTypeError.of("HausdorffDistance(percentile)", "a float", percentile)
        if percentile is not None and not 0 <= percentile <= 100:
            expected = "a number from 0 to 100"
            raise ArgumentValueError.of("HausdorffDistance(percentile)", expected, percentile)
        for name, value in (("directed", directed), ("crop", crop)):
            if not isinstance(value, bool | None):
                raise ArgumentTypeError.of(f"HausdorffDistance({name})", "a bool", value)
        self.percentile = percentile
        self.directed, self.crop = directed, crop
        self._crop = bool(crop)

    def eval(self) -> float:
        """The distance of the last images, in elements; infinite where one has no such region.

        Raises:
            StateError: If nothing was seen.

        """
        there = self._farthest(self._distances())
        return there if self.directed else max(there, self._farthest(self._distances(back=True)))

    def _farthest(self, distances: np.ndarray) -> float:
        if not np.isfinite(distances).all() or not distances.size:
            return np.inf
        return float(np.percentile(distances, 100 if self.percentile is None else self.percentile))
