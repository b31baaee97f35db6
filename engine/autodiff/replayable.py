"""What a graph of a run cannot hold: numbers that Python reads, and what is done beside operators.

Who writes down a graph to run it again says so by `strictly`; then such a thing ends the run, at
the line of the user's that asked for it. Others notice nothing.
"""

from __future__ import annotations

import sys
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from .node import Value
from .tape import Holding

_ENGINE = str(Path(__file__).resolve().parents[1])

_strict = ContextVar("strict", default=False)


class NotReplayable(BaseException):
    """A run that a graph cannot repeat; no error of anybody's, so `except Exception` lets it by.

    Attributes:
        what: What was done.
        line: The file and line of the user's that did it, or None.
        may_pass: Whether it may be done the first time alone.
        in_parts: Whether its parts are planned instead, so that nobody need be told.

    """

    def __init__(self, what: str, *, may_pass: bool, in_parts: bool) -> None:
        super().__init__(what)
        self.what, self.may_pass, self.in_parts = what, may_pass, in_parts
        self.line = user_line()


def strictly() -> Holding[bool]:
    """Inside the block a run ends where a graph of it could not repeat what it does."""
    return Holding(_strict, value=True)


def beside_the_graph(what: str, *, may_pass: bool = False, in_parts: bool = False) -> None:
    """Say that something is done now that no graph repeats.

    Args:
        what: In words, for the log.
        may_pass: Whether it may be done the first time alone, such as something that is kept.
        in_parts: Whether its parts are planned instead.

    Raises:
        NotReplayable: If a graph is written down to be run again.

    """
    if _strict.get():
        raise NotReplayable(what, may_pass=may_pass, in_parts=in_parts)


def read(value: Any) -> Any:
    """The array of a value, whose numbers Python is to look at; what is no value as it is.

    What follows from them is a constant to whoever writes down a graph. So where operators made
    the value, or it is an input, and the graph is to be run again, that is said. Not meant for who
    asks for shape or number type alone, or refuses wrong numbers and does nothing else with them.

    Raises:
        NotReplayable: If a graph is written down to be run again.

    """
    if not isinstance(value, Value):
        return value
    if value.origin is not None and _strict.get():
        name = getattr(value, "name", None)
        of_what = f"'{name}'" if name else "a tensor"
        beside_the_graph(f"Python reads the numbers of {of_what}")
    return value.array


def followed(value: Any) -> Any:
    """A value that has a history, so that a graph knows it; of others the array, which is enough.

    So operators that no gradient passes need no values where nobody follows them.
    """
    return value.array if isinstance(value, Value) and value.origin is None else value


def user_line() -> str | None:
    """Where the nearest code stands that is not the engine's: `file:line`."""
    frame = sys._getframe(1)
    while frame is not None:
        name = frame.f_code.co_filename
        if not name.startswith((_ENGINE, "<")):
            return f"{name}:{frame.f_lineno}"
        frame = frame.f_back  # type: ignore[assignment] # None is where the loop ends
    return None
