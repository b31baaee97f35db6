"""A folder of every tool's runs, as they lie: each is on the pages that tell of runs."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.faults.test_damaged_sources import DATA, TREES

from .promises import promise

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from .conftest import Move, Serve, Until, Visit

pytestmark = pytest.mark.browser


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for tree in TREES:
        shutil.copytree(DATA / tree, tmp_path / tree)
    return tmp_path


def listed(page: Page, grid: str) -> set[str]:
    """The runs that a grid has rows of, folded or not."""
    each = f"dash_ag_grid.getApi('{grid}').forEachNode(node => runs.push(node.data.run))"
    runs: list[str] = page.evaluate(f"(() => {{ const runs = []; {each}; return runs; }})()")
    return set(runs)


def test_runs_of_every_tool_are_on_each_page_that_tells_of_runs(
    visit: Visit, move: Move, until: Until, serve: Serve, root: Path
) -> None:
    url, store = serve(root)
    runs = store.runs().set_index("run")
    page = visit(f"{url}runs")
    with promise("Runs and Lineage have a row of each"):
        model = set(page.evaluate("Object.keys(INSIGHT.runsModel().rows)"))
        assert set(runs.index) <= model
        move(f"{url}lineage")
        until("dash_ag_grid.getApi('lineage-grid')?.getDisplayedRowCount() > 0")
        assert set(runs.index) <= listed(page, "lineage-grid")
    with promise("Scalars draw all that have any"):
        move(f"{url}scalars")
        drawn = page.locator("[data-tag]").evaluate_all("cards => cards.map(c => c.dataset.tag)")
        assert drawn
    for source, run in runs.reset_index().groupby("source")["run"].first().items():
        with promise(f"A run of {source} has a page that names it"):
            visit(f"{url}run?run={quote(run, safe='')}")
            expect(page.locator("main")).to_contain_text(str(run).rpartition("/")[2])
