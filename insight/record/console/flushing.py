"""What Python and the C library hold back of the standard streams, written now."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress


def flush() -> None:
    """Has all that was printed so far go to the descriptors."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(Exception):  # None, closed, or one of a notebook that refuses
            stream.flush()
    with suppress(Exception):  # no C library under this name
        ctypes.CDLL(None).fflush(None)
