"""How well a run did among those that have what runs are judged by."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from dashboard.spelled import spelled
from insight.lineage.target.best import best_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.lineage.target import Target
    from insight.tables.scalar_index import ScalarIndex


def beside(run: str, best_first: Sequence[str]) -> str | None:
    """Which run another one is compared with: the best, and the best with the second.

    >>> beside("b", ["a", "b"]), beside("a", ["a", "b"]), beside("a", ["a"])
    ('a', 'b', None)
    """
    return next((other for other in best_first[:2] if other != run), None)


def standing(
    run: str, runs: Sequence[str], target: Target, best_first: Sequence[str], index: ScalarIndex
) -> dict[str, Any]:
    """The target's value of a run, its rank, and the runs next to it.

    Args:
        run: One of the runs.
        runs: In the order of the target's values.
        target: What they are judged by.
        best_first: What `ranked` gives of them.
        index: All series: of one, the step of the value is told.

    """
    rank_of = {name: rank for rank, name in enumerate(best_first)}
    scores = dict(zip(runs, target.scores.tolist(), strict=True))
    score, at = scores[run], rank_of.get(run)
    row = _row(run, target, index)
    told: dict[str, Any] = {
        "name": target.name,
        "of": target.of,
        "direction": target.direction,
        "value": None if math.isnan(score) and row is None else spelled(score),
        "step": None if row is None else int(index.step[row]),
        "rank": None,
        "count": len(best_first),
        "best": [best_first[0], scores[best_first[0]]] if best_first else None,
        "better": None,
        "worse": None,
    }
    if at is None:
        return told
    finite = [scores[name] * target.direction for name in best_first]
    better = sum(other > score * target.direction for other in finite)  # who is as good shares it
    beside_it = {"better": best_first[at - 1] if at else None}
    beside_it["worse"] = best_first[at + 1] if at + 1 < len(best_first) else None
    return told | {"rank": better + 1} | beside_it


def _row(run: str, target: Target, index: ScalarIndex) -> int | None:
    """The row of the series' value that a run is judged by; None where there is none."""
    for segment in index.by_tag.get(target.name, ()):
        if segment.run == run:
            sign = target.direction if target.of == "best" else 0
            row = int(best_rows(index, [segment], sign)[0]) if sign else segment.end - 1
            return row if row >= 0 else None
    return None
