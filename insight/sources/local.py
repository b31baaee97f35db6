"""Folders of this machine: listed once, and afterwards only where an entry came or went."""

from __future__ import annotations

import errno
import os
import threading
import time
from stat import S_IMODE, S_ISLNK, S_ISREG
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from insight.format.system import BYTES, DIRECTORY, data_from, hole_from, read_at

from .place import FileState
from .records import Folder, as_name

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence
    from types import TracebackType
    from typing import Self

    from insight.format.frames import Buffer

_MODE_WHEN_CLOSED = 0o400
# The coarsest clock of a file system in use (FAT) ticks every two seconds: an entry that comes
# within the tick of the listing leaves the folder's time as it is.
_TICK_S = 2.0
_PIECE_BYTES = 2 << 20

_TELLING = frozenset((".aim",))
"""Hidden folders by which a tool's own folder is known."""

Bytes = np.ndarray[tuple[int], np.dtype[np.uint8]]

_NO_LINKS: frozenset[str] = frozenset()  # one for all folders: an empty set takes 216 bytes

_thread = threading.local()


class _Listed(NamedTuple):
    """A folder when it was last listed."""

    stamp: tuple[int, int, int]
    """Device, inode and time of change; they differ when an entry came or went."""
    may_change_unseen: bool
    names: list[str]
    below: list[str]
    """Names of the folders in it that are not hidden, sorted."""
    links: frozenset[str]
    """Those of them that are links."""


class LocalPlace:
    """A folder of this machine and all below it.

    Hidden folders are passed over (deleted runs lie in one of them); those that tell whose folder
    it is are named among the files, with a `/` behind. Links to folders are followed, a folder that
    was seen already is not entered again. What cannot be listed is passed over.

    Args:
        root: The folder.
        clock: Seconds since 1970.
        is_walled: Whether nothing is there that lies elsewhere: links that lead out of the folder
            are passed over, and so are other places that a run names as its own.
        tables: Patterns of plain tables.

    """

    def __init__(
        self,
        root: str,
        clock: Callable[[], float] = time.time,
        *,
        is_walled: bool = False,
        tables: Sequence[str] = (),
    ) -> None:
        self.root = root
        self.tables = tables
        self._clock = clock
        self._is_walled = is_walled
        self._listed: dict[str, _Listed] = {}
        self._any_refused = False
        self._folders: list[Folder] = []
        self._top = _Top(root)
        self._reals: dict[str, str] = {}

    def folders(self) -> Sequence[Folder]:
        # A folder that refused to be listed may let itself be listed now: no time of change tells.
        if not self._listed or self._any_refused or self._came_or_went():
            self._walk()
        return self._folders

    def _came_or_went(self) -> bool:
        """Whether an entry of some folder may have come or gone; a loop of nothing but `stat`."""
        stat, top = os.stat, self._top.descriptor()
        below = self._top.below
        try:
            for path, listed in self._listed.items():
                status = stat(path[below:] or ".", dir_fd=top) if top is not None else stat(path)
                if status.st_mtime_ns != listed.stamp[2] or listed.may_change_unseen:
                    return True
                if (status.st_dev, status.st_ino) != listed.stamp[:2]:
                    return True
        except OSError:
            return True
        return False

    def _walk(self) -> None:
        self._reals.clear()
        listed: dict[str, _Listed] = {}
        seen: set[tuple[int, int]] = set()
        self._any_refused = False
        waiting = [(self.root, ".")]
        links: list[tuple[str, str]] = []
        found: list[tuple[str, str]] = []
        while waiting or links:
            # A folder has the name of its own rather than that of a link, such as `latest-run`.
            path, run = waiting.pop() if waiting else links.pop(0)
            folder = self._look(path)
            if folder is None:
                self._any_refused = True
                continue
            if folder.stamp[:2] in seen:
                continue
            seen.add(folder.stamp[:2])
            listed[path] = folder
            found.append((path, run))
            prefix = "" if run == "." else f"{run}/"
            base = path.rstrip("/")
            for name in reversed(folder.below):
                later = links if name in folder.links else waiting
                later.append((f"{base}/{name}", prefix + as_name(name)))
        if not _same(listed, self._listed):
            self._folders = [Folder(path, run, listed[path].names) for path, run in found]
        self._listed = listed

    def _look(self, path: str) -> _Listed | None:
        """The folder as it is listed already, or listed anew; None where it cannot be."""
        try:
            status = os.stat(path)  # noqa: PTH116 - a Path costs more than the call
        except OSError:
            return None
        stamp = (status.st_dev, status.st_ino, status.st_mtime_ns)
        known = self._listed.get(path)
        if known is not None and known.stamp == stamp and not known.may_change_unseen:
            return known
        fresh = self._list(path, stamp)
        if known is not None and fresh is not None and known == fresh:
            return known
        return fresh

    def _list(self, path: str, stamp: tuple[int, int, int]) -> _Listed | None:
        listed_at = self._clock()
        names, below, links, has_loose_link = [], [], [], False
        try:
            with os.scandir(path) as listing:
                for entry in listing:
                    if self._is_walled and entry.is_symlink() and self.leads_out(entry.path, ()):
                        has_loose_link = True
                    elif not _is_folder(entry):
                        names.append(entry.name)
                        has_loose_link |= entry.is_symlink()
                    elif entry.name in _TELLING:
                        names.append(f"{entry.name}/")
                    elif not entry.name.startswith("."):
                        below.append(entry.name)
                        if entry.is_symlink():
                            links.append(entry.name)
        except OSError:
            return None
        # A link that leads nowhere may lead to a folder later.
        recent = listed_at - stamp[2] / 1e9 < _TICK_S
        names.sort()
        below.sort()
        found_links = frozenset(links) if links else _NO_LINKS
        return _Listed(stamp, recent or has_loose_link, names, below, found_links)

    def state(self, path: str) -> FileState:
        return _state(os.stat(path))  # noqa: PTH116 - a Path costs more than the call

    def versions(self, paths: Sequence[str]) -> list[Hashable]:
        found: list[Hashable] = []
        stat, top = os.stat, self._top.descriptor()
        begin = 0 if top is None else self._top.below
        for path in paths:
            try:
                status = stat(path[begin:], dir_fd=top)
            except OSError:
                found.append(None)
            else:
                found.append(_version(status))
        return found

    def open(self, path: str) -> _LocalFile:
        return _LocalFile(path)

    def leads_out(self, path: str, folders: Sequence[str]) -> bool:
        above = path.rpartition("/")[0]
        real = os.path.realpath(path) if _is_link(path) else f"{self._real(above)}/"
        within = (self.root,) if self._is_walled else (self.root, *folders)
        return not any(f"{real}/".startswith(f"{self._real(one)}/") for one in within)

    def _real(self, folder: str) -> str:
        """A folder without links on the way; kept until folders come or go, as links are some."""
        found = self._reals.get(folder)
        if found is None:
            found = self._reals[folder] = os.path.realpath(folder).rstrip("/")
        return found

    def local_path(self, path: str) -> str:
        return path


