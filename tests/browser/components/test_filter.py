"""The filter above every page: its field, its count, and what it leaves of the pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight
from tests.browser.slow import LATE

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Serve, Until, Visit
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

WORDS = "not lr0.001 and (max(val/accuracy) >= 0.6 or learning_rate = 1)"


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


CARDS = "[...document.querySelectorAll('.card[data-tag]')].filter((one) => one.checkVisibility())"


def test_tags_that_no_run_shown_has_leave_the_page_and_come_back_when_asked_for(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for run, tags in (("a", ("loss", "a/only", "a/too")), ("b", ("loss", "b/only"))):
        with insight.SummaryRecord(tmp_path / run) as record:
            record.log(1, dict.fromkeys(tags, 1.0))
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars?q=a")
    tags = f"{CARDS}.map((one) => one.dataset.tag).join()"
    until(f"{tags} === 'loss,a/only,a/too'")
    note = page.locator("#tags-away")
    assert "1 tag is in no run shown" in note.inner_text()
    assert page.locator(".section:visible .section-name").all_inner_texts() == ["Scalars", "a"]
    page.fill("#filter", "b")
    until(f"{tags} === 'loss,b/only' && INSIGHT.isQuiet()")
    assert "2 tags are in no run shown" in note.inner_text()
    note.get_by_role("button", name="Show them").click()
    until(f"{tags} === 'loss,b/only,a/only,a/too' && INSIGHT.isQuiet()")
    assert "empty=1" in page.url
    note.get_by_role("button", name="Leave them out").click()
    until(f"{tags} === 'loss,b/only'")
    page.fill("#filter", "nowhere")
    until(f"{tags} === ''")
    until("document.querySelector('#tags-away').textContent.includes('No run passes the filter')")
    note.get_by_role("button", name="Show all runs").click()
    assert page.evaluate("document.activeElement.id") == "filter"
    until(f"{tags} === 'loss,a/only,a/too,b/only' && INSIGHT.isQuiet()")
    assert note.is_hidden()
    visit(f"{url}scalars?q=nowhere")
    page.fill("#filter", "a")
    until(f"{tags} === 'loss,a/only,a/too' && INSIGHT.isQuiet() && INSIGHT.model('a/too')")


def test_filter_that_leaves_none_of_the_best_runs_brings_its_own_into_focus(
    visit: Visit, sweep: Served, until: Until
) -> None:
    """Unless somebody chose: then they are in focus, shown or not."""
    url, _ = sweep
    page = visit(f"{url}scalars?q=lr0.1_")
    focused = "INSIGHT.state.slots.filter((run) => run !== null)"
    until(f"{focused}.length === 5 && {focused}.every((run) => run.startsWith('lr0.1_'))")
    assert "lr0.1_bs16_s3" in page.evaluate(focused)  # the best of them
    page.fill("#filter", "lr0.1_bs16")
    until("INSIGHT.state.matches?.size === 5")
    page.fill("#filter", "")
    until(f"{focused}.every((run) => run.startsWith('lr0.01_'))")
    best = page.evaluate(focused)
    page.fill("#filter", "bs16")
    until("INSIGHT.state.matches?.size === 20 && INSIGHT.isQuiet()")
    assert page.evaluate(focused) == best  # some of them are among those shown
    page.locator("#run-list .run-row").first.click()
    chosen = page.evaluate(focused)
    page.fill("#filter", "lr1.0")
    until("INSIGHT.state.matches?.size === 15 && INSIGHT.isQuiet()")
    assert page.evaluate(focused) == chosen
