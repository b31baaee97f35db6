"""What a browser lacks of the cards of the page Machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.queries.scalars.parts import card_parts
from dashboard.queries.scalars.ranks import NO_RANKS
from dashboard.queries.scalars.view import view_of, window_of

from .quantities import quantities

if TYPE_CHECKING:
    from dashboard.queries.scalars.ranks import Ranks
    from insight.tables.scalar_index import ScalarIndex

AXES = ("relative", "wall", "training")
MOST_CARDS = 100


def machine_cards(
    index: ScalarIndex, request: dict[str, Any], ranks: Ranks = NO_RANKS
) -> list[dict[str, Any]]:
    """The cards asked for of which something is new, each with the parts of its tags.

    Args:
        index: `machine_index` of all scalars.
        request: `cards`, what the browser has of each by its name: the keys of parts by tag.
            `windows`, the part of the axis of each; `options` as those of Scalars.
        ranks: Of runs of several processes.

    Returns:
        For each its name as `tag`, its `tags`, and of those that changed the parts in `cards`:
        `queries/scalars/parts.py` says what is in one. `key` has the keys of all tags.

    """
    asked, windows = (_mapping(request.get(name)) for name in ("cards", "windows"))
    options = _mapping(request.get("options"))
    axis = options.get("axis")
    view = view_of({"axis": axis if axis in AXES else AXES[0], "focus": options.get("focus")})
    known = {one.name: one for one in quantities(index.by_tag)}
    found = []
    for name, before in list(asked.items())[:MOST_CARDS]:
        if name not in known:
            continue
        tags, had = known[name].tags, _mapping(before)
        window = window_of(windows.get(name))
        parts = {
            tag: card_parts(index, tag, view, window, _mapping(had.get(tag)), {}, ranks=ranks)
            for tag in tags
        }
        news = [part for part in parts.values() if part is not None]
        if not news and list(had) == list(tags):
            continue
        keys = {tag: had.get(tag) if part is None else part["key"] for tag, part in parts.items()}
        # Whether more of it is better nobody knows: a GPU is to be busy, and memory to be left.
        cards = [part | {"direction": 0} for part in news]
        found.append({"tag": name, "tags": tags, "key": keys, "cards": cards})
    return found


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
