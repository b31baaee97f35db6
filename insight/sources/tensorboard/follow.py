"""Following one run of TensorBoard: its event files, and what its session says of it."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError, compose
from insight.format.scalars import Layout, scan_scalars
from insight.sources.event_files import EventFilesFollower
from insight.sources.kept_files.artifact_files import ArtifactFiles
from insight.sources.records import ChangingFacts, Fact, Gone, Points, Progress

from .beside import is_beside, listed
from .decode import EventDecoder, load_value
from .known import Known

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from insight.format.frames import Buffer
    from insight.format.scalars import ScalarScan
    from insight.format.scalars.columns import TakeRoom
    from insight.sources.memory import FileMemory
    from insight.sources.place import Place
    from insight.sources.records import FoundRun, News

_ARTIFACTS = "artifacts"
# A writer that says its session ended closes its files soon after.
_CLOSING_S = 60.0


class TensorBoardFollower:
    """Reads one run again and again; says each thing once."""

    __slots__ = ("_beside", "_files", "_folder", "_known", "_metrics", "_newest", "_progress")

    def __init__(self, found: FoundRun, place: Place, take_room: TakeRoom | None = None) -> None:
        self._known = Known()
        self._progress: dict[str, Progress] = {}
        self._newest: dict[str, float] = {}
        self._metrics: dict[str, dict[str, ChangingFacts]] = {}
        self._folder = found.folder
        self._beside = ArtifactFiles(place, _ARTIFACTS)
        self._files = EventFilesFollower(
            found.folder, place, _TensorBoardLayout(self._known), take_room
        )

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        others = [file for file in files if is_beside(file)]
        events = [file for file in files if file not in others] if others else files
        yield from self._judged(self._files.poll(events))
        yield from self._beside.look(listed(self._folder, others))

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        if file == _ARTIFACTS:
            return self._beside.load(self._folder.path, offset)
        return self._files.load(kind, tag, file, offset)

    def memory(self, file: str) -> FileMemory | None:
        return self._files.memory(file)

    def recall(self, file: str, memory: FileMemory) -> Iterator[News]:
        """Take over what is known of a file; the news of it less its scalars.

        Raises:
            OSError: If the file is gone.
            FormatError: If it is another file, or the run has metrics that are among its scalars.

        """
        yield from self._judged(self._files.recall(file, memory))
        if self._known.metrics:
            got = "what is remembered, less its scalars"
            raise FormatError(compose(file, "the scalars, for the metrics", got))

    def forget(self, file: str) -> None:
        self._files.forget(file)
        self._forget_session(file)

    def _forget_session(self, file: str) -> None:
        self._known.ends.pop(file, None)
        self._progress.pop(file, None)
        self._newest.pop(file, None)
        self._metrics.pop(file, None)

    def _judged(self, news: Iterator[News]) -> Iterator[News]:
        """The news, with metrics among the facts and how far the run's end holds."""
        for one in news:
            match one:
                case Points():
                    yield one
                    yield from self._judging(one)
                case Progress():
                    yield from self._advanced(one)
                case Gone():
                    self._forget_session(one.file)
                    yield one
                case _:
                    yield one

    def _judging(self, points: Points) -> Iterator[Fact]:
        """The last value of each metric: one fact for each, however many polls."""
        if not self._known.metrics:
            return
        told, columns = self._metrics.setdefault(points.file, {}), points.columns
        for tag, rows in columns.rows():
            if tag in self._known.metrics:
                last = rows.stop - 1
                is_new = tag not in told
                found = told.setdefault(tag, ChangingFacts())
                found.become({f"metric.{tag}": float(columns.values[last])})
                if is_new:
                    yield Fact(points.file, "named", float(columns.wall_times[last]), found)

    def _advanced(self, progress: Progress) -> Iterator[Progress]:
        """How far a file was read; that of others again if their session's end holds no longer."""
        self._progress[progress.file] = progress
        before = self._newest.get(progress.file, -math.inf)
        self._newest[progress.file] = max(before, progress.last_wall_time)
        if not self._known.ends:
            yield progress
            return
        newest = max(self._newest.values())
        for file in {progress.file: None, **self._known.ends}:
            held = self._progress.get(file)
            if held is None:
                continue  # its own progress comes yet
            status = self._known.status_of(file, newest, _CLOSING_S)
            is_news = file == progress.file
            if is_news or held.status != status:
                told = replace(held, records=held.records if is_news else 0, status=status)
                self._progress[file] = told
                yield told


def _scan(data: Buffer, take_room: TakeRoom | None = None) -> ScalarScan:
    return scan_scalars(data, layout=Layout.TENSORBOARD, take_room=take_room)


class _TensorBoardLayout:
    __slots__ = ("_known",)
    closes_by_rights = False

    def __init__(self, known: Known) -> None:
        self._known = known

    def scan_of(
        self, file: str, take_room: TakeRoom | None = None
    ) -> Callable[[Buffer], ScalarScan]:
        return _scan if take_room is None else partial(_scan, take_room=take_room)

    def decoder_of(self, file: str) -> EventDecoder:
        return EventDecoder(file, self._known)

    def load(self, place: Place, path: str, kind: str, tag: str, offset: int) -> Any:
        return load_value(self._known, place, path, kind, tag, offset)
