"""Blocks: neighbours in one flat buffer, which an optimizer moves in one call.

`Cell.flatten_weights` lays parameters end to end. Where an optimizer's step does the same to each
number, whatever parameter it belongs to, one call then moves a whole block of them.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.autodiff import Value
from engine.tensor import ParameterTuple
from engine.tensor.flat_buffer import buffer_of, flat_view, follows, lay_end_to_end

from .complex_parameters import as_parts, is_complex


class Block(NamedTuple):
    """Parameters from one position to before another; stands where a position does."""

    first: int
    stop: int


class Slots(ParameterTuple):
    """Running state, one a parameter; at a block, one vector for all of it.

    What belongs to a complex parameter is both parts of it, as real numbers.
    """

    def __getitem__(self, at: Any) -> Any:
        own = super().__getitem__
        found = flat_view(own(slice(*at))) if isinstance(at, Block) else own(at)
        if isinstance(found, Value) and is_complex(found.array):
            return Value.wrap(as_parts(found.array))
        return found


def moves(
    parameters: Sequence[Any],
    gradients: Sequence[Any],
    rates: Sequence[Any],
    states: Sequence[Slots],
) -> list[int | Block]:
    """Where to update: blocks of neighbours that share a rate, and positions that lie alone.

    Only gradients of the parameters' own number type can be one vector without changing a result.
    The state of a block is laid end to end too, the first time and whenever it was scattered.
    """

    def goes_on(k: int) -> bool:
        return (
            follows(parameters[k], parameters[k - 1])
            and rates[k] == rates[k - 1]
            and gradients[k - 1].dtype == gradients[k].dtype == parameters[k].array.dtype
        )

    count = len(parameters)
    if not any(parameter._flat_buffer for parameter in parameters):
        return list(range(count))
    starts = [0, *(k for k in range(1, count) if not goes_on(k)), count]
    found: list[int | Block] = []
    for first, stop in itertools.pairwise(starts):
        found.append(first if stop - first == 1 else Block(first, stop))
        if stop - first > 1:
            for state in states:
                _lay(state, first, stop)
    return found


def _lay(state: Slots, first: int, stop: int) -> None:
    own = tuple(state)
    scattered = buffer_of(own[first]) is None or not all(
        follows(own[k], own[k - 1]) for k in range(first + 1, stop)
    )
    if scattered:
        lay_end_to_end(own[first:stop])
