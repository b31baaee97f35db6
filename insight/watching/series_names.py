"""Which series of a run a name in a rule means."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .look import Series

_ALSO = "/auto"  # MindSpore's collector puts it behind what it names by itself: `loss/auto`


def named(name: str, series: Sequence[Series]) -> list[Series]:
    """The series that a name means: the one of this name, else those whose names end with it.

    Where there are none, `val_loss` means `val/loss`, as tools divide words in different ways.

    A name with `*`, `?` or `[` means all that it fits, whole or by their ends.

    Args:
        name: As a rule has it.
        series: Those of one run.

    """
    if re.search(r"[*?[]", name):
        low = name.casefold()
        return [one for one in series if any(fnmatchcase(end, low) for end in ends(one.tag))]
    exact = [one for one in series if one.tag == name]
    low = name.casefold()
    found = exact or [one for one in series if low in ends(one.tag)]
    return found or [one for one in series if _joined(low) in map(_joined, ends(one.tag))]


@lru_cache(maxsize=10_000)
def ends(tag: str) -> tuple[str, ...]:
    """What a tag may be called for short, in small letters.

    >>> ends("train/loss/auto")
    ('train/loss/auto', 'loss/auto', 'auto', 'train/loss', 'loss')

    """
    low = tag.casefold()
    found = _ends(low)
    return (*found, *_ends(low.removesuffix(_ALSO))) if low.endswith(_ALSO) else found


@lru_cache(maxsize=10_000)
def _joined(low: str) -> str:
    return re.sub(r"[/._ -]+", "_", low)


def _ends(low: str) -> tuple[str, ...]:
    starts = [match.end() for match in re.finditer(r"[/.]", low) if match.end() < len(low)]
    return (low, *(low[start:] for start in starts))
