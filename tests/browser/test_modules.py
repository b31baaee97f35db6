"""The modules of a page are each loaded once, and nothing begins before those that it needs.

Here they come one by one, as from a checkout; test_bundle.py has the few files of a release.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from .arriving import arrive
from .held import hold, shows_a_page
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


@pytest.mark.parametrize("other", ["compare", "runs", "lineage", "text"])
def test_another_page_waits_for_its_modules_and_then_shows_what_was_told_before(
    page: Page, samples: Served, other: str
) -> None:
    """Such as which runs there are: it was told when that page's modules were on their way."""
    module = f"**/assets/pages/{other}/page.mjs*"
    held = hold(page, module)
    url, _ = samples
    with page.expect_request(module):
        page.goto(f"{url}scalars")
        arrive(page, "scalars")
        with page.expect_response(shows_a_page) as answer:
            page.click(f"#rail-{other}")
    answer.value.finished()
    page.evaluate("new Promise(requestAnimationFrame)")
    shown = page.get_attribute("main", "data-page")
    held[0].continue_()
    arrive(page, other)

    assert shown == "scalars"


def test_modules_that_were_lost_once_are_asked_for_again(broken: Page, samples: Served) -> None:
    url, _ = samples
    lost = f"{url}assets/pages/text/page.mjs*"
    lose(broken, lost, {"status": 503, "body": ""})
    with broken.expect_response(lost):
        broken.goto(f"{url}scalars")
        arrive(broken, "scalars")
    broken.unroute_all()
    broken.evaluate("window.isSame = true")
    broken.click("#rail-text")
    arrive(broken, "text")

    assert broken.evaluate("window.isSame")


def test_list_of_keys_waits_for_those_of_all_pages(page: Page, samples: Served) -> None:
    held = hold(page, "**/assets/pages/scalars/page.mjs*")
    url, _ = samples
    with page.expect_request("**/assets/pages/scalars/page.mjs*"):
        page.goto(f"{url}runs")
        arrive(page, "runs")
        page.keyboard.press("?")
    early = page.locator("dl.keys").count()
    held[0].continue_()
    page.locator("dl.keys").wait_for()

    assert early == 0
    assert "Enlarge the card" in page.inner_text("dl.keys")


def test_a_page_whose_modules_are_not_to_be_had_comes_as_a_document_of_its_own(
    broken: Page, samples: Served
) -> None:
    """As after an upgrade of the server, which has other modules by now."""
    url, _ = samples
    before = f"{url}assets/pages/text/page.mjs?v=0123456789abcdef"
    broken.route(f"{url}assets/pages/text/*", lambda route: route.continue_(url=before))
    broken.goto(f"{url}scalars")
    arrive(broken, "scalars")
    with broken.expect_event("domcontentloaded"):
        broken.click("#rail-lineage")
    broken.wait_for_selector('main[data-page="lineage"][data-ready="true"]')

    assert broken.evaluate("performance.getEntriesByType('navigation')[0].name") == f"{url}lineage"


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
