"""How ranks end, and which of them ended the job."""

from __future__ import annotations

import re
import signal
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

LEAVES = "leaves"
"""What a rank says of its end where its program came to it."""

_ABORT = re.compile(rb"Abort\((-?\d+)\) on node \d+")
# Three lines: what failed, the rest of what was written, and why.
_LAUNCHER_GONE = re.compile(rb"\[[\w-]+\]: \w+ error; fd=|^:$|system msg for \w+ failure")
_MOST = 500  # characters of what was raised


@dataclass(frozen=True)
class End:
    """The end of a rank.

    Attributes:
        rank: Which.
        words: How: `was ended by SIGKILL`, `ended with exit code 3`, `raised ValueError: spoilt`.
        is_told: Whether somebody who saw it said so; else its guard vanished, too.

    """

    rank: int
    words: str
    is_told: bool = True

    def __str__(self) -> str:
        return f"rank {self.rank} {self.words}"


def by_status(status: int) -> str:
    """How a process ended: its exit code, or the signal as a negative number.

    >>> by_status(3), by_status(-9), by_status(-4242)
    ('ended with exit code 3', 'was ended by SIGKILL', 'was ended by signal 4242')

    """
    if status >= 0:
        return f"ended with exit code {status}"
    try:
        name = signal.Signals(-status).name
    except ValueError:  # of real time
        name = f"signal {-status}"
    return f"was ended by {name}"


def unsaid(rank: int) -> End:
    """The end of a rank that exits well, but says nothing: MPI still counts on it.

    >>> str(unsaid(1))
    'rank 1 ended with exit code 0, but not by the end of its program'

    """
    return End(rank, f"{by_status(0)}, but not by the end of its program")


def by_exception(error: BaseException) -> str:
    """What was raised, as one line.

    >>> by_exception(ValueError("spoilt"))
    'raised ValueError: spoilt'

    """
    try:
        text = " ".join(str(error).split())
    except Exception:  # a class of the user's, while its process dies
        text = ""
    shown = "".join(one if one.isprintable() else repr(one)[1:-1] for one in text)
    told = shown if len(shown) <= _MOST else f"{shown[:_MOST]}…"
    return f"raised {type(error).__qualname__}{': ' if told else ''}{told}"


def says_launcher_is_gone(line: bytes) -> bool:
    """Whether MPICH says that it could not write to its launcher: a job that ends, does.

    >>> says_launcher_is_gone(b"system msg for write_line failure : Broken pipe")
    True

    """
    return _LAUNCHER_GONE.search(line) is not None


def aborted(end: End, last: Sequence[bytes]) -> End | None:
    """The end by a call of `MPI_Abort`, where the rank's last lines say it as MPICH does.

    MPI's launcher kills all ranks and their guards then, that of the caller among them.

    >>> lines = [b"Abort(5) on node 1 (rank 1 in comm 0): application called MPI_Abort(...)"]
    >>> str(aborted(End(1, "was ended by SIGKILL", is_told=False), lines))
    'rank 1 called MPI_Abort with code 5'

    """
    found = next(filter(None, map(_ABORT.match, last)), None)
    if found is None:
        return None
    return replace(end, words=f"called MPI_Abort with code {found[1].decode()}", is_told=True)


def first(ends: Sequence[End]) -> End | None:
    """The end that the others followed, of those that were bad, in the order they were heard of.

    A guard that vanished was killed, maybe by MPI's launcher because of a rank that says why a
    moment later.

    >>> str(first([End(0, "vanished", is_told=False), End(1, "raised ValueError")]))
    'rank 1 raised ValueError'

    """
    told = [end for end in ends if end.is_told]
    return next(iter(told or ends), None)
