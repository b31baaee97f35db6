"""Icons: shapes of `assets/frame/icons.css` in the colour of the text around them."""

from __future__ import annotations

from dash import html

from .attributes import aria


def icon(name: str) -> html.Span:
    """An icon; the words beside it or the label around it say what it means."""
    return html.Span(className=f"icon {_shape(name)}", **aria(hidden="true"))


def icon_before(name: str) -> str:
    """Classes that draw an icon before what a component says.

    Hundreds of times while a page begins, Dash asks each of its components whether a change is
    theirs: so none is made for an icon where the classes of another can draw it.
    """
    return f"icon-before {_shape(name)}"


def _shape(name: str) -> str:
    return f"icon-{name}"
