"""The rows of exported parts, told apart by what kind of attribute they are of."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.errors import FormatError, compose
from insight.plugins.beside import CONSOLE
from insight.plugins.message import USUAL_LEVEL
from insight.sources.histogram_cells import histogram_cells
from insight.sources.parquet import (
    MOST_OTHERS,
    LongSeries,
    coded,
    floats,
    seconds,
    span_of,
    texts,
    there,
    whole_numbers,
)
from insight.sources.records import Batch

if TYPE_CHECKING:
    from insight.format.scalars.columns import Column
    from insight.sources.kept_files.exported import ExportedFiles
    from insight.sources.parquet import Piece

_PATH, _TYPE = "attribute_path", "attribute_type"
_TEXTS = ("string_value", "file_value", "annotation_value")
CODED = ("project_id", "run_id", _PATH, _TYPE, *_TEXTS)
COLUMNS = (_PATH, _TYPE, "step", "timestamp_ms", "float_value", *_TEXTS)
_MOST_LINES = 500_000  # of a console: they lie in memory
_MEDIA = {
    "image-file": "image",
    "audio-file": "audio",
    "video-file": "video",
    "table-file": "table",
}
NO_STEP = np.iinfo(np.int64).min


class _Other(NamedTuple):
    """A row that is no number of a series."""

    number: int
    step: int
    wall_time: float
    text: str | None
    path: str | None


@dataclass(slots=True)
class PartRows:
    """All rows of a run.

    Attributes:
        metrics, samples: Numbers of the training, and of the machine.
        batches: Rows of other kinds, by part, kind and tag.
        unshown: How many records no table has a place for, by what they are.

    """

    files: ExportedFiles
    metrics: LongSeries = field(default_factory=LongSeries)
    samples: LongSeries = field(default_factory=LongSeries)
    batches: dict[tuple[str, str, str], Batch] = field(default_factory=dict)
    unshown: dict[str, int] = field(default_factory=dict)
    _lines: int = 0
    _count_of_others: int = 0
    _last: tuple[str, int, int] = ("", 0, 0)

    def take(self, part: str, piece: Piece) -> tuple[float, float]:
        """Take in some rows of a part; the earliest and the latest of their times.

        Raises:
            FormatError: If its columns are not the exporter's.

        """
        paths, types = piece.column(_PATH), piece.column(_TYPE)
        if paths is None or types is None:
            raise FormatError(compose(part, f"columns {_PATH} and {_TYPE}", "none"))
        path_codes, type_codes = coded(paths), coded(types)
        count = len(path_codes.codes)
        steps, times = _steps(piece, count), _times(piece, count)
        values = piece.column("float_value")
        held = np.full(count, math.nan) if values is None else floats(values)
        is_other = np.ones(count, np.bool_)
        for name, series in (("metric", self.metrics), ("system_metric", self.samples)):
            if name not in type_codes.texts:
                continue
            chosen = type_codes.codes == type_codes.texts.index(name)
            chosen &= path_codes.codes >= 0
            is_other &= ~chosen
            numbers = series.numbers_of(path_codes.texts)[path_codes.codes]
            columns = numbers, steps, times, held
            series.add(*(columns if chosen.all() else (one[chosen] for one in columns)))
        rest = np.flatnonzero(is_other)
        if len(rest):
            self._take_others(part, piece.chosen(rest), rest, steps, times)
        return span_of(times)

    def _take_others(
        self, part: str, chosen: Piece, rest: Column, steps: Column, times: Column
    ) -> None:
        paths, types = texts(chosen.column(_PATH)), texts(chosen.column(_TYPE))
        said, files, marks = (_texts(chosen, name, len(rest)) for name in _TEXTS)
        for at, index in enumerate(rest.tolist()):
            number = chosen.first + index
            one = _Other(number, int(steps[index]), float(times[index]), said[at], files[at])
            if marks[at] is not None:
                self._count("picture with boxes or masks")
            self._take(part, paths[at] or "", types[at] or "row", one)

    def _take(self, part: str, path: str, kind: str, one: _Other) -> None:
        if kind == "console" and one.text is not None:
            self._lines += 1
            step = self._lines if one.step == NO_STEP else one.step
            if self._lines <= _MOST_LINES:
                self._put(part, "message", f"{CONSOLE}out", one, step, (USUAL_LEVEL, one.text))
            else:
                self._count("printed line")
        elif kind == "string_series" and one.text is not None:
            self._put(part, "text", path, one, _at(one), (one.text,))
        elif kind == "artifact" and one.path is not None:
            form = _artifact_type(one.text)
            below = one.path.removeprefix("artifacts/").removeprefix(f"{path}/")
            shown = self.files.shown(one.path, form, "none")
            self._put(part, shown.kind, f"{path}/{below}", one, _at(one), shown.cells)
        elif kind == "media" and one.path is not None:
            self._media(part, path, one)
        elif kind == "media" and one.text is not None:
            self._histogram(part, path, one)
        else:
            self._count(kind)

    def _media(self, part: str, path: str, one: _Other) -> None:
        """A file of a step; further ones of one step get a number, as those of W&B's lists do."""
        last, step, count = self._last
        count = count + 1 if (last, step) == (path, one.step) else 0
        self._last = path, one.step, count
        said = one.text or ""
        shown = self.files.shown(str(one.path), said or "media", _MEDIA.get(said, ""))
        tag = f"{path}/{count}" if count else path
        self._put(part, shown.kind, tag, one, _at(one), shown.cells)

    def _histogram(self, part: str, path: str, one: _Other) -> None:
        """A value that the exporter kept as JSON."""
        try:
            held = json.loads(one.text or "")
            cells = histogram_cells(held)
        except (ValueError, TypeError, AttributeError, RecursionError):
            self._count("media")
        else:
            self._put(part, "histogram", path, one, _at(one), cells)

    def _put(
        self, part: str, kind: str, tag: str, one: _Other, step: int, cells: tuple[Any, ...]
    ) -> None:
        self._count_of_others += 1
        if self._count_of_others > MOST_OTHERS:
            self._count(kind)
            return
        batch = self.batches.setdefault((part, kind, tag), Batch(part, kind, tag))
        batch.steps.append(step)
        batch.wall_times.append(one.wall_time)
        batch.cells.append(cells)
        batch.offsets.append(one.number)

    def _count(self, kind: str) -> None:
        self.unshown[kind] = self.unshown.get(kind, 0) + 1


def _at(one: _Other) -> int:
    return 0 if one.step == NO_STEP else one.step


def _artifact_type(text: str | None) -> str:
    """What kind of artifact a file is of, as the exporter's JSON says it.

    >>> _artifact_type('{"name": "m:v0", "type": "model"}'), _artifact_type("?")
    ('model', 'artifact')
    """
    try:
        held = json.loads(text or "")
        return str(held["type"] or "artifact")
    except (ValueError, TypeError, KeyError, RecursionError):
        return "artifact"


def _texts(piece: Piece, name: str, count: int) -> list[Any]:
    column = piece.column(name)
    return [None] * count if column is None else texts(column)


def _steps(piece: Piece, count: int) -> Column:
    column = piece.column("step")
    if column is None:
        return np.full(count, NO_STEP)
    held = whole_numbers(column)
    return np.where(there(column), held, NO_STEP) if column.null_count else held


def _times(piece: Piece, count: int) -> Column:
    column = piece.column("timestamp_ms")
    return np.full(count, math.nan) if column is None else seconds(column)
