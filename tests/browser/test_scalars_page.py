"""The scalars page draws the numbers of the table, all of them, and goes on as files grow."""

from __future__ import annotations

import itertools
from collections import Counter
from datetime import datetime, timedelta, timezone
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight

from .painted import painted_lines

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Serve, Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser


def log(folder: Path, steps: range, scale: float = 1.0) -> None:
    with insight.SummaryRecord(folder) as record:
        for step in steps:
            record.log(step, {"train/loss": scale / step, "val/accuracy": 1 - scale / (step + 1)})


def record_evenly(folder: Path, steps: int) -> None:
    """One step a tenth of a second, however loaded the machine is."""
    clock = (1.8e9 + tick / 10 for tick in itertools.count())
    with insight.SummaryRecord(folder) as record, pytest.MonkeyPatch.context() as patch:
        patch.setattr("insight.record.scalar_step.time", SimpleNamespace(time=lambda: next(clock)))
        for step in range(steps):
            record.log(step, {"loss": step % 7})


def drawn(page: Page, tag: str) -> dict[str, Any]:
    """What the card of a tag draws, by run."""
    return page.evaluate("tag => INSIGHT.model(tag)", tag)


def check_against_table(page: Page, store: insight.Store, tag: str) -> None:
    table = store.table("scalar", tags=tag)
    model = drawn(page, tag)

    assert set(model) == set(table["run"])
    for run, rows in table.groupby("run", observed=True):
        assert model[run]["points"] == len(rows)
        np.testing.assert_allclose(model[run]["x"], rows["step"])
        expected = [None if not np.isfinite(v) else v for v in rows["value"]]
        found = [v if isinstance(v, float | int) else None for v in model[run]["raw"]]
        assert found == expected


def test_every_card_draws_every_point_of_mindspore_runs(visit: Visit, mindspore: Served) -> None:
    url, store = mindspore
    page = visit(f"{url}scalars")
    tags = page.eval_on_selector_all(".card", "cards => cards.map(card => card.dataset.tag)")

    assert sorted(tags) == store.tags("scalar")
    check_against_table(page, store, "loss/auto")
    lines = painted_lines(page, "loss/auto")
    counts = store.table("scalar", tags="loss/auto").groupby("run", observed=True).size()

    assert sorted(len(line.x) for line in lines) == sorted(counts)
    assert all(len(line.x) == counts[line.run] for line in lines if line.run)
    card = page.locator('.card[data-tag="loss/auto"]')
    assert (
        int(card.get_attribute("data-runs"))
        == store.table("scalar", tags="loss/auto")["run"].nunique()
    )


