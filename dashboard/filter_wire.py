"""Which runs pass the filter above every page, and which tags leave the page with the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import Input, Output, State, dcc, no_update

from insight.errors import FilterError
from insight.lineage.target import AUTO

from .components.target_choice import in_force
from .components.target_choice import wanted as target_wanted
from .page import page_at
from .passing import matching, passing, tags_away
from .refusal import refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .live import LiveStore
    from .page import App, Page

LONGEST_FILTER = 2_000


def stores() -> list[dcc.Store]:
    """Where the filter leaves, and where what it lets through and what judges that arrive."""
    names = ("wanted", "matches", "matches-of", "away")
    return [*(dcc.Store(id=name) for name in names), dcc.Store(id="judged-by", data=AUTO)]


def matches_now(store: LiveStore, wanted: str, before: Any) -> tuple[Any, Any, Any]:
    """The runs that a filter lets through, no error, and what both were told of; what is news.

    Args:
        store: Whose runs.
        wanted: The filter.
        before: What this gave last: thousands of names are told again only when they are others.

    Raises:
        FilterError: If the filter cannot be read.

    """
    asked_of = [store.era, store.version, store.notes.version, wanted]
    known, mark = before if isinstance(before, list) and len(before) == 2 else (None, None)
    if known == asked_of:
        return no_update, "", no_update
    found = matching(store, wanted)
    now = "" if found is None else f"{store.era} {hash(tuple(found)):x}"
    return no_update if mark == now else found, "", [asked_of, now]


def away_from(
    app: App, store: LiveStore, pages: Sequence[Page], address: str | None, told: Any
) -> list[str]:
    """The tags of a page that no run shown has."""
    page = page_at(app, pages, address)
    if page is None or page.series is None:
        return []
    return tags_away(page.series(store), passing(store, told))


def connect(app: App, store: LiveStore, pages: Sequence[Page]) -> None:
    """The filter is answered whenever it or the runs are others."""

    @app.callback(
        Output("matches", "data"),
        Output("filter-error", "children"),
        Output("matches-of", "data"),
        Output("judged-by", "data"),
        Input("wanted", "data"),
        Input("target", "value"),
        Input("pulse", "data"),
        State("matches-of", "data"),
        State("judged-by", "data"),
        prevent_initial_call=True,
    )
    def match(text: str | None, target: Any, _pulse: Any, before: Any, judged_by: Any) -> Any:
        try:
            found = matches_now(store, (text or "").strip()[:LONGEST_FILTER], before)
        except FilterError as error:
            # The last filter that could be read stays.
            found = no_update, refusal(error), no_update
        told = before if found[2] is no_update else found[2]
        judge = in_force(store, target_wanted(target), told)
        return *found, no_update if judge == judged_by else judge

    @app.callback(
        Output("away", "data"),
        Input("matches-of", "data"),
        Input("address", "pathname"),
        State("away", "data"),
        prevent_initial_call=True,
    )
    def leave(told: Any, address: str | None, before: Any) -> Any:
        found = away_from(app, store, pages, address, told)
        return no_update if found == before else found
