"""The rows of a history as series. Nearly all have the same few names, and floats under them."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.sources.same_names import places_by_names
from insight.sources.text.moments import no_times

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.scalars.columns import Column

STEP = "step"
_Series = tuple["Column", "Column", "Column"]


class RowsByName:
    """The numbers of a history, by their names.

    Args:
        history: The rows, in their order.

    Attributes:
        others: The places of those rows that are to be looked at one by one.

    >>> rows = RowsByName([{"step": 1, "loss": 0.5}, {"step": 2, "loss": 0.25, "note": "x"}])
    >>> rows.others
    [1]
    >>> rows.add("loss", 1, 2, 0.25)
    >>> [column.tolist() for column in rows.series()["loss"][::2]]
    [[1, 2], [0.5, 0.25]]

    """

    def __init__(self, history: Sequence[Any]) -> None:
        self.others: list[int] = []
        self._parts: dict[str, list[_Series]] = {}
        self._single: dict[str, list[tuple[int, int, float]]] = {}
        for names, places in places_by_names(history).items():
            are_all = len(places) == len(history)
            rows = history if are_all else [history[at] for at in places]
            if not self._take(names, places, rows):
                self.others += places
        self.others.sort()

    def add(self, tag: str, at: int, step: int, number: float) -> None:
        """A number of one of the other rows."""
        self._single.setdefault(tag, []).append((at, step, number))

    def series(self) -> dict[str, _Series]:
        """Steps, wall times that nobody knows, and values, by tag."""
        for tag, rows in self._single.items():
            places, steps, values = zip(*rows, strict=True)
            part = np.array(places), np.array(steps, np.int64), np.array(values, np.float64)
            self._parts.setdefault(tag, []).append(part)
        self._single = {}
        return {tag: _joined(parts) for tag, parts in self._parts.items()}

    def _take(
        self, names: tuple[str, ...], places: Sequence[int], rows: Sequence[dict[str, Any]]
    ) -> bool:
        """Whether all of some rows of the same names were taken over."""
        if STEP not in names or not all(name.isascii() for name in names):
            return False
        numbers = list(map(itemgetter(STEP), rows))
        if set(map(type, numbers)) != {int}:
            return False
        try:
            steps = np.array(numbers, np.int64)
        except OverflowError:
            return False
        columns = {name: list(map(itemgetter(name), rows)) for name in names if name != STEP}
        if any(set(map(type, values)) != {float} for values in columns.values()):
            return False
        at = np.arange(len(places)) if isinstance(places, range) else np.array(places)
        for name, values in columns.items():
            held = np.fromiter(values, np.float64, len(values))
            self._parts.setdefault(name, []).append((at, steps, held))
        return True


def _joined(parts: list[_Series]) -> _Series:
    if len(parts) == 1:
        [(_, steps, values)] = parts
        return steps, no_times(len(steps)), values
    places, steps, values = (np.concatenate(column) for column in zip(*parts, strict=True))
    order = np.argsort(places, kind="stable")
    return steps[order], no_times(len(steps)), values[order]
