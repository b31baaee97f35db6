"""What a function can reach: cells, parameters, what its code reads by name, lists it fills."""

from __future__ import annotations

import functools
import inspect
import types
import weakref
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.nn.cell import Cell
from engine.tensor import Parameter

from .owners import is_of_threads, is_of_users, is_ours
from .seen import LONGEST, PLAIN, Seen, Thing

_DEPTH = 8  # of functions, lists and objects inside one another
_MISSING = object()
_NOTHING = Seen(())


class Reach:
    """What a function and all that it calls may depend on, and change, besides tensors.

    Code of users is looked into: what their functions and cells name, close over, and keep. Of an
    object that is what some of this code names; the rest may change as it likes.

    Args:
        function: A cell or a function; it is not kept.

    Attributes:
        parameters: Every parameter.
        meets_threads: Whether it names what threads meet at; run once more, it would wait for them
            once more, and others change such objects at any time.

    """

    def __init__(self, function: Any) -> None:
        self.meets_threads = False
        self.parameters: list[Any] = []
        self._cells: list[weakref.ref[Cell]] = []
        self._lists: list[Any] = []
        self._arrays: list[Any] = []
        self._objects: list[tuple[Callable[[], Any], int]] = []
        self._reads: list[Callable[[], Any]] = []
        self._seen: dict[int, Any] = {}  # what was looked at, kept so that no other has its number
        self._names: dict[str, None] = {}
        self._look(function, _DEPTH)
        self._look_by_name()
        self._seen, self._names = {}, {}
        self._things = list(map(Thing, self.now().things))

    @property
    def cells(self) -> list[Cell]:
        """Every cell, those inside of others too."""
        return list(_alive(self._cells))

    @property
    def containers(self) -> list[Any]:
        """Lists, dicts and sets, and the attributes of objects of users' classes."""
        objects = _alive(one for one, _ in self._objects)
        return [*self._lists, *(vars(one) for one in objects if _has_attributes(one))]

    @property
    def tensors(self) -> list[Any]:
        """Tensors that are no parameters."""
        return [one for one in self._arrays if isinstance(one, Value)]

    @property
    def arrays(self) -> list[Any]:
        """NumPy's arrays."""
        return [one for one in self._arrays if isinstance(one, np.ndarray)]

    def now(self) -> Seen:
        """What is read now besides cells, their attributes, and parameters."""
        return _NOTHING if self.is_closed else Seen(self._values())

    @property
    def is_closed(self) -> bool:
        """Whether nothing is read besides."""
        return not (self._reads or self._arrays or self._lists)

    def holds(self, now: Seen) -> bool:
        """Whether the things are those that were looked into."""
        if not self._things:
            return not now.things
        return len(now.things) == len(self._things) and all(
            before.is_(thing) for before, thing in zip(self._things, now.things, strict=True)
        )

    def _values(self) -> Iterator[Any]:
        for read in self._reads:
            yield read()
        yield from self._arrays
        for one in self._lists:
            yield len(one)
            if len(one) <= LONGEST:
                yield from _contents(one)

    def _look(self, thing: Any, depth: int) -> None:
        if id(thing) in self._seen or depth < 0 or isinstance(thing, PLAIN):
            return
        if isinstance(thing, Cell):
            for _, cell in thing.cells_and_names():
                self._take_cell(cell, depth)
            return
        self._seen[id(thing)] = thing
        if isinstance(thing, Parameter):
            self.parameters.append(thing)
        elif isinstance(thing, Value | np.ndarray):
            self._arrays.append(thing)
        elif isinstance(thing, functools.partial):
            self._look_at_all((thing.func, *thing.args, *thing.keywords.values()), depth)
        elif isinstance(thing, types.MethodType):
            self._look_at_all((thing.__self__, thing.__func__), depth)
        elif isinstance(thing, types.FunctionType):
            self._look_into(thing, depth)
        elif isinstance(thing, tuple):
            self._look_at_all(thing, depth)
        elif isinstance(thing, list | dict | set):
            self._lists.append(thing)
            if len(thing) <= LONGEST:
                self._look_at_all(_contents(thing), depth)
        elif is_of_users(thing):
            self.meets_threads = self.meets_threads or is_of_threads(thing)
            self._objects.append((_held(thing), depth))

    def _look_at_all(self, things: Iterable[Any], depth: int) -> None:
        for one in list(things):
            self._look(one, depth - 1)

    def _take_cell(self, cell: Cell, depth: int) -> None:
        if id(cell) in self._seen:
            return
        self._seen[id(cell)] = cell
        self._cells.append(weakref.ref(cell))
        self._look_at_all(list(cell._params.values()), depth)
        if is_ours(type(cell).construct):
            self._look_at_all(filter(_is_code, vars(cell).values()), depth)
        else:
            self._look_into(type(cell).construct, depth)
            self._objects.append((weakref.ref(cell), depth))

    def _look_into(self, function: Any, depth: int) -> None:
        """What the code of a function names and closes over; of our own only the latter."""
        self._seen[id(function)] = function
        inner = getattr(function, "__wrapped__", None)
        if inner is not None:
            self._look(inner, depth)
        for at in range(len(function.__closure__ or ())):
            self._note(functools.partial(_closed_over, weakref.ref(function), at), depth)
        if is_ours(function):
            return
        defaults = (*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values())
        self._look_at_all(defaults, depth)
        names, space = _names_in(function.__code__), function.__globals__
        self._names.update(names)
        for name in names:
            if name in space:
                self._note(functools.partial(space.get, name), depth)

    def _look_by_name(self) -> None:
        """What code that was looked into names of objects, until there is no more of either."""
        taken: set[tuple[int, str]] = set()
        size = -1
        while size != len(taken):
            size = len(taken)
            for at in range(len(self._objects)):
                for name in [name for name in self._names if (at, name) not in taken]:
                    taken.add((at, name))
                    self._take_named(*self._objects[at], name)

    def _take_named(self, held: Callable[[], Any], depth: int, name: str) -> None:
        thing = held()
        found = inspect.getattr_static(thing, name, _MISSING)
        code = _code_of(found)
        if code is not None:
            self._look(code, depth - 1)
        elif isinstance(thing, Cell) and name in vars(thing):  # which says when it is set
            self._look(found, depth - 1)
        elif found is _MISSING:
            if not isinstance(thing, Cell) and hasattr(type(thing), "__getattr__"):
                self._note(functools.partial(_attribute, held, name), depth)
        elif not inspect.ismethoddescriptor(found):
            self._note(functools.partial(_attribute, held, name), depth)

    def _note(self, read: Callable[[], Any], depth: int) -> None:
        self._reads.append(read)
        self._look(read(), depth - 1)


