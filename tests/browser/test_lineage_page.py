"""The lineage page in a real browser: drawn lines, brushes, table and export hold the same runs."""

from __future__ import annotations

import csv
import io
import json
import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from playwright.sync_api import expect

import insight
from tests.browser.test_other_pages import cell

from .promises import promise
from .serving import serving
from .tabs import VIEWPORT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pandas as pd
    from playwright.sync_api import Page

    from .conftest import Move, Serve, Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser

RATE = "hyperparameters.learning_rate"
OPTIMIZER = "hyperparameters.optimizer"
MODEL = "INSIGHT.lineage.model()"
# Notes what brushing costs: lines, looks at whether a run is shown, filters of the table.
# Moves the pressed pointer, first within one frame, then with a frame after each move, and counts
# what that draws and looks at. Frames come when the test says so and nothing comes between them, so
# the page does the same however busy a machine is. The filter of the table follows in its own time.
BRUSH = """async ([together, apart]) => {
    const own = window.requestAnimationFrame, due = [];
    const frame = () => due.splice(0).forEach((act) => act(performance.now()));
    window.requestAnimationFrame = (act) => due.push(act);
    for (const _ of "12") await new Promise((done) => own(done)); // what was planned before
    frame();
    const done = window.done = { strokes: { faint: 0, lines: 0 }, looks: 0, filtered: [] };
    const pen = CanvasRenderingContext2D.prototype, { stroke } = pen, { matches } = INSIGHT.state;
    let isCounted = true;
    pen.stroke = function (...path) {
        done.strokes[this.canvas.className] += 1;
        stroke.apply(this, path);
    };
    Object.defineProperty(INSIGHT.state, "matches", {
        get() { done.looks += isCounted; return matches; }
    });
    const grid = dash_ag_grid.getApi("lineage-grid"), { onFilterChanged } = grid;
    grid.onFilterChanged = () => {
        done.filtered.push(performance.now());
        isCounted = true;
        onFilterChanged.call(grid);
        isCounted = false;
        if (done.filtered.length === 1) INSIGHT.lineageTable.showTable(); // a brush meanwhile waits
    };
    const move = (clientY) =>
        dispatchEvent(new PointerEvent("pointermove", { pointerId: 1, buttons: 1, clientY }));
    const left = () => {
        frame();
        const { runs, passing } = INSIGHT.brushes.lineage;
        return runs.filter((_, i) => passing[i] === 1).length;
    };
    together.forEach(move);
    const once = left();
    const each = apart.map((clientY) => (move(clientY), left()));
    isCounted = false;
    pen.stroke = stroke;
    window.requestAnimationFrame = own;
    frame();
    return { once, each };
}"""
REST_MS = 150
NETS = ("lenet", "mlp", "resnet")


def write_runs(root: Path, count: int) -> None:
    """Runs whose accuracy follows the rate's distance from 0.01; every ninth lacks the dropout."""
    rng = np.random.default_rng(7)
    for number in range(count):
        rate = float(10 ** rng.uniform(-4, 0))
        score = 1 - 0.2 * abs(math.log10(rate) + 2) + 0.01 * float(rng.normal())
        with insight.SummaryRecord(root / f"run-{number:04d}") as record:
            chosen = {"learning_rate": rate, "optimizer": ("Adam", "SGD")[number % 2]}
            lineage = {"hyper_parameters": chosen, "algorithm": {"network": NETS[number % 3]}}
            record.add_value("train_lineage", "train_lineage", lineage)
            own = {f"p{n}": float(rng.random()) for n in range(5)} | {"depth": 2 ** (number % 5)}
            if number % 9:
                own["dropout"] = float(rng.random())
            record.add_value("custom_lineage_data", "custom_lineage_data", own)
            for step, value in ((1, score - 0.1), (2, score), (3, score - 0.05)):
                record.add_value("scalar", "accuracy", value)
                record.record(step)


def write_run(folder: Path, own: dict[str, Any], score: float = 0.5) -> None:
    with insight.SummaryRecord(folder) as record:
        record.add_value("custom_lineage_data", "custom_lineage_data", own)
        record.add_value("scalar", "accuracy", score)
        record.record(1)


