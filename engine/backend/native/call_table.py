"""Kernels in a table that one native call runs: their words, and where addresses stand in them."""

from __future__ import annotations

import ctypes
import functools
import itertools
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from insight.native.functions import Library

from .arrays import FLOAT_BYTES, LINE, address_of, lines
from .calls import WORD, Call
from .loading import unchecked
from .pool import pool
from .told import Told

__all__ = ["CallTable", "has_table"]

_CALL_WORDS = 4

Inside = Sequence[tuple[int, int]]


def _run_table(library: Library) -> Callable[[Any], int]:
    return library.function("run_table", ctypes.c_int64, ctypes.c_void_p)


@functools.cache
def _function() -> Callable[[Any], int] | None:
    return unchecked("pool", _run_table)


def has_table() -> bool:
    """Whether there is native code for it here."""
    return _function() is not None


def _where(function: Any) -> int:
    """The address of a function of C."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def _nothing(_pool: int, _words: bytes) -> None:
    """What stands in front of calls that go abreast."""


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
        self._ways: list[tuple[int, int]] = []  # whether it is shared, and may refuse
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
        self._ways.append((int(call.is_shared), int(call.may_refuse)))

    def add_abreast(
        self,
        parts: Sequence[Sequence[Call]],
        numbers: Sequence[Sequence[float | int]],
        inside: Sequence[Sequence[Inside]] | None = None,
        room: int = 0,
    ) -> None:
        """Calls that are made part by part, each part by one thread that waits for no other.

        Args:
            parts: For each part its calls, as many in each, one behind the other. None of them
                reads or writes what a call of another part writes.
            numbers: For each of its calls the numbers, as `add` takes them.
            inside: For each part and call which words are addresses in memory of the thread, and
                how many bytes behind its beginning.
            room: How many bytes of it that are.

        """
        workers, length = pool(), len(parts[0])
        threads = 1 if workers is None else workers.threads
        most = max(call.memory for part in parts for call in part)
        size = -(-(room + FLOAT_BYTES * most) // LINE) * LINE
        told: list[tuple[int, int]] = []
        ends = [0]
        for k, part in enumerate(parts):
            for n, call in enumerate(part):
                told += [(word, room) for word, _ in call.memory_at]
                told += [] if inside is None else inside[k][n]
                ends.append(len(told))
        words = np.array([0, size, *itertools.chain(*told)], np.int64).tobytes()
        self.add(Call(_nothing, words, (), size // FLOAT_BYTES * threads, ((0, 0),)))
        self._ways[-1] = len(parts), length
        calls = zip([call for part in parts for call in part], itertools.cycle(numbers))
        for (call, own), ways in zip(calls, itertools.pairwise(ends), strict=True):
            self.add(call._replace(memory=0, memory_at=()), own)
            self._ways[-1] = ways

    def _outside_at(self, address: int) -> tuple[int, int] | None:
        """Which array outside has an address, and where that begins."""
        at = bisect_right(self._begins, address) - 1
        if at < 0:
            return None
        begin, which, length = self._outside[at]
        return (which, begin) if address < begin + length else None

    def finish(self, scratch: Callable[[int], np.ndarray], each_time: Sequence[int] = ()) -> None:
        """Lay the table out, after the last call was added.

        Args:
            scratch: Memory of so many float32 that stays, for kernels to work in.
            each_time: Which arrays outside `give` is given, in this order.

        """
        packed = np.frombuffer(self._packed, np.int64)
        self._words = lines(packed.shape, np.int64)
        self._words[:] = packed
        memory = scratch(self._memory)
        where = address_of(memory)
        table = lines((len(self._calls), _CALL_WORDS), np.int64)
        first = address_of(self._words)
        told = zip(table, self._calls, self._ways, self._begins_of_calls, strict=True)
        for row, call, way, begin in told:
            for word, behind in call.memory_at:
                self._words[begin // WORD + word] = where + memory.itemsize * behind
            function = 0 if call.function is _nothing else _where(call.function)
            row[:] = function, first + begin, *way
        self._kept += (memory, table)
        self._moves = self._grouped()
        positions = {which: k for k, which in enumerate(each_time)}
        given = [(word, positions[k], far) for word, k, far in self._stands if k in positions]
        calls = address_of(table), len(self._calls)
        self._told = Told(calls, self._words, len(positions), given, self._numbers)
        self._address = self._told.address
        self._addresses = memoryview(self._words).cast("B").cast("q")
        run = _function()
        assert run is not None
        self._run = run

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

    def give(self, arrays: Sequence[np.ndarray]) -> None:
        """The arrays that are other ones each time; they stay until the calls are made."""
        self._told.arrays(arrays)

    def tell(self, numbers: Sequence[float]) -> None:
        """The numbers of the calls that follow."""
        self._told.numbers(numbers)

    @property
    def runs(self) -> int:
        """How often the last of all calls was made: whether a run was whole, whatever came then."""
        return self._told.runs

    def run(self, first: int, end: int) -> int:
        """Make calls until one refuses: which it was, or `end`."""
        workers = pool()
        self._told.parts(0 if workers is None else workers.address, first, end)
        return self._run(self._address)
