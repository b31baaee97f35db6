"""The charts of the lineage: brushes become filters, and what explains the target is said."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import insight
from tests.browser.test_lineage_page import (
    MODEL,
    OPTIMIZER,
    RATE,
    best,
    brush,
    column,
    where,
    write_run,
    write_runs,
    write_thirty,
)

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Serve, Until, Visit
    from tests.browser.serving import Served

    from .conftest import Lend

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def forty_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("forty")
    write_runs(folder, 40)
    return folder


@pytest.fixture
def forty(lend: Lend, forty_folder: Path) -> Served:
    return lend(forty_folder)


@pytest.fixture
def thirty(serve: Serve, tmp_path: Path) -> Served:
    write_thirty(tmp_path)
    return serve(tmp_path)


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


def test_axes_stay_where_they_are_while_a_brush_narrows_a_live_page(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for number in range(40):
        decay, depth, width = number % 2, number // 2 % 2, number // 4 % 2
        others = {f"a{bit}": (7 * number + 3 * bit) % (bit + 2) for bit in range(8)}
        facts = {**others, "decay": decay, "depth": depth, "width": width}
        write_run(tmp_path / f"run-{number:02}", facts, 0.2 * width if decay else 0.9 * depth)
    url, _ = serve(tmp_path)
    page = visit(f"{url}lineage")
    axes = page.evaluate(f"{MODEL}.columns")
    said = "document.getElementById('lineage-importance').textContent"
    end = "{ from: 1, to: 1, missing: false }"
    page.evaluate(f"INSIGHT.brushes.setBrush('user.decay', {end})")
    until(f"{said}.includes('; 20 runs. Not causal.')")
    write_run(tmp_path / "run-40", {**others, "decay": 1, "depth": 0, "width": 0}, 0.0)
    until(f"{MODEL}.shown.length === 41 && {said}.includes('; 21 runs. Not causal.')")

    assert "user.depth" in axes
    assert "user.a7" not in axes
    assert page.inner_text(".importance-list").startswith("width")
    assert page.evaluate(f"{MODEL}.columns") == axes


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
    # It may be seen before its parameters are.
    until(f"{MODEL}.shown.length === 21 && Object.keys({MODEL}.brushes).length === 0")
    after = page.evaluate(MODEL)
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