@pytest.fixture(scope="module")
def forty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    root = tmp_path_factory.mktemp("forty")
    write_runs(root, 40)
    with serving(root) as served:
        yield served


def write_thirty(root: Path) -> None:
    """Thirty runs whose accuracy follows the rate, and three of another experiment."""
    for number in range(30):
        facts = {"rate": number % 3, "width": number // 10, "seed": number}
        with insight.SummaryRecord(root / f"ours-{number:02}", hyperparameters=facts) as run:
            run.log(1, {"accuracy": 0.1 * (number % 3) + 0.001 * number})
    for number in range(3):
        with insight.SummaryRecord(
            root / f"theirs-{number}", hyperparameters={"depth": number}
        ) as run:
            run.log(1, {"other": 1.0})


def column(store: insight.Store, name: str) -> pd.Series[Any]:
    return store.lineage().set_index("run")[name]


def best(store: insight.Store) -> pd.Series[Any]:
    table = store.table("scalar", tags="accuracy")
    return table.groupby("run", observed=True)["value"].max()


def where(axis: dict[str, Any], value: float) -> float:
    """The pixel at which an axis must draw a number."""
    place = math.log10(value) if axis["log"] else value
    share = (place - axis["low"]) / (axis["high"] - axis["low"])
    return float(axis["start"] + share * (axis["end"] - axis["start"]))


def zone(page: Page, name: str) -> dict[str, float]:
    """Where an axis can be brushed."""
    box = page.locator(f'.axis-zone[data-column="{name}"]').bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "top": box["y"]}


def brush(page: Page, name: str, *, low: float, high: float) -> None:
    """Drags over an axis between two shares of its length, 0 at the bottom."""
    axes = page.evaluate(f"{MODEL}.drawn.axes")
    axis = next(one for one in axes if one["id"] == name)
    place, length = zone(page, name), axis["end"] - axis["start"]
    page.mouse.move(place["x"], place["top"] + axis["start"] + low * length)
    page.mouse.down()
    page.mouse.move(place["x"], place["top"] + axis["start"] + high * length, steps=3)
    page.mouse.up()


def test_lines_axes_brushes_and_table_hold_the_same_runs(
    page: Page, visit: Visit, move: Move, until: Until, forty: Served
) -> None:
    url, store = forty
    visit(f"{url}lineage")
    with promise(
        "Lines cross the axes where the tables say, and are pointed at by line and by row"
    ):
        check_lines(page, until, store)
    with promise("A brush leaves its runs in chart, table and export until it is clicked"):
        check_brush(page, until, store)
    with promise("Axes are moved, turned and brushed with the keyboard, and the target chosen"):
        check_axes(page, until, store)
    with promise("The page has room on a narrow screen"):
        page.set_viewport_size({"width": 420, "height": 800})
        until("document.getElementById('lineage-chart').clientWidth < 420")
        assert page.evaluate("document.documentElement.scrollWidth") <= 420
        page.set_viewport_size(VIEWPORT)
    move(f"{url}text")
    with promise("Runs are brushed at the cost of sorting them: by counts, on any machine"):
        check_cost(page, move, until, forty)


