"""What arguments say besides tensors, as a key."""

from __future__ import annotations

from typing import Any

from engine.autodiff import Value

_PLAIN = (int, float, complex, str, bytes, bool, type(None))


def described(thing: Any) -> Any:
    """Plain values as they are, tensors by that alone, and any other object as itself.

    >>> described((1, [Value("a")], {"b": True}))
    (<class 'tuple'>, 1, (<class 'list'>, 'a tensor'), (('b', True),))
    """
    if isinstance(thing, Value):
        return "a tensor"
    if isinstance(thing, tuple | list):
        return (type(thing), *map(described, thing))
    if isinstance(thing, dict):
        return tuple((name, described(one)) for name, one in thing.items())
    if isinstance(thing, _PLAIN):
        return thing
    return _Itself(thing)


class _Itself:
    """An object that is equal to itself alone."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and other.thing is self.thing

    def __hash__(self) -> int:
        return id(self.thing)
