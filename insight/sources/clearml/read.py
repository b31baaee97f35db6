"""One task, read from its files as they are now."""

from __future__ import annotations

import json
import math
from collections import Counter
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError
from insight.sources.gathered import Gathered
from insight.sources.kept_files.below import content_of, is_below
from insight.sources.record import moved
from insight.sources.records import Problem, as_text

from .discover import LOG, METRICS, TASK, ZIP
from .events import Log, Metrics, events_in
from .plots import plot_of
from .session import session_of
from .task import facts_of, files_of

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping, Sequence

    from insight.sources.kept_files.below import FilesBelow
    from insight.sources.place import Place
    from insight.sources.records import News

    from .discover import FoundSession

_MOST_IN_TASK = 1 << 26
_MOST_IN_FILE = 1 << 26
_LOST = "ClearML writes NaN and infinities as 0.0, or as what its settings say: any 0.0 may be one"
_CLOSED = (
    "a zip file stands for a task that was closed: ClearML writes it also after an exception, "
    "and keeps no status"
)
_DIFF = "script/diff"


class TaskReader:
    """Reads a task.

    Args:
        found: The task.
        place: Where it lies.
        files: The names of its files; a zip file among them says that it was closed.

    """

    def __init__(self, found: FoundSession, place: Place, files: Sequence[str]) -> None:
        self._found = found
        self._place = place
        self._closed = any(name.endswith(ZIP) for name in files)
        self._session: FilesBelow | None = None
        self._diff = ""
        self._artifacts: dict[str, str] = {}
        self._members: dict[int, str] = {}

    def news(self) -> Iterator[News]:
        newest = next(
            (name for name in (METRICS, LOG, TASK) if name in self._found.folder.names), TASK
        )
        try:
            session = self._session = session_of(self._found, self._place, newest)
        except FormatError as error:
            yield Problem(TASK, -1, str(error))
            return
        told = Gathered(TASK)
        task = self._task(session, told)
        own = task.get("id") if task else None
        began = yield from self._metrics(session, own if isinstance(own, str) else "")
        began = min(began, (yield from self._log(session)))
        if task is not None:
            when = began if math.isfinite(began) else session.modified
            self._take_task(session, task, told, when)
        yield from self._news(session, TASK, told)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        session = self._session
        expected = f"a {kind} named {tag!r}"
        if session is None:
            raise moved(file, offset, expected, "a task that was not read")
        if kind == "text":
            return self._diff
        try:
            if kind in {"figure", "table"}:
                return self._plot(session, kind, offset)
            name = self._artifacts.get(tag, "") if file == TASK else self._members.get(offset, "")
            if not name:
                raise FormatError(f"{file} expected {expected} below its task, got none.")
            return content_of(session, name, _MOST_IN_FILE)
        except (OSError, ValueError) as error:
            raise moved(file, offset, expected, error) from error

    def _task(self, session: FilesBelow, told: Gathered) -> Mapping[str, Any] | None:
        if session.size(TASK) is None:
            told.problem(-1, "file is missing: it holds name, project and configuration")
            return None
        try:
            task = json.loads(content_of(session, TASK, _MOST_IN_TASK))
        except (ValueError, RecursionError) as error:
            told.problem(0, f"task cannot be read: {error or type(error).__name__}")
            return None
        if isinstance(task, dict):
            return task
        told.problem(0, "task is no mapping")
        return None

    def _take_task(
        self, session: FilesBelow, task: Mapping[str, Any], told: Gathered, when: float
    ) -> None:
        told.facts = dict(facts_of(task))
        told.records += 1
        if self._closed:
            told.remarks.append(_CLOSED)
        script = task.get("script")
        diff = script.get("diff") if isinstance(script, dict) else None
        if isinstance(diff, str) and diff:
            self._diff = as_text(diff)
            told.row(("text", _DIFF), 0, when, (self._diff,), 0)
        taken: Counter[str] = Counter()
        for name, kind, path, size, digest in files_of(task):
            held = session.size(path) if is_below(path) else None
            tag = f"{name}/{taken[name]}" if taken[name] else name  # further ones have a number
            taken[name] += 1
            if held is not None:
                self._artifacts[tag] = path
            size = held if held is not None and size < 0 else size
            cells = kind, "output", as_text(path), size, digest
            told.row(("artifact", tag), 0, when, cells, 0)

    def _metrics(self, session: FilesBelow, task: str) -> Generator[News, None, float]:
        """The news of the events; returns the time of the first."""
        if session.size(METRICS) is None:
            return math.inf
        told = Gathered(METRICS)
        metrics = Metrics(told, session, task)
        _take_all(session, METRICS, told, metrics)
        if told.series:
            told.remarks.append(_LOST)
        self._members = metrics.members
        yield from self._news(session, METRICS, told)
        return told.first

    def _log(self, session: FilesBelow) -> Generator[News, None, float]:
        """The news of what was printed; returns the time of the first line."""
        if session.size(LOG) is None:
            return math.inf
        told = Gathered(LOG)
        log = Log(told)
        _take_all(session, LOG, told, log)
        log.end()
        yield from self._news(session, LOG, told)
        return told.first

    def _news(self, session: FilesBelow, name: str, told: Gathered) -> Iterator[News]:
        return told.news(session.size(name) or 0, session.modified, closed=self._closed)

    def _plot(self, session: FilesBelow, kind: str, offset: int) -> Any:
        for at, event in events_in(session, METRICS, Gathered(METRICS)):
            if at == offset:
                found = plot_of(event.get("plot_str"))
                if found is not None and found[0] == kind:
                    return _without_nan(found[2]) if kind == "figure" else found[2]
        raise FormatError("the plot is not there any longer.")


def _take_all(session: FilesBelow, name: str, told: Gathered, reader: Metrics | Log) -> None:
    for offset, event in events_in(session, name, told):
        try:
            reader.take(offset, event)
        except Exception as error:  # a reader outlives any content
            told.problem(offset, f"event cannot be read: {error or type(error).__name__}")


def _without_nan(value: Any) -> Any:
    """What JSON can hold, whatever reads it: NaN and infinities are None."""
    if isinstance(value, dict):
        return {key: _without_nan(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_without_nan(inner) for inner in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
