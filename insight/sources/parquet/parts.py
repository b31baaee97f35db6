"""A file that is one part of a run: its pieces are given to whoever makes rows of them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from insight.errors import FormatError
from insight.sources.records import Problem, Progress

from .opened import Damage, is_unfinished, opened, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from insight.format.scalars.columns import Column
    from insight.sources.place import Place
    from insight.sources.records import Folder, News

    from .opened import Piece


MOST_OTHERS = 1 << 21
"""So many rows of a run that are no numbers are kept: they lie in memory."""


def part_news(
    place: Place,
    folder: Folder,
    part: str,
    take: Callable[[Piece], tuple[float, float]],
    columns: Collection[str] | None = None,
    coded: Collection[str] = (),
    without: Collection[str] = (),
) -> Iterator[News]:
    """What is to say of one file, while its rows are taken.

    Args:
        place: Where it lies.
        folder: The folder that it lies in.
        part: Its name there.
        take: Takes a piece; the earliest and the latest time in it.
        columns: Those that are wanted, None for all.
        coded: Those of texts that are wanted as codes.
        without: Those that are passed over.

    Raises:
        OSError: If it is gone or cannot be opened.

    """
    path = folder.file(part)
    state = place.state(path)
    first, last, count, unfinished = math.inf, -math.inf, 0, 0
    try:
        with opened(place, path, coded) as file:
            wanted = file.columns if columns is None else columns
            for piece in file.pieces([name for name in wanted if name not in without]):
                found = piece if isinstance(piece, Damage) else _taken(piece, take)
                if isinstance(found, Damage):
                    text = f"rows from {found.first} on cannot be read: {found.text}"
                    yield Problem(part, 0, text)
                    continue
                first, last = min(first, found[0]), max(last, found[1])
                count += found[2]
    except FormatError as error:
        if is_unfinished(place, path):
            unfinished = state.size
        else:
            yield Problem(part, 0, str(error))
    yield Progress(
        file=part,
        records=count,
        size=state.size,
        unfinished=unfinished,
        modified=state.modified,
        closed=True,
        first_wall_time=first,
        last_wall_time=last,
    )


def _taken(
    piece: Piece, take: Callable[[Piece], tuple[float, float]]
) -> tuple[float, float, int] | Damage:
    """The span of time of a piece and its number of rows; what is wrong where it is damaged.

    Raises:
        FormatError: If the whole file is none of those that were expected.

    """
    try:
        return (*take(piece), piece.rows.num_rows)
    except FormatError:
        raise
    except Exception as error:  # a reader outlives any content, such as texts that are no UTF-8
        return Damage(piece.first, words_of(error))


def span_of(times: Column) -> tuple[float, float]:
    """The earliest and the latest of the times that are finite; infinite the wrong way without.

    >>> span_of(np.array([2.0, np.nan, 1.0])), span_of(np.array([]))
    ((1.0, 2.0), (inf, -inf))
    """
    seen = times[np.isfinite(times)]
    return (float(seen.min()), float(seen.max())) if len(seen) else (math.inf, -math.inf)
