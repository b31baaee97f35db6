"""Whose values stand for runs of several ranks: tables have those of one, cards draw medians."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dash import html

from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Container, Mapping


def rank_words(lowest: Mapping[str, object], shown: Container[str] | None) -> str:
    """What to say of runs of several ranks; empty where none of those shown is one.

    Args:
        lowest: `Store.lowest_ranks()`.
        shown: The runs that are shown; None for all.

    """
    if not any(shown is None or run in shown for run in lowest):
        return ""
    return say("Of several ranks values are the lowest one's, and curves the median of all.")


def rank_note(lowest: Mapping[str, object], shown: Container[str] | None) -> list[html.P]:
    """The same as a line of a page."""
    words = rank_words(lowest, shown)
    return [html.P(words, className="hint rank-note")] if words else []
