"""Icons: shapes of `assets/frame/icons.css` in the colour of the text around them."""

from __future__ import annotations

from dash import html

from .attributes import aria


def icon(name: str) -> html.Span:
    """An icon; the words beside it or the label around it say what it means."""
    return html.Span(className=f"icon icon-{name}", **aria(hidden="true"))
