"""Files that are there whole or not at all, whatever happens to the process or the machine."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from .system import BYTES, set_mode, sync_directory

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


def written_atomically(
    path: Path, content: Iterable[bytes | memoryview], *, mode: int = 0o600
) -> None:
    """Puts `content` at `path`; when this returns it survives a power cut.

    Written beside it, synced, renamed over it, and the directory synced: without the last, the
    rename itself can be lost.

    Raises:
        OSError: If it cannot be written; what was at `path` is as it was then.

    """
    temporary = path.with_name(f"{path.name[:200]}.{secrets.token_hex(4)}.tmp")
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BYTES, 0o600)
    try:
        with open(descriptor, "wb") as file:  # noqa: PTH123 # a descriptor has no path
            file.writelines(content)
            file.flush()
            set_mode(descriptor, temporary, mode)
            os.fsync(descriptor)
        temporary.replace(path)
    except BaseException:
        with suppress(FileNotFoundError):
            temporary.unlink()
        raise
    sync_directory(path.parent)
