"""Every page of an empty folder teaches, and shows its runs once there are some."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .every_kind import write_every_kind

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from .conftest import Move, Serve, Tour, Until, Visit

pytestmark = pytest.mark.browser

# What a page holds of the two runs below; the numbers are those of `write_every_kind`.
SHOWN = {
    "run": "document.querySelector('.run-whole-name')?.textContent === 'b'",
    "runs": "INSIGHT.runsModel().rows.b?.['metric:loss'] === 0.25",
    "scalars": "INSIGHT.model('loss')?.b?.raw.join() === '1,0.5,0.25'",
    "histograms": "INSIGHT.model('weight')?.b",
    "images": "INSIGHT.images.model().tiles.filter(({ state }) => state === 'shown').length === 2",
    "tensors": "document.querySelectorAll('.elements tbody td').length === 6",
    "text": "document.querySelector('.text-row pre')?.textContent === 'written at step 3 of 0.5'",
    "graph": "INSIGHT.graphModel()?.nodes.length === 2",
    "dataset": "INSIGHT.graphModel()?.nodes.length === 2",
    "landscape": "INSIGHT.model('valley')?.b >= 1",
    "provenance": "INSIGHT.graphModel()?.nodes.filter(({ sort }) => sort === 'Run').length === 2",
    "lineage": "INSIGHT.lineage.model().shown.length === 2",
    "compare": "dash_ag_grid.getApi('compare-grid')?.getDisplayedRowCount() > 1",
}


def test_every_page_of_an_empty_folder_teaches_and_then_shows_its_runs(
    page: Page, tour: Tour, move: Move, serve: Serve, until: Until, tmp_path: Path
) -> None:
    url, _ = serve(tmp_path)
    seen = []
    for name in tour(url):
        seen.append(name)
        text = page.locator("main").inner_text()

        assert "No runs here yet" in text, name
        assert "insight.SummaryRecord" in text, name
        assert str(tmp_path) in text, name
    for run, scale in (("a", 0.5), ("b", 1.0)):
        write_every_kind(tmp_path / run, scale)
    until("document.querySelector('.empty') === null")
    for name in seen:
        move(f"{url}{name}")
        until(SHOWN[name])

        assert page.locator(".empty").count() == 0, name


@pytest.mark.parametrize("name", ["histograms", "lineage", "compare"])
def test_page_of_an_empty_folder_that_stays_open_shows_runs_as_they_come(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path, name: str
) -> None:
    url, _ = serve(tmp_path)
    page = visit(f"{url}{name}")
    write_every_kind(tmp_path / "a", 0.5)
    until("INSIGHT.state.runs.length === 1 && document.querySelector('.empty') === null")
    write_every_kind(tmp_path / "b", 1.0)
    until(SHOWN[name])

    assert page.locator(".empty").count() == 0
