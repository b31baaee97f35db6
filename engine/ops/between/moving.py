"""Arrays between processes, through host memory: what the operators with gradients are made of.

Each function begins one communication among several processes and returns the array that it fills.
It is full when the function returns, or, inside of `collecting`, when what was begun is over.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.backend import asnumpy, xp_of
from engine.context.processes import Communicator, Pending
from engine.errors import ShapeError, compose

from .agreement import Agreement, told
from .handle import collected
from .made_of_several import MadeOfSeveral

Counts = Sequence[int]


class _Flight:
    """One communication under way: all have to agree, then it is waited for, then it lands."""

    def __init__(self, agreement: Agreement, pending: Pending, land: Callable[[], None]) -> None:
        self._agreement, self._pending, self._land = agreement, pending, land

    def wait(self) -> None:
        self._agreement.wait()
        self._pending.wait()
        self._land()


def _cross(agreement: Agreement, begin: Callable[[], Pending], land: Callable[[], None]) -> None:
    """Begin a communication; it is waited for at once, unless somebody collects what is begun."""
    flights = collected()
    if flights is not None:
        flights.append(_Flight(agreement, begin(), land))
        return
    agreement.wait()
    begin().wait()
    land()


def lent(array: Any) -> Any:
    """The numbers in host memory, contiguous; a copy where they are read after the call."""
    if collected() is not None:
        return np.array(asnumpy(array), order="C")
    return np.asarray(asnumpy(array), order="C")


class Landing:
    """Where the numbers that come are put.

    Args:
        like: An array of the library that the result is to be of.
        shape: Of the result.
        made: How it is made of several; None: it is moved alone.
        buffer: The host memory that they come to; None: new one.

    Attributes:
        buffer: That memory.
        out: The result, which takes the numbers in `land`, if they do not lie in it already.

    """

    def __init__(
        self,
        like: Any,
        shape: tuple[int, ...],
        made: MadeOfSeveral | None = None,
        buffer: Any = None,
    ) -> None:
        self._made, self._xp = made, xp_of(like)
        kept = like.dtype if made is None else made.dtype
        self.buffer = np.empty(shape, kept) if buffer is None else buffer
        same = self._xp is np and kept == like.dtype
        self.out = self.buffer if same else self._xp.empty(shape, like.dtype)

    def land(self) -> None:
        """Let the result have the numbers."""
        if self._made is not None:
            self._made.finish(self.buffer)
        if self.out is not self.buffer:
            self.out[...] = self._xp.asarray(self.buffer.astype(self.out.dtype, copy=False))


def all_reduce(comm: Communicator, array: Any, op: str) -> Any:
    """What the arrays of all make together."""
    made = MadeOfSeveral("all_reduce", op, array.dtype, len(comm.ranks))
    agreement = Agreement(comm, f"all_reduce {op} {told(array)}")
    landing = Landing(array, array.shape, made, np.array(asnumpy(array), made.dtype, order="C"))
    _cross(agreement, lambda: comm.all_reduce(landing.buffer, made.word), landing.land)
    return landing.out


def reduce(comm: Communicator, array: Any, op: str, root: int) -> Any:
    """The same at one process; zeros of that shape at others."""
    made = MadeOfSeveral("reduce", op, array.dtype, len(comm.ranks))
    agreement = Agreement(comm, f"reduce {op} to {comm.ranks[root]} {told(array)}")
    landing = Landing(array, array.shape, made, np.array(asnumpy(array), made.dtype, order="C"))

    def land() -> None:
        if comm.rank != root:
            landing.buffer[...] = 0
        landing.land()

    _cross(agreement, lambda: comm.reduce(landing.buffer, made.word, root), land)
    return landing.out


def reduce_scatter(comm: Communicator, array: Any, counts: Counts, op: str) -> Any:
    """The rows of this process of what the arrays of all make together."""
    rows_are("reduce_scatter", array, sum(counts))
    made = MadeOfSeveral("reduce_scatter", op, array.dtype, len(comm.ranks))
    agreement = Agreement(comm, f"reduce_scatter {op} {told(array)} {list(counts)}")
    landing = Landing(array, (counts[comm.rank], *array.shape[1:]), made)
    sent = np.array(asnumpy(array), made.dtype, order="C")
    sizes = _elements(array, counts)
    _cross(
        agreement, lambda: comm.reduce_scatter(sent, landing.buffer, sizes, made.word), landing.land
    )
    return landing.out


def all_gather(comm: Communicator, array: Any, counts: Counts) -> Any:
    """The rows of all, one after another."""
    rows_are("all_gather", array, counts[comm.rank])
    agreement = Agreement(comm, f"all_gather {_rows_told(array)} {list(counts)}")
    landing = Landing(array, (sum(counts), *array.shape[1:]))
    sent, sizes = lent(array), _elements(array, counts)
    _cross(agreement, lambda: comm.all_gather(sent, landing.buffer, sizes), landing.land)
    return landing.out


def gather(comm: Communicator, array: Any, counts: Counts, root: int) -> Any:
    """The rows of all at one process; zeros of that shape at others."""
    rows_are("gather", array, counts[comm.rank])
    said = f"gather to {comm.ranks[root]} {_rows_told(array)} {list(counts)}"
    agreement, shape = Agreement(comm, said), (sum(counts), *array.shape[1:])
    at_root = comm.rank == root
    landing = Landing(array, shape, buffer=None if at_root else np.zeros(shape, array.dtype))
    sent, sizes = lent(array), _elements(array, counts)
    _cross(agreement, lambda: comm.gather(sent, landing.buffer, sizes, root), landing.land)
    return landing.out


def scatter(comm: Communicator, array: Any, counts: Counts, root: int) -> Any:
    """The rows for this process of those of one."""
    rows_are("scatter", array, sum(counts))
    said = f"scatter from {comm.ranks[root]} {told(array)} {list(counts)}"
    agreement = Agreement(comm, said)
    landing = Landing(array, (counts[comm.rank], *array.shape[1:]))
    sent = lent(array) if comm.rank == root else array
    sizes = _elements(array, counts)
    _cross(agreement, lambda: comm.scatter(sent, landing.buffer, sizes, root), landing.land)
    return landing.out


def broadcast(comm: Communicator, array: Any, root: int) -> Any:
    """The array of one process."""
    agreement = Agreement(comm, f"broadcast from {comm.ranks[root]} {told(array)}")
    landing = Landing(array, array.shape, buffer=np.array(asnumpy(array), order="C"))
    _cross(agreement, lambda: comm.broadcast(landing.buffer, root), landing.land)
    return landing.out


def all_to_all(comm: Communicator, array: Any, sent: Counts, come: Counts) -> Any:
    """What each process sends to this one; flat arrays, as many elements from each as it says."""
    rows_are("all_to_all", array, sum(sent))
    agreement = _Swap(comm, f"all_to_all {array.dtype.name}", sent, come)
    landing, given = Landing(array, (sum(come),)), lent(array)
    _cross(agreement, lambda: comm.all_to_all(given, sent, landing.buffer, come), landing.land)
    return landing.out


class _Swap(Agreement):
    """Besides, what each sends to another is what that one awaits; all refuse what does not fit."""

    def __init__(self, comm: Communicator, said: str, sent: Counts, come: Counts) -> None:
        super().__init__(comm, said, [*sent, *come])

    def wait(self) -> None:
        super().wait()
        numbers = np.array(self.numbers())
        ranks = self._comm.ranks
        sent, awaited = numbers[:, : len(ranks)], numbers[:, len(ranks) :].T
        for start, end in np.argwhere(sent != awaited):
            expected = f"{sent[start, end]} elements from rank {ranks[start]}, as it sends"
            where = f"all_to_all on rank {ranks[end]}"
            raise ShapeError(compose(where, expected, awaited[start, end]))


def rows_are(where: str, array: Any, rows: int) -> None:
    """Refuse an array of another length.

    Raises:
        ShapeError: If it has another.

    """
    if array.shape[0] != rows:
        raise ShapeError.of(where, f"{rows} rows", tuple(array.shape))


def _elements(array: Any, rows: Counts) -> list[int]:
    width = math.prod(array.shape[1:])
    return [count * width for count in rows]


def _rows_told(array: Any) -> str:
    return f"{array.dtype.name} rows of {tuple(array.shape[1:])}"
