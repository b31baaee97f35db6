"""All about one run, at an address of its own and in a drawer over the other pages."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import expect

import insight
from tests.browser.lost import LOSE
from tools.folders import Settings, curves, write_run

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Move, Serve, Until, Visit
    from tests.browser.serving import Served

    from .conftest import Lend

pytestmark = pytest.mark.browser

CHOSEN = [Settings(0.01, 16, 2), Settings(0.01, 64, 0), Settings(0.1, 16, 0), Settings(1.0, 16, 0)]
BEST, SECOND, WORSE, DIVERGED = (settings.name for settings in CHOSEN)
TITLE = "document.querySelector('{} .run-whole-name')?.textContent === '{}'"
DRAWN = "INSIGHT.fieldOf('{}')?.drawn"
INSIDE = "document.activeElement.closest('.drawer') !== null"


@pytest.fixture(scope="module")
def four_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("sweep")
    for settings in CHOSEN:
        write_run(root / settings.name, settings)
    return root


@pytest.fixture
def four(lend: Lend, four_folder: Path) -> Served:
    return lend(four_folder)


def shows(run: str, where: str = "main") -> str:
    return TITLE.format(where, run)


def asked(page: Page) -> dict[str, str]:
    return {key: values[0] for key, values in parse_qs(urlsplit(page.url).query).items()}


def rows(page: Page, table: str, number: int = 0) -> list[list[str]]:
    lines = page.locator(table).nth(number).locator("tbody tr").all()
    return [line.locator("th, td").all_inner_texts() for line in lines]


def test_page_says_how_well_a_run_did_and_what_it_has_of_its_own(
    visit: Visit, until: Until, four: Served
) -> None:
    url, _ = four
    page = visit(f"{url}run?run={WORSE}")
    recorded = curves(CHOSEN[2]).accuracy[19::20].astype("float32")
    tiles = page.locator(".run-standing .fact-value").all_inner_texts()
    drawn: dict[str, Any] = page.evaluate("INSIGHT.model('val/accuracy')")
    cards = page.locator(".part-curves .card")

    assert page.inner_text("h1") == "Run"
    assert page.get_attribute("#rail-runs", "aria-current") == "page"
    assert page.inner_text(".run-title") == WORSE
    assert float(tiles[0]) == pytest.approx(recorded.max(), rel=1e-3)
    assert tiles[1] == "3 of 4"
    assert "What differs from the best" in page.inner_text(".part-differences")
    assert rows(page, ".run-beside") == [
        ["learning_rate", "0.1", "0.01", ""],
        ["seed", "0", "2", ""],
    ]
    assert rows(page, ".run-beside", 1)[0][0] == "val/accuracy"
    marked = page.locator(".part-facts .differs th").all_inner_texts()
    assert marked == ["learning_rate", "seed"]
    assert cards.first.get_attribute("data-tag") == "val/accuracy"
    assert cards.count() == 5
    assert {run: line["focus"] for run, line in drawn.items()} == {WORSE: True, BEST: False}
    assert len(drawn[WORSE]["y"]) == 30
    page.click("text=One rank worse")
    until(f"{shows(DIVERGED)} && {DRAWN.format('train/loss')}")
    assert asked(page)["run"] == DIVERGED
    assert "train/loss: not finite since step 162" in page.inner_text(".part-troubles")
    page.go_back()
    until(shows(WORSE))
    page.click(".run-standing .run-open")
    until(shows(BEST))
    assert "What differs from the second best" in page.inner_text(".part-differences")
    assert page.locator(".part-troubles").is_hidden()
    page.click(".part-curves .run-elsewhere")
    until("INSIGHT.page() === 'scalars' && INSIGHT.slotOf('" + BEST + "') === 0")


def test_drawer_over_a_page_follows_links_and_the_way_back_and_ends_in_a_page_of_its_own(
    visit: Visit, until: Until, four: Served
) -> None:
    url, _ = four
    page = visit(f"{url}scalars?about={DIVERGED}")
    until(f"{shows(DIVERGED, '.drawer')} && {DRAWN.format('train/loss')}")
    until("INSIGHT.state.version !== 0 && !INSIGHT.sheet().isWaiting")
    page.evaluate(LOSE, "run-sheet")
    page.click(".drawer .run-standing .run-open")
    assert page.evaluate("document.activeElement.matches('.drawer')")
    until("window.again")
    page.evaluate("window.again()")  # the answer did not come: it is asked for once more
    until(shows(BEST, ".drawer"))
    page.go_back()
    until(shows(DIVERGED, ".drawer"))
    page.set_viewport_size({"width": 420, "height": 800})
    box = page.locator(".drawer").bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, 420)
    assert page.evaluate("document.querySelector('.drawer').scrollWidth") <= 420
    page.click(".drawer-page")
    until(f"INSIGHT.page() === 'run' && {shows(DIVERGED)}")
    expect(page.locator(".drawer")).to_have_count(0)
    page.go_back()
    until(shows(DIVERGED, ".drawer"))
    page.set_viewport_size({"width": 1440, "height": 900})


def test_what_people_give_is_given_in_the_drawer_and_taken_back(
    visit: Visit, until: Until, serve: Serve, tmp_path: Path
) -> None:
    for settings in CHOSEN[:2]:
        write_run(tmp_path / settings.name, settings)
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars")
    page.click(f'.run-row[data-run="{SECOND}"]', button="right")
    page.click('.run-menu >> text="About this run"')
    until(shows(SECOND, ".drawer"))
    for button, text in (
        ("Rename…", "The wide one"),
        ("Tags…", "wide, slow"),
        ("Note…", "One\nTwo"),
    ):
        page.click(f'.drawer .button:text-is("{button}")')
        page.fill(".dialog .given-field", text)
        page.click('.dialog button:has-text("Keep")')
    until(shows("The wide one", ".drawer"))
    assert page.inner_text(".drawer .run-real-name") == SECOND
    assert page.locator(".drawer .tag").all_inner_texts() == ["wide", "slow"]
    assert page.inner_text(".drawer .run-note") == "One\nTwo"
    until("document.querySelector('#offer button') !== null")
    page.click("#offer button")  # beside the drawer, and yet within reach
    until("document.querySelector('.drawer .run-note') === null")
    page.click('.drawer .button:text-is("More…")')
    page.keyboard.press("Escape")  # the menu alone
    expect(page.locator(".run-menu")).to_have_count(0)
    expect(page.locator(".drawer")).to_have_count(1)
    rank = "document.querySelector('.run-standing').textContent.includes('{}')"
    until(rank.format("2 of 2"))
    page.evaluate("run => INSIGHT.hideRuns([run])", BEST)
    until(rank.format("1 of 1"))


def test_run_that_is_not_there_comes_grows_and_goes(
    visit: Visit, move: Move, until: Until, serve: Serve, tmp_path: Path
) -> None:
    """Whatever it is called, and however much it has."""
    name = 'odd & "wide" <b class=evil>50% é/中 文'
    settings = {f"setting {number:03}": number for number in range(300)}
    (tmp_path / "other").mkdir()
    with insight.SummaryRecord(tmp_path / "other") as record:
        record.log(1, {"accuracy": 0.5})
    url, _ = serve(tmp_path)
    page = visit(f"{url}run?run={quote(name, safe='')}")
    assert "No run of this name" in page.inner_text("main")
    assert name in page.inner_text("main")
    with insight.SummaryRecord(tmp_path / name, hyperparameters=settings) as record:
        record.log(1, {f"tag {number:04}": number for number in range(1_000)} | {"loss": 0.25})
        until("document.querySelector('main .run-whole-name') !== null")
        assert page.inner_text(".run-whole-name") == name
        assert page.locator(".evil").count() == 0
        assert "This run has no accuracy" in page.inner_text(".run-standing")
        page.click('.run-standing button:has-text("Judge runs by loss")')
        until("document.querySelector('.run-standing').textContent.includes('1 of 1')")
        assert asked(page)["target"] == "loss"
        assert page.locator(".part-facts tbody tr").count() == 40
        page.click('.part-facts button:has-text("Show all 300")')
        assert page.locator(".part-facts tbody tr").count() == 300
        assert page.locator(".part-curves .card").count() == 6
        page.click('.part-curves button:has-text("Show all 1,001")')
        assert page.locator(".part-curves .card").count() == 1_001
        assert "step 1" in page.inner_text(".run-line")
        record.log(2, {"loss": 0.75})
        until("document.querySelector('.run-line').textContent.includes('step 2')")
        until(
            "INSIGHT.model('loss')?.[document.querySelector('.run-title').innerText]?.points === 2"
        )
        assert page.locator(".part-curves .card").count() == 1_001
        record.add_value("message", "alert", ("warn", "look here"))
        record.record(3)
        until("document.querySelector('.part-troubles').textContent.includes('look here')")
    shutil.rmtree(tmp_path / name)
    until("document.querySelector('main .empty') !== null")
    move(f"{url}scalars?about=other")
    until(shows("other", ".drawer"))
