"""The grids show the tables; names from files stay text; both themes hold."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from playwright.sync_api import expect

import insight
from tests.damage import flip_middle

from .arriving import arrive

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Serve, Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser

LOWEST_CONTROL = """Math.max(...[...document.querySelectorAll(".toolbar :is(button, .control)")]
    .map((control) => control.getBoundingClientRect().bottom))"""
GROUND = "at => getComputedStyle(document.querySelector(at)).backgroundColor"
GRID_SCHEME = 'getComputedStyle(document.querySelector(".ag-body-viewport")).colorScheme'

HOSTILE = '<img src=x onerror="window.hacked=1">'


def cell(page: Page, run: str, column: str) -> str:
    """The text of a cell of the grid, which draws what is in sight."""
    grid = "dash_ag_grid.getApi(document.querySelector('.grid-body > [id]').id)"
    page.evaluate(f"(run) => {grid}.ensureNodeVisible({grid}.getRowNode(run))", run)
    page.evaluate(f"{grid}.ensureColumnVisible('{column}')")
    return page.locator(f'.ag-row[row-id="{run}"] [col-id="{column}"]').inner_text()


def test_lineage_grid_shows_sorts_and_filters_what_was_recorded(
    visit: Visit, mindspore: Served, until: Until
) -> None:
    url, store = mindspore
    page = visit(f"{url}lineage")
    lineage = store.lineage().set_index("run")
    known = lineage[lineage["hyperparameters.learning_rate"].notna()]

    assert len(known) > 1
    for run, row in known.iloc[:4].iterrows():
        rate = float(cell(page, run, "hyperparameters.learning_rate"))
        assert rate == pytest.approx(row["hyperparameters.learning_rate"], rel=1e-3)
        assert cell(page, run, "hyperparameters.optimizer") == row["hyperparameters.optimizer"]
    column = '[col-id="hyperparameters.learning_rate"]'
    page.locator(f".ag-header-cell{column}").click()
    page.wait_for_selector(f'.ag-header-cell{column}[aria-sort="ascending"]')
    until(
        f"""(() => {{
            const rows = [...document.querySelectorAll('.ag-center-cols-container .ag-row')];
            rows.sort((a, b) => a.getAttribute('row-index') - b.getAttribute('row-index'));
            const rates = rows.map(row => Number(row.querySelector('{column}').innerText));
            const known = rates.filter(Number.isFinite);
            return known.length > 1 && known.every((rate, i) => i === 0 || known[i - 1] <= rate);
        }})()"""
    )
    wanted = (lineage["hyperparameters.optimizer"] == "Momentum").sum()
    page.fill("#filter", "optimizer == Momentum")
    until(f"document.querySelectorAll('.ag-center-cols-container .ag-row').length === {wanted}")


def test_pages_change_without_a_reload_and_names_from_files_stay_text(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    with insight.SummaryRecord(tmp_path / HOSTILE) as record:
        lineage = {"hyper_parameters": {"optimizer": HOSTILE}}
        record.add_value("train_lineage", "train_lineage", lineage)
        record.add_value("scalar", HOSTILE, 0.5)
        record.add_value("histogram", HOSTILE, np.arange(9.0))
        record.record(1)
    url, _ = serve(tmp_path)
    page = visit(url)
    page.evaluate("window.sameDocument = true")
    for name in ("scalars", "histograms", "lineage", "scalars", "runs"):
        page.click(f"#rail-{name}")
        arrive(page, name)

        expect(page.locator("#page-title")).to_have_text(name, ignore_case=True)
        expect(page.locator("[aria-current=page]")).to_have_text(name, ignore_case=True)
        assert HOSTILE in page.locator("main").inner_text()
        assert page.locator("main img").count() == 0
        assert page.evaluate("window.hacked") is None
    # From within: a browser reports the 404 of an address that is typed in, as it should.
    page.evaluate("history.pushState({}, '', '/nothing'); dispatchEvent(new Event('popstate'))")
    page.click("main >> text=Scalars")  # an unknown address leads back
    arrive(page, "scalars")
    assert page.evaluate("window.sameDocument") is True


def test_theme_follows_the_system_until_somebody_chooses(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    url, _ = serve(tmp_path)
    page = visit(url)
    chosen = "document.documentElement.dataset.theme"
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        until(f"{chosen} === '{scheme}'")
    page.click("#theme")
    until(f"{chosen} === 'dark'")
    page.reload()
    arrive(page)

    assert page.evaluate(chosen) == "dark"
    assert page.evaluate(GRID_SCHEME) == "dark"  # what the browser draws scrollbars by
    assert page.evaluate(GROUND, "input#target") == page.evaluate(GROUND, ".top-bar")
    page.evaluate("localStorage.clear()")


def test_narrow_screen_keeps_the_list_of_runs_in_a_drawer_and_the_target_in_sight(
    page: Page, visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    with insight.SummaryRecord(tmp_path / "a", hyperparameters={"rate": 0.1}) as record:
        record.log(1, {"loss": 0.5})
    url, _ = serve(tmp_path)
    page.set_viewport_size({"width": 420, "height": 800})
    visit(f"{url}scalars")
    page.wait_for_selector("#run-panel", state="hidden")
    page.click("#panel-open")
    page.click('.run-row[data-run="a"]')
    page.click("#panel-close")
    page.wait_for_selector("#run-panel", state="hidden")
    wide = page.evaluate("document.documentElement.scrollWidth")

    assert wide <= 420
    choice = page.locator("input#target").bounding_box()
    assert choice is not None
    assert choice["width"] > 300
    assert choice["y"] + choice["height"] <= page.locator("#page").bounding_box()["y"]
    page.click("#rail-lineage")
    arrive(page, "lineage")
    assert page.evaluate(LOWEST_CONTROL) <= page.locator(".lineage-charts").bounding_box()["y"]


def test_damaged_file_is_marked_on_the_runs_page_and_in_the_list(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        for step in range(50):
            record.log(step, {"loss": step})
    (file,) = (tmp_path / "a").iterdir()
    flip_middle(file)
    url, _ = serve(tmp_path)
    page = visit(f"{url}runs")
    page.click(".problems summary")
    told = page.inner_text(".problems tbody tr")
    marked = page.locator('.ag-cell[col-id="problems"].warn').inner_text()
    page.click("#rail-scalars")
    arrive(page, "scalars")

    assert file.name in told
    assert marked == "1"
    assert page.inner_text(".run-row .run-warn") == "!"
