"""Communication of Python's objects among the processes of a group; nothing is pickled.

To other processes go None, bool, int, float, str, bytes, NumPy's arrays and numbers, and tensors,
and lists, tuples and dicts of them. Tensors that come lie on the device of the process that they
come to. One process alone keeps what it is given, whatever it is.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.context.processes import Communicator
from engine.errors import ArgumentTypeError, compose

from .between import moving
from .between.agreement import Agreement
from .between.arguments import partner, processes_of, rank_within
from .between.messages import receive, send
from .between.objects import packed, unpacked

__all__ = [
    "all_gather_object",
    "broadcast_object_list",
    "gather_object",
    "recv_object_list",
    "scatter_object_list",
    "send_object_list",
]


def all_gather_object(object_list: list[Any], obj: Any, group: str | None = None) -> None:
    """Put the objects of all processes into a list.

    Args:
        object_list: A list with an entry for each process.
        obj: The object of this one. To others go None, bool, int, float, str, bytes, NumPy's arrays
            and numbers, tensors, and lists, tuples and dicts of them.
        group: The processes that take part; None: all.

    Raises:
        ArgumentTypeError: If the list is none, or has another length, or the object cannot go to
            others.
        StateError: If there is no such group, or this process is not in it.

    >>> found = [None]
    >>> all_gather_object(found, "mine")
    >>> found
    ['mine']

    """
    where = "all_gather_object"
    comm = processes_of(where, group)
    entries = _entries(f"{where}(object_list)", object_list, len(comm.ranks))
    entries[:] = [obj] if len(comm.ranks) == 1 else _gathered(comm, where, packed(where, obj))


def gather_object(
    obj: Any, object_gather_list: list[Any] | None = None, dst: int = 0, group: str | None = None
) -> None:
    """Put the objects of all processes into a list of process `dst`; others need none.

    Raises:
        ArgumentTypeError: If the list is none, or has another length, or an object cannot go to
            others.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group, or this process is not in it.

    """
    where = "gather_object"
    root, comm = rank_within(f"{where}(dst)", dst, group), processes_of(where, group)
    entries: list[Any] = []
    if comm.rank == root:
        entries = _entries(f"{where}(object_gather_list)", object_gather_list, len(comm.ranks))
    if len(comm.ranks) == 1:
        entries[0] = obj
        return
    words = packed(where, obj)
    counts = _lengths(comm, where, words.size)
    found = moving.gather(comm, words, counts, root)
    if comm.rank == root:
        entries[:] = _parted(found, counts)


def broadcast_object_list(
    object_list: list[Any], src: int = 0, group: str | None = None, device: str | None = None
) -> None:
    """Let the lists of all processes hold the objects of that of process `src`.

    Args:
        object_list: As long in each process.
        src: The rank among all of the process that has the objects.
        group: The processes that take part; None: all.
        device: Recorded nowhere, as in MindSpore.

    Raises:
        ArgumentTypeError: If the list is none, or an object cannot go to others.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group, this process is not in it, or lists differ in length.

    """
    where = "broadcast_object_list"
    root, comm = rank_within(f"{where}(src)", src, group), processes_of(where, group)
    if not isinstance(object_list, list):
        raise ArgumentTypeError.of(f"{where}(object_list)", "a list", object_list)
    if len(comm.ranks) == 1:
        return
    said = f"{where} of {len(object_list)}"
    words = packed(where, object_list) if comm.rank == root else np.empty(0, np.uint8)
    counts = _lengths(comm, said, words.size)
    if comm.rank != root:
        words = np.empty(counts[root], np.uint8)
    found = unpacked(moving.broadcast(comm, words, root))
    if comm.rank != root:
        object_list[:] = found


def scatter_object_list(
    scatter_object_output_list: list[Any],
    scatter_object_input_list: list[Any] | None,
    src: int = 0,
    group: str | None = None,
) -> None:
    """Put the object for this process, of the list of process `src`, first into a list.

    Args:
        scatter_object_output_list: Its first entry takes the object.
        scatter_object_input_list: An object for each process; only that of `src` is looked at.
        src: The rank among all of the process that has the objects.
        group: The processes that take part; None: all.

    Raises:
        ArgumentTypeError: If a list is none, or has another length, or an object cannot go to
            others.
        ArgumentValueError: If no process has the rank.
        StateError: If there is no such group, or this process is not in it.

    """
    where = "scatter_object_list"
    root, comm = rank_within(f"{where}(src)", src, group), processes_of(where, group)
    size, given = len(comm.ranks), []
    if comm.rank == root:
        given = _entries(f"{where}(scatter_object_input_list)", scatter_object_input_list, size)
    output = scatter_object_output_list
    if size == 1 or not isinstance(output, list) or not output:
        _entries(f"{where}(scatter_object_output_list)", output, 1)
    if size == 1:
        output[0] = given[0]
        return
    words = [packed(where, one) for one in given]
    lengths = np.array([one.size for one in words] or [0] * size, np.int64)
    counts = moving.broadcast(comm, lengths, root).tolist()
    flat = np.concatenate(words) if words else np.empty(sum(counts), np.uint8)
    output[0] = unpacked(moving.scatter(comm, flat, counts, root))


def send_object_list(
    object_list: list[Any], dst: int, group: str | None = None, device: str | None = None
) -> None:
    """Send objects to another process, which calls `recv_object_list`.

    Args:
        object_list: The objects.
        dst: The rank of that process among all.
        group: The processes that both are in; None: all.
        device: Recorded nowhere, as in MindSpore.

    Raises:
        ArgumentTypeError: If the list is none, or an object cannot go to others.
        ArgumentValueError: If no other process has the rank.
        StateError: If there is one process, or this one is not in the group.

    """
    where = "send_object_list"
    peer, comm = partner(where, dst, group), processes_of(where, group)
    if not isinstance(object_list, list):
        raise ArgumentTypeError.of(f"{where}(object_list)", "a list", object_list)
    words = packed(where, object_list)
    send(comm, np.array([len(object_list), words.size]), peer, _TAG)
    send(comm, words, peer, _TAG)


def recv_object_list(
    object_list: list[Any], src: int = 0, group: str | None = None, device: str | None = None
) -> int:
    """Wait for objects of another process, which calls `send_object_list`; 0 when they are there.

    Args:
        object_list: A list of as many entries, which become the objects.
        src: The rank of that process among all.
        group: The processes that both are in; None: all.
        device: Recorded nowhere, as in MindSpore.

    Raises:
        ArgumentTypeError: If the list is none, or has another length.
        ArgumentValueError: If no other process has the rank.
        StateError: If there is one process, or this one is not in the group.

    """
    where = "recv_object_list"
    peer, comm = partner(where, src, group), processes_of(where, group)
    if not isinstance(object_list, list):
        raise ArgumentTypeError.of(f"{where}(object_list)", "a list", object_list)
    count, size = receive(comm, np.empty(0, np.int64), (2,), peer, _TAG).tolist()
    words = receive(comm, np.empty(0, np.uint8), (size,), peer, _TAG)
    _entries(f"{where}(object_list)", object_list, count, "sent")[:] = unpacked(words)
    return 0


_TAG = 2**24  # of objects; tags of tensors are smaller


def _entries(where: str, objects: Any, count: int, what: str = "") -> list[Any]:
    if not isinstance(objects, list):
        raise ArgumentTypeError.of(where, "a list", objects)
    if len(objects) != count:
        each = "an entry for each object that is sent" if what else "an entry for each process"
        raise ArgumentTypeError(compose(where, f"{each}, {count}", len(objects)))
    return objects


def _lengths(comm: Communicator, said: str, length: int) -> list[int]:
    """How many bytes each process has."""
    agreed = Agreement(comm, said, [length])
    agreed.wait()
    return [numbers[0] for numbers in agreed.numbers()]


def _gathered(comm: Communicator, said: str, words: Any) -> list[Any]:
    counts = _lengths(comm, said, words.size)
    return _parted(moving.all_gather(comm, words, counts), counts)


def _parted(words: Any, counts: list[int]) -> list[Any]:
    stops = np.cumsum(counts).tolist()
    return [unpacked(words[end - count : end]) for end, count in zip(stops, counts, strict=True)]
