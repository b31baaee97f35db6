"""The cards of landscapes and interpolations that a browser asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.queries.panels import window_of
from dashboard.queries.scalars.order import natural
from insight.errors import FormatError

from .card import Beside, card, card_key
from .difference import Reference
from .interpolation import interpolation_card, interpolation_key, series_of
from .loss_curve import curves_of, loss_curve
from .query import LOSS, Query
from .scale import bounds_of, newest
from .shown import shown_of
from .told import told_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dashboard.live import LiveStore
    from insight.tables.scalar_index import Segment

MOST_CARDS = 200


def by_tag(store: LiveStore) -> dict[str, list[Segment]]:
    """The series of every card: of every tag, and of every name of interpolations."""
    return {**_landscapes(store), **interpolations_by_name(store)}


def _landscapes(store: LiveStore) -> dict[str, list[Segment]]:
    """The series of every tag, cut once a version."""
    cut = store.cut("landscape")
    return store.keep("landscapes by tag", cut, lambda: _by_tag(cut.segments))


def interpolations_by_name(store: LiveStore) -> dict[str, list[Segment]]:
    """Those of every name of interpolations, in order; one that is a tag gives way to it."""
    held, tags = store.interpolations(), _landscapes(store)
    found = store.keep("interpolations by name", held, lambda: series_of(held))
    return {name: found[name] for name in sorted(found, key=natural) if name not in tags}


def _by_tag(segments: Sequence[Segment]) -> dict[str, list[Segment]]:
    found: dict[str, list[Segment]] = {}
    for segment in segments:
        found.setdefault(segment.tag, []).append(segment)
    return found


def runs_by_tag(store: LiveStore) -> dict[str, int]:
    """Every tag, with the number of runs that have it."""
    return {tag: len(segments) for tag, segments in by_tag(store).items()}


def landscape_answer(store: LiveStore, request: Any) -> dict[str, Any]:
    """The cards asked for whose landscapes, runs or colours are others than the browser knows."""
    asked_for = request if isinstance(request, dict) else {}
    cards, windows = (
        part if isinstance(part, dict) else {}
        for part in (asked_for.get("cards"), asked_for.get("windows"))
    )
    table, known, between = (
        store.cut("landscape").table,
        by_tag(store),
        interpolations_by_name(store),
    )
    query = Query.of(asked_for.get("options"))
    bounds, reference = _bounds(store, query), _reference(store, query)
    found = []
    for tag, key in list(cards.items())[:MOST_CARDS]:
        if tag in between:
            found += _interpolation(store, between[tag], query, windows.get(tag), key)
            continue
        segments = query.panels.chosen(known.get(tag, []))
        window = window_of(windows.get(tag), len(segments))
        runs = [one.run for one in segments[window[0] : window[1]]]
        told = {run: store.surfaces(run) for run in runs}
        beside = Beside(told, bounds, reference, _curves(store, runs))
        if tag in known and card_key(table, segments, query, window, beside) != key:
            found.append(card(table, segments, query, window, beside) | {"tag": tag})
    return {"cards": found}


def _bounds(store: LiveStore, query: Query) -> tuple[float, float] | None:
    """The ends of the colours of all cards, where one scale is asked for."""
    if query.scale != "all" or query.shown != LOSS:
        return None
    table = store.cut("landscape").table
    chosen = [one for some in _landscapes(store).values() for one in query.panels.chosen(some)]
    return bounds_of(newest(table, chosen), clipped=query.colour == "clipped")


def _reference(store: LiveStore, query: Query) -> Reference | None:
    """The landscape that is taken from all others, where one is asked for that is there."""
    run, tag = query.against or ("", "")
    segment = next((one for one in _landscapes(store).get(tag, []) if one.run == run), None)
    if segment is None:
        return None
    row = store.cut("landscape").table.iloc[segment.end - 1]
    file = told_of(row, store.surfaces(run))
    return Reference(run, tag, row, file, shown_of(query.shown, row, file))


def _curves(store: LiveStore, runs: Sequence[str]) -> dict[str, Callable[[Any], Any]]:
    """By run, what makes the curve of its loss for the row of a landscape."""
    index = store.scalars()

    def curve_of(segment: Segment) -> Callable[[Any], Any]:
        def curve(row: Any) -> Any:
            return loss_curve(index, segment, row["path_steps"], _steps_per_unit(store, row))

        return curve

    return {run: curve_of(segment) for run, segment in curves_of(index, runs).items()}


def _steps_per_unit(store: LiveStore, row: Any) -> int:
    """How many steps one step of a path is; 0 where nothing says it."""
    if str(row["unit"]) != "epoch":
        return 1 if str(row["unit"]) == "step" else 0
    try:
        held = store.value("landscape", str(row["run"]), str(row["tag"]), int(row["step"]))
    except (KeyError, FormatError, OSError):  # it has just gone, or is being written anew
        return 0
    return int(held.step_per_epoch)


def _interpolation(
    store: LiveStore, known: Sequence[Segment], query: Query, asked_window: Any, key: Any
) -> list[dict[str, Any]]:
    """The card of one name, unless the browser has it."""
    held = store.interpolations()
    names = {run: {one["name"] for one in some} for run, some in held.items()}
    there = [one for one in known if one.tag in names.get(one.run, ())]  # one may have just gone
    segments = query.panels.chosen(there)
    window = window_of(asked_window, len(segments))
    if interpolation_key(held, segments, window, query) == key:
        return []
    tag = known[0].tag
    return [interpolation_card(held, segments, window, query) | {"tag": tag}]
