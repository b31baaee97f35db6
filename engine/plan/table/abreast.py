"""Units that go through the samples of a batch, done sample by sample instead of one by one.

What a unit makes of some samples is in a cache when the next unit reads it, and no thread waits for
another between them. The bits are the same, as no number depends on those of other samples.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.backend.native.calls import Call
from engine.backend.native.pool import pool

from .inside import Bounds

__all__ = ["PARTS", "Abreast", "Part"]

PARTS = 8
_MOST_THREADS = 8  # more wait for each other less than they wait for few parts
_LEAST = 1 << 16  # numbers of what is made, of all parts


class Part(NamedTuple):
    """An array of a unit, and whether each part of it is some samples alone."""

    array: np.ndarray
    is_split: bool
    is_made: bool


def _meet(one: Bounds, other: Bounds) -> bool:
    """Whether a part shares memory with a part of another that has another number."""
    meets = (one.begin[:, None] < other.end) & (other.begin < one.end[:, None])
    if meets.shape == (PARTS, PARTS):
        np.fill_diagonal(meets, val=False)
    return bool(meets.any())


class _Taken(NamedTuple):
    """A unit that waits for others to be done beside."""

    whole: Call
    parts: list[Call]
    numbers: Sequence[float | int]
    before: Call | None
    """What is done before all parts."""


class Waiting(NamedTuple):
    """Units, and where the parts of what they make lie."""

    units: list[_Taken]
    made: list[Bounds]


class Abreast:
    """Units one behind the other whose parts do not need each other."""

    def __init__(self) -> None:
        self._units: list[_Taken] = []
        self._read: list[Bounds] = []
        self._made: list[Bounds] = []
        workers = pool()
        self._is_wanted = workers is None or workers.threads <= _MOST_THREADS

    def __bool__(self) -> bool:
        return bool(self._units)

    def take(
        self,
        whole: Call,
        arrays: Sequence[Part],
        call_of: Callable[[Sequence[Any]], Call | None],
        numbers: Sequence[float | int] = (),
        before: Call | None = None,
    ) -> bool:
        """Let a unit wait for those behind it; False where its parts need those of others.

        Args:
            whole: Its call for all samples.
            arrays: What it reads and makes.
            call_of: The call for some samples, given their parts of these arrays.
            numbers: As a table takes them.
            before: What is to be done before all parts; it reads nothing that waiting units make.

        """
        if not self._is_wanted or max(one.array.size for one in arrays if one.is_made) < _LEAST:
            return False
        split = [_parts_of(one.array) if one.is_split else None for one in arrays]
        pairs = list(zip(arrays, split, strict=True))
        if any(one.is_split and parts is None for one, parts in pairs):
            return False
        bounds = [_bounds([one.array] if parts is None else parts) for one, parts in pairs]
        for (array, _), own in zip(pairs, bounds, strict=True):
            others = (*self._made, *self._read) if array.is_made else self._made
            if any(_meet(own, other) for other in others):
                return False
        calls = []
        for k in range(PARTS):
            call = call_of([one.array if parts is None else parts[k] for one, parts in pairs])
            if call is None or len(call.memory_at) > 1 or call.may_refuse:
                return False
            calls.append(call)
        self._units.append(_Taken(whole, calls, numbers, before))
        for (array, _), own in zip(pairs, bounds, strict=True):
            (self._made if array.is_made else self._read).append(own)
        return True

    def given(self) -> Waiting:
        """The units that wait, which then are forgotten."""
        found = Waiting(self._units, self._made)
        self._units, self._read, self._made = [], [], []
        return found


def _parts_of(array: np.ndarray) -> list[np.ndarray] | None:
    """An array in parts along its first axis; None where they would differ."""
    if array.ndim == 0 or array.shape[0] % PARTS:
        return None
    step = array.shape[0] // PARTS
    return [array[k * step : (k + 1) * step] for k in range(PARTS)]


def _bounds(arrays: Sequence[np.ndarray]) -> Bounds:
    found = [np.lib.array_utils.byte_bounds(array) for array in arrays]
    begin, end = np.array(found, np.int64).T
    return Bounds(begin, end)
