"""Which folders are exported runs, by the names of what lies in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from insight.sources.records import FoundRun

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.sources.records import Folder

RUN, DONE = "run.json", "_export_complete.json"
_PART = re.compile(r"part-\d{5,9}\.parquet")
# W&B's own names have a colon, which some file systems cannot hold.
_HISTORY = re.compile(r"(?:run-)?(?P<id>.+)-history[:_-]v\d+")


@dataclass(frozen=True)
class FoundHistory(FoundRun):
    """A history artifact."""

    run_id: str = ""


def exported_runs(folder: Folder) -> Iterator[FoundRun]:
    """The run that a folder is; none where it is none.

    >>> from insight.sources import Folder
    >>> [run] = exported_runs(Folder("/r/a", "a", ["part-00000.parquet", "run.json"]))
    >>> run.files
    ['part-00000.parquet', 'run.json']
    >>> [run] = exported_runs(Folder("/r/run-ab-history-v0", "run-ab-history-v0", ["0.parquet"]))
    >>> run.run_id
    'ab'
    """
    own = folder.path.rstrip("/").rpartition("/")[2]
    parts = [name for name in folder.names if _PART.fullmatch(name)]
    if RUN in folder.names and (parts or DONE in folder.names):
        if not own.endswith(".tmp"):  # the exporter is not done with it
            yield FoundRun(folder.run, folder, [*parts, RUN], keyed_by_step=True)
        return
    history = _HISTORY.fullmatch(own)
    if history is not None:
        files = [name for name in folder.names if name.endswith(".parquet")]
        if files:
            yield FoundHistory(folder.run, folder, files, keyed_by_step=True, run_id=history["id"])
