"""Facts that a user names, as the one message that holds them.

MindSpore's message has maps of texts, of whole numbers of 32 bits and of floats, and its API takes
nothing else. What these cannot hold stands as JSON among the texts, and its name in `map_dict`,
which nobody else fills: MindSpore's tools show the JSON, ours read the value.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeAlias

from .messages import UserDefinedInfo

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

UserFact: TypeAlias = "bool | int | float | str | list[UserFact] | None"

MOST_FACTS = 10_000
"""Of one message: readers refuse a record with more than twice as many."""
MOST_BYTES = 64 * 1024 * 1024
"""Of one message with several facts."""

_SMALL = range(-(2**31), 2**31)
# Deeper than recorders write; who goes through it would go beyond what Python's stack allows.
_DEEPEST = 100


def user_facts_message(facts: Mapping[str, UserFact]) -> UserDefinedInfo:
    """The message of these facts, in their order.

    Raises:
        ValueError: If a name or a text is none that UTF-8 can hold.

    >>> message = user_facts_message({"width": 64, "nesterov": True, "layers": [8, 8]})
    >>> list(user_facts(message))
    [('width', 64), ('nesterov', True), ('layers', [8, 8])]

    """
    message = UserDefinedInfo()
    for name, value in facts.items():
        entry = message.user_info.add()
        if isinstance(value, str):
            entry.map_str[name] = value
        elif isinstance(value, float):
            entry.map_double[name] = value
        elif isinstance(value, int) and not isinstance(value, bool) and value in _SMALL:
            entry.map_int32[name] = value
        else:
            entry.map_str[name] = json.dumps(value, ensure_ascii=False)
            entry.map_dict[name].SetInParent()
    return message


def in_parts(message: UserDefinedInfo) -> Iterator[UserDefinedInfo]:
    """Messages that say the same, each as large as a reader takes; one where that is enough.

    >>> [len(part.user_info) for part in in_parts(user_facts_message({"a": 1, "b": 2}))]
    [2]

    """
    entries, part, size = message.user_info, UserDefinedInfo(), 0
    for entry in entries:
        length = entry.ByteSize()
        if part.user_info and (len(part.user_info) == MOST_FACTS or size + length > MOST_BYTES):
            yield part
            part, size = UserDefinedInfo(), 0
        part.user_info.append(entry)
        size += length
    yield part


def user_facts(message: Any) -> Iterator[tuple[str, Any]]:
    """Names and values of a message, whoever wrote it; names inside mappings are dotted.

    Names and texts are as protobuf gives them: bytes where they are no UTF-8.
    """
    typed: set[str] = set()
    for field, held in message.ListFields():  # half the time of asking for each map
        if field.name == "user_info":
            for entry in held:
                yield from user_facts(entry)
        elif field.name == "map_dict":  # comes before the others: its number is lower
            for name, nested in held.items():
                if not nested.ListFields():
                    typed.add(name)
                for inner, value in user_facts(nested):
                    yield f"{_text(name)}.{_text(inner)}", value
        else:
            for name, value in held.items():
                yield name, _read(value) if name in typed else value


def _text(name: str | bytes) -> str:
    return name.decode("utf-8", "replace") if isinstance(name, bytes) else name


def _read(text: Any) -> Any:
    """The value that a JSON text stands for; the text itself where it is none, or too deep."""
    try:
        value = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        return text
    return value if _depth(value) <= _DEEPEST else text


def _depth(value: Any) -> int:
    """How many lists and mappings lie in one another, counted to one more than are read."""
    level, depth = [value], 0
    while depth <= _DEEPEST:
        mappings = [one.values() for one in level if isinstance(one, dict)]
        held = [*mappings, *(one for one in level if isinstance(one, list))]
        if not held:
            break
        level = [inner for one in held for inner in one]
        depth += 1
    return depth
