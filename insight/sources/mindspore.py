"""Event files of MindSpore and of our recorder: `*.out.events.summary.*` and `_lineage` twins."""

from __future__ import annotations

import math
import os
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError, compose
from insight.format.frames import read_frames
from insight.format.messages import Event, LineageEvent
from insight.format.names import is_lineage, is_summary
from insight.plugins import PLUGINS

from .records import Batch, Fact, FoundRun, Gone, Problem, Progress, as_text
from .tail import Tail

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from .records import Folder, News
    from .tail import Piece

_BY_FIELD = {(plugin.carrier, plugin.field): plugin for plugin in PLUGINS.values()}
_BY_KIND = {plugin.kind: plugin for plugin in PLUGINS.values() if plugin.kind is not None}


class _Decoder:
    """Turns the payloads of one piece of one file into rows, facts and problems."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._batches: dict[tuple[str, str], Batch] = {}
        self._others: list[Fact | Problem] = []
        self._decode = self._lineage if is_lineage(file) else self._event
        self.records = 0
        self.first_wall_time = math.inf
        self.last_wall_time = -math.inf

    def add(self, offset: int, payload: bytes) -> None:
        """Take one record in; what cannot be understood becomes a problem."""
        try:
            rows, facts, wall_time = self._decode(payload)
        except Exception as error:  # a reader outlives any content
            text = f"record cannot be decoded: {error or type(error).__name__}"
            self._others.append(Problem(self._file, offset, text))
            return
        self.records += 1
        self.first_wall_time = min(self.first_wall_time, wall_time)
        self.last_wall_time = max(self.last_wall_time, wall_time)
        self._others.extend(facts)
        for kind, tag, step, cells in rows:
            batch = self._batches.get((kind, tag))
            if batch is None:
                batch = self._batches[kind, tag] = Batch(self._file, kind, tag)
            batch.steps.append(step)
            batch.wall_times.append(wall_time)
            batch.cells.append(cells)
            batch.offsets.append(offset)

    def news(self) -> Iterator[News]:
        """All that was taken in."""
        yield from self._batches.values()
        yield from self._others

    def _event(self, payload: bytes) -> _Decoded:
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
        _try_names(message)
        rows = []
        if plugin.kind is not None:
            rows.append((plugin.kind, plugin.kind, event.step, plugin.decode(message)))
        return rows, [Fact(self._file, plugin.name, event.wall_time, message)], event.wall_time


if TYPE_CHECKING:
    _Row = tuple[str, str, int, tuple[Any, ...]]
    _Decoded = tuple[list[_Row], list[Fact], float]


class _RunFollower:
    """Follows the event files of one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tails: dict[str, Tail] = {}
        self._unreadable: set[str] = set()

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        for file in sorted(self._tails.keys() - set(files)):
            yield self._gone(file)
        for file in files:
            was_known = file in self._tails
            try:
                if file in self._unreadable:
                    yield from self._try_again(file)
                yield from self._poll_file(file)
            except FileNotFoundError:
                gone = self._gone(file)  # deleted since the folder was listed
                if was_known:
                    yield gone
            except OSError as error:
                if file not in self._unreadable:
                    self._unreadable.add(file)
                    yield Problem(file, -1, f"file cannot be read: {error.strerror or error}")

    def _gone(self, file: str) -> Gone:
        self._tails.pop(file, None)
        self._unreadable.discard(file)
        return Gone(file)

    def _try_again(self, file: str) -> Iterator[News]:
        """Forget that a file could not be opened, once it can.

        Raises:
            OSError: If it still cannot.

        """
        with (self._folder / file).open("rb"):
            self._unreadable.discard(file)
        if self._tails[file].end == 0:
            yield Gone(file)

    def _poll_file(self, file: str) -> Iterator[News]:
        tail = self._tails.get(file)
        if tail is None:
            tail = self._tails[file] = Tail(self._folder / file)
        state = tail.look()
        if state == "same":
            return
        if state == "replaced":
            tail = self._tails[file] = Tail(tail.path)
            yield Gone(file)
        for piece in tail.pieces():
            yield from _piece_news(file, piece, tail)
        yield _progress(file, tail, _Decoder(file))

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        plugin = _BY_KIND[kind]
        payload = _record_at(self._folder / file, offset)
        if plugin.carrier == "value":
            values = Event.FromString(payload).summary.value
            # The last one wins where a tag stands twice in one step.
            fitting = [value for value in values if as_text(value.tag) == tag]
            held = [v for v in fitting if v.WhichOneof("value") == plugin.field]
            if held:
                return plugin.load(getattr(held[-1], plugin.field))
        else:
            message = Event if plugin.carrier == "event" else LineageEvent
            event = message.FromString(payload)
            if event.WhichOneof("what") == plugin.field:
                return plugin.load(getattr(event, plugin.field))
        raise _moved(file, offset, f"a {kind} named {tag!r}", "another record")


def _try_names(message: Any) -> None:
    """Look at every name in the maps of a message: protobuf decodes them only then.

    Raises:
        UnicodeDecodeError: If one is no text; the record is damaged then.

    """
    waiting = [message]
    while waiting:
        for _, value in waiting.pop().ListFields():
            held = dict(value).values() if isinstance(value, Mapping) else value
            inner = held if isinstance(held, Collection) else [held]
            waiting.extend(one for one in inner if hasattr(one, "ListFields"))


def _piece_news(file: str, piece: Piece, tail: Tail) -> Iterator[News]:
    decoder = _Decoder(file)
    for offset, payload in piece.frames:
        decoder.add(offset, payload)
    yield from decoder.news()
    for damage in piece.damages:
        yield Problem(file, damage.offset, damage.problem)
    yield _progress(file, tail, decoder)


def _progress(file: str, tail: Tail, decoder: _Decoder) -> Progress:
    return Progress(
        file=file,
        records=decoder.records,
        size=tail.size,
        unfinished=tail.unfinished,
        modified=tail.modified,
        closed=tail.closed,
        first_wall_time=decoder.first_wall_time,
        last_wall_time=decoder.last_wall_time,
    )


def _record_at(path: Path, offset: int) -> bytes:
    """The payload of the record that begins at `offset` of a file."""
    try:
        with path.open("rb") as file:
            file.seek(offset)
            header = file.read(12)
            length = int.from_bytes(header[:8], "little")
            left = os.fstat(file.fileno()).st_size - offset
            for _, payload in read_frames(header + file.read(min(length + 4, left))):
                return payload
    except OSError as error:
        raise _moved(path.name, offset, "a readable record", error.strerror) from error
    raise _moved(path.name, offset, "a whole record", "damaged bytes")


def _moved(file: str, offset: int, expected: str, got: object) -> FormatError:
    where, hint = f"{file} at byte {offset}", "the file has changed; refresh the store"
    return FormatError(compose(where, expected, got, hint))


class _MindSporeSource:
    name = "mindspore"

    def discover(self, folders: Iterable[Folder]) -> Iterator[FoundRun]:
        for folder in folders:
            files = [name for name in folder.names if is_summary(name) or is_lineage(name)]
            if files:
                yield FoundRun(folder.run, folder.path, files)

    def follow(self, found: FoundRun) -> _RunFollower:
        return _RunFollower(found.folder)


SOURCE = _MindSporeSource()
