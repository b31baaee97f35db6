"""Runs of GoodSeed: an SQLite file each, `projects/<project>/runs/<run>.sqlite`.

What of it comes into which table:

    scalar      series of numbers under their paths; what it measures of the machine as `machine/…`,
                that of a second namespace (a resumed run has one a session) as `machine/<it>/…`
    text        series of texts
    message     printed lines as `console/out` and `console/err`, a traceback as an alert
    lineage()   `parameters/…`, and every other value of no series, as `hyperparameters.*`, with
                lists put together again; what GoodSeed keeps of the run itself as `run.*`

Steps are decimals there: a series with one that is not whole is numbered, as
`fractional_steps.py` has it. A file is only read, also while GoodSeed writes it and after a kill,
when all rows stand in the log beside it; it must lie on this machine. Its clock counts whole
seconds. GoodSeed itself refuses NaN, and keeps the last value of a step alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.sources.records import FoundRun, as_name
from insight.sources.sqlite.connection import WAL
from insight.sources.sqlite.tables import databases, known_peek, to_watch

from .follow import GoodSeedFollower
from .rows import RunRows

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.records import Folder

_ENDING = ".sqlite"


class _GoodSeedSource:
    name = "goodseed"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        for path, (folder, name) in databases(folders, place).items():
            if not name.endswith(_ENDING) or place.local_path(path) is None:
                continue
            peek = known_peek(place, path)
            if peek.further is None:
                peek.further = RunRows(peek)
            peek.refresh()
            rows = peek.further
            if isinstance(rows, RunRows) and rows.is_run:
                above = "" if folder.run == "." else f"{folder.run}/"
                beside = [name + WAL] if name + WAL in folder.names else []
                run = above + as_name(name)
                files = [name, *beside]
                said = rows.revision, peek.problem
                yield FoundRun(run, folder, files, keyed_by_step=True, revision=said)

    def catalogues(self, folders: Sequence[Folder]) -> Sequence[str]:
        return [path for path in to_watch(folders) if path.endswith((_ENDING, _ENDING + WAL))]

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> GoodSeedFollower:
        del take_room  # the points come in lists
        return GoodSeedFollower(found.folder.file(found.files[0]), found.files[0], place)


SOURCE = _GoodSeedSource()
