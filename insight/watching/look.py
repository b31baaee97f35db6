"""What rules look at: one run as the tables of a moment have it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.plugins.beside import is_beside

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from insight.tables.awaited import Awaited
    from insight.tables.scalar_index import ScalarIndex


class Series(NamedTuple):
    """One scalar of a run, in the order of its steps. The arrays are the tables' own."""

    tag: str
    step: NDArray[np.int64]
    wall_time: NDArray[np.float64]
    """Seconds since 1970."""
    value: NDArray[np.float64]


class Alert(NamedTuple):
    """What a training itself asked to be told."""

    number: int
    level: str
    text: str


@dataclass(frozen=True, slots=True)
class Looked:
    """One run."""

    run: str
    status: str
    """As `Store.runs()` has it."""
    series: Sequence[Series]
    """Sorted by tag, those beside the training too."""
    awaited: Awaited | None = None
    """When it recorded last; None where it is known to have ended."""
    problems: int = 0
    lost: Sequence[int] = ()
    """Ranks that left nothing of their end where others did."""
    alerts: Sequence[Alert] = ()

    def of_training(self) -> list[Series]:
        """The series that are not beside the training."""
        return [one for one in self.series if not is_beside(one.tag)]


def look(
    runs: pd.DataFrame,
    index: ScalarIndex,
    awaited: Mapping[str, Awaited],
    bad_ranks: Mapping[str, Mapping[str, Sequence[int]]],
    alerts: pd.DataFrame,
    wanted: Iterable[str],
) -> list[Looked]:
    """Some runs as rules look at them.

    Args:
        runs: `Store.runs()`.
        index: Their scalars.
        awaited: `Store.awaited()`.
        bad_ranks: `Store.bad_ranks()`.
        alerts: `Store.table("message", tags="alert")`.
        wanted: Names of runs; those that are gone are left out.

    """
    names = set(wanted)
    series: dict[str, list[Series]] = {}
    for one in (*index.segments, *index.beside):
        if one.run in names:
            series.setdefault(one.run, []).append(_series(index, one))
    said = _alerts(alerts, names)
    rows = runs[runs["run"].isin(names)]
    return [
        Looked(
            run=run,
            status=str(status),
            series=series.get(run, ()),
            awaited=awaited.get(run),
            problems=int(problems),
            lost=bad_ranks.get(run, {}).get("lost", ()),
            alerts=said.get(run, ()),
        )
        for run, status, problems in zip(
            rows["run"].astype(str), rows["status"], rows["problems"], strict=True
        )
    ]


def _series(index: ScalarIndex, one: Any) -> Series:
    records = index.records.get((one.run, one.tag))
    if records is not None:  # without steps: the table has the last of them alone
        return Series(one.tag, *records)
    rows = slice(one.start, one.end)
    return Series(one.tag, index.step[rows], index.wall_time[rows], index.value[rows])


def _alerts(table: pd.DataFrame, names: set[str]) -> dict[str, list[Alert]]:
    found: dict[str, list[Alert]] = {}
    if table.empty:
        return found
    columns = (table[name].tolist() for name in ("run", "step", "level", "value"))
    for run, step, level, text in zip(*columns, strict=True):
        if str(run) in names:
            found.setdefault(str(run), []).append(Alert(int(step), str(level), str(text)))
    return found