def test_painted_lines_are_the_table_and_follow_filter_and_focus(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    log(tmp_path / "adam-1", range(1, 101))
    log(tmp_path / "adam-2", range(1, 51), scale=2)
    log(tmp_path / "sgd", range(1, 6))
    url, store = serve(tmp_path)
    page = visit(f"{url}scalars")
    lines = painted_lines(page, "train/loss")

    assert [line.run for line in lines] == ["adam-1", "adam-2", "sgd"]
    for line in lines:
        rows = store.table("scalar", runs=line.run, tags="train/loss")
        np.testing.assert_allclose(line.x, rows["step"])
        np.testing.assert_allclose(line.y, rows["value"], atol=1e-12)
    page.fill("#filter", "adam")
    page.wait_for_selector('.card[data-tag="train/loss"][data-runs="2"]')

    assert sorted(drawn(page, "train/loss")) == ["adam-1", "adam-2"]
    assert page.locator(".run-row").count() == 2
    page.click('.run-row[data-run="adam-1"]')
    until("!INSIGHT.model('train/loss')['adam-1'].focus")
    model = drawn(page, "train/loss")

    assert set(model) == {"adam-1", "adam-2"}
    assert model["adam-2"]["focus"]


def test_first_run_appears_on_the_empty_page_and_cards_grow_without_a_reload(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    url, store = serve(tmp_path)
    page = visit(f"{url}scalars")
    page.evaluate("window.sameDocument = true")

    assert page.locator(".empty h2").inner_text() == "No runs here yet"
    log(tmp_path / "first", range(1, 6))
    until("INSIGHT.model('train/loss')?.first?.points === 5")
    check_against_table(page, store, "train/loss")
    with insight.SummaryRecord(tmp_path / "run") as record:
        record.log(1, {"train/loss": 1.0})
        until("INSIGHT.model('train/loss')?.run?.points === 1")
        for step in range(2, 31):
            record.log(step, {"train/loss": 1 / step, "late": step})
        until(
            "INSIGHT.model('train/loss')?.run?.points === 30"
            " && INSIGHT.model('late')?.run?.points === 29"
        )

        assert page.evaluate("window.sameDocument") is True
        check_against_table(page, store, "train/loss")
        check_against_table(page, store, "late")


def choose(page: Page, control: str, label: str) -> None:
    page.locator(control).get_by_text(label, exact=True).click()


def test_axes_follow_the_controls(visit: Visit, serve: Serve, until: Until, tmp_path: Path) -> None:
    log(tmp_path / "a", range(1, 6))
    url, store = serve(tmp_path)
    page = visit(f"{url}scalars")
    rows = store.table("scalar", tags="train/loss")
    axes = "INSIGHT.fieldOf('train/loss').scale.axes"
    choose(page, "#axis", "Wall")
    until(f"{axes}.x.kind === 'dates'")

    np.testing.assert_allclose(
        drawn(page, "train/loss")["a"]["x"], rows["wall_time"] * 1000, atol=1
    )
    saved = page.evaluate("INSIGHT.figure(INSIGHT.fieldOf('train/loss'), [])")
    least, most = saved["layout"]["xaxis"]["range"]  # one zone for what is drawn and its axis
    assert saved["layout"]["xaxis"]["type"] == "linear"
    assert (least, most) == (min(saved["data"][0]["x"]), max(saved["data"][0]["x"]))
    choose(page, "#axis", "Relative")
    until(f"{axes}.x.kind === 'seconds'")
    since = rows["wall_time"] - rows["wall_time"].iloc[0]

    np.testing.assert_allclose(drawn(page, "train/loss")["a"]["x"], since, atol=1e-3)
    page.click("#more")
    choose(page, "#scale", "Log")
    until(f"{axes}.y.kind === 'log'")
    choose(page, "#axis", "Step")
    choose(page, "#scale", "Linear")
    until(f"{axes}.y.kind === 'linear'")


def test_cards_say_what_they_cannot_show_and_smoothing_calms_a_line_but_no_constant(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    odd = [1.0, float("nan"), float("inf"), 0.5]
    with insight.SummaryRecord(tmp_path / "a") as record:
        for step in range(100):
            record.log(step, {"noise": float(step % 2), "constant": 0.1})
            if step < 10:
                record.log(step, {"low": step - 3} | dict(zip(["odd"], odd[step:], strict=False)))
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars")

    assert "2 values not finite" in page.locator('.card[data-tag="odd"] .stats').inner_text()
    assert drawn(page, "odd")["a"]["points"] == 4
    page.locator("#smoothing [role=slider]").focus()
    page.keyboard.press("End")
    until("INSIGHT.state.smoothing === 0.99")
    until("Math.max(...INSIGHT.model('noise').a.y.slice(20)) < 0.7")
    noise, constant = drawn(page, "noise")["a"], drawn(page, "constant")["a"]
    page.keyboard.press("Home")
    until("INSIGHT.state.smoothing === 0")

    assert noise["raw"][:4] == [0, 1, 0, 1]
    assert set(constant["y"]) == {constant["raw"][0]}
    page.click("#more")
    choose(page, "#scale", "Log")
    low = """document.querySelector('.card[data-tag="low"] .stats').textContent"""
    until(f"{low}.includes('4 not above 0')")


def test_hundred_runs_are_all_drawn_few_in_focus_and_long_names_widen_no_list(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for number in range(100):
        name = f"run-{number:03d}" + "a" * 150 * (number == 99)
        log(tmp_path / name, range(1, 21), scale=1 + number / 50)
    url, store = serve(tmp_path)
    page = visit(f"{url}scalars")
    card = page.locator('.card[data-tag="train/loss"]')

    assert card.get_attribute("data-runs") == "100"
    assert Counter(bool(line.run) for line in painted_lines(page, "train/loss")) == {
        False: 95,
        True: 5,
    }
    check_against_table(page, store, "train/loss")
    page.wait_for_selector(f'#run-panel .run-row[data-run="{name}"]')
    assert page.locator("#run-panel").bounding_box()["width"] == 300


def test_pointer_reads_out_the_nearest_run_and_its_drag_zooms_all_cards(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    log(tmp_path / "low", range(1, 51))
    log(tmp_path / "high", range(1, 51), scale=30)
    url, store = serve(tmp_path)
    page = visit(f"{url}scalars")
    box = page.locator('.card[data-tag="val/accuracy"] .plot').bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + 20)
    page.wait_for_selector("#readout", state="visible")
    words = page.locator("#readout").inner_text().split()
    step = int(words[words.index("Step") + 1])
    rows = store.table("scalar", runs="low", tags="val/accuracy").set_index("step")

    assert words[0] == "low"
    assert float(words[words.index("Value") + 1]) == pytest.approx(
        rows.loc[step, "value"], rel=1e-3
    )
    page.mouse.move(5, 5)
    page.wait_for_selector("#readout", state="hidden")
    ranges = """['train/loss', 'val/accuracy'].map(
        (tag) => INSIGHT.fieldOf(tag).scale.axes.x.ends.join())"""
    before = page.evaluate(ranges)
    box = page.locator(".card .plot").first.bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 90)
    page.mouse.down()
    page.mouse.move(box["x"] + 200, box["y"] + 95, steps=4)
    page.mouse.up()
    until(f"new Set({ranges}).size === 1 && {ranges}[0] !== '{before[0]}'")
    page.click("#reset-zoom")
    whole = ";".join(before)
    until(f"{ranges}.join(';') === '{whole}'")

    assert len(before) == 2


def test_long_series_is_drawn_in_buckets_that_hold_every_point_and_zoom_brings_them(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    record_evenly(tmp_path / "long", 20_000)
    url, store = serve(tmp_path)
    page = visit(f"{url}scalars")
    model = drawn(page, "loss")["long"]
    rows = store.table("scalar")

    assert model["points"] == 20_000
    assert len(model["raw"]) < 1100
    words = f"20,000 points as {len(model['raw']):,} means"
    assert words in page.locator(".stats").inner_text()
    assert [model["raw"][0], model["raw"][-1]] == [rows["value"].iloc[0], rows["value"].iloc[-1]]
    for axis in ("Step", "Relative", "Wall"):
        choose(page, "#axis", axis)
        until(f"INSIGHT.fieldOf('loss').drawnAxis === '{axis.lower()}' && INSIGHT.isQuiet()")
        coarse = len(drawn(page, "loss")["long"]["x"])
        box = page.locator(".card .plot").first.bounding_box() or pytest.fail("no plot")
        page.mouse.move(box["x"] + 200, box["y"] + 90)
        page.mouse.down()
        page.mouse.move(box["x"] + 214, box["y"] + 95, steps=4)
        page.mouse.up()
        sizes = "INSIGHT.fieldOf('loss').series[0].size"
        until(f"INSIGHT.state.zoom && {sizes}.filter((size) => size === 1).length > 50")
        page.click("#reset-zoom")
        until(f"INSIGHT.model('loss').long.x.length === {coarse}")


def test_wall_axis_and_readout_show_the_time_of_the_browser(
    page: Page, visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        for step in range(5):
            record.log(step, {"loss": step})
    url, store = serve(tmp_path)
    first = store.table("scalar")["wall_time"].iloc[0]
    cdp = page.context.new_cdp_session(page)
    cdp.send("Emulation.setTimezoneOverride", {"timezoneId": "Asia/Kolkata"})
    visit(f"{url}scalars")
    choose(page, "#axis", "Wall")
    until("INSIGHT.model('loss').a.x[0] > 1e9")
    shown = page.evaluate("INSIGHT.model('loss').a.x[0]")
    note = page.inner_text("#axis-note")
    until("INSIGHT.fieldOf('loss').drawnAxis === 'wall' && INSIGHT.isQuiet()")
    page.mouse.move(5, 5)
    page.focus(".card .plot")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#readout", state="visible")
    told = page.locator("#readout").inner_text()
    times = store.table("scalar")["wall_time"]
    there = timezone(timedelta(hours=5.5))

    assert any(f"{datetime.fromtimestamp(at, there):%Y-%m-%d %H:%M:%S}" in told for at in times)
    assert shown == pytest.approx((first + 5.5 * 3600) * 1000, abs=1)
    assert note == "local time, UTC+05:30"


def test_zoom_holds_at_its_ends(visit: Visit, serve: Serve, until: Until, tmp_path: Path) -> None:
    log(tmp_path / "a", range(1, 101))
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars?logx=1&x=5-1e999")
    assert page.evaluate("INSIGHT.state.zoom") is None
    page.focus(".card .plot >> nth=0")
    page.keyboard.press("+")
    until("INSIGHT.state.zoom?.[1] < 80")
    for _ in range(9):
        page.keyboard.press("-")
    until("INSIGHT.state.zoom === null")
    page.evaluate("for (const end of [Infinity, NaN, 1e305]) INSIGHT.scalarView.zoomTo([5, end])")
    page.keyboard.press("Home")
    first = page.evaluate("INSIGHT.state.hover.at")

    assert page.evaluate("INSIGHT.state.zoom") is None
    assert first == 1
