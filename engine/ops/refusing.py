"""Public functions that tell what was wrong with their arguments by the name that users type.

An operator does so itself. A function made of operators gets a coat that costs a tenth of a
microsecond, and calls inside of the package go past it.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from types import FunctionType
from typing import Any

from engine.errors import BARE, EngineError, refused

from .by_lists import FUNCTIONS, as_operator
from .older_keywords import as_now
from .rounding import ONCE, rounding

# Parameters by which functions of the user come in; what those raise is their own.
_OF_USERS = {"f", "fn", "forward", "func", "function", "network"}


def telling(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, with errors of its arguments under its name, and older names of these."""
    name, parameters = function.__name__, list(inspect.signature(function).parameters)

    @functools.wraps(function)
    def told(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except BARE as error:
            now = kwargs and isinstance(error, TypeError) and as_now(parameters, len(args), kwargs)
            if now:
                return told(*args, **now)
            if isinstance(error, EngineError) and error.bare is None:
                raise
            ours = refused(name, (*args, *kwargs.values()), error)
            raise ours from ours.bare

    return told


def covered(name: str, found: Any) -> Any:
    """What the package gives under a name: a function has its coat on, the rest is as it is."""
    if not _is_covered(found):
        return found
    coat = _coat(found)
    if "<locals>" in coat.__qualname__:  # a function that another made
        coat.__qualname__ = name
    return coat


@functools.cache
def _coat(function: FunctionType) -> Callable[..., Any]:
    name = function.__name__
    coat = telling(rounding(function) if name in ONCE else function)
    if name in FUNCTIONS:
        coat = as_operator(FUNCTIONS[name], coat)
    coat.__module__ = __package__  # it is pickled by what users call it
    return coat


def _is_covered(found: Any) -> bool:
    if not isinstance(found, FunctionType):
        return False
    return not _OF_USERS & inspect.signature(found).parameters.keys()
