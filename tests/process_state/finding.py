"""Finds what can change: from modules through all that they, their classes and objects hold."""

from __future__ import annotations

import functools
import itertools
import operator
import sys
import threading
import types
from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Any, NamedTuple

from .holders import ClassNames, Holder, Names, Slots, holder_of, slots_of

PACKAGES = frozenset({"engine", "insight", "dashboard"})
_BEGINNINGS = tuple(PACKAGES)  # asked first of all names of modules, of which few are ours
# Data of Python's own making: nobody changes them, and there are thousands.
_GENERATED = {"_field_defaults", "_member_map_", "_member_names_", "_value2member_map_"}
_PLAIN = (str, bytes, int, float, complex, type(None), range, itertools.count)


# What libraries keep in containers, where it is public to those who configure them.
_OF_OTHERS = {
    "pandas._config.config": "_global_config",
    "fsspec.config": "conf",
    "fsspec.registry": "_registry",
}


class Look(IntEnum):
    """What is compared after each test; when a file of tests ends, everything is."""

    LATER = 0  # nothing: it belongs to the code
    COUNT = 1  # how much is in it: a table or a module
    CONTENTS = 2


class Found(NamedTuple):
    """A holder, and how closely it is looked at."""

    holder: Holder
    look: Look


class _Seen(NamedTuple):
    name: str
    value: Any
    look: Look


def is_own(name: object) -> bool:
    return isinstance(name, str) and name.partition(".")[0] in PACKAGES


class OwnModules:
    """Gives each of our modules once, when it is whole, whichever thread loads it."""

    def __init__(self) -> None:
        self._passed: dict[Any, Any] = {}  # by its name, whoever's it is: there are thousands
        self._first: list[Any] = []  # those that stand before the first that was not whole

    def new(self) -> list[types.ModuleType]:
        here = sys.modules.copy()  # other threads import, too
        modules, count = list(here.values()), len(self._first)
        # Python puts those that come behind the others, so mostly none of these need be looked at.
        is_same = len(modules) >= count and all(map(operator.is_, modules, self._first))
        start = count if is_same else 0
        found, whole = [], len(modules)
        for at, (name, module) in enumerate(itertools.islice(here.items(), start, None), start):
            if name in self._passed and self._passed[name] is module:
                continue
            if not _is_ours(name, module):
                self._passed[name] = module
            elif _is_whole(module):
                self._passed[name] = module
                found.append(module)
            else:
                whole = min(whole, at)
        self._first = modules[:whole]
        return found


def _is_ours(name: object, module: object) -> bool:
    if not isinstance(module, types.ModuleType) or not isinstance(name, str):
        return False
    return name.startswith(_BEGINNINGS) and is_own(name) and not name.endswith("_pb2")  # protobuf's


def _is_whole(module: types.ModuleType) -> bool:
    return not getattr(module.__spec__, "_initializing", False)


def roots_of_others() -> list[tuple[str, Any]]:
    here = [(name, sys.modules[name], at) for name, at in _OF_OTHERS.items() if name in sys.modules]
    found = [(f"{name}.{at}", getattr(module, at, None)) for name, module, at in here]
    return [(name, value) for name, value in found if value is not None]


def is_code(value: Any) -> bool:
    """Whether it is part of the program, which a test replaces in no other way than for a while."""
    return callable(value) or hasattr(type(value), "__get__") or isinstance(value, types.ModuleType)


