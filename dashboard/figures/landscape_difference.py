"""What is left of a landscape when another is taken from it: blue is lower, brown is higher."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.theme import DIFFERENCE

from .landscape_contour import CONTOURS, Look, landscape_contour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dashboard.queries.landscape.surface import Surface


def landscape_difference(
    surface: Surface, lines: int = CONTOURS, shares: Sequence[float] = ()
) -> dict[str, Any]:
    """As `landscape_contour`, of a surface whose `z` is the difference; 0 is in the middle.

    Args:
        surface: What to draw, with the path of the landscape from which the other was taken.
        lines: Of contours.
        shares: Of the variance along each direction, where they are known.

    """
    finite = surface.z[np.isfinite(surface.z)]
    reach = float(np.abs(finite).max()) if finite.size else 0.0
    bounds = (-reach, reach) if reach > 0 else (-0.5, 0.5)
    look = Look(bounds=bounds, lines=lines, colours=DIFFERENCE, word="difference")
    return landscape_contour(surface, look, shares)
