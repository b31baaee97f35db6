"""Answers that are no pages: what was wrong with a request, and what to do."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import orjson
from flask import Response, request
from werkzeug.exceptions import HTTPException

from .words import language, say

if TYPE_CHECKING:
    from dash import Dash
    from dash.exceptions import DependencyException

JSON_BELOW = "/api/"
METHODS = frozenset({"GET", "HEAD", "POST"})
BACK = '<p><a href="{home}">{words}</a></p>\n'
PAGE = """<!DOCTYPE html>
<html lang="{lang}">
<head><meta charset="utf-8"><title>{error}</title></head>
<body>
<h1>{error}</h1>
<p>{hint}</p>
{back}</body>
</html>
"""


def hint_of(status: int) -> str:
    """What to do about an error that says no more than its number."""
    known = {
        400: say(
            "Reload the page; if this comes again, the dashboard and the page are of two versions."
        ),
        404: say("Look at the address; the pages are in the bar beside the runs."),
        405: say("Pages and files are only read: ask with GET."),
        413: say("Shorten the filter, or look at fewer runs at once."),
        415: say("Send JSON, with the header `Content-Type: application/json`."),
        500: say("The terminal that serves the dashboard shows where it failed."),
    }
    return known.get(status, "")


def answer(status: int, error: str, hint: str, home: str | None = None) -> Response:
    """An answer to a request that cannot be met: JSON below `/api`, a page elsewhere.

    Args:
        status: Of HTTP.
        error: What is wrong.
        hint: What to do.
        home: Where the page leads back to; None for nowhere, as for who may not know the address.

    """
    if request.path.startswith(JSON_BELOW):
        body = orjson.dumps({"error": error, "hint": hint})
        return Response(body, status=status, mimetype="application/json")
    words = escape(say("To the runs"))
    back = "" if home is None else BACK.format(home=escape(home), words=words)
    page = PAGE.format(lang=language(), error=escape(error), hint=escape(hint), back=back)
    return Response(page, status=status, mimetype="text/html")


def teach(app: Dash) -> None:
    """Let `app` say what to do where it has no page to show."""
    from dash.exceptions import DependencyException  # what listens before Dash is there answers too

    home = app.config.requests_pathname_prefix

    def failed(error: HTTPException) -> Response:
        status = error.code or 500
        answered = answer(status, f"{status} {error.name}", hint_of(status), home)
        if status == 405:
            allowed = set(getattr(error, "valid_methods", None) or ()) & METHODS
            answered.headers["Allow"] = ", ".join(sorted(allowed))
        return answered

    def lacking(_error: DependencyException) -> Response:
        return answer(404, "404 Not Found", hint_of(404), home)

    app.server.register_error_handler(HTTPException, failed)
    app.server.register_error_handler(DependencyException, lacking)
