"""The tables about runs as a whole: `runs()`, `problems()`, `remarks()` and `unshown()`."""

from __future__ import annotations

from posixpath import normpath
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from insight.sources import as_name

from .moments import moments
from .status import Signs, status_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .run import Run
    from .run_file import RunFile


def runs_table(runs: Sequence[tuple[Run, Signs]], now: float) -> pd.DataFrame:
    """One row a run, sorted as given.

    `points` counts the rows of all tables of the run; `last_step` is the greatest step among them
    (0 without any); `started` and `updated` are the first and last wall time of its records (NaT
    where no calendar has it: `Store.spans` has the number), and files of landscapes alone, drawn
    later, count only where there are no others; `bytes` is the size of its `files`.
    """
    files = [list(run.files.values()) for run, _ in runs]
    spans = [run.span for run, _ in runs]
    columns: dict[str, Any] = {
        "run": _text(run.name for run, _ in runs),
        "source": _text(run.source for run, _ in runs),
        "started": moments([first for first, _ in spans]),
        "updated": moments([last for _, last in spans]),
        "status": _text(status_of(signs, now) for _, signs in runs),
        "last_step": _numbers(signs.last_step for _, signs in runs),
        "points": _numbers(signs.points for _, signs in runs),
        "files": _numbers(len(held) for held in files),
        "bytes": _numbers(sum(f.size for f in held) for held in files),
        "problems": _numbers(sum(len(f.problems_at(now)) for f in held) for held in files),
    }
    return pd.DataFrame(columns)


def problems_table(runs: Sequence[Run], now: float) -> pd.DataFrame:
    """One row for everything that could not be read.

    `file` is relative to the root, `offset` in bytes from its start (-1 for the file itself),
    `kept` the number of records of the file that were read all the same.
    """
    found = [
        (run.name, file, problem, held.records)
        for run, file, held in _files(runs)
        for problem in sorted(held.problems_at(now), key=lambda problem: problem.offset)
    ]
    columns: dict[str, Any] = {
        "run": _text(run for run, _, _, _ in found),
        "file": _text(file for _, file, _, _ in found),
        "offset": _numbers(problem.offset for _, _, problem, _ in found),
        "problem": _text(problem.problem for _, _, problem, _ in found),
        "kept": _numbers(kept for _, _, _, kept in found),
    }
    return pd.DataFrame(columns)


def remarks_table(runs: Sequence[Run]) -> pd.DataFrame:
    """One row for each rule by which a file was read that is not sure itself."""
    found = [
        (run.name, file, remark) for run, file, held in _files(runs) for remark in held.remarks
    ]
    names = ("run", "file", "remark")
    return pd.DataFrame({name: _text(row[at] for row in found) for at, name in enumerate(names)})


def unshown_table(runs: Sequence[Run]) -> pd.DataFrame:
    """One row for each kind of records in a file for which no table has a place."""
    found = [
        (run.name, file, kind, count)
        for run, file, held in _files(runs)
        for kind, count in sorted((held.unshown or {}).items())
    ]
    columns: dict[str, Any] = {
        name: _text(row[at] for row in found) for at, name in enumerate(("run", "file", "kind"))
    }
    return pd.DataFrame(columns | {"count": _numbers(row[-1] for row in found)})


def _files(runs: Sequence[Run]) -> Iterator[tuple[Run, str, RunFile]]:
    """Each file of some runs, with its name from the root on."""
    for run in runs:
        for name, file in sorted(run.files.items()):
            yield run, _below_root(run.name, as_name(name)), file


def _below_root(run: str, file: str) -> str:
    """The name of a run's file from the root on; one beside the run's folder begins with `../`.

    A run that is one file bears its name, with the ending that no folder has.
    """
    if "." in file and run.rpartition("/")[2] == file:
        return run
    path = file if run == "." else f"{run}/{file}"
    return normpath(path) if file.startswith("../") else path


def _text(values: Any) -> Any:
    return pd.array(list(values), dtype="str")


def _numbers(values: Any) -> Any:
    return np.array(list(values), np.int64)
