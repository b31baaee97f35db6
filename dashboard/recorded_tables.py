"""The recorded tables that were looked at last, with all their cells.

Each picture of one is asked for alone, and rows a few at a time: none decodes all of it anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .few_kept import keep_few

if TYPE_CHECKING:
    from insight.plugins.values import Table

    from .live import LiveStore

MOST_KEPT = 4


def recorded_table(store: LiveStore, run: str, tag: str, step: int) -> Table:
    """A table as it was given.

    Raises:
        UnknownKindError: If there is no such row; also a KeyError.
        FormatError: If the file has changed since the last refresh.

    """
    known = store.table("table")
    key = run, tag, step
    return keep_few(store, "recorded tables", known, key, lambda: store.cells(*key), MOST_KEPT)
