"""Runs of Trackio: a project is an SQLite file, `<project>.db`, with a run for each `init`.

What of it comes into which table:

    scalar      numbers and truth values of `trackio.log`, nested ones under names joined by `/`;
                what it measures of the machine, as `machine/…`, by the number of the sample
    histogram   trackio.Histogram
    image, audio, video
                trackio.Image, Audio and Video, where their files lie below `media` still
    table       trackio.Table, with pictures and sounds in its cells; of a trackio.Trace the
                messages, and what was done meanwhile as `<key>/spans`
    text        texts, lists and trackio.Markdown; what else a trace knows as `<key>/metadata`
    message     alerts
    artifact    the files of each version that a run made or took: `<name>:v<version>`
    lineage()   the configuration as `hyperparameters.*`; project, name, group, user as `run.*`;
                what is known of the project as `user.project.*`

Of `inbox/<writer>/*.jsonl`, which Trackio writes on disks of a network and takes into the database
later, the runs are `inbox/<project>/<run>`; nothing of the database is needed.

Both layouts are read, with `run_id` and configurations (0.43) and without (0.2.9); a database is
only read, also while Trackio writes it, and must lie on this machine. HTML and objects in space are
counted, not shown; `traces/` has what the database says of the same. Copies of it as Parquet are
read where it does not lie beside them, and static exports: parquet_names.py. Nothing there says how
a run ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .catalogue import FoundBroken, FoundInProject, catalogues, project_runs
from .follow import BrokenFollower, ProjectFollower
from .inbox import FoundInInbox, inbox_runs
from .inbox_files import InboxFollower
from .parquet_names import candidates
from .parquet_project import FoundInParquet, follower_of, parquet_runs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources import Follower
    from insight.sources.place import Place
    from insight.sources.records import Folder, FoundRun


class _TrackioSource:
    name = "trackio"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        yield from project_runs(folders, place)
        yield from inbox_runs(folders, place)
        yield from parquet_runs(folders, place)

    def catalogues(self, folders: Sequence[Folder]) -> Sequence[str]:
        return [*catalogues(folders), *candidates(folders)]

    def follow(self, found: FoundRun, place: Place, take_room: TakeRoom | None = None) -> Follower:
        if isinstance(found, FoundInParquet):
            return follower_of(found, place, take_room)
        if isinstance(found, FoundBroken):
            return BrokenFollower(found.path, place)
        if isinstance(found, FoundInInbox):
            return InboxFollower(found, place)
        if not isinstance(found, FoundInProject):
            raise TypeError(f"a run of a project was found as {type(found).__name__}")
        return ProjectFollower(found, place)


SOURCE = _TrackioSource()
