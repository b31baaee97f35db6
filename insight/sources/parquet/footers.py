"""Whether a file's footer names some columns, asked once for each version of a file.

Names stand in a footer as they are, at its beginning: to look for them needs no library, and takes
two small reads. Whoever reads the file sees for sure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from .opened import MAGIC

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable

    from insight.sources.place import Place

_MOST_KEPT = 10_000
_MOST_BYTES = 1 << 18
_END_BYTES = 8  # how long the footer is, and the magic

_Known = dict[tuple[str, tuple[str, ...]], tuple["Hashable", bool]]
_known: WeakKeyDictionary[Place, _Known] = WeakKeyDictionary()


def footer_names(place: Place, path: str, names: Collection[str]) -> bool:
    """Whether all of these names stand in the footer; not where the file cannot be read."""
    known = _known.setdefault(place, {})
    key = path, tuple(names)
    [version] = place.versions([path])
    held = known.get(key)
    if held is not None and held[0] == version:
        return held[1]
    try:
        begin = _beginning(place, path)
    except OSError:
        return False
    found = all(name.encode() in begin for name in names)
    if len(known) >= _MOST_KEPT:
        known.clear()
    known[key] = version, found
    return found


def _beginning(place: Place, path: str) -> bytes:
    """The first bytes of a footer; none where there is none."""
    with place.open(path) as file:
        size = file.state().size
        end = file.read(max(0, size - _END_BYTES), _END_BYTES)
        if len(end) < _END_BYTES or not end.endswith(MAGIC):
            return b""
        length = int.from_bytes(end[:4], "little")
        if length > size - _END_BYTES:
            return b""
        return file.read(size - _END_BYTES - length, min(length, _MOST_BYTES))
