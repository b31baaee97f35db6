"""What browsers ask of the notes, and what they are told: see `assets/frame/notes.mjs`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, no_update

from insight.errors import SummaryValueError

from . import channel
from .refusal import refusal
from .words import say

if TYPE_CHECKING:
    from .live import LiveStore
    from .page import App

MOST_CHANGED = 10_000


def stores() -> list[dcc.Store]:
    """Where changes leave and notes arrive, on every page."""
    return [dcc.Store(id="notes-known"), *channel.stores("notes")]


def known(store: LiveStore) -> dict[str, Any]:
    """All notes, and whether they are in order."""
    notes = store.notes
    return {
        "era": store.era,
        "version": notes.refresh(),
        "runs": dict(notes.runs()),
        "views": dict(notes.views()),
        "trouble": notes.trouble,
    }


def answer(store: LiveStore, change: Any) -> dict[str, Any]:
    """What became of a change.

    Args:
        store: Whose notes.
        change: `{"runs": {run: fields}}`, or `"view": {"name": …, "address": …}`,
            where no address means that the view is to be forgotten.

    Returns:
        `before`, which undoes the change, the notes after it, and the runs that are `gone` and so
        were given nothing; or `error`.

    """
    try:
        before, gone = _change(store, change)
    except (SummaryValueError, KeyError, TypeError, AttributeError) as error:
        return {"error": refusal(error), "known": known(store)}
    except OSError as error:
        words = say("This could not be kept: {why}", why=error.strerror or str(error))
        return {"error": words, "known": known(store)}
    return {"before": before, "gone": gone, "known": known(store)}


def _change(store: LiveStore, change: Any) -> tuple[dict[str, Any], list[str]]:
    if "view" in change:
        name, address = change["view"]["name"], change["view"].get("address")
        if address is None:
            store.notes.drop_view(name)
        else:
            store.notes.save_view(name, address)
        return {}, []
    wanted = change["runs"]
    if len(wanted) > MOST_CHANGED:
        raise SummaryValueError.of("notes", f"at most {MOST_CHANGED:,} runs", f"{len(wanted):,}")
    names = set(store.runs()["run"].astype(object))
    there = {run: fields for run, fields in wanted.items() if run in names}
    gone = [run for run in wanted if run not in names]
    return dict(store.notes.give(there)) if there else {}, gone


def connect(app: App, store: LiveStore) -> None:
    """Notes travel when they changed, by whomever; changes are answered."""

    @app.callback(
        Output("notes-known", "data"),
        Input("pulse", "data"),
        State("notes-known", "data"),
        prevent_initial_call=True,
    )
    def tell(_pulse: Any, before: dict[str, Any] | None) -> Any:
        now = known(store)
        same = before and all(before.get(key) == now[key] for key in ("era", "version", "trouble"))
        return no_update if same else now

    channel.answers(app, "notes", partial(answer, store))
    app.clientside_callback(
        ClientsideFunction("notes", "known"),
        Input("notes-known", "data"),
        prevent_initial_call=True,
    )
