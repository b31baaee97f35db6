"""The parts of a card that a browser does not have yet."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.queries.objective import direction
from dashboard.queries.series.grid import grid, less_base

from .card import (
    card_key,
    close_part,
    crowd_part,
    difference_part,
    near_part,
    points_a_run,
    viewed,
)
from .groups import aggregate, group_order

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dashboard.queries.series.buckets import Window
    from dashboard.queries.series.curves import Curve
    from dashboard.queries.series.index import ScalarIndex

    from .view import View

FEW = 30  # runs, all of which are drawn closely: as in assets/2_charts/33_scalar_view.js
CLOSE = 600
GROUP_SLICES = 240

Keys = dict[str, str]


def card_parts(
    index: ScalarIndex,
    tag: str,
    view: View,
    window: Window | None,
    known: Mapping[str, str],
    names: Mapping[str, str],
) -> dict[str, Any] | None:
    """What has changed of a card, or None.

    Of few runs everything is the part `close`: points, or buckets with their bounds, finer within
    the window. Of many, `crowd` has means of all runs, `near` those within the window, and `close`
    only the runs in focus; so a zoom asks for what lies in it, and a click for one run. `groups`
    are lines of runs with the same fact. A part without an end of its own is None where it is no
    longer wanted.

    Args:
        index: The scalar table.
        tag: The card.
        view: How somebody looks at it.
        window: What part of the axis, or None for all of it.
        known: The keys of the parts that the browser has.
        names: The group of each run (`groups.group_names`); empty for no groups.

    """
    many = len(index.by_tag[tag]) > FEW and not view.base
    keys = _keys(index, tag, view, window, names, many=many)
    due = {part for part, key in keys.items() if known.get(part) != key}
    gone = known.keys() - keys.keys()
    if not due and not gone:
        return None
    found = viewed(index, tag, view) if due - {"close"} or not many else []
    card: dict[str, Any] = {"tag": tag, "direction": direction(tag), "key": keys}
    card |= dict.fromkeys(gone)
    for part in sorted(due):
        card[part] = _part(part, found, index, tag, view, window, names, many=many)
    return card


def _keys(
    index: ScalarIndex,
    tag: str,
    view: View,
    window: Window | None,
    names: Mapping[str, str],
    *,
    many: bool,
) -> Keys:
    whole, zoomed = card_key(index, tag, None, view), card_key(index, tag, window, view)
    keys = {"close": f"{zoomed}:{view.log_x}"}
    if many:
        keys["crowd"] = whole
        keys["close"] += f":{_check(view.focus)}"
        if window is not None:
            keys["near"] = zoomed
    if names:
        chosen = _check(sorted(view.runs)) if view.runs is not None else ""
        grouping = f"{view.by}:{view.middle}:{view.band}:{_check(sorted(names.items()))}"
        keys["groups"] = f"{zoomed}:{grouping}:{chosen}"
    return keys


def _check(names: Sequence[Any]) -> int:
    return zlib.crc32(repr(names).encode())


def _part(
    part: str,
    found: Sequence[Curve],
    index: ScalarIndex,
    tag: str,
    view: View,
    window: Window | None,
    names: Mapping[str, str],
    *,
    many: bool,
) -> dict[str, Any]:
    if part == "groups":
        return groups_part(found, view, window, names)
    count = points_a_run(len(index.by_tag[tag]))
    if part == "crowd":
        return crowd_part(found, count, view)
    if part == "near" and window is not None:
        return near_part(found, count, view, window)
    if many:
        return close_part(viewed(index, tag, view, set(view.focus)), CLOSE, view, window)
    if view.base:
        return difference_part(found, count, view, window)
    return close_part(found, count, view, window)


def groups_part(
    found: Sequence[Curve], view: View, window: Window | None, names: Mapping[str, str]
) -> dict[str, Any]:
    """A line and a band for each group, on one grid; `n` says how many runs each place has."""
    table = grid(found, GROUP_SLICES, window, log=view.log_x)
    bases = [place for place, curve in enumerate(found) if curve.run == view.base]
    if view.base:
        table = less_base(table, bases[0]) if bases else table._replace(mean=table.mean * np.nan)
    shown = np.array([view.runs is None or curve.run in view.runs for curve in found], np.bool_)
    group_of = np.array([names.get(curve.run, "") for curve in found], object)
    lines = []
    for place, name in enumerate(group_order(names)):
        members = shown & (group_of == name)
        group = aggregate(table.mean[members], view.middle, view.band)
        held = group.n > 0
        if not held.any():
            continue
        lines.append(
            {
                "name": name,
                "place": place,
                "runs": int(members.sum()),
                "x": numbers(table.x[held]),
                "n": numbers(group.n[held]),
                "middle": numbers(group.middle[held]),
                "low": numbers(group.low[held]),
                "high": numbers(group.high[held]),
            }
        )
    return {"by": view.by, "axis": [view.axis, view.x_tag], "lines": lines, "of": dict(names)}
