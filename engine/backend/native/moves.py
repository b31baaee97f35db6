"""What kernels are told of a step of an optimizer, as `insight/native/src/moves.h` has it."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import Any, NamedTuple

from .arrays import is_plain
from .calls import WORD

__all__ = ["GRADIENT", "Adam", "KeptStep", "Momentum", "kept_step", "lie_alike", "step_words"]

_WORK = struct.Struct("8q4d")
GRADIENT, _RATE = 4, 8  # at which word each is, behind what is moved


class Momentum(NamedTuple):
    """What a step of gradient descent with momentum moves."""

    param: Any
    """Moved in place, as all of them."""
    accum: Any
    """The running sum."""
    nesterov: Any = False
    """Whether to look one step ahead."""

    @property
    def arrays(self) -> tuple[Any, ...]:
        """In the order of their words."""
        return self.param, self.accum

    @property
    def numbers(self) -> int:
        """How many numbers a step is told: the rate, and how much of the sum stays."""
        return 2


class Adam(NamedTuple):
    """What a step of Adam moves."""

    param: Any
    """Moved in place, as all of them."""
    first: Any
    """The mean of gradients."""
    second: Any
    """The mean of their squares."""
    nesterov: Any = False
    """Whether to mix the gradient into the first moment once more."""
    largest: Any = None
    """The largest second moment so far."""

    @property
    def arrays(self) -> tuple[Any, ...]:
        """In the order of their words."""
        state = self.param, self.first, self.second
        return state if self.largest is None else (*state, self.largest)

    @property
    def numbers(self) -> int:
        """How many numbers a step is told: the rate, both betas and epsilon."""
        return 4


def lie_alike(moved: Iterable[Any], gradient: Any) -> bool:
    """Whether all are of a kernel's kind and end to end, and all but the gradient may be moved."""
    moved = tuple(moved)
    return (
        is_plain(*moved, gradient)
        and all(x.shape == gradient.shape and x.flags.c_contiguous for x in (*moved, gradient))
        and all(x.flags.writeable for x in moved)
    )


def step_words(
    addresses: tuple[int, ...], count: int, parts: int, nesterov: Any, numbers: tuple[float, ...]
) -> bytes:
    """The words of a step.

    Args:
        addresses: Of what is moved, up to four, and of the gradient as the fifth.
        count: How many numbers each has.
        parts: Into how many parts the work is cut.
        nesterov: Whether to look ahead.
        numbers: Four.

    """
    return _WORK.pack(*addresses, count, parts, bool(nesterov), *numbers)


class KeptStep(NamedTuple):
    """The words of a step, but for what differs from call to call, as `Call` has it."""

    words: bytes
    arrays: tuple[tuple[int, Any], ...]
    numbers: tuple[tuple[int, str, int], ...]


def kept_step(step: Momentum | Adam, parts: int, behind: int = 0) -> KeptStep:
    """The words of a step that is told its numbers later.

    Args:
        step: What it moves.
        parts: Into how many parts the work is cut.
        behind: How many words stand before its own.

    """
    return KeptStep(
        step_words((0,) * 5, step.param.size, parts, step.nesterov, (0.0,) * 4),
        tuple((behind + k, array) for k, array in enumerate(step.arrays)),
        tuple((WORD * (behind + _RATE + k), "d", k) for k in range(step.numbers)),
    )
