"""Every page of an empty folder teaches, and shows its runs once there are some."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.test_compare_page import COLUMNS

from .every_kind import write_every_kind
from .promises import promise

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from .conftest import Move, Serve, Tour, Until

pytestmark = pytest.mark.browser

# What a page holds of the two runs below; the numbers are those of `write_every_kind`.
SHOWN = {
    "run": "document.querySelector('.run-whole-name')?.textContent === 'b'",
    "runs": "INSIGHT.runsModel().rows.b?.['metric:loss'] === 0.25",
    "scalars": "INSIGHT.model('loss')?.b?.raw.join() === '1,0.5,0.25'",
    "histograms": "INSIGHT.model('weight')?.b",
    "machine": "INSIGHT.model('memory')?.['machine/memory']?.b?.raw.join() === '10,20,30'",
    "images": "INSIGHT.images.model().tiles.filter(({ state }) => state === 'shown').length === 2",
    "media": "INSIGHT.media.model().tiles.filter(({ state }) => state === 'ready').length === 2",
    "tables": "INSIGHT.tables.model().rows.length === 4",
    "curves": "INSIGHT.model('falling')?.b?.y.join() === '3,1.5,0,-1.5,-3'",
    "tensors": "document.querySelectorAll('.elements tbody td').length === 6",
    "text": "document.querySelector('.text-row pre')?.textContent === 'written at step 3 of 0.5'",
    "console": "document.querySelectorAll('.console-row').length === 3",
    "graph": "INSIGHT.graphModel()?.nodes.length === 2",
    "dataset": "INSIGHT.graphModel()?.nodes.length === 2",
    "landscape": "INSIGHT.model('valley')?.b >= 1",
    "provenance": "INSIGHT.graphModel()?.nodes.filter(({ sort }) => sort === 'Run').length === 2",
    "lineage": "INSIGHT.lineage.model().shown.length === 2",
    "reports": "document.querySelector('#reports-list .hint') !== null",
    "compare": "dash_ag_grid.getApi('compare-grid')?.getDisplayedRowCount() > 1",
}
OFFERED = """(() => {
    const list = document.activeElement.getAttribute('aria-controls');
    const options = document.getElementById(list)?.querySelectorAll('[role=option]') ?? [];
    return [...options].map((one) => one.textContent);
})()"""
# The runs that a page lists or draws.
LISTED = {
    "runs": """(() => {
        const runs = [];
        dash_ag_grid.getApi('runs-grid').forEachNodeAfterFilter(({ data }) => runs.push(data.run));
        return runs;
    })()""",
    "scalars": "Object.keys(INSIGHT.model('loss') ?? {})",
    "histograms": "Object.keys(INSIGHT.model('weight') ?? {})",
    "machine": "Object.keys(INSIGHT.model('memory')?.['machine/memory'] ?? {})",
    "images": "INSIGHT.images.model().tiles.map(({ run }) => run)",
    "media": "INSIGHT.media.model().tiles.map(({ run }) => run)",
    "tables": "INSIGHT.tables.model().runs",
    "curves": "Object.keys(INSIGHT.model('falling') ?? {})",
    "tensors": """[...document.querySelectorAll('#tensor-runs .pick-row')]
        .map((row) => row.dataset.name)""",
    "text": "[...document.querySelectorAll('.text-row')].map((row) => row.dataset.run)",
    "console": OFFERED,
    "graph": OFFERED,
    "dataset": OFFERED,
    "landscape": "Object.keys(INSIGHT.model('valley') ?? {})",
    "lineage": "INSIGHT.lineage.model().shown",
    "provenance": """(INSIGHT.graphModel()?.nodes ?? [])
        .filter(({ sort }) => sort === 'Run').map(({ label }) => label)""",
    "compare": COLUMNS,
}


@pytest.fixture
def seen_on(page: Page, until: Until) -> Callable[[str], None]:
    """Checks that a page shows its runs, and none that somebody hid."""

    def check(name: str) -> None:
        until(SHOWN[name])
        if name in ("console", "graph", "dataset"):
            page.click(f"#{name}-run")
        # Run shows the one that its address names, hidden or not; Reports what is kept.
        if name not in ("run", "reports"):
            until(f"{LISTED[name]}.sort().join() === 'a,b'")
        if name in ("console", "graph", "dataset"):
            page.keyboard.press("Escape")

    return check


def test_every_page_of_an_empty_folder_teaches_and_then_shows_its_runs_but_for_hidden_ones(
    page: Page,
    tour: Tour,
    move: Move,
    serve: Serve,
    until: Until,
    seen_on: Callable[[str], None],
    tmp_path: Path,
) -> None:
    url, _ = serve(tmp_path)
    seen = []
    for name in tour(url):
        seen.append(name)
        with promise(f"The page {name} of an empty folder teaches"):
            text = page.locator("main").inner_text()
            assert "No runs here yet" in text
            assert "insight.SummaryRecord" in text
            assert str(tmp_path) in text
    move(f"{url}compare")
    with promise("A page that stays open shows runs as they come"):
        write_every_kind(tmp_path / "a", 0.5)
        until("INSIGHT.state.runs.length === 1 && document.querySelector('.empty') === null")
        write_every_kind(tmp_path / "b", 1.0)
        until(SHOWN["compare"])
        assert page.locator(".empty").count() == 0
    write_every_kind(tmp_path / "c", 0.5)
    until("INSIGHT.state.runs.length === 3")
    page.evaluate("INSIGHT.hideRuns(['c'])")
    page.wait_for_selector("#offer")
    seen.remove("compare")
    for name in ("compare", *seen):
        with promise(f"The page {name} shows the runs that came, and a hidden one leaves it"):
            if name != "compare":
                move(f"{url}{name}")
            seen_on(name)
            assert page.locator(".empty").count() == 0
