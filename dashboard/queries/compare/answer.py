"""What the cards of Compare ask the server for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.queries.scalars.card import card_key, scalar_card
from dashboard.queries.scalars.view import window_of

from .facts import MOST_TAGS, known_runs, series_of

if TYPE_CHECKING:
    from dashboard.live import LiveStore


def answer(store: LiveStore, request: Any) -> dict[str, Any]:
    """The points of the chosen runs, where the browser has others."""
    told = _mapping(request)
    wanted = _mapping(told.get("options")).get("runs")
    names = [str(run) for run in wanted] if isinstance(wanted, list) else []
    chosen = known_runs(names, store.runs())
    index = series_of(store.scalars(), set(chosen))
    windows, cards = _mapping(told.get("windows")), []
    for tag, key in list(_mapping(told.get("cards")).items())[:MOST_TAGS]:
        window = window_of(windows.get(tag))
        if tag not in index.by_tag:
            continue
        now = f"{card_key(index, tag, window, ranks=store.ranks)}:{chosen}"
        if now != key:
            cards.append(scalar_card(index, tag, window, ranks=store.ranks) | {"key": now})
    return {"cards": cards}


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
