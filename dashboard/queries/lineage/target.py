"""What runs are judged by on the lineage page: a recorded metric, or a series' last or best."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from dashboard.queries.objective import direction
from dashboard.queries.runs.overview import main_tag
from dashboard.queries.series.best import best_row

from .facts import as_floats, is_numeric, lineage_sections

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from dashboard.queries.series.index import ScalarIndex, Segment

RECORDED = ("metric", "algorithm")  # sections whose numbers came out of a run
PARAMETERS = ("hyperparameters", "algorithm", "user", "dataset")


class Target(NamedTuple):
    """One number a run.

    Attributes:
        name: The column of the lineage, or the tag.
        of: "recorded", "last" or "best".
        direction: 1 where more is better, -1 where less is.
        scores: (n,) In the order of the runs; NaN for a run without.

    """

    name: str
    of: str
    direction: int
    scores: NDArray[np.float64]


def recorded_targets(lineage: pd.DataFrame) -> list[str]:
    """The columns of numbers that say what came of a run."""
    sections = lineage_sections(lineage)
    names = [name for section in RECORDED for name in sections.get(section, [])]
    return [name for name in names if is_numeric(lineage[name])]


def parameters_of(lineage: pd.DataFrame, target: str) -> list[str]:
    """The columns that say how a run was made."""
    sections = lineage_sections(lineage)
    names = [name for section in PARAMETERS for name in sections.get(section, [])]
    outcomes = {*recorded_targets(lineage), target}
    return [name for name in names if name not in outcomes]


def usual_target(lineage: pd.DataFrame, index: ScalarIndex) -> str:
    """What to judge by when nobody chose: a metric that most runs recorded, else a series.

    >>> import pandas as pd
    >>> from dashboard.queries.series.index import ScalarIndex
    >>> none = pd.DataFrame({"run": [], "tag": [], "step": [], "wall_time": [], "value": []})
    >>> usual_target(pd.DataFrame({"run": ["a"], "metric.accuracy": [0.5]}), ScalarIndex(none))
    'metric.accuracy'
    """
    metrics = [name for name in recorded_targets(lineage) if name.startswith("metric.")]
    told = [name for name in metrics if direction(name)]
    most = sorted(told or metrics, key=lambda name: (-lineage[name].notna().sum(), name))
    return most[0] if most else main_tag(index) or ""


def target_of(
    lineage: pd.DataFrame,
    index: ScalarIndex,
    runs: Sequence[str],
    name: str,
    of: str = "best",
    better: str = "auto",
) -> Target:
    """The target's value of each run.

    Args:
        lineage: `Store.lineage()`.
        index: All series.
        runs: The order of the values.
        name: A column of the lineage, or a tag; one that is neither gives no values.
        of: "last" or "best", for a tag.
        better: "low", "high", or "auto": by the name, and high where that does not say.

    """
    sign = {"low": -1, "high": 1}.get(better) or direction(name) or 1
    if name in index.by_tag:
        values = _of_series(index, index.by_tag[name], runs, sign if of == "best" else 0)
        return Target(name, of, sign, values)
    values = np.full(len(runs), np.nan)
    if name in recorded_targets(lineage):
        values = as_floats(lineage.set_index("run")[name].reindex(list(runs)))
    return Target(name, "recorded", sign, values)


def _of_series(
    index: ScalarIndex, segments: Sequence[Segment], runs: Sequence[str], sign: int
) -> NDArray[np.float64]:
    found = {}
    for segment in segments:
        row = best_row(index, segment, sign) if sign else segment.end - 1
        found[segment.run] = float(index.value[row])
    return np.array([found.get(run, np.nan) for run in runs], np.float64)
