"""Kernels are compared with NumPy at their first use on a machine; what differs is not used.

The verdict is kept beside the compiled code. A compiler, a processor or a virtual machine may be
wrong where our tests never ran.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.metadata
import logging
import platform
from collections.abc import Callable
from pathlib import Path

from insight.user_cache import cache_folder

from . import cache, mapped, source

__all__ = ["is_refused", "passes"]

_log = logging.getLogger(__name__)
_RIGHT, _WRONG = b"right\n", b"wrong\n"


def passes(name: str, form: str, check: Callable[[], bool]) -> bool:
    """Whether the kernels of a library compute what NumPy does, now or when last tried here.

    Args:
        name: Of the library.
        form: Which of its forms this machine takes.
        check: Compares; it may raise, which is a no.

    Raises:
        MemoryError: If there is too little to compare, which says nothing of a kernel.

    """
    path = _path(name, form)
    kept = cache.read(path) if path else None
    if kept is not None:
        return kept == _RIGHT
    try:
        is_right = check()
    except MemoryError:
        raise
    except Exception as error:  # whatever a wrong kernel leads to
        _log.debug("native '%s': %s: %s", name, type(error).__name__, error)
        is_right = False
    if not is_right:
        _log.debug("native '%s' does not compute what NumPy does here, and is not used", name)
    if path:
        cache.keep(path, _RIGHT if is_right else _WRONG)
    return is_right


def is_refused(name: str, form: str) -> bool:
    """Whether the kernels of a library computed other than NumPy when they were tried here."""
    path = _path(name, form)
    return path is not None and cache.read(path) == _WRONG


def _path(name: str, form: str) -> Path | None:
    folder = cache_folder("native", make=True)
    return folder / f"{name}-{_key(name, form)}.verdict" if folder else None


@functools.cache
def _key(name: str, form: str) -> str:
    """What the verdict depends on."""
    try:
        compiler = importlib.metadata.version("llvmlite")
    except importlib.metadata.PackageNotFoundError:
        compiler = ""
    processor = mapped.known_cpu() or platform.processor()
    parts = (source.head_of(name), form, compiler, platform.machine(), processor)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]