def is_dunder(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def stays(owner: Any, name: str) -> bool:
    """Whether a new name of a module or class came by itself: a submodule, or on being asked."""
    if is_dunder(name):  # `__annotations__`, when somebody looks
        return isinstance(owner, type)
    if not isinstance(owner, types.ModuleType):
        return False
    value = vars(owner)[name]
    if sys.modules.get(f"{owner.__name__}.{name}") is value:
        return True
    is_lazy = "__getattr__" in vars(owner) or hasattr(type(owner), "__getattr__")
    return is_lazy and is_code(value)


class Finder:
    """Gives each holder once; what was seen is kept alive, as it is known by its identity."""

    def __init__(self) -> None:
        self._known: dict[int, Any] = {}

    def skip(self, value: Any) -> None:
        self._known[id(value)] = value

    def knows(self, value: Any) -> bool:
        return id(value) in self._known

    def new(self, roots: Iterable[tuple[str, Any]]) -> Iterator[Found]:
        """What is found from there and was not before."""
        waiting = [_Seen(name, value, Look.CONTENTS) for name, value in roots]
        while waiting:
            seen = waiting.pop()
            if isinstance(seen.value, _PLAIN) or id(seen.value) in self._known:
                continue
            holders, inside = _look(seen)
            if holders is None:
                continue
            self._known[id(seen.value)] = seen.value
            yield from holders
            waiting.extend(inside)


_NOTHING: tuple[None, tuple[_Seen, ...]] = (None, ())


def _look(seen: _Seen) -> tuple[list[Found] | None, Iterable[_Seen]]:
    """The holders of a value and what is in it; None where neither is ours."""
    name, value, look = seen
    if isinstance(value, types.ModuleType):
        if not is_own(value.__name__) or value.__name__.endswith("_pb2"):
            return _NOTHING
        names = vars(value)
        return [Found(Names(value.__name__, value, names), Look.COUNT)], _named(
            value.__name__, names
        )
    if isinstance(value, type):
        if not is_own(value.__module__) or value.__module__.endswith("_pb2"):
            return _NOTHING
        name = f"{value.__module__}.{value.__qualname__}"
        return [Found(ClassNames(name, value, vars(value)), Look.LATER)], _named(name, vars(value))
    if isinstance(value, types.FunctionType):
        return _function(seen)
    if (holder := holder_of(name, value)) is not None:
        return [Found(holder, look)], _inside(seen)
    if isinstance(value, tuple | frozenset | types.MappingProxyType):
        return [], _inside(seen)
    return _object(seen)


def _named(name: str, names: Any) -> list[_Seen]:
    return [
        _Seen(_home(value) or f"{name}.{key}", value, _look_at(key, value))
        for key, value in list(names.items())
        if not is_dunder(key) and key not in _GENERATED
    ]


def _home(value: Any) -> str:
    """Its name in the module that has the class of an object, where it is the one that made it."""
    module = sys.modules.get(getattr(type(value), "__module__", ""))
    if module is None or not is_own(module.__name__):
        return ""
    names = (name for name, own in vars(module).items() if own is value)
    own = next(names, None)
    return "" if own is None else f"{module.__name__}.{own}"


def _look_at(name: str, value: Any) -> Look:
    if is_code(value):
        return Look.LATER
    is_table = name.isupper() and isinstance(value, dict | list | set | tuple | frozenset)
    return Look.COUNT if is_table else Look.CONTENTS


def _inside(seen: _Seen) -> list[_Seen]:
    name, value, look = seen
    if hasattr(value, "items"):
        return [_Seen(f"{name}[{k!r}]", v, look) for k, v in list(value.items())]
    if isinstance(value, list | tuple | set | frozenset):
        return [_Seen(f"{name}[…]", v, look) for v in value]
    return []


def _function(seen: _Seen) -> tuple[list[Found] | None, Iterable[_Seen]]:
    name, function, _ = seen
    if not is_own(function.__module__):
        return _NOTHING
    inside = [_Seen(name, value, _look_inside(value)) for value in function.__defaults__ or ()]
    for cell, free in zip(function.__closure__ or (), function.__code__.co_freevars, strict=True):
        try:
            value = cell.cell_contents
        except ValueError:  # nothing is in it yet
            continue
        inside.append(_Seen(f"{name}:{free}", value, _look_inside(value)))
    names = vars(function)
    if not names:
        return [], inside
    inside += [_Seen(f"{name}.{key}", value, Look.LATER) for key, value in names.items()]
    return [Found(Names(name, function, names), Look.LATER)], inside


def _look_inside(value: Any) -> Look:
    """How closely what a function holds is looked at: modules may add to its containers."""
    return Look.COUNT if isinstance(value, dict | list | set) else Look.LATER


def _object(seen: _Seen) -> tuple[list[Found] | None, Iterable[_Seen]]:
    name, value, look = seen
    if isinstance(value, functools.partial):
        return [], [
            _Seen(name, part, Look.LATER) for part in (value.func, value.args, value.keywords)
        ]
    if isinstance(value, functools._lru_cache_wrapper | staticmethod | classmethod):
        return [], [_Seen(name, value.__wrapped__, Look.LATER)]
    if isinstance(value, property):
        parts = (value.fget, value.fset, value.fdel)
        return [], [_Seen(name, part, Look.LATER) for part in parts if part is not None]
    if isinstance(value, types.MethodType):
        # As if the object was found by a name of its own, as it may be: who comes first decides.
        return [], [
            _Seen(name, value.__self__, Look.CONTENTS),
            _Seen(name, value.__func__, Look.LATER),
        ]
    if not is_own(type(value).__module__) and not isinstance(value, threading.local):
        return _NOTHING
    found: list[Found] = []
    inside: list[_Seen] = []
    names = getattr(value, "__dict__", None)
    if isinstance(names, dict):
        found.append(Found(Names(name, value, names), look))
        inside += _attributes(seen, names)
    slots = slots_of(type(value))
    if slots:
        holder = Slots(name, value, slots)
        found.append(Found(holder, look))
        inside += _attributes(seen, holder.live)
    return found, inside


def _attributes(seen: _Seen, names: dict[str, Any]) -> list[_Seen]:
    return [
        _Seen(f"{seen.name}.{name}", value, Look.LATER if is_code(value) else seen.look)
        for name, value in names.items()
    ]
