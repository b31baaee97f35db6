"""One document that several tests look at, one after the other.

Who goes on to another page of an open document is there in a fifth of the time that a visit takes.
Between two tests the document rests at an address without a page, and what the test before chose,
kept and pointed at is taken back; where not all of that can be, the next test gets a new document.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from .arriving import arrive
from .tabs import Tabs

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

# What pages call and tests may replace.
REMEMBER = """() => {
    const { channels, set_props } = dash_clientside, { setTimeout, fetch } = window;
    window.asMade = () =>
        dash_clientside.set_props === set_props && channels.heard === dash_clientside.channels.heard
        && window.setTimeout === setTimeout && window.fetch === fetch;
}"""
# As the browser does when somebody goes back to an address: pages take what it says, and no more.
GO = """(address) => {
    history.pushState({}, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
}"""
# On the way to no page nothing is asked for: what all pages share goes only there, but the filter,
# which the next test may want, too.
LEAVE = """(address) => {
    for (const open of document.querySelectorAll("dialog[open]")) open.close();
    document.activeElement?.blur();
    const { searchParams } = new URL(location.href);
    for (const key of searchParams.keys())
        if (!["q", "target", "focus", "order"].includes(key)) INSIGHT.address.set(key, null);
    history.pushState({}, "", address + location.search);
    window.dispatchEvent(new PopStateEvent("popstate"));
}"""
LET_GO = """() => {
    const q = INSIGHT.address.get("q");
    history.replaceState({}, "", location.pathname + (q ? `?${new URLSearchParams({ q })}` : ""));
    window.dispatchEvent(new PopStateEvent("popstate"));
}"""
# What is left of what a test did.
LEFT = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const { dataset, lang } = document.documentElement, { state } = INSIGHT;
    const left = {
        "a zoom": state.zoom !== null,
        "a focus": state.chosen,
        "a hover": state.hover !== null,
        "what was given": state.given.size > 0,
        "another function": !window.asMade(),
        "another theme": dataset.theme !== "light",
        "another language": lang !== "en",
        "a dialog": document.querySelector("dialog") !== null,
        "a pause": document.querySelector("#live.paused") !== null,
    };
    return Object.keys(left).filter((one) => left[one]);
}"""
# As on a fresh page, it is known what the filter lets through before there are cards.
FILTER = """async (text) => {
    const { state } = INSIGHT, end = performance.now() + 10_000;
    INSIGHT.writeFilter(text);
    while ((state.filter ?? "") !== text || (!text && state.matches !== null)) {
        if (performance.now() > end) throw new Error(`never filtered: ${text}`);
        await new Promise(requestAnimationFrame);
    }
}"""
PAGE = "document.querySelector('main')?.dataset.page"
RESTING = "resting"  # the address of no page
NO_PAGE = "missing"


class Standing(Tabs):
    """Lends a tab whose document stays from one test to the next."""

    def __init__(self, browser: BrowserContext) -> None:
        super().__init__(browser, empty="")
        self._dashboard = ""  # the address of the one whose document the tab shows
        self._of: object = None

    def look(self, tab: Page, url: str, *, anew: bool = False, of: object = None) -> None:
        """Go to an address, within the document where it shows the same dashboard.

        `of` is another where another dashboard is at this address.
        """
        parts = urlsplit(url)
        dashboard = f"{parts.scheme}://{parts.netloc}/"
        if anew or (self._dashboard, self._of) != (dashboard, of):
            tab.goto(url)
            arrive(tab)
            tab.evaluate("window.INSIDE")
            tab.evaluate(REMEMBER)
            self._dashboard, self._of = dashboard, of
        else:
            if tab.evaluate(PAGE) != NO_PAGE:
                self._rest(tab)
            tab.evaluate(FILTER, "".join(parse_qs(parts.query).get("q", [])))
            tab.evaluate(GO, url)
            arrive(tab, parts.path.rpartition("/")[2])

    def _new(self) -> Page:
        self._dashboard = ""
        return super()._new()

    def _is_left(self, tab: Page) -> bool:
        """Have the document rest; whether nothing is left of what a test did to it."""
        if not self._dashboard:
            return True
        self._rest(tab)
        left: list[str] = tab.evaluate(LEFT)
        return left == []

    def _rest(self, tab: Page) -> None:
        tab.evaluate(LEAVE, f"{self._dashboard}{RESTING}")
        arrive(tab, NO_PAGE)
        tab.evaluate(LET_GO)
