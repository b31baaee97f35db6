"""Public functions that tell what was wrong with their arguments by the name that users type.

An operator does so itself. A function made of operators gets a coat that costs a tenth of a
microsecond, and calls inside of the package go past it.
"""

from __future__ import annotations

import functools
import inspect
import sys
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


def cover(family: dict[str, Any]) -> None:
    """Put the coat on each function of a family, in its module, too: it is pickled by that name."""
    coats: dict[Any, Any] = {}
    for name, found in family.items():
        if not _is_covered(found):
            continue
        coat = telling(rounding(found) if found.__name__ in ONCE else found)
        if found.__name__ in FUNCTIONS:
            coat = as_operator(FUNCTIONS[found.__name__], coat)
        family[name] = coats.setdefault(found, coat)
        module = sys.modules[found.__module__]
        for own in {name, found.__name__}:
            if getattr(module, own, None) is found:
                setattr(module, own, family[name])


def _is_covered(found: Any) -> bool:
    if not isinstance(found, FunctionType):
        return False
    return not _OF_USERS & set(inspect.signature(found).parameters)
