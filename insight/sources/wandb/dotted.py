"""Values under dotted names, of which a new one takes the place of all that stands inside it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import ItemsView, Iterable, Iterator

# What begins with `a.` lies, in order, from `a.` on and before `a/`.
_DOT, _BEHIND_DOT = ".", chr(ord(".") + 1)


class DottedValues:
    """A bounded number of values by name, in the order in which they came.

    The names are kept in order too: those inside another lie in a row. To look at each of them for
    every new one would take hours for a record that has far too many.

    >>> values = DottedValues()
    >>> values.put([("net.width", 8), ("net.depth", 2), ("lr", 0.1)], most=2)
    1
    >>> dict(values.items())
    {'net.width': 8, 'net.depth': 2}
    >>> values.drop("net")
    >>> len(values)
    0

    """

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}
        self._names: list[str] = []

    def __len__(self) -> int:
        return len(self._values)

    def items(self) -> ItemsView[str, Any]:
        """Each name with its value."""
        return self._values.items()

    def put(self, values: Iterable[tuple[str, Any]], most: int) -> int:
        """Takes over values by name, and says how many were left out: new ones beyond `most`."""
        left_out = 0
        for name, value in values:
            if name not in self._values:
                if len(self._values) >= most:
                    left_out += 1
                    continue
                insort(self._names, name)
            self._values[name] = value
        return left_out

    def drop(self, name: str) -> None:
        """Forgets a name and those inside it."""
        begin = bisect_left(self._names, name + _DOT)
        end = bisect_left(self._names, name + _BEHIND_DOT, begin)
        for inner in self._names[begin:end]:
            del self._values[inner]
        del self._names[begin:end]
        if name in self._values:
            del self._values[name]
            del self._names[bisect_left(self._names, name)]


def without(beginnings: Iterable[str], names: Iterable[str]) -> Iterator[str]:
    """The names that begin with none of the texts.

    >>> list(without(["image.", "image.a."], ["image.sha", "images", "image.a.b"]))
    ['images']
    """
    shortest: list[str] = []
    for one in sorted(beginnings):
        if not shortest or not one.startswith(shortest[-1]):
            shortest.append(one)
    for name in names:
        # None begins with another: what `name` begins with is the last that is not behind it.
        near = bisect_right(shortest, name)
        if not near or not name.startswith(shortest[near - 1]):
            yield name
