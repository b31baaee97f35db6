"""What is wrong with one run: damage, restarts, values that are no numbers, silence, rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

    from dashboard.queries.runs.held import Held
    from dashboard.queries.runs.stalls import Stall
    from insight.tables.scalar_index import ScalarIndex, Segment

MOST_ROWS = 50
ENDINGS = ("diverged", "failed")


def troubles(
    run: str,
    status: str,
    problems: pd.DataFrame,
    superseded: Mapping[str, Mapping[str, int]],
    odd: list[dict[str, Any]],
    stalls: Sequence[Stall],
    now: float,
    held: Sequence[Held] = (),
) -> dict[str, Any] | None:
    """All that somebody should know before they trust a run; None where all is well.

    Args:
        run: Its name.
        status: How it ended.
        problems: `Store.problems()`.
        superseded: `Store.superseded()`.
        odd: What `odd_series` gives of it.
        stalls: What `stalls_of` gives.
        now: Seconds since 1970.
        held: The rules that hold for it: what `held_now` gives of it.

    """
    own = problems[problems["run"] == run]
    names = ("file", "offset", "problem", "kept")
    rows = [own[name].head(MOST_ROWS).tolist() for name in names]
    told: dict[str, Any] = {
        "ended": status if status in ENDINGS else "",
        "odd": odd[:MOST_ROWS],
        "damage": [list(row) for row in zip(*rows, strict=True)],
        "damages": len(own),
        "left": sum(superseded.get(run, {}).values()),
        "silent": next((one.last for one in stalls if one.run == run and one.holds(now)), None),
        "held": [list(one) for one in held[:MOST_ROWS]],
    }
    return told if any(told.values()) else None


def odd_series(index: ScalarIndex, series: Sequence[Segment]) -> list[dict[str, Any]]:
    """The series with values that are not finite: how many of how many, and from which step on.

    `isLasting` says whether none was finite any more. The earliest to begin comes first.
    """
    found = []
    for segment in series:
        odd = np.flatnonzero(~np.isfinite(index.value[segment.start : segment.end]))
        if len(odd):
            first = segment.start + int(odd[0])
            told = {"tag": segment.tag, "count": len(odd), "step": int(index.step[first])}
            told |= {"of": segment.end - segment.start}
            found.append(told | {"isLasting": first + len(odd) == segment.end})
    return sorted(found, key=lambda one: (one["step"], one["tag"]))
