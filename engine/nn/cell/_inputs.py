"""The inputs that `set_inputs` has recorded, and calls compared with them."""

from __future__ import annotations

import inspect
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.tensor import Tensor
from engine.tensor.symbol import Symbol
from engine.tensor.unfilled import ANY_SHAPE, Unfilled

Many = tuple[Any, ...]
Met = dict[int, int]  # the lengths of unique symbols, by their ids


def as_recorded(cell: Any, inputs: Many, by_name: dict[str, Any]) -> Many:
    """The inputs in the order of `construct`; None where one may be anything.

    Raises:
        ArgumentValueError: If they come both by position and by name, or by another name.

    """
    if not by_name:
        return inputs
    if inputs:
        raise ArgumentValueError.of("set_inputs", "inputs by position or by name", "both")
    names = list(inspect.signature(cell.construct).parameters)
    unknown = [name for name in by_name if name not in names]
    if unknown:
        raise ArgumentValueError.of("set_inputs", f"names among {names}", unknown)
    return tuple(by_name.get(name) for name in names)


def check_inputs(cell: Any, recorded: Many, args: Many, kwargs: dict[str, Any]) -> None:
    """Refuse a call whose inputs are not like those that were recorded.

    Raises:
        ArgumentValueError: If there are more or fewer.
        ArgumentTypeError: If one is no tensor, or of another number type.
        ShapeError: If one has another number of axes, or an axis of another length or of one that
            its symbol does not allow.

    """
    parameters = inspect.signature(cell.construct).parameters
    given = (*args, *(kwargs[name] for name in parameters if name in kwargs))
    kind = type(cell).__name__
    least = len(recorded)
    while least and recorded[least - 1] is None:
        least -= 1  # what nothing is known of may be left out
    if not least <= len(given) <= len(recorded):
        raise ArgumentValueError.of(kind, f"{len(recorded)} inputs as set_inputs", len(given))
    names = [*parameters, *(f"input {k}" for k in range(len(parameters), len(given)))]
    met: Met = {}
    for name, expected, value in zip(names, recorded, given, strict=False):
        _check(f"{kind}({name})", expected, value, met)


def _check(where: str, expected: Any, value: Any, met: Met) -> None:
    if isinstance(expected, tuple | list) and isinstance(value, tuple | list):
        if len(expected) != len(value):
            raise ArgumentValueError.of(where, f"{len(expected)} tensors", len(value))
        for k, (one, part) in enumerate(zip(expected, value, strict=True)):
            _check(f"{where}[{k}]", one, part, met)
    elif isinstance(expected, Tensor):
        _check_tensor(where, expected, value)
        if isinstance(expected.array, Unfilled):
            _check_symbols(where, expected.array.symbols, value.shape, met)


def _check_symbols(where: str, symbols: dict[int, Symbol], shape: Many, met: Met) -> None:
    """What is known of open lengths; `met` has those of unique symbols in this call so far."""
    for axis, symbol in symbols.items():
        length = shape[axis]
        wanted = symbol.misfit(length)
        if symbol.unique and met.setdefault(symbol.id, length) != length:
            wanted = f"{met[symbol.id]}, as other axes of its unique Symbol"
        if wanted:
            expected = f"axis {axis} of length {wanted}, as set_inputs says"
            raise ShapeError.of(where, expected, shape)


def _check_tensor(where: str, expected: Tensor, value: Any) -> None:
    shape = _written(expected.shape)
    if not isinstance(value, Tensor):
        raise ArgumentTypeError.of(where, f"a Tensor of shape {shape}", value)
    if expected.shape == ANY_SHAPE:
        _check_dtype(where, expected, value)
        return
    if value.ndim != expected.ndim:
        wanted = f"{expected.ndim} axes of {shape}, as set_inputs says"
        raise ShapeError.of(where, wanted, value.shape)
    for axis, (length, got) in enumerate(zip(expected.shape, value.shape, strict=True)):
        if length not in {-1, got}:
            wanted = f"axis {axis} of length {length}, as set_inputs says"
            raise ShapeError.of(where, wanted, value.shape, "an axis that is None may have any")
    _check_dtype(where, expected, value)


def _check_dtype(where: str, expected: Tensor, value: Tensor) -> None:
    if value.dtype != expected.dtype:
        raise ArgumentTypeError(f"{where} expected {expected.dtype}, got {value.dtype}.")


def _written(shape: Many) -> str:
    """`(3, None)`, as a user gives it."""
    if shape == ANY_SHAPE:
        return "None"
    lengths = ["None" if length == -1 else str(length) for length in shape]
    return f"({', '.join(lengths)}{',' if len(lengths) == 1 else ''})"
