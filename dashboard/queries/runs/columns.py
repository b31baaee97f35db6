"""The columns that the grid of runs may have: which there are, which are shown, what they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from dashboard.queries.lineage.facts import is_numeric, plain
from dashboard.queries.lineage.importance import shares
from dashboard.queries.series.best import best_row
from dashboard.queries.series.index import held_at
from dashboard.queries.target import parameters_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from dashboard.queries.series.index import ScalarIndex, Segment
    from dashboard.queries.target import Target

FIXED = (
    *("status", "spark", "tags", "started", "duration", "last_step", "points"),
    *("problems", "source", "updated", "bytes", "files", "nan", "note"),
)
HIDDEN_AT_FIRST = frozenset({"updated", "bytes", "files", "nan", "note", "problems", "tags"})
MAY_BE_SAME = ("source", "last_step", "points")
SECTIONS = ("hyperparameters", "user", "algorithm", "dataset", "model", "metric", "run")
"""Facts by how often people look at them."""
MOST_FACTS = 16
MOST_SHOWN = 300
LONGEST_MEAN = 100_000
MOST_RANKED = 500  # of thousands of facts nobody sees the order
MOST_EXPLAINED = 48  # each takes some milliseconds of ten thousand runs
HALF = 0.5

VARIES, CONSTANT, EMPTY = "varies", "constant", "empty"


class FactColumn(NamedTuple):
    """A column of `Store.lineage()`."""

    name: str
    spread: str
    """`varies`, `constant` where all runs that have it agree, or `empty`."""
    numeric: bool


class How(NamedTuple):
    """Which value of a series stands in the grid."""

    word: str
    """`last`, `min`, `max`, `mean` of the last `number`, value at `step` `number`, or value where
    the tag `other` is best: `atmin`, `atmax`."""
    number: int = 0
    other: str = ""


LAST = How("last")


class MetricColumn(NamedTuple):
    """One value a run. `has` tells a run that lacks the tag from one whose value is NaN."""

    held: np.ndarray[tuple[int], np.dtype[np.float64]]
    steps: np.ndarray[tuple[int], np.dtype[np.int64]]
    has: list[bool]


def fact_columns(lineage: pd.DataFrame) -> list[FactColumn]:
    """Every column of a lineage table but the run, in the order in which people look at them.

    >>> import pandas as pd
    >>> fact_columns(pd.DataFrame({"run": ["a", "b"], "user.seed": [1, 2]}))
    [FactColumn(name='user.seed', spread='varies', numeric=True)]
    """
    names = [name for name in lineage.columns if name != "run"]
    kinds = [dtype.kind for dtype in lineage.dtypes[names]]
    numeric = [name for name, kind in zip(names, kinds, strict=True) if kind in "iuf"]
    found = _numeric_columns(lineage, numeric) if len(lineage) else []
    known = {column.name for column in found}
    found += [FactColumn(name, *_nature(lineage[name])) for name in names if name not in known]
    return sorted(found, key=lambda column: _rank(column.name))


def _numeric_columns(lineage: pd.DataFrame, names: Sequence[str]) -> list[FactColumn]:
    """Many columns of numbers at once: there may be thousands."""
    if not names:
        return []
    columns = [lineage[name].to_numpy(np.float64, na_value=np.nan) for name in names]
    table = np.stack(columns)
    lacks = np.isnan(table)
    low = np.where(lacks, np.inf, table).min(axis=1)
    high = np.where(lacks, -np.inf, table).max(axis=1)
    empty, constant = lacks.all(axis=1), (low == high) & ~lacks.any(axis=1)
    spreads = np.where(empty, EMPTY, np.where(constant, CONSTANT, VARIES)).tolist()
    return [FactColumn(name, spread, True) for name, spread in zip(names, spreads, strict=True)]


def _nature(column: pd.Series[Any]) -> tuple[str, bool]:
    """How the values of a column differ, and whether they are numbers."""
    held = column.dropna().tolist()
    if not held:
        return EMPTY, False
    same = all(value is held[0] or value == held[0] for value in held)
    numeric = column.dtype.kind == "O" and is_numeric(column)
    return (CONSTANT if same and len(held) == len(column) else VARIES), numeric


def _rank(name: str) -> tuple[int, str]:
    section = name.partition(".")[0]
    return (SECTIONS.index(section) if section in SECTIONS else len(SECTIONS), name)


def shown_columns(
    facts: Sequence[FactColumn],
    tags: Sequence[str],
    known_tags: Iterable[str],
    show: Sequence[str],
    hide: Iterable[str],
    *,
    target: str,
    same: Collection[str] = (),
    damaged: bool,
) -> list[str]:
    """The ids of the columns of the grid, from left to right.

    Args:
        facts: Every column of the lineage.
        tags: The tags shown by themselves.
        known_tags: All tags.
        show: Ids of columns that somebody wants beside the usual ones; unknown ones are passed
            over.
        hide: Ids that somebody does not want.
        target: What runs are judged by: a tag or the name of a fact; empty for none.
        same: Ids of columns that say the same of all runs: they come only where they are wanted.
        damaged: Whether there are problems to show.

    """
    away, wanted = set(hide), list(dict.fromkeys(show))[:MOST_SHOWN]
    known_facts = {column.name for column in facts}
    known = set(known_tags)
    varying = [column.name for column in facts if column.spread == VARIES][:MOST_FACTS]
    judged = [metric_id(target)] if target in known else [fact_id(target)] if target else []
    first = ["status", *judged, "spark"]
    metrics = [metric_id(tag) for tag in tags] + [
        name for name in wanted if name.startswith("metric:") and name[7:] in known
    ]
    parameters = [fact_id(name) for name in varying] + [
        name for name in wanted if name.startswith("fact:") and name[5:] in known_facts
    ]
    hidden = HIDDEN_AT_FIRST - {"problems"} if damaged else HIDDEN_AT_FIRST
    rest = [name for name in FIXED if name not in hidden or name in wanted]
    listed = dict.fromkeys([*first, *parameters, *metrics, *rest])
    spare = {*same}.difference(wanted, judged)
    return [name for name in listed if name not in away and name not in spare]


def facts_of(
    facts: Sequence[FactColumn],
    lineage: pd.DataFrame,
    target: Target,
    running: NDArray[np.bool_],
) -> list[FactColumn]:
    """The columns in the order in which they tell the runs apart.

    First what most runs with a target have and what varies among them: parameters by how much of
    the target they explain, then those of which that cannot be said, section by section. Then the
    rest. What runs that go on have so far explains nothing: columns would change their order at
    each step.

    Args:
        facts: `fact_columns` of the lineage.
        lineage: `Store.lineage()`.
        target: What its rows are judged by, in their order.
        running: (n,) Which of them go on.

    """
    names = [column.name for column in facts if column.spread == VARIES][:MOST_RANKED]
    known = ~np.isnan(target.scores)
    held = lineage.loc[known, names] if known.any() else lineage[names]
    usual = held.columns[held.notna().mean() > HALF]
    telling = {name for name in usual if _nature(held[name])[0] == VARIES}
    parameters = {*parameters_of(lineage, target.name)} & telling
    asked = [column.name for column in facts if column.name in parameters][:MOST_EXPLAINED]
    explained = shares(lineage, asked, np.where(running, np.nan, target.scores))

    def rank(column: FactColumn) -> tuple[bool, float]:
        share = explained.get(column.name)
        return (column.name not in telling, 1.0 if share is None else -round(share, 2))

    return sorted(facts, key=rank)


def same_in_all(runs: pd.DataFrame, index: ScalarIndex, tags: Iterable[str]) -> set[str]:
    """The ids of columns that say the same of all runs: of tags, of which the last value stands.

    None while runs go on: a column that comes and goes with each step is worse than a dull one.
    """
    if len(runs) < 2 or (runs["status"] == "running").any():
        return set()
    first = runs.iloc[0]
    found = {name for name in MAY_BE_SAME if (runs[name] == first[name]).all()}
    for tag in tags:
        ends = [segment.end - 1 for segment in index.by_tag[tag]]
        if len(ends) == len(runs) and len(np.unique(index.value[ends])) == 1:
            found.add(metric_id(tag))
    return found


def metric_id(tag: str) -> str:
    """The id of a tag's column."""
    return f"metric:{tag}"


