"""What assigning to an attribute of a cell means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import repeating
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    AttributeMissingError,
    MemberNameError,
)
from engine.tensor import Parameter, ParameterTuple, Tensor

from ._buffers import is_buffer
from ._tree import Tree
from ._undrawn import note_undrawn


def adopt(cell: Any, name: str, value: Any) -> None:
    """Register a parameter, several of them, a cell or a buffer under the attribute's name.

    A list or a tuple of parameters is none of the cell's: only their names are taken.
    """
    check_initialised(cell, f"Assigning {type(cell).__name__}.{name}")
    if isinstance(value, Parameter):
        _check_kind(cell, name, cell._params)
        if not value.has_own_name:
            value.name = name
        cell._params[name] = value
        note_undrawn(cell, value)
    elif isinstance(value, ParameterTuple):
        _adopt_all(cell, name, value)
    elif isinstance(value, list | tuple):
        _take_names(cell, name, value)
    elif is_buffer(value):
        _check_kind(cell, name, cell._buffers)
        cell._buffers[name] = value
        (cell._passing.discard if value.persistent else cell._passing.add)(name)
    else:
        _check_kind(cell, name, cell._cells)
        if cell._auto_prefix:
            value.update_parameters_name("" if name in cell._unnamed else f"{name}.")
        cell._cells[name] = value
        note_undrawn(cell, value)
    cell.__dict__[name] = value


def check_initialised(cell: Any, doing: str) -> None:
    """Refuse a cell whose class did not call `Cell.__init__`.

    Raises:
        AttributeMissingError: If it has not.

    """
    if "_params" not in cell.__dict__:
        kind = type(cell).__name__
        raise AttributeMissingError(
            f"{doing} expected an initialised cell, got one without members. "
            f"Hint: call super().__init__() first in {kind}.__init__."
        )


def is_member(value: Any) -> bool:
    """Whether a cell registers a value that is assigned to it."""
    if isinstance(value, Parameter | Tree | ParameterTuple) or is_buffer(value):
        return True
    return type(value) in {list, tuple} and bool(value) and all(map(_is_parameter, value))


def refill(cell: Any, name: str, value: Any) -> bool:
    """Give a member that is there new content; whether there was one of that name."""
    members = cell.__dict__
    if name in members.get("_params", ()):
        _refill_parameter(cell, name, value)
    elif name in members.get("_buffers", ()):
        if value is not None and not isinstance(value, Tensor):
            raise _wrong(cell, name, "a Tensor or None", value)
        if not repeating():  # what is recomputed has set it before
            cell._buffers[name] = members[name] = value
    elif name in members.get("_cells", ()):
        if value is not None:
            raise _wrong(cell, name, "a Cell or None", value)
        cell._unnamed.discard(name)
        cell._cells[name] = members[name] = None
    else:
        return False
    return True


def forget(cell: Any, name: str) -> None:
    """Take a name out of every registry."""
    cell._unnamed.discard(name)
    cell._passing.discard(name)
    for registry in (cell._params, cell._cells, cell._buffers):
        registry.pop(name, None)


def _check_kind(cell: Any, name: str, mine: Any) -> None:
    """Refuse a name under which the cell has a member of another kind."""
    for kind, registry in (
        ("a parameter", cell._params),
        ("a cell", cell._cells),
        ("a buffer", cell._buffers),
    ):
        if registry is not mine and registry.get(name) is not None:
            raise MemberNameError.of(
                f"Assigning {type(cell).__name__}.{name}", "a name that is free", f"that of {kind}"
            )
        if registry is not mine:
            registry.pop(name, None)


def _is_parameter(value: Any) -> bool:
    return isinstance(value, Parameter)


def _adopt_all(cell: Any, name: str, values: ParameterTuple) -> None:
    """Register each parameter of a tuple under its own name, as optimizers keep their state.

    Those without one get MindSpore's names, counted over the tuples of the cell.
    """
    _leave(cell, name)
    for parameter in values:
        if not parameter.has_own_name:
            cell._nameless += 1
            parameter.name = f"Parameter${cell._nameless}"
    for parameter in values:
        taken = cell._params.get(parameter.name, parameter) is not parameter
        cell._params[f"{name}.{parameter.name}" if taken else parameter.name] = parameter
        note_undrawn(cell, parameter)


def _leave(cell: Any, name: str) -> None:
    """Take away what a tuple that stood there before has brought."""
    before = cell.__dict__.get(name)
    for key, parameter in list(cell._params.items()) if isinstance(before, ParameterTuple) else ():
        brought = any(parameter is one for one in before)
        if brought and cell.__dict__.get(key) is not parameter:
            del cell._params[key]


def _take_names(cell: Any, name: str, values: Sequence[Parameter]) -> None:
    """Keep the names of parameters in a list for `exist_names`; each may stand there once."""
    for k, parameter in enumerate(values):
        if not parameter.has_own_name:
            parameter.name = f"{name}.{k}"
        if parameter.name in cell._listed_names:
            where, got = f"Assigning {type(cell).__name__}.{name}", f"{parameter.name!r} twice"
            raise ArgumentValueError.of(where, "parameters with names of their own", got)
        cell._listed_names.add(parameter.name)


def _refill_parameter(cell: Any, name: str, value: Any) -> None:
    present = cell._params[name]
    if isinstance(value, Tensor) and present is not None:
        present.set_data(value)
    elif value is None:
        cell._params[name] = cell.__dict__[name] = None
    else:
        raise _wrong(cell, name, "a Parameter, a Tensor or None", value)


def _wrong(cell: Any, name: str, expected: str, value: Any) -> ArgumentTypeError:
    return ArgumentTypeError.of(f"Assigning {type(cell).__name__}.{name}", expected, value)
