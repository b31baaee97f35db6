"""One run file of W&B, read as it grows."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.leveldb_log import LogTail, record_in
from insight.format.wandb import Record
from insight.sources.media_folder import MediaFolder
from insight.sources.record import moved
from insight.sources.records import Batch, Fact, Points, Problem, Progress
from insight.sources.tail import Tail, unknown_length

from .beside import Beside
from .facts import RunFacts, seconds
from .history import history_rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from insight.format.leveldb_log import LogScan
    from insight.format.wandb import Exit, History, Stats
    from insight.sources.place import Place
    from insight.sources.records import Folder, News
    from insight.sources.tail import Piece

    from .beside import Message

_Series = tuple[list[int], list[float], list[float]]


class RunReader:
    """Reads one run file from its beginning on."""

    def __init__(self, folder: Folder, place: Place, file: str) -> None:
        path = folder.file(file)
        self.tail: Tail[LogScan] = Tail(place, path, LogTail(), unknown_length)
        self._place = place
        self._path = path
        self._file = file
        self._media = MediaFolder(folder, place)
        self._facts = RunFacts()
        self._beside = Beside()
        self._has_told_facts = False
        self._step = -1
        self._tags: set[str] = set()
        self._first = math.inf
        self._last = -math.inf
        self._status: str | None = None
        self._records = 0
        self._series: dict[str, _Series] = {}
        self._batches: dict[tuple[str, str], Batch] = {}

    def news(self, piece: Piece[LogScan]) -> Iterator[News]:
        self._series, self._batches = {}, {}
        for offset, payload in piece.scan.records:
            at = piece.begin + offset
            try:
                for problem in self._take(at, Record.FromString(payload)):
                    yield Problem(self._file, at, problem)
            except Exception as error:  # a reader outlives any content
                text = f"record cannot be decoded: {error or type(error).__name__}"
                yield Problem(self._file, at, text)
            else:
                self._records += 1
        if self._series:
            yield Points.of(self._file, self._series)
        yield from self._batches.values()
        for damage in piece.damages:
            yield Problem(self._file, damage.offset, damage.problem)
        self._series, self._batches = {}, {}

    def rest(self) -> Iterator[News]:
        self._facts.settle(self._tags)
        if self._facts and not self._has_told_facts:
            self._has_told_facts = True
            yield Fact(self._file, "named", max(self._last, 0.0), self._facts)
        yield Progress(
            file=self._file,
            records=self._records,
            size=self.tail.size,
            unfinished=self.tail.unfinished,
            modified=self.tail.modified,
            closed=self._status is not None,
            first_wall_time=self._first,
            last_wall_time=self._last,
            status=self._status,
        )
        self._records = 0

    def load(self, kind: str, tag: str, offset: int) -> Any:
        try:
            with self._place.open(self._path) as file:
                payload = record_in(file, offset)
        except OSError as error:
            raise moved(self._path, offset, "a readable record", error.strerror) from error
        if payload is None:
            raise moved(self._path, offset, "a whole record", "damaged bytes")
        try:
            rows = list(history_rows(Record.FromString(payload).history, self._media))
        except Exception as error:
            raise moved(self._path, offset, f"a {kind} named {tag!r}", error) from error
        for row in reversed(rows):
            if (row.kind, row.tag) == (kind, tag):
                is_file = kind in {"image", "audio", "video"}
                return self._media.content(row.heavy, kind) if is_file else row.heavy
        raise moved(self._path, offset, f"a {kind} named {tag!r}", "another record")

    def _take(self, offset: int, record: Record) -> Iterator[str]:
        """Take in a record; in words what of it was left out."""
        match record.WhichOneof("what"):
            case "history":
                self._add_history(offset, record.history)
                yield from self._media.refused()
            case "run":
                self._status = None  # a run that was resumed goes on
                yield from self._facts.take_run(record.run)
                self._see(seconds(record.run.start_time))
            case "config":
                yield from self._facts.take_config(record.config)
            case "summary":
                yield from self._facts.take_summary(record.summary)
            case "environment":
                self._facts.take_environment(record.environment)
            case "metric":
                self._facts.take_metric(record.metric)
            case "stats":
                self._add_sample(record.stats)
            case "output" | "output_raw":
                output = getattr(record, str(record.WhichOneof("what")))
                self._add_messages(offset, self._beside.printed(output), seconds(output.timestamp))
                yield from self._beside.too_many()
            case "alert":
                self._add_messages(offset, [self._beside.alert(record.alert)], self._last)
            case "exit":
                self._end(record.exit)
                self._add_messages(offset, self._beside.rest(), self._last)

    def _add_history(self, offset: int, history: History) -> None:
        rows = list(history_rows(history, self._media))
        held = {row.tag: row.heavy for row in rows if row.kind == "own"}
        step = history.step.num if history.HasField("step") else held.get("_step", self._step + 1)
        self._step = np.int64(int(step)).item()  # one beyond the table's range spoils this record
        wall_time = float(held.get("_timestamp", self._last))
        self._see(wall_time)
        for row in rows:
            if row.kind == "scalar":
                steps, wall_times, values = self._series.setdefault(row.tag, ([], [], []))
                steps.append(self._step)
                wall_times.append(wall_time)
                values.append(row.heavy)
                self._tags.add(row.tag)
            elif row.kind != "own":
                batch = self._batch(row.kind, row.tag)
                batch.steps.append(self._step)
                batch.wall_times.append(wall_time)
                batch.cells.append(row.cells)
                batch.offsets.append(offset)
                self._tags.add(row.tag)

    def _add_sample(self, stats: Stats) -> None:
        step, values = self._beside.sample(stats)
        wall_time = seconds(stats.timestamp)
        self._see(wall_time)
        for tag, value in values.items():
            steps, wall_times, held = self._series.setdefault(tag, ([], [], []))
            steps.append(step)
            wall_times.append(wall_time)
            held.append(value)

    def _add_messages(self, offset: int, messages: Iterable[Message], wall_time: float) -> None:
        self._see(wall_time)
        for message in messages:
            batch = self._batch("message", message.tag)
            batch.steps.append(message.step)
            batch.wall_times.append(wall_time)
            batch.cells.append((message.level, message.value))
            batch.offsets.append(offset)

    def _batch(self, kind: str, tag: str) -> Batch:
        key = kind, tag
        if key not in self._batches:
            self._batches[key] = Batch(self._file, kind, tag)
        return self._batches[key]

    def _end(self, exit_record: Exit) -> None:
        self._status = "finished" if exit_record.exit_code == 0 else "failed"
        self._see(self._first + exit_record.runtime)

    def _see(self, wall_time: float) -> None:
        """Widen the span of time of the file."""
        if math.isfinite(wall_time) and wall_time > 0:
            self._first = min(self._first, wall_time)
            self._last = max(self._last, wall_time)
