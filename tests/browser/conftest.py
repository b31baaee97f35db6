"""A real Chromium for all browser tests, and pages that may not fail silently."""

from __future__ import annotations

import threading
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

from dashboard.page import all_pages
from tools.folders import write_mixed, write_sweep

from .arriving import arrive
from .chromium import ARGUMENTS, chromium
from .inside import INSIDE
from .serving import MINDSPORE, SAMPLES, serving
from .standing import Standing
from .tabs import MOTION, VIEWPORT, Tabs, empty_page

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from playwright.sync_api import BrowserContext, Page

    from .serving import Served

    Serve = Callable[..., Served]
    Visit = Callable[[str], Page]
    Look = Callable[..., Page]
    Until = Callable[[str], None]
    Move = Callable[[str], None]
    Tour = Callable[[str], Iterator[str]]
    OtherSite = tuple[str, list[str]]

HAS_FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    """One Chromium with a profile of its own."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            tmp_path_factory.mktemp("profile"),
            executable_path=chromium(),
            args=list(ARGUMENTS),
            viewport=VIEWPORT,
            reduced_motion=MOTION,
        )
        context.add_init_script(INSIDE)
        # Pages have more modules than the 250 files that a browser tells of by itself.
        context.add_init_script("performance.setResourceTimingBufferSize(1000)")
        yield context
        context.close()


@pytest.fixture(scope="module", autouse=True)
def brisk() -> Iterator[None]:
    """Pages ask four times a second what is new, and files are looked at as often."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dashboard.shell.PERIOD_MS", 250)
        patch.setattr("dashboard.live.PERIOD_S", 0.1)
        yield


@pytest.fixture(scope="session")
def empty() -> Iterator[str]:
    """The address of a page with nothing in it."""
    with empty_page() as address:
        yield address


@pytest.fixture(scope="session")
def tabs(browser: BrowserContext, empty: str) -> Tabs:
    """Lends the tab that tests share."""
    return Tabs(browser, empty)


@pytest.fixture(scope="session")
def lasting(browser: BrowserContext) -> Standing:
    """Lends the tab of all files whose tests share documents."""
    return Standing(browser)


@pytest.fixture(scope="module")
def standing(lasting: Standing) -> Iterator[Standing]:
    """Lends the tab whose document the tests of a file that `look` share."""
    yield lasting
    lasting.close()


@pytest.fixture
def page(tabs: Tabs, serve: Serve, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A tab that fails its test on errors, dialogs, refused requests and those to other hosts.

    It asks for `serve` only so that the tab leaves the servers before they end.
    """
    complaints: list[str] = []
    looks = "look" in request.fixturenames
    lender = request.getfixturevalue("standing") if looks else tabs
    yield lender.lend(complaints.append)
    lender.take_back(has_failed=request.node.stash.get(HAS_FAILED, True))

    assert complaints == []


@pytest.fixture
def broken(browser: BrowserContext) -> Iterator[Page]:
    """A tab in which errors are no failure."""
    tab = browser.new_page()
    yield tab
    tab.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[HAS_FAILED] = not report.passed
    return report


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Serves folders until the test ends."""
    with ExitStack() as servers:
        yield lambda root, **options: servers.enter_context(serving(root, **options))


@pytest.fixture(scope="module")
def serve_all(standing: Standing) -> Iterator[Serve]:
    """Serves folders until the last test of a file has looked at them."""
    with ExitStack() as servers:
        yield lambda root, **options: servers.enter_context(serving(root, **options))
        standing.close()


@pytest.fixture(scope="session")
def mindspore() -> Iterator[Served]:
    """The runs that MindSpore wrote, for all tests that only look at them."""
    with serving(MINDSPORE) as served:
        yield served


@pytest.fixture(scope="session")
def samples() -> Iterator[Served]:
    """The sample runs of this repository, likewise."""
    with serving(SAMPLES) as served:
        yield served


@pytest.fixture(scope="session")
def sweep(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Sixty runs of which eleven diverge, for all tests that only look at them."""
    folder = tmp_path_factory.mktemp("sweep")
    write_sweep(folder)
    with serving(folder) as served:
        yield served


@pytest.fixture(scope="session")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The sweep beside runs of four other tools, likewise."""
    folder = tmp_path_factory.mktemp("mixed")
    write_mixed(folder)
    with serving(folder) as served:
        yield served


@pytest.fixture
def other_site() -> Iterator[OtherSite]:
    """The address of another site's page, such as a notebook's, and its HTML to fill in."""
    content: list[str] = []

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            page = f"<!DOCTYPE html><title>other</title><body>{''.join(content)}".encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page)

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}/notebook", content
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)


@pytest.fixture(autouse=True)
def state_home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where what people give the runs is kept: another folder in each test."""
    folder = tmp_path_factory.mktemp("state")
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    return folder


@pytest.fixture
def visit(page: Page) -> Visit:
    """Opens an address and waits until its page shows its data."""

    def go(url: str) -> Page:
        page.goto(url)
        arrive(page)
        page.evaluate("window.INSIDE")
        return page

    return go


@pytest.fixture
def look(page: Page, standing: Standing) -> Look:
    """Opens an address as `visit` does, mostly in the document that the test before looked at.

    `anew=True` makes it a new document, as a visit would be.
    """

    def go(url: str, *, anew: bool = False) -> Page:
        standing.look(page, url, anew=anew)
        return page

    return go


@pytest.fixture
def move(page: Page) -> Move:
    """Goes on to another page, at an address there, as a link does: without loading anew."""

    def go(url: str) -> None:
        name = urlsplit(url).path.rpartition("/")[2]
        page.evaluate("url => INSIGHT.address.go(url)", url)
        arrive(page, name)

    return go


@pytest.fixture
def tour(page: Page, visit: Visit) -> Tour:
    """Goes over all pages, mostly by the rail; gives the name of each once it shows its data."""

    def go(url: str) -> Iterator[str]:
        pages = all_pages()
        visit(f"{url}{pages[0].name}")
        for one in pages:
            name = one.name
            if one.within:  # it has no entry of its own
                page.evaluate("url => INSIGHT.address.go(url)", f"{url}{name}")
            else:
                page.click(f"#rail-{name}")
            arrive(page, name)
            yield name

    return go


@pytest.fixture
def until(page: Page) -> Until:
    """Waits in the page until a JavaScript condition holds; what it asks for may be there later.

    Playwright's own `wait_for_function` evaluates text in the page, which its policy forbids.
    """

    def wait(condition: str, timeout_s: float = 20) -> None:
        page.evaluate(
            f"""async () => {{
                const end = performance.now() + {timeout_s * 1000};
                for (;; await new Promise(requestAnimationFrame)) {{
                    let why = "";
                    try {{ if ({condition}) return; }} catch (error) {{ why = `: ${{error}}`; }}
                    if (performance.now() > end) throw new Error(`never came${{why}}`);
                }}
            }}"""
        )

    return wait
