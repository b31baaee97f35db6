"""What a value of a graph is where the graph is laid out: fixed, made anew, or kept in another way.

A step is called with the values of one computation and fills the arrays that it was given when it
was made. It reads a value that is fixed as it is, and others where they lie among the values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .memory import Storage

Values = list[Any]
Step = Callable[[Values], None]


class Fixed(NamedTuple):
    """The same in each computation; an array, or a number as Python has it."""

    value: Any


class Kept:
    """The base of values that a `Keeper` keeps in a way of its own, until a step reads them."""

    __slots__ = ()


class Slot:
    """A value that is made anew in each computation.

    Attributes:
        index: Where it lies among the values.
        array: Its array, if that is always the same; None where an operator makes one.
        storages: The memory that it lies in, and that of what it may be a view of.
        pending: What is still to be done with the array before it is the value, each a
            `layout.Waiting`.

    """

    __slots__ = ("array", "index", "pending", "storages")

    def __init__(self, index: int, array: Any = None, storages: Sequence[Storage] = ()) -> None:
        self.index = index
        self.array = array
        self.storages = tuple(storages)
        self.pending: list[Any] = []


Held = Fixed | Kept | Slot


class Read:
    """An index among the values."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index


def read(operand: Any, values: Values) -> Any:
    """What a step reads: one of the values, or the very operand, which is fixed."""
    return values[operand.index] if type(operand) is Read else operand
