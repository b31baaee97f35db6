"""The first lines of tables of text: by their names a source knows its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .lines import names_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from insight.sources.place import Place

_BEGINNING = 1 << 16
_MOST_KEPT = 100_000


class Head(NamedTuple):
    """The first line of a table, and the first field of its second."""

    names: Sequence[str]
    separator: bytes
    first: str


class HeadLines:
    """What was read of the first lines of files: each is read once, where nobody replaces it."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Hashable, Head | None]] = {}

    def __contains__(self, path: str) -> bool:
        return path in self._known

    def head(self, place: Place, path: str) -> Head | None:
        """The first line of a file; None where it is not there yet, or is none of a table."""
        try:
            state = place.state(path)
            known = self._known.get(path)
            if known is not None and known[0] == state.identity:
                return known[1]
            with place.open(path) as file:
                beginning = file.read(0, _BEGINNING)
        except OSError:
            return None
        head, is_sure = _head_in(beginning)
        if is_sure:
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            self._known[path] = state.identity, head
        return head


def _head_in(beginning: bytes) -> tuple[Head | None, bool]:
    r"""The first line of a table that begins so, and whether more of it would say the same.

    >>> _head_in(b"epoch,loss\n0,1\n")
    (Head(names=('epoch', 'loss'), separator=b',', first='0'), True)
    >>> _head_in(b"epoch,lo")
    (None, False)
    """
    if b"\0" in beginning:
        return None, True
    names, separator = names_of(beginning)
    if not names:
        return None, len(beginning) == _BEGINNING
    line = beginning.find(b"\n") + 1
    row, end, _ = beginning[line:].partition(b"\n")
    first = row.partition(separator)[0].strip().strip(b'"').decode("utf-8", "replace")
    return Head(tuple(names[:1_000]), separator, first), bool(end)
