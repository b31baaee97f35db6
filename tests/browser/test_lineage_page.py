"""The lineage page in a real browser: drawn lines, brushes, table and export hold the same runs."""

from __future__ import annotations

import csv
import io
import json
import math
import re
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from playwright.sync_api import expect

import insight
from tests.browser.test_other_pages import cell

from .serving import serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pandas as pd
    from playwright.sync_api import Page

    from .conftest import Serve, Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser

RATE = "hyperparameters.learning_rate"
OPTIMIZER = "hyperparameters.optimizer"
MODEL = "INSIGHT.lineage.model()"
HEAVY = 200
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


@pytest.fixture(scope="module")
def thirty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Thirty runs whose accuracy follows the rate, and three of another experiment."""
    root = tmp_path_factory.mktemp("thirty")
    for number in range(30):
        facts = {"rate": number % 3, "width": number // 10, "seed": number}
        with insight.SummaryRecord(root / f"ours-{number:02}", hyperparameters=facts) as run:
            run.log(1, {"accuracy": 0.1 * (number % 3) + 0.001 * number})
    for number in range(3):
        with insight.SummaryRecord(
            root / f"theirs-{number}", hyperparameters={"depth": number}
        ) as run:
            run.log(1, {"other": 1.0})
    with serving(root) as served:
        yield served


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


def test_lines_cross_the_axes_where_the_tables_say_and_are_pointed_at_by_line_and_by_row(
    page: Page, visit: Visit, until: Until, forty: Served
) -> None:
    url, store = forty
    visit(f"{url}lineage")
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
    assert names[0] == "learning_rate"
    assert shares[0] > 0.5 > max(shares[1:])
    assert "40 runs. Not causal." in page.inner_text("#lineage-importance")

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
    page.set_viewport_size({"width": 420, "height": 800})
    until("document.getElementById('lineage-chart').clientWidth < 420")
    assert page.evaluate("document.documentElement.scrollWidth") <= 420


def test_brush_leaves_the_runs_within_it_in_chart_table_and_export_until_it_is_clicked(
    visit: Visit, until: Until, forty: Served
) -> None:
    url, store = forty
    page = visit(f"{url}lineage")
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
    place = zone(page, RATE)
    axis = page.evaluate(f"{MODEL}.drawn.axes.find(axis => axis.id === '{RATE}')")
    page.mouse.click(place["x"], place["top"] + (axis["start"] + axis["end"]) / 2)
    until(f"{MODEL}.active.length === 40")
    until("INSIGHT.address.get('brush') === null")


def test_link_with_brushes_shows_the_same_runs_and_makes_them_the_filter_of_all_pages(
    visit: Visit, until: Until, forty: Served
) -> None:
    url, store = forty
    brushes = json.dumps({OPTIMIZER: ["SGD"], RATE: [0.001, 0.1], "user.dropout": [None]})
    axes = json.dumps(["target", RATE, OPTIMIZER])
    page = visit(f"{url}lineage?brush={brushes}&axes={axes}&better=low&of=last")
    model = page.evaluate(MODEL)
    facts = store.lineage().set_index("run")
    within = facts[(facts[OPTIMIZER] == "SGD") & facts[RATE].between(0.001, 0.1)]
    expected = sorted(within.index[within["user.dropout"].isna()])
    lasts = store.table("scalar", tags="accuracy").groupby("run", observed=True)["value"].last()

    assert sorted(model["active"]) == expected
    assert 0 < len(expected) < len(within)
    assert model["columns"] == ["target", RATE, OPTIMIZER]
    assert model["direction"] == -1
    assert model["best"][0] in lasts.nsmallest(2).index
    page.click("#lineage-apply")
    until("INSIGHT.state.matches !== null")
    assert sorted(page.evaluate("[...INSIGHT.state.matches]")) == expected
    assert sorted(page.evaluate(f"{MODEL}.shown")) == expected


def test_brush_on_the_target_becomes_the_condition_that_it_means(
    visit: Visit, until: Until, forty: Served
) -> None:
    """So runs that come later pass or not, as it says."""
    url, store = forty
    scores = best(store)
    end = float(scores.quantile(0.7))
    page = visit(f"{url}lineage?q=run&brush={json.dumps({'target': [end, 2.0]})}")
    until(f"{MODEL}.active.length < 40")
    page.click("#lineage-apply")
    until("INSIGHT.state.matches?.size < 40")
    written = page.input_value("#filter")

    assert re.fullmatch(r"run and max\(accuracy\) >= 0\.\d{2,5}", written)
    expected = sorted(scores.index[scores >= end])
    assert sorted(page.evaluate("[...INSIGHT.state.matches]")) == expected


def test_importance_counts_the_runs_that_pass_filter_and_brushes_and_axes_those_with_the_target(
    visit: Visit, until: Until, thirty: Served
) -> None:
    url, _ = thirty
    page = visit(f"{url}lineage?target=accuracy")
    said = "document.getElementById('lineage-importance').textContent"
    until(f"{said}.includes('; 30 runs. Not causal.')")
    columns = page.evaluate(f"{MODEL}.columns")
    assert "hyperparameters.depth" not in columns
    assert "hyperparameters.width" in columns
    page.fill("#filter", "ours and width < 2")
    until(f"{said}.includes('; 20 runs. Not causal.')")
    brush = "{ from: 1, to: 2, missing: false }"
    page.evaluate(f"INSIGHT.brushes.setBrush('hyperparameters.width', {brush})")
    until(f"{said}.includes('; 10 runs. Not causal.')")
    assert "hyperparameters.width" in page.evaluate(f"{MODEL}.columns")
    page.fill("#filter", "ours-0")
    until(f"!{MODEL}.active.length && {said}.includes('Too few runs to tell: 0 have accuracy')")
    page.click("#lineage-reset")
    until(f"{said}.includes('; 10 runs. Not causal.')")
    assert "hyperparameters.width" not in page.evaluate(f"{MODEL}.columns")


def test_filters_of_the_tables_columns_count_as_brushes_do_and_stand_in_the_link(
    visit: Visit, until: Until, thirty: Served
) -> None:
    url, _ = thirty
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


def test_value_and_way_are_chosen_for_one_target_and_come_back_with_it(
    visit: Visit, until: Until, serve: Serve, tmp_path: Path
) -> None:
    for number in range(4):
        with insight.SummaryRecord(
            tmp_path / ("theirs" if number == 3 else f"ours-{number}")
        ) as run:
            for step in range(2):
                ours = {} if number == 3 else {"accuracy": 0.1 * number + step}
                run.log(step, {"cost": 0.2 * number + step, **ours})
    url, _ = serve(tmp_path)
    judged = f"{MODEL}.judged + ' ' + {MODEL}.direction"
    page = visit(f"{url}lineage?of=last&better=low")
    until(f"{judged} === 'accuracy, last -1'")
    page.fill("#filter", "theirs")
    until(f"{judged} === 'cost, best -1'")
    until("INSIGHT.address.get('of') === null && INSIGHT.address.get('better') === null")
    expect(page.locator("#lineage-better input:checked")).to_have_value("auto")
    page.fill("#filter", "")
    until(f"{judged} === 'accuracy, last -1'")
    until("INSIGHT.address.get('of') === 'last' && INSIGHT.address.get('better') === 'low'")
    page.click("#target")
    page.get_by_role("option", name="cost · 4").click()
    until(f"{judged} === 'cost, best -1'")
    page.locator("#lineage-better").get_by_text("Higher", exact=True).click()
    until(f"{judged} === 'cost, best 1'")
    page.evaluate("document.activeElement.blur()")
    for before in ("cost, best -1", "accuracy, last -1"):
        page.keyboard.press("Control+z")
        until(f"{judged} === '{before}'")
    page = visit(f"{url}lineage?q=theirs&better=high")
    until(f"{judged} === 'cost, best 1' && {MODEL}.shown.length === 1")

    assert "better=high" in page.evaluate("location.search")


def test_axes_are_moved_turned_and_brushed_with_the_keyboard_and_the_target_chosen(
    visit: Visit, until: Until, forty: Served
) -> None:
    url, store = forty
    page = visit(f"{url}lineage")
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


def test_scatter_draws_points_where_the_tables_say_and_brushes_them(
    visit: Visit, until: Until, forty: Served
) -> None:
    url, store = forty
    page = visit(f"{url}lineage?chart=scatter&x={RATE}&y=last:accuracy&colour={OPTIMIZER}")
    until(f"{MODEL}.chart === 'scatter' && {MODEL}.drawn.points !== undefined")
    drawn = page.evaluate(f"{MODEL}.drawn")
    across, upward = drawn["axes"]
    rates = column(store, RATE)
    lasts = store.table("scalar", tags="accuracy").groupby("run", observed=True)["value"].last()
    for run, (x, y) in drawn["points"].items():
        assert x == pytest.approx(where(across, rates[run]), abs=0.01)
        assert y == pytest.approx(where(upward, lasts[run]), abs=0.01)
    box = page.locator(".scatter").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + across["start"] + 60, box["y"] + upward["end"] + 2)
    page.mouse.down()
    page.mouse.move(box["x"] + across["start"] + 420, box["y"] + upward["start"] - 40, steps=3)
    page.mouse.up()
    until(f"{MODEL}.active.length < 40")
    held = page.evaluate(f"{MODEL}.brushes")
    within = rates.between(*held[RATE]) & lasts.reindex(rates.index).between(*held["last:accuracy"])

    assert sorted(page.evaluate(f"{MODEL}.active")) == sorted(rates.index[within])
    assert [page.input_value(f"#lineage-{axis}") for axis in ("x", "y", "colour")] == [
        *("learning_rate (hyperparameters)", "accuracy (last)", "optimizer (hyperparameters)")
    ]


def test_many_runs_are_brushed_at_the_cost_of_sorting_them(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    """By counts, which no busy machine changes."""
    write_runs(tmp_path, HEAVY)
    url, store = serve(tmp_path)
    names = [f"user.p{n}" for n in range(5)] + [RATE, OPTIMIZER, "user.depth", "user.dropout"]
    page = visit(f"{url}lineage?axes={json.dumps([*names, 'target'])}")
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
    assert done["strokes"]["faint"] == HEAVY  # once for all brushes
    assert min(np.diff(done["filtered"])) > REST_MS - 1
    rounds = len([once, *each]) + len(done["filtered"])
    assert done["looks"] <= rounds * HEAVY * math.log2(HEAVY)


def test_payload_of_a_live_page_keeps_what_was_just_chosen_and_ties_stay_together(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for number, (decay, score) in enumerate([(0.0, 0.9), (0.0, 0.9), (0.01, 0.5), (0.1, 0.5)]):
        write_run(tmp_path / f"run-{number}", {"decay": decay}, score)
    url, _ = serve(tmp_path)
    page = visit(f"{url}lineage?chart=scatter&x=user.decay&xscale=log")
    until(f"{MODEL}.drawn.points !== undefined")
    assert "Too few runs" in page.inner_text("#lineage-importance")
    ties = page.evaluate(MODEL)["best"]
    classes = page.evaluate("[...INSIGHT.brushes.lineage.classes]")
    across = page.evaluate(f"{MODEL}.drawn.axes[0]")
    box = page.locator(".scatter").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + across["absent"] - 8, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + across["absent"] + 8, box["y"] + box["height"] - 20, steps=3)
    page.mouse.up()
    until(f"{MODEL}.active.length === 2")
    page.evaluate(
        """() => { const { lineage } = dash_clientside, { take } = lineage;
                   lineage.take = (...told) => { window.told = told; return take(...told); }; }"""
    )
    page.locator("#lineage-of").get_by_text("Last", exact=True).click()
    until("window.told !== undefined")
    kept = page.evaluate(
        """() => { const { brushes, lineage } = INSIGHT;
                   brushes.setBrush("user.decay", { from: 0.01, to: 0.01, missing: false });
                   dash_clientside.lineage.take(...window.told);
                   return lineage.model().active; }"""
    )

    assert ties == ["run-0", "run-1"]
    assert classes[0] == classes[1] > classes[2] == classes[3]
    assert kept == ["run-2"]


def test_brush_tells_numbers_apart_that_begin_alike_and_goes_when_texts_come_between_them(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    seeds = {f"run-{number:02}": 20_240_101 + number for number in range(20)}
    for run, seed in seeds.items():
        write_run(tmp_path / run, {"seed": seed}, seed % 7)
    url, _ = serve(tmp_path)
    page = visit(f"{url}lineage?brush={json.dumps({'user.seed': [20_240_101, 20_240_102]})}")
    assert sorted(page.evaluate(f"{MODEL}.active")) == ["run-00", "run-01"]
    brush(page, "user.seed", low=0.3, high=0.7)
    until(f"{MODEL}.active.length > 2")
    low, high = page.evaluate(f"{MODEL}.brushes")["user.seed"]

    assert (low - 20_240_101) / 19 == pytest.approx(0.3, abs=0.01)
    assert (high - 20_240_101) / 19 == pytest.approx(0.7, abs=0.01)
    assert sorted(page.evaluate(f"{MODEL}.active")) == [
        run for run, seed in seeds.items() if low <= seed <= high
    ]
    write_run(tmp_path / "run-20", {"seed": "none"})
    until(f"{MODEL}.shown.length === 21")
    after = page.evaluate(MODEL)
    assert after["brushes"] == {}
    assert sorted(after["active"]) == sorted(after["shown"])


def test_long_names_stay_within_the_chart_and_the_list(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    for number in range(4):
        with insight.SummaryRecord(
            tmp_path / f"r{number}", hyperparameters={"lr": number}
        ) as record:
            record.log(1, {"validation/accuracy_of_digits_and_letters": number / 4})
    url, _ = serve(tmp_path)
    page = visit(f"{url}lineage")
    title = page.locator('.axis-title[data-column="target"]').bounding_box()
    chart = page.locator("#lineage-chart").bounding_box()
    assert title is not None
    assert chart is not None
    assert title["x"] + title["width"] <= chart["x"] + chart["width"]
    page = visit(f"{url}scalars")

    for name in ("sort-name", "sort-newest", "sort-target"):
        cut = f"(e => e.scrollWidth > e.clientWidth)(document.getElementById('{name}'))"
        assert not page.evaluate(cut), name
