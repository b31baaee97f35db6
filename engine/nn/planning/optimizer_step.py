"""An optimizer's step as a run that a plan can repeat: gradients and numbers go in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


def grouped_numbers(numbers: Sequence[Any]) -> tuple[list[Any], tuple[int, ...]]:
    """The numbers of a step without repetitions, and which of them each parameter has."""
    known: dict[int, int] = {}
    distinct = []
    for one in numbers:
        if id(one) not in known:
            known[id(one)] = len(distinct)
            distinct.append(one)
    return distinct, tuple([known[id(one)] for one in numbers])


def moving(
    optimizer: Any, distinct: Sequence[Any], pattern: tuple[int, ...]
) -> Callable[..., None]:
    """A function of gradients and then of all numbers that moves every parameter."""
    kinds = [(type(one), one.decay, len(one.own)) for one in distinct]
    count = len(pattern)

    def move(*given: Any) -> None:
        left = iter(given[count:])
        numbers = [
            kind(decay, next(left), tuple([next(left) for _ in range(length)]))
            for kind, decay, length in kinds
        ]
        for at, which in enumerate(pattern):
            optimizer.move(at, given[at], numbers[which])

    return move
