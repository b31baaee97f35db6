"""What a checkpoint will hold, by name and in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from engine.autodiff import OwnArray, Value
from engine.context import get_auto_parallel_context
from engine.context.processes import world
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn import Cell
from engine.tensor import Parameter, Tensor

from .extra_state import is_extra, packed
from .training_state import check_no_state

_WHERE = "save_checkpoint"


def values_of(save_obj: Any) -> dict[str, Any]:
    """What a cell, a dict or a list of dicts holds: tensors, arrays, numbers, texts, extra states.

    They are looked at, not copied: what is written later than now needs `owned`.

    Raises:
        ArgumentTypeError: If it is none of these, or holds something else.
        ArgumentValueError: If two values have one name, or a name is none that a file can have.

    """
    where = f"{_WHERE}(save_obj)"
    if isinstance(save_obj, Cell):
        save_obj = _parameters(save_obj)
    if isinstance(save_obj, list):
        save_obj = _named(where, map(_entry, save_obj))
    if not isinstance(save_obj, Mapping):
        raise ArgumentTypeError.of(where, "a cell, a dict or a list of dicts", save_obj)
    values = _named(where, (pair for given in save_obj.items() for pair in _held(where, *given)))
    check_no_state(where, values)
    return values


def as_one_process_saves(values: Mapping[str, Any], *, integrated: bool) -> dict[str, Any]:
    """The values, of which those that are cut over processes are brought together, or are parts."""
    found = dict(values)
    for name, value in values.items():
        array: Any = value.array if isinstance(value, Tensor) else None
        if isinstance(array, OwnArray):
            found[name] = Value.wrap(array.whole() if integrated else array.held)
    return found


def facts_of(append_dict: Any) -> dict[str, Any]:
    """The further facts of a checkpoint.

    Raises:
        ArgumentTypeError: If they are no dict, or one is of a type that a file cannot hold.
        ArgumentValueError: If a name is none that a file can have.

    """
    where = f"{_WHERE}(append_dict)"
    if append_dict is None:
        return {}
    if not isinstance(append_dict, dict):
        raise ArgumentTypeError.of(where, "a dict or None", append_dict)
    for name, value in append_dict.items():
        if not isinstance(name, str):
            raise ArgumentTypeError.of(where, "names of type str", name)
        if not isinstance(value, int | float | bool | str | Tensor):
            raise ArgumentTypeError.of(f"{where}[{name!r}]", "an int, float, bool or str", value)
    facts = _named(where, (pair for given in append_dict.items() for pair in _held(where, *given)))
    check_no_state(where, facts)
    return facts


def owned(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values with memory of their own, in host memory: a training that goes on leaves them.

    What is written beside a training is taken so before its next step.
    """
    return {
        name: _copied(value) if isinstance(value, Tensor | np.ndarray) else value
        for name, value in values.items()
    }


def _copied(value: Tensor | np.ndarray) -> np.ndarray:
    if isinstance(value, np.ndarray):
        return value.copy()
    host = value.asnumpy()
    return host.copy() if host is value.array else host  # a device's numbers are a copy already


def of_this_stage(save_obj: Any) -> Any:
    """Of a cell that is cut into stages the parameters that belong to this process's, or to none.

    Those of other stages are what they were when the training began; what else is given stays.
    """
    stages: Any = get_auto_parallel_context("pipeline_stages")
    if stages == 1 or not isinstance(save_obj, Cell):
        return save_obj
    return {
        name: parameter
        for name, parameter in _parameters(save_obj).items()
        if not parameter.pipeline_stages or world().rank in parameter.pipeline_stages
    }


def _parameters(cell: Cell) -> dict[str, Any]:
    """The parameters by name; two of one name would overwrite each other in the file."""
    parameters: dict[str, Any] = {}
    for parameter in cell.get_parameters():
        if parameter.name in parameters:
            hint = "assign cells to attributes of cells, so their names come before"
            where = f"{_WHERE}(save_obj)"
            raise ArgumentValueError.of(where, "names that differ", repr(parameter.name), hint)
        parameters[parameter.name] = parameter
    return parameters


def _held(where: str, name: Any, value: Any) -> Iterable[tuple[str, Any]]:
    """What stands in the file for one value, by name."""
    if not isinstance(name, str):
        raise ArgumentTypeError.of(where, "names of type str", name)
    if isinstance(value, Parameter):
        return ((name, value.data),)  # a parameter's own numbers would be copied at each look
    if is_extra(name):
        return packed(name, value).items()
    if isinstance(value, Tensor | np.ndarray | int | float | bool | str):
        return ((name, value),)
    if isinstance(value, np.number | np.bool_):
        return ((name, np.asarray(value)),)
    expected = "a parameter, tensor, array, number or text"
    raise ArgumentTypeError.of(f"{where}[{name!r}]", expected, value)


def _named(where: str, pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Values by name; two of one name would overwrite each other in the file."""
    values: dict[str, Any] = {}
    for name, value in pairs:
        if name in values:
            raise ArgumentValueError.of(where, "names that differ", f"{name!r} twice", "rename one")
        try:
            name.encode()
        except UnicodeEncodeError as error:
            raise ArgumentValueError.of(where, "names in UTF-8", repr(name)) from error
        values[name] = value
    return values


def _entry(entry: Any) -> tuple[str, Any]:
    if not isinstance(entry, dict) or not {"name", "data"} <= set(entry):
        expected = "a list of {'name': …, 'data': …}"
        raise ArgumentTypeError.of(f"{_WHERE}(save_obj)", expected, entry)
    if not isinstance(entry["name"], str):
        raise ArgumentTypeError.of(f"{_WHERE}(save_obj)", "names of type str", entry["name"])
    return entry["name"], entry["data"]
