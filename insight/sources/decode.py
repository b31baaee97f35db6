"""Records of event files: read into rows and facts, and one of them read again for its value."""

from __future__ import annotations

import math
from itertools import compress
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import FormatError, compose
from insight.format.ending import said_at, word_in
from insight.format.lineage_names import MOST_NAMES, names_in
from insight.format.messages import Event, LineageEvent
from insight.format.names import is_lineage
from insight.format.version import is_our_version_record, tells_its_end
from insight.plugins import PLUGINS
from insight.sources.kept_files.artifact_bytes import artifact_bytes

from .message_lines import MESSAGE, lines_in
from .record import moved, record_at
from .records import Batch, Fact, Problem, as_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.ending import Word
    from insight.format.scalars.scan import Other
    from insight.plugins import SummaryPlugin

    from .message_lines import Lines
    from .place import Place
    from .records import News, Say, SessionStart

_ARTIFACT = "artifact"
_FEWEST_LINES = 16
"""Fewer are decoded one by one."""
_MOST_BYTES = 1 << 17
_MOST_BEFORE = 320
"""So many bytes a likely message has before its own: time, step, tag."""

_BY_FIELD = {(plugin.carrier, plugin.field): plugin for plugin in PLUGINS.values()}
_BY_KIND = {plugin.kind: plugin for plugin in PLUGINS.values() if plugin.kind is not None}


