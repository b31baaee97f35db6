"""Points that do not fit into memory, as mapped columns in the user's cache directory.

A pack is a folder of NumPy files and an index. It is written whole or not at all, never
changed afterwards, and checked before it is used; when it is gone or does not hold, the event files
are read again. So it may be deleted at any time.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.crc32c import crc32c
from insight.format.scalars.columns import Columns
from insight.sources import FileMemory, Points
from insight.sources.breaks import RecordOrder
from insight.user_cache import cache_folder

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from insight.format.scalars.columns import Column
    from insight.sources.breaks import Matrix

_CACHE = "points"
_VERSION = 4
_INDEX = "index.json"
_COLUMNS = ("steps", "wall_times", "values", "breaks")


@dataclass(frozen=True, slots=True)
class Kept:
    """What a pack holds of one file."""

    path: str
    points: Points
    memory: FileMemory


class Sidecar:
    """The packs of one root.

    Args:
        root: The root's name.

    """

    def __init__(self, root: str) -> None:
        self._name = hashlib.sha256(root.encode("utf-8", "surrogateescape")).hexdigest()[:32]
        self._found: dict[str, Kept] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left to recall."""
        return not self._recalled()

    def recall(self, path: str) -> Kept | None:
        """What was kept of the file at `path` when the packs were opened; told once."""
        return self._recalled().pop(path, None)

    def _recalled(self) -> dict[str, Kept]:
        if self._found is None:
            self._found = {kept.path: kept for pack in self._packs() for kept in _opened(pack)}
        return self._found

    def keep(self, files: Sequence[Kept]) -> dict[str, Points]:
        """The points of `files` by path, mapped from a new pack; none where it cannot be written.

        Older packs that hold none but these files are removed.
        """
        folder = cache_folder(_CACHE, make=True) if files else None
        if folder is None:
            return {}
        replaced = list(self._packs_within({kept.path for kept in files}))
        try:
            pack = _written(folder / self._name, files)
        except OSError:
            return {}
        for older in replaced:
            shutil.rmtree(older, ignore_errors=True)
        return {kept.path: kept.points for kept in _opened(pack)}

    def sweep(self, paths: Collection[str]) -> None:
        """Remove the packs that hold no file of `paths`: their runs are gone."""
        for pack in self._packs():
            index = _index(pack)
            if index is None or not any(entry["path"] in paths for entry in index["entries"]):
                shutil.rmtree(pack, ignore_errors=True)

    def _packs(self) -> list[Path]:
        folder = cache_folder(_CACHE, make=False)
        if folder is None or not (folder / self._name).is_dir():
            return []
        packs = [pack for pack in (folder / self._name).iterdir() if pack.name.isdigit()]
        return sorted(packs, key=lambda pack: pack.name)

    def _packs_within(self, paths: set[str]) -> Iterator[Path]:
        for pack in self._packs():
            index = _index(pack)
            if index is None or all(entry["path"] in paths for entry in index["entries"]):
                yield pack


def _written(folder: Path, files: Sequence[Kept]) -> Path:
    """A new pack of `files`, on the disk before it has its name.

    Raises:
        OSError: If the disk refuses.

    """
    folder.mkdir(mode=0o700, exist_ok=True)
    number = max((int(pack.name) for pack in folder.iterdir() if pack.name.isdigit()), default=0)
    temporary = Path(tempfile.mkdtemp(prefix=".", dir=folder))
    try:
        parts = zip(*(_columns(kept.points) for kept in files), strict=True)
        for name, column in zip(_COLUMNS, map(np.concatenate, parts), strict=True):
            with (temporary / f"{name}.npy").open("wb") as file:
                np.save(file, column, allow_pickle=False)
                file.flush()
                os.fsync(file.fileno())
        with (temporary / _INDEX).open("w", encoding="utf-8") as file:
            entries = json.dumps(list(_entries(files)))
            check = crc32c(entries.encode())
            file.write(f'{{"version": {_VERSION}, "check": {check}, "entries": {entries}}}')
            file.flush()
            os.fsync(file.fileno())
        pack = folder / f"{number + 1:08d}"
        temporary.rename(pack)
    except BaseException:
        shutil.rmtree(temporary, ignore_errors=True)
        raise
    return pack


def _columns(points: Points) -> tuple[Column, Column, Column, Matrix]:
    held = points.columns
    return held.steps, held.wall_times, held.values, points.order.breaks


def _entries(files: Sequence[Kept]) -> Iterator[dict[str, Any]]:
    begin = begin_of_breaks = 0
    for kept in files:
        columns, order = kept.points.columns, kept.points.order
        yield {
            "path": kept.path,
            "file": kept.points.file,
            "tags": columns.tags,
            "bounds": columns.bounds.tolist(),
            "ascending": columns.ascending,
            "ends": order.ends.tolist(),
            "begin": begin,
            "breaks": [begin_of_breaks, len(order.breaks)],
            "checks": [_check(column) for column in _columns(kept.points)],
            "memory": kept.memory.plain(),
        }
        begin += len(columns)
        begin_of_breaks += len(order.breaks)


def _opened(pack: Path) -> Iterator[Kept]:
    """What a pack holds, mapped; nothing of what does not hold."""
    index = _index(pack)
    if index is None:
        return
    try:
        mapped = [_mapped(pack / f"{name}.npy") for name in _COLUMNS]
        for entry in index["entries"]:
            kept = _kept(entry, mapped)
            if kept is not None:
                yield kept
        for column in mapped:
            _let_go(column)
    except (OSError, KeyError, TypeError, ValueError):
        return  # a pack of another version, or damaged: the files are read again


def _index(pack: Path) -> dict[str, Any] | None:
    try:
        index = json.loads((pack / _INDEX).read_bytes())
        check = crc32c(json.dumps(index["entries"]).encode())
        return index if (index["version"], index["check"]) == (_VERSION, check) else None
    except (OSError, KeyError, TypeError, ValueError, RecursionError):
        return None


def _mapped(path: Path) -> Column:
    return np.asarray(np.load(path, mmap_mode="r", allow_pickle=False))


def _let_go(column: Column) -> None:
    """Give the memory back that a look at a mapped column took: it is read again where needed."""
    mapped = getattr(column.base, "_mmap", None)
    if mapped is not None and hasattr(mmap, "MADV_DONTNEED"):
        mapped.madvise(mmap.MADV_DONTNEED)


def _kept(entry: dict[str, Any], mapped: list[Column]) -> Kept | None:
    bounds = np.array(entry["bounds"], np.int64)
    begin, length = entry["begin"], int(bounds[-1])
    first_break, count = entry["breaks"]
    steps, wall_times, values = (column[begin : begin + length] for column in mapped[:-1])
    breaks = mapped[-1][first_break : first_break + count]
    if [_check(part) for part in (steps, wall_times, values, breaks)] != entry["checks"]:
        return None
    columns = Columns(entry["tags"], bounds, steps, wall_times, values, entry["ascending"])
    ends = np.array(entry["ends"], np.int64).reshape(-1, 2)
    points = Points(entry["file"], columns, RecordOrder(ends, np.array(breaks, np.int64)))
    return Kept(entry["path"], points, FileMemory.of(entry["memory"]))


def _check(column: Column | Matrix) -> int:
    """The checksum of a column's bytes, without a copy of them."""
    whole = np.ascontiguousarray(column).view()
    whole.flags.writeable = False  # the checksum takes nothing that may change under it
    return crc32c(whole) if len(whole) else 0
