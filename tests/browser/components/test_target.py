"""All pages judge runs by one target: focus, list and cards begin with the best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import insight
from tests.browser.test_target import FOCUSED, LISTED, best_of
from tools.folders import RATES, Settings, write_run

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Serve, Until, Visit
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser


def test_focus_follows_the_target_until_somebody_chooses_and_undo_brings_both_back(
    visit: Visit, until: Until, mixed: Served
) -> None:
    url, _ = mixed
    usual, other = (
        sorted(f"sweep/{run}" for run in best_of(tag, highest=highest)[:5])
        for tag, highest in (("val/accuracy", True), ("val/loss", False))
    )
    page = visit(f"{url}text")
    assert sorted(page.evaluate(FOCUSED)) == usual
    page.click("#target")
    page.get_by_role("option", name="val/loss · 60").click()
    until("INSIGHT.state.target.name === 'val/loss'")

    assert sorted(page.evaluate(FOCUSED)) == other  # as a link to this page shows it
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Control+z")
    until("INSIGHT.state.target.name === 'val/accuracy'")
    assert page.input_value("#target") == "val/accuracy, 60 of 100 runs"
    assert "target" not in page.evaluate("location.search")
    assert sorted(page.evaluate(FOCUSED)) == usual


def test_link_names_the_target_and_the_focus_is_on_the_best_by_it(
    visit: Visit, until: Until, mixed: Served
) -> None:
    url, _ = mixed
    page = visit(f"{url}scalars?target=val%2Floss")
    best = [f"sweep/{run}" for run in best_of("val/loss", highest=False)]
    until(f"{LISTED}.slice(0, 5).join() === '{','.join(best[:5])}'")

    assert sorted(page.evaluate(FOCUSED)) == sorted(best[:5])


SECTIONS = """[...document.querySelectorAll('#scalars-sections > .section')].map((section) => [
    section.querySelector('summary').innerText.replace(/\\s+/g, ' ').trim(), section.open,
    ...[...section.querySelectorAll('.card')].map((card) => card.dataset.tag)])"""


def test_cards_follow_target_and_filter_not_clicks_and_few_runs_cards_are_folded(
    page: Page, visit: Visit, until: Until, mixed: Served
) -> None:
    url, store = mixed
    runs = store.table("scalar").groupby("tag", observed=True)["run"].agg(set)
    visit(f"{url}scalars")
    first: list[list[Any]] = page.evaluate(SECTIONS)
    val, train, scalars, leftovers = first
    rare = [tag for tag in runs.index if len(runs[tag]) < 10]

    assert val == ["val 2", True, "val/accuracy", "val/loss"]
    assert train == ["train 3", True, "train/loss", "train/grad_norm", "train/lr"]
    assert scalars == ["Scalars 2", True, "acc", "loss/auto"]
    assert sorted(leftovers[2:]) == sorted(rare)
    few = set().union(*runs[rare])
    assert leftovers[:2] == [f"Tags of few runs {len(rare)} cards of {len(few)} runs", False]
    assert page.evaluate("INSIGHT.model('epoch_loss')") is None  # nobody looks at it
    chosen = next(iter(runs["epoch_loss"]))
    page.locator(f'.run-row[data-run="{chosen}"]').click()
    until(f"{SECTIONS}[3][1]")
    page.locator('.card[data-tag="epoch_loss"]').scroll_into_view_if_needed()
    until("INSIGHT.model('epoch_loss') !== null && INSIGHT.isQuiet()")

    leftovers[1] = True
    assert page.evaluate(SECTIONS) == first  # they open, and nothing moves
    page.hover('.card[data-tag="train/loss"]')
    page.click('.card[data-tag="train/loss"] [data-action=pin]')
    page.fill("#filter", "mlflow")
    until(f"{SECTIONS}[1]?.[2] === 'acc' && INSIGHT.isQuiet()")
    page.focus(".pinned .card [data-action=pin]")
    page.keyboard.press("f")
    seen = []
    for _ in range(4):
        until("INSIGHT.enlarged.model() !== null")
        seen += page.evaluate("Object.keys(INSIGHT.enlarged.model())")
        page.keyboard.press("ArrowRight")
        until(f"INSIGHT.enlarged.model() && !('{seen[-1]}' in INSIGHT.enlarged.model())")

    # The other tags left with the filter.
    assert seen == ["train/loss", "acc", "odd", "train/loss"]


def test_diverged_runs_take_no_colour_and_running_ones_are_in_sight(
    visit: Visit, serve: Serve, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Though the best value of one that diverged may be a good one."""
    root = tmp_path_factory.mktemp("live")
    for seed in range(13):
        write_run(root / f"slow{seed:02d}", Settings(RATES[0], 256, seed))
    write_run(root / "diverged", Settings(RATES[3], 16, 2))
    with insight.SummaryRecord(root / "running") as record:
        record.log(20, {"val/accuracy": 0.05})
        url, _ = serve(root)
        page = visit(f"{url}scalars")

        focused = page.evaluate(FOCUSED)
        assert "running" in focused
        assert "diverged" not in focused
        assert len(focused) == 6
        assert page.evaluate(LISTED)[:2] == ["running", "diverged"]
