"""What browsers send to Dash's one address of callbacks, looked at before Dash does.

Dash takes a body as its own script makes it, and fails with a traceback on any other.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import orjson
from flask import Response, request
from flask.json.provider import DefaultJSONProvider

from .answers import answer, hint_of
from .words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dash import Dash

ADDRESS = "/_dash-update-component"
MOST_PARTS = 1_000  # inputs of one callback, and names in each list
_LOG = logging.getLogger(__name__)
# What reading a value of another form than the page sends ends in.
_MISREAD = (*(TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError),)


class _Json(DefaultJSONProvider):
    """Reads bodies with bounds: Python's own reader has none for depth, and takes NaN."""

    def loads(self, s: str | bytes, **_: Any) -> Any:
        return orjson.loads(s)


def check(app: Dash) -> None:
    """Let `app` answer with 400 to what it cannot read."""
    app.server.json = _Json(app.server)
    dispatch = app.server.view_functions[ADDRESS]
    home = app.config.requests_pathname_prefix

    def checked() -> Any:
        body = request.get_json()
        wrong = fault(body, app.callback_map)
        if wrong:
            return _refused(wrong, home)
        try:
            return dispatch()
        except _MISREAD:
            # Told to whoever serves: it may as well be a mistake of ours.
            _LOG.warning(
                "The callback %r did not understand its values.",
                body["output"][:200],
                exc_info=True,
            )
            return _refused(say("values of another form"), home)

    app.server.view_functions[ADDRESS] = checked


def _refused(wrong: str, home: str) -> Response:
    error = say("A callback's body is expected, got {wrong}.", wrong=wrong)
    if request.accept_mimetypes.best_match(["application/json", "text/html"]) == "text/html":
        return answer(400, error, hint_of(400), home)
    body = orjson.dumps({"error": error, "hint": hint_of(400)})
    return Response(body, status=400, mimetype="application/json")


def fault(body: Any, callbacks: Mapping[str, Any]) -> str:
    """What is wrong with the form of a body; empty for nothing.

    >>> fault([], {})
    'no object'
    >>> fault({"output": "a.b"}, {})
    'the output of no callback'

    """
    if not isinstance(body, dict):
        return say("no object")
    output = body.get("output")
    if not isinstance(output, str) or output not in callbacks:
        return say("the output of no callback")
    for name in ("inputs", "state"):
        if not _are_parts(body.get(name, [])):
            return say("no list of properties as `{name}`", name=name)
    known = callbacks[output]
    if len(body.get("inputs", [])) != len(known["inputs"]):
        return say("another number of inputs")
    if len(body.get("state", [])) > len(known["state"]):
        return say("another number of states")
    changed = body.get("changedPropIds", [])
    if not _is_short_list(changed) or not all(isinstance(one, str) for one in changed):
        return say("no list of names as `changedPropIds`")
    # Dash would call it first, and only then fail for want of a place for what it gave.
    if not known.get("no_output") and not _are_those(body.get("outputs"), known["output"]):
        return say("no properties as `outputs`")
    return ""


def _are_those(outputs: Any, expected: Any) -> bool:
    """Whether they are the properties that a callback sets, in its order."""
    if isinstance(expected, list | tuple):
        return (
            isinstance(outputs, list)
            and len(outputs) == len(expected)
            and all(map(_are_those, outputs, expected))
        )
    return (
        _is_part(outputs)
        and outputs["id"] == expected.component_id
        and outputs["property"] == expected.component_property
    )


def _are_parts(parts: Any) -> bool:
    """Whether it is a list of properties of components, or of lists of them, but no deeper."""
    return _is_short_list(parts) and all(
        _is_short_list(part) and all(map(_is_part, part))
        if isinstance(part, list)
        else _is_part(part)
        for part in parts
    )


def _is_part(part: Any) -> bool:
    return (
        isinstance(part, dict)
        and isinstance(part.get("id"), str | dict)
        and isinstance(part.get("property"), str)
    )


def _is_short_list(values: Any) -> bool:
    return isinstance(values, list) and len(values) <= MOST_PARTS
