"""An optimizer's step as a run that a plan can repeat: gradients and numbers go in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


class Begun:
    """A step that an optimizer has begun: it was counted, and Python has told its numbers.

    Args:
        optimizer: It begins here.

    Attributes:
        distinct: The numbers of its parameters, without repetitions.
        pattern: Which of them each parameter has.
        numbers: All of them, one after the other, as `moving` takes them.
        key: What a plan depends on besides the numbers themselves.
        is_made: Whether the step was made, and is not to be undone.

    """

    def __init__(self, optimizer: Any) -> None:
        counted = [one for one in optimizer._params.values() if one is not None]
        self._before = [(one.array, one.array.copy()) for one in counted if one.array.size == 1]
        numbers = optimizer.begun()
        known: dict[int, int] = {}
        self.distinct: list[Any] = []
        for one in numbers:
            if id(one) not in known:
                known[id(one)] = len(self.distinct)
                self.distinct.append(one)
        self.pattern = tuple([known[id(one)] for one in numbers])
        self.numbers = [number for one in self.distinct for number in (one.share, *one.own)]
        self.is_made = False
        self.key = self.pattern, tuple([bool(one.decay) for one in self.distinct])

    def made(self) -> None:
        """The step was made."""
        self.is_made = True

    def undo(self) -> None:
        """Let the optimizer count and know what it did before, unless the step was made."""
        if self.is_made:
            return
        for array, before in self._before:
            array[...] = before


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
