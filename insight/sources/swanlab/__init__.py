"""Runs of SwanLab as they lie on the disk: `swanlog/run-<second>-<id>/run-<id>.swanlab`.

One folder is one run; folders of one id that resumed it are one, too (`resumed_folders.py`). Before
0.8 the file was `backup.swanlab`, with JSON in it. What of its records comes into which table:

    scalar      numbers, and what it measures of the machine as `machine/…`
    image, audio, video
                where their files lie below `media` still; further ones of a list get a number
    text        texts, and pages of HTML as their source
    table, curve
                charts of ECharts that are one: tables, values over names, lines of x and y
    message     what the program printed
    artifact    files that were saved
    lineage()   `files/config.yaml` as `hyperparameters.*`; name, project, notes as `run.*`, and of
                `files/swanlab-metadata.json` host, command, commit; other x axes as `run.axis.*`

Point clouds, molecules and other charts have no table here and are counted. What its local mode
writes a second time (`logs`, `console`, `media/<number>`) is not read: the run file has all of it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from insight.format.leveldb_log import scan_log
from insight.format.swanlab import FORM, record_of
from insight.sources.readers import ReadersFollower
from insight.sources.records import FoundRun
from insight.sources.resumed_folders import Opening, folder_of, joined_resumed, session_of

from .read import RunReader
from .settings import CONFIG, METADATA, settings_reader

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.readers import FileReader
    from insight.sources.records import Folder, News

_ENDING = ".swanlab"
_FILES = "files"
_MOST_PEEKED = 1 << 16


class RunFollower:
    """Follows the files of one run, oldest session first."""

    def __init__(self, folder: Folder, place: Place) -> None:
        self._folder = folder
        self._place = place
        self._lines: Counter[str] = Counter()  # numbered through all sessions
        self._readers = ReadersFollower(folder, place, self._reader_of, self._lines.clear)

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        return self._readers.poll(sorted(files, key=session_of))

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        return self._readers.load(kind, tag, file, offset)

    def _reader_of(self, file: str) -> FileReader:
        if file.endswith(_ENDING):
            return RunReader(folder_of(self._folder, file), self._place, file, self._lines)
        return settings_reader(self._folder, self._place, file)


class _SwanLabSource:
    name = "swanlab"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        settings = {
            folder.run.removesuffix(_FILES).rstrip("/") or ".": names
            for folder in folders
            if folder.run.rpartition("/")[2] == _FILES
            and (names := sorted({CONFIG, METADATA}.intersection(folder.names)))
        }
        found = (
            FoundRun(folder.run, folder, files, keyed_by_step=True)
            for folder in folders
            if (files := [name for name in folder.names if name.endswith(_ENDING)])
        )
        for run in joined_resumed(found, place, _peek):
            yield replace(run, files=sorted((*run.files, *_beside(run, settings))))

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> RunFollower:
        del take_room  # the scalars of a piece come in lists
        return RunFollower(found.folder, place)


def _beside(run: FoundRun, settings: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """The small files beside the run files of all sessions."""
    for file in run.files:
        above, way = folder_of(run.folder, file).run, file.rpartition("/")[0]
        for name in settings.get(above, ()):
            yield f"{way}/{_FILES}/{name}" if way else f"{_FILES}/{name}"


def _peek(place: Place, path: str) -> Opening | None:
    """What the first record of a run file says of it."""
    try:
        with place.open(path) as file:
            for _, payload in scan_log(file.read(0, _MOST_PEEKED), 0, FORM).records[:1]:
                start = record_of(payload).start
                return Opening((start.workspace, start.project), start.resume > 0)
    except Exception:  # whoever reads the file tells what is wrong with it
        return None
    return None


SOURCE = _SwanLabSource()
