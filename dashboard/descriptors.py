"""How many files and sockets this process may have open at once."""

from __future__ import annotations

import sys
from contextlib import suppress

if sys.platform != "win32":
    import resource


def most_open() -> int:
    """How many may be open now; plenty where the system has no such bound."""
    if sys.platform == "win32":
        return sys.maxsize
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def allow_open(wanted: int) -> None:
    """Let this process open so many if the system lets us; it may allow fewer."""
    if sys.platform == "win32" or most_open() >= wanted:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