def fact_id(name: str) -> str:
    """The id of the column of a recorded fact."""
    return f"fact:{name}"


def how_of(text: object) -> How:
    """What is to stand in a metric's column, as addresses write it; `last` for what is unclear.

    >>> how_of("mean:10"), how_of("atmin:val/loss"), how_of("?")
    (How(word='mean', number=10, other=''), How(word='atmin', number=0, other='val/loss'), \
How(word='last', number=0, other=''))
    """
    word, _, rest = str(text).partition(":")
    if word in {"min", "max"}:
        return How(word)
    if word in {"atmin", "atmax"} and rest:
        return How(word, other=rest)
    if word in {"mean", "step"} and rest.removeprefix("-").isdecimal() and len(rest) < 19:
        number = int(rest)
        return How(word, min(max(number, 1), LONGEST_MEAN) if word == "mean" else number)
    return LAST


def metric_column(index: ScalarIndex, tag: str, how: How, runs: Sequence[str]) -> MetricColumn:
    """What a tag's column holds for some runs, each value with its step."""
    series = {segment.run: segment for segment in index.by_tag.get(tag, [])}
    others = (
        {segment.run: segment for segment in index.by_tag.get(how.other, [])} if how.other else {}
    )
    values = np.full(len(runs), np.nan)
    steps = np.zeros(len(runs), np.int64)
    has = [False] * len(runs)
    for number, run in enumerate(runs):
        segment = series.get(run)
        row = None if segment is None else _row(index, segment, how, others.get(run))
        if segment is None or row is None:
            continue
        has[number] = True
        steps[number] = index.step[row]
        if how.word == "mean":
            values[number] = index.value[
                max(segment.start, segment.end - how.number) : segment.end
            ].mean()
        else:
            values[number] = index.value[row]
    return MetricColumn(values, steps, has)


