"""The grids show the tables; names from files stay text; both themes hold."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import insight

from .arriving import arrive
from .promises import promise
from .test_compare_page import ADAM, SGD, data_of, shown

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Move, Serve, Until, Visit
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


def test_grids_show_what_mindspore_recorded(
    page: Page, visit: Visit, move: Move, mindspore: Served, until: Until
) -> None:
    url, store = mindspore
    visit(f"{url}?focus={ADAM},{SGD}")
    with promise("The grid shows the table of runs"):
        check_runs(page, store)
    move(f"{url}lineage")
    with promise("The grid of the lineage shows, sorts and filters what was recorded"):
        check_lineage(page, store, until)
    page.fill("#filter", "")
    until("INSIGHT.state.matches === null")
    move(f"{url}compare?rows=all&base={SGD}&tag=loss/auto")
    with promise("Table and curves are those of the chosen runs, all rows or those that differ"):
        check_comparison(page, store, until)


def check_runs(page: Page, store: insight.Store) -> None:
    runs = store.runs().set_index("run")
    points = store.table("scalar", tags="loss/auto").set_index("run")
    lowest = points.groupby("run", observed=True)["value"].transform("min")
    best = points[points["value"] == lowest].groupby("run", observed=True).first()
    rows = page.evaluate("INSIGHT.runsModel().rows")

    assert page.locator("main").get_attribute("data-page") == "runs"
    assert page.locator(".fact-value").first.inner_text() == str(len(runs))
    assert rows.keys() == set(runs.index)
    for run, row in rows.items():
        assert row["status"] == runs.loc[run, "status"]
        for column in ("last_step", "points", "problems", "bytes"):
            assert row[column] == runs.loc[run, column]
        if run in best.index:
            assert row["metric:loss/auto"] == pytest.approx(best.loc[run, "value"])
            assert row["metric:loss/auto@"] == best.loc[run, "step"]
        else:
            assert row["metric:loss/auto"] is None
    run = "ms10_mlp_graph"
    loss = float(cell(page, run, "metric:loss/auto"))
    assert cell(page, run, "status") == "finished"
    assert loss == pytest.approx(best.loc[run, "value"], rel=1e-3)


def check_lineage(page: Page, store: insight.Store, until: Until) -> None:
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


def check_comparison(page: Page, store: insight.Store, until: Until) -> None:
    rows = data_of(page)
    lineage = store.lineage().set_index("run")
    same = "hyperparameters.loss_function"

    expect(page.locator("#compare-grid .ag-header-cell .run-name")).to_have_text([SGD, ADAM])
    assert rows[same]["c0"] == rows[same]["c1"] == lineage.loc[ADAM, same]
    names = list(rows)
    assert names.index(same) > names.index("hyperparameters.learning_rate")
    page.locator("#compare-rows").get_by_text("What differs", exact=True).click()
    until("INSIGHT.address.get('rows') === null")
    until(
        "(() => { let found = 0; dash_ag_grid.getApi('compare-grid').forEachNode(node => "
        f"{{ found += node.data.fact === '{same}'; }}); return found === 0; }})()"
    )
    rows = data_of(page)
    table = store.table("scalar", runs=[ADAM, SGD], tags="loss/auto")
    loss = table.groupby("run", observed=True)

    for name in ("hyperparameters.learning_rate", "hyperparameters.optimizer"):
        assert [rows[name]["c0"], rows[name]["c1"]] == [
            lineage.loc[SGD, name],
            lineage.loc[ADAM, name],
        ]
    lasts, lows = loss["value"].last(), loss["value"].min()
    for place, run in enumerate((SGD, ADAM)):
        assert rows["loss/auto last"][f"c{place}"] == lasts[run]
        assert rows["loss/auto best"][f"c{place}"] == lows[run]
    assert rows["loss/auto best"]["best"] == [[SGD, ADAM].index(lows.idxmin())]
    assert all(row["c0"] != row["c1"] for row in rows.values())
    text = shown(page, "loss/auto last", "c1")
    assert float(text.split()[0].split("@")[0]) == pytest.approx(lasts[ADAM], rel=1e-3)
    assert f"{'+' if lasts[ADAM] > lasts[SGD] else '−'}" in text
    drawn = page.evaluate("INSIGHT.model('loss/auto')")

    assert sorted(drawn) == [ADAM, SGD]
    for run in drawn:
        assert drawn[run]["raw"] == pytest.approx(table[table["run"] == run]["value"].tolist())


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
    last = page.locator(".rail-link").last
    with promise("Pages that the bar has no room for come up by a button, and by the keyboard"):
        expect(last).not_to_be_in_viewport()
        page.click("#rail-more")
        expect(last).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(last).not_to_be_in_viewport()
        last.focus()
        expect(last).to_be_in_viewport(ratio=1)
    page.click("#rail-lineage")
    arrive(page, "lineage")
    with promise("It goes down by a page that was chosen, which its button then stands for"):
        expect(page.locator("#rail-more[data-here][aria-expanded=false]")).to_be_visible()
        expect(last).not_to_be_in_viewport()
    assert page.evaluate(LOWEST_CONTROL) <= page.locator(".lineage-charts").bounding_box()["y"]
