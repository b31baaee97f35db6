"""The rights of files, and what the user's umask takes of those of new ones."""

from __future__ import annotations

import os
import stat
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

UMASKS = (0o022, 0o027, 0o077, 0o000)


@contextmanager
def umask(taken: int) -> Iterator[None]:
    """Inside, these rights are taken from new files and folders."""
    before = os.umask(taken)
    try:
        yield
    finally:
        os.umask(before)


def rights(path: Path) -> int:
    """What who may do with a file or folder, as nine bits."""
    return stat.S_IMODE(path.stat().st_mode)
