"""One run file of W&B, read as it grows."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.leveldb_log import LogTail, record_in
from insight.format.wandb import Record, logged_in, unknown_kinds
from insight.sources.kept_files.media_folder import MediaFolder
from insight.sources.record import moved
from insight.sources.records import (
    Batch,
    Fact,
    Points,
    Problem,
    Progress,
    Remark,
    SessionStart,
    Unshown,
)
from insight.sources.resumed_folders import RULE
from insight.sources.tail import Tail, unknown_length

from .artifacts import artifact_rows
from .beside import Beside
from .branches import is_rewound
from .charts import Charts
from .facts import RunFacts, seconds
from .history import history_rows
from .plain_steps import PlainSteps
from .typed import UNSHOWN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from insight.format.leveldb_log import LogScan
    from insight.format.wandb import Exit, Run, Stats
    from insight.sources.place import Place
    from insight.sources.records import Folder, News
    from insight.sources.tail import Piece

    from .beside import Message
    from .plain_steps import Passed
    from .typed import Row

RUNNING = "running"
_Series = tuple[list[int], list[float], list[float]]


class RunReader:
    """Reads one run file from its beginning on.

    Args:
        folder: The folder that it lies in.
        place: Where that lies.
        file: The name of the file in its run, which may lie in another folder.
        counted: How many samples, lines and alerts the run has.

    """

    def __init__(self, folder: Folder, place: Place, file: str, counted: Counter[str]) -> None:
        path = folder.file(file.rpartition("/")[2])
        self.tail: Tail[LogScan] = Tail(place, path, LogTail(), unknown_length)
        self._place = place
        self._path = path
        self._file = file
        self._media = MediaFolder(folder, place)
        self._facts = RunFacts()
        self._beside = Beside(counted)
        self._charts = Charts()
        self._unshown: Counter[str] = Counter()
        self._has_told_facts = False
        self._step = -1
        self._tags: set[str] = set()
        self._first = math.inf
        self._last = -math.inf
        self._status: str | None = None
        self._records = 0
        self._series: dict[str, _Series] = {}
        self._batches: dict[tuple[str, str], Batch] = {}
        self._starts: list[SessionStart] = []

    def news(self, piece: Piece[LogScan]) -> Iterator[News]:
        self._series, self._batches, self._starts = {}, {}, []
        records = piece.scan.records
        plain = PlainSteps(logged_in([payload for _, payload in records]))
        self._records += len(plain.rows)
        for index in np.delete(np.arange(len(records)), plain.rows).tolist():
            offset, payload = records[index]
            at = piece.begin + offset
            self._pass(plain.before(index))
            try:
                for problem in self._take(at, Record.FromString(payload)):
                    yield Problem(self._file, at, problem)
            except Exception as error:  # a reader outlives any content
                text = f"record cannot be decoded: {error or type(error).__name__}"
                yield Problem(self._file, at, text)
            else:
                self._records += 1
        self._pass(plain.before(len(records)))
        yield from self._starts
        series = plain.with_others(self._series)
        self._tags.update(series)
        if series:
            yield Points.of(self._file, series)
        yield from self._batches.values()
        for damage in piece.damages:
            yield Problem(self._file, damage.offset, damage.problem)
        self._series, self._batches, self._starts = {}, {}, []

    def _pass(self, before: Passed | None) -> None:
        """Know of steps that were taken in all at once: others stand behind them."""
        if before is not None:
            self._step = before.step
            self._see(before.first)
            self._see(before.last)

    def rest(self) -> Iterator[News]:
        self._facts.settle(self._tags)
        if self._facts and not self._has_told_facts:
            self._has_told_facts = True
            yield Fact(self._file, "named", max(self._last, 0.0), self._facts)
            if self._file.startswith("../"):
                yield Remark(self._file, RULE)
        for kind, count in self._unshown.items():
            yield Unshown(self._file, kind, count)
        self._unshown.clear()
        yield Progress(
            file=self._file,
            records=self._records,
            size=self.tail.size,
            unfinished=self.tail.unfinished,
            modified=self.tail.modified,
            closed=self._status not in {None, RUNNING},
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
            rows = list(self._rows_of(Record.FromString(payload)))
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
                self._add_history(offset, record)
                yield from self._media.refused()
            case "run":
                self._begin(record.run)
                yield from self._facts.take_run(record.run)
            case "config":
                self._charts.take_config(record.config)
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
            case "output_logger":
                self._add_messages(
                    offset, self._beside.noted(record.output_logger.line), self._last
                )
            case "artifact" | "use_artifact":
                for row in artifact_rows(record):
                    self._add_row(row, max(self._step, 0), self._last, offset)
            case "tbrecord":
                self._facts.take_folder(record.tbrecord)
            case None:
                for number in unknown_kinds(record):
                    self._unshown[f"record {number}"] += 1

    def _rows_of(self, record: Record) -> Iterator[Row]:
        """The rows of one record, those that charts draw of its tables among them."""
        for row in history_rows(record.history, self._media):
            yield row
            if row.kind == "table":
                yield from self._charts.curves(row.tag, row.heavy)

    def _begin(self, run: Run) -> None:
        self._status = RUNNING  # one that was resumed goes on
        self._charts.take_config(run.config)
        self._see(seconds(run.start_time))
        if is_rewound(run):
            # Before all its rows, which are given without the places of their records.
            self._starts.append(SessionStart(self._file, -1, int(run.branch_point.value) + 1))

    def _add_history(self, offset: int, record: Record) -> None:
        history = record.history
        rows = list(self._rows_of(record))
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
            elif row.kind == UNSHOWN:
                self._unshown[row.tag] += 1
            elif row.kind != "own":
                self._add_row(row, self._step, wall_time, offset)
                self._tags.add(row.tag)

    def _add_row(self, row: Row, step: int, wall_time: float, offset: int) -> None:
        batch = self._batch(row.kind, row.tag)
        batch.steps.append(step)
        batch.wall_times.append(wall_time)
        batch.cells.append(row.cells)
        batch.offsets.append(offset)

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
