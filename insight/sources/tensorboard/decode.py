"""Records of event files: read into rows and facts, and one of them read again for its value."""

from __future__ import annotations

import math
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from insight.format.tensorboard import Event, GraphDef, SessionLog
from insight.sources.record import moved, record_at
from insight.sources.records import Batch, Fact, Problem, SessionStart

from .graph import as_graph, node_count
from .hparams import session_of
from .known import End
from .layouts import PLUGIN as LAYOUT
from .layouts import layout_facts
from .rows import rows_of
from .unshown import Passed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from insight.format.scalars.scan import Other
    from insight.format.tensorboard import Summary
    from insight.sources.place import Place
    from insight.sources.records import News, Say

    from .known import Known
    from .rows import Row

_SCALAR = "scalar"
_GRAPH = "graph"
_HPARAMS = "hparams"


class EventDecoder:
    """Turns the payloads of one piece of one file into rows, facts and problems."""

    def __init__(self, file: str, known: Known) -> None:
        self._file = file
        self._known = known
        self._batches: dict[tuple[str, str], Batch] = {}
        self._others: list[Fact | Problem] = []
        self._starts: list[SessionStart] = []
        self._passed = Passed()
        self.records = 0
        self.writer: str | None = None
        self.say: Say | None = None
        self.ended: str | None = None
        self.ended_at = -1
        self.first_wall_time = math.inf
        self.last_wall_time = -math.inf

    def take_lines(self, others: Sequence[Other], begin: int) -> Sequence[Other]:
        """All of them: these files have no messages."""
        del begin
        return others

    def add(self, offset: int, payload: bytes, *, scalars_taken: bool = False) -> None:
        """Take one record in; what cannot be understood becomes a problem."""
        try:
            event = Event.FromString(payload)
            if event.WhichOneof("what") == "graph_def":
                cells = (node_count(GraphDef.FromString(event.graph_def)),)
                self._add_row(offset, event, _GRAPH, _GRAPH, cells)
        except Exception as error:  # a reader outlives any content
            self._report(offset, "record cannot be decoded", error)
            return
        self.records += 1
        self.first_wall_time = min(self.first_wall_time, event.wall_time)
        self.last_wall_time = max(self.last_wall_time, event.wall_time)
        self._passed.event(event)
        if event.session_log.status == SessionLog.START:
            self._starts.append(SessionStart(self._file, offset, event.step))
        told = False
        for value in event.summary.value:
            try:
                self._add_value(offset, event, value, scalars_taken=scalars_taken)
            except Exception as error:  # the values beside it may be whole
                if not told:
                    self._report(offset, "value cannot be decoded", error)
                told = True

    def scalars(self) -> list[Batch]:
        """The rows of kind `scalar`."""
        return [batch for batch in self._batches.values() if batch.kind == _SCALAR]

    def starts(self) -> list[SessionStart]:
        """The sessions that began."""
        return self._starts

    def news(self) -> Iterator[News]:
        """All else that was taken in."""
        yield from (batch for batch in self._batches.values() if batch.kind != _SCALAR)
        yield from self._others
        yield from self._passed.news(self._file)

    def _add_value(
        self, offset: int, event: Event, value: Summary.Value, *, scalars_taken: bool
    ) -> None:
        plugin = self._known.plugin_of(value)
        if plugin == _HPARAMS:
            self._add_session(event.wall_time, value.metadata.plugin_data.content)
            return
        if plugin == LAYOUT:
            self._add_facts(event.wall_time, layout_facts(value.tensor))
            return
        row = None
        for row in rows_of(value, plugin):
            if not (scalars_taken and row.kind == _SCALAR):
                self._add_row(offset, event, row.kind, row.tag, row.cells)
        if row is None:
            self._passed.value(value, plugin)

    def _add_facts(self, wall_time: float, facts: Mapping[str, Any]) -> None:
        if facts:
            self._others.append(Fact(self._file, "named", wall_time, facts))

    def _add_session(self, wall_time: float, content: bytes) -> None:
        session = session_of(content)
        self._add_facts(wall_time, session.facts)
        if session.status is not None:
            self._known.ends[self._file] = End(session.status, wall_time)
        self._known.metrics |= session.metrics

    def _add_row(
        self, offset: int, event: Event, kind: str, tag: str, cells: tuple[Any, ...]
    ) -> None:
        batch = self._batches.get((kind, tag))
        if batch is None:
            if kind != _SCALAR and not self._known.has_room(kind, tag):
                return
            batch = self._batches[kind, tag] = Batch(self._file, kind, tag)
        batch.steps.append(event.step)
        batch.wall_times.append(event.wall_time)
        batch.cells.append(cells)
        batch.offsets.append(offset)

    def _report(self, offset: int, what: str, error: Exception) -> None:
        text = f"{what}: {error or type(error).__name__}"
        self._others.append(Problem(self._file, offset, text))


def load_value(known: Known, place: Place, path: str, kind: str, tag: str, offset: int) -> Any:
    """The heavy value of a kind and tag in the record that begins at `offset` of an event file.

    Raises:
        FormatError: If there is no such value there.

    """
    payload = record_at(place, path, offset)
    expected = f"a {kind} named {tag!r}"
    try:
        event = Event.FromString(payload)
        if kind == _GRAPH and event.graph_def:
            return as_graph(GraphDef.FromString(event.graph_def))
        found = [row for row in _rows(event, known) if (row.kind, row.tag) == (kind, tag)]
    except Exception as error:
        raise moved(path, offset, expected, error) from error
    if not found:
        raise moved(path, offset, expected, "another record")
    # The last one wins where a tag stands twice in one step.
    return found[-1].heavy


def _rows(event: Event, known: Known) -> Iterator[Row]:
    for value in event.summary.value:
        # The plugin may have been named only after this record was read.
        for plugin in ("", known.plugin_of(value)):
            with suppress(Exception):  # told when the record was read first
                yield from rows_of(value, plugin)
