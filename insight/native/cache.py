"""What was compiled before, in the user's cache directory: found again, checked, or made anew.

A compiled file is code that will run, so only a folder that is the user's own is trusted. Without
one, nothing is kept, and nothing else changes.
"""

from __future__ import annotations

import hashlib
import os
import stat
import tempfile
from pathlib import Path


def folder() -> Path | None:
    """The folder of compiled files, made if need be; None where there can be none."""
    root = Path(os.environ.get("XDG_CACHE_HOME") or "")
    try:
        # A relative path there is to be ignored, says the convention that the variable comes from.
        base = root if root.is_absolute() else Path.home() / ".cache"
        path = base / "insight" / "native"
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        return path if _is_own(path) else None
    except (OSError, RuntimeError):  # a home that is no folder, or cannot be found out
        return None


def _is_own(path: Path) -> bool:
    if not hasattr(os, "getuid"):
        return True  # Windows: the folder is the user's by where it lies
    state = path.stat()
    return state.st_uid == os.getuid() and not state.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _sum_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.sha256")


def read(path: Path) -> bytes | None:
    """The content of a kept file; None if there is none or a byte of it has changed."""
    try:
        content = path.read_bytes()
        recorded = _sum_path(path).read_bytes()
    except OSError:
        return None
    return content if hashlib.sha256(content).hexdigest().encode("ascii") == recorded else None


def keep(path: Path, content: bytes) -> bool:
    """Whether `content` could be kept: written beside `path` and moved there, whole or not at all.

    Two processes may do so at once: a sum that is not of the content is found out by `read`.
    """
    total = hashlib.sha256(content).hexdigest().encode("ascii")
    try:
        _replace(path, content)
        _replace(_sum_path(path), total)
    except OSError:
        return False
    return True


def _replace(path: Path, content: bytes) -> None:
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
