"""Which file comes next: names that are new, and a new file when one is full."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .event_file import EventFile

if TYPE_CHECKING:
    from insight.format.names import EventFileName

    from .folder import RunFolder


def new_file(folder: RunFolder, name: EventFileName) -> EventFile:
    """A file of this name in `folder`, its second raised until no other has it.

    Raises:
        OSError: If the folder takes no file.

    """
    while True:
        try:
            return EventFile(folder.path / name.format(), folder.held())
        except FileExistsError:
            name = replace(name, seconds=name.seconds + 1)
        except FileNotFoundError:
            if not folder.remake():
                raise


def is_full(file: EventFile, more: int, limit: int, first: int) -> bool:
    """Whether `more` bytes belong in a new file.

    Args:
        file: The open file.
        more: Bytes of the next record.
        limit: Bytes a file may have.
        first: Bytes of the version record. A file that holds no more than that takes any record:
            one that is larger than the limit is not lost.

    """
    return file.size > first and file.size + more > limit
