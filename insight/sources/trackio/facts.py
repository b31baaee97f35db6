"""What Trackio keeps of a run's configuration, under dotted names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.errors import compose
from insight.sources.records import MOST_NAMES, as_text

from .values import NUMBERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_MOST_NESTED = 50
# What Trackio adds to a configuration.
_ADDED = {"_Group": "run.group", "_Username": "run.user", "_Created": "run.created"}


def facts_of(config: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Names and values; lists become tuples, what is None is left out.

    >>> dict(facts_of({"lr": 0.1, "model": {"d": [1, 2]}, "_Group": "g", "note": None}))
    {'hyperparameters.lr': 0.1, 'hyperparameters.model.d': (1, 2), 'run.group': 'g'}
    """
    for name, value in config.items():
        if name in _ADDED:
            if value is not None:
                yield _ADDED[name], as_text(str(value))
        else:
            yield from _flat(f"hyperparameters.{as_text(name)}", value, 0)


def _flat(name: str, value: Any, depth: int) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        if depth < _MOST_NESTED:
            for key, inner in value.items():
                yield from _flat(f"{name}.{as_text(key)}", inner, depth + 1)
    elif isinstance(value, str):
        yield name, NUMBERS.get(value, as_text(value))
    elif isinstance(value, list):
        yield name, tuple(_plain(one) for one in value)
    elif value is not None:
        yield name, value


def _plain(value: Any) -> Any:
    """A list inside a list as text, so that each fact can be compared and hashed."""
    return as_text(str(value)) if isinstance(value, list | dict | str) else value


def bounded(facts: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """As many facts as a run may have, and what is wrong where there were more."""
    if len(facts) <= MOST_NAMES:
        return facts, ""
    expected, got = f"at most {MOST_NAMES} names", f"{len(facts)}; {MOST_NAMES} kept"
    return dict(list(facts.items())[:MOST_NAMES]), compose("configuration", expected, got)
