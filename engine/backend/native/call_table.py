"""Kernels in a table that one native call runs: their words, and where addresses stand in them."""

from __future__ import annotations

import ctypes
import functools
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from insight.native.functions import Library

from .arrays import LINE, address_of, lines
from .calls import WORD, Call
from .loading import unchecked
from .pool import pool

__all__ = ["CallTable", "has_table"]

_CALL_WORDS = 4


def _run_calls(library: Library) -> Callable[..., int]:
    number, address = ctypes.c_int64, ctypes.c_void_p
    return library.function("run_calls", number, address, address, number, number)


@functools.cache
def _function() -> Callable[..., int] | None:
    return unchecked("pool", _run_calls)


def has_table() -> bool:
    """Whether there is native code for it here."""
    return _function() is not None


def _where(function: Any) -> int:
    """The address of a function of C."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0


class CallTable:
    """Calls of kernels on memory that stays, and on arrays that are other ones each time.

    Args:
        outside: Arrays instead of which others come, each in a memory of its own.

    """

    def __init__(self, outside: Sequence[np.ndarray]) -> None:
        found = sorted((address_of(x), k, x.nbytes) for k, x in enumerate(outside))
        self._begins = [begin for begin, _, _ in found]
        self._outside = found
        self._calls: list[Call] = []
        self._numbers: list[tuple[int, str, int]] = []  # byte, form, which
        self._stands: list[tuple[int, int, int]] = []  # word, which array outside, bytes behind
        self._begins_of_calls: list[int] = []
        self._packed = bytearray()
        self._memory = 0
        self._kept: list[Any] = []

    def __len__(self) -> int:
        return len(self._calls)

    def add(self, call: Call, numbers: Sequence[float | int] = ()) -> None:
        """One more call.

        Args:
            call: What it is.
            numbers: For each of its numbers which one of those that `tell` is given, or, as a
                float, what it always is.

        """
        begin = len(self._packed)
        words = bytearray(call.words)
        words += bytes(-len(words) % LINE)
        self._packed += words
        self._begins_of_calls.append(begin)
        for word, array in call.arrays:
            address, found = address_of(array), self._outside_at(address_of(array))
            if found is None:
                np.frombuffer(self._packed, np.int64)[begin // WORD + word] = address
                self._kept.append(array)
            else:
                self._stands.append((begin // WORD + word, found[0], address - found[1]))
        for byte, form, which in call.numbers:
            number = numbers[which]
            if isinstance(number, float):
                np.frombuffer(self._packed, form, 1, begin + byte)[0] = number
            else:
                self._numbers.append((begin + byte, form, number))
        self._memory = max(self._memory, call.memory)
        self._calls.append(call._replace(arrays=()))

    def _outside_at(self, address: int) -> tuple[int, int] | None:
        """Which array outside has an address, and where that begins."""
        at = bisect_right(self._begins, address) - 1
        if at < 0:
            return None
        begin, which, length = self._outside[at]
        return (which, begin) if address < begin + length else None

    def finish(self, scratch: Callable[[int], np.ndarray]) -> None:
        """Lay the table out, after the last call was added.

        Args:
            scratch: Memory of so many float32 that stays, for kernels to work in.

        """
        packed = np.frombuffer(self._packed, np.int64)
        self._words = lines(packed.shape, np.int64)
        self._words[:] = packed
        memory = scratch(self._memory)
        where = address_of(memory)
        table = np.zeros((len(self._calls), _CALL_WORDS), np.int64)
        first = address_of(self._words)
        for row, call, begin in zip(table, self._calls, self._begins_of_calls, strict=True):
            for word, behind in call.memory_at:
                self._words[begin // WORD + word] = where + memory.itemsize * behind
            row[:] = _where(call.function), first + begin, call.is_shared, call.may_refuse
        self._table = table
        self._table_at = address_of(table)
        self._kept.append(memory)
        self._moves = self._grouped()
        # Python's own views: NumPy's take some microseconds for each number that is put in.
        views: dict[str, Any] = {
            "f": memoryview(self._words).cast("B").cast("f"),
            "d": memoryview(self._words).cast("B").cast("d"),
        }
        sizes = {"f": 4, "d": 8}
        self._told = [
            (views[form], byte // sizes[form], which) for byte, form, which in self._numbers
        ]
        self._addresses = memoryview(self._words).cast("B").cast("q")

    def _grouped(self) -> list[list[tuple[int, int]]]:
        """For each array outside the words in which it stands, and how far behind its beginning."""
        found: list[list[tuple[int, int]]] = [[] for _ in self._outside]
        for word, which, behind in self._stands:
            found[which].append((word, behind))
        return found

    def find(self, which: int, array: np.ndarray) -> None:
        """Let the kernels find an array outside where it lies now."""
        begin, addresses = address_of(array), self._addresses
        for word, behind in self._moves[which]:
            addresses[word] = begin + behind

    def tell(self, numbers: Sequence[float]) -> None:
        """The numbers of the calls that follow."""
        for view, at, which in self._told:
            view[at] = numbers[which]

    def run(self, first: int, end: int) -> int:
        """Make calls until one refuses: which it was, or `end`."""
        function, workers = _function(), pool()
        assert function is not None
        at = 0 if workers is None else workers.address
        return function(at, self._table_at, first, end)
