"""All pages and the terminal name the same best run, also among ties and odd runs."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any

import pytest

import insight
from insight.cli import main

from .promises import promise

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Move, Serve, Until, Visit

pytestmark = pytest.mark.browser

UNTRAINED = 0.99
# Values of each step; those that share the best have it at different steps, and other last values.
ACCURACIES = {
    "b_tie": [UNTRAINED, 0.3, 0.9, 0.7],
    "a_tie": [UNTRAINED, 0.9, 0.6, 0.5],
    "z_tie": [UNTRAINED, 0.3, 0.6, 0.9],
    "worse": [UNTRAINED, 0.3, 0.6, 0.8],
    "diverged": [UNTRAINED, 0.85, math.nan, math.inf],
    "nan": [math.nan, math.nan],
}
BEST = ["a_tie", "b_tie", "z_tie"]
ORDER = [*BEST, "diverged", "worse", "single"]


def write_runs(root: Path) -> None:
    for name, values in ACCURACIES.items():
        with insight.SummaryRecord(root / name) as record:
            for step, value in enumerate(values):
                record.log(step, {"val/acc": value, "train/loss": value, "entropy": 9.0 - step})
    with insight.SummaryRecord(root / "single") as record:
        record.log(3, {"val/acc": 0.7})
    with insight.SummaryRecord(root / "only_begun") as record:
        record.log(0, {"val/acc": UNTRAINED})
        record.log(1, {"train/loss": 0.5})


STARRED_CELLS = """[...document.querySelectorAll('.ag-row .best')]
    .filter((star) => star.closest('[col-id="metric:val/acc"]'))
    .map((star) => star.closest('.ag-row').getAttribute('row-id')).sort()"""
STARRED_ROWS = """[...document.querySelectorAll('.run-row[data-run]')]
    .filter((row) => row.querySelector('.winner.icon')).map((row) => row.dataset.run)"""
LISTED = "[...document.querySelectorAll('.run-row[data-run]')].map((row) => row.dataset.run)"
GRID = """(() => {
    const runs = [];
    const grid = dash_ag_grid.getApi('runs-grid');
    grid.forEachNodeAfterFilterAndSort(({ data }) => runs.push(data.run));
    return runs;
})()"""
MARKED = """(() => {
    let marked = null;
    dash_ag_grid.getApi('compare-grid').forEachNode(({ data: { fact, of, best } }) => {
        if (fact === 'val/acc' && of === 'best') marked = best;
    });
    return marked;
})()"""
CARD = "document.querySelector('.card[data-tag=\"val/acc\"] .stats')"


def test_pages_and_the_terminal_agree_on_the_best_run(
    tmp_path: Path, visit: Visit, move: Move, until: Until, serve: Serve, capsys: Any
) -> None:
    write_runs(tmp_path)
    url, _ = serve(tmp_path)
    with promise("The terminal names the first by name of those that are as good"):
        assert main(["best", str(tmp_path), "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["target"] == "val/acc"
        assert [told["best"]["run"], *told["best"]["equal"]] == BEST
        assert told["best"]["value"] == pytest.approx(0.9)
        assert told["next"]["run"] == "diverged"
        assert told["judged"] == len(ORDER)
    page = visit(f"{url}runs")
    with promise("So does the tile of Runs, and its table has a star for each of them"):
        until(f"{STARRED_CELLS}.length === 3")
        assert page.evaluate(STARRED_CELLS) == BEST
        assert page.evaluate(GRID)[: len(ORDER)] == ORDER
        tile = page.locator("#runs-header .fact", has_text="best val/acc")
        assert tile.locator(".fact-value").inner_text() == "0.9"
        assert tile.locator("[data-about]").get_attribute("data-about") == BEST[0]
        assert tile.locator(".fact-others").inner_text() == "and 2 more as good"
        assert "at any step of 6 runs" in tile.inner_text()
    move(f"{url}scalars")
    with promise("So do the list beside the charts and the card of the target"):
        until(f"{CARD}?.innerText.includes('best')")
        assert page.evaluate(STARRED_ROWS) == BEST
        assert page.evaluate(LISTED)[: len(ORDER)] == ORDER
        card = page.locator('.card[data-tag="val/acc"] .stats')
        assert card.locator(".of-best").inner_text() == "best 0.9"
        assert card.locator(".owner").get_attribute("title") == BEST[0]
        assert "best at any step 0.9 and 2 more as good" in (card.get_attribute("title") or "")
        assert page.locator('.card[data-tag="entropy"] .of-best').count() == 0
    move(f"{url}lineage")
    with promise("On Lineage they are the best, too"):
        until("INSIGHT.lineage.model()?.best.length > 0")
        assert sorted(page.evaluate("INSIGHT.lineage.model().best")) == BEST
    runs = ",".join(["worse", "only_begun", *BEST])
    move(f"{url}compare?runs={runs}")
    with promise("Compare marks their best values"):
        until(f"{MARKED}?.length === 3")
        assert page.evaluate(MARKED) == [2, 3, 4]
    move(f"{url}run?run=z_tie")
    with promise("The page of one of them gives it the first rank, at the step where it was best"):
        until("document.querySelector('.run-standing')?.innerText.includes('1 of 6')")
        standing = page.inner_text(".run-standing")
        assert "best val/acc, at step 3" in standing
        until("document.body.innerText.includes('What differs from another that is as good')")
    visit(f"{url}run?run=only_begun")
    with promise("What stands at step 0 is no value of a run that trained"):
        until("document.querySelector('.run-whole-name')?.innerText === 'only_begun'")
        assert page.inner_text(".run-standing").startswith("This run has no val/acc.")
