"""What of an answer is new to a browser: it sends back a mark of each part that it has."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import orjson
from dash import no_update

if TYPE_CHECKING:
    from collections.abc import Mapping


def mark_of(part: Any) -> str:
    """A few letters for anything that may be sent; others for anything else."""
    text = orjson.dumps(part, default=lambda component: component.to_plotly_json())
    return blake2b(text, digest_size=9).hexdigest()


def news_of(parts: Mapping[str, Any], before: Any) -> tuple[list[Any], Any]:
    """Each part where the browser has another one, and the marks that it is to send back.

    Args:
        parts: By name.
        before: The marks that it sent; anything else counts as none.

    >>> parts, marks = news_of({"rows": [1, 2], "title": "a"}, None)
    >>> parts, [part is no_update for part in news_of({"rows": [1], "title": "a"}, marks)[0]]
    ([[1, 2], 'a'], [False, True])

    """
    now = {name: mark_of(part) for name, part in parts.items()}
    known = before if isinstance(before, dict) else {}
    news = [no_update if now[name] == known.get(name) else part for name, part in parts.items()]
    return news, no_update if now == before else now
