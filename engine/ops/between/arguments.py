"""What communication is asked for, checked in each process before anything is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Value
from engine.context.processes import WORLD, Communicator, communicator_of
from engine.context.processes.alone import STARTED_BY
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError, compose

REDUCTIONS = ("sum", "max", "min", "prod", "avg")


def name_of(group: object) -> Any:
    """The name of a group; None stands for all processes."""
    return WORLD if group is None else group


def processes_of(where: str, group: object) -> Communicator:
    """The processes of a group, None standing for that of all.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group, or this process is not in it.

    """
    return communicator_of(where, name_of(group))


def size_of(where: str, group: object) -> int:
    """How many processes are in a group that this one is in, None standing for that of all.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group, or this process is not in it.

    """
    return len(processes_of(where, group).ranks)


def tensor_of(where: str, tensor: object) -> Any:
    """A tensor.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(tensor, Value):
        raise ArgumentTypeError.of(where, "a tensor", tensor)
    return tensor


def rows_of(where: str, tensor: object) -> Any:
    """A tensor that has an axis to be gathered or scattered along.

    Raises:
        ArgumentTypeError: If it is no tensor.
        ShapeError: If it has no axis.

    """
    if not tensor_of(where, tensor).shape:
        raise ShapeError.of(where, "one axis at least", ())
    return tensor


def reduction(where: str, op: object, known: Sequence[str] = REDUCTIONS) -> str:
    """What several processes make of their tensors: one of the words of `known`.

    Raises:
        ArgumentTypeError: If it is another, as in MindSpore.

    """
    if not isinstance(op, str) or op not in known:
        raise ArgumentTypeError(compose(f"{where}(op)", f"one of {tuple(known)}", repr(op)))
    return op


def rank_within(where: str, rank: object, group: object) -> int:
    """The rank in a group of a process that has a rank among all.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If no process of the group has it.

    """
    ranks = processes_of(where, group).ranks
    return ranks.index(_one_of(where, rank, ranks))


def rank_in(where: str, rank: object, group: object) -> int:
    """A rank in a group, as operator classes take it.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If no process of the group has it.

    """
    return _one_of(where, rank, tuple(range(size_of(where, group))))


def _one_of(where: str, rank: object, ranks: tuple[int, ...]) -> int:
    if isinstance(rank, bool) or not isinstance(rank, int):
        raise ArgumentTypeError.of(where, "an int", rank)
    if rank not in ranks:
        expected = f"the rank of a process, {_told(ranks)}"
        raise ArgumentValueError.of(where, expected, rank, STARTED_BY if len(ranks) == 1 else "")
    return rank


def _told(ranks: tuple[int, ...]) -> str:
    return str(ranks[0]) if len(ranks) == 1 else f"one of {ranks}"


def parts(where: str, tensors: object, size: int) -> list[Any]:
    """The tensors of a list or tuple that has one for each process.

    Raises:
        ArgumentTypeError: If it is no list or tuple of tensors, or has another length.

    """
    if not isinstance(tensors, list | tuple):
        raise ArgumentTypeError.of(where, "a list or tuple of tensors", tensors)
    if len(tensors) != size:
        expected = f"as many tensors as processes, {size}"
        raise ArgumentTypeError(compose(where, expected, len(tensors)))
    return [tensor_of(where, tensor) for tensor in tensors]


def even_rows(where: str, shape: tuple[int, ...], size: int) -> tuple[int, ...]:
    """How many rows of a tensor each process gets: as many.

    Raises:
        ShapeError: If the first axis cannot be cut into so many parts.

    """
    if shape[0] % size:
        raise ShapeError.of(where, f"rows for each of {size} processes", tuple(shape))
    return (shape[0] // size,) * size


def uneven_rows(where: str, sizes: Any, shape: tuple[int, ...], size: int) -> tuple[int, ...]:
    """How many rows of a tensor belong to each process; None, or nothing: as many.

    Raises:
        ArgumentValueError: If the numbers are not one for each process, together all rows.
        ShapeError: If there are none, and the first axis cannot be cut into equal parts.

    """
    if sizes is None or not list(sizes):
        return even_rows(where, shape, size)
    rows, given = shape[0], list(sizes)
    if size == 1 and given != [rows]:
        raise ArgumentValueError.of(where, f"[{rows}]", sizes)
    if len(given) != size or any(type(one) is not int or one < 0 for one in given):
        raise ArgumentValueError.of(where, f"{size} numbers of rows", sizes)
    if sum(given) != rows:
        raise ArgumentValueError.of(where, f"numbers of rows, together {rows}", sizes)
    return tuple(given)


def partner(where: str, rank: object, group: object) -> int:
    """The rank in a group of another process, that something is sent to or awaited from.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If no other process of the group has it.
        StateError: If there is only one process.

    """
    peer = rank_within(where, rank, group) if size_of(where, group) > 1 else no_partner(where)
    return other(where, peer, group)


def other(where: str, rank: int, group: object) -> int:
    """A rank in a group that is not this process's.

    Raises:
        ArgumentValueError: If it is.

    """
    if rank == processes_of(where, group).rank:
        raise ArgumentValueError.of(where, "the rank of another process", "its own")
    return rank


def no_partner(where: str) -> int:
    """Refuse what is sent to, or awaited from, another process where there is none.

    Raises:
        StateError: Always.

    """
    expected = "a second process as partner"
    raise StateError(compose(where, expected, "one process", STARTED_BY))


TAGS = 2**20  # below, those that users give; above, those of what goes back


def message_tag(where: str, tag: object) -> int:
    """A number that tells messages apart.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is out of range.

    """
    if isinstance(tag, bool) or not isinstance(tag, int):
        raise ArgumentTypeError.of(f"{where}(tag)", "an int", tag)
    if not 0 <= tag < TAGS:
        raise ArgumentValueError.of(f"{where}(tag)", f"a number from 0 to {TAGS - 1}", tag)
    return tag
