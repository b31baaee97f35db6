"""Rows of plain tables on their way into the tables: whole steps as they are, others numbered."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from insight.sources.fractional_steps import settled, whole_steps
from insight.sources.held_points import HeldPoints
from insight.sources.records import Batch, Fact, Gone, Remark

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import Column, TakeRoom
    from insight.sources.records import News


class ReadAgainError(Exception):
    """What came later shows that the file is to be understood in another way.

    Args:
        step: The name that is that of the step; None where another thing was found.

    """

    def __init__(self, step: str | None = None) -> None:
        super().__init__(step)
        self.step = step


class Part(NamedTuple):
    """Some rows of one series, in their order."""

    tag: str
    steps: Column
    times: Column
    values: Column | list[str]
    """Numbers, or texts."""
    offsets: Column

    @property
    def kind(self) -> str:
        return "text" if isinstance(self.values, list) else "scalar"


class Parts:
    """Tells the rows of one file.

    Args:
        file: Its name in the run.
        is_numbered: Whether some of its steps are not whole: then all is told anew each time, as
            the numbers of earlier rows may be others now.
        take_room: Where the points of one go are to be put.

    """

    def __init__(self, file: str, take_room: TakeRoom | None, *, is_numbered: bool) -> None:
        self._file = file
        self._points = HeldPoints(file, take_room)
        self._is_numbered = is_numbered
        self._held: dict[tuple[str, str], list[Part]] = {}
        self._beside: list[News] = []
        self._has_told = False
        self._is_new = False

    def beside(self, news: News) -> Iterator[News]:
        """Tell what is told once."""
        if self._is_numbered:
            self._beside.append(news)
            self._is_new = True
        else:
            yield news

    def take(self, parts: Sequence[Part]) -> Iterator[News]:
        """Tell some rows.

        Raises:
            ReadAgainError: If their steps are not whole, and they were not to be numbered.

        """
        if not self._is_numbered:
            if any(whole_steps(part.steps) is None for part in parts):
                raise ReadAgainError
            yield from self._told(parts)
            return
        for part in parts:
            self._held.setdefault((part.kind, part.tag), []).append(part)
            self._is_new = True

    def rest(self) -> Iterator[News]:
        """Tell all that is held, in the place of what was told of it before."""
        yield from self._points.told()
        if not self._is_new:
            return
        if self._has_told:
            yield Gone(self._file)
        self._has_told, self._is_new = True, False
        yield from self._beside
        whole = [_joined(parts) for parts in self._held.values()]
        for kind in ("scalar", "text"):
            found = {part.tag: part for part in whole if part.kind == kind}
            numbers = settled({tag: part.steps for tag, part in found.items()})
            parts = [part._replace(steps=numbers.steps[tag]) for tag, part in found.items()]
            if kind == "scalar":
                for tag, true in numbers.numbered.items():
                    one = found[tag]
                    parts.append(Part(true.tag, true.numbers, one.times, true.values, one.offsets))
                if numbers.numbered:
                    yield Fact(self._file, "named", 0.0, numbers.facts())
                    yield Remark(self._file, numbers.remark())
            yield from self._told(parts)
        yield from self._points.told()

    def _told(self, parts: Sequence[Part]) -> Iterator[News]:
        for part in parts:
            if isinstance(part.values, list):
                yield Batch(
                    self._file,
                    "text",
                    part.tag,
                    part.steps.astype(np.int64).tolist(),
                    part.times.tolist(),
                    [(text,) for text in part.values],
                    part.offsets.tolist(),
                )
            else:
                self._points.add(part.tag, part.steps, part.times, part.values, part.offsets)
        if self._points.is_full:
            yield from self._points.told()


def in_order(parts: Sequence[Part]) -> list[Part]:
    """Parts of which each series has one, with its rows in the order of the file."""
    by_series: dict[tuple[str, str], list[Part]] = {}
    for part in parts:
        by_series.setdefault((part.kind, part.tag), []).append(part)
    found = []
    for held in by_series.values():
        part = _joined(held)
        if len(held) > 1:
            order = np.argsort(part.offsets, kind="stable")
            values = part.values
            part = Part(
                part.tag,
                part.steps[order],
                part.times[order],
                [values[at] for at in order] if isinstance(values, list) else values[order],
                part.offsets[order],
            )
        found.append(part)
    return found


def _joined(parts: Sequence[Part]) -> Part:
    """The rows of one series as one part."""
    if len(parts) == 1:
        return parts[0]
    columns = zip(*((part.steps, part.times, part.offsets) for part in parts), strict=True)
    steps, times, offsets = (np.concatenate(column) for column in columns)
    first = parts[0].values
    if isinstance(first, list):
        texts = [text for part in parts for text in part.values]
        return Part(parts[0].tag, steps, times, texts, offsets)
    values = np.concatenate([np.asarray(part.values) for part in parts])
    return Part(parts[0].tag, steps, times, values, offsets)


def span_of(parts: Sequence[Part]) -> tuple[float, float]:
    """The first and last wall time of some rows that are finite; infinite for none."""
    first, last = math.inf, -math.inf
    known: set[int] = set()
    for part in parts:
        if id(part.times) in known:  # series of a wide table share them
            continue
        known.add(id(part.times))
        times = part.times
        if not len(times):
            continue
        least, most = float(times.min()), float(times.max())
        if not (math.isfinite(least) and math.isfinite(most)):
            times = times[np.isfinite(times)]
            if not len(times):
                continue
            least, most = float(times.min()), float(times.max())
        first, last = min(first, least), max(last, most)
    return first, last
