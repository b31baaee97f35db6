"""Files that are written at any offset and are there whole or not at all."""

from __future__ import annotations

import os
import weakref
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from insight.format.system import RENAMES_OPEN, sync_directory
from insight.format.unfinished import begin_beside, clear_unfinished


class Unfinished:
    """A file on its way to a name; it has it when it is finished, and else goes with this object.

    Attributes:
        path: The name.
        file: The file, open to be written and read.

    Args:
        path: The name.
        is_private: Whether nobody but its owner may read it: its content is to be encrypted yet.

    Raises:
        OSError: If the folder takes no file.

    """

    def __init__(self, path: Path, *, is_private: bool = False) -> None:
        clear_unfinished(path.parent)
        self.path = path
        self._beside, descriptor = begin_beside(path, is_private=is_private)
        self.file: BinaryIO = open(descriptor, "w+b")  # noqa: PTH123, SIM115 # a descriptor has no path
        self._discard = weakref.finalize(self, _discarded, self.file, self._beside, os.getpid())

    def finish(self) -> None:
        """Bring it to the disk, and let it have its name.

        Raises:
            OSError: If the disk refuses; then the name has what it had.

        """
        self.file.flush()
        os.fsync(self.file.fileno())
        if not RENAMES_OPEN:
            self.file.close()
        self._beside.replace(self.path)
        self._discard.detach()
        self.file.close()
        sync_directory(self.path.parent)

    def give_up(self) -> None:
        """Leave nothing of it."""
        self._discard()


def _discarded(file: BinaryIO, beside: Path, process: int) -> None:
    with suppress(OSError):
        file.close()
    if os.getpid() == process:  # a forked child has a copy of the object
        with suppress(OSError):
            beside.unlink()
