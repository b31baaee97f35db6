"""Answers that overtake each other: what a page shows is what the server knew last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight
from dashboard.notes import Notes
from tests.browser.held import caught, hold_answers, is_for

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser

RATES = {"a": 0.1, "b": 0.1, "c": 0.2}
GIVEN = "INSIGHT.givenTo('{}').{} === true"
RANK = "document.querySelector('.run-standing').textContent.includes('{}')"


@pytest.fixture
def three(tmp_path: Path) -> Path:
    """Runs that are judged by accuracy, the last the best; only its rate differs."""
    for number, (run, rate) in enumerate(RATES.items()):
        with insight.SummaryRecord(tmp_path / run, hyperparameters={"rate": rate}) as record:
            record.log(1, {"accuracy": 0.5 + number / 10})
    return tmp_path


def test_rank_is_told_anew_though_it_was_asked_for_before_the_server_knew_who_is_hidden(
    visit: Visit, until: Until, serve: Serve, three: Path
) -> None:
    url, _ = serve(three)
    page = visit(f"{url}run?run=b")
    until(RANK.format("2 of 3"))
    held = hold_answers(page, "notes-answer.data")
    page.evaluate("INSIGHT.hideRuns(['c'])")
    with insight.SummaryRecord(three / "b") as record:
        record.log(999, {"loss": 0.25})
        until("document.querySelector('.run-line').textContent.includes('step 999')")
        until("!INSIGHT.sheet().isWaiting")
        before = page.evaluate(RANK.format("2 of 3"))
        caught(page, held).continue_()
        until(RANK.format("1 of 2"))

    assert before


def test_rank_follows_what_is_hidden_while_the_page_is_paused(
    visit: Visit, until: Until, serve: Serve, three: Path
) -> None:
    url, _ = serve(three)
    page = visit(f"{url}run?run=b")
    until(RANK.format("2 of 3"))
    page.click("#live")
    page.evaluate("INSIGHT.hideRuns(['c'])")
    until(RANK.format("1 of 2"))


def test_columns_are_chosen_anew_though_they_were_before_the_server_knew_who_is_hidden(
    visit: Visit, until: Until, serve: Serve, three: Path
) -> None:
    url, _ = serve(three)
    rate = "INSIGHT.runsModel().columns.includes('fact:hyperparameters.rate')"
    page = visit(f"{url}runs")
    until(rate)
    held = hold_answers(page, "notes-answer.data")
    with page.expect_response(lambda answer: is_for(answer.request, "runs-answer.data")):
        page.evaluate("INSIGHT.hideRuns(['c'])")
    caught(page, held).continue_()
    until(f"!{rate}")


def test_what_another_browser_gives_is_known_though_a_change_of_ours_was_answered_after_it(
    visit: Visit, until: Until, serve: Serve, three: Path
) -> None:
    url, store = serve(three)
    page = visit(f"{url}runs")
    until("INSIGHT.state.isGivenKnown")
    held = hold_answers(page, "notes-answer.data")
    page.evaluate("INSIGHT.hideRuns(['c'])")
    route = caught(page, held)
    answer = route.fetch()
    with page.expect_response(lambda news: is_for(news.request, "notes-known.data")):
        Notes(store.root).give({"a": {"pinned": True}})
    route.fulfill(response=answer)
    until(f"{GIVEN.format('c', 'hidden')} && {GIVEN.format('a', 'pinned')}")


def test_news_that_a_change_of_ours_overtook_does_not_take_it_back(
    visit: Visit, until: Until, serve: Serve, three: Path
) -> None:
    url, store = serve(three)
    page = visit(f"{url}runs")
    until("INSIGHT.state.isGivenKnown")
    held = hold_answers(page, "notes-known.data")
    Notes(store.root).give({"a": {"pinned": True}})
    route = caught(page, held)
    old = route.fetch()
    page.evaluate("INSIGHT.hideRuns(['c'])")
    until(f"{GIVEN.format('c', 'hidden')} && INSIGHT.state.givenVersion.endsWith(' 2')")
    page.evaluate(
        """() => {
            const { notes } = dash_clientside, { known } = notes;
            notes.known = (all) => (known(all), window.heard = all);
        }"""
    )
    route.fulfill(response=old)
    until("window.heard !== undefined")

    assert page.evaluate(GIVEN.format("c", "hidden"))
