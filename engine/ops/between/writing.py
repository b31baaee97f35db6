"""Communication that writes into the tensors it is given. No gradient flows through a write."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from engine.autodiff import Value
from engine.autodiff.replayable import beside_the_graph
from engine.backend import xp_of
from engine.errors import ShapeError
from engine.ops.assign import assign

from .arguments import tensor_of
from .handle import CommHandle, Flights, given


def written(
    outputs: Sequence[Any], call: Callable[[], Sequence[Any]], async_op: bool
) -> CommHandle | None:
    """Let tensors take the arrays that a communication gives; a handle where one is asked for."""
    beside_the_graph("processes write into tensors")
    found, handle = given(call, async_op)

    def take() -> None:
        for into, array in zip(outputs, found, strict=True):
            assign(into, Value.wrap(array.reshape(into.array.shape)))

    if handle is None:
        take()
        return None
    return CommHandle(Flights([handle], take))


def output_of(where: str, output: object, shape: tuple[int, ...]) -> Any:
    """A tensor that has room for what comes.

    Raises:
        ArgumentTypeError: If it is no tensor.
        ShapeError: If it has another number of elements.

    """
    into = tensor_of(where, output)
    if math.prod(into.shape) != math.prod(shape):
        raise ShapeError.of(where, f"an output of shape {tuple(shape)}", tuple(into.shape))
    return into


def spread(array: Any, shape: tuple[int, ...]) -> Any:
    """An array of a shape without memory of that size, for a process whose numbers nobody reads."""
    xp = xp_of(array)
    return xp.broadcast_to(xp.zeros((), array.dtype), shape)
