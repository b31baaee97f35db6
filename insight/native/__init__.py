"""Native code of the project, delivered one way: `library(name)`, or None where there is none.

The C lies in `src/`, its LLVM IR in `ir/`. llvmlite compiles the IR at the first use on a machine;
without llvmlite the caller uses NumPy. See the README beside this file.
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
    ones nothing. It never raises; why there is no library is logged at the level DEBUG. With
    `INSIGHT_NATIVE=off` in the environment there is none; with `avx2` it does without AVX-512, with
    `avx512` without tiles.

    >>> library("no such library") is None
    True
    """
    with _LOCK:  # two threads would compile the same
        return _library(name)


@functools.cache
def _library(name: str) -> Library | None:
    # The C reads numbers as they lie in memory.
    fits = sys.byteorder == "little" and sys.maxsize > 2**32
    if not fits or os.environ.get("INSIGHT_NATIVE") == "off":
        return None
    try:
        from . import by_llvm, mapped

        found = mapped.library(name)
        if found is None:
            found = by_llvm.library(name)
            _log.debug("native '%s' holds its compiler in memory", name)
        found.prepare()
    except Exception as error:  # drivers, file systems: anything
        _log.debug("no native '%s': %s: %s", name, type(error).__name__, error)
        return None
    return found
