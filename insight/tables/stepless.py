"""Series without steps: whoever wrote them gave none, so every record bears one and the same.

TensorBoard and MLflow write 0 where a call names no step. A table has one row for a step, and so
one of the series; here are all records of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .block import Block, Chunk, bounds_of
from .cuts import NO_CUTS
from .in_front import in_front
from .points import by_tag
from .restart import is_later

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from insight.format.scalars.columns import Column

    from .cuts import Tag
    from .restart import Age
    from .run_file import RunFile


def stepless_block(files: Sequence[RunFile], kind: str = "scalar") -> Block:
    """Every record of the series without steps, by tag: older files first, each in its order.

    A tag is one where all its rows bear the same step and some file has two of them: files with one
    each were restarted. What came before the start of a session that a file tells of left.
    """
    candidates = {tag for file in files for tag in _of_one_step(file, kind)}
    if not candidates:
        return _EMPTY
    found = [(file, _rows(file, kind, candidates)) for file in sorted(files, key=_age)]
    tags: list[str] = []
    chunks: list[Chunk] = []
    lengths: list[int] = []
    for tag in sorted(candidates):
        parts = [(file, held[tag]) for file, held in found if tag in held]
        shown = {file.name for file in in_front([file for file, _ in parts])}
        pieces = [
            _standing(file, (kind, tag), rows, files) for file, rows in parts if file.name in shown
        ]
        columns = [np.concatenate(column) for column in zip(*pieces, strict=True)]
        steps = columns[0]
        if len(steps) > 1 and (steps == steps[0]).all():
            chunks.append(Chunk(range(len(tags), len(tags) + 1), columns))
            tags.append(tag)
            lengths.append(len(steps))
    return Block(tags, bounds_of(lengths), chunks, [])


_EMPTY = Block([], [0], [], [])


def _age(file: RunFile) -> Age:
    return (*file.lifetime, file.name)


def _of_one_step(file: RunFile, kind: str) -> Iterator[str]:
    """The tags of a file that have several rows, all of one step."""
    if kind != "scalar":
        yield from (tag for (held, tag), rows in file.rows.items() if held == kind and rows.is_one)
        return
    if file.points.ascending:
        return
    for tag, parts in by_tag(file.points.segments).items():
        first = parts[0].steps[0]
        if (
            sum(len(part.steps) for part in parts) > 1
            and parts[-1].steps[-1] == first
            and all((part.steps == first).all() for part in parts)
        ):
            yield tag


def _rows(
    file: RunFile, kind: str, tags: Collection[str]
) -> Mapping[str, Sequence[Sequence[Column]]]:
    """The rows of tags as they lie in a file: parts, each of them columns."""
    if kind == "scalar":
        return by_tag(file.points.segments)
    held = file.rows.items()
    return {tag: [rows.since(0)] for (of, tag), rows in held if of == kind and tag in tags}


def _standing(
    file: RunFile, tag: Tag, parts: Sequence[Sequence[Column]], files: Sequence[RunFile]
) -> list[Column]:
    """The rows of a file that no start of a session took."""
    columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
    stands = file.cuts.get(tag, NO_CUTS).standing(columns[0])
    ceiling = min(
        (
            start.step
            for other in files
            if other.starts and is_later(_age(other), _age(file))
            for start in other.starts
        ),
        default=None,
    )
    if ceiling is not None:
        stands = stands[columns[0][stands] < ceiling]
    return [column[stands] for column in columns]
