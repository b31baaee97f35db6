"""The few files of a release promise what the modules do: each once, and none before its own."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from .arriving import arrive
from .held import hold, shows_a_page

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

    from .conftest import Visit
    from .serving import Served

pytestmark = pytest.mark.browser

FILES = """Object.values(
    JSON.parse(document.querySelector("script[type=importmap]").textContent).imports
)"""


def test_every_file_is_asked_for_once_and_no_module_beside_them(
    visit: Visit, page: Page, samples: Served
) -> None:
    asked: list[str] = []
    page.on("request", lambda one: asked.append(urlsplit(one.url).path))
    url, _ = samples
    visit(f"{url}scalars")
    page.click("#rail-lineage")
    arrive(page, "lineage")
    fetched = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    modules = [path for one in fetched if (path := urlsplit(one).path).endswith(".mjs")]
    files = page.evaluate(FILES)

    assert sorted(modules) == sorted(files)
    assert sorted(path for path in asked if path.endswith(".mjs")) == sorted(
        set(asked).intersection(files)
    )


@pytest.mark.parametrize("late", ["shared", "scalars"])
def test_dash_waits_for_a_file_that_comes_late(page: Page, samples: Served, late: str) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(urlsplit(request.url).path)

    page.on("request", note)
    held = hold(page, f"**/bundle/{late}-*")
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
    assert len(held) == 1
    held[0].continue_()
    arrive(page, "scalars")

    assert not [path for path in before if "_dash-" in path and "component-suites" not in path]
    assert any(path.endswith("_dash-layout") for path in asked)


def test_another_page_waits_for_its_file(page: Page, samples: Served) -> None:
    held = hold(page, "**/bundle/compare-*")
    url, _ = samples
    with page.expect_request("**/bundle/compare-*"):
        page.goto(f"{url}scalars")
        arrive(page, "scalars")
        with page.expect_response(shows_a_page) as answer:
            page.click("#rail-compare")
    answer.value.finished()
    page.evaluate("new Promise(requestAnimationFrame)")
    shown = page.get_attribute("main", "data-page")
    held[0].continue_()
    arrive(page, "compare")

    assert shown == "scalars"


def test_a_page_whose_file_is_not_to_be_had_comes_as_a_document_of_its_own(
    broken: Page, samples: Served
) -> None:
    """As after an upgrade of the server, which has other files by now."""
    url, _ = samples
    before = f"{url}bundle/text-AAAAAAAA.mjs"
    broken.route(f"{url}bundle/text-*", lambda route: route.continue_(url=before))
    broken.goto(f"{url}scalars")
    arrive(broken, "scalars")
    with broken.expect_event("domcontentloaded"):
        broken.click("#rail-lineage")
    broken.wait_for_selector('main[data-page="lineage"][data-ready="true"]')

    assert broken.evaluate("performance.getEntriesByType('navigation')[0].name") == f"{url}lineage"
