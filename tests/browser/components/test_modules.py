"""A page that is opened later waits for its modules, and asks again for those that were lost.

Modules come one by one, as from a checkout.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.arriving import arrive
from tests.browser.held import hold, shows_a_page
from tests.browser.serving import SAMPLES
from tests.browser.test_modules import lose

from .stage import staged

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.browser.serving import Served

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The sample runs, without a bundle."""
    with staged(SAMPLES, bundled=tmp_path_factory.mktemp("nothing")) as served:
        yield served


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
