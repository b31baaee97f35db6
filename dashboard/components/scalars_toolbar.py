"""The controls of Scalars: one row of those that are often changed, and the others under "More"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from dash import html

from dashboard.address import asked, asked_number
from dashboard.queries.runs.given import name_of
from dashboard.words import say

from .pick import pick
from .run_groups import groupings
from .toolbar import choice, more, slider, toolbar

if TYPE_CHECKING:
    from dashboard.live import LiveStore

AXES = {
    "step": "Step",
    "relative": "Relative",
    "wall": "Wall",
    "index": "Index",
    "tag": "Tag",
}
SCALES = {"linear": "Linear", "log": "Log"}
X_SCALES = {"0": "Linear", "1": "Log"}
METHODS = {"auto": "Auto", "time": "By distance", "ema": "Exact EMA"}
SMOOTHING = 0.6  # of noisy lines, where nobody has chosen: see assets/charts/noise.mjs
OUTLIERS = {"auto": "Auto", "clip": "Clip", "show": "Show"}
MIDDLES = {"mean": "Mean", "median": "Median"}
BANDS = {"ci": "95 %", "std": "Deviation", "range": "Range"}
MEMBERS = {"1": "Show", "0": "Hide"}
RANKS = {"median": "Median", "each": "Each"}
# What people put along the axis first, if they recorded it.
USUAL_AXES = re.compile(r"epoch|tokens|samples|iteration", re.IGNORECASE)


def scalars_toolbar(store: LiveStore, tags: list[str]) -> html.Div:
    """The controls, as the address has them; `tags` may lie along x."""
    return toolbar(*_first_controls(store, tags), *more(*_other_controls(store)))


def _first_controls(store: LiveStore, tags: list[str]) -> list[Any]:
    """One row: the axis, how calm lines are, and what makes groups of runs."""
    return [
        html.Button(say("Runs"), id="panel-open", className="button narrow-only"),
        choice("axis", "X axis", AXES, asked("axis", "step", AXES)),
        html.Span("", id="axis-note", className="hint"),
        pick("xtag", "Tag along x", tags, asked("xtag", ""), _usual_axis(tags)),
        slider("smoothing", "Smoothing", asked_number("smooth", SMOOTHING, 0.0, 0.99)),
        pick("by", "Group by", groupings(store), asked("by", ""), dots=True),
        pick("also", "And by", groupings(store), asked("and", ""), dots=True),
        html.Button(say("Reset zoom"), id="reset-zoom", className="button", hidden=True),
    ]


def _other_controls(store: LiveStore) -> list[Any]:
    """What is seldom changed."""
    method = "time" if asked("smooth", "") else "auto"
    return [
        choice("xscale", "X scale", X_SCALES, asked("logx", "0", X_SCALES)),
        choice("scale", "Y scale", SCALES, asked("y", "linear", SCALES)),
        choice("method", "Method", METHODS, asked("method", method, METHODS)),
        choice("outliers", "Outliers", OUTLIERS, asked("robust", "auto", OUTLIERS)),
        choice("middle", "Line", MIDDLES, asked("agg", "mean", MIDDLES)),
        choice("band", "Band", BANDS, asked("band", "ci", BANDS)),
        choice("members", "Members", MEMBERS, asked("members", "1", MEMBERS)),
        choice("ranks", "Ranks", RANKS, asked("ranks", "median", RANKS)),
        _baseline(store, asked("base", "")),
    ]


def _usual_axis(tags: list[str]) -> str:
    """The tag that comes along the axis when nobody has chosen one yet."""
    return next(filter(USUAL_AXES.search, tags), tags[0] if tags else "")


def _baseline(store: LiveStore, run: str) -> html.Div:
    """The run that the address names, if there is one; `baseline.mjs` knows the others."""
    there = [run] if (store.runs()["run"].astype(str) == run).any() else []
    return pick("base", "Baseline", there, run, called={run: name_of(store.notes.runs(), run)})
