"""The user's own cache directory: what lies in it can be thrown away at any time."""

from __future__ import annotations

import os
import stat
from pathlib import Path


def cache_folder(name: str, *, make: bool) -> Path | None:
    """The folder `insight/<name>` in the user's cache directory.

    `XDG_CACHE_HOME` says where the cache directory is.

    Args:
        name: What is kept there.
        make: Whether the folder is made where it is not there.

    Returns:
        None where it is not there, or not the user's own: then nothing is kept, and nothing else
        changes.

    """
    root = os.environ.get("XDG_CACHE_HOME") or ""
    try:
        # A relative path there is to be ignored, says the convention that the variable comes from.
        base = Path(root) if Path(root).is_absolute() else Path.home() / ".cache"
        path = base / "insight" / name
        if make:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
        return path if _is_own(path) else None
    except (OSError, RuntimeError):  # a home that is no folder, or cannot be found out
        return None


def _is_own(path: Path) -> bool:
    if not hasattr(os, "getuid"):
        return True  # Windows: the folder is the user's by where it lies
    state = path.stat()
    return state.st_uid == os.getuid() and not state.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
