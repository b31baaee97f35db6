"""The few last of many things that are made of one table, where what is asked for is anybody's.

`LiveStore.keep` keeps as many as have names, for as long as the files rest.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from .live import LiveStore

T = TypeVar("T")
MOST_KEPT = 8


def keep_few(
    store: LiveStore,
    name: str,
    source: object,
    key: Hashable,
    make: Callable[[], T],
    most: int = MOST_KEPT,
) -> T:
    """What `make` makes for a key, the very object as long as it is kept.

    Args:
        store: Where it is kept.
        name: Of one caller only.
        source: What the store gave, as for `LiveStore.keep`.
        key: What was asked for. Whatever else `make` uses is looked up after source and key, or is
            part of them: then what changes meanwhile is told by other ones.
        make: Called where nothing is kept, and by several threads at once if they ask at once.
        most: How many are kept; of large things fewer.

    """
    kept: OrderedDict[Hashable, T] = store.keep(name, source, OrderedDict)
    found = kept.get(key)
    if found is None:
        found = kept[key] = make()
        while len(kept) > most:
            kept.popitem(last=False)
    return found
