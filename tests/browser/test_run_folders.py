"""Runs of one folder fold to a row, which says how many there are, their best and their median."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import insight

from .promises import promise
from .test_runs_page import GRID, asked, cell, displayed

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from .conftest import Move, Serve, Until, Visit

pytestmark = pytest.mark.browser

# Of each folder the accuracy of its runs; more runs in all than are open by themselves.
SCORES = {"slow": [0.2, 0.3, 0.4], "fast": [0.5, 0.9, 0.6, 0.7], "fast/deep": [0.1] * 7}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Two folders of runs, one with another inside, and a run that lies in none."""
    for folder, scores in SCORES.items():
        for number, score in enumerate(scores):
            facts = {"width": 16 if folder == "slow" else 16 << number, "folder": folder}
            write(tmp_path / folder / f"r{number}", score, facts)
    write(tmp_path / "alone", 0.8, {"width": 1})
    return tmp_path


def write(folder: Path, score: float, facts: dict[str, Any]) -> None:
    with insight.SummaryRecord(folder, hyperparameters=facts) as record:
        record.log(1, {"val/accuracy": score / 2})
        record.log(2, {"val/accuracy": score})


def inner(page: Page, row: str, column: str) -> list[str]:
    lines: list[str] = cell(page, row, column).inner_text().split("\n")
    return [line.strip() for line in lines if line.strip()]


def test_folders_are_rows_that_open_shut_tell_and_choose_the_runs_that_are_shown(
    visit: Visit, move: Move, serve: Serve, until: Until, root: Path
) -> None:
    url, _ = serve(root)
    page = visit(f"{url}runs?show=points")
    with promise("Folders are rows in the order of their best that open and shut, as links say"):
        assert displayed(page) == ["fast/", "alone", "slow/"]
        assert inner(page, "fast/", "run") == ["fast", "11", "best: r1"]
        assert cell(page, "fast/", "run").locator(".folder-mark").count() == 4
        assert inner(page, "fast/", "metric:val/accuracy") == ["0.9", "median 0.1"]
        assert inner(page, "slow/", "metric:val/accuracy") == ["0.4", "median 0.3"]
        expect(page.locator(".best")).to_have_count(1)
        assert inner(page, "slow/", "fact:hyperparameters.width") == ["16"]
        assert inner(page, "fast/", "fact:hyperparameters.width") == ["16 … 1024"]
        assert inner(page, "fast/", "fact:hyperparameters.folder") == ["2 values"]
        assert inner(page, "fast/", "points") == ["22"]
        page.click('[data-folder="fast/"]')
        inside = ["fast/", "fast/r1", "fast/r3", "fast/r2", "fast/r0", "fast/deep/"]
        until(f"{GRID}.getDisplayedRowCount() === 8")
        assert displayed(page) == [*inside, "alone", "slow/"]
        assert inner(page, "fast/r1", "run") == ["r1"]
        assert asked(page)["open"] == "fast/"
        page.evaluate(f"{GRID}.setFocusedCell({len(inside) + 1}, 'run')")
        page.keyboard.press("ArrowRight")
        until(f"{GRID}.getDisplayedRowCount() === 11")
        expect(page.locator('[data-folder="slow/"]')).to_have_attribute("aria-expanded", "true")
        page.keyboard.press("ArrowLeft")
        until(f"{GRID}.getDisplayedRowCount() === 8")
        page.keyboard.press("Enter")
        until(f"{GRID}.getDisplayedRowCount() === 11")
        visit(page.url)
        assert displayed(page) == [*inside, "alone", "slow/", "slow/r2", "slow/r1", "slow/r0"]
        page.click('.ag-header-cell[col-id="metric:val/accuracy"] .metric-name')
        until("location.search.includes('sort')")
        assert displayed(page)[:2] == ["slow/", "slow/r0"]
        assert displayed(page)[-2:] == ["fast/r3", "fast/r1"]
        page.click("#runs-folders")
        until(f"{GRID}.getDisplayedRowCount() === 15")
        assert asked(page)["folders"] == "flat"
        assert [run for run in displayed(page) if run.endswith("/")] == []
        assert inner(page, "fast/r1", "run") == ["fast/r1"]
    move(f"{url}text")
    move(f"{url}runs?sort=started:asc")
    with promise("Folders tell and choose the runs that are shown"):
        page.fill("#filter", "width < 32")
        until(f"{GRID}.getDisplayedRowCount() === 9")  # so few runs that their folders are open
        assert inner(page, "fast/", "run") == ["fast", "2", "best: r0"]
        page.locator('[data-folder="fast/"]').click()
        until(f"{GRID}.getDisplayedRowCount() === 6")
        assert asked(page)["shut"] == "fast/"
        box = page.locator('.ag-row[row-id="fast/"] input[type=checkbox]')
        box.check()
        until("INSIGHT.chosenRuns().length === 2")
        assert sorted(asked(page)["chosen"].split(",")) == ["fast/deep/r0", "fast/r0"]
        page.click('[data-folder="fast/"]')
        until(f"{GRID}.getDisplayedRowCount() === 9")
        page.locator('.ag-row[row-id="fast/r0"] input[type=checkbox]').uncheck()
        until("INSIGHT.chosenRuns().length === 1")
        expect(box).not_to_be_checked()
        page.evaluate(
            f"{GRID}.setFilterModel({{'metric:val/accuracy': "
            "{filterType: 'number', type: 'greaterThan', filter: 0.75}})"
        )
        until(f"{GRID}.getDisplayedRowCount() === 1")
        assert displayed(page) == ["alone"]
        page.evaluate(f"{GRID}.setFilterModel(null)")
        page.fill("#filter", "nowhere")
        expect(page.locator("#runs-grid")).to_contain_text("No run passes the filters")
        page.fill("#filter", "")
        until(f"{GRID}.getDisplayedRowCount() === 8")
        page.click('[data-folder="fast/"]')
        until(f"{GRID}.getDisplayedRowCount() === 3")
        page.click(".fact-detail.run-link")
        expect(page.get_by_role("dialog", name="About fast/r1")).to_be_visible()
        assert asked(page)["about"] == "fast/r1"
        page.keyboard.press("Escape")
        expect(page.locator(".fact-detail.run-link")).to_be_focused()
        page.click('.ag-row[row-id="slow/"] .folder-best')
        expect(page.get_by_role("dialog", name="About slow/r2")).to_be_visible()
        page.keyboard.press("Escape")
        page.evaluate(f"{GRID}.setFocusedCell({GRID}.getRowNode('fast/').rowIndex, 'run')")
        page.keyboard.press("Tab")
        expect(page.locator('.ag-row[row-id="fast/"] .folder-best')).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog", name="About fast/r1")).to_be_visible()
        page.keyboard.press("Escape")
        expect(cell(page, "fast/", "run")).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        until("document.activeElement.getAttribute('col-id') === 'status'")
        assert "open" not in asked(page)
        written = root.parent / "written"
        write(written / "one", 0.95, {"width": 2})
        (written / "one").rename(root / "slow" / "r9")
        until("'slow/r9' in INSIGHT.runsModel().rows")
        best = page.locator('.ag-row[row-id="slow/"] .folder-best')
        expect(best).to_have_text("best: r9")  # rows and scores are two answers, in either order
        assert displayed(page)[0] == "slow/"
        assert inner(page, "slow/", "run") == ["slow", "4", "best: r9"]
