"""Figures of Plotly, as the JSON that draws them anew: pages draw it, no library is needed here."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from insight.errors import FormatError, SummaryValueError, ValueKindError, compose
from insight.format.messages import Summary

from ._drawn import figure_of, is_plotly
from ._plugin import SummaryPlugin

_WIDTH, _HEIGHT = 700, 450  # of Plotly, where a figure says nothing
_MOST_SIDE = 10_000
_MOST_BYTES = 2**30  # a record holds less than twice as many
_EXPECTED = "a figure of Plotly, or a mapping of its data and layout"


def encode(value: Any) -> Summary.Figure:
    """The figure as JSON, with what its row in a table says of it.

    Args:
        value: A figure of Plotly (`graph_objects`, `express`), or a mapping with its `data`, a list
            of traces, and its `layout`, of what JSON can hold.

    Raises:
        ValueKindError: If it is neither.
        SummaryValueError: If it holds what JSON cannot, or is longer than 1 GiB.

    >>> message = encode({"data": [{"y": [1, 3, 2]}], "layout": {"title": {"text": "Loss"}}})
    >>> decode(message)
    ('Loss', 1, 700, 450)

    """
    content = value.to_json().encode() if is_plotly(value) else _as_json(value)
    if len(content) > _MOST_BYTES:
        raise SummaryValueError.of("figure", f"at most {_MOST_BYTES} bytes", f"{len(content)}")
    found = _parsed(content)
    if found is None:
        raise ValueKindError.of("figure", _EXPECTED, value)
    layout = found.get("layout")
    layout = layout if isinstance(layout, dict) else {}
    return Summary.Figure(
        title=_title(layout).encode("utf-8", "replace"),
        traces=len(found["data"]),
        width=_side(layout.get("width"), _WIDTH),
        height=_side(layout.get("height"), _HEIGHT),
        content=content,
    )


def _as_json(value: Any) -> bytes:
    if not isinstance(value, Mapping):
        is_picture = figure_of(value) is not None
        hint = "record what Matplotlib drew as 'image'" if is_picture else ""
        raise ValueKindError.of("figure", _EXPECTED, value, hint)
    try:
        return json.dumps(dict(value), allow_nan=False).encode()
    except (TypeError, ValueError, RecursionError) as error:
        expected = "a mapping of what JSON can hold"
        raise SummaryValueError.of("figure", expected, str(error)) from error


def _parsed(content: bytes) -> dict[str, Any] | None:
    """The figure that JSON says; None where it says another thing."""
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and isinstance(found.get("data"), list) else None


def _title(layout: Mapping[str, Any]) -> str:
    title = layout.get("title")
    text = title.get("text") if isinstance(title, dict) else title
    return text if isinstance(text, str) else ""


def _side(told: Any, usual: int) -> int:
    is_number = isinstance(told, (int, float)) and not isinstance(told, bool)
    return int(told) if is_number and 1 <= told <= _MOST_SIDE else usual


def decode(message: Summary.Figure) -> tuple[str, int, int, int]:
    """Title, number of traces, width and height in pixels."""
    title = message.title.decode("utf-8", "replace")
    return title, message.traces, message.width, message.height


def load(message: Summary.Figure) -> dict[str, Any]:
    """`data` and `layout`, of which `plotly.graph_objects.Figure` makes the figure again.

    Raises:
        FormatError: If what was recorded is no figure.

    """
    found = _parsed(message.content)
    if found is None:
        raise FormatError(compose("figure", "the JSON of a figure", "other bytes"))
    return found


PLUGIN = SummaryPlugin(
    name="figure",
    kind="figure",
    carrier="value",
    field="figure",
    columns=(("title", "str"), ("traces", "int64"), ("width", "int64"), ("height", "int64")),
    encode=encode,
    decode=decode,
    load=load,
    example=lambda: {"data": [{"type": "bar", "y": [1, 3, 2]}], "layout": {"width": 400}},
    claims=is_plotly,
)
