"""Files that are there whole or not at all, whatever happens to the process or the machine."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

from .system import RENAMES_OPEN, begin_sync, sync_directory
from .unfinished import begin_beside, clear_unfinished

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path
    from typing import BinaryIO

_FLUSH_BYTES = 16 * 1024 * 1024  # their way to the disk begins while the next are written
_BUFFER = 256 * 1024  # bytes that small parts fill before the system is called


def written_atomically(
    path: Path,
    content: Iterable[bytes | memoryview],
    *,
    is_flushed: bool = True,
) -> None:
    """Puts `content` at `path`; when this returns it survives a power cut.

    Written beside it, synced, renamed over it, and the directory synced: without the last, the
    rename itself can be lost. What processes that were killed left in the folder is cleared.

    Args:
        path: Where; replaced if it is there. It has the rights that the user gives to new files.
        content: Its bytes, in parts.
        is_flushed: False: it survives the end of the process, but a power cut within seconds may
            take it or leave it empty. For what is written often and can be made again.

    Raises:
        OSError: If it cannot be written; what was at `path` is as it was then.

    """
    clear_unfinished(path.parent)
    beside, descriptor = begin_beside(path)
    try:
        with open(descriptor, "wb", _BUFFER) as file:  # noqa: PTH123 # a descriptor has no path
            _write(file, content, is_flushed=is_flushed)
            file.flush()
            if is_flushed:
                os.fsync(descriptor)
            if RENAMES_OPEN:  # while it is locked: nobody takes it for one that was left
                beside.replace(path)
        if not RENAMES_OPEN:
            beside.replace(path)
    except BaseException:
        with suppress(OSError):  # the first error is what the caller has to know
            beside.unlink()
        raise
    if is_flushed:
        sync_directory(path.parent)


def _write(file: BinaryIO, content: Iterable[bytes | memoryview], *, is_flushed: bool) -> None:
    begun = written = 0
    for part in content:
        for piece in _pieces(part):
            written += file.write(piece)
            if is_flushed and written - begun >= _FLUSH_BYTES:
                file.flush()
                begin_sync(file.fileno(), begun, written - begun)
                begun = written
        del part, piece  # what they are of is given back before the next is made


def _pieces(part: bytes | memoryview) -> Iterable[bytes | memoryview]:
    if len(part) <= _FLUSH_BYTES:
        return (part,)
    view = memoryview(part)
    return (view[begin : begin + _FLUSH_BYTES] for begin in range(0, len(view), _FLUSH_BYTES))
