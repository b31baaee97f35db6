"""Which runs went over a threshold of a tag: counted on every point, never on means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from insight.tables.scalar_index import ScalarIndex


class Rule(NamedTuple):
    """One condition on a value."""

    above: bool
    """Whether values above `limit` meet it; otherwise those below do."""
    limit: float


def alarm_hits(
    index: ScalarIndex, tag: str, rules: Sequence[Rule], together: bool = False
) -> dict[str, Any]:
    """The runs with a value that meets the rules, and the first step at which one does.

    NaN meets no rule; an infinity meets those on its side.

    Args:
        index: The scalars.
        tag: Whose values.
        rules: Conditions on a value.
        together: Whether one value must meet all of them, or any.

    >>> import pandas as pd
    >>> from insight.tables.scalar_index import ScalarIndex
    >>> table = {"run": ["a", "a"], "tag": ["x", "x"], "step": [1, 2]}
    >>> index = ScalarIndex(pd.DataFrame(table | {"wall_time": [0.0, 1.0], "value": [0.1, 0.9]}))
    >>> alarm_hits(index, "x", [Rule(True, 0.5)])
    {'tag': 'x', 'runs': ['a'], 'first': [2], 'points': [1]}

    """
    runs, first, points = [], [], []
    for segment in index.by_tag.get(tag, []) if rules else []:
        met = _met(index.value[segment.start : segment.end], rules, together)
        count = int(np.count_nonzero(met))
        if count:
            runs.append(segment.run)
            first.append(int(index.step[segment.start + int(met.argmax())]))
            points.append(count)
    return {"tag": tag, "runs": runs, "first": first, "points": points}


def _met(values: NDArray[np.float64], rules: Sequence[Rule], together: bool) -> NDArray[np.bool_]:
    """Which values meet the rules: of those on one side the strictest counts, or the mildest."""
    join = np.logical_and if together else np.logical_or
    over = [rule.limit for rule in rules if rule.above]
    under = [rule.limit for rule in rules if not rule.above]
    found = [values > (max(over) if together else min(over))] if over else []
    found += [values < (min(under) if together else max(under))] if under else []
    met: NDArray[np.bool_] = join.reduce(found)
    return met
