"""The folder of a run, while others may move, delete or unmount it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from .held import HeldFolder

if TYPE_CHECKING:
    from pathlib import Path


class RunFolder:
    """Where a recorder makes its files.

    A folder that is renamed or moved during the training, as into a trash, takes the recording
    along where the system can hold on to it. One that was deleted is made again. One whose disk is
    gone is not: what is left of its path lies on another disk, and records there would be hidden
    once the right one is back.

    Attributes:
        path: Its absolute path.

    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._device = device_above(path)
        self._held: HeldFolder | None = None
        with suppress(OSError):  # such as too many open files; tried again with each new file
            self._held = HeldFolder(path)

    def held(self) -> HeldFolder:
        """The folder, wherever it is by now.

        Raises:
            OSError: If it is let go of and its path is not there.

        """
        if self._held is None:
            self._held = HeldFolder(self.path)
        return self._held

    def let_go(self) -> None:
        """Holds on no longer: the next file is made at the path again."""
        self._held = None

    def close(self) -> None:
        """Gives the descriptor back; the folder's files go by their paths then."""
        if self._held is not None:
            self._held.let_go()

    def is_there(self) -> bool:
        """Whether the folder was not deleted."""
        return self.path.is_dir() if self._held is None else self._held.is_there()

    def remake(self) -> bool:
        """Whether the folder was missing and is there again."""
        if self.is_elsewhere():
            return False
        try:
            make_folders(self.path)
            self._held = HeldFolder(self.path)
        except OSError:
            return False
        return True

    def is_elsewhere(self) -> bool:
        """Whether the path, or what is left of it, lies on another disk than at the start."""
        return device_above(self.path) != self._device


def make_folders(path: Path) -> None:
    """Makes the folder and those above it.

    Raises:
        OSError: If one cannot be made.

    """
    for folder in [*reversed(path.parents), path]:
        if not folder.is_dir():
            folder.mkdir(exist_ok=True)


def device_above(path: Path) -> int:
    """The number of the disk that holds `path`, or the nearest folder above it that is there."""
    for folder in (path, *path.parents):
        try:
            return folder.stat().st_dev
        except OSError:
            continue
    return -1
