"""The folder of a run, while others may move, delete or unmount it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class RunFolder:
    """Where a recorder makes its files.

    A folder that was deleted during the training is made again. One whose disk is gone is not: what
    is left of its path lies on another disk, and records there would be hidden once the right one
    is back.

    Attributes:
        path: Its absolute path.

    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._device = device_above(path)

    def remake(self) -> bool:
        """Whether the folder was missing and is there again."""
        if self.is_elsewhere():
            return False
        try:
            make_folders(self.path)
        except OSError:
            return False
        return True

    def is_elsewhere(self) -> bool:
        """Whether the path, or what is left of it, lies on another disk than at the start."""
        return device_above(self.path) != self._device


def make_folders(path: Path) -> None:
    """Makes the folder and those above it, readable by their owner only.

    Raises:
        OSError: If one cannot be made.

    """
    for folder in [*reversed(path.parents), path]:
        if not folder.is_dir():
            folder.mkdir(0o700, exist_ok=True)


def device_above(path: Path) -> int:
    """The number of the disk that holds `path`, or the nearest folder above it that is there."""
    for folder in (path, *path.parents):
        try:
            return folder.stat().st_dev
        except OSError:
            continue
    return -1
