"""The names and values of W&B's items."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from insight.format.proto.wandb_pb2 import Item


def names_of(item: Item) -> list[str]:
    """The name of an item, after those that it stands inside of.

    >>> from insight.format.proto.wandb_pb2 import Item
    >>> names_of(Item(nested_key=[b"train", b"loss"])), names_of(Item(key=b"lr"))
    (['train', 'loss'], ['lr'])

    """
    keys = item.nested_key or (item.key,)
    return [key.decode("utf-8", "replace") for key in keys]


def value_of(item: Item) -> Any:
    """What an item holds, as Python's number, text, truth value, list, mapping or None.

    Raises:
        ValueError, RecursionError: If it is no JSON.

    >>> from insight.format.proto.wandb_pb2 import Item
    >>> value_of(Item(value_json=b'[1, NaN]')), value_of(Item(integer=-2))
    ([1, nan], -2)

    """
    match item.WhichOneof("value"):
        case "value_json":
            return json.loads(item.value_json)
        case "json":
            return json.loads(item.json)
        case "number":
            return item.number
        case "integer":
            return item.integer
        case "boolean":
            return item.boolean
        case "text":
            return item.text.decode("utf-8", "replace")
    return None
