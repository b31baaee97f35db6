"""Which file comes next: names that are new, and a new file when one is full."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from insight.format.ending import RECORD_BYTES

from .event_file import EventFile

if TYPE_CHECKING:
    from insight.format.names import EventFileName

    from .folder import RunFolder


class FileNames:
    """The names of one recorder's files of a kind; none is tried again that was taken once.

    Args:
        name: The first.

    """

    def __init__(self, name: EventFileName) -> None:
        self._name = name

    @property
    def current(self) -> str:
        """The one to be tried."""
        return self._name.format()

    def advance(self) -> None:
        """Goes on to the name of the next second."""
        self._name = replace(self._name, seconds=self._name.seconds + 1)


def new_file(folder: RunFolder, names: FileNames) -> EventFile:
    """A file in `folder`, of the first name that no other has.

    Raises:
        OSError: If the folder takes no file.

    """
    is_remade = False
    while True:
        try:
            file = EventFile(folder.path / names.current, folder.held())
        except FileExistsError:
            names.advance()
        except FileNotFoundError:
            # Some say so of a folder that is there, such as Windows where the path is too long.
            if is_remade or not folder.remake():
                raise
            is_remade = True
        else:
            names.advance()
            return file


def is_full(file: EventFile, more: int, limit: int, first: int) -> bool:
    """Whether `more` bytes belong in a new file: they and the word at the end are too many here.

    Args:
        file: The open file.
        more: Bytes of the next record.
        limit: Bytes a file may have.
        first: Bytes before the first record: of the version, and of the word "beside" where a
            forked child records. A file that holds no more than that takes any record: one that is
            larger than the limit is not lost.

    """
    return file.size > first and file.size + more + RECORD_BYTES > limit
