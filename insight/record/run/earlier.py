"""What a run has recorded so far, for who goes on with it: no more than a run needs to know."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from insight.format.frames import read_frames
from insight.format.messages import Event, LineageEvent
from insight.format.names import EventFileName, is_lineage, is_summary, rank_of
from insight.format.provenance import recorder_of_provenance
from insight.format.scalars import Layout, scan_scalars
from insight.format.user_facts import user_facts
from insight.plugins.beside import ALERT, is_beside
from insight.record.replayed import is_replayed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.scalars import ScalarScan

_PIECE = 8 * 2**20


@dataclass
class Earlier:
    """What is known of a run that was recorded before.

    Attributes:
        step: The highest of its training; None without any.
        last: The value at the highest step of each scalar, and that step.
        facts: What its users recorded about it, under dotted names.
        alerts: The number of its newest alert; 0 without any.

    """

    step: int | None = None
    last: dict[str, tuple[int, float]] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)
    alerts: int = 0

    def reach(self, tag: str, step: int) -> None:
        """Take a step in that a value has; what was recorded beside the training does not count."""
        if not is_beside(tag) and (self.step is None or step > self.step):
            self.step = step


def earlier(folder: Path, rank: int = 0) -> Earlier:
    """What the process of this rank recorded into a folder; files that cannot be read say nothing.

    Args:
        folder: The run's.
        rank: Whose files are read; the facts are everybody's.

    """
    found = Earlier()
    try:
        files = sorted(folder.iterdir(), key=_made_at)
    except OSError:
        return found
    newest = max((_began(file) for file in files), default=0) if is_replayed() else 0
    for file in files:
        if newest and _made_at(file)[0] >= newest:
            continue  # the process that is run again wrote it: it went on with what was before
        try:
            if is_lineage(file.name):
                _read_facts(found, file)
            elif is_summary(file.name) and rank_of(file.name) == rank:
                for scan in _scans(file):
                    _take(found, scan)
        except OSError:
            continue
    return found


def is_run(folder: Path) -> bool:
    """Whether somebody recorded there: a folder without event files is none."""
    try:
        return any(is_summary(one.name) or is_lineage(one.name) for one in folder.iterdir())
    except OSError:
        return False


def _made_at(file: Path) -> tuple[int, str]:
    digits = file.name.partition(".summary.")[2].partition(".")[0]
    return int(digits) if digits.isascii() and digits.isdecimal() else 0, file.name


def _began(file: Path) -> int:
    """When a process began to record, by the name of its provenance; 0 of another file."""
    name = EventFileName.parse(recorder_of_provenance(file.name))
    return 0 if name is None else name.seconds


def _scans(path: Path) -> Iterator[ScalarScan]:
    """The whole records of a file, piece by piece; one that is longer is read whole."""
    with path.open("rb") as file:
        held, want = b"", _PIECE
        while piece := file.read(want):
            held += piece
            scan = scan_scalars(held, Layout.MINDSPORE)
            yield scan
            want = _PIECE if scan.end else len(held)
            held = held[scan.end :]


def _take(found: Earlier, scan: ScalarScan) -> None:
    columns = scan.columns
    for tag, rows in columns.rows():
        steps = columns.steps[rows]
        if not len(steps):
            continue
        name = tag.decode("utf-8", "replace")
        at = len(steps) - 1 - int(steps[::-1].argmax())  # the newest of the highest
        step, value = int(steps[at]), float(columns.values[rows][at])
        found.reach(name, step)
        if name not in found.last or step >= found.last[name][0]:
            found.last[name] = (step, value)
    for other in scan.others:
        _take_other(found, other.payload)


def _take_other(found: Earlier, payload: bytes) -> None:
    event = Event()
    with suppress(Exception):  # no such message: its checksum holds, so a stranger wrote it
        event = Event.FromString(payload)
    for value in event.summary.value:
        found.reach(value.tag, event.step)
        if value.tag == ALERT:
            found.alerts = max(found.alerts, event.step)


def _read_facts(found: Earlier, path: Path) -> None:
    for _, payload in read_frames(path.read_bytes()):
        message = LineageEvent()
        with suppress(Exception):  # no such message: its checksum holds, so a stranger wrote it
            message = LineageEvent.FromString(payload)
        if message.HasField("user_defined_info"):
            for name, value in user_facts(message.user_defined_info):
                shown = name.decode("utf-8", "replace") if isinstance(name, bytes) else name
                found.facts[shown] = value
