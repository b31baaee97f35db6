"""Tables that stay built until there is news: pages ask for the same few again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    import pandas as pd

MOST_TABLES = 64
"""Tables that a store keeps built."""


class KeptTables:
    """Tables by what was asked for; of many, those that were built last."""

    def __init__(self) -> None:
        self._tables: dict[Hashable, pd.DataFrame] = {}

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._tables)

    def get(
        self, asked: Hashable, build: Callable[[], pd.DataFrame], *, alone: bool
    ) -> pd.DataFrame:
        """The table that was asked for, built where it is not kept.

        Args:
            asked: What tells it from others.
            build: Makes it.
            alone: Whether memory may hold no other one beside a new one.

        """
        if asked not in self._tables:
            if alone:
                self.clear()
            elif len(self) >= MOST_TABLES:
                del self._tables[next(iter(self._tables))]
            self._tables[asked] = build()
        # A shallow copy: pandas copies on write, so what one caller changes no other sees.
        return self._tables[asked].copy(deep=False)

    def clear(self) -> None:
        """Keep none: there is news."""
        self._tables.clear()
