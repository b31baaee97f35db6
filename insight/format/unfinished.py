"""Files on their way to a name: begun beside it, and cleared where a process died before the end.

The writer of such a file holds a lock on it, which the system takes away when the process ends in
whatever way. So one that can be locked has no writer any more. Where the file system tells no other
machine of locks, an hour without a change says so: the name holds the machine.
"""

from __future__ import annotations

import os
import platform
import re
import secrets
import stat
import time
import zlib
from contextlib import suppress
from pathlib import Path

from .system import BYTES, LOCKS, NOT_WAITING, lock, lock_if_free

_MOST_NAME = 200  # bytes; the longest name of a file has 255
_NAME = re.compile(r".*\.unfinished-([0-9a-f]{8})[0-9a-f]{8}\.tmp", re.DOTALL)
_QUIET_S = 3600


def begin_beside(path: Path, *, is_private: bool = False) -> tuple[Path, int]:
    """A new file in the folder of `path`, open and locked: its path and descriptor.

    Args:
        path: What it is to become.
        is_private: Whether nobody but its owner may read it; else it has the rights that the user
            gives to new files.

    Raises:
        OSError: If it cannot be made.

    """
    rights = 0o600 if is_private else 0o666
    while True:
        beside = path.with_name(_unfinished_name(path.name))
        descriptor = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL | BYTES, rights)
        try:
            lock(descriptor)
            if _is_at(beside, descriptor):
                return beside, descriptor
        except BaseException:
            os.close(descriptor)
            with suppress(OSError):
                beside.unlink()
            raise
        os.close(descriptor)  # who cleared came between the two calls


def clear_unfinished(folder: Path) -> None:
    """Removes what writers that have died left in a folder; what cannot be removed stays.

    It costs a look through the names in the folder.
    """
    if not LOCKS:
        return
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".tmp") and (match := _NAME.fullmatch(entry.name)):
                with suppress(OSError):
                    _clear(Path(entry.path), is_ours=match[1] == _machine())


def _clear(path: Path, *, is_ours: bool) -> None:
    descriptor = os.open(path, os.O_RDONLY | NOT_WAITING | BYTES)
    try:
        status = os.fstat(descriptor)
        is_quiet = is_ours or time.time() - status.st_mtime > _QUIET_S
        if stat.S_ISREG(status.st_mode) and is_quiet and lock_if_free(descriptor):
            path.unlink()
    finally:
        os.close(descriptor)


def _unfinished_name(name: str) -> str:
    # Cut by bytes, and to whole characters.
    begin = os.fsencode(name)[:_MOST_NAME].decode(errors="ignore")
    return f"{begin}.unfinished-{_machine()}{secrets.token_hex(4)}.tmp"


def _machine() -> str:
    return f"{zlib.crc32(platform.node().encode()):08x}"


def _is_at(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
