"""Nested values of a configuration as facts under dotted names."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from insight.errors import compose

from .records import MOST_NAMES, as_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_MOST_NESTED = 50
_MOST_IN_LIST = 1_000


def dotted(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """The names and values inside of a value; lists become tuples, what is None is left out.

    >>> dict(dotted("a", {"lr": 0.1, "net": {"layers": [8, 16]}, "none": None}))
    {'a.lr': 0.1, 'a.net.layers': (8, 16)}
    """
    return _dotted(as_text(name), value, 0)


def _dotted(name: str, value: Any, depth: int) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        if depth < _MOST_NESTED:
            for key, inner in value.items():
                yield from _dotted(f"{name}.{as_text(str(key))}", inner, depth + 1)
    elif isinstance(value, list | tuple):
        yield name, tuple(_plain(one) for one in value[:_MOST_IN_LIST])
    elif value is not None:
        yield name, as_text(value)


def _plain(value: Any) -> Any:
    """What is inside of a list as text, so that each fact can be compared and hashed."""
    return as_text(str(value)) if isinstance(value, list | tuple | dict) else as_text(value)


def bounded(where: str, facts: Iterable[tuple[str, Any]]) -> tuple[dict[str, Any], str]:
    """As many facts as a run may have, and what is wrong where there are more.

    >>> bounded("config.json", [("a", 1), ("b", 2)])
    ({'a': 1, 'b': 2}, '')
    """
    kept = dict(islice(facts, MOST_NAMES + 1))
    if len(kept) <= MOST_NAMES:
        return kept, ""
    kept.popitem()
    return kept, compose(where, f"at most {MOST_NAMES} names", f"more; {MOST_NAMES} kept")
