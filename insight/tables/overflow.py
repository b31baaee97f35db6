"""Points beyond what memory may hold: counted, and moved to the user's cache."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from .extent import Extents
    from .points import PointColumns
    from .sidecar import Kept, Sidecar


class Overflow:
    """How many points of each run lie in memory, and where the others went.

    Args:
        sidecar: Where they are moved to.
        extents: Where they lie in memory.
        most: How many may lie there.

    Attributes:
        has_moved: Whether any do not lie in memory.
        most: How many may lie there now.

    """

    def __init__(self, sidecar: Sidecar, extents: Extents, most: int) -> None:
        self.has_moved = False
        self.most = most
        self._wanted = most
        self._sidecar = sidecar
        self._extents = extents
        self._points: dict[str, int] = {}
        self._all = 0

    def count(self, name: str, points: int) -> None:
        """Note how many points of a run lie in memory."""
        self._all += points - self._points.pop(name, 0)
        if points:
            self._points[name] = points

    @property
    def is_due(self) -> bool:
        """Whether too many lie in memory."""
        return self._all > self.most

    def move(self, entries: Sequence[tuple[PointColumns, Kept]]) -> None:
        """Move points to the cache; what cannot be moved stays."""
        moved = self._sidecar.keep([kept for _, kept in entries])
        for held, kept in entries:
            if kept.path in moved:
                held.move(moved[kept.path])
        if moved:
            self.has_moved = True
            self._extents.clear()

    def rest(self) -> None:
        """Try again what could not be moved only when there is twice as much."""
        self.most = max(self._wanted, 2 * self._all)

    def sweep(self, paths: Collection[str]) -> None:
        """Forget what was moved of files that are gone."""
        if self.has_moved:
            self._sidecar.sweep(paths)
