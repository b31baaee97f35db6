"""What W&B keeps beside a training's steps: the machine's statistics, printed lines, alerts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from insight.errors import compose
from insight.format.wandb import value_of
from insight.plugins.beside import ALERT, CONSOLE
from insight.plugins.message import USUAL_LEVEL
from insight.sources.records import as_text

from .console import MOST_BYTES, MOST_LINES, PrintedLines
from .machine import machine_tag

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator

    from insight.format.wandb import Alert, Output, Stats

_STREAMS = {0: "err", 1: "out"}
_LOG = "log"
_LOGS = (*_STREAMS.values(), _LOG)
_SAMPLES = "samples"


class Message(NamedTuple):
    """One row of the table of messages, before its run and time are known."""

    tag: str
    step: int
    level: str
    value: str


class Beside:
    """Counts what has no steps: each sample, line and alert has its number, from 1.

    Args:
        counted: How many of each the run has; further sessions of it go on counting.

    """

    def __init__(self, counted: Counter[str]) -> None:
        self._counted = counted
        self._streams = {name: PrintedLines() for name in _STREAMS.values()}
        self._is_full = self._has_told = False

    def sample(self, stats: Stats) -> tuple[int, dict[str, float]]:
        """The number of a sample, and its values by tag.

        Raises:
            ValueError, TypeError, RecursionError: If a value is no number.

        """
        values = {machine_tag(as_text(item.key)): float(value_of(item)) for item in stats.item}
        return self._next(_SAMPLES), values

    def alert(self, alert: Alert) -> Message:
        """What somebody was told: title and text, a line each."""
        said = "\n".join(as_text(part) for part in (alert.title, alert.text) if part)
        level = as_text(alert.level).lower() or USUAL_LEVEL
        return Message(ALERT, self._next(ALERT), level, said)

    def printed(self, output: Output) -> Iterator[Message]:
        """The lines that end in a piece of what was printed."""
        stream = _STREAMS.get(output.output_type)
        if stream is not None:
            yield from self._numbered(stream, self._streams[stream].take(output.line))

    def noted(self, line: bytes) -> Iterator[Message]:
        """A line of W&B's own log of the program."""
        yield from self._numbered(_LOG, [as_text(line[:MOST_BYTES])])

    def rest(self) -> Iterator[Message]:
        """The lines that nothing ended, once the run has."""
        for stream, lines in self._streams.items():
            yield from self._numbered(stream, lines.rest())

    def _numbered(self, stream: str, lines: list[str]) -> Iterator[Message]:
        for line in lines:
            if sum(map(self._counted.__getitem__, _LOGS)) < MOST_LINES:
                yield Message(CONSOLE + stream, self._next(stream), USUAL_LEVEL, line)
            else:
                self._is_full = True

    def _next(self, what: str) -> int:
        self._counted[what] += 1
        return self._counted[what]

    def too_many(self) -> Iterator[str]:
        """In words, once, that more was printed than is kept."""
        if self._is_full and not self._has_told:
            self._has_told = True
            yield compose("console", f"at most {MOST_LINES} lines", f"more; {MOST_LINES} kept")
