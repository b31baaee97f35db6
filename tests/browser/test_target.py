"""All pages judge runs by one target: list and table begin with the best, which is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import insight
from tools.folders import RATES, SWEEP, Settings, curves, write_run

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Move, Serve, Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser

LISTED = "[...document.querySelectorAll('.run-row[data-run]')].map((row) => row.dataset.run)"
FOCUSED = "INSIGHT.state.slots.filter((run) => run !== null)"
ROWS = """(() => {
    const rows = [];
    const grid = dash_ag_grid.getApi('runs-grid');
    grid.forEachNodeAfterFilterAndSort(({ data }) => rows.push(data.run));
    return rows;
})()"""


def best_of(tag: str, *, highest: bool) -> list[str]:
    """The runs of the sweep by their best value, the best first."""
    held = {"val/accuracy": "accuracy", "val/loss": "held_out_loss"}[tag]
    scores = {}
    for settings in SWEEP:
        values = getattr(curves(settings), held)[19::20].astype("float32")
        finite = [value for value in values.tolist() if value == value]
        scores[settings.name] = max(finite) if highest else -min(finite)
    return sorted(scores, key=lambda run: -scores[run])


def test_landing_page_says_which_run_is_best_of_those_that_can_be_compared(
    visit: Visit, move: Move, mixed: Served
) -> None:
    url, _ = mixed
    page = visit(f"{url}runs")
    best = [f"sweep/{run}" for run in best_of("val/accuracy", highest=True)]

    assert page.input_value("#target") == "val/accuracy, 60 of 100 runs"
    folders = page.evaluate(ROWS)
    assert folders[0] == "sweep/"
    assert sorted(folders[1:]) == ["mlflow/mlruns/", "summaries/", "tensorboard/", "wandb/wandb/"]
    told = page.inner_text('.ag-row[row-id="sweep/"] .folder-box').split()
    assert told == ["sweep", "60", "best:", best[0].removeprefix("sweep/")]
    assert page.locator('.ag-row[row-id="sweep/"] .folder-mark').count() == 5
    page.click('[data-folder="sweep/"]')
    assert page.evaluate(ROWS)[1:21] == best[:20]
    header = page.text_content("#runs-header") or ""
    assert "of 60 runs" in header
    assert best[0] in header
    columns = page.evaluate("INSIGHT.runsModel().columns")
    assert columns[:3] == ["status", "metric:val/accuracy", "spark"]
    assert columns[3:6] == [
        f"fact:hyperparameters.{name}" for name in ("learning_rate", "batch_size", "seed")
    ]
    move(f"{url}scalars")
    assert page.evaluate(LISTED)[:20] == best[:20]
    assert page.locator(".winner.icon").count() == 1
    assert page.locator(f'.run-row[data-run="{best[0]}"] .winner.icon').count() == 1
    assert sorted(page.evaluate(FOCUSED)) == sorted(best[:5])


def test_another_target_is_chosen_for_all_pages_and_stays_in_the_link(
    page: Page, visit: Visit, move: Move, until: Until, mixed: Served
) -> None:
    url, _ = mixed
    visit(f"{url}runs?open=sweep/")
    page.click("#target")
    page.get_by_role("option", name="val/loss · 60").click()
    best = [f"sweep/{run}" for run in best_of("val/loss", highest=False)]
    until(f"{ROWS}[1] === '{best[0]}'")
    assert "target=val%2Floss" in page.evaluate("location.search")
    move(f"{url}scalars")
    until(f"{LISTED}[0] === '{best[0]}'")
    assert "target=val%2Floss" in page.evaluate("location.search")
    visit(page.url)

    assert page.evaluate(LISTED)[:5] == best[:5]
    assert sorted(page.evaluate(FOCUSED)) == sorted(best[:5])
    page.click("#sort-newest")
    until(f"{LISTED}[0] !== '{best[0]}'")
    assert "order=newest" in page.evaluate("location.search")


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


def test_filter_that_leaves_no_run_with_the_target_brings_one_that_those_shown_have(
    page: Page, visit: Visit, move: Move, until: Until, mixed: Served
) -> None:
    url, store = mixed
    usual = sorted(f"sweep/{run}" for run in best_of("val/accuracy", highest=True)[:5])
    scalars = store.table("scalar")
    accuracies = scalars[scalars["tag"] == "acc"].groupby("run", observed=True)["value"].max()
    visit(f"{url}runs")
    page.fill("#filter", "not sweep")
    until("INSIGHT.state.target.name === 'acc'")
    until("document.querySelector('#target').value === 'acc, 10 of 40 runs'")
    until("document.querySelector('#runs-header').innerText.includes('best acc at any step of 10')")
    until("INSIGHT.runsModel().columns[1] === 'metric:acc'")
    focused: list[str] = page.evaluate(FOCUSED)
    assert len(focused) >= 5
    assert not any(run.startswith("sweep/") for run in focused)
    assert "target" not in page.evaluate("location.search")
    move(f"{url}scalars")
    listed: list[str] = page.evaluate(LISTED)
    best = [accuracies[run] for run in listed[:10]]
    assert best == sorted(best, reverse=True)
    until("document.querySelector('#scalars-sections .card').dataset.tag === 'acc'")
    until("INSIGHT.isQuiet()")
    visit(page.url)  # a link shows the same
    until("document.querySelector('#target').value === 'acc, 10 of 40 runs'")
    assert sorted(page.evaluate(FOCUSED)) == sorted(focused)
    assert page.evaluate(LISTED)[:10] == listed[:10]
    page.fill("#filter", "wandb")  # nested.acc
    until("INSIGHT.state.target.name === 'nested.acc'")
    assert all(run.startswith("wandb/") for run in page.evaluate(FOCUSED))

    page.fill("#filter", "")
    until("INSIGHT.state.target.name === 'val/accuracy'")
    until("document.querySelector('#target').value === 'val/accuracy, 60 of 100 runs'")
    assert sorted(page.evaluate(FOCUSED)) == usual
    assert page.evaluate(LISTED)[0].startswith("sweep/")


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
