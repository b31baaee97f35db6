"""Who opens a folder that takes long to read sees how far that is, and then the page itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import insight
from dashboard import create_app
from dashboard.access import EVERYBODY
from dashboard.opening import GRACE_S, Opening
from insight.tables import HowFar
from tools.bundle import kept

from .rules import broken_rules
from .serving import answering

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from .conftest import Until

pytestmark = pytest.mark.browser


@pytest.fixture
def opening(tmp_path: Path) -> Iterator[tuple[Opening, str]]:
    """Of a folder with one run: what stands for its app, and its address."""
    with insight.SummaryRecord(tmp_path / "one") as record:
        record.log(1, {"loss": 0.5})
    times = iter([-GRACE_S])
    stands = Opening(str(tmp_path), EVERYBODY, clock=lambda: next(times, 0.0))
    with answering(stands) as url:
        yield stands, url
        stands.close()


def test_opening_page_says_how_far_it_is_and_becomes_the_page_that_was_asked_for(
    page: Page, until: Until, opening: tuple[Opening, str], tmp_path: Path
) -> None:
    stands, url = opening
    page.goto(f"{url}scalars?axis=wall&theme=dark#here")
    bar, words = page.get_by_role("progressbar"), page.locator("#words")

    expect(words).to_have_text("Looking for runs ...")
    assert bar.get_attribute("aria-valuenow") is None
    stands.follow(lambda: HowFar(runs=4_000, runs_read=1_000, size=8_000_000, size_read=3_000_000))
    expect(bar).to_have_attribute("aria-valuenow", "37")
    expect(bar).to_have_attribute("aria-valuetext", "1,000 of 4,000 runs, 3.0 of 8.0 MB")
    expect(words).to_be_visible()  # it is told anew until then, and shown after a while
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert broken_rules(page) == []
    stands.show(create_app(insight.open_runs(tmp_path), bundled=kept()))
    page.wait_for_selector('main[data-page="scalars"][data-ready="true"]')
    until("INSIGHT.state.axis === 'wall'")

    assert page.url == f"{url}scalars?axis=wall&theme=dark#here"


def test_opening_page_says_when_there_will_be_none(
    page: Page, opening: tuple[Opening, str]
) -> None:
    stands, url = opening
    page.goto(url)
    stands.fail("no such bucket")

    expect(page.get_by_role("alert")).to_have_text("no such bucket")
