"""One document that several tests look at, one after the other.

Who goes on to another page of an open document is there in a fifth of the time that a visit takes.
Between two tests the document rests at an address without a page, and what the test before chose,
kept and pointed at is taken back; where not all of that can be, the next test gets a new document.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Error

from .arriving import arrive
from .tabs import FORGET, USUAL_MEDIA, VIEWPORT

if TYPE_CHECKING:
    from collections.abc import Callable

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


class Standing:
    """Lends a tab whose document stays from one test to the next."""

    def __init__(self, browser: BrowserContext) -> None:
        self._browser = browser
        self._tab: Page | None = None
        self._dashboard = ""  # the address of the one whose document the tab shows
        self._listener: Callable[[str], object] = print
        self._undo: dict[str, Callable[[], None]] = {}  # what tests did to the tab

    def lend(self, complain: Callable[[str], object]) -> Page:
        """The tab, with its document; its errors and refused requests go to `complain`."""
        self._browser.clear_cookies()
        self._listener = complain
        if self._tab is None or self._tab.is_closed():
            self.leave()
            self._tab = self._new()
        self._tab.bring_to_front()
        return self._tab

    def look(self, tab: Page, url: str, *, anew: bool = False) -> None:
        """Go to an address, within the document where it shows the same dashboard."""
        parts = urlsplit(url)
        dashboard = f"{parts.scheme}://{parts.netloc}/"
        if anew or self._dashboard != dashboard:
            tab.goto(url)
            arrive(tab)
            tab.evaluate("window.INSIDE")
            tab.evaluate(REMEMBER)
            self._dashboard = dashboard
        else:
            if tab.evaluate(PAGE) != NO_PAGE:
                self._rest(tab)
            tab.evaluate(FILTER, "".join(parse_qs(parts.query).get("q", [])))
            tab.evaluate(GO, url)
            arrive(tab, parts.path.rpartition("/")[2])

    def take_back(self, *, has_failed: bool) -> None:
        """Have the document rest, or leave it."""
        tab = self._tab
        if tab is None or has_failed or not self._rests(tab):
            self.leave()
        self._listener = lambda _: None

    def leave(self) -> None:
        """Show no dashboard any more, before it ends."""
        if self._tab is not None and not self._tab.is_closed():
            if self._tab.url.startswith("http"):
                self._tab.evaluate(FORGET)
            self._tab.close()
        self._tab, self._dashboard = None, ""

    def _rests(self, tab: Page) -> bool:
        """Whether nothing is left of what a test did."""
        try:
            for undo in self._undo.values():
                undo()
            self._undo = {}
            tab.mouse.move(-1, -1)
            if not self._dashboard:
                return True
            self._rest(tab)
            left = tab.evaluate(LEFT)
        except Error:
            return False
        return left == []

    def _rest(self, tab: Page) -> None:
        tab.evaluate(LEAVE, f"{self._dashboard}{RESTING}")
        arrive(tab, NO_PAGE)
        tab.evaluate(LET_GO)

    def _new(self) -> Page:
        tab = self._browser.new_page()
        tab.on("pageerror", lambda error: self._listener(f"page error: {error}"))
        tab.on("console", self._hear_console)
        tab.on("dialog", self._hear_dialog)
        self._undo = {}
        size, media = tab.set_viewport_size, tab.emulate_media
        self._later(tab, "route", lambda: tab.unroute_all(behavior="ignoreErrors"))
        self._later(tab, "set_viewport_size", lambda: size(VIEWPORT))
        self._later(tab, "emulate_media", lambda: media(**USUAL_MEDIA))
        return tab

    def _later(self, tab: Page, name: str, undo: Callable[[], None]) -> None:
        """Remember to undo what a method of the tab does, where somebody calls it."""
        method = getattr(tab, name)

        def done(*arguments: Any, **named: Any) -> Any:
            self._undo[name] = undo
            return method(*arguments, **named)

        setattr(tab, name, done)

    def _hear_console(self, line: Any) -> None:
        if line.type in {"error", "warning"}:
            self._listener(f"console: {line.text} ({line.location['url']})")

    def _hear_dialog(self, dialog: Any) -> None:
        self._listener(f"a dialog came: {dialog.message}")
        dialog.dismiss()
