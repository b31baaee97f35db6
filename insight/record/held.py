"""A folder by what it is, not by what it is called."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from insight.format.system import BYTES, DIRECTORY, above_standard, sync_directory

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_CALLS = (os.open, os.mkdir, os.rename, os.stat, os.unlink)
_CAN_HOLD = bool(DIRECTORY) and os.supports_dir_fd.issuperset(_CALLS)
# Linux: it needs no right to list the folder.
_FLAGS = getattr(os, "O_PATH", os.O_RDONLY) | DIRECTORY | BYTES
_FOLDER, _FILE = 0o777, 0o666  # less what the user's umask takes


class _Descriptor(int):
    """The system's number of a folder, given back when nobody holds it any more.

    Whoever asks the system holds it meanwhile: a thread that lets go then gives no number back that
    the system could hand to another folder.
    """

    # Bound here: when the interpreter ends, `os` may be gone from this module before a recorder is.
    def __del__(self, close: Callable[[int], None] = os.close) -> None:
        try:
            close(self)
        except OSError:
            return  # the script closed all that it did not know, as before a fork


class HeldFolder:
    """What can be done in a folder that others may rename or move meanwhile.

    Where the system lacks such calls (Windows), its path is used each time. Names may have `/` in
    them. Each call raises OSError where the system refuses.

    Args:
        path: Where the folder is now.

    Raises:
        OSError: If it is not there.

    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: _Descriptor | None = None
        if _CAN_HOLD:
            self._descriptor = _Descriptor(above_standard(os.open(path, _FLAGS)))

    def _at(self, name: str) -> tuple[str | Path, int | None]:
        """What the system is to be asked for, in which folder.

        Another thread may let go meanwhile: a name in the folder and no descriptor would be one of
        the working directory.
        """
        descriptor = self._descriptor
        return (self._path / name, None) if descriptor is None else (name, descriptor)

    def is_there(self) -> bool:
        """Whether the folder has a name somewhere; one that was deleted has none."""
        try:
            path, folder = self._at(".")
            return os.stat(path, dir_fd=folder).st_nlink > 0
        except OSError:
            return False

    def open(self, name: str, flags: int) -> int:
        """The descriptor of a file; a new one has the rights that the user gives to new ones."""
        path, folder = self._at(name)
        return above_standard(os.open(path, flags | BYTES, _FILE, dir_fd=folder))

    def has(self, name: str) -> bool:
        """Whether there is such a file or folder."""
        path, folder = self._at(name)
        try:
            os.stat(path, dir_fd=folder)
        except (FileNotFoundError, NotADirectoryError):
            return False
        return True

    def make_folder(self, name: str) -> None:
        """Makes a folder in it."""
        path, folder = self._at(name)
        os.mkdir(path, _FOLDER, dir_fd=folder)

    def replace(self, name: str, new_name: str) -> None:
        """Gives a file another name, in place of who had it."""
        (path, folder), (new_path, new_folder) = self._at(name), self._at(new_name)
        os.replace(path, new_path, src_dir_fd=folder, dst_dir_fd=new_folder)

    def remove(self, name: str) -> None:
        """Takes a file away."""
        path, folder = self._at(name)
        os.unlink(path, dir_fd=folder)

    def sync(self) -> None:
        """Brings the names in it to the disk."""
        held = self._descriptor
        if held is None:
            sync_directory(self._path)
            return
        # What is held by O_PATH cannot be synced itself.
        descriptor = os.open(".", os.O_RDONLY | DIRECTORY | BYTES, dir_fd=held)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def let_go(self) -> None:
        """Gives the descriptor back; what is asked afterwards goes by the path."""
        self._descriptor = None
