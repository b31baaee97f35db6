"""All pages judge runs by one target: list and table begin with the best, which is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools.folders import SWEEP, curves

from .promises import promise

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Move, Until, Visit
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


def test_all_pages_judge_runs_by_one_target_that_people_and_filters_change(
    page: Page, visit: Visit, move: Move, until: Until, mixed: Served
) -> None:
    url, store = mixed
    visit(f"{url}runs")
    with promise("The landing page says which run is best of those that can be compared"):
        best = [f"sweep/{run}" for run in best_of("val/accuracy", highest=True)]

        assert page.input_value("#target") == "val/accuracy, 60 of 100 runs"
        folders = page.evaluate(ROWS)
        assert folders[0] == "sweep/"
        assert sorted(folders[1:]) == [
            "mlflow/mlruns/",
            "summaries/",
            "tensorboard/",
            "wandb/wandb/",
        ]
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
    move(f"{url}runs?open=sweep/")
    with promise("Another target is chosen for all pages, and stays in the link"):
        page.click("#target")
        page.get_by_role("option", name="val/loss · 60").click()
        best = [f"sweep/{run}" for run in best_of("val/loss", highest=False)]
        until(f"{ROWS}[1] === '{best[0]}'")
        assert "target=val%2Floss" in page.evaluate("location.search")
        move(f"{url}scalars")
        until(f"{LISTED}[0] === '{best[0]}'")
        assert "target=val%2Floss" in page.evaluate("location.search")
        until(f"{LISTED}.slice(0, 5).join() === '{','.join(best[:5])}'")
        assert sorted(page.evaluate(FOCUSED)) == sorted(best[:5])
        page.click("#sort-newest")
        until(f"{LISTED}[0] !== '{best[0]}'")
        assert "order=newest" in page.evaluate("location.search")
    page.evaluate("dash_clientside.set_props('target', { value: 'auto' })")
    page.click("#sort-target")
    until("INSIGHT.state.target.name === 'val/accuracy'")
    move(f"{url}runs?open=")
    with promise("A filter that leaves no run with the target brings one that those shown have"):
        usual = sorted(f"sweep/{run}" for run in best_of("val/accuracy", highest=True)[:5])
        scalars = store.table("scalar")
        accuracies = scalars[scalars["tag"] == "acc"].groupby("run", observed=True)["value"].max()
        page.fill("#filter", "not sweep")
        until("INSIGHT.state.target.name === 'acc'")
        until("document.querySelector('#target').value === 'acc, 10 of 40 runs'")
        said = "document.querySelector('#runs-header').innerText"
        until(f"{said}.includes('best acc at any step of 10')")
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
