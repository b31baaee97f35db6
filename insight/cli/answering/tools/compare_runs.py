"""Why B beats A: what differs, by how much, whether seeds make as much, and what explains it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.cli.answering.judged import (
    answer_of,
    between,
    how,
    is_hidden,
    percent,
    short,
    values_told,
    way,
)
from insight.cli.answering.text import cell, counted, number, quoted, run_name, table
from insight.cli.answering.tool import AS_FILTER, RUN, TARGET, Tool, whole
from insight.lineage.difference import difference
from insight.lineage.target import named_target, parameters_of
from insight.lineage.target.seeds import LIKELY

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from insight.cli.answering.folder import Folder
    from insight.cli.answering.tool import Arguments
    from insight.lineage.best_run import Answer
    from insight.lineage.difference import Difference
    from insight.lineage.difference.between import MetricChange
    from insight.lineage.importance import Importance
    from insight.tables import Store

MOST_SIBLINGS = 5_000
"""Runs among which those are looked for that differ by seeds alone."""
_MOST_CODE = 40  # lines of a diff
_LINE = 160


def _answer(folder: Folder, asked: Arguments) -> Iterator[str]:
    a, b = folder.run(asked["a"]), folder.run(asked["b"])
    judged = answer_of(folder, asked["target"], asked["filter"])
    found = folder.keep(("difference", a, b), lambda: _difference(folder, a, b))
    yield f"A: {run_name(a)}"
    yield f"B: {run_name(b)}"
    yield from _verdict(folder, judged, found, a, b)
    yield from (f"note: {note}" for note in found.notes)
    yield from _changes(found, asked["limit"])
    yield from _explained(folder, judged, asked, a, b)
    yield from _metrics(found, judged.target.name, asked["limit"])
    yield from _code(found)


def _difference(folder: Folder, a: str, b: str) -> Difference:
    told = folder.told
    beside = [told[run] for run in dict.fromkeys([a, b, *list(told)[:MOST_SIBLINGS]])]

    def lasts(store: Store, tag: str) -> Mapping[str, float]:
        del store  # of a series its last value stands in the index
        return folder.scalars.last(tag)

    return difference(told[a], told[b], beside, beside, lasts)


def _verdict(folder: Folder, judged: Answer, found: Difference, a: str, b: str) -> Iterator[str]:
    """Which is better by the target, and by how much."""
    target = judged.target
    yield f"judged by: {how(target)}"
    both = named_target(folder.settings, folder.scalars, [a, b], target.name)
    one, other = both.scores.tolist()
    if not (math.isfinite(one) and math.isfinite(other)):
        yield f"A {number(one)}, B {number(other)}: they cannot be compared by it"
        return
    ahead = target.direction * (other - one)
    better = "B is better" if ahead > 0 else "A is better" if ahead < 0 else "they are as good"
    if not target.direction:
        better = "they differ"
    yield f"{better}: A {number(one)}, B {number(other)}, B - A = {number(other - one)}"
    told = next((metric for metric in found.metrics if metric.tag == target.name), None)
    if told is not None:
        yield f"by seeds (last values): {_seeds(told)}"


def _changes(found: Difference, most: int) -> Iterator[str]:
    changes = [one for one in found.changes if not is_hidden(f"{one.section}.{one.name}")]
    if not changes:
        yield "\nnothing that is recorded was changed"
        return
    yield ""
    rows = ([one.section, one.name, one.a, one.b] for one in changes[:most])
    yield from table(["changed", "name", "A", "B"], rows)
    if len(changes) > most:
        yield f"[{most} of {counted(len(changes), 'change')}; limit= shows more]"


def _explained(folder: Folder, judged: Answer, asked: Arguments, a: str, b: str) -> Iterator[str]:
    """What each parameter that differs explains of the target, among all runs that count."""
    told, target = judged.explained, judged.target
    names = folder.shown(asked["filter"])["run"].astype(str).tolist()
    rows = folder.settings.set_index("run")
    differing = [
        name
        for name in parameters_of(folder.settings, target.name)
        if cell(rows.at[a, name]) != cell(rows.at[b, name])
    ]
    if judged.lacking and differing:
        yield f"\nwhat explains {target.name} is not known here: {quoted(judged.lacking, 500)}"
    if told is None or not differing:
        return
    scores = target.scores
    yield f"\nof what differs, how much explains {target.name} among {counted(told.runs, 'run')}:"
    header = ["parameter", "share of variance (95% interval)", "direction"]
    header += ["mean with A's value", "mean with B's value"]
    lines = []
    for name in differing[: asked["limit"]]:
        column = rows[name].reindex(names).map(cell).to_numpy()
        means = [_mean(scores[column == cell(rows.at[run, name])]) for run in (a, b)]
        lines.append([*short(folder, [name]), *_share(told, name), *means])
    yield from table(header, lines)
    pairs = [one for one in told.together if {*one.names} & {*differing}]
    for pair in pairs:
        share = f"{percent(pair.share)} ({between(pair.low, pair.high)})"
        yield f"together {' x '.join(short(folder, pair.names))}: {share} beyond their parts"
    if told.left is not None:
        yield f"left unexplained by all found: {percent(told.left)}; shares are not causes"


def _share(told: Importance, name: str) -> tuple[str, str]:
    for one in told.found:
        if one.name == name:
            share = f"{percent(one.share)} ({between(one.low, one.high)})"
            return share, way(one.sign)
    why = {
        "not told apart from chance": told.chance,
        "does not vary": told.constant,
        "in fewer than 8 runs": told.scarce,
        "differs in over half of the runs": told.unique,
    }
    return next((words for words, names in why.items() if name in names), "not judged"), ""


def _mean(scores: Any) -> str:
    finite = scores[np.isfinite(scores)]
    return values_told(finite.tolist()) if finite.size else "no finite value"


def _metrics(found: Difference, target: str, most: int) -> Iterator[str]:
    told = sorted(found.metrics, key=lambda one: (one.tag != target, None in (one.a, one.b)))
    if not told:
        return
    yield "\nlast values:"
    header = ["metric", "A", "B", "B - A", "share of A", "by seeds"]
    yield from table(header, (_row(one) for one in told[:most]))
    if len(told) > most:
        yield f"[{most} of {counted(len(told), 'metric')}; limit= shows more]"


def _row(one: MetricChange) -> list[Any]:
    share = None if one.relative is None else f"{100 * one.relative:+.3g}%"
    values = [None if value is None else number(value) for value in (one.a, one.b)]
    return [one.tag, *values, one.change, share, _seeds(one)]


def _seeds(one: MetricChange) -> str:
    """Whether a change is more than seeds make."""
    test = one.seeds
    if test is None:
        return "not tested"
    if test.p is None:
        return test.said
    verdict = "more than seeds make" if test.p < LIKELY else "no more than seeds make"
    means = f"means {number(test.mean_a)} and {number(test.mean_b)}"
    counts = f"{test.count_a} and {test.count_b} seeds"
    return f"{verdict} (p = {test.p:.2g}, Welch's t-test, {means} over {counts})"


def _code(found: Difference) -> Iterator[str]:
    if found.code:
        yield "\nuncommitted changes:"
        yield from (f"| {quoted(line, _LINE)}" for line in found.code[:_MOST_CODE])
        left = len(found.code) - _MOST_CODE
        if left > 0:
            yield f"[{left} more lines; insight diff has them]"
    for sign, operators in (("+", found.operators_added), ("-", found.operators_removed)):
        if operators:
            told = ", ".join(f"{cell(name)} x{count}" for name, count in sorted(operators.items()))
            yield f"graph {sign} {told}"


TOOL = Tool(
    name="compare_runs",
    title="Why one run beats another",
    words=(
        "Why B beats A: which is better by the target and whether by more than seeds make "
        "(Welch's t-test); every setting, data, code, package and seed that differs; of each "
        "differing parameter how much of the target's variance it explains among all runs, with "
        "its interval; and all last values beside each other."
    ),
    takes={
        "a": RUN | {"description": "The baseline: a run's name as list_runs tells it."},
        "b": RUN | {"description": "The other run."},
        "target": TARGET,
        "filter": AS_FILTER
        | {"description": "Among which runs parameters are judged; empty: all."},
        "limit": whole("Most rows of each table.", 25, 1, 200),
    },
    needs=("a", "b"),
    answer=_answer,
)
