"""The frame around every page: rail, top bar, and what its callbacks answer."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING, Any

import dash_mantine_components as dmc
import orjson
from dash import ClientsideFunction, Input, Output, State, dcc, html

from . import channel, colours_wire, filter_wire, notes_wire, trash_wire
from .address import address_of
from .components.attributes import aria, data
from .components.icon import icon, icon_before
from .components.lineage_words import named
from .components.news import news_of
from .components.target_choice import judged, target_choice, target_options, wanted
from .page import group_of, page_at
from .pulse import PERIOD_MS
from .queries.runs.given import hidden_runs
from .queries.runs.overview import run_list
from .theme import templates
from .words import language, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .live import LiveStore
    from .page import App, Page


def shell(app: App, store: LiveStore, pages: Sequence[Page]) -> Any:
    """The layout that stays while pages come and go."""
    deletes = str(store.trash.allowed).lower()
    plotly = app.get_relative_path("/_dash-component-suites/plotly/package_data/plotly.min.js")
    return dmc.MantineProvider(
        [
            dcc.Location(id="address", refresh=False),
            dcc.Store(id="pulse"),
            dcc.Store(id="runs-known"),
            dcc.Store(id="targets-of"),
            dcc.Store(id="templates", data=templates()),
            *colours_wire.stores(),
            *filter_wire.stores(),
            *notes_wire.stores(),
            *trash_wire.stores(),
            *channel.stores(*(name for page in pages for name in page.everywhere)),
            html.A(say("Skip to the page"), href="#main", className="skip"),
            html.Div(
                [_rail(app, pages), _top_bar(store), html.Div(id="page", className="page")],
                className="frame",
            ),
            html.Div(id="readout", role="status", hidden=True),
            html.Div(id="said", role="status", className="toast", hidden=True),
            html.Div(id="dialogs"),
            html.Div(
                id="loaded",
                **data(plotly=plotly, period=str(PERIOD_MS), deletes=deletes),
                hidden=True,
            ),
        ],
        id="mantine",
        theme={"primaryColor": "indigo", "fontFamily": "var(--words)", "cursorType": "pointer"},
    )


def _rail(app: App, pages: Sequence[Page]) -> html.Nav:
    own = [page for page in pages if not page.within]
    parts: list[Any] = [html.Div(className="mark", **aria(hidden="true"))]
    for at, page in enumerate(own):
        if at and group_of(own[at - 1]) != group_of(page):
            parts.append(html.Div(className="rail-gap", **aria(hidden="true")))
        parts.append(_rail_link(app, page))
    more = html.Button(
        say("More"),
        id="rail-more",
        className=f"rail-entry {icon_before('more')}",
        **aria(label=say("More pages"), expanded="false", controls="rail"),
    )
    return html.Nav([*parts, more], id="rail", className="rail", **aria(label=say("Pages")))


def _rail_link(app: App, page: Page) -> dcc.Link:
    return dcc.Link(
        say(page.title),
        href=app.get_relative_path(page.path),
        className=f"rail-entry rail-link {icon_before(page.icon)}",
        id=f"rail-{page.name}",
        title=say(page.title),  # on a low screen the icon stands alone
    )


def _top_bar(store: LiveStore) -> html.Header:
    name = PurePath(store.root).name or store.root
    return html.Header(
        [
            html.Div(
                [
                    html.Span(name, className="crumb", title=store.root),
                    html.Span("/", className="faint", **aria(hidden="true")),
                    html.H1(id="page-title"),
                ],
                className="crumbs",
            ),
            html.Div(
                [
                    html.Label(say("Filter runs"), htmlFor="filter", className="unseen"),
                    icon("filter"),
                    html.Div(
                        id="filter-slot",
                        **data(
                            placeholder=say(
                                "Filter runs: a name, or lr > 1e-3 and optimizer = adam"
                            ),
                            longest=str(filter_wire.LONGEST_FILTER),
                        ),
                    ),
                    html.Span(id="filter-count", className="number"),
                    html.Kbd("/"),
                    html.Div(id="filter-error", role="alert"),
                ],
                className="filter",
                role="search",
                title=say("Words of a run's name, or a condition on what is recorded about runs"),
            ),
            target_choice(),
            html.Button(
                [
                    html.Span(className="dot", **aria(hidden="true")),
                    html.Span(say("Live"), id="live-word"),
                    html.Span(id="live-count", className="faint"),
                ],
                id="live",
                className="pill",
                title=say("Click to pause"),
                **aria(pressed="true"),
            ),
            _icon_button("copy-link", "link", say("Copy a link to this view")),
            _icon_button("views", "views", say("Saved views"), opens="dialog"),
            html.Button(
                id="language",
                # A letter would need a font that the system may lack.
                className=f"icon-button {icon_before('language')}",
                title=say("Chinese") if language() == "en" else say("English"),
                lang="zh" if language() == "en" else "en",
                **aria(label="中文" if language() == "en" else "English"),
            ),
            _icon_button("help", "help", say("Keys"), opens="dialog"),
            _icon_button(
                "theme", "theme", say("Light or dark"), label=say("Change between light and dark")
            ),
        ],
        className="top-bar",
    )


def _icon_button(
    identity: str, shape: str, title: str, label: str = "", opens: str = "false"
) -> html.Button:
    """A button that shows nothing but its icon; `label` is for those who hear the page."""
    marks = aria(label=label or title, haspopup=opens)
    drawn = f"icon-button {icon_before(shape)}"
    return html.Button(id=identity, className=drawn, title=title, **marks)


def show_page(app: App, store: LiveStore, pages: Sequence[Page], address: str | None) -> html.Main:
    """The `<main>` of an address; an unknown one gets a page that leads back."""
    found = page_at(app, pages, address)
    content, name = (
        (found.layout(store), found.name) if found else (_unknown(app, pages), "missing")
    )
    marks = data(page=name, ready="false", links=_links(found))
    if found and found.within:
        marks |= data(within=found.within, title=say(found.title))
    return html.Main(content, id="main", tabIndex=-1, className=f"main main-{name}", **marks)


def _links(page: Page | None) -> str:
    """Which control is behind which key of the address, for `assets/frame/callbacks.mjs`."""
    links = {} if page is None else page.links
    return orjson.dumps({key: list(link) for key, link in links.items()}).decode()


def _unknown(app: App, pages: Sequence[Page]) -> list[Any]:
    links = [
        html.Li(dcc.Link(say(page.title), href=app.get_relative_path(page.path))) for page in pages
    ]
    words = say("There is no page at this address. These are the pages:")
    return [
        html.Div([html.H2(say("Not a page")), html.P(words), html.Ul(links)], className="empty")
    ]


def connect(app: App, store: LiveStore, pages: Sequence[Page]) -> None:
    """The callbacks of the frame."""

    @app.callback(
        Output("page", "children"), Input("address", "pathname"), State("address", "search")
    )
    def show(address: str | None, search: str | None) -> html.Main:
        store.refresh()
        with address_of(search):
            return show_page(app, store, pages, address)

    @app.callback(
        Output("runs-known", "data"),
        Input("pulse", "data"),
        Input("judged-by", "data"),
        prevent_initial_call=True,
    )
    def name_runs(_pulse: Any, name: str | None) -> dict[str, Any]:
        runs = store.runs()
        target = judged(store, wanted(name), runs["run"].astype(str).tolist())
        known = run_list(runs, target)
        lowest = {run: tags.get(target.name) for run, tags in store.lowest_ranks().items()}
        whose = {run: rank for run, rank in lowest.items() if rank is not None}
        hidden = sorted(hidden_runs(store.notes.runs()))  # before what else was given is known
        return (
            known
            | {"called": named(target), "colours": store.colours.runs(), "whose": whose}
            | {"hidden": hidden}
        )

    @app.callback(
        Output("target", "data"),
        Output("targets-of", "data"),
        Input("pulse", "data"),
        Input("matches-of", "data"),
        State("targets-of", "data"),
        prevent_initial_call=True,
    )
    def offer_targets(_pulse: Any, told: Any, before: Any) -> tuple[Any, ...]:
        (options,), now = news_of({"targets": target_options(store, told)}, before)
        return options, now

    colours_wire.connect(app, store)
    filter_wire.connect(app, store, pages)
    notes_wire.connect(app, store)
    trash_wire.connect(app, store)
    _connect_browser(app)
    for page in pages:
        if page.links:
            inputs = [Input(link.component, "value") for link in page.links.values()]
            app.clientside_callback(ClientsideFunction("insight", "linked"), *inputs)


def _connect_browser(app: App) -> None:
    """What needs no server: functions of `assets/frame/callbacks.mjs`."""

    def clientside(name: str, *arguments: Any) -> None:
        app.clientside_callback(ClientsideFunction("insight", name), *arguments)

    clientside("title", Output("page-title", "children"), Input("page", "children"))
    clientside("pulse", Output("live-count", "children"), Input("pulse", "data"))
    clientside("runs", Input("runs-known", "data"))
    clientside("templates", Input("templates", "data"))
    clientside("targeted", Input("target", "value"))
    clientside("pause", Input("live", "n_clicks"))
    clientside("theme", Output("mantine", "forceColorScheme"), Input("theme", "n_clicks"))
    matched = Input("matches", "data"), Input("judged-by", "data"), State("matches-of", "data")
    clientside("matches", *matched)
    clientside("away", Input("away", "data"))
