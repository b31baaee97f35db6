"""What a process gets of a communication among itself alone; there is no other so far.

A sum over one process is what it had, and so are the greatest and the mean; what is gathered,
scattered or broadcast is, too. It comes in memory of its own, and gradients pass through.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from engine.autodiff import Value
from engine.context.processes import WORLD, members
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError, compose

from .assign import assign
from .copying import clone

REDUCTIONS = ("sum", "max", "min", "prod", "avg")


class CommHandle:
    """A communication that nothing waits for any more: it was done when it was called.

    >>> CommHandle().wait()

    """

    def __init__(self, handle: Any = None, exec_sync: bool = False) -> None:
        self.handle, self.exec_sync = handle, exec_sync

    def __repr__(self) -> str:
        return f"CommHandle(handle={self.handle})"

    def wait(self) -> None:
        """Return at once."""


def handle_of(where: str, async_op: object) -> CommHandle | None:
    """The handle of a communication that was asked for as one, else None.

    Raises:
        ArgumentTypeError: If `async_op` is no bool.

    """
    if not isinstance(async_op, bool):
        raise ArgumentTypeError.of(f"{where}(async_op)", "a bool", async_op)
    return CommHandle() if async_op else None


def size_of(where: str, group: object) -> int:
    """How many processes are in a group, None standing for that of all.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group.

    """
    return len(members(where, WORLD if group is None else group))


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


def rank_in(where: str, rank: object, group: object) -> int:
    """The rank of a process in a group.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If no process of the group has it.

    """
    if isinstance(rank, bool) or not isinstance(rank, int):
        raise ArgumentTypeError.of(where, "an int", rank)
    if not 0 <= rank < size_of(where, group):
        hint = "this engine trains in one process so far"
        raise ArgumentValueError.of(where, "the rank of a process, 0", rank, hint)
    return rank


def come_back(tensor: Any) -> Any:
    """The tensor in memory of its own; the gradient passes through."""
    return clone(tensor)


def take(where: str, output: Any, tensor: Any) -> None:
    """Let `output` take the numbers of `tensor`. No gradient flows through a write.

    Raises:
        ArgumentTypeError: If one is no tensor.
        ShapeError: If their shapes differ.

    """
    found, into = tensor_of(where, tensor), tensor_of(where, output)
    if tuple(into.shape) != tuple(found.shape):
        raise ShapeError.of(where, f"an output of shape {tuple(found.shape)}", tuple(into.shape))
    assign(into, found)


def parts(where: str, tensors: object) -> list[Any]:
    """The tensors of a list or tuple that has one for each process.

    Raises:
        ArgumentTypeError: If it is no list or tuple of tensors, or has others than one.

    """
    if not isinstance(tensors, list | tuple):
        raise ArgumentTypeError.of(where, "a list or tuple of tensors", tensors)
    if len(tensors) != 1:
        expected = "as many tensors as processes, 1"
        raise ArgumentTypeError(compose(where, expected, len(tensors)))
    return [tensor_of(where, tensor) for tensor in tensors]


def no_partner(where: str) -> NoReturn:
    """Refuse what is sent to, or awaited from, another process.

    Raises:
        StateError: Always.

    """
    hint = "this engine trains in one process so far"
    raise StateError(compose(where, "a second process as partner", "one process", hint))
