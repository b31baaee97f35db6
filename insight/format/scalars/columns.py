"""From scalars in the order of the buffer to columns with one tag after the other."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from .scan import Float32s, Float64s, Int64s, Other, ScalarScan, ascends

if TYPE_CHECKING:
    from insight.format.frames import Damage


def grouped(
    tags: list[bytes],
    tag_of_row: Int64s,
    steps: Int64s,
    wall_times: Float64s,
    values: Float32s,
    offsets: Int64s,
    *,
    end: int,
    records: int,
    others: list[Other],
    damages: list[Damage],
) -> ScalarScan:
    """The scan of rows in the order of the buffer; `tag_of_row` counts in `tags`, in any order.

    Every tag has a row.
    """
    by_name = sorted(range(len(tags)), key=tags.__getitem__)
    rank = np.empty(len(tags), np.int64)
    rank[by_name] = np.arange(len(tags))
    ranks: Any = rank[tag_of_row]
    order = np.argsort(ranks, kind="stable")
    bounds = np.zeros(len(tags) + 1, np.int64)
    np.cumsum(np.bincount(ranks, minlength=len(tags)), out=bounds[1:])
    steps, wall_times = steps[order], wall_times[order]
    known = wall_times[~np.isnan(wall_times)]
    return ScalarScan(
        end=end,
        records=records,
        first_wall_time=float(known.min()) if len(known) else math.inf,
        last_wall_time=float(known.max()) if len(known) else -math.inf,
        tags=[tags[index] for index in by_name],
        bounds=bounds,
        steps=steps,
        wall_times=wall_times,
        values=values[order],
        offsets=offsets[order],
        ascending=ascends(bounds, steps, wall_times),
        others=others,
        damages=damages,
    )
