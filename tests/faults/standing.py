"""The scalars that stand in a run, worked out as slowly and plainly as the documents say it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from insight.format.names import rank_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .followed_tree import Point, Written

Span = tuple[float, float]


@dataclass(frozen=True)
class Read:
    """The whole records of one file, in order."""

    name: str
    records: Sequence[Written]

    @property
    def span(self) -> Span | None:
        """The first and last wall time of its rows."""
        times = [record.wall_time for record in self.records if record.has_rows]
        return (min(times), max(times)) if times else None

    def points(self, tag: str) -> list[Point]:
        return [point for record in self.records for point in record.points if point.tag == tag]


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
    parts = [
        (file, number, part)
        for file in shown
        for number, part in enumerate(_parts(file.points(tag)))
    ]
    gone: set[Point] = set()
    for file, number, part in parts:
        older = [
            old
            for other, place, old in parts
            if (place < number if other is file else _is_earlier(other, file))
        ]
        first = part[0].step
        if any(old[0].step <= first <= old[-1].step for old in older):
            gone |= {point for old in older for point in old if point.step >= first}
    best: dict[int, tuple[tuple[float, Span, str, int], Point]] = {}
    for file in shown:
        for place, point in enumerate(file.points(tag)):
            key = (point.wall_time, file.span or (0.0, 0.0), file.name, place)
            if point not in gone and (point.step not in best or best[point.step][0] < key):
                best[point.step] = (key, point)
    return [point for _, point in best.values()]


def _parts(points: list[Point]) -> list[list[Point]]:
    """The rows by wall time, cut where the step goes back."""
    parts: list[list[Point]] = []
    for point in sorted(points, key=lambda point: point.wall_time):
        if not parts or point.step < parts[-1][-1].step:
            parts.append([])
        parts[-1].append(point)
    return parts


def _is_behind(file: Read, other: Read) -> bool:
    """Whether a process of a lower rank wrote at the same time."""
    lower = rank_of(other.name) < rank_of(file.name)
    one, two = file.span, other.span
    return lower and one is not None and two is not None and one[0] <= two[1] and two[0] <= one[1]


def _is_earlier(file: Read, than: Read) -> bool:
    one, two = file.span, than.span
    if one is None or two is None or one[1] > two[0]:
        return False
    return (*one, file.name) < (*two, than.name)
