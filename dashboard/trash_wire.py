"""What browsers ask of the trash, and what they are told: see `assets/frame/trash.mjs`."""

from __future__ import annotations

import os
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryValueError

from . import channel

if TYPE_CHECKING:
    from collections.abc import Callable

    from dash import dcc

    from .live import LiveStore
    from .page import App

MOST_AT_ONCE = 1_000


def stores() -> list[dcc.Store]:
    """Where requests leave and answers arrive, on every page."""
    return channel.stores("trash")


def answer(store: LiveStore, request: Any) -> dict[str, Any]:
    """What became of a request.

    Args:
        store: Whose runs.
        request: `do` is `plan` or `throw` with names of `runs`, `restore` or `empty` with `ids`,
            or `list`. Who throws says by `marks` which plan of each run was agreed to.

    Returns:
        What was `done`, a line a run; what was `refused`, each with `why`; whether anything is
        `allowed`; what is in the `trash` now, or why that cannot be told.

    """
    asked = request if isinstance(request, dict) else {}
    act = _act(store, asked)
    done: list[Any] = []
    refused: list[dict[str, str]] = []
    for index, name in enumerate(_names(asked)):
        try:
            if index >= MOST_AT_ONCE:
                raise SummaryValueError.of("the trash", f"at most {MOST_AT_ONCE:,} at once", "more")
            done.append(act(name))
        except SummaryValueError as error:
            refused.append({"name": str(name)[:500], "why": str(error)})
    return {
        "do": str(asked.get("do")),
        "done": done,
        "refused": refused,
        "allowed": store.trash.allowed,
        **_lying(store),
    }


def _names(asked: dict[str, Any]) -> list[Any]:
    names = asked.get("runs" if asked.get("do") in ("plan", "throw") else "ids")
    return names if isinstance(names, list) else []


def _act(store: LiveStore, asked: dict[str, Any]) -> Callable[[Any], Any]:
    """What is done with each name."""
    match asked.get("do"):
        case "restore":
            return lambda name: store.trash.restore(str(name))
        case "empty":
            return lambda name: store.trash.empty([str(name)])
        case "plan" | "throw" as do:
            return _act_on_runs(store, do, asked.get("marks"))
    return _refuse


def _act_on_runs(store: LiveStore, do: str, marks: Any) -> Callable[[Any], Any]:
    """A plan of each run, or its way to the trash."""
    store.look()  # a run that began a moment ago below another one must stay
    table = store.runs()
    status = dict(zip(map(str, table["run"]), map(str, table["status"]), strict=True))
    several = store.rank_folders()
    runs = sorted({*status, *chain(*several.values())})
    agreed = marks if isinstance(marks, dict) else {}

    def act(name: Any) -> Any:
        if not isinstance(name, str) or name not in status:
            return _refuse(name)
        beside = several.get(name, [name])[1:]
        if do == "throw":
            return store.trash.throw(name, runs, str(agreed.get(name)), beside).told()
        plan = store.trash.plan(name, runs, beside)
        return {
            "run": plan.run,
            "bytes": plan.bytes,
            "files": plan.files,
            "whole": plan.whole,
            "entries": [*map(_printable, plan.entries)],
            "folders": len(plan.parts),
            "mark": plan.mark,
            "status": status[name],
        }

    return act


def _printable(name: str) -> str:
    """The name of a file as text that can be sent, also where its bytes are no UTF-8."""
    return os.fsencode(name).decode("utf-8", "backslashreplace")


def _refuse(name: Any) -> Any:
    raise SummaryValueError.of("delete", "a run that is there", repr(name)[:80])


def _lying(store: LiveStore) -> dict[str, Any]:
    """What is in the trash."""
    try:
        return {"trash": [thrown.told() for thrown in store.trash.runs()], "trouble": ""}
    except SummaryValueError as error:
        return {"trash": [], "trouble": str(error)}


def connect(app: App, store: LiveStore) -> None:
    """Requests are answered; the pages learn of runs that came or went by the pulse."""
    channel.answers(app, "trash", partial(answer, store))
