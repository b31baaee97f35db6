"""A place whose files are opened only where no link leads out of it.

A folder of runs may come from somebody else. Links to folders are followed, for that is how runs
are gathered; but a link inside a run could show any file of this machine as a value of it.
"""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from .place import FileState, OpenFile, Place
    from .records import Folder

OUTSIDE = "a link that leads out of the folder of runs"


class Fence:
    """Another place, in which files lie below its root or one of some folders, links followed.

    Args:
        place: Where they lie.
        folders: Paths of folders that may be links themselves: a run's own, which may lie anywhere.

    """

    def __init__(self, place: Place, folders: Sequence[str]) -> None:
        self.root = place.root
        self.tables = place.tables
        self._place = place
        self._within = tuple(folders)

    def folders(self) -> Sequence[Folder]:
        return self._place.folders()

    def state(self, path: str) -> FileState:
        return self._place.state(path)

    def versions(self, paths: Sequence[str]) -> Sequence[Hashable]:
        return self._place.versions(paths)

    def leads_out(self, path: str, folders: Sequence[str]) -> bool:
        return self._place.leads_out(path, folders)

    def open(self, path: str) -> OpenFile:
        """The file, for reading.

        Raises:
            OSError: If it is gone, cannot be read, or lies elsewhere.

        """
        if self._place.leads_out(path, self._within):
            raise OSError(errno.EPERM, OUTSIDE, path)
        return self._place.open(path)

    def local_path(self, path: str) -> str | None:
        return self._place.local_path(path)
