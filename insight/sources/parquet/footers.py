"""Which columns files have, asked once for each version of a file."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from insight.errors import SummaryError

from .library import is_there
from .opened import opened

if TYPE_CHECKING:
    from collections.abc import Hashable

    from insight.sources.place import Place

_MOST_KEPT = 10_000

_Known = dict[str, tuple["Hashable", tuple[str, ...]]]
_known: WeakKeyDictionary[Place, _Known] = WeakKeyDictionary()


def columns_of(place: Place, path: str) -> tuple[str, ...]:
    """The outermost columns of a file; none where it cannot be read, or pyarrow is not there."""
    known = _known.setdefault(place, {})
    [version] = place.versions([path])
    held = known.get(path)
    if held is not None and held[0] == version:
        return held[1]
    found: tuple[str, ...] = ()
    if not is_there() or version is None:
        return found
    with suppress(OSError, SummaryError), opened(place, path) as file:
        found = file.columns
    if len(known) >= _MOST_KEPT:
        known.clear()
    known[path] = version, found
    return found
