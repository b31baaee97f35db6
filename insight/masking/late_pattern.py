"""Regular expressions that are compiled when they are first used."""

from __future__ import annotations

import re
from typing import Any, cast


class _LatePattern:
    def __init__(self, pattern: str, flags: int) -> None:
        self.pattern = pattern
        self._flags = flags

    def __getattr__(self, name: str) -> Any:
        compiled = re.compile(self.pattern, self._flags)
        # Found there from now on, as fast as those of the compiled one.
        for method in ("finditer", "findall", "fullmatch", "match", "search", "split", "sub"):
            setattr(self, method, getattr(compiled, method))
        return getattr(compiled, name)


def late(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """A regular expression; to compile those of this folder takes as long as to load NumPy.

    What records a run loads them all, and few runs have anything to mask.

    >>> late("a+").sub("b", "caat")
    'cbt'

    """
    return cast("re.Pattern[str]", _LatePattern(pattern, flags))
