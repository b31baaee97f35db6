"""Lines of JSON that are alike, read many at once: nearly all have the same few names."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.sources.same_names import places_by_names
from insight.sources.text.moments import no_times, seconds_in_text, seconds_of

from . import names as rule
from .parts import Part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.scalars.columns import Column

_FEWEST = 8
_PLAIN = frozenset((float, int))


class Alike:
    """The lines of a piece whose values are numbers and nothing else.

    Args:
        lines: What each line says.
        begins: Where each begins in the file.
        step: The name of the step.
        time: That of the wall time, where there is one.

    Attributes:
        parts: What those lines hold.
        count: How many they are.
        first: The place of the first of them; beyond all where there is none.
        others: The places of the lines that are to be looked at one by one, rising.

    >>> lines = [{"step": at, "loss": at / 2} for at in range(8)] + [{"step": 8, "note": "x"}]
    >>> alike = Alike(lines, np.arange(9), "step", None)
    >>> alike.parts[0].tag, alike.parts[0].values.tolist()[:3], alike.others
    ('loss', [0.0, 0.5, 1.0], [8])

    """

    def __init__(self, lines: Sequence[Any], begins: Column, step: str, time: str | None) -> None:
        self.parts: list[Part] = []
        self.count = 0
        self.first = len(lines)
        self.others: list[int] = []
        for names, places in places_by_names(lines).items():
            are_all = len(places) == len(lines)
            held = lines if are_all else [lines[at] for at in places]
            own = begins if are_all else begins[places]
            parts = _parts_of(names, held, own, step, time)
            if parts is None:
                self.others += places
            else:
                self.parts += parts
                self.count += len(places)
                self.first = min(self.first, places[0])
        self.others.sort()


def _parts_of(
    names: tuple[str, ...],
    lines: Sequence[dict[str, Any]],
    begins: Column,
    step: str,
    time: str | None,
) -> list[Part] | None:
    """What lines of the same names hold; None where some of it is no number."""
    if len(lines) < _FEWEST or step not in names or rule.VALUES_WITHIN in names:
        return None
    columns = {name: list(map(itemgetter(name), lines)) for name in names}
    steps = columns.pop(step)
    if set(map(type, steps)) != {int}:
        return None
    times = no_times(len(lines))
    if time in columns:
        found = _times(columns.pop(time))
        if found is None:
            return None
        times = found
    try:
        whole = np.array(steps, np.int64)
        values = {name: _numbers(held) for name, held in columns.items()}
    except OverflowError:
        return None
    if any(held is None for held in values.values()):
        return None
    return [
        Part(name, whole, times, held, begins) for name, held in values.items() if held is not None
    ]


def _numbers(values: list[Any]) -> Column | None:
    kinds = set(map(type, values))
    return np.array(values, np.float64) if kinds <= _PLAIN else None


def _times(values: list[Any]) -> Column | None:
    kinds = set(map(type, values))
    if kinds <= _PLAIN:
        try:
            return seconds_of(np.array(values, np.float64))
        except OverflowError:
            return None
    return np.array(list(map(seconds_in_text, values))) if kinds == {str} else None
