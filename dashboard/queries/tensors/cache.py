"""Tensors that were read, and what was reckoned of them, kept while they are looked at."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    import numpy as np

T = TypeVar("T")

MOST_BYTES = 256 * 2**20
MOST_FACTS = 200  # a few numbers each


class TensorCache:
    """The tensors that were asked for last, up to a number of bytes in all.

    Args:
        most_bytes: A tensor larger than this is read anew each time.

    """

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[Hashable, np.ndarray[Any, Any]] = OrderedDict()
        self._facts: OrderedDict[Hashable, Any] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()

    @property
    def size_bytes(self) -> int:
        return self._bytes

    def get(self, key: Hashable, read: Callable[[], np.ndarray[Any, Any]]) -> Any:
        """The tensor of a key, read where it is not kept."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        array = read()
        with self._lock:
            if array.nbytes <= self._most and key not in self._kept:
                self._kept[key] = array
                self._bytes += array.nbytes
                while self._bytes > self._most:
                    self._bytes -= self._kept.popitem(last=False)[1].nbytes
        return array

    def fact(self, key: Hashable, reckon: Callable[[], T]) -> T:
        """A few numbers about whole tensors, reckoned where they are not kept: pages turn often.

        Args:
            key: Of one kind of fact only, with the keys of the tensors.
            reckon: What takes its time.

        """
        with self._lock:
            if key in self._facts:
                self._facts.move_to_end(key)
                return self._facts[key]  # type: ignore[no-any-return]  # a key has one kind
        found = reckon()
        with self._lock:
            self._facts[key] = found
            while len(self._facts) > MOST_FACTS:
                self._facts.popitem(last=False)
        return found
