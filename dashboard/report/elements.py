"""Elements as text: those of Dash, as pages have them, and our own, escaped in one place."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from .drawing import Drawing

if TYPE_CHECKING:
    from collections.abc import Iterator

_VOID = frozenset(("br", "hr", "img"))
_NAMES = {"className": "class", "tabIndex": "tabindex"}


def as_html(part: Any) -> str:
    """What a browser is sent for an element of Dash, a text, a list of both, or nothing.

    >>> from dash import html
    >>> as_html(["a < b ", html.Em("c", className="d")])
    'a &lt; b <em class="d">c</em>'
    """
    match part:
        case None:
            return ""
        case Drawing(svg):
            return svg
        case list() | tuple():
            return "".join(map(as_html, part))
        case str() | int() | float():
            return escape(str(part))
    properties = dict(part.to_plotly_json()["props"])
    children = properties.pop("children", None)
    name = type(part).__name__.lower()
    opening = f"<{name}{''.join(_attributes(properties))}>"
    return opening if name in _VOID else f"{opening}{as_html(children)}</{name}>"


def _attributes(properties: dict[str, Any]) -> Iterator[str]:
    for name, value in properties.items():
        if value is True:
            yield f" {_NAMES.get(name, name)}"
        elif value not in (None, False, ""):
            yield f' {_NAMES.get(name, name)}="{escape(str(value))}"'