def check_lines(page: Page, until: Until, store: insight.Store) -> None:
    drawn = page.evaluate(f"{MODEL}.drawn")
    axes = {axis["id"]: place for place, axis in enumerate(drawn["axes"])}
    rates, scores = column(store, RATE), best(store)
    dropout = column(store, "user.dropout")

    assert drawn["axes"][axes[RATE]]["log"]
    assert list(axes)[-1] == "target"
    for run, line in drawn["lines"].items():
        for name, value in ((RATE, rates[run]), ("target", scores[run])):
            expected = where(drawn["axes"][axes[name]], value)
            assert line[axes[name]] == pytest.approx(expected, abs=0.01)
        missing = line[axes["user.dropout"]] == drawn["axes"][axes["user.dropout"]]["absent"]
        assert missing == math.isnan(dropout[run])
    names = page.locator(".importance-row .importance-name").all_inner_texts()
    shares = [float(text) for text in page.locator(".importance-row b").all_inner_texts()]
    said = page.inner_text("#lineage-importance")
    assert names == ["learning_rate"]
    assert shares[0] > 0.9
    assert "40 runs. Not causal." in said
    assert "Not told apart from chance: optimizer, network, depth" in said

    run = str(scores.idxmax())
    place = zone(page, "target")
    height = drawn["lines"][run][-1]
    page.mouse.move(place["x"] + 6, place["top"] + height)  # on the right of the last axis
    until(f"INSIGHT.state.hover?.run === '{run}'")
    page.mouse.move(0, 0)
    until("!INSIGHT.state.hover?.run")
    page.locator(f'#lineage-grid .ag-row[row-id="{run}"]').first.hover()
    assert page.evaluate("INSIGHT.state.hover.run") == run
    assert page.locator("#lineage-grid .ag-row.hovered").first.get_attribute("row-id") == run


def check_brush(page: Page, until: Until, store: insight.Store) -> None:
    before = page.evaluate(f"{MODEL}.columns")
    brush(page, RATE, low=0.35, high=0.65)
    low, high = page.evaluate(f"{MODEL}.brushes")[RATE]
    rates = column(store, RATE)
    expected = sorted(rates[(rates >= low) & (rates <= high)].index)
    until(f"dash_ag_grid.getApi('lineage-grid').getDisplayedRowCount() === {len(expected)}")
    with page.expect_download() as download:
        page.click("#lineage-export")
    exported = list(csv.DictReader(io.StringIO(download.value.path().read_text("utf-8"))))

    assert 0 < len(expected) < len(rates)
    assert sorted(page.evaluate(f"{MODEL}.active")) == expected
    assert page.inner_text("#lineage-count") == f"{len(expected)} / {len(rates)} runs"
    assert sorted(row["run"] for row in exported) == expected
    for row in exported:
        assert float(row[RATE]) == rates[row["run"]]
        assert float(row["accuracy"]) == pytest.approx(best(store)[row["run"]], rel=1e-12)
    until("INSIGHT.address.get('brush') !== null")
    said = f"{len(expected)} runs. Not causal."
    until(f"document.getElementById('lineage-importance').textContent.includes('{said}')")
    assert page.evaluate(f"{MODEL}.columns") == before  # none moves away from under the hand
    place = zone(page, RATE)
    axis = page.evaluate(f"{MODEL}.drawn.axes.find(axis => axis.id === '{RATE}')")
    page.mouse.click(place["x"], place["top"] + (axis["start"] + axis["end"]) / 2)
    until(f"{MODEL}.active.length === 40")
    until("INSIGHT.address.get('brush') === null")


def check_axes(page: Page, until: Until, store: insight.Store) -> None:
    before = page.evaluate(f"{MODEL}.columns")
    page.locator(f'.axis-title[data-column="{before[0]}"]').focus()
    page.keyboard.press("ArrowRight")
    until(f"{MODEL}.columns[1] === '{before[0]}'")
    page.keyboard.press("Enter")
    until(f"INSIGHT.address.get('flip') === '[\"{before[0]}\"]'")
    page.locator('.axis-zone[data-column="target"]').focus()
    page.keyboard.press("ArrowUp")
    until(f"{MODEL}.active.length < 40")
    top = page.evaluate(f"{MODEL}.active")
    page.keyboard.press("ArrowDown")
    until(f"{MODEL}.active.join() !== '{','.join(top)}'")
    page.keyboard.press("Escape")
    until(f"{MODEL}.active.length === 40")

    assert page.evaluate(f"{MODEL}.drawn.axes[1].start < {MODEL}.drawn.axes[1].end")
    run = str(best(store).idxmax())
    shown = float(cell(page, run, "target"))
    page.locator("#lineage-of").get_by_text("Last", exact=True).click()
    until(f"{MODEL}.judged === 'accuracy, last'")
    until(f"dash_ag_grid.getApi('lineage-grid').getRowNode('{run}').data.target < {shown - 0.01}")
    cell(page, run, "target")  # in sight
    target = f"""document.querySelector('.ag-row[row-id="{run}"] [col-id="target"]').innerText"""
    until(f"Number({target}) < {shown - 0.01}")
    last = store.table("scalar", runs=run, tags="accuracy")["value"].iloc[-1]

    assert shown == pytest.approx(best(store).max(), rel=1e-3)
    head = page.locator('.axis-title[data-column="target"]').get_attribute("title")
    assert head is not None
    assert head.startswith("accuracy, last")
    assert float(cell(page, run, "target")) == pytest.approx(last, rel=1e-3)


