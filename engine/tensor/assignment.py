"""`x[index] = value`: in place where nothing is differentiated, else remembered as an operator.

While gradients are asked for, what was computed from the old numbers must still see them. So a
tensor with a history takes a new array and a new history, and its old ones stay with the nodes;
of one without, a copy of the old numbers stays for them. A view of it (`y = x[0]`, `x.reshape(…)`,
`x.T`) shares its numbers; an assignment to the view goes on to `x`. The other way round it does
not: a view taken before an assignment with a history keeps what it was.

A parameter takes numbers alone, as in `ops.assign`: no gradient flows through a write to it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import (
    SharedValue,
    Value,
    observed,
    overwriting,
    quiet,
    recording,
    repeating,
)
from engine.autodiff.structure import values_in
from engine.backend import Earlier, xp_of
from engine.errors import ArgumentTypeError, IndexRangeError, ShapeError, StateError
from engine.ops.arrangement import rearranged
from engine.ops.assign import to_write_to
from engine.ops.index_parts import ROWS, as_array, filled_index, split_index
from engine.ops.scattering import replaced

from .views import view_of

_WHERE = "Tensor[...] = value"


def assign(target: Any, index: Any, value: Any) -> None:
    """Give the elements of `target` at `index` new numbers.

    Args:
        target: A tensor.
        index: Any index that `target[index]` takes.
        value: A number, or what broadcasts to the shape of `target[index]`: a tensor, an array, or
            lists of numbers and tensors.

    Raises:
        StateError: If the tensor is an input that gradients are asked for.
        ShapeError: If the value does not broadcast.
        ArgumentTypeError: If it is no number, or a complex one for real ones.
        IndexRangeError: If there is no such part.

    """
    _assign(target, *split_index(index), _numbers(target, value))


def _numbers(target: Any, value: Any) -> Any:
    """The value as a tensor or an array."""
    if isinstance(value, Value):
        return value
    if isinstance(value, list | tuple) and values_in(value):
        parts = (_numbers(target, part) for part in value)
        kind, xp = target.dtype, xp_of(target.array)
        whole: list[Any] = [
            one if isinstance(one, Value) else Value.wrap(xp.asarray(one)) for one in parts
        ]
        return ops.stack([ops.cast(one, kind) for one in whole])
    array = np.asarray(value)
    if array.dtype.kind not in "biufcV":
        raise ArgumentTypeError.of(_WHERE, "numbers", value)
    if array.dtype.kind == "c" and target.array.dtype.kind != "c":
        raise ArgumentTypeError.of(_WHERE, f"real numbers, as {target.dtype} holds", value)
    return array


def _assign(target: Any, index: Any, beside: tuple[Any, ...], value: Any) -> None:
    """Of an index its description and the arrays and tensors beside it."""
    history = target.origin
    if history is None and not isinstance(target, SharedValue):
        history = value.origin if isinstance(value, Value) else None
        if history is None and observed():
            history = _made_index(beside)
    if history is not None and recording():
        _remembered(target, index, beside, value)
    elif not (repeating() and _is_state(target)):
        array = to_write_to(target)
        overwriting(array, Earlier)
        given = value.array if isinstance(value, Value) else _beside(array, value)
        try:
            with quiet():
                array[_filled(index, beside) if beside else index] = given
        except (IndexError, ValueError):
            shape = _shape_at(target, index, beside)
            got = getattr(given, "shape", ())
            raise ShapeError.of(_WHERE, f"a value that fits {shape}", got) from None


def _made_index(beside: tuple[Any, ...]) -> Any:
    """What made an array of the index: who writes down a graph wants to know of the assignment."""
    made = (one.origin for one in beside if isinstance(one, Value))
    return next((origin for origin in made if origin is not None), None)


def _filled(index: Any, beside: tuple[Any, ...]) -> Any:
    """The index with the arrays in it."""
    if index is ROWS:
        return as_array(beside[0])
    return filled_index(index, tuple(map(as_array, beside)))


def _beside(array: Any, value: np.ndarray) -> Any:
    """Numbers as the library of an array takes them: the GPU's one number as Python's."""
    xp = xp_of(array)
    if xp is np:
        return value
    return value.item() if value.ndim == 0 else xp.asarray(value)


def _is_state(target: Any) -> bool:
    """Whether it is, or lies in, what a cell keeps: that was written when it ran first."""
    while (part_of := getattr(target, "part_of", None)) is not None:
        target = part_of[0]
    return isinstance(target, SharedValue) or "persistent" in getattr(target, "__dict__", ())


def _remembered(target: Any, index: Any, beside: tuple[Any, ...], value: Any) -> None:
    if target.origin is not None and target.origin[0].primitive.name == "alias":
        raise StateError(
            f"{_WHERE} expected a tensor that was computed inside the function, got an "
            "input that is being differentiated. Hint: assign to a copy, x.copy()."
        )
    fitting = _fitting(target, _shape_at(target, index, beside), value)
    # One without a history is what it is now: a graph reads it when all is done.
    before = Value.wrap(target.array) if target.origin is None else target
    new = replaced(before, fitting, *beside, index=index)
    view = view_of(target)
    if view is not None:
        _assign(view.whole, ..., (), view.filled(new))
        new = view.again(view.whole)
    target.array, target.origin = new.array, new.origin
    if new.origin is None:
        target.part_of = getattr(new, "part_of", None)


def _fitting(target: Any, shape: tuple[int, ...], value: Any) -> Any:
    """The value in the number type of the target, and of the shape of what it replaces."""
    xp = xp_of(target.array)
    given: Any = value if isinstance(value, Value) else Value.wrap(xp.asarray(value))
    leading = given.array.ndim - len(shape)  # NumPy lets go of leading axes of length 1
    if leading > 0 and given.array.shape[:leading] == (1,) * leading:
        given = rearranged(given, shape=given.array.shape[leading:])
    if not _fits(given.array.shape, shape):
        raise ShapeError.of(_WHERE, f"a value that fits {shape}", given.array.shape)
    return ops.broadcast_to(ops.cast(given, target.dtype), shape=shape)


def _shape_at(target: Any, index: Any, beside: tuple[Any, ...]) -> tuple[int, ...]:
    """The shape of the part at an index."""
    shape = tuple(target.array.shape)
    try:
        index = _on_host(_filled(index, beside))
        return np.broadcast_to(np.zeros((), np.int8), shape)[index].shape
    except IndexError as error:
        expected = f"an index of shape {shape}"
        raise IndexRangeError.of(_WHERE, expected, f"another: {error}") from None


def _fits(given: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    """Whether a shape broadcasts to another."""
    padded = (1,) * (len(wanted) - len(given)) + given
    return len(padded) == len(wanted) and all(
        one in {1, other} for one, other in zip(padded, wanted, strict=True)
    )


def _on_host(index: Any) -> Any:
    if isinstance(index, tuple):
        return tuple(map(_on_host, index))
    return index.get() if hasattr(index, "get") else index
