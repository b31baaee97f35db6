"""How far the first look at a place has come, for who waits for its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class HowFar(NamedTuple):
    """What was found, and what of it was read.

    Bytes are those that the files had when they were found.
    """

    runs: int
    runs_read: int = 0
    size: int = 0
    """Bytes of all files."""
    size_read: int = 0


class Advance:
    """Counts parts of runs as they are read.

    Args:
        parts: The runs' names, and the bytes of the files, one pair for each part.

    Attributes:
        far: How far it is. Another thread may look at any time.

    """

    def __init__(self, parts: Iterable[tuple[str, int]]) -> None:
        self._left: dict[str, int] = {}
        size = 0
        for name, bytes_of_part in parts:
            self._left[name] = self._left.get(name, 0) + 1
            size += bytes_of_part
        self.far = HowFar(len(self._left), size=size)

    def has_read(self, name: str, bytes_of_part: int) -> None:
        """One part more; a run is read when all its parts are."""
        self._left[name] -= 1
        self.far = self.far._replace(
            runs_read=self.far.runs_read + (self._left[name] == 0),
            size_read=self.far.size_read + bytes_of_part,
        )
