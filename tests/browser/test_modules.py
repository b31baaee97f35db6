"""The modules of a page are each loaded once, and nothing begins before those that it needs.

Here they come one by one, as from a checkout; test_bundle.py has the few files of a release, and
components/test_modules.py what does not depend on how Dash begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from .arriving import arrive
from .held import hold
from .serving import SAMPLES, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page, Request

    from .conftest import Visit
    from .serving import Served

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The sample runs, without a bundle."""
    with serving(SAMPLES, bundled=tmp_path_factory.mktemp("nothing")) as served:
        yield served


IMPORTS = "JSON.parse(document.querySelector('script[type=importmap]').textContent).imports"


def test_every_module_is_asked_for_once(visit: Visit, page: Page, samples: Served) -> None:
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    # Browsers remember 250 of them, and the page asks for some more beside its modules.
    page.add_init_script("performance.setResourceTimingBufferSize(1_000)")
    url, _ = samples
    visit(f"{url}scalars")
    page.click("#rail-lineage")
    arrive(page, "lineage")
    modules = [f"{url.rstrip('/')}{one}" for one in page.evaluate(f"Object.values({IMPORTS})")]
    found = [one for one in asked if urlsplit(one).path.endswith(".mjs")]

    assert len(found) == len(set(found))
    assert set(found) <= set(modules)
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert {one for one in loaded if ".mjs" in one} == set(modules)


@pytest.mark.parametrize("late", ["entry.mjs", "frame/words.mjs", "pages/scalars/page.mjs"])
def test_dash_waits_for_a_module_that_comes_late(
    visit: Visit, page: Page, samples: Served, late: str
) -> None:
    """Held back until the rest of the document is there, and Dash's own scripts have run."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(urlsplit(request.url).path)

    page.on("request", note)
    held = hold(page, f"**/assets/{late}*")
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
    arrive(page, "scalars")

    assert not [path for path in before if "_dash-" in path and "component-suites" not in path]
    assert "Loading" in root
    assert any(path.endswith("_dash-layout") for path in asked)


# A script that is not to be had, and what comes instead of it.
LOST: tuple[tuple[str, dict[str, Any]], ...] = (
    ("assets/entry.mjs", {"status": 404, "body": ""}),
    ("assets/pages/scalars/page.mjs", {"status": 404, "body": ""}),
    ("assets/frame/state.mjs", {"content_type": "text/javascript", "body": "export const = 1"}),
    ("words.js", {"content_type": "text/javascript", "body": "throw new Error('no words')"}),
)


def test_page_says_in_its_language_that_it_could_not_be_loaded_until_it_can(
    broken: Page, samples: Served
) -> None:
    """Its button loads it anew: here into the next loss, and at last all of it."""
    url, _ = samples
    told = broken.get_by_role("alert").filter(has_text="This page could not be loaded")
    for place, (lost, answer) in enumerate(LOST):
        lose(broken, f"{url}{lost}*", answer)
        if place == 0:
            broken.goto(f"{url}scalars")
        else:
            load_anew(broken, told)
        told.wait_for()
        broken.unroute_all()
    load_anew(broken, told)
    broken.wait_for_selector('main[data-ready="true"]')
    assert told.count() == 0
    broken.route(f"{url}assets/entry.mjs*", lambda route: route.abort())
    broken.goto(f"{url}scalars?lang=zh")

    broken.get_by_role("alert").get_by_text("无法加载").wait_for()


def lose(page: Page, address: str, answer: dict[str, Any]) -> None:
    page.route(address, lambda route: route.fulfill(**answer))


def load_anew(page: Page, told: Locator) -> None:
    """Presses the button of what is told, and waits for the next document."""
    with page.expect_event("domcontentloaded"):
        told.get_by_role("button").click()