def _held(thing: Any) -> Callable[[], Any]:
    """Tells an object, which is not kept where that can be."""
    try:
        return weakref.ref(thing)
    except TypeError:
        return lambda: thing


def _alive(held: Iterable[Callable[[], Any]]) -> Iterator[Any]:
    return (one for tell in held if (one := tell()) is not None)


def _contents(container: Any) -> list[Any]:
    """What a list, a dict or a set has; of a dict the keys, too."""
    if isinstance(container, dict):
        return [*container, *container.values()]
    return list(container)


def _names_in(code: types.CodeType) -> dict[str, None]:
    """What code names, and what functions do that are made in it; texts may name attributes."""
    names = dict.fromkeys(code.co_names)
    for one in code.co_consts:
        if isinstance(one, types.CodeType):
            names |= _names_in(one)
        elif isinstance(one, str) and one.isidentifier():
            names[one] = None
    return names


def _closed_over(held: weakref.ref[Any], at: int) -> Any:
    try:
        function = held()
        return None if function is None else function.__closure__[at].cell_contents
    except ValueError:  # it is still empty
        return None


def _attribute(held: Callable[[], Any], name: str) -> Any:
    try:
        found = getattr(held(), name, None)
    except Exception:  # of code of users; who reads it meets it again
        return None
    return found.__func__ if isinstance(found, types.MethodType) else found


def _code_of(found: Any) -> Any:
    """The function behind what a class computes when it is read; None for others."""
    if isinstance(found, property):
        return found.fget
    if isinstance(found, functools.cached_property):
        return found.func
    return found.__func__ if isinstance(found, staticmethod | classmethod) else None


def _is_code(thing: Any) -> bool:
    """Whether it is code of users', or an object of theirs that may have some."""
    kinds = types.FunctionType, types.MethodType, functools.partial
    return isinstance(thing, kinds) or not (isinstance(thing, Cell) or is_ours(type(thing)))


def _has_attributes(thing: Any) -> bool:
    """Whether an object has attributes of its own that can be put back."""
    return not isinstance(thing, type | types.ModuleType | Cell) and hasattr(thing, "__dict__")
