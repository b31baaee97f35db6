"""What can be done with one scalar card: enlarge it, read its values, export it, watch a limit.

The browser asks through channels, one question after the other:
`assets/charts/card_channel.mjs` is the other end. What it sends is checked here; what is not
understood gets an empty answer.
"""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any, TypeGuard

from dashboard import channel
from dashboard.components.run_groups import grouping_of
from dashboard.queries.scalars.alarms import Rule, alarm_hits
from dashboard.queries.scalars.export import LastRow, csv_part
from dashboard.queries.scalars.parts import card_parts
from dashboard.queries.scalars.table import values_at
from dashboard.queries.scalars.view import view_of, window_of
from dashboard.queries.series.ema import HEAVIEST

if TYPE_CHECKING:
    from collections.abc import Callable

    from dashboard.live import LiveStore
    from dashboard.page import App

    Answer = Callable[[LiveStore, dict[str, Any]], dict[str, Any]]

MOST_TAGS = 8
MOST_RULES = 16
MOST_ALARMS = 200


def stores(*names: str) -> list[Any]:
    """The questions and answers of cards; a page that asks some of them holds these."""
    return channel.stores(*(f"card-{name}" for name in names or ANSWERS))


def connect(app: App, store: LiveStore) -> None:
    """Let the server answer."""
    for name, answer in ANSWERS.items():
        channel.answers(app, f"card-{name}", partial(answer, store))


def large(store: LiveStore, asked: dict[str, Any]) -> dict[str, Any]:
    """The parts of the cards of some tags that the browser does not have as they are now."""
    index, window = store.scalars(), window_of(asked.get("window"))
    options, listed = asked.get("view"), asked.get("tags")
    view = view_of(options if isinstance(options, dict) else {})
    groups = grouping_of(store, view.by, view.also)
    known = list(listed.items())[:MOST_TAGS] if isinstance(listed, dict) else []
    cards = [
        card_parts(
            index,
            tag,
            view,
            window,
            keys if isinstance(keys, dict) else {},
            *groups,
            ranks=store.ranks,
        )
        for tag, keys in known
        if tag in index.by_tag
    ]
    return {"cards": [card for card in cards if card is not None]}


def values(store: LiveStore, asked: dict[str, Any]) -> dict[str, Any]:
    """The values of some tags at a cursor: at one step, or at one of its own for each run."""
    index = store.scalars()
    runs, step = _texts(asked.get("runs"), None), asked.get("step")
    each = step if isinstance(step, list) else [step] * len(runs)
    steps = {run: float(at) for run, at in zip(runs, each, strict=False) if _is_number(at)}
    tags = _texts(asked.get("tags"), MOST_TAGS)
    return {"tables": [values_at(index, tag, steps, _weight(asked)) for tag in tags]}


def alarms(store: LiveStore, asked: dict[str, Any]) -> dict[str, Any]:
    """Which runs met the rules of each tag; of several alarms of one tag the first counts."""
    index = store.scalars()
    listed = asked.get("alarms")
    by_tag: dict[str, tuple[list[Rule], bool]] = {}
    for alarm in listed[:MOST_ALARMS] if isinstance(listed, list) else []:
        rules = _rules(alarm.get("rules")) if isinstance(alarm, dict) else []
        if rules and isinstance(alarm.get("tag"), str):
            by_tag.setdefault(alarm["tag"], (rules, bool(alarm.get("together"))))
    return {"hits": [alarm_hits(index, tag, *watched) for tag, watched in by_tag.items()]}


def export(store: LiveStore, asked: dict[str, Any]) -> dict[str, Any]:
    """The next part of a CSV file."""
    chosen = asked.get("runs")
    runs = None if chosen is None else _texts(chosen, None)
    part = csv_part(
        store.scalars(), _texts(asked.get("tags"), MOST_TAGS), runs, _last_row(asked.get("after"))
    )
    return {"text": part.text, "rows": part.rows, "last": part.last}


ANSWERS: dict[str, Answer] = {"large": large, "values": values, "alarms": alarms, "csv": export}


def _weight(asked: dict[str, Any]) -> float:
    weight = asked.get("weight")
    return min(HEAVIEST, max(0.0, float(weight))) if _is_number(weight) else 0.0


def _rules(listed: Any) -> list[Rule]:
    pairs = listed[:MOST_RULES] if isinstance(listed, list) else []
    return [
        Rule(pair[0] == ">", float(pair[1]))
        for pair in pairs
        if isinstance(pair, list) and len(pair) == 2 and pair[0] in (">", "<")
        if _is_number(pair[1])
    ]


def _last_row(named: Any) -> LastRow | None:
    if not isinstance(named, list) or len(named) != 3 or not _is_number(named[2]):
        return None
    return LastRow(str(named[0]), str(named[1]), int(named[2]))


def _texts(listed: Any, most: int | None) -> list[str]:
    texts = listed if isinstance(listed, list) else []
    return [text for text in texts[:most] if isinstance(text, str)]


def _is_number(value: Any) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
