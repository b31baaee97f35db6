"""The modules of a page are each loaded once, and Dash waits for all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, Page, Request, Route

    from .conftest import Visit
    from .serving import Served

pytestmark = pytest.mark.browser

IMPORTS = "JSON.parse(document.querySelector('script[type=importmap]').textContent).imports"


def test_every_module_is_asked_for_once(visit: Visit, page: Page, samples: Served) -> None:
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    url, _ = samples
    visit(f"{url}scalars")
    page.click("#rail-lineage")
    page.wait_for_selector('main[data-page="lineage"][data-ready="true"]')
    modules = [f"{url.rstrip('/')}{one}" for one in page.evaluate(f"Object.values({IMPORTS})")]
    found = [one for one in asked if urlsplit(one).path.endswith(".mjs")]

    assert len(found) == len(set(found))
    assert set(found) <= set(modules)
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert {one for one in loaded if ".mjs" in one} == set(modules)


@pytest.mark.parametrize("late", ["entry.mjs", "frame/words.mjs", "pages/text/page.mjs"])
def test_dash_waits_for_a_module_that_comes_late(
    visit: Visit, page: Page, samples: Served, late: str
) -> None:
    """Held back until the rest of the document is there, and Dash's own scripts have run."""
    held: list[Route] = []
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(urlsplit(request.url).path)

    def hold(route: Route) -> None:
        held.append(route)

    page.on("request", note)
    page.route(f"**/assets/{late}*", hold)
    url, _ = samples
    page.goto(f"{url}scalars", wait_until="commit")
    page.evaluate(
        """async () => {
            while (!window.DashRenderer || document.readyState === "loading") {
                await new Promise(requestAnimationFrame);
            }
        }"""
    )
    before = list(asked)
    root = page.inner_text("#react-entry-point")
    assert len(held) == 1
    held[0].continue_()
    page.wait_for_selector('main[data-page="scalars"][data-ready="true"]')

    assert not [path for path in before if "_dash-" in path and "component-suites" not in path]
    assert "Loading" in root
    assert any(path.endswith("_dash-layout") for path in asked)


@pytest.fixture
def broken(browser: BrowserContext) -> Iterator[Page]:
    """A tab in which errors are no failure."""
    tab = browser.new_page()
    yield tab
    tab.close()


@pytest.mark.parametrize(
    ("lost", "answer"),
    [
        ("assets/entry.mjs", {"status": 404, "body": ""}),
        ("assets/pages/text/page.mjs", {"status": 404, "body": ""}),
        ("assets/frame/state.mjs", {"content_type": "text/javascript", "body": "export const = 1"}),
        ("words.js", {"content_type": "text/javascript", "body": "throw new Error('no words')"}),
    ],
    ids=["no entry", "not there", "unreadable", "failing"],
)
def test_page_says_that_it_could_not_be_loaded(
    broken: Page, samples: Served, lost: str, answer: dict[str, Any]
) -> None:
    url, _ = samples
    broken.route(f"{url}{lost}*", lambda route: route.fulfill(**answer))
    broken.goto(f"{url}scalars")
    told = broken.get_by_role("alert").filter(has_text="This page could not be loaded")
    told.wait_for()
    broken.unroute_all()
    told.get_by_role("button").click()
    broken.wait_for_selector('main[data-ready="true"]')

    assert told.count() == 0


def test_page_says_in_its_language_that_it_could_not_be_loaded(
    broken: Page, samples: Served
) -> None:
    url, _ = samples
    broken.route(f"{url}assets/entry.mjs*", lambda route: route.abort())
    broken.goto(f"{url}scalars?lang=zh")

    broken.get_by_role("alert").get_by_text("无法加载").wait_for()
