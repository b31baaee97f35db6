"""A thousand runs of every kind: each page lists them, and draws what the tables hold of them."""

from __future__ import annotations

import os
from shutil import copytree
from typing import TYPE_CHECKING

import numpy as np
import pytest
from playwright.sync_api import expect

from dashboard.queries.compare.facts import MOST_RUNS
from tests.browser.components.test_histograms_page import heat
from tests.browser.components.test_landscape_page import drawn
from tests.browser.components.test_text_page import ROWS
from tests.browser.test_compare_page import data_of
from tests.browser.test_runs_page import GRID

from .every_kind import write_every_kind
from .promises import promise
from .serving import serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    import insight

    from .conftest import Move, Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser

RUNS = [f"r{number:03d}" for number in range(1_000)]
SCALES = (1.0, 2.0, 3.0, 4.0)  # of the runs that are written; the others are links to their files
FOCUS = ["r998", "r007"]
SEARCHED = "r777"
LISTED = """(() => {
    const runs = [];
    dash_ag_grid.getApi('runs-grid').forEachNodeAfterFilter(({ data }) => runs.push(data.run));
    return runs;
})()"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A thousand runs, a quarter of them of each scale."""
    home = tmp_path_factory.mktemp("thousand")
    for place, scale in enumerate(SCALES):
        write_every_kind(home / "written" / str(place), scale, steps=2)
    for number, run in enumerate(RUNS):
        written = home / "written" / str(number % len(SCALES))
        copytree(written, home / "runs" / run, copy_function=os.link)
    return home / "runs"


@pytest.fixture(scope="module")
def thousand(folder: Path) -> Iterator[Served]:
    with serving(folder) as served:
        yield served


def scale_of(run: str) -> float:
    return SCALES[RUNS.index(run) % len(SCALES)]


def panels(page: Page, tag: str) -> dict[str, str]:
    """Where the charts of a card are that are drawn, by run."""
    frames = f'.card[data-tag="{tag}"] .panels'
    names = page.locator(f"{frames} .run-name").all_inner_texts()
    runs = page.evaluate("tag => Object.keys(INSIGHT.model(tag))", tag)
    return {
        run: f"document.querySelectorAll('{frames} .chart')[{names.index(run)}]" for run in runs
    }


def panels_in_focus(page: Page, until: Until, tag: str) -> dict[str, str]:
    """The charts that a page of panels draws, with two runs in focus."""
    until("INSIGHT.isQuiet()")
    found = panels(page, tag)

    assert page.locator(".card").get_attribute("data-runs") == str(len(RUNS))
    assert page.inner_text("#run-count") == f"{len(RUNS):,}"
    assert list(found)[: len(FOCUS)] == FOCUS
    assert len(found) < 24
    return found


def test_every_page_lists_finds_and_draws_any_of_a_thousand_runs(
    visit: Visit, move: Move, until: Until, thousand: Served
) -> None:
    """In one visit: a browser needs seconds for each."""
    url, store = thousand
    focus = f"focus={','.join(FOCUS)}"
    page = visit(f"{url}histograms?order=name&{focus}")
    with promise("The list of runs has the rows in sight, and whoever goes on finds the others"):
        check_list(page, until)
    move(f"{url}landscape")
    with promise("Landscapes hold the loss of the runs in focus, and few more are drawn"):
        check_landscapes(page, until, store)
    move(f"{url}histograms")
    with promise("Histograms hold their counts"):
        check_histograms(page, until, store)
    move(f"{url}text")
    with promise("Texts are turned over and found"):
        check_texts(page, until, store)
    for name, kind in (("graph", "graph"), ("dataset", "dataset_graph")):
        move(f"{url}{name}?run={FOCUS[0]}")
        with promise(f"The {name} of any run can be chosen"):
            check_choice(page, until, store, name, kind)
    move(f"{url}runs?sort=run:asc")
    with promise("The grid of runs opens, scrolls, chooses all and is sorted"):
        check_grid(page, until, store)
    move(f"{url}compare?runs={','.join(RUNS)}")
    with promise("Of more runs than can be compared the first are, and those in sight drawn"):
        check_most(page, store)
    move(f"{url}text")
    chosen = ["r001", "r502", "r999"]
    move(f"{url}compare?runs={','.join(chosen)}")
    with promise("Three runs are compared"):
        check_chosen(page, store, chosen)


def check_histograms(page: Page, until: Until, store: insight.Store) -> None:
    for run, chart in panels_in_focus(page, until, "weight").items():
        rows = store.table("histogram", runs=run)
        steps, counts = heat(page, chart)

        assert steps == rows["step"].tolist() == [1, 2]
        np.testing.assert_allclose(counts.sum(axis=0), rows["count"], rtol=1e-6)
        assert rows["max"].tolist() == [8 * scale_of(run), 16 * scale_of(run)]


def check_landscapes(page: Page, until: Until, store: insight.Store) -> None:
    for run, chart in panels_in_focus(page, until, "valley").items():
        row = store.table("landscape", runs=run).iloc[-1]
        surface = drawn(page, chart)

        for axis in ("x", "y", "z"):
            np.testing.assert_allclose(surface[axis], row[axis], rtol=1e-6)
        assert row["z"].max() == pytest.approx(4 * scale_of(run))


