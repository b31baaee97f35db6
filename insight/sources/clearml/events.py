"""The events of `metrics.jsonl` and `log.jsonl`: a line is a list of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError
from insight.plugins.beside import CONSOLE
from insight.sources.gathered import number_of
from insight.sources.kept_files.below import is_below
from insight.sources.kept_files.media_cells import BEGINNING_BYTES, media_cells
from insight.sources.records import as_text
from insight.sources.text.pieces import lines_of
from insight.sources.wandb.console import MOST_LINES, PrintedLines

from .machine import TITLE, machine_tag
from .plots import plot_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.sources.gathered import Gathered, Series
    from insight.sources.kept_files.below import FilesBelow

SINGLE_VALUES, AT_NO_ITERATION = "Summary", -(2**31)
_MOST_IN_WORD = 100
DEBUG_SAMPLE = "debug sample"
"""The type of an artifact that was reported as a picture, and is none that a browser shows."""

Event = dict[str, Any]


def events_in(session: FilesBelow, name: str, told: Gathered) -> Iterator[tuple[int, Event]]:
    """The events of a file, each with an offset of its own: its place in its line is added."""
    for begin, content, is_ended in _lines(session, name, told):
        try:
            events = json.loads(content)
        except (ValueError, RecursionError) as error:
            if is_ended:
                told.problem(begin, f"line is no JSON: {error or type(error).__name__}")
            else:
                told.unfinished = len(content)
            continue
        if isinstance(events, dict):
            events = [events]
        if not isinstance(events, list):
            told.problem(begin, "line is no list of events")
            continue
        for index, event in enumerate(events):
            if isinstance(event, dict):
                yield begin + index, event
            else:
                told.problem(begin, "an event is no mapping")


def _lines(session: FilesBelow, name: str, told: Gathered) -> Iterator[tuple[int, bytes, bool]]:
    end = 0
    try:
        for begin, content, is_ended in lines_of(session.pieces(name)):
            end = begin + len(content or b"")
            if content is None:
                told.problem(begin, "line is too long to be read")
            elif content and not content.isspace():
                yield begin, content, is_ended
    except FormatError as error:  # what came before it holds
        told.problem(end, f"the rest cannot be read: {error}")


class Metrics:
    """Takes in the events of `metrics.jsonl`.

    Args:
        told: What is read of the file.
        session: The task's files.
        task: The id of the task; events of another one are those of a model.

    Attributes:
        members: Where the file of a row lies, by the row's offset.

    """

    def __init__(self, told: Gathered, session: FilesBelow, task: str) -> None:
        self.members: dict[int, str] = {}
        self._told = told
        self._session = session
        self._task = task
        self._known: dict[tuple[Any, Any, Any], Series] = {}

    def take(self, offset: int, event: Event) -> None:
        """Take in one.

        Raises:
            KeyError, TypeError, ValueError, OverflowError: If it is no such event.

        """
        kind = event["type"]
        if kind == "training_stats_scalar":
            self._scalar(event)
        elif kind == "training_debug_image":
            self._sample(offset, event)
        elif kind == "plot":
            self._plot(offset, event)
        else:
            self._told.unshown(as_text(str(kind))[:_MOST_IN_WORD])
        self._told.records += 1

    def _scalar(self, event: Event) -> None:
        value, time, step = event["value"], event["timestamp"], event["iter"]
        if type(value) is not float:
            value = _number(value)
        where = event["metric"], event["variant"], event.get("task")
        held = self._known.get(where)
        if held is None:
            if where[0] == SINGLE_VALUES and step == AT_NO_ITERATION:
                self._told.facts[f"metric.{self._tag(event, '')}"] = value
                return
            held = self._known[where] = self._told.of(self._series_tag(event))
        steps, times, values = held
        if str(where[0]).startswith(TITLE):
            step = len(steps) + 1
        elif type(step) is not int and type(step) is not float:
            raise TypeError(f"iteration is {type(step).__name__}")
        steps.append(step)
        times.append(time / 1000)
        values.append(value)

    def _series_tag(self, event: Event) -> str:
        if str(event["metric"]).startswith(TITLE):
            return machine_tag(as_text(str(event["variant"])))
        return self._tag(event)

    def _tag(self, event: Event, title: str | None = None) -> str:
        """`title/series`; below `model/<id>` where it is a model's."""
        title = str(event["metric"]) if title is None else title
        parts = [part for part in (title, str(event["variant"])) if part]
        owner = event.get("task")
        if self._task and isinstance(owner, str) and owner != self._task:
            parts = ["model", owner, *parts]
        text: str = as_text("/".join(parts))
        return text

    def _row(self, kind: str, event: Event, cells: tuple[Any, ...], offset: int) -> None:
        step = event["iter"]
        if type(step) is not int or not -(2**63) <= step < 2**63:
            raise TypeError(f"iteration is {step!r}")
        self._told.row((kind, self._tag(event)), step, event["timestamp"] / 1000, cells, offset)

    def _plot(self, offset: int, event: Event) -> None:
        found = plot_of(event.get("plot_str"))
        if found is None:
            raise ValueError("plot is no JSON of a figure")
        kind, cells, _ = found
        self._row(kind, event, cells, offset)

    def _sample(self, offset: int, event: Event) -> None:
        """A file that was reported: a picture, a sound, a video, or another one."""
        key = event.get("key")
        name = f"data/{key}"
        size = self._session.size(name) if is_below(key) else None
        if size is None:
            self._told.unshown(f"{event['type']} without its file")
            return
        content = self._session.beginning(name, BEGINNING_BYTES)
        found = media_cells(content)
        if found is None:
            kind, cells = "artifact", (DEBUG_SAMPLE, "output", as_text(name), size, "")
        else:
            kind, cells = found
        self._row(kind, event, cells, offset)
        self.members[offset] = name


def _number(value: Any) -> float:
    number = number_of(value)
    if number is None:
        raise TypeError(f"value is {type(value).__name__}")
    return number


class Log:
    """Takes in the events of `log.jsonl`, as lines that were printed."""

    def __init__(self, told: Gathered) -> None:
        self._told = told
        self._counts = {"out": 0, "err": 0}
        self._is_full = False

    def take(self, offset: int, event: Event) -> None:
        """Take in one.

        Raises:
            KeyError, TypeError, ValueError: If it is no such event.

        """
        level, text, time = str(event.get("level") or "info"), event["msg"], event["timestamp"]
        stream = "err" if level in {"error", "critical"} else "out"
        pieces = PrintedLines()
        held = as_text(str(text)).encode()
        for line in (*pieces.take(held), *pieces.rest()):
            if sum(self._counts.values()) >= MOST_LINES:
                self._is_full = True
                break
            self._counts[stream] += 1
            where, number = ("message", CONSOLE + stream), self._counts[stream]
            self._told.row(where, number, time / 1000, (as_text(level), line), offset)
        self._told.records += 1

    def end(self) -> None:
        """Tell that more was printed than is kept."""
        if self._is_full:
            self._told.problem(-1, f"more than {MOST_LINES} lines were printed; so many are kept")