def _row(index: ScalarIndex, segment: Segment, how: How, other: Segment | None) -> int | None:
    """The row of the table whose step stands for a series; None where there is none."""
    match how.word:
        case "min" | "max":
            return best_row(index, segment, 1 if how.word == "max" else -1)
        case "step":
            return _row_at(index, segment, how.number)
        case "atmin" | "atmax":
            if other is None:
                return None
            best = best_row(index, other, 1 if how.word == "atmax" else -1)
            return _row_at(index, segment, int(index.step[best]))
    return segment.end - 1


def _row_at(index: ScalarIndex, segment: Segment, step: int) -> int | None:
    """The last row at or before a step; None where the series begins later."""
    within = held_at(index.step[segment.start : segment.end], step)
    return segment.start + within if within >= 0 else None


def fact_values(lineage: pd.DataFrame, name: str, rows: Sequence[int]) -> list[Any]:
    """What some rows of the lineage say, as JSON can carry it; None where they say nothing."""
    return [plain(value) for value in lineage[name].take(list(rows)).tolist()]


def catalogue(facts: Iterable[FactColumn], index: ScalarIndex) -> dict[str, Any]:
    """Every column that could be shown, for the chooser."""
    spreads: dict[str, list[str]] = {VARIES: [], CONSTANT: [], EMPTY: []}
    for column in facts:
        spreads[column.spread].append(column.name)
    tags = {tag: len(series) for tag, series in index.by_tag.items()}
    return {"fixed": FIXED, "tags": tags, "facts": spreads}


def usual_hows(target: Target) -> dict[str, How]:
    """Of the tag that runs are judged by the value that they are judged by."""
    words = {1: "max", -1: "min"}
    return {target.name: How(words[target.direction])} if target.of == "best" else {}


def usual_order(target: Target, index: ScalarIndex) -> tuple[str, str]:
    """The column that orders the rows when nobody chose, and its way: the best first."""
    if not target.direction:
        return "started", "desc"
    column = metric_id(target.name) if target.name in index.by_tag else fact_id(target.name)
    return column, "asc" if target.direction < 0 else "desc"


def asked_hows(asked: Mapping[str, Any]) -> dict[str, How]:
    """How the tags that somebody chose something for are to be told."""
    return {str(tag): how_of(text) for tag, text in list(asked.items())[:MOST_SHOWN]}
