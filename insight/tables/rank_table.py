"""The processes that recorded one run, a row each, and how long a step takes each of them."""

from __future__ import annotations

import math
import re
from posixpath import normpath
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd

from insight.format.names import EventFileName
from insight.lineage.target.diagnostics import is_of_machine
from insight.lineage.target.measures import words_of
from insight.sources import as_name

from .moments import moments
from .status import status_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from insight.format.scalars.columns import Column

    from .block import Block
    from .run import Run

_STEP, _TIME = (
    r"(?:training )?(?:steps?|iter(?:ation)?s?|batch)",
    r"(?:time|seconds|secs?|ms|duration)",
)
_STEP_TIME = re.compile(rf"(?<![a-z])(?:{_STEP} {_TIME}|{_TIME} (?:per|a) {_STEP})(?![a-z])")


class RankSeries(NamedTuple):
    """The scalars of one tag that one process recorded, by step.

    Attributes:
        rank: The number of the process.
        step, wall_time, value: (n,) As the columns of `Store.table("scalar", rank=rank)`.

    """

    rank: int
    step: Column
    wall_time: Column
    value: Column


def series_of(run: Run, tag: str) -> list[RankSeries]:
    """What each rank recorded of a tag, by rank; empty for the run of one process."""
    found = []
    for rank, part in run.ranks().items():
        rows = part.block("scalar").rows(tag)
        if rows is not None:
            found.append(RankSeries(rank, *rows))
    return found


def lowest_of(run: Run) -> dict[str, int]:
    """The lowest rank that recorded each of the scalars that several of them did."""
    wrote: dict[str, list[int]] = {}
    for rank, part in run.ranks().items():
        for tag in part.tags("scalar"):
            wrote.setdefault(tag, []).append(rank)
    return {tag: ranks[0] for tag, ranks in wrote.items() if len(ranks) > 1}


def ranks_table(run: Run, now: float) -> pd.DataFrame:
    """One row a rank, as `Store.ranks` documents it."""
    parts: Mapping[int, Run] = run.ranks() or {_only_rank(run): run}
    signs = [part.signs() for part in parts.values()]
    blocks = [part.block("scalar") for part in parts.values()]
    spans = [part.span for part in parts.values()]
    held = [list(part.files.values()) for part in parts.values()]
    columns: dict[str, Any] = {
        "rank": np.array(list(parts), np.int64),
        "host": pd.array([", ".join(hosts_of(part)) for part in parts.values()], dtype="str"),
        "files": np.array([len(files) for files in held], np.int64),
        "started": moments([first for first, _ in spans]),
        "updated": moments([last for _, last in spans]),
        "status": pd.array([status_of(one, now) for one in signs], dtype="str"),
        "last_step": np.array([one.last_step for one in signs], np.int64),
        "points": np.array([one.points for one in signs], np.int64),
        "seconds_per_step": np.array(list(map(seconds_per_step, blocks)), np.float64),
        "step_time": np.array([recorded_step_time(block) for block in blocks], np.float64),
        "end": pd.array([part.end() for part in parts.values()], dtype="str"),
    }
    return pd.DataFrame(columns)


def _only_rank(run: Run) -> int:
    return min((file.rank for file in run.files.values()), default=0)


def hosts_of(run: Run) -> list[str]:
    """The hosts in the names of its files; those of other tools have none that can be told."""
    names = map(EventFileName.parse, run.files)
    return sorted({name.host for name in names if name is not None})


def folders_of(run: Run) -> set[str]:
    """The folders, as paths below the root, that hold files of other ranks than the lowest."""
    beside = {
        name.rpartition("/")[0]
        for name, file in run.files.items()
        if name.startswith("../") and name in file.teller.ranks  # MLflow has others beside a run
    }
    return {normpath(f"{run.name}/{as_name(folder)}") for folder in beside}


def seconds_per_step(block: Block) -> float:
    """The median time from one step to the next, by the wall times of the longest series.

    Where a series leaves steps out, the time between two of its rows is shared by them. NaN where
    nothing has two steps.
    """
    held = (block.rows(tag) for tag in block.tags if not is_of_machine(tag))
    longest = max((rows for rows in held if rows is not None), key=_length, default=None)
    if longest is None:
        return math.nan
    step, wall_time = longest[:2]
    steps = np.diff(step.astype(np.float64))
    with np.errstate(invalid="ignore", divide="ignore"):
        each = np.diff(wall_time) / steps
    each = each[(steps > 0) & np.isfinite(each) & (each >= 0)]
    return float(np.median(each)) if len(each) else math.nan


def recorded_step_time(block: Block) -> float:
    """The median of the series that says how long a step took, in its own unit; NaN without one.

    Processes that wait for each other at each step take as long by the clock on the wall; what
    they record of their own part tells them apart.
    """
    tag = next((tag for tag in block.tags if is_step_time(tag)), None)
    rows = None if tag is None else block.rows(tag)
    if rows is None:
        return math.nan
    finite = rows[2][np.isfinite(rows[2])]
    return float(np.median(finite)) if len(finite) else math.nan


def is_step_time(tag: str) -> bool:
    """Whether a tag says how long a step took.

    >>> [is_step_time(tag) for tag in ("time/step_time", "secondsPerStep", "timestep", "step")]
    [True, True, False, False]

    """
    words = re.sub(r"[^a-z]+", " ", words_of(tag))
    return _STEP_TIME.search(words) is not None


def _length(rows: Sequence[Column]) -> int:
    return len(rows[0])
