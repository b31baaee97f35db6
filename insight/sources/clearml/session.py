"""Where the files of a task lie: in a folder, or in the zip file that ClearML makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.sources.kept_files.below import FolderFiles, ZippedFiles

if TYPE_CHECKING:
    from insight.sources.kept_files.below import FilesBelow
    from insight.sources.place import Place

    from .discover import FoundSession


def session_of(found: FoundSession, place: Place, newest: str) -> FilesBelow:
    """The files of a task.

    Args:
        found: The task.
        place: Where it lies.
        newest: The file of a folder whose time is the task's.

    Raises:
        FormatError: If its zip file is damaged.
        OSError: If it is gone or cannot be read.

    """
    if found.zip_name:
        return ZippedFiles(place, found.folder.file(found.zip_name))
    return FolderFiles(place, found.folder.path, newest)
