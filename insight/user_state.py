"""The user's own state directory: what a person gave, which nobody else can make anew."""

from __future__ import annotations

import hashlib
import os
import stat
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def folder_name(root: str) -> str:
    """The name of the folder with what belongs to a root, whatever the root is called."""
    return hashlib.sha256(root.encode("utf-8", "surrogateescape")).hexdigest()[:24]


def state_folder(name: str, *, make: bool) -> Path:
    """The folder `insight/<name>` in the user's state directory.

    `XDG_STATE_HOME` says where the state directory is.

    Args:
        name: What is kept there.
        make: Whether the folder is made where it is not there.

    Raises:
        OSError: If it cannot be made or looked at, or others could write there.

    """
    root = os.environ.get("XDG_STATE_HOME") or ""
    # A relative path there is to be ignored, says the convention that the variable comes from.
    base = Path(root) if Path(root).is_absolute() else _home() / ".local" / "state"
    path = base / "insight" / name
    if make:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if (
        hasattr(os, "getuid") and path.exists()
    ):  # on Windows the folder is the user's by where it lies
        state = path.stat()
        if state.st_uid != os.getuid() or state.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            raise PermissionError(f"{path} is not the user's own")
    return path


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError as error:
        raise FileNotFoundError("no home directory is known") from error


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Inside, no other process is; it waits for its turn. A killed process lets go by itself."""
    with path.open("a+b") as file:
        _lock(file.fileno())
        yield  # closing the file lets go of it


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)


def write_whole(path: Path, content: bytes) -> None:
    """Give a file this content, or leave it as it is: nobody ever sees half of it."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
