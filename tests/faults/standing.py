"""The scalars that stand in a run, worked out as slowly and plainly as the documents say it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from insight.format.names import rank_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .followed_tree import Point, Written

Span = tuple[float, float]
SCALAR = "scalar"
BEGIN_TOGETHER_S = 5


@dataclass(frozen=True)
class Read:
    """The whole records of one file, in order."""

    name: str
    records: Sequence[Written]

    @property
    def span(self) -> Span | None:
        """The first and the last wall time of its records."""
        return _span([record.wall_time for record in self.records])

    @property
    def row_span(self) -> Span | None:
        """Those of its rows."""
        return _span([record.wall_time for record in self.records if record.has_rows])

    def points(self, tag: str) -> list[Point]:
        return [point for record in self.records for point in record.points if point.tag == tag]


def _span(times: list[float]) -> Span | None:
    return (min(times), max(times)) if times else None


def read_file(name: str, content: bytes, records: Mapping[bytes, Written]) -> Read:
    """The records of `content` that are known, in order."""
    found = []
    for data, record in records.items():
        at = content.find(data)
        while at >= 0:
            found.append((at, record))
            at = content.find(data, at + 1)
    found.sort(key=lambda pair: pair[0])
    return Read(name, [record for _, record in found])


def standing(files: Iterable[Read]) -> list[tuple[str, int, float, float]]:
    """(tag, step, wall time, value) of the rows of one run that stand, sorted."""
    held = list(files)
    tags = {point.tag for file in held for record in file.records for point in record.points}
    rows = [
        (tag, point.step, point.wall_time, point.value)
        for tag in sorted(tags)
        for point in _standing_of(tag, held)
    ]
    return sorted(rows)


def _standing_of(tag: str, files: list[Read]) -> list[Point]:
    having = [file for file in files if file.points(tag)]
    shown = [file for file in having if not any(_is_behind(file, other) for other in having)]
    best: dict[int, tuple[tuple[float, Span, str], Point]] = {}
    for file in shown:
        inside = left_in_file([record.order for record in file.records])[SCALAR, tag]
        taken = [
            step
            for later in files
            if _is_earlier(file, later)
            for step in _taken_by(later, tag, shown)
        ]
        last = {
            point.step: point
            for point, row in zip(file.points(tag), inside, strict=True)
            if row.stands and all(point.step < step for step in taken)
        }
        for point in last.values():  # the later record of the file
            key = (point.wall_time, file.span or (0.0, 0.0), file.name)
            if point.step not in best or best[point.step][0] < key:
                best[point.step] = (key, point)
    return [point for _, point in best.values()]


def _taken_by(later: Read, tag: str, shown: list[Read]) -> list[int]:
    """The steps from which on a file takes what earlier files hold of a tag."""
    taken = [record.order.start for record in later.records if record.order.start is not None]
    if later not in shown:
        return taken
    rows = left_in_file([record.order for record in later.records])[SCALAR, tag]
    taken += [row.step for row in rows if row.restarts]
    steps = [point.step for point in later.points(tag)]
    for file in shown:
        held = [point.step for point in file.points(tag)]
        if _is_earlier(file, later) and min(held) <= steps[0] <= max(held):
            taken.append(steps[0])
    return taken


@dataclass(frozen=True)
class Order:
    """A record, as far as restarts are concerned."""

    tags: tuple[tuple[str, str], ...] = ()
    """Kind and name of each of its values."""
    step: int = 0
    start: int | None = None
    """The step at which it says that a session started."""


NO_ORDER = Order()


@dataclass
class Row:
    """A row of one tag in a file."""

    record: int
    step: int
    stands: bool = True
    restarts: bool = False


def left_in_file(records: Sequence[Order]) -> dict[tuple[str, str], list[Row]]:
    """The rows of each tag of a file, and which of them restarts inside it took."""
    rows: dict[tuple[str, str], list[Row]] = {}
    for number, record in enumerate(records):
        for tag in record.tags:
            rows.setdefault(tag, []).append(Row(number, record.step))
    for number, record in enumerate(records):
        if record.start is not None:
            for held in rows.values():
                _take([row for row in held if row.record < number], record.start)
        falls = [
            (held, index)
            for held in rows.values()
            for index in range(1, len(held))
            if held[index].record == number and held[index].step < held[index - 1].step
        ]
        restarted = [(held, index) for held, index in falls if _is_repeated(held, index)]
        for _ in falls:  # what restarts shows others that they do
            moments = [row.record for held in rows.values() for row in held if row.restarts]
            moments += [number for _ in restarted]
            restarted += [
                (held, index)
                for held, index in falls
                if (held, index) not in restarted
                and any(held[index - 1].record < at <= number for at in moments)
            ]
        for held, index in restarted:
            held[index].restarts = True
            _take(held[:index], held[index].step)
    return rows


def _is_repeated(held: list[Row], index: int) -> bool:
    """Whether the first three rows of a part rise, and name steps that stand already."""
    standing = {row.step for row in held[:index] if row.stands}
    first = [row.step for row in held[index : index + 3]]
    rises = len(first) == 3 and first[0] < first[1] < first[2]
    return rises and standing.issuperset(first)


def _take(rows: list[Row], step: int) -> None:
    for row in rows:
        row.stands = row.stands and row.step < step


def _is_behind(file: Read, other: Read) -> bool:
    """Whether a process of a lower rank wrote at the same time, or began with it."""
    if rank_of(other.name) >= rank_of(file.name):
        return False
    one, two = file.row_span, other.row_span
    begun = [re.search(r"summary\.(\d+)\.", name) for name in (file.name, other.name)]
    if begun[0] and begun[1] and abs(int(begun[0][1]) - int(begun[1][1])) <= BEGIN_TOGETHER_S:
        return True
    return one is not None and two is not None and one[0] <= two[1] and two[0] <= one[1]


def _is_earlier(file: Read, than: Read) -> bool:
    one, two = file.span, than.span
    if one is None or two is None or one[1] > two[0]:
        return False
    return (*one, file.name) < (*two, than.name)
