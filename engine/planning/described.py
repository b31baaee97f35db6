"""What arguments say besides tensors, as a key."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.nn.cell import Cell

from .seen import PLAIN, exact

_TENSOR = "a tensor"


class OpaqueError(Exception):
    """An argument may change inside, where no key tells it; it never leaves this package."""


def described(thing: Any) -> Any:
    """Plain values as they are, tensors by that alone, number types and the like as themselves.

    Raises:
        OpaqueError: For arrays, cells, functions, and objects of users' classes.

    >>> described((1, [Value("a")]))
    (<class 'tuple'>, (<class 'int'>, 1), (<class 'list'>, 'a tensor'))

    """
    if isinstance(thing, Value):
        return _TENSOR
    if isinstance(thing, tuple | list):
        own = [_TENSOR if isinstance(one, Value) else described(one) for one in thing]
        return (type(thing), *own)
    if isinstance(thing, dict):
        return tuple((name, described(one)) for name, one in thing.items())
    if isinstance(thing, PLAIN):
        return exact(thing)
    if isinstance(thing, slice):
        return slice, *map(described, (thing.start, thing.stop, thing.step))
    if isinstance(thing, np.dtype | range):
        return thing
    if not isinstance(thing, type) and not _is_of_the_engine(thing):
        raise OpaqueError(f"an argument may change inside, a {type(thing).__name__}")
    return _Itself(thing)


class _Itself:
    """An object that is equal to itself alone."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and other.thing is self.thing

    def __hash__(self) -> int:
        return id(self.thing)


def _is_of_the_engine(thing: Any) -> bool:
    """Whether it is such as a number type or a choice, which stays what it is."""
    own = type(thing).__module__.partition(".")[0] == "engine" or thing is ...
    return own and not isinstance(thing, Cell)
