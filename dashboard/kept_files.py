"""The files that players asked for last: they fetch each in parts, a dozen for one that is long."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

T = TypeVar("T")
MOST_BYTES = 2**27


class KeptFiles:
    """Things made of bytes, as many of the last as there is room for.

    Args:
        most_bytes: Of all together; what is larger by itself is not kept.

    """

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, tuple[int, object]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T], size_of: Callable[[T], int]) -> T:
        """What is kept under a key, or what `make` makes; of several who ask at once each makes it.

        >>> kept = KeptFiles(most_bytes=3)
        >>> [kept.get(1, lambda: word, len) for word in ("ab", "later")]
        ['ab', 'ab']
        >>> kept.get(2, lambda: "cd", len), kept.get(1, lambda: "made anew", len)
        ('cd', 'made anew')

        """
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found[1]  # type: ignore[return-value]  # a key is of one caller only
        made = make()
        size = size_of(made)
        with self._lock:
            if size <= self._most:
                self._kept[key] = (size, made)
            while sum(held for held, _ in self._kept.values()) > self._most:
                self._kept.popitem(last=False)
        return made
