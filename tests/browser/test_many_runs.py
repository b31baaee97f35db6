"""A thousand runs of every kind: each page lists them, and draws what the tables hold of them."""

from __future__ import annotations

import os
from shutil import copytree
from typing import TYPE_CHECKING

import numpy as np
import pytest
from playwright.sync_api import expect

from dashboard.queries.compare.facts import MOST_RUNS
from tests.browser.test_compare_page import COLUMNS, data_of
from tests.browser.test_histograms_page import heat
from tests.browser.test_landscape_page import drawn
from tests.browser.test_text_page import ROWS

from .every_kind import write_every_kind
from .serving import serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    import insight

    from .conftest import Move, Serve, Tour, Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser

RUNS = [f"r{number:03d}" for number in range(1_000)]
SCALES = (1.0, 2.0, 3.0, 4.0)  # of the runs that are written; the others are links to their files
FOCUS = ["r998", "r007"]
SEARCHED = "r777"
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
    "images": "INSIGHT.images.model().tiles.map(({ run }) => run)",
    "tensors": """[...document.querySelectorAll('#tensor-runs .pick-row')]
        .map((row) => row.dataset.name)""",
    "text": "[...document.querySelectorAll('.text-row')].map((row) => row.dataset.run)",
    "graph": OFFERED,
    "dataset": OFFERED,
    "landscape": "Object.keys(INSIGHT.model('valley') ?? {})",
    "lineage": "INSIGHT.lineage.model().shown",
    "provenance": """(INSIGHT.graphModel()?.nodes ?? [])
        .filter(({ sort }) => sort === 'Run').map(({ label }) => label)""",
    "compare": COLUMNS,
}


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


def test_histograms_and_landscapes_of_a_thousand_runs_hold_their_counts_and_loss(
    visit: Visit, move: Move, until: Until, thousand: Served
) -> None:
    url, store = thousand
    page = visit(f"{url}histograms?focus={','.join(FOCUS)}")
    for run, chart in panels_in_focus(page, until, "weight").items():
        rows = store.table("histogram", runs=run)
        steps, counts = heat(page, chart)

        assert steps == rows["step"].tolist() == [1, 2]
        np.testing.assert_allclose(counts.sum(axis=0), rows["count"], rtol=1e-6)
        assert rows["max"].tolist() == [8 * scale_of(run), 16 * scale_of(run)]
    move(f"{url}landscape?focus={','.join(FOCUS)}")
    for run, chart in panels_in_focus(page, until, "valley").items():
        row = store.table("landscape", runs=run).iloc[-1]
        surface = drawn(page, chart)

        for axis in ("x", "y", "z"):
            np.testing.assert_allclose(surface[axis], row[axis], rtol=1e-6)
        assert row["z"].max() == pytest.approx(4 * scale_of(run))


def test_list_of_a_thousand_runs_has_the_rows_in_sight_and_whoever_goes_on_finds_the_others(
    visit: Visit, until: Until, thousand: Served
) -> None:
    url, _ = thousand
    page = visit(f"{url}histograms?order=name")
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


def texts(store: insight.Store, runs: list[str]) -> list[list[object]]:
    """What the text page has to show of runs: the newest of each."""
    table = store.table("text", runs=runs).drop_duplicates("run", keep="last")
    rows: list[list[object]] = (
        table[["run", "tag", "step", "value"]].astype(object).to_numpy().tolist()
    )
    return rows


def test_texts_of_a_thousand_runs_are_turned_over_and_found(
    visit: Visit, until: Until, thousand: Served
) -> None:
    url, store = thousand
    page = visit(f"{url}text")
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


def test_graph_of_any_of_a_thousand_runs_can_be_chosen(
    visit: Visit, move: Move, until: Until, thousand: Served
) -> None:
    url, store = thousand
    page = visit(f"{url}graph?run={FOCUS[0]}")
    check_choice(page, until, store, "graph", "graph")
    move(f"{url}dataset?run={FOCUS[0]}")
    check_choice(page, until, store, "dataset", "dataset_graph")


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


def test_three_of_a_thousand_runs_are_compared_and_of_more_than_can_be_the_first(
    visit: Visit, move: Move, thousand: Served
) -> None:
    url, store = thousand
    chosen = ["r001", "r502", "r999"]
    page = visit(f"{url}compare?runs={','.join(RUNS)}")
    row, lasts = data_of(page)["loss last"], store.metric("loss")

    assert f"At most {MOST_RUNS} runs are compared at once." in page.inner_text("#compare-note")
    assert [name for name in row if name[1:].isdigit()] == [f"c{n}" for n in range(MOST_RUNS)]
    assert [row[f"c{n}"] for n in range(MOST_RUNS)] == [lasts[run] for run in RUNS[:MOST_RUNS]]
    move(f"{url}text")
    move(f"{url}compare?runs={','.join(chosen)}")
    rows, facts = data_of(page), store.lineage().set_index("run")

    expect(page.locator("#compare-grid .ag-header-cell .run-name")).to_have_text(chosen)
    for place, run in enumerate(chosen):
        assert rows["loss last"][f"c{place}"] == lasts[run] == scale_of(run) / 2
        for name in ("hyperparameters.learning_rate", "user.depth", "metric.Accuracy"):
            assert rows[name][f"c{place}"] == facts.loc[run, name]


def test_runs_that_are_hidden_leave_every_page(
    page: Page, tour: Tour, serve: Serve, until: Until, folder: Path, tmp_path: Path
) -> None:
    for run in RUNS[:40]:
        copytree(folder / run, tmp_path / run, copy_function=os.link)
    url, _ = serve(tmp_path)
    left: list[str] = []
    for name in tour(url):
        if not left:
            left = sorted(page.evaluate("INSIGHT.state.runs.slice(0, 3)"))
            page.evaluate("INSIGHT.hideRuns(INSIGHT.state.runs.slice(3))")
            page.wait_for_selector("#offer")
        if name == "run":
            continue  # it shows the run that its address names, hidden or not
        if name in ("graph", "dataset"):
            page.click(f"#{name}-run")
        if name == "run":  # which says among how many it has its rank
            until("document.querySelector('.run-standing')?.textContent.includes(' of 3')")
            continue
        until(f"{LISTED[name]}.sort().join() === '{','.join(left)}'")
        if name in ("graph", "dataset"):
            page.keyboard.press("Escape")

            assert page.evaluate("INSIGHT.graphModel().run") in left
