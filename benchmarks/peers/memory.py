"""What a reader finds in memory: pages that the machine has, and the files, each time anew.

A virtual machine gets a page from its host when it is first touched, which costs several times what
reading does, and hands free memory back within seconds; files that nobody read for some seconds
leave the cache as well. So each reader is timed right after more memory than it needs was touched
and let go, in pages of both sizes, and after every file was read; otherwise the figures are those
of the host and of its disk.
"""

from __future__ import annotations

import mmap
import os
from pathlib import Path

_BYTES = 2 << 30


def prepare(root: str) -> None:
    """Touch four gigabytes and let them go, then read the files of all runs below `root`."""
    _back_memory(mmap.MADV_NOHUGEPAGE)
    _back_memory(mmap.MADV_HUGEPAGE)
    piece = bytearray(1 << 20)
    for path in Path(root).glob("*/*"):
        with path.open("rb", buffering=0) as file:
            while file.readinto(piece):
                pass


def _back_memory(advice: int) -> None:
    page = os.sysconf("SC_PAGE_SIZE")
    with mmap.mmap(-1, _BYTES) as touched:
        touched.madvise(advice)
        for begin in range(0, _BYTES, page):
            touched[begin] = 1
