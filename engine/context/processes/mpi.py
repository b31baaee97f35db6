"""Processes that an MPI library connects: mpi4py's communicators behind our own protocol.

Every communication is begun without waiting, so that Python answers Ctrl-C and hears of processes
that leave. Numbers that MPI cannot add (halves, bools) are added in a type that it can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.errors import LibraryMissingError, StateError, compose

from .ending import Leaving
from .waiting import Received, Waited

_WORLD = "world"
_ADDED_IN = {"float16": np.float32, "bfloat16": np.float32, "bool": np.uint8}


def connected(count: int) -> MpiCommunicator:
    """All processes of this job; each way out of one ends it or is told to the others.

    Args:
        count: How many the launcher says there are.

    Raises:
        LibraryMissingError: If mpi4py is not installed.
        StateError: If it finds no MPI library, or one that this job's launcher does not belong to.

    """
    try:
        from mpi4py import MPI
    except ImportError as error:
        raise LibraryMissingError.of("init", "mpi4py", "mpi") from error
    except RuntimeError as error:  # no library of MPI
        raise StateError(compose("init", "an MPI library", str(error))) from error
    if count != MPI.COMM_WORLD.size:
        hint = "is mpiexec that of the MPI library which mpi4py loads?"
        raise StateError(compose("init", f"{count} processes", MPI.COMM_WORLD.size, hint))
    leaving = Leaving(MPI)
    leaving.watch()
    machine = _ranks_of(MPI, MPI.COMM_WORLD.Split_type(MPI.COMM_TYPE_SHARED))
    return MpiCommunicator(MPI, MPI.COMM_WORLD.Dup(), _WORLD, leaving, machine)


def _ranks_of(mpi: Any, comm: Any) -> tuple[int, ...]:
    """The ranks among all of the processes of a communicator."""
    own = list(range(comm.size))
    return tuple(comm.Get_group().Translate_ranks(own, mpi.COMM_WORLD.Get_group()))


class MpiCommunicator:
    """The processes of an MPI communicator; see `Communicator` for what it does."""

    def __init__(
        self, mpi: Any, comm: Any, name: str, leaving: Leaving, machine: tuple[int, ...]
    ) -> None:
        self._mpi, self._comm, self._name = mpi, comm, name
        self._leaving, self._machine = leaving, machine
        self.rank: int = comm.rank
        self.ranks = _ranks_of(mpi, comm)
        self.here = tuple(rank for rank in self.ranks if rank in machine)
        self._ops = {"sum": mpi.SUM, "prod": mpi.PROD, "min": mpi.MIN, "max": mpi.MAX}

    def all_reduce(self, array: Any, op: str) -> Waited:
        added, after = _added(array)
        request = self._comm.Iallreduce(self._mpi.IN_PLACE, added, self._ops[op])
        return self._waited("all_reduce", request, added, after=after)

    def reduce(self, array: Any, op: str, root: int) -> Waited:
        added, after = _added(array)
        if self.rank == root:
            request = self._comm.Ireduce(self._mpi.IN_PLACE, added, self._ops[op], root)
            return self._waited("reduce", request, added, after=after)
        return self._waited("reduce", self._comm.Ireduce(added, None, self._ops[op], root), added)

    def reduce_scatter(self, array: Any, out: Any, counts: Sequence[int], op: str) -> Waited:
        added, _ = _added(array)
        part = out if added.dtype == out.dtype else np.empty(out.shape, added.dtype)
        request = self._comm.Ireduce_scatter(added, part, list(counts), self._ops[op])
        return self._waited("reduce_scatter", request, added, part, after=_into(part, out))

    def all_gather(self, array: Any, out: Any, counts: Sequence[int]) -> Waited:
        sizes = _bytes(out, counts)
        request = self._comm.Iallgatherv(_raw(array), [_raw(out), sizes, self._mpi.BYTE])
        return self._waited("all_gather", request, array, out)

    def gather(self, array: Any, out: Any, counts: Sequence[int], root: int) -> Waited:
        into = None
        if self.rank == root:
            into = [_raw(out), _bytes(out, counts), self._mpi.BYTE]
        return self._waited("gather", self._comm.Igatherv(_raw(array), into, root), array, out)

    def scatter(self, array: Any, out: Any, counts: Sequence[int], root: int) -> Waited:
        since = None
        if self.rank == root:
            since = [_raw(array), _bytes(array, counts), self._mpi.BYTE]
        return self._waited("scatter", self._comm.Iscatterv(since, _raw(out), root), array, out)

    def broadcast(self, array: Any, root: int) -> Waited:
        return self._waited("broadcast", self._comm.Ibcast(_raw(array), root), array)

    def all_to_all(self, array: Any, sent: Sequence[int], out: Any, come: Sequence[int]) -> Waited:
        request = self._comm.Ialltoallv(
            [_raw(array), _bytes(array, sent), self._mpi.BYTE],
            [_raw(out), _bytes(out, come), self._mpi.BYTE],
        )
        return self._waited("all_to_all", request, array, out)

    def send(self, array: Any, to: int, tag: int) -> Waited:
        request = self._comm.Isend(_raw(array), to, tag)
        begun = Waited("send", request, (self.ranks[to],), None, self._leaving)
        return self._leaving.keep(begun, array)

    def receive(self, array: Any, since: int, tag: int) -> Waited:
        request = self._comm.Irecv(_raw(array), since, tag)
        begun = Waited("receive", request, (self.ranks[since],), None, self._leaving)
        return self._leaving.keep(begun, array)

    def receive_any(self, since: int, tag: int) -> Received:
        request = _OfAnyLength(self._mpi, self._comm, since, tag)
        begun = Received("receive", request, (self.ranks[since],), None, self._leaving)
        self._leaving.keep(begun)
        return begun

    def barrier(self) -> Waited:
        return self._waited("barrier", self._comm.Ibarrier())

    def subset(self, name: str, ranks: tuple[int, ...]) -> MpiCommunicator:
        own = self._comm.Create_group(self._comm.Get_group().Incl(list(ranks)))
        return MpiCommunicator(self._mpi, own, name, self._leaving, self._machine)

    def apart(self, name: str) -> MpiCommunicator:
        own, request = self._comm.Idup()
        self._waited("apart", request).wait()
        return MpiCommunicator(self._mpi, own, name, self._leaving, self._machine)

    def _waited(
        self, where: str, request: Any, *arrays: Any, after: Callable[[], None] | None = None
    ) -> Waited:
        number = self._name, self._leaving.begun(self._name)
        begun = Waited(where, request, self.ranks, number, self._leaving, after)
        return self._leaving.keep(begun, *arrays)


class _OfAnyLength:
    """The request of a message whose length shows when it comes."""

    def __init__(self, mpi: Any, comm: Any, since: int, tag: int) -> None:
        self._mpi, self._comm, self._since, self._tag = mpi, comm, since, tag
        self._request: Any = None
        self.words: Any = None

    def Test(self) -> bool:  # noqa: N802 - MPI's name
        if self._request is None:
            status = self._mpi.Status()
            found = self._comm.Improbe(self._since, self._tag, status)
            if found is None:
                return False
            self.words = np.empty(status.Get_count(self._mpi.BYTE), np.uint8)
            self._request = found.Irecv(self.words)
        return bool(self._request.Test())


def _raw(array: Any) -> Any:
    """The bytes of a contiguous array, which MPI moves whatever number type they are of."""
    return array.reshape(-1).view(np.uint8)


def _bytes(array: Any, counts: Sequence[int]) -> list[int]:
    return [count * array.dtype.itemsize for count in counts]


def _added(array: Any) -> tuple[Any, Callable[[], None] | None]:
    """The array in a type that MPI adds in, and what puts the sum back."""
    wider = _ADDED_IN.get(array.dtype.name)
    if wider is None:
        return array, None
    added = array.astype(wider)
    return added, _into(added, array)


def _into(found: Any, array: Any) -> Callable[[], None] | None:
    if found is array:
        return None
    return lambda: np.copyto(array, found.astype(array.dtype), casting="unsafe")
