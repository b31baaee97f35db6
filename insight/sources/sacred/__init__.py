"""Runs of Sacred's FileStorageObserver: a folder with `run.json`, `config.json` and `cout.txt`.

What of it comes into which table:

    scalar      metrics.json, of `_run.log_scalar`: numbers and truth values
    text        texts of `_run.log_scalar`
    message     cout.txt, line by line: Sacred puts both streams into one file
    artifact    artifacts; resources and sources, which lie beside the runs, as `input`
    lineage()   config.json as `hyperparameters.*`, info.json and the result as `metric.*`; name,
                command, host, program, commit, packages and times as `run.*`

Values that jsonpickle wrote for other types are read as what is plain in them, and no object is
made of any. Sacred writes a metric at its heartbeat, every ten seconds: what a run that was killed
logged after the last one is lost.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from insight.sources.read_whole import WholeFollower

from .discover import RUN, sacred_runs
from .read import SacredReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.records import Folder, FoundRun


class _SacredSource:
    name = "sacred"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        yield from sacred_runs(folders, place)

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> WholeFollower:
        del take_room  # the metrics come in lists
        return WholeFollower(partial(SacredReader, found.folder, place), RUN)


SOURCE = _SacredSource()
