"""One run file of SwanLab, read as it grows."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import compose
from insight.format.leveldb_log import LogTail, record_in
from insight.format.swanlab import FORM, LOST_SIGN, is_old, record_of, values_of
from insight.plugins.beside import CONSOLE
from insight.plugins.message import USUAL_LEVEL
from insight.sources.kept_files.artifact_bytes import artifact_bytes
from insight.sources.kept_files.media_folder import MediaFolder
from insight.sources.record import moved
from insight.sources.records import Batch, Fact, Points, Problem, Progress, Remark, Unshown, as_text
from insight.sources.resumed_folders import RULE
from insight.sources.tail import Tail, unknown_length
from insight.sources.wandb.console import MOST_BYTES, MOST_LINES

from .facts import RunFacts
from .machine import SYSTEM, machine_tag
from .rows import UNSHOWN, is_file, rows_of, saved_rows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.leveldb_log import LogScan
    from insight.format.swanlab import Log, Media, Record, Scalar, Values
    from insight.sources.place import Place
    from insight.sources.records import Folder, News
    from insight.sources.tail import Piece

_STATUS = {1: "finished", 2: "failed", 3: "stopped"}
_STREAMS = {0: ("out", USUAL_LEVEL), 1: ("err", "error")}
_SIGN = "a value that SwanLab wrote as INF is taken for plus infinity: its sign was lost"

_Series = tuple[list[int], list[float], list[float]]


class RunReader:
    """Reads one run file from its beginning on.

    Args:
        folder: The folder that it lies in.
        place: Where that lies.
        file: The name of the file in its run, which may lie in another folder.
        lines: How many printed lines the run has of each stream.

    """

    def __init__(self, folder: Folder, place: Place, file: str, lines: Counter[str]) -> None:
        path = folder.file(file.rpartition("/")[2])
        self.tail: Tail[LogScan] = Tail(place, path, LogTail(form=FORM), unknown_length)
        self._folder = folder
        self._place = place
        self._path = path
        self._file = file
        self._media = MediaFolder(folder, place, "media")
        self._facts = RunFacts()
        self._has_told_facts = self._has_told_sign = False
        self._lines = lines
        self._is_full = False
        self._first, self._last = math.inf, -math.inf
        self._status: str | None = None
        self._records = 0
        self._unshown: Counter[str] = Counter()
        self._series: dict[str, _Series] = {}
        self._batches: dict[tuple[str, str], Batch] = {}

    def news(self, piece: Piece[LogScan]) -> Iterator[News]:
        self._series, self._batches = {}, {}
        records = piece.scan.records
        values = values_of([payload for _, payload in records])
        self._records += len(values.rows)
        for index in np.delete(np.arange(len(records)), values.rows).tolist():
            offset, payload = records[index]
            at = piece.begin + offset
            try:
                self._take(at, record_of(payload))
            except Exception as error:  # a reader outlives any content
                text = f"record cannot be decoded: {error or type(error).__name__}"
                yield Problem(self._file, at, text)
            else:
                self._records += 1
                if not self._has_told_sign and is_old(payload) and LOST_SIGN in payload:
                    self._has_told_sign = True
                    yield Remark(self._file, _SIGN)
        series = self._with(values)
        if series:
            yield Points.of(self._file, series)
        yield from self._batches.values()
        for damage in piece.damages:
            yield Problem(self._file, damage.offset, damage.problem)
        for refused in self._media.refused():
            yield Problem(self._file, piece.begin, refused)
        self._series, self._batches = {}, {}

    def rest(self) -> Iterator[News]:
        self._facts.settle()
        if self._facts and not self._has_told_facts:
            self._has_told_facts = True
            if self._file.startswith("../"):
                yield Remark(self._file, RULE)
            yield Fact(self._file, "named", max(self._last, 0.0), self._facts)
        for kind, count in self._unshown.items():
            yield Unshown(self._file, kind, count)
        self._unshown.clear()
        if sum(self._lines.values()) >= MOST_LINES and not self._is_full:
            self._is_full = True
            text = compose("console", f"less than {MOST_LINES} lines", f"{MOST_LINES} kept")
            yield Problem(self._file, 0, text)
        yield Progress(
            file=self._file,
            records=self._records,
            size=self.tail.size,
            unfinished=self.tail.unfinished,
            modified=self.tail.modified,
            closed=self._status not in {None, "running"},
            first_wall_time=self._first,
            last_wall_time=self._last,
            status=self._status,
        )
        self._records = 0

    def load(self, kind: str, tag: str, offset: int) -> Any:
        try:
            with self._place.open(self._path) as file:
                payload = record_in(file, offset, FORM)
        except OSError as error:
            raise moved(self._path, offset, "a readable record", error.strerror) from error
        if payload is None:
            raise moved(self._path, offset, "a whole record", "damaged bytes")
        try:
            record = record_of(payload)
            rows = [*rows_of(record.media, self._media), *saved_rows(record.save)]
        except Exception as error:
            raise moved(self._path, offset, f"a {kind} named {tag!r}", error) from error
        for row in rows:
            if (row.kind, row.tag) == (kind, tag) and kind == "artifact":
                return artifact_bytes(self._place, self._folder.path, row.heavy)
            if (row.kind, row.tag) == (kind, tag):
                return self._media.content(row.heavy, kind) if is_file(kind) else row.heavy
        raise moved(self._path, offset, f"a {kind} named {tag!r}", "another record")

    def _with(self, values: Values) -> dict[str, tuple[Any, Any, Any]]:
        """The series of those values, and of others that were taken since the last piece."""
        found: dict[str, tuple[Any, Any, Any]] = dict(self._series)
        known: dict[bytes, int] = {}
        of_key = np.array([known.setdefault(key, len(known)) for key in values.keys], np.int64)
        order = np.argsort(of_key, kind="stable")
        bounds = np.searchsorted(of_key[order], np.arange(len(known) + 1))
        for number, key in enumerate(known):
            rows = order[bounds[number] : bounds[number + 1]]
            tag = self._tag_of(key)
            steps, wall_times, numbers = found.get(tag, ((), (), ()))
            found[tag] = (
                np.concatenate([np.array(steps, np.int64), values.steps[rows]]),
                np.concatenate([wall_times, values.wall_times[rows]]),
                np.concatenate([numbers, values.values[rows]]),
            )
        if len(values.wall_times):
            self._see(float(values.wall_times.min()))
            self._see(float(values.wall_times.max()))
        return found

    def _tag_of(self, key: bytes) -> str:
        text = as_text(key)
        return machine_tag(text) if text.startswith(SYSTEM) else text

    def _add_scalar(self, scalar: Scalar) -> None:
        wall_time = _seconds(scalar.timestamp)
        self._see(wall_time)
        steps, wall_times, values = self._series.setdefault(self._tag_of(scalar.key), ([], [], []))
        steps.append(scalar.step)
        wall_times.append(wall_time)
        values.append(scalar.value.number)

    def _take(self, offset: int, record: Record) -> None:
        match record.WhichOneof("what"):
            case "start":
                self._status = "running"  # until a record says how it ended
                self._facts.take_start(record.start)
                self._see(_seconds(record.start.started_at))
            case "finish":
                self._status = _STATUS.get(record.finish.state)
                self._facts.take_error(record.finish.error)
                self._see(_seconds(record.finish.finished_at))
            case "column":
                self._facts.take_column(record.column)
            case "scalar":
                self._add_scalar(record.scalar)
            case "media":
                self._add_media(offset, record.media)
            case "log":
                self._add_line(offset, record.log)
            case "save":
                for row in saved_rows(record.save):
                    time = max(self._last, 0.0)
                    self._add(row.kind, row.tag, 0, time, row.cells, offset)

    def _add_media(self, offset: int, media: Media) -> None:
        wall_time = _seconds(media.timestamp)
        self._see(wall_time)
        for row in rows_of(media, self._media):
            if row.kind == UNSHOWN:
                self._unshown[row.tag] += 1
            else:
                self._add(row.kind, row.tag, media.step, wall_time, row.cells, offset)

    def _add_line(self, offset: int, log: Log) -> None:
        wall_time = _seconds(log.timestamp)
        self._see(wall_time)
        if sum(self._lines.values()) < MOST_LINES:
            stream, level = _STREAMS.get(log.level, _STREAMS[0])
            self._lines[stream] += 1
            cells = level, as_text(log.line[:MOST_BYTES])
            self._add("message", CONSOLE + stream, self._lines[stream], wall_time, cells, offset)

    def _add(
        self, kind: str, tag: str, step: int, wall_time: float, cells: tuple[Any, ...], offset: int
    ) -> None:
        key = kind, tag
        if key not in self._batches:
            self._batches[key] = Batch(self._file, kind, tag)
        batch = self._batches[key]
        batch.steps.append(step)
        batch.wall_times.append(wall_time)
        batch.cells.append(cells)
        batch.offsets.append(offset)

    def _see(self, wall_time: float) -> None:
        """Widen the span of time of the file."""
        if math.isfinite(wall_time) and wall_time > 0:
            self._first = min(self._first, wall_time)
            self._last = max(self._last, wall_time)


def _seconds(time: Any) -> float:
    """Seconds since 1970."""
    return float(time.seconds + time.nanos / 1e9)
