"""Extra state of cells in a checkpoint: as text that says what it is, and arrays beside it.

What `Cell.get_extra_state` returns may be a number, a text, an array, None, or lists, tuples and
dicts of them. Nothing else is written, so that reading a file never runs anything.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, CheckpointError, compose
from engine.nn.cell._state_walk import EXTRA
from engine.tensor import Tensor

_MARK = '{"extra state": '  # how the text of one begins
# What reading a damaged text brings about; `np.dtype` parses some as Python.
DAMAGE = (
    ValueError,
    TypeError,
    KeyError,
    IndexError,
    AttributeError,
    OverflowError,
    RecursionError,
    SyntaxError,
)
_NUMBERS = "biuf"  # kinds of number types
_ALLOWED = "numbers, texts, arrays, None, or lists, tuples and dicts of them"


def is_extra(name: str) -> bool:
    """Whether a name of a state dict is that of a cell's extra state."""
    return name.rpartition(".")[2] == EXTRA


def packed(name: str, value: Any) -> dict[str, Any]:
    """What stands in a checkpoint for one extra state: its text, and its arrays by name.

    Raises:
        ArgumentTypeError: If it holds something that a checkpoint cannot; it names the cell.

    >>> packed("fc._extra_state", {"seen": 3})
    {'fc._extra_state': '{"extra state": {"dict": [["seen", 3]]}}'}

    """
    cell = name.removesuffix(EXTRA).removesuffix(".") or "the network itself"
    told, arrays = told_of(f"save_checkpoint, extra state of cell '{cell}',", name, value)
    return {name: json.dumps({"extra state": told}), **arrays}


def told_of(where: str, name: str, value: Any) -> tuple[Any, dict[str, Any]]:
    """A value as JSON has it, and the arrays in it by names that begin with `name`.

    Raises:
        ArgumentTypeError: If it holds something that a checkpoint cannot; `where` stands first.

    >>> told_of("a state", "s", (1, np.float64(0.5)))
    ({'tuple': [1, {'number': ['float64', 0.5]}]}, {})

    """
    arrays: dict[str, Any] = {}
    return _told(where, name, value, arrays), arrays


def restored_from(told: Any, values: Mapping[str, Any]) -> Any:
    """What `told_of` was given, from what it returned.

    >>> restored_from({"tuple": [1, {"number": ["float64", 0.5]}]}, {})
    (1, np.float64(0.5))
    """
    return _restored(told, values, set())


def unpacked(values: Mapping[str, Any], where: str = "a checkpoint") -> dict[str, Any]:
    """The values of a checkpoint with every extra state as it was.

    Raises:
        CheckpointError: If the text of one is damaged, or an array of it is not there.

    >>> unpacked(packed("fc._extra_state", {"seen": [3, None]}))
    {'fc._extra_state': {'seen': [3, None]}}

    """
    used: set[str] = set()
    restored = {
        name: _unpacked(f"{where}: {name}", value, values, used)
        for name, value in values.items()
        if is_extra(name) and isinstance(value, str) and value.startswith(_MARK)
    }
    return {n: restored.get(n, value) for n, value in values.items() if n not in used}


def _unpacked(where: str, text: str, values: Mapping[str, Any], used: set[str]) -> Any:
    try:
        return _restored(json.loads(text)["extra state"], values, used)
    except DAMAGE as error:
        got = f"{type(error).__name__}: {error}"
        raise CheckpointError(compose(where, "the extra state of a cell", got)) from error


def _told(where: str, name: str, value: Any, arrays: dict[str, Any]) -> Any:
    """A value as JSON has it; what JSON has no kind for stands in a dict of one key."""
    if value is None or type(value) in {bool, int, float, str}:
        return value
    if isinstance(value, np.generic) and value.dtype.kind in _NUMBERS:
        return {"number": [value.dtype.name, value.item()]}
    if isinstance(value, np.generic):
        value = np.asarray(value)
    if isinstance(value, np.ndarray | Tensor):
        key = f"{name}.{len(arrays)}"
        arrays[key] = value if isinstance(value, Tensor) else Tensor(value)
        return {"tensor" if isinstance(value, Tensor) else "array": key}
    if isinstance(value, list):
        return [_told(where, name, part, arrays) for part in value]
    if isinstance(value, tuple):
        return {"tuple": [_told(where, name, part, arrays) for part in value]}
    if isinstance(value, dict):
        pairs = [[_told(where, name, part, arrays) for part in pair] for pair in value.items()]
        return {"dict": pairs}
    raise ArgumentTypeError.of(where, _ALLOWED, value)


def _restored(state: Any, values: Mapping[str, Any], used: set[str]) -> Any:
    if isinstance(state, list):
        return [_restored(part, values, used) for part in state]
    if not isinstance(state, dict):
        return state
    ((kind, held),) = state.items()
    if kind == "tuple":
        return tuple(_restored(held, values, used))
    if kind == "dict":
        return {_restored(key, values, used): _restored(value, values, used) for key, value in held}
    if kind == "number":
        dtype = np.dtype(held[0])
        if dtype.kind not in _NUMBERS:
            raise ValueError(f"a number of type {dtype}")
        return dtype.type(held[1])
    used.add(held)
    value = values[held]
    array = value.asnumpy() if isinstance(value, Tensor) else np.asarray(value)
    return Tensor(array) if kind == "tensor" else array.copy()
