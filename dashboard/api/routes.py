"""The addresses below `/api/v1` that answer with tables."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from flask import Response, request

import insight
from dashboard.answers import answer
from insight.errors import SummaryValueError
from insight.tables import KINDS
from insight.tables.moments import with_seconds

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


class _Edition(NamedTuple):
    """What an answer is made of, and in which form: another ETag for each."""

    era: str  # versions begin anew with every server: an answer of another may not count as ours
    version: int
    form: str

    @property
    def tag(self) -> str:
        return f"{self.era}-{self.version}-{self.form[-4:]}"

    @property
    def headers(self) -> dict[str, str]:
        tag = f'W/"{self.tag}"'
        return {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Accept"}


def serve_api(app: Dash, store: LiveStore) -> None:
    """Add the addresses to an app.

    Args:
        app: What they are added to.
        store: Whose tables they tell; it is brought up to date when it is asked.

    """
    base = app.config.requests_pathname_prefix

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
            edition = _edition(store)
            return _unchanged(edition) or _told(name, edition, read())

        return show

    def table(kind: str) -> Response:
        if kind not in KINDS:
            kinds = ", ".join(sorted(KINDS))
            return answer(404, f"There is no kind {kind[:100]!r}.", f"The kinds are {kinds}.")
        edition = _edition(store)
        question = question_of(request.args, as_csv=edition.form == CSV)
        missing = sorted((question.runs or frozenset()) - set(store.runs()["run"]))
        if missing:
            hint = f"{base}{BELOW}runs lists the runs."
            return answer(404, f"There is no run {missing[0][:200]!r}.", hint)
        return _unchanged(edition) or _rows(kind, edition, store, question)

    def openapi() -> Response:
        known(request.args, ())
        return Response(_document(base), mimetype=JSON, headers={"Cache-Control": "no-cache"})

    add("openapi.json", "openapi", openapi)
    add("runs", "runs", whole("runs", lambda: with_seconds(store.runs(), store.spans())))
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


def _edition(store: LiveStore) -> _Edition:
    form = _form()
    return _Edition(store.era, store.refresh(), form)


def _unchanged(edition: _Edition) -> Response | None:
    """The answer to whom has this edition already; None for others."""
    same = request.if_none_match.contains_weak(edition.tag)
    return Response(status=304, headers=edition.headers) if same else None


def _told(name: str, edition: _Edition, rows: pd.DataFrame) -> Response:
    """A table as a whole."""
    if edition.form == CSV:
        return _as_file(name, edition, as_csv(rows, lacks=True))
    return _as_json(edition, {"version": edition.version, "rows": as_objects(rows, lacks=True)})


def _rows(kind: str, edition: _Edition, store: LiveStore, question: Question) -> Response:
    """The rows of a kind that answer a question."""
    rows_of = store.cut(kind)
    found = find_rows(rows_of.step, rows_of.segments, question)
    if edition.form == CSV:
        return _as_file(kind, edition, as_csv(rows_of.table, found))
    found = shortened(found, rows_of.table)
    rows = as_objects(rows_of.table.iloc[found.indices])
    last = None if found.is_whole else (rows[-1]["run"], rows[-1]["tag"], rows[-1]["step"])
    following = None if last is None else cursor_of(last)
    body = {"kind": kind, "version": edition.version, "rows": rows, "next": following}
    return _as_json(edition, body)


def _as_json(edition: _Edition, body: Any) -> Response:
    return Response(as_bytes(body), mimetype=JSON, headers=edition.headers)


def _as_file(name: str, edition: _Edition, lines: Any) -> Response:
    answered = Response(lines, mimetype=CSV, headers=edition.headers)
    if "format" in request.args:  # somebody's browser: a program asks with Accept
        file = re.sub(r"\W+", "-", name, flags=re.ASCII)
        answered.headers.set("Content-Disposition", "attachment", filename=f"{file}.csv")
    return answered
