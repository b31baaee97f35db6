"""The series of `metrics.json`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insight.sources.gathered import number_of
from insight.sources.records import as_text

from .plain import plain
from .run_entry import seconds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from insight.sources.gathered import Gathered

    from .columns import Columns

_COLUMNS = ("steps", "timestamps", "values")
_MOST_IN_TIME = len("2026-11-28T00:22:17.244899")
_NUMBERS = {float, int, bool}


def take_columns(columns: Mapping[str, Columns], told: Gathered) -> None:
    """Take in what was read as columns."""
    for name, held in columns.items():
        told.records += len(held[0])
        if len(held[0]):
            told.series[as_text(name)] = held


def take_metrics(metrics: Any, told: Gathered) -> None:
    """Take in what `metrics.json` says: a mapping of steps, timestamps and values by name."""
    if not isinstance(metrics, dict):
        told.problem(0, "metrics are no mapping")
        return
    for name, held in metrics.items():
        told_of = held if isinstance(held, dict) else {}
        steps, times, values = (told_of.get(one) for one in _COLUMNS)
        if isinstance(steps, list) and isinstance(times, list) and isinstance(values, list):
            _take(as_text(name), steps, times, values, told)
        else:
            told.problem(0, f"metric {name!r} has no list each of {', '.join(_COLUMNS)}")


def _take(
    tag: str, steps: list[Any], timestamps: list[Any], values: list[Any], told: Gathered
) -> None:
    count = min(len(steps), len(timestamps), len(values))
    if len({len(steps), len(timestamps), len(values)}) > 1:
        told.problem(0, f"metric {tag!r} has columns of several lengths: {count} rows are kept")
    steps, values = steps[:count], values[:count]
    times = _times(timestamps[:count])
    told.records += count
    if set(map(type, values)) <= _NUMBERS and set(map(type, steps)) <= {int, float}:
        if count:
            told.series[tag] = _steps(steps), times, _values(values)
        return
    odd = 0
    for index, (step, time, value) in enumerate(zip(steps, times, values, strict=True)):
        value = plain(value)
        number = number_of(value)
        if type(step) not in {int, float}:
            odd += 1
        elif number is not None:
            told.point(tag, step, float(time), number)
        elif isinstance(value, str) and type(step) is int and -(2**63) <= step < 2**63:
            told.row(("text", tag), step, float(time), (as_text(value),), index)
        else:
            told.unshown(f"metric that is a {type(value).__name__}")
    if odd:
        told.problem(0, f"metric {tag!r} has {odd} steps that are no numbers")


def _steps(steps: list[Any]) -> Any:
    """The steps as a column of whole numbers, where all are some of 64 bits."""
    if set(map(type, steps)) == {int}:
        try:
            return np.array(steps, np.int64)
        except OverflowError:
            pass
    return steps


def _values(values: list[Any]) -> Any:
    try:
        return np.array(values, np.float64)
    except OverflowError:  # a whole number beyond what a float holds
        return np.array([number_of(value) for value in values], np.float64)


def _times(timestamps: Sequence[Any]) -> Any:
    """Seconds since 1970 of each time; 0 where it is none."""
    # As Sacred writes them.
    if set(map(type, timestamps)) == {str} and max(map(len, timestamps)) <= _MOST_IN_TIME:
        try:
            return np.array(timestamps, "datetime64[us]").astype(np.int64) / 1e6
        except ValueError:
            pass
    return np.array([seconds(one) or 0.0 for one in timestamps], np.float64)
