"""The filter above every page: its field, its count, and what it leaves of the pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools.folders import SWEEP, write_run

from .serving import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from .conftest import Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser

# A rate of each, in two seeds: those of the largest diverge.
CHOSEN = [one for one in SWEEP if one.batch == 16 and one.seed < 2]
WORDS = "not lr0.001 and (max(val/accuracy) >= 0.6 or learning_rate = 1)"

# No timer is in time.
LATE = """() => {
    const { setTimeout } = window;
    window.setTimeout = (act, ms = 0, ...given) => setTimeout(act, Math.max(ms, 60), ...given);
}"""


@pytest.fixture(scope="module")
def sweep(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Eight runs of the sweep."""
    folder = tmp_path_factory.mktemp("sweep")
    for settings in CHOSEN:
        write_run(folder / settings.name, settings)
    with serving(folder) as served:
        yield served


def test_field_holds_what_was_typed_however_slow_the_page_is(
    visit: Visit, sweep: Served, until: Until, page: Page
) -> None:
    url, _ = sweep
    visit(f"{url}scalars")
    page.evaluate(LATE)
    page.focus("#filter")
    page.keyboard.type(WORDS, delay=40)

    assert page.input_value("#filter") == WORDS
    until(
        "new URLSearchParams(location.search).get('q') === document.querySelector('#filter').value"
    )


def test_fresh_page_counts_the_runs_that_a_link_lets_through(
    visit: Visit, sweep: Served, until: Until
) -> None:
    url, _ = sweep
    page = visit(f"{url}runs?q=lr0.001")
    until("INSIGHT.state.matches?.size === 2")

    assert page.inner_text("#filter-count") == "2 of 8"
