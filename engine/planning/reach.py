"""What a function can reach: cells, parameters, plain values that it reads, lists it fills."""

from __future__ import annotations

import functools
import types
import weakref
from collections.abc import Callable, Iterable
from typing import Any

from engine.autodiff import Value
from engine.nn.cell import Cell
from engine.tensor import Parameter

PLAIN = (int, float, complex, str, bytes, bool, type(None))
_DEPTH = 5  # of functions, lists and objects inside one another
_LONGEST = 1000  # of a list that is looked into
_OURS = ("engine", "insight", "dashboard", "numpy", "cupy", "builtins")


class Reach:
    """What a function and all that it calls may depend on, and change, besides tensors.

    Code of users is looked into: what their functions and cells name, close over, and keep.

    Args:
        function: A cell or a function; it is not kept.

    Attributes:
        parameters: Every parameter.
        containers: Lists, dicts and sets, and the attributes of objects of users' classes.

    """

    def __init__(self, function: Any) -> None:
        self.parameters: list[Any] = []
        self.containers: list[Any] = []
        self._cells: list[weakref.ref[Cell]] = []
        self._plain: list[Callable[[], Any]] = []
        self._seen: set[int] = set()
        self._look(function, _DEPTH)

    @property
    def cells(self) -> list[Cell]:
        """Every cell, those inside of others too."""
        return [cell for one in self._cells if (cell := one()) is not None]

    def plain(self) -> list[Any]:
        """The plain values that functions of users read now, by name or by closure."""
        return [read() for read in self._plain]

    def _look(self, thing: Any, depth: int) -> None:
        if id(thing) in self._seen or depth < 0 or isinstance(thing, PLAIN):
            return
        if isinstance(thing, Cell):
            for _, cell in thing.cells_and_names():
                self._take_cell(cell, depth)
        elif isinstance(thing, Parameter):
            self._seen.add(id(thing))
            self.parameters.append(thing)
        elif isinstance(thing, functools.partial):
            self._look_at_all((thing.func, *thing.args, *thing.keywords.values()), depth)
        elif isinstance(thing, types.MethodType):
            self._look_at_all((thing.__self__, thing.__func__), depth)
        elif isinstance(thing, types.FunctionType):
            self._look_into(thing, depth)
        elif isinstance(thing, tuple):
            self._look_at_all(thing, depth)
        elif isinstance(thing, list | dict | set):
            self._take_container(thing, depth)
        elif _is_object_of_users(thing):
            self._seen.add(id(thing))
            self._take_container(vars(thing), depth)

    def _look_at_all(self, things: Iterable[Any], depth: int) -> None:
        for one in things:
            self._look(one, depth - 1)

    def _take_cell(self, cell: Cell, depth: int) -> None:
        if id(cell) in self._seen:
            return
        self._seen.add(id(cell))
        self._cells.append(weakref.ref(cell))
        self._look_at_all(list(cell._params.values()), depth)
        if not _is_ours(type(cell).construct):
            self._look_into(type(cell).construct, depth)
            own = [one for name, one in vars(cell).items() if not name.startswith("_")]
            self._look_at_all(own, depth)

    def _take_container(self, thing: Any, depth: int) -> None:
        self._seen.add(id(thing))
        self.containers.append(thing)
        if len(thing) <= _LONGEST:
            self._look_at_all(list(thing.values() if isinstance(thing, dict) else thing), depth)

    def _look_into(self, function: Any, depth: int) -> None:
        """What the code of a function names and closes over; of our own only the latter."""
        if id(function) in self._seen:
            return
        self._seen.add(id(function))
        inner = getattr(function, "__wrapped__", None)
        if inner is not None:
            self._look(inner, depth)
        names = () if _is_ours(function) else function.__code__.co_names
        space = function.__globals__
        for name in names:
            if name in space:
                self._note(functools.partial(space.get, name), depth)
        for held in function.__closure__ or ():
            self._note(functools.partial(_content, held), depth)

    def _note(self, read: Callable[[], Any], depth: int) -> None:
        found = read()
        if isinstance(found, PLAIN):
            self._plain.append(read)
        else:
            self._look(found, depth - 1)


def _content(held: types.CellType) -> Any:
    try:
        return held.cell_contents
    except ValueError:  # it is still empty
        return None


def _is_ours(function: Any) -> bool:
    return str(getattr(function, "__module__", "")).partition(".")[0] in _OURS


def _is_object_of_users(thing: Any) -> bool:
    """Whether it is an object with attributes, of a class that is neither ours nor an array's."""
    return (
        hasattr(thing, "__dict__")
        and not isinstance(thing, type | types.ModuleType | Value)
        and not _is_ours(type(thing))
        and isinstance(vars(thing), dict)
    )
