"""How many facts a message of lineage becomes: what a recorder writes is what a reader takes."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from .messages import EvaluationLineage, TrainLineage

MOST_NAMES = 20_000
"""Facts that one record, or what stands for one, may have: each becomes a column of all runs."""

_JSON = {
    EvaluationLineage.DESCRIPTOR.fields_by_name["metric"].full_name,
    TrainLineage.DESCRIPTOR.fields_by_name["model"].message_type.fields_by_name["path"].full_name,
}


def names_in(message: Any) -> int:
    """The names in the maps of a message, those of a mapping written as JSON among them.

    Protobuf decodes them only where they are looked at.

    Raises:
        UnicodeDecodeError: If one is no text.

    """
    names = 0
    waiting = [message]
    while waiting:
        for field, value in waiting.pop().ListFields():
            held = value
            if isinstance(value, Mapping):
                names += len(value)
                held = dict(value).values()
            elif field.full_name in _JSON:
                names += _names_of_json(value)
            inner = held if isinstance(held, Collection) else [held]
            waiting.extend(one for one in inner if hasattr(one, "ListFields"))
    return names


class _Names(int):
    """How many values stand under a name in a mapping of JSON, those of mappings in it included."""


def _names_of_json(text: str | bytes) -> int:
    """How many facts a mapping that is written as JSON becomes; a list in it is one of them."""
    colons = text.count(b":") if isinstance(text, bytes) else text.count(":")
    if colons <= MOST_NAMES:  # each name has its own
        return colons
    try:
        told = json.loads(text, object_pairs_hook=_counted)
    except ValueError:
        return 1  # it is shown as it stands
    except RecursionError:
        return colons  # who calls from less deep might read it
    return told if isinstance(told, _Names) else 1


def _counted(pairs: list[tuple[str, Any]]) -> _Names:
    """What stands for a mapping while it is read: those of a long list need not be held."""
    values = dict(pairs).values()
    return _Names(sum(value if isinstance(value, _Names) else 1 for value in values))
