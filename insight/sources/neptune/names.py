"""Which runs lie in a folder of Neptune's exporter, by the names of their parts."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from insight.sources.kept_files.above import folder_below, way_up
from insight.sources.records import Folder, FoundRun, as_name

if TYPE_CHECKING:
    from collections.abc import Iterator

# The exporter puts a digest of 8 bytes behind each name, so that no two become one.
_PART = re.compile(r"(?P<run>.+)-(?P<digest>[0-9a-f]{16})_part_(?P<number>\d{1,9})\.parquet")
_MODELS = ("models", "model_versions")
_FILES = {"data": "files", "model_data": "model_files"}
"""What the exporter calls the folder of the files, beside which one of the parts."""
UP = way_up("run")


@dataclass(frozen=True)
class FoundExport(FoundRun):
    """An exported run."""

    project: Folder | None = None
    """The folder that its parts lie in."""


def exported_runs(folder: Folder) -> Iterator[FoundExport]:
    """The runs whose parts lie in a folder.

    >>> parts = [f"A-1-0123456789abcdef_part_{n}.parquet" for n in (0, 1)]
    >>> [found] = exported_runs(Folder("/r/p", "p", [*parts, "B-0123456789abcdef.parquet"]))
    >>> found.run, found.files[1]
    ('p/A-1', '../A-1-0123456789abcdef_part_1.parquet')
    """
    parts: dict[tuple[str, str], list[str]] = {}
    for name in folder.names:
        found = _PART.fullmatch(name)
        if found is not None:
            parts.setdefault((found["run"], found["digest"]), []).append(name)
    counts = Counter(run for run, _ in parts)
    for (run, digest), names in parts.items():
        below = folder_below(folder, as_name(run if counts[run] == 1 else f"{run}-{digest}"))
        files = [f"{UP}{name}" for name in sorted(names)]
        yield FoundExport(below.run, below, files, keyed_by_step=True, project=folder)


def number_of(part: str) -> int:
    """Which part of its run a file is.

    >>> number_of("A-0123456789abcdef_part_12.parquet")
    12
    """
    found = _PART.fullmatch(part)
    return int(found["number"]) if found is not None else 0


def kind_of(folder: Folder) -> str:
    """`run`, `model` or `model_version`: what the exporter keeps in a folder."""
    last = folder.path.rstrip("/").rpartition("/")[2]
    return last.removesuffix("s") if last in _MODELS else "run"


def files_folder(folder: Folder) -> Folder | None:
    """Where the files of a project lie; None where that is not below the folder of runs.

    >>> files_folder(Folder("/r/exports/data/p", "exports/data/p", [])).path
    '/r/exports/files/p'
    >>> files_folder(Folder("/r/p", "p", [])) is None
    True
    """
    depth = 3 if kind_of(folder) != "run" else 2
    above = folder.run.split("/")
    if folder.run == "." or len(above) < depth:
        return None
    inside = folder.path.rstrip("/").rsplit("/", depth)
    data, project = above[-depth], above[1 - depth]
    beside = _FILES.get(data)
    if beside is None:
        return None
    return Folder(f"{inside[0]}/{beside}/{project}", f"{beside}/{project}", [])
