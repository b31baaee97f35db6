"""What runs are judged by: a recorded metric, or a series' last or best value."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from insight.lineage.numeric import as_floats, is_numeric
from insight.lineage.sections import lineage_sections

from .best import best_values, is_of_training
from .objective import objective

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from insight.tables.scalar_index import ScalarIndex, Segment

AUTO = "auto"  # what stands for the target that nobody chose
RECORDED = ("metric", "algorithm")  # sections whose numbers came out of a run
PARAMETERS = ("hyperparameters", "algorithm", "user", "dataset")


class Target(NamedTuple):
    """One number a run.

    Attributes:
        name: The column of the lineage, or the tag.
        of: "recorded", "last" or "best".
        direction: 1 where more is better, -1 where less is; 0 where nobody knows.
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


def main_tag(index: ScalarIndex) -> str | None:
    """The series that runs are compared by where only a series will do: any rather than none."""
    counts = {tag: len(segments) for tag, segments in index.by_tag.items()}
    return objective(counts, way=index.direction) or min(
        counts, key=lambda tag: (-counts[tag], tag), default=None
    )


def runs_with(
    lineage: pd.DataFrame, index: ScalarIndex, shown: Collection[str] | None = None
) -> dict[str, int]:
    """How many of the runs have each series, and each metric that was recorded.

    Args:
        lineage: `Store.lineage()`.
        index: All series.
        shown: The runs that count; all by default.

    """
    metrics = [name for name in recorded_targets(lineage) if name.startswith("metric.")]
    held = lineage[metrics]
    if metrics and shown is not None:
        held = held[np.array([run in shown for run in lineage["run"]], np.bool_)]
    counts = {name: int(held[name].notna().sum()) for name in metrics}
    for tag, segments in index.by_tag.items():
        counts[tag] = (
            len(segments) if shown is None else sum(segment.run in shown for segment in segments)
        )
    return {name: count for name, count in counts.items() if count}


def usual_target(
    lineage: pd.DataFrame, index: ScalarIndex, shown: Collection[str] | None = None
) -> str:
    """What to judge by when nobody chose: see `objective`; empty where there is nothing.

    What a run measured before it trained is no result: of a run that goes beyond step 0 no tag
    counts that has nothing else.

    >>> import pandas as pd
    >>> from insight.tables.scalar_index import ScalarIndex
    >>> none = pd.DataFrame({"run": [], "tag": [], "step": [], "wall_time": [], "value": []})
    >>> usual_target(pd.DataFrame({"run": ["a"], "metric.accuracy": [0.5]}), ScalarIndex(none))
    'metric.accuracy'
    """
    held = _judgeable(lineage, index, shown)
    total = len(lineage) if shown is None else len(shown)
    return objective(held, total, index.direction) or ""


def target_among(
    lineage: pd.DataFrame,
    index: ScalarIndex,
    shown: Collection[str],
    folder: Collection[str] | None = None,
) -> str:
    """What to judge by when nobody chose and a filter holds.

    The usual target of the folder stays while more than half of the runs shown have it: it rarely
    changes while somebody types. Else it is the usual one of those runs, if they have any.

    Args:
        lineage: `Store.lineage()`.
        index: All series.
        shown: The runs that the filter lets through.
        folder: Those that count without it; all by default.

    """
    usual = usual_target(lineage, index, folder)
    if 2 * _judgeable(lineage, index, shown).get(usual, 0) > len(shown):
        return usual
    return usual_target(lineage, index, shown) or usual


def _judgeable(
    lineage: pd.DataFrame, index: ScalarIndex, shown: Collection[str] | None
) -> dict[str, int]:
    """`runs_with` a value of a trained model, by name."""
    counts = runs_with(lineage, index, shown)
    for tag, segments in index.by_tag.items():
        seen = (one for one in segments if shown is None or one.run in shown)
        counts[tag] = sum(is_of_training(index, one) for one in seen)
    return {name: count for name, count in counts.items() if count}


def is_target(lineage: pd.DataFrame, index: ScalarIndex, name: str) -> bool:
    """Whether somebody can choose it: a series, or a number that was recorded, but `AUTO`."""
    return name != AUTO and (name in index.by_tag or name in recorded_targets(lineage))


def settled_target(
    lineage: pd.DataFrame,
    index: ScalarIndex,
    name: str = AUTO,
    shown: Collection[str] | None = None,
) -> str:
    """The name that `folder_target` judges by."""
    return name if is_target(lineage, index, name) else usual_target(lineage, index, shown)


def folder_target(
    lineage: pd.DataFrame,
    index: ScalarIndex,
    runs: Sequence[str],
    name: str = AUTO,
    shown: Collection[str] | None = None,
) -> Target:
    """What all pages judge runs by: the best value of each, the last where nobody knows which is.

    Args:
        lineage: `Store.lineage()`.
        index: All series.
        runs: The order of the values.
        name: What somebody chose, or `AUTO`; what there is not counts as not chosen.
        shown: The runs that count for the usual target; all by default.

    >>> import pandas as pd
    >>> from insight.tables.scalar_index import ScalarIndex
    >>> none = pd.DataFrame({"run": [], "tag": [], "step": [], "wall_time": [], "value": []})
    >>> lineage = pd.DataFrame({"run": ["a", "b"], "metric.loss": [0.5, 0.25]})
    >>> folder_target(lineage, ScalarIndex(none), ["b", "a"])
    Target(name='metric.loss', of='recorded', direction=-1, scores=array([0.25, 0.5 ]))

    """
    return named_target(lineage, index, runs, settled_target(lineage, index, name, shown))


def named_target(
    lineage: pd.DataFrame, index: ScalarIndex, runs: Sequence[str], name: str
) -> Target:
    """A target by its name, judged as on all pages; also of a series that is called as `AUTO`.

    Args:
        lineage: `Store.lineage()`.
        index: All series.
        runs: The order of the values.
        name: A column of the lineage, or a tag; one that is neither gives no values.

    """
    known = index.direction(name)
    found = target_of(lineage, index, runs, name, "best" if known else "last")
    return found._replace(direction=known)


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

    Nothing is refused: of `of` all but "best" counts as "last", of `better` all else as "auto".

    >>> import pandas as pd
    >>> from insight.tables.scalar_index import ScalarIndex
    >>> table = pd.DataFrame({"run": ["a"] * 3, "tag": ["loss"] * 3, "step": [1, 2, 3]})
    >>> index = ScalarIndex(table.assign(wall_time=0.0, value=[3.0, 1.0, 2.0]))
    >>> lineage = pd.DataFrame({"run": ["a"]})
    >>> [float(target_of(lineage, index, ["a"], "loss", of).scores[0]) for of in ("best", "last")]
    [1.0, 2.0]

    """
    sign = {"low": -1, "high": 1}.get(better) or index.direction(name) or 1
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
    if sign:
        values = best_values(index, segments, sign)
    else:
        values = index.value[[segment.end - 1 for segment in segments]]
    found = dict(zip((segment.run for segment in segments), values.tolist(), strict=True))
    return np.array([found.get(run, np.nan) for run in runs], np.float64)
