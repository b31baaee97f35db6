"""What was compared with NumPy or with operators on this machine, and found right: keys in a file.

Each key says all that a verdict depends on. A file that was changed says nothing, and of two
processes that write at once one may be forgotten: then something is compared once more.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from insight.user_cache import cache_folder

from . import cache, mapped, source

__all__ = ["forget", "is_right", "key_of", "note_right"]

MOST = 256  # keys, of which the oldest go first
_DIGITS = 64
_CODE = (".py", ".c", ".h", ".ll")


def key_of(folders: Iterable[Path], parts: Iterable[bytes]) -> str:
    """The key of a verdict on this processor, by this Python.

    Args:
        folders: Of the code that it depends on, beside that of native kernels: which files are
            there, how long they are, and when they were written.
        parts: What else it depends on.

    """
    digest = hashlib.sha256(f"{sys.version}\0{mapped.known_cpu() or platform.processor()}".encode())
    for folder in (source.HERE, *folders):
        for path, size, written in sorted(_files_in(str(folder))):
            digest.update(f"\0{path}\0{size}\0{written}".encode())
    for part in parts:
        digest.update(b"\0%d\0" % len(part))
        digest.update(part)
    return digest.hexdigest()


def _files_in(folder: str) -> Iterator[tuple[str, int, int]]:
    """Each file of code, its size, and when it was written: in a thousandth of a second."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                yield from _files_in(entry.path)
            elif entry.name.endswith(_CODE):
                state = entry.stat()
                yield entry.path, state.st_size, state.st_mtime_ns


def is_right(key: str) -> bool:
    """Whether something was found right."""
    return key in _kept(_path())


def note_right(key: str) -> None:
    """Let later processes know that something was found right."""
    _keep([*(one for one in _kept(_path()) if one != key), key])


def forget(key: str) -> None:
    """Let something be compared again."""
    kept = _kept(_path())
    if key in kept:
        _keep([one for one in kept if one != key])


def _path() -> Path | None:
    folder = cache_folder("native", make=True)
    return folder / "plans.verdicts" if folder else None


def _kept(path: Path | None) -> list[str]:
    """The keys, oldest first; none of a file that is not as it was written."""
    content = cache.read(path) if path else None
    lines = (content or b"").decode("ascii", "replace").splitlines()
    return lines if all(len(line) == _DIGITS for line in lines) else []


def _keep(keys: list[str]) -> None:
    path = _path()
    if path:
        cache.keep(path, "".join(f"{key}\n" for key in keys[-MOST:]).encode("ascii"))
