"""The tab that tests share: a page is there in half the time where the one before left its scripts.

What the browser writes to its console tells of refused requests too; to hear each of some two
hundred requests a page would cost a tenth of the visit. Other hosts have no address there.

A test gets it as a new one would be: nothing kept, no listener, the pointer nowhere, of the usual
size. What else outlives a document, such as a script for every page to come, is not taken back: a
tab that got one is closed after its test, and so is the tab of a test that failed.
"""

from __future__ import annotations

import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import Error

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page, ViewportSize

LASTING = (
    *("once", "route_from_har", "route_web_socket", "set_extra_http_headers"),
    *("add_init_script", "expose_binding", "expose_function", "add_locator_handler"),
    *("set_default_timeout", "set_default_navigation_timeout"),
)
VIEWPORT: ViewportSize = {"width": 1440, "height": 900}
MOTION: Literal["reduce"] = "reduce"
USUAL_MEDIA: dict[str, Any] = {
    "media": "null",
    "color_scheme": "light",
    "reduced_motion": MOTION,
    "forced_colors": "none",
    "contrast": "no-preference",
}
FORGET = "localStorage.clear(); sessionStorage.clear()"


class Tabs:
    """Lends one tab of a browser at a time, and a new one only where it must."""

    def __init__(self, browser: BrowserContext, empty: str, script: str = "") -> None:
        self._browser = browser
        self._empty = empty  # the address of a page with nothing in it
        self._script = script  # runs in every page before its own
        self._tab: Page | None = None
        self._is_changed = False
        self._undo: dict[
            str, Callable[[], None]
        ] = {}  # what tests did to the tab, by what they did
        self._listener: Callable[[str], None] = print
        self._notice(browser, "new_cdp_session")

    def lend(self, complain: Callable[[str], None]) -> Page:
        """A tab as if it were new, whose errors and refused requests go to `complain`."""
        self._browser.clear_cookies()  # the language that another test chose
        self._listener = complain
        if self._tab is None or self._tab.is_closed():
            self._tab = self._new()
        self._tab.bring_to_front()
        return self._tab

    def take_back(self, *, has_failed: bool) -> None:
        tab = self._tab
        self._listener = lambda _: None
        if tab is None or tab.is_closed():
            return
        if self._is_changed or has_failed or not self._is_emptied(tab):
            self.close()

    def close(self) -> None:
        if self._tab is not None and not self._tab.is_closed():
            _forget(self._tab)
            self._tab.close()
        self._tab = None

    def _is_emptied(self, tab: Page) -> bool:
        """Whether nothing is left of what the tab showed, kept and pointed at."""
        try:
            for undo in self._undo.values():
                undo()
            self._undo = {}
            tab.mouse.move(-1, -1)
            return self._is_left(tab)
        except Error:
            return False

    def _is_left(self, tab: Page) -> bool:
        """Leave what the tab shows; whether nothing is left of it."""
        _forget(tab)
        tab.goto(self._empty)
        return True

    def _new(self) -> Page:
        tab = self._browser.new_page()
        tab.on("pageerror", lambda error: self._listener(f"page error: {error}"))
        tab.on("console", self._hear_console)
        tab.on("dialog", self._hear_dialog)
        if self._script:
            tab.add_init_script(self._script)
        for name in LASTING:
            self._notice(tab, name)
        self._take_back_later(tab)
        self._is_changed = False
        return tab

    def _take_back_later(self, tab: Page) -> None:
        """Remember how to undo what tests do most often: a new tab would cost another start."""
        self._undo = {}
        on, media, size = tab.on, tab.emulate_media, tab.set_viewport_size

        def hear(event: Any, listener: Callable[..., None]) -> None:
            self._undo[f"{event} {id(listener)}"] = lambda: tab.remove_listener(event, listener)
            on(event, listener)

        tab.on = hear  # type: ignore[method-assign]
        self._later(tab, "route", lambda: tab.unroute_all(behavior="ignoreErrors"))
        self._later(tab, "set_viewport_size", lambda: size(VIEWPORT))
        self._later(tab, "emulate_media", lambda: media(**USUAL_MEDIA))

    def _later(self, tab: Page, name: str, undo: Callable[[], None]) -> None:
        """Remember to undo what a method of the tab does, where somebody calls it."""
        method = getattr(tab, name)

        def done(*arguments: Any, **named: Any) -> Any:
            self._undo[name] = undo
            return method(*arguments, **named)

        setattr(tab, name, done)

    def _notice(self, owner: Any, name: str) -> None:
        """Remember that somebody called this method of `owner`."""
        method = getattr(owner, name)

        def noticed(*arguments: Any, **named: Any) -> Any:
            self._is_changed = True
            return method(*arguments, **named)

        setattr(owner, name, noticed)

    def _hear_console(self, line: Any) -> None:
        if line.type in {"error", "warning"}:
            self._listener(f"console: {line.text} ({line.location['url']})")

    def _hear_dialog(self, dialog: Any) -> None:
        self._listener(f"a dialog came: {dialog.message}")
        dialog.dismiss()


def _forget(tab: Page) -> None:
    """What a page kept: the next test gets the same address, and what is kept at it."""
    if tab.url.startswith("http"):
        tab.evaluate(FORGET)


@contextmanager
def empty_page() -> Iterator[str]:
    """The address of a page with nothing in it, of the same site as every dashboard.

    On the way over a page of another site, such as about:blank, a tab would lose its scripts.
    """

    class Empty(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b'<!DOCTYPE html><title>empty</title><link rel="icon" href="data:,">')

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Empty)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)
