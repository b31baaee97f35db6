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


def numbers_of(given: Any) -> Any:
    """The array of a value, for what computes with its numbers beside operators; others as given.

    Raises:
        NotReplayable: If an operator made it, and a graph is written down to be run again.

    """
    if not isinstance(given, Value):
        return given
    if given.origin is not None:
        beside_the_graph("numbers of a tensor decide what is computed")
    return given.array


def user_line() -> str | None:
    """Where the nearest code stands that is not the engine's: `file:line`."""
    frame = sys._getframe(1)
    while frame is not None:
        name = frame.f_code.co_filename
        if not name.startswith((_ENGINE, "<")):
            return f"{name}:{frame.f_lineno}"
        frame = frame.f_back  # type: ignore[assignment] # None is where the loop ends
    return None
