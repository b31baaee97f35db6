"""Parameters of which each process holds a part: each moves its part, and has state for that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from engine.autodiff import OwnArray
from engine.errors import StateError, compose


@contextmanager
def parts_alone(
    kind: str, parameters: Sequence[Any], states: Sequence[Sequence[Any]], *, whole: bool
) -> Iterator[None]:
    """Inside the block arrays of parameters that are cut, and of their state, are the parts.

    State that was made of whole parameters is cut as they are.

    Args:
        kind: The optimizer.
        parameters: What it trains.
        states: Its running state, as the parameters stand.
        whole: Whether it looks at a parameter as a whole.

    Raises:
        StateError: If it looks at a parameter as a whole, which no process has.

    """
    cut = {at: one.array for at, one in enumerate(parameters) if isinstance(one.array, OwnArray)}
    if not cut:
        yield
        return
    if whole:
        name = parameters[next(iter(cut))].name
        expected = "parameters that each process has whole"
        hint = "it looks at a parameter as a whole; Adam or Momentum moves each number by itself"
        raise StateError(compose(kind, expected, f"{name!r}, which is cut over processes", hint))
    owners = []
    for at, array in cut.items():
        for state in states:
            if not isinstance(state[at].array, OwnArray):
                state[at].array = array.holding(array.part_of(state[at].array).copy())
        owners += [parameters[at], *(state[at] for state in states)]
    arrays = [one.array for one in owners]
    for one in owners:
        one.array = one.array.held
    try:
        yield
    finally:
        for one, array in zip(owners, arrays, strict=True):
            array.held, one.array = one.array, array


def own_parts(parameters: Sequence[Any], gradients: Sequence[Any]) -> list[Any]:
    """The gradients, each laid out as its parameter is; the parts that this process holds."""
    return [
        parameter.array.laid_out(gradient) if isinstance(parameter.array, OwnArray) else gradient
        for parameter, gradient in zip(parameters, gradients, strict=True)
    ]
