"""What a W&B run made and began with, by name: their files lie in W&B's cache, if anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.sources.records import as_text

from .typed import Row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.wandb import Record

_UNKNOWN_SIZE = -1


def artifact_rows(record: Record) -> Iterator[Row]:
    """The row of an artifact that was logged or used.

    >>> from insight.format.wandb import Record
    >>> record = Record()
    >>> record.artifact.name, record.artifact.type = b"weights", b"model"
    >>> [(row.tag, row.cells) for row in artifact_rows(record)]
    [('weights', ('model', 'output', '', 0, ''))]

    """
    if record.WhichOneof("what") == "artifact":
        told = record.artifact
        size = sum(file.size for file in told.manifest.contents if file.size > 0)
        size = size if size < 2**63 else _UNKNOWN_SIZE
        cells = as_text(told.type), "output", "", size, as_text(told.digest)
        yield Row("artifact", as_text(told.name), cells, None)
    else:
        used = record.use_artifact
        cells = as_text(used.type), "input", "", _UNKNOWN_SIZE, ""
        yield Row("artifact", as_text(used.name or used.id), cells, None)
