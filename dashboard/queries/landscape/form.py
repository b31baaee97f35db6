"""Whether a landscape was recorded as MindSpore's SummaryLandscape records its own."""

from __future__ import annotations

import re

MINDSPORE = "mindspore"
_TAG = re.compile(r"landscape_\[\d+(, \d+)?\]")
_DECOMPOSITIONS = ("PCA", "Random")


def form_of(tag: str, decomposition: str) -> str:
    """`mindspore` for a landscape that is called as SummaryLandscape calls its own; else nothing.

    No field of a record says by which rules it was drawn: what is left are the tag and the word
    for the directions, which others may write, too.

    >>> form_of("landscape_[1, 5]", "PCA"), form_of("landscape_[20]", "Random"), form_of("l", "PCA")
    ('mindspore', 'mindspore', '')

    """
    named = _TAG.fullmatch(tag) is not None
    return MINDSPORE if named and decomposition in _DECOMPOSITIONS else ""
