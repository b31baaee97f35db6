"""Which ranks of a run came to another end than the others, as far as their files tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .status import status_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .run import Run

BAD_ENDS = ("lost", "failed", "diverged")
"""What is said of ranks that ended badly, in the order in which one leads to another."""
_MOST_NAMED = 3


def bad_ends(run: Run, now: float) -> dict[str, list[int]]:
    """The ranks of a run that ended badly, by what is said of them.

    Empty for a run of one process, and where all is well.
    """
    parts = run.wrote_last()
    told = [(status_of(part.signs(), now), part.end()) for part in parts.values()]
    lost = are_lost(told)
    words = ["lost" if is_lost else status for is_lost, (status, _) in zip(lost, told, strict=True)]
    found = {
        bad: [rank for rank, word in zip(parts, words, strict=True) if word == bad]
        for bad in BAD_ENDS
    }
    return {bad: ranks for bad, ranks in found.items() if ranks}


def are_lost(told: Iterable[tuple[str, str]]) -> list[bool]:
    """Which ranks left nothing of their end where others did: they were killed, or hang.

    Where all were killed, no file tells which was the first.

    Args:
        told: The status and the end of each, as `Store.ranks` has them.

    >>> are_lost([("stopped", "stopped"), ("stopped", ""), ("running", "")])
    [False, True, False]

    """
    told = list(told)
    is_told = any(end for _, end in told)
    return [is_told and not end and status in ("stopped", "failed") for status, end in told]


def status_words(status: str, ends: Mapping[str, Sequence[int]]) -> str:
    """The status of a run, and which of its ranks made it so.

    >>> status_words("failed", {"lost": [1], "failed": [0, 2, 3, 4]})
    'failed: rank 1 lost, ranks 0, 2, 3 and 1 more'
    >>> status_words("finished", {})
    'finished'

    """
    told = [_named(ranks) + ("" if word == status else f" {word}") for word, ranks in ends.items()]
    return f"{status}: {', '.join(told)}" if told else status


def _named(ranks: Sequence[int]) -> str:
    named = ", ".join(map(str, ranks[:_MOST_NAMED]))
    more = len(ranks) - _MOST_NAMED
    return f"rank{'s' * (len(ranks) > 1)} {named}" + (f" and {more} more" if more > 0 else "")
