"""What browsers ask of the trash, and what they are told: see `assets/runs/trash.js`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, dcc

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    from .live import LiveStore
    from .page import App

MOST_AT_ONCE = 1_000


def stores() -> list[dcc.Store]:
    """Where wishes leave and answers arrive, on every page."""
    return [dcc.Store(id=f"trash-{name}") for name in ("request", "answer")]


def answer(store: LiveStore, request: Any) -> dict[str, Any]:
    """What became of a wish.

    Args:
        store: Whose runs.
        request: `do` is `plan` or `throw` with names of `runs`, `restore` or `empty` with `ids`,
            or `list`.

    Returns:
        What was `done`, a line a run; what was `refused`, each with `why`; whether anything is
        `allowed`; and what is in the `trash` now.

    """
    wish = request if isinstance(request, dict) else {}
    do = str(wish.get("do"))
    names = wish.get("runs" if do in {"plan", "throw"} else "ids")
    done: list[Any] = []
    refused: list[dict[str, str]] = []
    for name in (names if isinstance(names, list) else [])[:MOST_AT_ONCE]:
        try:
            done.append(_do(store, do, name))
        except SummaryValueError as error:
            refused.append({"name": str(name)[:500], "why": str(error)})
    return {
        "serial": wish.get("serial"),
        "do": do,
        "done": done,
        "refused": refused,
        "allowed": store.trash.allowed,
        "trash": [thrown._asdict() for thrown in store.trash.runs()],
    }


def _do(store: LiveStore, do: str, name: Any) -> Any:
    if do == "restore":
        return store.trash.restore(str(name))
    if do == "empty":
        return store.trash.empty([str(name)])
    table = store.runs()
    runs = dict(zip(map(str, table["run"]), map(str, table["status"]), strict=True))
    if do not in {"plan", "throw"} or not isinstance(name, str) or name not in runs:
        raise SummaryValueError.of("delete", "a run that is there", repr(name)[:80])
    if do == "plan":
        return store.trash.plan(name, runs)._asdict() | {"status": runs[name]}
    return store.trash.throw(name, runs)._asdict()


def connect(app: App, store: LiveStore) -> None:
    """Wishes are answered; the pages learn of runs that came or went by the pulse."""

    @app.callback(
        Output("trash-answer", "data"),
        Input("trash-request", "data"),
        prevent_initial_call=True,
    )
    def change(request: Any) -> Any:
        return answer(store, request)

    app.clientside_callback(
        ClientsideFunction("notes", "thrown"),
        Input("trash-answer", "data"),
        prevent_initial_call=True,
    )
