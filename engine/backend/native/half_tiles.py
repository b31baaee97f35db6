"""Whether this process may use the registers that x86 has for tiles of bfloat16 (AMX).

Linux gives them to who has asked, as they make more of what it keeps of a thread.
"""

from __future__ import annotations

import ctypes
import functools
import platform
import sys

from insight.native.narrowed import narrowed_to

__all__ = ["has_tiles"]

_ARCH_PRCTL = 158  # the number of the system call, on x86-64
_ASK, _TILES = 0x1023, 18  # ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA


@functools.cache
def has_tiles() -> bool:
    """Ask once for all threads; children that are forked have it, too."""
    if narrowed_to() or not sys.platform.startswith("linux") or platform.machine() != "x86_64":
        return False
    return ctypes.CDLL(None).syscall(_ARCH_PRCTL, _ASK, _TILES) == 0
