"""Freed memory that all threads of a server share, and what is large goes back to the system.

glibc and Arrow give each thread memory of its own, so that threads need not wait for one another.
The eight of a server do anyway, for Python's lock; and what each keeps of its largest answer is
held eight times.

Large pieces are mapped one by one, until glibc sees that they come and go: then it takes them from
its heap, whose end what is kept of an answer holds up.
"""

from __future__ import annotations

import ctypes
import os
import sys

_M_MMAP_THRESHOLD = -3
_M_ARENA_MAX = -8
_ARENAS = 1
_LARGE_BYTES = 1 << 20


def share_memory() -> None:
    """Let them share it; before pandas is loaded, and as the environment wants if it says so."""
    os.environ.setdefault("ARROW_DEFAULT_MEMORY_POOL", "system")
    if not sys.platform.startswith("linux"):
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is None:  # other C libraries are left alone
        return
    if "MALLOC_ARENA_MAX" not in os.environ:
        mallopt(_M_ARENA_MAX, _ARENAS)
    if "MALLOC_MMAP_THRESHOLD_" not in os.environ:
        mallopt(_M_MMAP_THRESHOLD, _LARGE_BYTES)
