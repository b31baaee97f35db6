"""`x[index] = value`: in place where nothing is differentiated, else remembered as an operator.

While gradients are asked for, what was computed from the old numbers must still see them. So a
tensor with a history takes a new array and a new history, and its old ones stay with the nodes.
A view of it (`y = x[0]`, `x.reshape(…)`, `x.T`) shares its numbers; an assignment to the view goes
on to `x`. The other way round it does not: a view taken before an assignment keeps what it was.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value, quiet, recording
from engine.backend import xp_of
from engine.errors import ShapeError, StateError
from engine.ops.arrangement import permuted, rearranged
from engine.ops.indexing import _plain
from engine.ops.scattering import replaced


def assign(target: Any, index: Any, value: Any) -> None:
    """Give the elements of `target` at `index` new numbers.

    Args:
        target: A tensor.
        index: Any index that `target[index]` takes.
        value: A number, or what broadcasts to the shape of `target[index]`.

    Raises:
        StateError: If the tensor is an input that gradients are asked for.
        ShapeError: If the value does not broadcast.

    """
    plain = _plain(index)
    if recording() and (target.origin is not None or _history(value) is not None):
        _remembered(target, plain, value)
    else:
        data = value.array if isinstance(value, Value) else np.asarray(value)
        with quiet():
            target.array[plain] = data


def _history(value: Any) -> Any:
    return value.origin if isinstance(value, Value) else None


def _remembered(target: Any, index: Any, value: Any) -> None:
    if target.origin is not None and target.origin[0].primitive.name == "alias":
        raise StateError(
            "Tensor[...] = value expected a tensor that was computed inside the function, got an "
            "input that is being differentiated. Hint: assign to a copy, x.copy()."
        )
    new = replaced(target, _fitting(target, index, value), index=index)
    view = _view_of(target)
    if view is None:
        target.array, target.origin = new.array, new.origin
        return
    whole, back, again = view
    _remembered(whole, ..., back(new))
    fresh = again(whole)
    target.array, target.origin = fresh.array, fresh.origin


def _fitting(target: Any, index: Any, value: Any) -> Any:
    """The value in the number type of the target, and of the shape of what it replaces."""
    shape = np.broadcast_to(np.zeros((), np.int8), target.array.shape)[_on_host(index)].shape
    xp = xp_of(target.array)
    given = value if isinstance(value, Value) else Value.wrap(xp.asarray(value))
    leading = given.array.ndim - len(shape)  # NumPy lets go of leading axes of length 1
    if leading > 0 and given.array.shape[:leading] == (1,) * leading:
        given = rearranged(given, shape=given.array.shape[leading:])
    if not _fits(given.array.shape, shape):
        raise ShapeError.of("Tensor[...] = value", f"a value that fits {shape}", given.array.shape)
    return ops.broadcast_to(ops.cast(given, target.dtype), shape=shape)


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


def _view_of(target: Any) -> tuple[Any, Any, Any] | None:
    """The tensor that shares numbers with a view, how to go back to it, and to the view again."""
    if target.origin is None:
        return None
    node = target.origin[0]
    whole = node.inputs[0] if node.inputs else None
    if not isinstance(whole, Value) or whole.origin is not node.parents[0]:
        return None  # what it was taken from has taken other numbers since, or has no history
    if whole.origin is None or not xp_of(whole.array).shares_memory(whole.array, target.array):
        return None
    name, attrs, primitive = node.primitive.name, node.attrs, node.primitive
    if name == "taken":
        index = attrs["index"]
        return whole, lambda new: replaced(whole, new, index=index), _again(primitive, attrs)
    if name == "rearranged":
        shape = tuple(whole.array.shape)
        return whole, lambda new: rearranged(new, shape=shape), _again(primitive, attrs)
    if name == "permuted":
        order = tuple(int(k) for k in np.argsort([k % whole.array.ndim for k in attrs["axes"]]))
        return whole, lambda new: permuted(new, axes=order), _again(primitive, attrs)
    return None


def _again(primitive: Any, attrs: dict[str, Any]) -> Any:
    return lambda whole: primitive(whole, **attrs)
