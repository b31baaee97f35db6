"""How well a run did among those that have what runs are judged by."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.spelled import spelled
from insight.lineage.target.best import best_row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.lineage.target import Target
    from insight.tables.scalar_index import ScalarIndex


def ranked(runs: Sequence[str], target: Target) -> list[str]:
    """The runs with a finite value, the best first; none where nobody knows which way is better.

    >>> import numpy as np
    >>> from insight.lineage.target import Target
    >>> ranked(["a", "b", "c"], Target("loss", "best", -1, np.array([0.5, np.nan, 0.25])))
    ['c', 'a']
    """
    if not target.direction:
        return []
    scores = target.direction * target.scores
    order = np.argsort(-scores, kind="stable")
    return [runs[k] for k in order.tolist() if math.isfinite(scores[k])]


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
    told: dict[str, Any] = {
        "name": target.name,
        "of": target.of,
        "direction": target.direction,
        "value": None if math.isnan(score) and not _has(run, target, index) else spelled(score),
        "step": _step(run, target, index),
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


def _has(run: str, target: Target, index: ScalarIndex) -> bool:
    return any(segment.run == run for segment in index.by_tag.get(target.name, ()))


def _step(run: str, target: Target, index: ScalarIndex) -> int | None:
    for segment in index.by_tag.get(target.name, ()):
        if segment.run == run:
            sign = target.direction if target.of == "best" else 0
            return int(index.step[best_row(index, segment, sign) if sign else segment.end - 1])
    return None
