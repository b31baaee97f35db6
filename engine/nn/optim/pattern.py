"""An optimizer's step as a run that a plan can repeat: gradients and numbers go in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


class Pattern:
    """Which parameters of an optimizer share the numbers of a step, whatever those are.

    Args:
        optimizer: It is asked for numbers like those of a step; it begins none.

    Attributes:
        groups: For each parameter which of the distinct numbers it has.
        like: Numbers such as `flat` gives.
        key: What a plan depends on.
        counted: Parameters of the optimizer's own that a step may count in: they hold one number.

    """

    def __init__(self, optimizer: Any) -> None:
        told = optimizer.numbers_like()
        known: dict[int, int] = {}
        self._first: list[int] = []
        for at, one in enumerate(told):
            if id(one) not in known:
                known[id(one)] = len(self._first)
                self._first.append(at)
        self.groups = tuple([known[id(one)] for one in told])
        self._kinds = [(type(told[at]), told[at].decay, len(told[at].own)) for at in self._first]
        self.like = self.flat(told)
        self._are_alike = len(self._first) == 1 and optimizer.tells_alike()
        held = [one for one in optimizer._params.values() if one is not None]
        self.counted = [one for one in held if one.array.size == 1]
        if self._are_alike and optimizer.counts_steps_alone():
            self.counted = [optimizer.global_step]
        self.key = self.groups, tuple([bool(decay) for _, decay, _ in self._kinds])

    def flat(self, told: Sequence[Any]) -> list[Any]:
        """The numbers of a step, one after the other, without repetitions."""
        distinct = [told[at] for at in self._first]
        return [number for one in distinct for number in (one.share, *one.own)]

    def counts(self) -> list[tuple[Any, Any]]:
        """The arrays of what is counted, and what they hold."""
        return [(one.array, one.array.copy()) for one in self.counted]

    def begun(self, optimizer: Any) -> Sequence[float]:
        """Begin a step, and tell its numbers as `flat` does."""
        if self._are_alike:
            told = optimizer.begun_alike()
            return told.share, *told.own
        return self.flat(optimizer.begun())

    def moving(self, optimizer: Any) -> Callable[..., None]:
        """A function of gradients and then of all numbers that moves every parameter."""
        groups, kinds, count = self.groups, self._kinds, len(self.groups)

        def move(*given: Any) -> None:
            left = iter(given[count:])
            numbers = [
                kind(decay, next(left), tuple([next(left) for _ in range(length)]))
                for kind, decay, length in kinds
            ]
            for at, group in enumerate(groups):
                optimizer.move(at, given[at], numbers[group])

        return move


class Beginning:
    """A step that an optimizer begins when its numbers are asked for, and that can be undone.

    Args:
        optimizer: Who counts the step, and tells its numbers.
        pattern: Its own.

    """

    def __init__(self, optimizer: Any, pattern: Pattern) -> None:
        self._optimizer, self._pattern = optimizer, pattern
        self._before: list[tuple[Any, Any]] = []

    def numbers(self) -> Sequence[Any]:
        """Begin the step, and tell its numbers as `Pattern.moving` takes them."""
        self._before = self._pattern.counts()
        return self._pattern.begun(self._optimizer)

    def made(self) -> None:
        """The step was made: nothing is to be undone."""
        self._before = []

    def undo(self) -> None:
        """Let the optimizer count and know what it did before, unless the step was made."""
        for array, before in self._before:
            array[...] = before
