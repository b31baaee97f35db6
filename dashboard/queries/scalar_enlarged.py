"""One tag drawn large: its card with averages over every point instead of over buckets."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .scalars import STEP, card_key, scalar_card

if TYPE_CHECKING:
    from .scalar_index import ScalarIndex
    from .scalar_view import View


def enlarged_card(
    index: ScalarIndex,
    tag: str,
    window: tuple[float, float] | None = None,
    weight: float = 0.0,
    view: View = STEP,
) -> dict[str, Any]:
    """The payload of `scalar_card`, and in `smooth` what its `mean` is of the smoothed series.

    The average runs over the whole series before any of it is put into buckets, so neither the
    zoom nor the width of the screen changes it.

    Args:
        index: The scalars.
        tag: Whose values.
        window: What is looked at closely, in units of the axis.
        weight: Of the average over every point; 0 leaves `smooth` out.
        view: Along which axis.

    """
    return scalar_card(index, tag, window, _large(view, weight))


def enlarged_key(
    index: ScalarIndex,
    tag: str,
    window: tuple[float, float] | None,
    weight: float,
    view: View = STEP,
) -> str:
    """Changes whenever the card does."""
    return card_key(index, tag, window, _large(view, weight))


def _large(view: View, weight: float) -> View:
    return replace(view, weight=weight, base="")
