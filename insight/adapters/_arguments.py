"""What users give to adapters, checked before anything is recorded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from insight.errors import ValueKindError, compose


def check_has(where: str, expected: str, given: Any, *names: str, hint: str) -> None:
    """Accepts an object that has these attributes; a class, which is not made yet, has none.

    Args:
        where: Whose argument it is, for the error.
        expected: What it should be.
        given: What was given.
        names: Of the attributes.
        hint: What to give instead.

    Raises:
        ValueKindError: If one is not there.

    """
    if isinstance(given, type):
        raise ValueKindError(compose(where, expected, f"the class {given.__name__}", hint))
    if not all(hasattr(given, name) for name in names):
        raise ValueKindError.of(where, expected, given, hint)


def check_mapping(where: str, expected: str, given: Any, *, hint: str) -> None:
    """Accepts a mapping.

    Raises:
        ValueKindError: If it is none.

    """
    if not isinstance(given, Mapping):
        raise ValueKindError.of(where, expected, given, hint)


def check_functions(where: str, functions: Mapping[str, Any], *, hint: str) -> None:
    """Accepts what can be called, by name.

    Raises:
        ValueKindError: If one cannot.

    """
    for name, function in functions.items():
        if not callable(function):
            raise ValueKindError.of(f"{where}: {name}", "a function", function, hint)


def check_iterable(where: str, expected: str, given: Iterable[Any], *, hint: str) -> None:
    """Accepts what a `for` can go through.

    Raises:
        ValueKindError: If it is nothing of the kind.

    """
    if not (hasattr(given, "__iter__") or hasattr(given, "__getitem__")):
        raise ValueKindError.of(where, expected, given, hint)
