"""What recorded settings take, where that is more than a type or a range."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.context.accepting import Check, of_type, within
from engine.errors import ArgumentValueError


def share(where: str, value: Any) -> float:
    """A number above 0, to 1."""
    found: float = of_type(float)(where, value)
    if not 0 < found <= 1:
        raise ArgumentValueError.of(where, "a number above 0, to 1", found)
    return found


def no_server(where: str, value: Any) -> Any:
    """Whether there is a parameter server: there is none."""
    if of_type(bool)(where, value):
        hint = "this engine has no parameter server; it trains in one process"
        raise ArgumentValueError.of(where, "False", value, hint)
    return value


def among(*values: Any) -> Check:
    """One of some values, of whatever type: another one is a wrong value, as in MindSpore."""

    def check(where: str, value: Any) -> Any:
        if not any(value is known or value == known for known in values):
            raise ArgumentValueError.of(where, f"one of {values}", repr(value))
        return value

    return check


def existing_file(where: str, path: Any) -> Any:
    """The path of a file that is there."""
    if not Path(of_type(str)(where, path)).exists():
        raise ArgumentValueError.of(where, "a file that is there", repr(path))
    return path


def path_or_none(where: str, path: Any) -> Any:
    """The path of a file, or None."""
    return None if path is None else of_type(str)(where, path)


def library_options(where: str, options: Any) -> Any:
    """Texts for the library that compiles graphs, for all of them or for one session."""
    within(("global", "session"))(where, options)
    for level, table in options.items():
        for name, value in of_type(dict)(f"{where}[{level}]", table).items():
            of_type(str)(f"{where}[{level}]", name)
            of_type(str)(f"{where}[{level}]", value)
    return options


def gone(where: str, value: Any) -> Any:
    """Nothing: the setting of older releases was moved."""
    hint = "device_context.ascend.op_debug.aclinit_config keeps it since MindSpore 2.6"
    raise ArgumentValueError.of(where, "no such setting", repr(value), hint)


def each_by(checks: dict[str, Check]) -> Check:
    """A dict with some of these keys, of which each value passes its check."""
    known = within(checks)

    def check(where: str, value: Any) -> Any:
        for name, one in known(where, value).items():
            checks[name](f"{where}[{name}]", one)
        return value

    return check