def check_cost(page: Page, move: Move, until: Until, served: Served) -> None:
    url, store = served
    count = len(store.runs())
    names = [f"user.p{n}" for n in range(5)] + [RATE, OPTIMIZER, "user.depth", "user.dropout"]
    move(f"{url}lineage?axes={json.dumps([*names, 'target'])}")
    until(f"{MODEL}.drawn.axes.length === {len(names) + 1}")
    page.locator(f'.axis-zone[data-column="{RATE}"]').wait_for()
    axis = page.evaluate(f"{MODEL}.drawn.axes.find(axis => axis.id === '{RATE}')")
    place = zone(page, RATE)
    heights = np.linspace(axis["start"], axis["end"], 11) + place["top"]
    page.mouse.move(place["x"], heights[1])
    page.mouse.down()
    left = page.evaluate(BRUSH, [heights[2:10].tolist(), heights[9:1:-1].tolist()])
    once, each = left["once"], left["each"]
    page.mouse.up()
    low, high = page.evaluate(f"{MODEL}.brushes")[RATE]
    expected = int(column(store, RATE).between(low, high).sum())
    until(f"dash_ag_grid.getApi('lineage-grid').getDisplayedRowCount() === {expected}")
    until("window.done.filtered.length > 1")
    done = page.evaluate("window.done")

    assert len(set(each)) == 8
    assert each[-1] == expected == len(page.evaluate(f"{MODEL}.active"))
    assert done["strokes"]["lines"] == sum([once, *each])  # one drawing a frame
    assert done["strokes"]["faint"] == count  # once for all brushes
    assert min(np.diff(done["filtered"])) > REST_MS - 1
    rounds = len([once, *each]) + len(done["filtered"])
    assert done["looks"] <= rounds * count * math.log2(count)


def test_filters_of_the_tables_columns_count_as_brushes_do_and_stand_in_the_link(
    visit: Visit, until: Until, serve: Serve, tmp_path: Path
) -> None:
    write_thirty(tmp_path)
    url, _ = serve(tmp_path)
    seed = {"filterType": "number", "type": "lessThan", "filter": 25}
    name = {"filterType": "text", "type": "contains", "filter": "1"}
    where = json.dumps({"hyperparameters.seed": seed, "run": name})
    page = visit(f"{url}lineage?q=ours&where={where}")
    said = "document.getElementById('lineage-importance').textContent"
    rows = "dash_ag_grid.getApi('lineage-grid').getDisplayedRowCount()"
    until(f"{said}.includes('; 12 runs. Not causal.') && {rows} === 12")
    expect(page.locator("#lineage-count")).to_have_text("12 / 30 runs")
    brush = "{ from: 1, to: 2, missing: false }"
    page.evaluate(f"INSIGHT.brushes.setBrush('hyperparameters.width', {brush})")
    until(f"{said}.includes('; 11 runs. Not causal.') && {rows} === 11")
    page.click("#lineage-apply")
    until("INSIGHT.state.matches?.size === 11")

    facts = "hyperparameters.width >= 1 and hyperparameters.seed < 25"
    assert page.input_value("#filter") == f'ours and {facts} and run ~ "1"'
    until("!Object.keys(dash_ag_grid.getApi('lineage-grid').getFilterModel()).length")
    until(f"INSIGHT.address.get('where') === null && {rows} === 11")
    assert page.locator("#lineage-reset").is_disabled()
