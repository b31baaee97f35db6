"""Logs of Keras' CSVLogger: a table of text whose first column is `epoch`.

A file `*.csv`, `*.log` or `*.tsv` is one where its first line names at least two columns, the
first of them `epoch`, between commas, semicolons or tabs, its first row begins with a whole number,
and it is none of Lightning's. The only log of a folder is the run of that folder; of several each
is a run of its own, `folder/name.csv`. Files inside of a run of MLflow or W&B are not looked at.

What comes into which table:

    scalar      every other column by epoch; `NA` and an empty cell are no value
    text        cells that are no number, as those of metrics that are arrays

With `append=True` a later `fit` begins at an epoch that stands already: a restart, whose rows take
the place of those before it. Nothing of it tells a time or an end: the run counts as written when
its file was, is `running` for a minute after the last write, and then `stopped`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.sources.text.head_lines import HeadLines
from insight.sources.text.tables import Roles, TableReader

from .lightning import METRICS, is_lightnings
from .readers import ReadersFollower
from .records import FoundRun, as_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.text.head_lines import Head

    from .place import Place
    from .readers import FileReader
    from .records import Folder

_ENDINGS = (".csv", ".log", ".tsv")
_STEP = "epoch"


class _KerasSource:
    name = "keras"

    def __init__(self) -> None:
        self._heads = HeadLines()

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        for folder, candidates in _candidates(folders):
            files = [
                name
                for name in candidates
                if is_log(name, self._heads.head(place, folder.file(name)))
            ]
            if len(files) == 1:
                yield FoundRun(folder.run, folder, files)
            else:
                prefix = "" if folder.run == "." else f"{folder.run}/"
                for name in files:
                    yield FoundRun(prefix + as_name(name), folder, [name])

    def catalogues(self, folders: Sequence[Folder]) -> Sequence[str]:
        paths = [folder.file(name) for folder, names in _candidates(folders) for name in names]
        return [path for path in paths if path not in self._heads]

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> ReadersFollower:
        is_only = found.run == found.folder.run
        whose = (
            "the only log of its folder: the run is the folder"
            if is_only
            else "one of several logs in a folder: each is a run"
        )

        def roles_of(names: Sequence[str], separator: bytes) -> Roles:
            del separator
            if names[0] != _STEP:
                return Roles(None, {}, problem="the first column is not 'epoch'")
            tags = {at: name for at, name in enumerate(names) if at and name}
            return Roles(
                0, tags, remarks=("step is the column 'epoch'; no row tells a time", whose)
            )

        def reader_of(file: str) -> FileReader:
            return TableReader(found.folder, place, file, roles_of, take_room=take_room)

        return ReadersFollower(found.folder, place, reader_of)


def _candidates(folders: Sequence[Folder]) -> Iterator[tuple[Folder, list[str]]]:
    """The files of each folder that may be logs; none of what lies inside of other tools' runs."""
    found = []
    for folder in folders:
        names = [name for name in folder.names if name.endswith(_ENDINGS)]
        if names:
            found.append((folder, names))
    if not found:
        return
    others = tuple(
        f"{folder.run}/"
        for folder in folders
        if "meta.yaml" in folder.names or any(name.endswith(".wandb") for name in folder.names)
    )
    for folder, names in found:
        if not (others and f"{folder.run}/".startswith(others)):
            yield folder, names


def is_log(name: str, head: Head | None) -> bool:
    """Whether a table of a name, with this first line, is one of Keras'."""
    if head is None or len(head.names) < 2 or head.names[0] != _STEP:
        return False
    if name == METRICS and is_lightnings(head):
        return False
    return not head.first or head.first.removeprefix("-").isdigit()


SOURCE = _KerasSource()
