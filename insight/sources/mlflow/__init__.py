"""Runs of MLflow: its file store (`mlruns`) and its SQLite file (`mlflow.db`), as they lie.

What of them comes into which table:

    scalar      metrics, under their names; those of the machine, `system/…`, as `machine/…`
    image       pictures of `log_image(key=…)` by their step; other pictures at step 0
    table       what `log_table` left
    artifact    every file of the run but pictures of a series, and those of models that it logged
    lineage()   parameters as `hyperparameters.*`, numbers where the text is exactly one; tags as
                `user.*`; data sets as `dataset.*`; name, experiment, user, program, commit, notes,
                parent and registered models as `run.*`; logged models as `model.<name>.*`; tags of
                the experiment as `experiment.*`
    unshown()   traces
    nothing     runs in the trash, tags that MLflow sets for itself, smaller copies of pictures,
                traces of no run

Both stores give the same. Artifacts lie in folders that bear their run's id: those are looked for,
and no address of another machine is followed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .artifact_folders import note_listing
from .catalogue import FoundInDatabase, FoundUnreadable, catalogues, database_runs
from .file_store import file_store_runs
from .follow_database import DatabaseFollower
from .follow_files import FileStoreFollower
from .unreadable import UnreadableFollower

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.records import Folder, FoundRun


class _MlflowSource:
    name = "mlflow"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        note_listing(folders, place)
        in_files = list(file_store_runs(folders, place))
        yield from in_files
        yield from database_runs(folders, place, {found.run for found in in_files})

    def catalogues(self, folders: Sequence[Folder]) -> Sequence[str]:
        return catalogues(folders)

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> FileStoreFollower | DatabaseFollower | UnreadableFollower:
        del take_room  # the metrics come in lists
        if isinstance(found, FoundInDatabase):
            return DatabaseFollower(found, place)
        if isinstance(found, FoundUnreadable):
            return UnreadableFollower(found, place)
        return FileStoreFollower(found, place)


SOURCE = _MlflowSource()
