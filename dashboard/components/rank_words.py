"""Which ranks of a run ended badly, in the words of `assets/frame/bad_ranks.mjs`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MOST_NAMED = 3


def bad_rank_words(status: str, ends: Mapping[str, Sequence[int]]) -> str:
    """The ranks that ended badly, such as `rank 1 lost, ranks 0, 2`; empty where none did.

    >>> bad_rank_words("failed", {"lost": [1], "failed": [0, 2, 3, 4]})
    'rank 1 lost, ranks 0, 2, 3 and 1 more'

    Args:
        status: How the run ended: ranks that ended so need no word of their own.
        ends: The ranks by how they ended, as `Store.bad_ranks` has them.

    """
    return ", ".join(
        _named(ranks) if word == status else f"{_named(ranks)} {say(word)}"
        for word, ranks in ends.items()
    )


def _named(ranks: Sequence[int]) -> str:
    if len(ranks) == 1:
        return say("rank {rank}", rank=ranks[0])
    named, more = ", ".join(map(str, ranks[:MOST_NAMED])), len(ranks) - MOST_NAMED
    if more <= 0:
        return say("ranks {ranks}", ranks=named)
    return say("ranks {ranks} and {count} more", ranks=named, count=f"{more:,}")