class EventDecoder:
    """Turns the payloads of one piece of one file into rows, facts and problems."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._batches: dict[tuple[str, str], Batch] = {}
        self._others: list[Fact | Problem] = []
        self._is_lineage = is_lineage(file)
        self._lines: dict[bytes, Batch] = {}
        self._lines_end = -1
        self.records = 0
        self.writer: str | None = None
        self.say: Say | None = None
        self.ended: str | None = None
        self.ended_at = -1
        self.first_wall_time = math.inf
        self.last_wall_time = -math.inf

    def add(self, offset: int, payload: bytes, *, scalars_taken: bool = False) -> None:
        """Take one record in; what cannot be understood becomes a problem."""
        if (word := word_in(payload)) is not None:
            self._note_word(offset, payload, word)
            return
        try:
            decode = self._lineage if self._is_lineage else self._event
            rows, facts, wall_time = decode(payload)
        except Exception as error:  # a reader outlives any content
            text = f"record cannot be decoded: {error or type(error).__name__}"
            self._others.append(Problem(self._file, offset, text))
            return
        self._count(wall_time)
        self._others.extend(facts)
        for kind, tag, step, cells in rows:
            if scalars_taken and kind == "scalar":
                continue
            batch = self._batches.get((kind, tag))
            if batch is None:
                batch = self._batches[kind, tag] = Batch(self._file, kind, tag)
            batch.steps.append(step)
            batch.wall_times.append(wall_time)
            batch.cells.append(cells)
            batch.offsets.append(offset)

    def take_lines(self, others: Sequence[Other], begin: int) -> Sequence[Other]:
        """Take in the messages among records, and give back the other records."""
        likely = [
            len(one.payload) < _MOST_BYTES and MESSAGE in one.payload[:_MOST_BEFORE]
            for one in others
        ]
        if self._is_lineage or sum(likely) < _FEWEST_LINES:
            return others
        given = list(compress(others, likely))
        lines = lines_in([one.payload for one in given])
        if not len(lines.steps):
            return others
        offsets = np.array([one.offset for one in given], np.int64)[lines.known] + begin
        self._add_lines(lines, offsets)
        left = iter((~lines.known).tolist())
        return [one for one, may in zip(others, likely, strict=True) if not may or next(left)]

    def _add_lines(self, lines: Lines, offsets: np.ndarray[Any, Any]) -> None:
        self._lines_end = int(offsets[-1])
        self.records += len(offsets)
        finite = lines.wall_times[~np.isnan(lines.wall_times)]
        if len(finite):
            self.first_wall_time = min(self.first_wall_time, float(finite.min()))
            self.last_wall_time = max(self.last_wall_time, float(finite.max()))
        texts = [text.decode("utf-8", "replace") for text in lines.texts]
        levels = {one: one.decode("utf-8", "replace") for one in set(lines.levels)}
        steps, times, at = (column.tolist() for column in (lines.steps, lines.wall_times, offsets))
        rows = zip(lines.tags, lines.levels, texts, steps, times, at, strict=True)
        for tag, level, text, step, wall_time, offset in rows:
            batch = self._lines.get(tag)
            if batch is None:
                name = as_text(tag)
                batch = self._batches.setdefault(
                    ("message", name), Batch(self._file, "message", name)
                )
                self._lines[tag] = batch
            batch.steps.append(step)
            batch.wall_times.append(wall_time)
            batch.cells.append((levels[level], text))
            batch.offsets.append(offset)

    def _note_word(self, offset: int, payload: bytes, word: Word) -> None:
        self._count(said_at(payload))
        if word == "beside":
            self.say = "none"
        else:
            # Of lines that come after it: the file was gone on with.
            self.ended = word if offset > self._lines_end else None
            self.ended_at = offset

    def _count(self, wall_time: float) -> None:
        self.ended = None  # of a file that another one was added to, the last word counts
        self.records += 1
        self.first_wall_time = min(self.first_wall_time, wall_time)
        self.last_wall_time = max(self.last_wall_time, wall_time)

    def scalars(self) -> list[Batch]:
        """The rows of kind `scalar`."""
        return [batch for batch in self._batches.values() if batch.kind == "scalar"]

    def starts(self) -> list[SessionStart]:
        """None: these files tell of no sessions."""
        return []

    def news(self) -> Iterator[News]:
        """All else that was taken in."""
        for batch in self._lines.values():
            batch.in_order()  # some may have been left to protobuf
        yield from (batch for batch in self._batches.values() if batch.kind != "scalar")
        yield from self._others

    def _event(self, payload: bytes) -> _Decoded:
        if is_our_version_record(payload):
            self.writer = "insight"
            self.say = "its own" if tells_its_end(payload) else None
        event = Event.FromString(payload)
        what = event.WhichOneof("what")
        rows = []
        if what == "summary":
            for value in event.summary.value:
                plugin = _BY_FIELD.get(("value", value.WhichOneof("value")))
                if plugin is not None and plugin.kind is not None:
                    cells = plugin.decode(getattr(value, plugin.field))
                    rows.append((plugin.kind, as_text(value.tag), event.step, cells))
        else:
            plugin = _BY_FIELD.get(("event", what))
            if plugin is not None and plugin.kind is not None:
                cells = plugin.decode(getattr(event, plugin.field))
                rows.append((plugin.kind, plugin.kind, event.step, cells))
        return rows, [], event.wall_time

    def _lineage(self, payload: bytes) -> _Decoded:
        event = LineageEvent.FromString(payload)
        plugin = _BY_FIELD.get(("lineage", event.WhichOneof("what")))
        if plugin is None:
            return [], [], event.wall_time
        message = getattr(event, plugin.field)
        if (names := names_in(message)) > MOST_NAMES:
            raise FormatError(compose("record", f"at most {MOST_NAMES} names", names))
        rows = []
        if plugin.kind is not None:
            rows.append((plugin.kind, plugin.kind, event.step, plugin.decode(message)))
        return rows, [Fact(self._file, plugin.name, event.wall_time, message)], event.wall_time


if TYPE_CHECKING:
    _Row = tuple[str, str, int, tuple[Any, ...]]
    _Decoded = tuple[list[_Row], list[Fact], float]


def load_value(place: Place, path: str, kind: str, tag: str, offset: int) -> Any:
    """The heavy value of a kind and tag in the record that begins at `offset` of an event file.

    Raises:
        FormatError: If there is no such value there.

    """
    plugin = _BY_KIND[kind]
    payload = record_at(place, path, offset)
    try:
        content = _content(plugin, tag, payload)
    except Exception as error:
        raise moved(path, offset, f"a {kind} named {tag!r}", error) from error
    if content is None:
        raise moved(path, offset, f"a {kind} named {tag!r}", "another record")
    loaded = plugin.load(content)
    if kind == _ARTIFACT:
        return artifact_bytes(place, path.rpartition("/")[0], loaded.path)
    return loaded


def _content(plugin: SummaryPlugin, tag: str, payload: bytes) -> Any:
    """What stands at the plugin's field in a record; None where it holds something else."""
    if plugin.carrier == "value":
        values = Event.FromString(payload).summary.value
        fitting = [value for value in values if as_text(value.tag) == tag]
        held = [value for value in fitting if value.WhichOneof("value") == plugin.field]
        # The last one wins where a tag stands twice in one step.
        return getattr(held[-1], plugin.field) if held else None
    message = Event if plugin.carrier == "event" else LineageEvent
    event = message.FromString(payload)
    return getattr(event, plugin.field) if event.WhichOneof("what") == plugin.field else None
