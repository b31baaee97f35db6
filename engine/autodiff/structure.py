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

    def note(value: Value) -> Value:
        found.append(value)
        return value

    replaced(thing, note)
    return found


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
