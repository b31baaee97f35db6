"""Values that functions keep: a `functools.cache` can only be emptied, not put back.

What was computed in an untouched process is right in every other untouched one, so it stays. After
a test that touched it (it replaced something for a while, or something had to be put back), those
caches that took something in meanwhile are emptied. What a function that gives nothing back keeps
is that it was called, as for a warning that is told once: that is forgotten after every test.
"""

from __future__ import annotations

import functools
from typing import Any


class Caches:
    """The caches of modules, and how often each was asked in vain."""

    def __init__(self) -> None:
        self._known: set[int] = set()
        self._names: list[str] = []
        self._caches: list[Any] = []
        self._infos: list[Any] = []
        self._misses: list[int] = []
        self._before_file: list[int] = []

    def learn(self, names: dict[str, Any], module: str) -> None:
        for name, value in list(names.items()):
            if isinstance(value, functools._lru_cache_wrapper) and id(value) not in self._known:
                self._known.add(id(value))
                self._names.append(f"{module}.{name}")
                self._caches.append(value)
                self._infos.append(value.cache_info)
                self._misses.append(value.cache_info().misses)
                self._before_file.append(self._misses[-1])

    def end_file(self, *, is_touched: bool) -> list[str]:
        """Likewise, for what came since the file of tests began."""
        self._misses = self._before_file
        emptied = self.put_back(is_touched=is_touched)
        self._before_file = self._misses.copy()
        return emptied

    def put_back(self, *, is_touched: bool) -> list[str]:
        """The names of those that had to be emptied."""
        misses = [info()[1] for info in self._infos]
        if misses == self._misses:
            return []
        emptied = []
        for number, (was, now) in enumerate(zip(self._misses, misses, strict=True)):
            if was != now and (is_touched or _only_remembers(self._caches[number])):
                self._caches[number].cache_clear()
                misses[number] = 0
                emptied.append(self._names[number])
        self._misses = misses
        return emptied


def _only_remembers(cache: Any) -> bool:
    return cache.__wrapped__.__annotations__.get("return", "") in {None, "None"}
