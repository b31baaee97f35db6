"""Run folders made by hand: the records, steps and wall times that a test wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from insight.format.ending import word_record
from insight.format.frames import frame
from insight.format.messages import EVENT_VERSION, Event, LineageEvent
from insight.plugins import PLUGINS

if TYPE_CHECKING:
    from pathlib import Path

Record = tuple[int, dict[str, Any], float]  # step, value by tag, wall time

EVENTS = "events.out.events.summary.1700000000.0.host_MS"
LINEAGE = "events.out.events.summary.1700000000.0.host_lineage"


def scalar_record(step: int, values: dict[str, float], wall_time: float) -> bytes:
    """One record of scalars."""
    event = Event(wall_time=wall_time, step=step)
    for tag, value in values.items():
        event.summary.value.add(tag=tag, scalar_value=value)
    return frame(event.SerializeToString())


class RunFolder:
    """A run whose files grow by one call each."""

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self.path = path

    def append(self, content: bytes, file: str = EVENTS) -> None:
        with (self.path / file).open("ab") as opened:
            opened.write(content)

    def version(self, wall_time: float, file: str = EVENTS) -> None:
        event = Event(wall_time=wall_time, version=EVENT_VERSION)
        self.append(frame(event.SerializeToString()), file)

    def word(self, word: Any, wall_time: float, file: str = EVENTS) -> None:
        """The record that says what became of a file."""
        lineage = file.endswith("_lineage")
        self.append(frame(word_record(wall_time, word, lineage=lineage)), file)

    def scalars(self, *records: Record, file: str = EVENTS) -> None:
        self.append(b"".join(scalar_record(*record) for record in records), file)

    def value(self, kind: str, tag: str, step: int, value: Any, wall_time: float = 0.0) -> None:
        """One record of any kind that stands in a summary."""
        event = Event(wall_time=wall_time, step=step)
        entry = event.summary.value.add(tag=tag)
        getattr(entry, PLUGINS[kind].field).CopyFrom(PLUGINS[kind].encode(value))
        self.append(frame(event.SerializeToString()))

    def graph(self, value: Any, wall_time: float = 0.0) -> None:
        event = Event(wall_time=wall_time, graph_def=PLUGINS["graph"].encode(value))
        self.append(frame(event.SerializeToString()))

    def lineage(self, plugin: str, value: Any, wall_time: float, file: str = LINEAGE) -> None:
        event = LineageEvent(wall_time=wall_time)
        getattr(event, PLUGINS[plugin].field).CopyFrom(PLUGINS[plugin].encode(value))
        self.append(frame(event.SerializeToString()), file)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder to hold runs."""
    return tmp_path / "runs"


@pytest.fixture
def run(root: Path) -> RunFolder:
    """An empty run named `a`."""
    return RunFolder(root / "a")


@pytest.fixture
def make_run(root: Path) -> Any:
    """Makes an empty run of any name."""
    return lambda name: RunFolder(root / name)
