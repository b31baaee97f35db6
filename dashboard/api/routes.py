"""The addresses below `/api/v1` that answer with tables."""

from __future__ import annotations

import re
import secrets
from functools import cache
from typing import TYPE_CHECKING, Any

from flask import Response, request

import insight
from dashboard.answers import answer
from insight.errors import SummaryValueError
from insight.tables import KINDS

from .openapi import document
from .question import cursor_of, known, question_of
from .rows import find_rows, shortened
from .wire import as_bytes, as_csv, as_objects

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd
    from dash import Dash

    from dashboard.live import LiveStore

    from .question import Question

BELOW = "api/v1/"
JSON, CSV = "application/json", "text/csv"


def serve_api(app: Dash, store: LiveStore) -> None:
    """Add the addresses to an app.

    Args:
        app: What they are added to.
        store: Whose tables they tell; it is brought up to date when it is asked.

    """
    base = app.config.requests_pathname_prefix
    # Versions begin anew with every process; without it an answer of another could count as ours.
    nonce = secrets.token_hex(4)

    def add(address: str, name: str, show: Callable[..., Response]) -> None:
        def checked(**parts: str) -> Response:
            try:
                return show(**parts)
            except SummaryValueError as error:
                what, _, hint = str(error).partition(" Hint: ")
                return answer(400, what, hint or f"{base}{BELOW}openapi.json lists what there is.")

        app.server.add_url_rule(f"/{BELOW}{address}", f"api {name}", checked)

    def whole(name: str, read: Callable[[], pd.DataFrame]) -> Callable[[], Response]:
        def show() -> Response:
            known(request.args, ("format",))
            form, version = _form(), store.refresh()
            same = _unchanged(nonce, version, form)
            return same or _told(name, version, read(), form)

        return show

    def table(kind: str) -> Response:
        if kind not in KINDS:
            kinds = ", ".join(sorted(KINDS))
            return answer(404, f"There is no kind {kind[:100]!r}.", f"The kinds are {kinds}.")
        form, version = _form(), store.refresh()
        question = question_of(request.args, as_csv=form == CSV)
        missing = sorted((question.runs or frozenset()) - set(store.runs()["run"]))
        if missing:
            hint = f"{base}{BELOW}runs lists the runs."
            return answer(404, f"There is no run {missing[0][:200]!r}.", hint)
        return _unchanged(nonce, version, form) or _rows(kind, version, store, question, form)

    def openapi() -> Response:
        known(request.args, ())
        return Response(_document(base), mimetype=JSON, headers={"Cache-Control": "no-cache"})

    add("openapi.json", "openapi", openapi)
    add("runs", "runs", whole("runs", store.runs))
    add("lineage", "lineage", whole("lineage", store.lineage))
    add("problems", "problems", whole("problems", store.problems))
    add("tables/<kind>", "tables", table)


@cache
def _document(base: str) -> bytes:
    return as_bytes(document(base, insight.__version__))


def _form() -> str:
    """What the answer is written in: as `format` says, else as the header `Accept` does."""
    asked = request.args.get("format")
    if asked is None:
        return request.accept_mimetypes.best_match([JSON, CSV], JSON)
    if asked not in {"json", "csv"}:
        raise SummaryValueError.of("the parameter format", "json or csv", repr(asked[:40]))
    return CSV if asked == "csv" else JSON


def _headers(tag: str) -> dict[str, str]:
    return {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Accept"}


def _tag(nonce: str, version: int, form: str) -> str:
    return f'W/"{nonce}-{version}-{form[-4:]}"'


def _unchanged(nonce: str, version: int, form: str) -> Response | None:
    """The answer to whom has this version already; None for others, who get it named."""
    tag = _tag(nonce, version, form)
    request.environ["insight.tag"] = tag
    same = request.if_none_match.contains_weak(tag.removeprefix("W/").strip('"'))
    return Response(status=304, headers=_headers(tag)) if same else None


def _told(name: str, version: int, rows: pd.DataFrame, form: str) -> Response:
    """A table as a whole."""
    if form == CSV:
        return _as_file(name, as_csv(rows, lacks=True))
    return _as_json({"version": version, "rows": as_objects(rows, lacks=True)})


def _rows(kind: str, version: int, store: LiveStore, question: Question, form: str) -> Response:
    """The rows of a kind that answer a question."""
    rows_of = store.cut(kind)
    found = find_rows(rows_of.step, rows_of.segments, question)
    if form == CSV:
        return _as_file(kind, as_csv(rows_of.table, found))
    found = shortened(found, rows_of.table)
    rows = as_objects(rows_of.table.iloc[found.places])
    last = None if found.is_whole else (rows[-1]["run"], rows[-1]["tag"], rows[-1]["step"])
    following = None if last is None else cursor_of(last)
    return _as_json({"kind": kind, "version": version, "rows": rows, "next": following})


def _as_json(body: Any) -> Response:
    return Response(as_bytes(body), mimetype=JSON, headers=_headers(request.environ["insight.tag"]))


def _as_file(name: str, lines: Any) -> Response:
    answered = Response(lines, mimetype=CSV, headers=_headers(request.environ["insight.tag"]))
    if "format" in request.args:  # somebody's browser: a program asks with Accept
        file = re.sub(r"\W+", "-", name, flags=re.ASCII)
        answered.headers.set("Content-Disposition", "attachment", filename=f"{file}.csv")
    return answered
