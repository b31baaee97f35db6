"""What was compiled before, in the user's cache directory: found again, checked, or made anew.

A compiled file is code that will run, so only a folder that is the user's own is trusted: see
`insight.user_cache`. Without one, nothing is kept, and nothing else changes.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from contextlib import suppress
from pathlib import Path


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


def keep(path: Path, content: bytes) -> None:
    """Keeps `content` if it can: written beside `path` and moved there, whole or not at all.

    Two processes may do so at once: a sum that is not of the content is found out by `read`.
    """
    total = hashlib.sha256(content).hexdigest().encode("ascii")
    with suppress(OSError):
        _replace(path, content)
        _replace(_sum_path(path), total)


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
