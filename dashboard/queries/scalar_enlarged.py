"""One tag drawn large: its card with averages over every point instead of over buckets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from .scalar_ema import smoothed
from .scalar_index import ScalarIndex
from .scalars import card_key, scalar_card

if TYPE_CHECKING:
    from numpy.typing import NDArray


def enlarged_card(
    index: ScalarIndex, tag: str, window: tuple[int, int] | None = None, weight: float = 0.0
) -> dict[str, Any]:
    """The payload of `scalar_card`, and in `smooth` what its `mean` is of the smoothed series.

    The average runs over the whole series before any of it is put into buckets, so neither the
    zoom nor the width of the screen changes it.

    Args:
        index: The scalars.
        tag: Whose values.
        window: First and last of the steps looked at closely.
        weight: Of the average over every point; 0 leaves `smooth` out.

    """
    card = scalar_card(index, tag, window) | {"key": enlarged_key(index, tag, window, weight)}
    if weight > 0:
        averages = scalar_card(_averaged(index, tag, weight), tag, window)
        card["smooth"] = averages["mean"]
    return card


def enlarged_key(
    index: ScalarIndex, tag: str, window: tuple[int, int] | None, weight: float
) -> str:
    """Changes whenever the card does."""
    return f"{card_key(index, tag, window)}:{weight}"


def _averaged(index: ScalarIndex, tag: str, weight: float) -> ScalarIndex:
    """The series of one tag with their averages for values."""
    segments = index.by_tag[tag]
    lengths = [segment.end - segment.start for segment in segments]

    def gathered(column: NDArray[Any]) -> NDArray[Any]:
        return np.concatenate([column[segment.start : segment.end] for segment in segments])

    runs = pd.Categorical.from_codes(
        np.repeat(np.arange(len(segments)), lengths),
        pd.Index([segment.run for segment in segments]),
    )
    columns = {
        "run": runs,
        "tag": pd.Categorical.from_codes(np.zeros(sum(lengths), np.int8), pd.Index([tag])),
        "step": gathered(index.step),
        "wall_time": gathered(index.wall_time),
        "value": np.concatenate(smoothed(index, tag, weight)),
    }
    return ScalarIndex(pd.DataFrame(columns))
