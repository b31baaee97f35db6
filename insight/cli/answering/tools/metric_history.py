"""The curve of a metric in few rows: of each slice of steps the mean, the lowest and highest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insight.cli.answering.text import cell, counted, number, run_name, table
from insight.cli.answering.tool import Tool, text, texts, whole
from insight.lineage.columns import check_tag

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from insight.cli.answering.folder import Folder
    from insight.cli.answering.tool import Arguments
    from insight.tables.scalar_index import ScalarIndex, Segment

_MOST_RUNS = 8


def _answer(folder: Folder, asked: Arguments) -> Iterator[str]:
    index, tag = folder.scalars, asked["metric"]
    check_tag(tag, {*index.by_tag, *(one.tag for one in index.beside)}, "metric")
    runs = list(dict.fromkeys(folder.run(name) for name in asked["runs"]))
    series = folder.series(tag)
    held = {run: _points(index, series[run], asked) for run in runs if run in series}
    spans = [(steps[0], steps[-1]) for steps, _ in held.values() if steps.size]
    low, high = (min(one for one, _ in spans), max(one for _, one in spans)) if spans else (0, 0)
    for run in runs:
        if run not in held:
            yield f"run {run_name(run)}: does not have {cell(tag)}"
        else:
            yield from _of_run(run, tag, *held[run], (low, high, asked["points"]))


def _points(
    index: ScalarIndex, one: Segment, asked: Arguments
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The steps and values of a series inside the steps that were asked for.

    A series without steps has its records by their number, from 1.
    """
    records = index.records.get((one.run, one.tag))
    if records is None:
        steps, values = index.step[one.start : one.end], index.value[one.start : one.end]
    else:
        steps, values = np.arange(1, len(records.value) + 1), records.value
    first, last = 0, int(steps.size)
    if "first_step" in asked:
        first = int(np.searchsorted(steps, asked["first_step"]))
    if "last_step" in asked:
        last = int(np.searchsorted(steps, asked["last_step"], side="right"))
    return steps[first:last], values[first:last]


def _of_run(
    run: str,
    tag: str,
    steps: NDArray[np.int64],
    values: NDArray[np.float64],
    grid: tuple[int, int, int],
) -> Iterator[str]:
    if not steps.size:
        yield f"run {run_name(run)}: has no {cell(tag)} at these steps"
        return
    finite = values[np.isfinite(values)]
    odd = len(values) - len(finite)
    told = f"{counted(len(values), 'point')}, steps {steps[0]} to {steps[-1]}"
    told += f", first {number(values[0])}, last {number(values[-1])}"
    told += f", min {number(finite.min())}, max {number(finite.max())}" if finite.size else ""
    told += f", {odd:,} not finite" if odd else ""
    yield f"run {run_name(run)}: {cell(tag)}: {told}"
    if len(values) <= grid[2]:
        pairs = zip(steps.tolist(), values.tolist(), strict=True)
        yield from table(["step", "value"], ([step, number(value)] for step, value in pairs))
        return
    yield from table(["steps", "points", "mean", "min", "max"], slices(steps, values, *grid))


def slices(
    steps: NDArray[np.int64], values: NDArray[np.float64], low: int, high: int, count: int
) -> list[list[Any]]:
    """Rows of equally wide slices of steps; of values that are not finite only their count.

    Args:
        steps: (n,) Ascending.
        values: (n,)
        low: Where the first slice begins.
        high: Where the last one ends.
        count: How many.

    >>> import numpy as np
    >>> slices(np.array([1, 2, 3, 4]), np.array([1.0, 3.0, 5.0, np.nan]), 1, 4, 2)
    [['1-2', 2, 2.0, 1.0, 3.0], ['3-4', '2 (1 not finite)', 5.0, 5.0, 5.0]]

    """
    edges = low + np.arange(1, count) * ((high - low + 1) / count)
    cuts = np.searchsorted(steps, edges)
    rows: list[list[Any]] = []
    for part, held in zip(np.split(steps, cuts), np.split(values, cuts), strict=True):
        if not part.size:
            continue
        finite = held[np.isfinite(held)]
        odd = held.size - finite.size
        size = f"{held.size} ({odd} not finite)" if odd else held.size
        figures = [float(finite.mean()), float(finite.min()), float(finite.max())]
        rows.append([f"{part[0]}-{part[-1]}", size, *(figures if finite.size else [None] * 3)])
    return rows


TOOL = Tool(
    name="metric_history",
    title="The curve of a metric",
    words=(
        "How a metric went over the steps of one to eight runs: every point where there are few, "
        "else slices of equal width, the same for all runs, with count, mean, min and max."
    ),
    takes={
        "metric": text("Its tag, e.g. 'train/loss'.", minLength=1),
        "runs": texts("Names of runs as list_runs tells them.", _MOST_RUNS, 1),
        "points": whole("Most rows of each run.", 20, 1, 200),
        "first_step": whole("Nothing before this step.", None, -(2**62), 2**62),
        "last_step": whole("Nothing after this step.", None, -(2**62), 2**62),
    },
    needs=("metric", "runs"),
    answer=_answer,
)
