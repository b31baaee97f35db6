"""A run folder of W&B that lost its run file: told, for what lies beside it is no run by itself."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

from insight.sources.record import moved
from insight.sources.records import Gone, Problem, Progress
from insight.sources.resumed_folders import session_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources.readers import ReadersFollower
    from insight.sources.records import Folder, News

_NAME = re.compile(r"(?:offline-)?run-\d{8}_\d{6}-([\w.-]+)")
_BESIDE = "files"
# What W&B writes into that folder of every run, sooner or later.
_LEFT = frozenset(("config.yaml", "wandb-metadata.json", "wandb-summary.json", "output.log"))


def left_by_runs(folders: Sequence[Folder]) -> set[str]:
    """The folders, by the name of their run, in which W&B left the files of a run."""
    found = set()
    for folder in folders:
        above, _, name = folder.run.rpartition("/")
        if name == _BESIDE and not _LEFT.isdisjoint(folder.names):
            found.add(above or ".")
    return found


def run_file_of(folder: Folder) -> str | None:
    """What the run file of a folder is called, by the folder's own name; None for others."""
    found = _NAME.fullmatch(folder.path.rstrip("/").rpartition("/")[2])
    return f"run-{found[1]}.wandb" if found else None


class RunFollower:
    """Follows the run files of one folder, and tells where there is none.

    Args:
        readers: Reads those that there are.
        run_file: What is missing where there are none.

    """

    def __init__(self, readers: ReadersFollower, run_file: str) -> None:
        self._readers = readers
        self._run_file = run_file
        self._has_told = False

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        if files and self._has_told:
            self._has_told = False
            yield Gone(self._run_file)
        yield from self._readers.poll(sorted(files, key=session_of))
        if not files and not self._has_told:
            self._has_told = True
            problem = "file is missing: W&B keeps all that the run logged in it"
            yield Problem(self._run_file, -1, problem)
            yield _nothing_of(self._run_file)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        if self._has_told:
            raise moved(file, offset, f"a {kind} named {tag!r}", "no such file")
        return self._readers.load(kind, tag, file, offset)


def _nothing_of(file: str) -> Progress:
    return Progress(
        file=file,
        records=0,
        size=0,
        unfinished=0,
        modified=0.0,
        closed=True,
        first_wall_time=math.inf,
        last_wall_time=-math.inf,
    )
