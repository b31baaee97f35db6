"""Native code of the project, delivered one way: `library(name)`, or None where there is none.

The C lies in `src/`, its LLVM IR in `ir/`. llvmlite compiles the IR at the first use on a machine;
without llvmlite a C compiler does it, if there is one; without either the caller uses NumPy. See
the README beside this file.
"""

from __future__ import annotations

import functools
import logging
import os
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .functions import Library

__all__ = ["library"]

_LOCK = threading.Lock()
_log = logging.getLogger(__name__)


def library(name: str) -> Library | None:
    """The native functions of a name, such as `events`; None where the caller must do without.

    The first call of a process takes milliseconds, or about a second where nothing is cached; later
    ones nothing. It never raises; why a way did not work is logged at the level DEBUG. The
    environment variable `INSIGHT_NATIVE` allows one way only: `llvm`, `cc`, or `off` for none.

    >>> library("no such library") is None
    True
    """
    with _LOCK:  # two threads would compile the same
        return _library(name)


@functools.cache
def _library(name: str) -> Library | None:
    chosen = os.environ.get("INSIGHT_NATIVE", "")
    # The C reads numbers as they lie in memory.
    if sys.byteorder != "little" or sys.maxsize < 2**32:
        return None
    for way in (chosen,) if chosen else ("llvm", "cc"):
        try:
            found = _by(way, name)
        except Exception as error:  # drivers, compilers, file systems: anything
            _log.debug("native '%s' not by %s: %s: %s", name, way, type(error).__name__, error)
            continue
        if found is not None:
            _log.debug("native '%s' by %s", name, way)
        return found
    return None


def _by(way: str, name: str) -> Library | None:
    if way == "llvm":
        from . import by_llvm as maker
    elif way == "cc":
        from . import by_compiler as maker  # type: ignore[no-redef]
    else:
        return None
    found = maker.library(name)
    found.prepare()
    return found
