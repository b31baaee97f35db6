"""What stands behind the numbers 1 and 2, and what to put there."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import NamedTuple

from .terminal import pair_like

OUT, ERR = 1, 2
TAGS = {OUT: "console/out", ERR: "console/err"}
_ABOVE = 10  # where a standard stream is closed, its number is not for anything of ours
_PIPE_BYTES = 1 << 20


class Replaced(NamedTuple):
    """A stream of the program that goes through us.

    Attributes:
        tag: Under which its lines are recorded.
        numbers: 1, 2, or both where they go to one place.
        read: Where what is written comes out.
        write: What stands under the numbers.
        real: Where they went.
        is_terminal: Whether that is a terminal.
        identity: Of what stands under the numbers.

    """

    tag: str
    numbers: tuple[int, ...]
    read: int
    write: int
    real: int
    is_terminal: bool
    identity: tuple[int, int, int] | None

    def put_in(self) -> None:
        """Has the program write here from now on."""
        for number in self.numbers:
            os.dup2(self.write, number)
        os.close(self.write)

    def put_back(self) -> None:
        """Has the program write to where it did; what it put there itself meanwhile stays."""
        for number in self.numbers:
            if identity_of(number) == self.identity:
                with suppress(OSError):
                    os.dup2(self.real, number)

    def let_go(self) -> None:
        """Closes what was kept of it."""
        for descriptor in (self.read, self.real):
            with suppress(OSError):
                os.close(descriptor)


def identity_of(descriptor: int) -> tuple[int, int, int] | None:
    """What tells files, pipes and terminals apart; None for a closed one.

    >>> identity_of(-1)

    """
    try:
        found = os.fstat(descriptor)
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_rdev


def replacements() -> list[Replaced]:
    """For each of 1 and 2 that is open; one for both where both go to one place.

    So what a program writes there in turn stays in its order.

    Raises:
        OSError: If the system has no more descriptors.

    """
    found = {number: identity_of(number) for number in _begun_open()}
    are_open = [number for number, identity in found.items() if identity is not None]
    is_one = len(are_open) == len(TAGS) and found[OUT] == found[ERR]
    groups = [(OUT, ERR)] if is_one else [(number,) for number in are_open]
    made: list[Replaced] = []
    try:
        made.extend(map(_replaced, groups))
    except OSError:
        for one in made:
            os.close(one.write)
            one.let_go()
        raise
    return made


def _begun_open() -> list[int]:
    """The numbers that stood for streams when Python began; others may be any file's by now."""
    streams = ((OUT, sys.__stdout__), (ERR, sys.__stderr__))
    return [number for number, stream in streams if stream is not None]


def _replaced(numbers: tuple[int, ...]) -> Replaced:
    first = numbers[0]
    is_terminal = os.isatty(first)
    ends = pair_like(first) if is_terminal else os.pipe()
    read, write = map(moved_up, ends)
    if not is_terminal:
        _enlarge(write)
    real = _kept(first)
    return Replaced(TAGS[first], numbers, read, write, real, is_terminal, identity_of(write))


def _kept(descriptor: int) -> int:
    """Another number for what one stands for, above the standard ones; no child gets it."""
    calls = import_module("fcntl")
    kept: int = calls.fcntl(descriptor, calls.F_DUPFD_CLOEXEC, _ABOVE)
    return kept


def moved_up(descriptor: int) -> int:
    """A descriptor under a number above the standard ones, which may be closed, and free for it."""
    if descriptor >= _ABOVE:
        return descriptor
    kept = _kept(descriptor)
    os.close(descriptor)
    return kept


def _enlarge(pipe: int) -> None:
    """Has a pipe hold more, where it can: who writes waits less."""
    calls = import_module("fcntl")
    with suppress(OSError, AttributeError):
        calls.fcntl(pipe, calls.F_SETPIPE_SZ, _PIPE_BYTES)
