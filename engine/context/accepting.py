"""What an option takes: each function makes a check, which returns the value that is kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from engine.errors import ArgumentTypeError, ArgumentValueError, UnknownNameError

Check = Callable[[str, Any], Any]
"""`check(where, value)` returns what is kept, or raises."""


class Option(NamedTuple):
    """An option: its default, and what it takes.

    Attributes:
        default: Before it is set; `UNSET` for those that have none.
        check: What is done with a new value.
        says: What it is, in a line.

    """

    default: object
    check: Check
    says: str = ""


UNSET = object()


def anything(where: str, value: Any) -> Any:
    """Any value."""
    return value


def of_type(kind: type) -> Check:
    """An object of a type; for an int no bool.

    >>> of_type(int)("set_context(op_timeout)", 3)
    3
    """

    def check(where: str, value: Any) -> Any:
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            article = "an" if kind.__name__[0] in "aeiou" else "a"
            raise ArgumentTypeError.of(where, f"{article} {kind.__name__}", value)
        return value

    return check


def one_of(*values: Any) -> Check:
    """One of some values, all of one type."""
    typed = of_type(type(values[0]))

    def check(where: str, value: Any) -> Any:
        if typed(where, value) not in values:
            raise ArgumentValueError.of(where, f"one of {values}", repr(value))
        return value

    return check


def whole(low: int, high: int | None = None) -> Check:
    """A whole number from `low`, to `high` if that is given."""
    typed = of_type(int)
    to = "" if high is None else f" to {high}"

    def check(where: str, value: Any) -> Any:
        if typed(where, value) < low or (high is not None and value > high):
            raise ArgumentValueError.of(where, f"a number from {low}{to}", value)
        return value

    return check


def within(keys: Collection[str]) -> Check:
    """A dict with some of these keys."""
    typed = of_type(dict)

    def check(where: str, value: Any) -> Any:
        for key in typed(where, value):
            if key not in keys:
                raise ArgumentValueError.of(where, f"keys among {sorted(keys)}", repr(key))
        return value

    return check


def gigabytes(least: float = 0.0, most: float = float("inf")) -> Check:
    """A size such as "3.5GB", above 0; its number is kept.

    >>> gigabytes()("set_context(max_device_memory)", "3.5GB")
    3.5
    """
    typed = of_type(str)

    def check(where: str, value: Any) -> float:
        found = re.fullmatch(r"([1-9]\d*\.?\d*|0\.\d*)GB", typed(where, value), re.ASCII)
        size = float(found[1]) if found else 0.0
        if size == 0 or not least <= size <= most:
            bounds = f" from {least:g}" * (least > 0) + f" to {most:g}" * (most < float("inf"))
            raise ArgumentValueError.of(where, f"a size{bounds} such as '3.5GB'", repr(value))
        return size

    return check


def accepted(
    function: str, known: dict[str, Option], given: Mapping[str, Any], *, as_keys: bool = False
) -> dict[str, Any]:
    """What is kept of the keywords that `function` was given, all of them checked.

    Args:
        function: Its name, for errors.
        known: Its options.
        given: The keywords.
        as_keys: Whether an unknown one is a missing key (`UnknownNameError`), not a wrong value.

    """
    for name in given:
        if name not in known:
            if as_keys:
                raise UnknownNameError.of(function, name, sorted(known))
            expected = f"options among {sorted(known)}"
            raise ArgumentValueError.of(function, expected, repr(name))
    return {name: known[name].check(f"{function}({name})", value) for name, value in given.items()}
