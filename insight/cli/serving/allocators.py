"""Freed memory that all threads of a server share.

glibc and Arrow give each thread memory of its own, so that threads need not wait for one another.
The eight of a server do anyway, for Python's lock; and what each keeps of its largest answer is
held eight times.
"""

from __future__ import annotations

import ctypes
import os
import sys

_M_ARENA_MAX = -8
_ARENAS = 1


def share_memory() -> None:
    """Let them share it; before pandas is loaded, and as the environment wants if it says so."""
    os.environ.setdefault("ARROW_DEFAULT_MEMORY_POOL", "system")
    if not sys.platform.startswith("linux") or "MALLOC_ARENA_MAX" in os.environ:
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:  # other C libraries are left alone
        mallopt(_M_ARENA_MAX, _ARENAS)
