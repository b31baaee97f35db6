"""Which names code assigns to, as attributes or globals: others keep the value that they have.

`setattr` takes its name from elsewhere; what it changes is found when the file of tests ends.
"""

from __future__ import annotations

import dis
import types
from collections.abc import Iterator
from typing import Any

_ASSIGNING = frozenset(
    dis.opmap[name] for name in ("STORE_ATTR", "DELETE_ATTR", "STORE_GLOBAL", "DELETE_GLOBAL")
)


def stored_names(code: types.CodeType) -> set[str]:
    """The names that a function, or one inside of it, assigns to."""
    found = set()
    operations = code.co_code[::2]
    if not _ASSIGNING.isdisjoint(operations):
        for operation, argument in zip(operations, _arguments(code), strict=True):
            if operation in _ASSIGNING:
                found.add(code.co_names[argument])
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            found |= stored_names(constant)
    return found


def _arguments(code: types.CodeType) -> Iterator[int]:
    extended = 0
    for operation, argument in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        whole = extended << 8 | argument
        extended = whole if operation == dis.EXTENDED_ARG else 0
        yield whole


def stored_in(module: types.ModuleType) -> set[str]:
    """The names that the functions and methods of a module assign to."""
    found: set[str] = set()
    seen: set[type] = set()  # a class may hold itself
    waiting: list[Any] = list(vars(module).values())
    while waiting:
        value = waiting.pop()
        inner = getattr(value, "__wrapped__", None)
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
            found |= stored_names(value.__code__)
        elif isinstance(value, type) and value.__module__ == module.__name__:
            if value not in seen:
                seen.add(value)
                waiting.extend(vars(value).values())
        elif isinstance(value, property):
            waiting += [value.fget, value.fset]
        elif isinstance(value, classmethod | staticmethod):
            waiting.append(value.__func__)
        if isinstance(inner, types.FunctionType) and inner is not value:
            waiting.append(inner)
    return found
