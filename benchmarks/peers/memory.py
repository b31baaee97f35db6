"""Memory that the machine has, before a reader is timed that will take it.

A virtual machine gets a page from its host when it is first touched, which costs several times what
reading does, and hands free memory back within seconds. So each reader is timed right after as much
as it needs was touched and let go; otherwise the figures are those of the host.
"""

from __future__ import annotations

import os

_BYTES = 2 << 30


def back_memory() -> None:
    """Touch two gigabytes and let them go."""
    page = os.sysconf("SC_PAGE_SIZE")
    touched = bytearray(_BYTES)
    for begin in range(0, _BYTES, page):
        touched[begin] = 1
