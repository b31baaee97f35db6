"""Lineage messages without secrets: whatever protobuf makes of their fields."""

from __future__ import annotations

import json
from collections import deque
from typing import TYPE_CHECKING, Any

from .settings import UNMASKED

if TYPE_CHECKING:
    from .settings import Masking


def masked_message(message: Any, masking: Masking) -> Any:
    """The message, whose texts are masked by the names of their fields, or of their entries.

    Messages within it are looked at too. What is kept because the user said so stands in an entry
    of its own, by which readers know it.
    """
    before = len(masking.kept)
    waiting = deque([("", message)])
    while waiting:  # a loop: pipelines are deep
        name, part = waiting.popleft()
        for field, held in part.ListFields():
            below = _below(name, field.name)
            if field.message_type is not None and field.message_type.GetOptions().map_entry:
                waiting += _of_map(name, field, held, masking)
            elif field.message_type is not None:
                parts = held if field.is_repeated else [held]
                waiting += [(_LISTS.get(field.name, below), one) for one in parts]
            elif field.type == field.TYPE_STRING:
                _text(part, field, held, below, masking)
    if len(masking.kept) > before and hasattr(message, "user_info"):
        entry = message.user_info.add()
        entry.map_str[UNMASKED] = _listed(masking)
        entry.map_dict[UNMASKED].SetInParent()
    return message


# Lists of entries, which are no part of a name.
_LISTS = {"user_info": "", "children": "", "parameter": ""}


def _below(name: str, key: str) -> str:
    return f"{name}.{key}" if name else key


def _listed(masking: Masking) -> str:
    return json.dumps(list(masking.kept), ensure_ascii=False)


def _text(part: Any, field: Any, held: Any, name: str, masking: Masking) -> None:
    if field.is_repeated:
        held[:] = [masking.setting(name, one) for one in held]
    else:
        setattr(part, field.name, masking.setting(name, held))


def _of_map(name: str, field: Any, held: Any, masking: Masking) -> list[tuple[str, Any]]:
    """Masks the texts of a map; the messages in it, by name."""
    value = field.message_type.fields_by_name["value"]
    if value.message_type is not None:
        return [(_below(name, key), one) for key, one in held.items()]
    if value.type == value.TYPE_STRING:
        for key, text in list(held.items()):
            held[key] = masking.setting(_below(name, key), text)
    return []
