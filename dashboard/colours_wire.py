"""How browsers claim colours for runs, and are told which ones these have: see
`assets/frame/colours.mjs`.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from . import channel
from .colours import is_ink

if TYPE_CHECKING:
    from dash import dcc

    from .live import LiveStore
    from .page import App

MOST_CLAIMED = 1_000


def stores() -> list[dcc.Store]:
    """Where claims leave and colours arrive, on every page."""
    return channel.stores("colours")


def answer(store: LiveStore, asked: dict[str, Any]) -> dict[str, Any]:
    """The indices of runs in the palette; of what is no claim nothing.

    Args:
        store: Whose runs.
        asked: `{"runs": {run: ink}}`, of at most 1,000 runs that there are.

    """
    claimed = asked.get("runs")
    if not isinstance(claimed, dict) or len(claimed) > MOST_CLAIMED:
        return {"runs": {}}
    names = set(store.runs()["run"].astype(object))
    wanted = {run: ink for run, ink in claimed.items() if run in names and is_ink(ink)}
    return {"runs": store.colours.claim(wanted)}


def connect(app: App, store: LiveStore) -> None:
    """Claims are answered."""
    channel.answers(app, "colours", partial(answer, store))
