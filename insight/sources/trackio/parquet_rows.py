"""What the files of a project hold, by run: a row a step, a column a name."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import FormatError, SummaryError, compose
from insight.sources.parquet import (
    MOST_OTHERS,
    Part,
    coded,
    floats,
    instants,
    leaves,
    span_of,
    texts,
    there,
    whole_numbers,
)
from insight.sources.records import Batch

from .machine import machine_tag
from .values import UNSHOWN, rows_of, seconds, trace_in

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from insight.format.scalars.columns import Column
    from insight.sources.kept_files.media_folder import MediaFolder
    from insight.sources.parquet import Leaf, Piece

OWN = frozenset(
    ("id", "run_id", "timestamp", "run_name", "step", "log_id", "space_id", "created_at")
)
"""Columns that are Trackio's own."""
IDENTITY = ("run_id", "run_name")
_KEY = ("key", "trace_index")
TRACE = (*_KEY, "messages", "metadata", "spans")
"""What a row of the traces says, in the order of `trace_in`."""
UNREAD = ("id", "log_id", "space_id")
"""Those that nobody asks for, though they have another text in every row."""


@dataclass(slots=True)
class RunRows:
    """What one run has in the files of its project."""

    name: str = ""
    config: dict[str, Any] = field(default_factory=dict)
    series: dict[str, dict[str, list[Part]]] = field(default_factory=dict)
    """By file and tag."""
    batches: dict[tuple[str, str, str], Batch] = field(default_factory=dict)
    unshown: dict[tuple[str, str], int] = field(default_factory=dict)
    odd: dict[tuple[str, int], str] = field(default_factory=dict)
    """What is wrong with rows, by file and number."""
    spans: dict[str, tuple[float, float]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    """How many rows it has of each file."""
    others: int = 0
    """Rows that are no numbers."""

    def see(self, file: str, times: Column) -> None:
        """Widen the span of time that it has in a file by that of some rows."""
        first, last = self.spans.get(file, (math.inf, -math.inf))
        begin, end = span_of(times)
        self.spans[file] = min(first, begin), max(last, end)
        self.counts[file] = self.counts.get(file, 0) + len(times)

    def add(self, file: str, tag: str, part: Part) -> None:
        """Take in some rows of a series."""
        self.series.setdefault(file, {}).setdefault(tag, []).append(part)


def runs_of(piece: Piece) -> Iterator[tuple[str, str, Column]]:
    """Each run that has rows in a piece: its id, its name, and the numbers of its rows there.

    Raises:
        FormatError: If no column says the run.

    """
    names = piece.column("run_name")
    ids = piece.column("run_id")
    if names is None and ids is None:
        raise FormatError(compose("file", "a column run_name", "none"))
    held = coded(ids if ids is not None else names)
    called = coded(names) if names is not None else held
    order = np.argsort(held.codes, kind="stable")
    rows_of = np.split(order, np.flatnonzero(np.diff(held.codes[order])) + 1)
    for rows in rows_of:
        code = held.codes[rows[0]] if len(rows) else -1
        if code < 0:
            continue
        name = called.codes[rows[0]]
        yield held.texts[code], called.texts[name] if name >= 0 else held.texts[code], rows


def together(rows: Column) -> Column | slice:
    """Rows as a range where they follow each other: who takes those copies nothing.

    >>> together(np.array([3, 4, 5])), together(np.array([3, 5])).tolist()
    (slice(3, 6, None), [3, 5])
    """
    if not len(rows) or rows[-1] - rows[0] + 1 != len(rows):
        return rows
    return slice(int(rows[0]), int(rows[-1]) + 1)


def times_of(piece: Piece) -> Column:
    """When each row was written, in seconds since 1970; NaN where nobody can tell."""
    column = piece.column("timestamp")
    if column is None:
        return np.full(piece.rows.num_rows, math.nan)
    found = instants(column)
    if found is not None:
        return found
    held = coded(column)  # without zones, or not all of them times
    return np.array([*map(_seconds, held.texts), math.nan])[held.codes]


def _seconds(text: str) -> float:
    try:
        return seconds(text)
    except SummaryError:
        return math.nan


def take_metrics(
    runs: dict[str, RunRows], file: str, piece: Piece, media: MediaFolder
) -> tuple[float, float]:
    """Take in some rows of the metrics; the earliest and the latest of their times.

    Raises:
        FormatError: If they have no runs or no steps.

    """
    times = times_of(piece)
    step = piece.column("step")
    if step is None:
        raise FormatError(compose(file, "a column step", "none"))
    steps, has_step = whole_numbers(step), there(step)
    found = list(leaves(piece, "/", OWN))
    for run_id, name, rows in runs_of(piece):
        run = runs.setdefault(run_id, RunRows())
        run.name = run.name or name
        run.see(file, times[rows])
        for row in rows[~has_step[rows]].tolist():
            run.odd[file, piece.first + row] = "row cannot be read: it has no step"
        kept = rows[has_step[rows]]
        where = together(kept)
        own = steps[where], times[where]  # those that all columns without gaps share
        for leaf in found:
            if leaf.kind == "number" and leaf.array.null_count == 0:
                run.add(file, leaf.name, (*own, floats(leaf.array)[where]))
            else:
                _take_leaf(run, file, leaf, kept, (steps, times, piece.first), media)
    return span_of(times)


def take_samples(
    runs: dict[str, RunRows], file: str, piece: Piece, counted: dict[str, int]
) -> tuple[float, float]:
    """Take in some samples of the machine; each run's are numbered from 1 on."""
    times = times_of(piece)
    found = [leaf for leaf in leaves(piece, "/", OWN) if leaf.kind == "number"]
    for run_id, name, rows in runs_of(piece):
        run = runs.setdefault(run_id, RunRows())
        run.name = run.name or name
        run.see(file, times[rows])
        begin = counted.get(run_id, 0) + 1
        counted[run_id] = begin + len(rows) - 1
        numbers = np.zeros(piece.rows.num_rows, np.int64)
        numbers[rows] = np.arange(begin, begin + len(rows))
        for leaf in found:
            held = rows[there(leaf.array)[rows]]
            if len(held):
                part = numbers[held], times[held], floats(leaf.array)[held]
                run.add(file, machine_tag(leaf.name), part)
    return span_of(times)


def take_configs(runs: dict[str, RunRows], file: str, piece: Piece) -> tuple[float, float]:
    """Take in configurations."""
    names = [name for name in piece.rows.schema.names if name not in OWN]
    for run_id, name, rows in runs_of(piece):
        run = runs.setdefault(run_id, RunRows())
        run.name = run.name or name
        run.counts[file] = run.counts.get(file, 0) + len(rows)
        [held] = piece.chosen(rows[-1:]).rows.select(names).to_pylist() or [{}]
        run.config = held
    return math.inf, -math.inf


def take_traces(
    runs: dict[str, RunRows], file: str, piece: Piece, media: MediaFolder
) -> tuple[float, float]:
    """Take in what was said; the earliest and the latest of its times.

    Raises:
        FormatError: If the rows have no runs or no steps.

    """
    times, step = times_of(piece), piece.column("step")
    if step is None:
        raise FormatError(compose(file, "a column step", "none"))
    steps = whole_numbers(step)
    for run_id, name, rows in runs_of(piece):
        run = runs.setdefault(run_id, RunRows())
        run.name = run.name or name
        run.see(file, times[rows])
        for row, held in zip(rows.tolist(), piece.chosen(rows).rows.to_pylist(), strict=True):
            at = int(steps[row]), float(times[row]), piece.first + row
            try:
                found = trace_in(trace_cells(held))
            except SummaryError as error:
                run.odd[file, at[2]] = f"row cannot be read: {error}"
                continue
            for tag, trace in found.items():
                _take_value(run, file, tag, trace, at, media)
    return span_of(times)


def trace_cells(row: Mapping[str, Any]) -> list[Any]:
    """The cells of a row of the traces as `trace_in` wants them; what is empty is no JSON."""
    return [row.get(name) if name in _KEY else row.get(name) or "null" for name in TRACE]


def _take_leaf(
    run: RunRows,
    file: str,
    leaf: Leaf,
    rows: Column,
    at: tuple[Column, Column, int],
    media: MediaFolder,
) -> None:
    """The rows of one run in one column."""
    steps, times, first = at
    held = rows[there(leaf.array)[rows]] if leaf.array.null_count else rows
    if not len(held):
        return
    if leaf.kind == "number":
        part = steps[held], times[held], floats(leaf.array)[held]
        run.add(file, leaf.name, part)
        return
    values = texts(leaf.array) if leaf.kind == "text" else None
    for row in held.tolist():
        value = values[row] if values is not None else leaf.array[row].as_py()
        _take_value(run, file, leaf.name, value, (steps[row], times[row], first + row), media)


def _take_value(
    run: RunRows,
    file: str,
    name: str,
    value: Any,
    at: tuple[int, float, int],
    media: MediaFolder,
) -> None:
    step, wall_time, number = at
    try:
        found = list(rows_of({name: value}, media))
    except Exception as error:  # a reader outlives any content
        run.odd[file, number] = f"row cannot be read: {error or type(error).__name__}"
        return
    if not found:
        form = value.get("_type") if isinstance(value, dict) else None
        what = form.removeprefix("trackio.") if isinstance(form, str) else "list"
        run.unshown[file, what] = run.unshown.get((file, what), 0) + 1
    for row in found:
        if row.kind == UNSHOWN:
            run.unshown[file, row.heavy] = run.unshown.get((file, row.heavy), 0) + 1
            continue
        if row.kind == "scalar":
            part = np.array([step]), np.array([wall_time]), np.array([row.heavy])
            run.add(file, row.tag, part)
            continue
        run.others += 1
        if run.others > MOST_OTHERS:
            run.unshown[file, row.kind] = run.unshown.get((file, row.kind), 0) + 1
            continue
        key = file, row.kind, row.tag
        batch = run.batches.setdefault(key, Batch(*key))
        batch.steps.append(int(step))
        batch.wall_times.append(float(wall_time))
        batch.cells.append(row.cells)
        batch.offsets.append(int(number))


def column_of(tag: str, columns: Collection[str]) -> str:
    """The column that a tag lies in: names may have slashes in them, too.

    >>> column_of("val/top5", ["val", "train/loss"]), column_of("train/loss", ["train/loss"])
    ('val', 'train/loss')
    """
    name = tag
    while name not in columns and "/" in name:
        name = name.rpartition("/")[0]
    return name
