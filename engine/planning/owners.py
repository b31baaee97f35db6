"""Whose code a thing is, and whether threads meet at it."""

from __future__ import annotations

import functools
import sys
import sysconfig
import types
from collections.abc import Container
from typing import Any

_OURS = {"engine", "insight", "dashboard", "numpy", "cupy", "builtins"}
_NOT_OF_USERS = _OURS | sys.stdlib_module_names - {"__main__"}
_ENGINE = {"engine", "insight", "mindspore"}
_INSTALLED = tuple(sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}))
_OF_THREADS = {"_queue", "asyncio", "concurrent", "multiprocessing", "queue", "threading"}


def is_ours(function: Any, ours: Container[str] | None = None) -> bool:
    """Whether it is of packages that are not looked into; by default of libraries neither."""
    package = str(getattr(function, "__module__", "")).partition(".")[0]
    return _is_left(package) if ours is None else package in ours


def _is_left(package: str) -> bool:
    return package in _NOT_OF_USERS or _is_library(package, len(sys.modules))


@functools.lru_cache(maxsize=256)
def _is_library(package: str, _loaded: int) -> bool:
    """Whether a package was installed and uses nothing of ours, as long as no more is loaded.

    To look into one takes minutes where it is large.
    """
    within = getattr(sys.modules.get(package), "__path__", ())
    file = getattr(sys.modules.get(package), "__file__", None)
    if not any(str(one).startswith(_INSTALLED) for one in (file, *within) if one):
        return False
    begin = f"{package}."
    modules = [one for name, one in list(sys.modules.items()) if f"{name}.".startswith(begin)]
    return not any(_uses_ours(one) for one in modules)


def _uses_ours(module: Any) -> bool:
    """Whether a module names ours, or what is in it."""
    for one in list(getattr(module, "__dict__", {}).values()):
        if isinstance(one, types.ModuleType):
            home = one.__name__
        elif isinstance(one, type | types.FunctionType):
            home = one.__module__
        else:
            continue
        if str(home).partition(".")[0] in _ENGINE:
            return True
    return False


def is_of_users(thing: Any) -> bool:
    """Whether it is an object, a class or a module of users', or Python's to keep theirs."""
    if isinstance(thing, types.ModuleType):
        return not _is_left(thing.__name__.partition(".")[0])
    if isinstance(thing, type):
        return not is_ours(thing)
    return not is_ours(type(thing), _OURS)


def is_of_threads(thing: Any) -> bool:
    """Whether threads wait for each other by an object, as by a barrier or a queue."""
    kinds = type(thing).__mro__
    return any(str(kind.__module__).partition(".")[0] in _OF_THREADS for kind in kinds)