class _Top:
    """The top folder, held open: a name below it is looked up faster than from `/` on.

    Attributes:
        below: How many characters of a path lead to a name below the top.

    """

    def __init__(self, root: str) -> None:
        self.below = len(root.rstrip("/")) + 1
        self._root = root
        self._held: int | None = None
        self._stamp: tuple[int, int] | None = None

    def descriptor(self) -> int | None:
        """The open folder; None where it cannot be held open, or names start from `/` anyway."""
        if os.stat not in os.supports_dir_fd:
            return None
        try:
            status = os.stat(self._root)  # noqa: PTH116 - a Path costs more than the call
            stamp = (status.st_dev, status.st_ino)
            if stamp != self._stamp:  # another folder took the name
                self._let_go()
                self._held = os.open(self._root, os.O_RDONLY | DIRECTORY | BYTES)
                self._stamp = stamp
        except OSError:
            return None
        return self._held

    # Bound here: when the interpreter ends, `os` may be gone from this module before a store is.
    def _let_go(self, close: Callable[[int], None] = os.close) -> None:
        held, self._held, self._stamp = self._held, None, None
        if held is not None:
            close(held)

    def __del__(self) -> None:
        self._let_go()


class _LocalFile:
    def __init__(self, path: str) -> None:
        if not S_ISREG(os.stat(path).st_mode):  # noqa: PTH116 - a Path costs more than the call
            raise OSError(errno.EINVAL, "Not a file", path)  # a pipe would wait for its writer
        self._descriptor = os.open(path, os.O_RDONLY | BYTES)

    def state(self) -> FileState:
        return _state(os.fstat(self._descriptor))

    def read(self, begin: int, length: int) -> bytes:
        return read_at(self._descriptor, length, begin)

    def piece(self, begin: int, length: int) -> Buffer:
        if length > _PIECE_BYTES or not hasattr(os, "preadv"):
            return self.read(begin, length)
        memory: Bytes | None = getattr(_thread, "memory", None)
        if memory is None:
            memory = _thread.memory = np.empty(_PIECE_BYTES, np.uint8)
        # Fresh memory for every piece would cost more than reading it.
        count = os.preadv(self._descriptor, [memory[:length]], begin)  # type: ignore[list-item]
        found = memory[:count]
        found.flags.writeable = False
        return found

    def data_from(self, begin: int) -> int | None:
        return data_from(self._descriptor, begin)

    def hole_from(self, begin: int) -> int | None:
        return hole_from(self._descriptor, begin)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self._descriptor)


def _is_link(path: str) -> bool:
    """Whether there is a link at `path`, wherever it leads."""
    try:
        return S_ISLNK(os.lstat(path).st_mode)
    except (OSError, ValueError):  # such as no file, or a name that none can have
        return False


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a link to itself, or to where nobody may look
        return False


def _same(now: dict[str, _Listed], before: dict[str, _Listed]) -> bool:
    """Whether every folder has the entries that it had."""
    if now.keys() != before.keys():
        return False
    return all(
        listed is before[path]
        or (listed.names, listed.below) == (before[path].names, before[path].below)
        for path, listed in now.items()
    )


def _state(status: os.stat_result) -> FileState:
    inode = (status.st_dev, status.st_ino)
    closed = S_IMODE(status.st_mode) == _MODE_WHEN_CLOSED
    return FileState(status.st_size, status.st_mtime, inode, _version(status), closed)


def _version(status: os.stat_result) -> Hashable:
    # The time of change too: tools that copy files set the other one, and inodes are used again.
    times = status.st_mtime_ns, status.st_ctime_ns
    return (status.st_size, *times, status.st_ino, status.st_mode)
