"""The values inside tuples, lists and dicts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .node import Value


def values_in(thing: Any) -> list[Value]:
    """All values in it, in order; itself if it is one.

    >>> values_in((1, [Value("a")], {"b": Value("b")}))[1].array
    'b'
    """
    found: list[Value] = []
    _note(thing, found)
    return found


def _note(thing: Any, found: list[Value]) -> None:
    if isinstance(thing, Value):
        found.append(thing)
    elif isinstance(thing, tuple | list | dict):
        for part in thing.values() if isinstance(thing, dict) else thing:
            if isinstance(part, Value):  # without a call for each: it is asked at each step
                found.append(part)
            elif isinstance(part, tuple | list | dict):
                _note(part, found)


def replaced(thing: Any, replace: Callable[[Value], Any]) -> Any:
    """A copy with `replace(value)` where a value was; all else is itself."""
    if isinstance(thing, Value):
        return replace(thing)
    if isinstance(thing, tuple):
        parts = [replaced(part, replace) for part in thing]
        return type(thing)(*parts) if hasattr(thing, "_fields") else type(thing)(parts)
    if isinstance(thing, list):
        return [replaced(part, replace) for part in thing]
    if isinstance(thing, dict):
        return {key: replaced(part, replace) for key, part in thing.items()}
    return thing
