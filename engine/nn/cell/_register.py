"""What assigning to an attribute of a cell means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, AttributeMissingError
from engine.tensor import Parameter, ParameterTuple, Tensor

from ._buffers import Buffer
from ._tree import Tree


def adopt(cell: Any, name: str, value: Any) -> None:
    """Register a parameter, several of them, a cell or a buffer under the attribute's name."""
    if "_params" not in cell.__dict__:
        kind = type(cell).__name__
        raise AttributeMissingError(
            f"Assigning {kind}.{name} expected an initialised cell, got one without members. "
            f"Hint: call super().__init__() first in {kind}.__init__."
        )
    forget(cell, name, keep=_registry(cell, value))
    if isinstance(value, Parameter):
        if not value.has_own_name:
            value.name = name
        cell._params[name] = value
    elif isinstance(value, list | tuple):
        _adopt_all(cell, name, value)
    elif isinstance(value, Buffer):
        cell._buffers[name] = value
        (cell._passing.discard if value.persistent else cell._passing.add)(name)
    else:
        if cell._auto_prefix:
            value.update_parameters_name("" if name in cell._unnamed else f"{name}.")
        cell._cells[name] = value
    cell.__dict__[name] = value


def is_member(value: Any) -> bool:
    """Whether a cell registers a value that is assigned to it."""
    if isinstance(value, Parameter | Tree | Buffer | ParameterTuple):
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
        cell._buffers[name] = members[name] = value
    elif name in members.get("_cells", ()):
        if value is not None:
            raise _wrong(cell, name, "a Cell or None", value)
        forget(cell, name)
        members[name] = None
    else:
        return False
    return True


def forget(cell: Any, name: str, keep: Any = None) -> None:
    """Take a name out of every registry but `keep`, where its place in the order stays."""
    if keep is not cell._cells:
        cell._unnamed.discard(name)
    for registry in (cell._params, cell._cells, cell._buffers):
        if registry is not keep:
            registry.pop(name, None)


def _registry(cell: Any, value: Any) -> Any:
    if isinstance(value, Parameter):
        return cell._params
    if isinstance(value, Buffer):
        return cell._buffers
    return None if isinstance(value, list | tuple) else cell._cells


def _is_parameter(value: Any) -> bool:
    return isinstance(value, Parameter)


def _adopt_all(cell: Any, name: str, values: Sequence[Parameter]) -> None:
    """Register each parameter of a list under its own name, as optimizers keep their state."""
    for k, parameter in enumerate(values):
        if not parameter.has_own_name:
            parameter.name = f"{name}.{k}"
    by_name = {parameter.name: parameter for parameter in values}
    if any(by_name[parameter.name] is not parameter for parameter in values):
        where = f"Assigning {type(cell).__name__}.{name}"
        got = [parameter.name for parameter in values]
        raise ArgumentValueError.of(where, "parameters with names of their own", got)
    cell._listed_names.update(by_name)
    for parameter in values:
        taken = cell._params.get(parameter.name, parameter) is not parameter
        cell._params[f"{name}.{parameter.name}" if taken else parameter.name] = parameter


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
