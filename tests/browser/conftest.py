"""A real Chromium for all browser tests, and pages that may not fail silently."""

from __future__ import annotations

import os
import shutil
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

import insight
from dashboard import create_app
from dashboard.server import make_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    Serve = Callable[..., tuple[str, insight.Store]]

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
MISSING = (
    "Browser tests need a Chromium: sudo apt-get install chromium (or set INSIGHT_CHROMIUM to the "
    "path of one)."
)


def chromium() -> str:
    """The browser to drive; a missing one fails the test and says what to install."""
    chosen = os.environ.get("INSIGHT_CHROMIUM") or next(
        filter(None, map(shutil.which, NAMES)), None
    )
    if chosen is None:
        pytest.fail(MISSING, pytrace=False)
    return chosen


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    """One Chromium with a profile of its own."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            tmp_path_factory.mktemp("profile"),
            executable_path=chromium(),
            args=list(ARGUMENTS),
            viewport={"width": 1440, "height": 900},
            reduced_motion="reduce",
        )
        yield context
        context.close()


@pytest.fixture
def page(browser: BrowserContext, serve: Serve) -> Iterator[Page]:
    """A tab that fails its test on errors, refused requests and requests to any other host.

    It asks for `serve` only so that the tab closes before the servers it talks to.
    """
    browser.clear_cookies()  # the language that another test chose
    tab = browser.new_page()
    complaints: list[str] = []
    tab.on("pageerror", lambda error: complaints.append(f"page error: {error}"))
    tab.on(
        "console",
        lambda line: (
            complaints.append(f"console: {line.text}")
            if line.type in {"error", "warning"}
            else None
        ),
    )
    tab.on(
        "response",
        lambda answer: (
            complaints.append(f"{answer.status}: {answer.url}") if answer.status >= 400 else None
        ),
    )
    tab.on("request", lambda asked: complaints.extend(foreign(asked.url)))
    yield tab
    if tab.url.startswith("http"):  # the next test may get the same port, and with it what is kept
        tab.evaluate("localStorage.clear()")
    tab.close()

    assert complaints == []


def foreign(url: str) -> list[str]:
    parts = urlsplit(url)
    own = parts.scheme in {"data", "blob", "about"} or parts.hostname == "127.0.0.1"
    return [] if own else [f"request to another host: {url}"]


@contextmanager
def serving(root: Path, **options: Any) -> Iterator[tuple[str, insight.Store]]:
    """The dashboard of a folder on a free port: its address and its store."""
    store = insight.open_runs(root)
    server = make_server(create_app(store, **options))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield server.url, store
    finally:
        server.close()
        thread.join(10)


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Serves folders until the test ends."""
    from contextlib import ExitStack

    with ExitStack() as servers:
        yield lambda root, **options: servers.enter_context(serving(root, **options))


@pytest.fixture(autouse=True)
def state_home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where what people give the runs is kept: another folder in each test."""
    folder = tmp_path_factory.mktemp("state")
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    return folder


@pytest.fixture
def visit(page: Page) -> Callable[[str], Page]:
    """Opens an address and waits until its page shows its data."""

    def go(url: str) -> Page:
        page.goto(url)
        page.wait_for_selector('main[data-ready="true"]', timeout=30_000)
        return page

    return go


@pytest.fixture
def until(page: Page) -> Callable[[str], None]:
    """Waits in the page until a JavaScript condition holds.

    Playwright's own `wait_for_function` evaluates text in the page, which its policy forbids.
    """

    def wait(condition: str, timeout_s: float = 20) -> None:
        page.evaluate(
            f"""async () => {{
                const end = performance.now() + {timeout_s * 1000};
                while (!({condition})) {{
                    if (performance.now() > end) throw new Error("never came");
                    await new Promise(requestAnimationFrame);
                }}
            }}"""
        )

    return wait