def check_list(page: Page, until: Until) -> None:
    rows = page.locator(".run-row")

    expect(rows.first).to_have_attribute("data-run", RUNS[0])
    assert rows.count() < 100
    page.evaluate("document.querySelector('#run-list').scrollTop = 1e6")
    expect(rows.last).to_have_attribute("data-run", RUNS[-1])
    expect(page.locator(f'.run-row[data-run="{RUNS[-1]}"]')).to_be_in_viewport()
    assert rows.count() < 100
    page.focus(f'.run-row[data-run="{RUNS[-1]}"]')
    page.evaluate("document.querySelector('#run-list').scrollTop = 0")
    expect(rows.first).to_have_attribute("data-run", RUNS[0])
    expect(page.locator(f'.run-row[data-run="{RUNS[-1]}"]')).to_be_focused()
    page.focus(f'.run-row[data-run="{RUNS[0]}"]')
    for _ in range(60):
        page.keyboard.press("Tab")
    expect(page.locator(f'.run-row[data-run="{RUNS[60]}"]')).to_be_focused()
    expect(page.locator(f'.run-row[data-run="{RUNS[60]}"]')).to_be_in_viewport()
    page.fill("#filter", "r99")
    until("document.querySelectorAll('.run-row').length === 10")

    assert [one.get_attribute("data-run") for one in rows.all()] == RUNS[990:]
    page.fill("#filter", "")
    until("INSIGHT.state.matches === null")


def texts(store: insight.Store, runs: list[str]) -> list[list[object]]:
    """What the text page has to show of runs: the newest of each."""
    table = store.table("text", runs=runs).drop_duplicates("run", keep="last")
    rows: list[list[object]] = (
        table[["run", "tag", "step", "value"]].astype(object).to_numpy().tolist()
    )
    return rows


def check_texts(page: Page, until: Until, store: insight.Store) -> None:
    first, facts = page.evaluate(ROWS), page.locator("#text-facts")

    expect(facts).to_have_text("1 to 50 of 1,000 texts; 2,000 are recorded")
    assert first == texts(store, RUNS[:50])
    page.click("#text-after:enabled")
    until(f"document.querySelector('.text-row').dataset.run === '{RUNS[50]}'")
    assert page.evaluate(ROWS) == texts(store, RUNS[50:100])
    page.fill("#filter", SEARCHED)
    expect(facts).to_have_text("1 to 1 of 1 texts; 2,000 are recorded")
    assert page.evaluate(ROWS) == texts(store, [SEARCHED])
    assert f"of {scale_of(SEARCHED):g}" in page.inner_text(".text-row pre")
    page.fill("#filter", "")
    until("INSIGHT.state.matches === null")


def check_choice(page: Page, until: Until, store: insight.Store, name: str, kind: str) -> None:
    until(f"INSIGHT.graphModel()?.run === '{FOCUS[0]}'")
    page.fill(f"#{name}-run", SEARCHED)
    page.get_by_role("option", name=SEARCHED, exact=True).click()
    until(f"INSIGHT.graphModel()?.run === '{SEARCHED}'")
    nodes = page.evaluate("INSIGHT.graphModel().nodes")
    (row,) = store.table(kind, runs=SEARCHED).itertuples()
    value = store.value(kind, SEARCHED, row.tag, row.step)
    if kind == "graph":
        expected = {node.full_name for node in value.node}
    else:
        expected = {one.parameter.mapStr["op_type"] for one in (value, *value.children)}

    assert len(nodes) == row.nodes == len(expected)
    assert {node["path"] for node in nodes} == expected


def check_grid(page: Page, until: Until, store: insight.Store) -> None:
    last = store.metric("loss")
    rows = page.evaluate(
        """() => Object.fromEntries(Object.entries(INSIGHT.runsModel().rows)
            .map(([run, row]) => [run, row["metric:loss"]]))"""
    )
    drawn_rows = page.locator(".ag-center-cols-container .ag-row")

    assert rows == pytest.approx({run: last[run] for run in RUNS})
    assert page.evaluate(LISTED) == RUNS
    assert drawn_rows.count() < 100
    page.evaluate(f"{GRID}.ensureIndexVisible(900, 'top')")
    row = '.ag-row[row-index="900"]'
    until(f"document.querySelector('.ag-center-cols-container {row}') !== null")
    assert page.locator(f"{row} .run-name").text_content() == RUNS[900]
    page.evaluate(f"{GRID}.selectAll()")
    until(f"INSIGHT.chosenRuns().length === {len(RUNS)}")
    page.click('.ag-header-cell[col-id="metric:loss"] .metric-name')
    until("!location.search.includes('asc')")
    page.keyboard.press("Control+z")
    until("location.search.includes('asc') && document.querySelector('[aria-sort=ascending]')")
    assert page.evaluate("INSIGHT.chosenRuns().length") == len(RUNS)  # more than a link holds


def check_most(page: Page, store: insight.Store) -> None:
    row, lasts = data_of(page)["loss last"], store.metric("loss")

    assert f"At most {MOST_RUNS} runs are compared at once." in page.inner_text("#compare-note")
    assert [name for name in row if name[1:].isdigit()] == [f"c{n}" for n in range(MOST_RUNS)]
    assert [row[f"c{n}"] for n in range(MOST_RUNS)] == [lasts[run] for run in RUNS[:MOST_RUNS]]
    heads = page.locator("#compare-grid .ag-header-cell")
    assert heads.count() < 40  # those in sight alone


def check_chosen(page: Page, store: insight.Store, chosen: list[str]) -> None:
    lasts = store.metric("loss")
    rows, facts = data_of(page), store.lineage().set_index("run")

    expect(page.locator("#compare-grid .ag-header-cell .run-name")).to_have_text(chosen)
    for place, run in enumerate(chosen):
        assert rows["loss last"][f"c{place}"] == lasts[run] == scale_of(run) / 2
        for name in ("hyperparameters.learning_rate", "user.depth", "metric.Accuracy"):
            assert rows[name][f"c{place}"] == facts.loc[run, name]
