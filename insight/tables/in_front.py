"""Whose values are shown of several processes that wrote at the same time: the lowest rank's."""

from __future__ import annotations

from itertools import chain, groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from .spans import Covered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .run_file import RunFile

_RANK = attrgetter("rank")


def in_front(files: Sequence[RunFile]) -> list[RunFile]:
    """The files that no process of lower rank wrote beside."""
    lower = Covered()
    behind: set[str] = set()
    for _, group in groupby(sorted(files, key=_RANK), key=_RANK):
        own = list(group)
        spans = {file.name: (file.row_span, file.beside) for file in own}
        behind.update(name for name, both in spans.items() if any(map(lower.meets, both)))
        for span in chain.from_iterable(spans.values()):
            lower.add(span)
    return [file for file in files if file.name not in behind]
