"""Flat buffers: parameters end to end in one array, so that one call can work on all of them.

A parameter of a buffer is a view of it. Whoever gives a parameter another array, as a change of its
number type does, takes it out of the buffer; `buffer_of` sees that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.autodiff import Value
from engine.autodiff.changes import changes
from engine.backend import device_holding, xp_of


def lay_end_to_end(parameters: Sequence[Any]) -> None:
    """Copy the numbers of parameters of one number type into one array, of which they are views."""
    changes.note()
    arrays = [parameter.array for parameter in parameters]
    whole = end_to_end(arrays)
    start = 0
    for parameter, array in zip(parameters, arrays, strict=True):
        view = whole[start : start + array.size].reshape(array.shape)
        parameter._flat_buffer = (whole, start, view)
        parameter.array = view
        start += array.size


def end_to_end(arrays: Sequence[Any]) -> Any:
    """The numbers of arrays, one behind the other, in a new vector."""
    return xp_of(arrays[0]).concatenate([array.reshape(-1) for array in arrays])


def buffer_of(parameter: Any) -> tuple[Any, int] | None:
    """The flat buffer in which a parameter lies, and where in it; None if it lies alone."""
    lying = parameter._flat_buffer
    if lying is None or lying[2] is not parameter.array:
        return None
    whole, start, _ = lying
    return whole, start


def follows(parameter: Any, before: Any) -> bool:
    """Whether a parameter lies behind another, in the same buffer."""
    here, there = buffer_of(parameter), buffer_of(before)
    return (
        here is not None
        and there is not None
        and here[0] is there[0]
        and here[1] == there[1] + before.array.size
    )


def flat_view(parameters: Sequence[Any]) -> Value:
    """Parameters of which each follows the one before, as one vector."""
    lying = buffer_of(parameters[0])
    assert lying is not None, "only parameters of a flat buffer are one vector"
    whole, start = lying
    size = sum(parameter.array.size for parameter in parameters)
    return Value.wrap(whole[start : start + size])


def buckets(parameters: Iterable[Any], most_bytes: int = 0) -> list[list[Any]]:
    """Parameters by device and number type, in order, in lists of at most `most_bytes`.

    Args:
        parameters: Each once.
        most_bytes: What one list may hold; a parameter that is larger has one for itself. 0:
            as much as there is.

    """
    found: list[list[Any]] = []
    filling: dict[Any, list[Any]] = {}
    for parameter in parameters:
        array = parameter.array
        key = (device_holding(array), array.dtype)
        held = filling.get(key)
        full = held is not None and most_bytes > 0 and _bytes(held) + array.nbytes > most_bytes
        if held is None or full:
            held = filling[key] = []
            found.append(held)
        held.append(parameter)
    return found


def _bytes(parameters: list[Any]) -> int:
    return sum(parameter.array.nbytes for parameter in parameters)
