"""Runs of MLflow, of its file store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .file_store import file_store_runs
from .follow_files import FileStoreFollower

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder, FoundRun


class _MlflowSource:
    name = "mlflow"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        del place  # the names tell
        yield from file_store_runs(folders)

    def follow(self, found: FoundRun, place: Place) -> FileStoreFollower:
        return FileStoreFollower(found, place)


SOURCE = _MlflowSource()
