"""The scalars page draws the numbers of the table, all of them, and goes on as files grow."""

from __future__ import annotations

import itertools
from datetime import datetime, timedelta, timezone
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from tests.browser.painted import painted_lines

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

NAN, INF = float("nan"), float("inf")


def log(folder: Path, steps: range, scale: float = 1.0) -> None:
    with insight.SummaryRecord(folder) as record:
        for step in steps:
            record.log(step, {"train/loss": scale / step, "val/accuracy": 1 - scale / (step + 1)})


def log_evenly(folder: Path, steps: int) -> None:
    """One step a tenth of a second, however loaded the machine is."""
    clock = (1.8e9 + tick / 10 for tick in itertools.count())
    with insight.SummaryRecord(folder) as record, pytest.MonkeyPatch.context() as patch:
        patch.setattr("insight.record.scalar_step.time", SimpleNamespace(time=lambda: next(clock)))
        for step in range(steps):
            record.log(step, {"even": step % 7})


def log_odd(folder: Path) -> None:
    """Tags that a card has something to say of."""
    odd = [1.0, NAN, INF, 0.5]
    with insight.SummaryRecord(folder) as record:
        for step in range(100):
            record.log(step, {"noise": float(step % 2), "constant": 0.1})
            if step < 10:
                record.log(step, {"low": step - 3} | dict(zip(["odd"], odd[step:], strict=False)))


@pytest.fixture(scope="module")
def few(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """A few runs of every sort; tests look at some of them."""
    folder = tmp_path_factory.mktemp("few")
    log(folder / "adam-1", range(1, 101))
    log(folder / "adam-2", range(1, 51), scale=2)
    log(folder / "sgd", range(1, 6))
    log(folder / "low", range(1, 51))
    log(folder / "high", range(1, 51), scale=30)
    log_odd(folder / "odd")
    log_evenly(folder / "long", 20_000)
    return serve_all(folder)


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


def test_painted_lines_are_the_table_and_follow_filter_and_focus(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}scalars?q=adam or sgd")
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


def choose(page: Page, control: str, label: str) -> None:
    page.locator(control).get_by_text(label, exact=True).click()


@pytest.mark.with_dash
def test_axes_follow_the_controls(look: Look, few: Served, until: Until) -> None:
    url, store = few
    page = look(f"{url}scalars?q=sgd")
    rows = store.table("scalar", runs="sgd", tags="train/loss")
    axes = "INSIGHT.fieldOf('train/loss').scale.axes"
    choose(page, "#axis", "Wall")
    until(f"{axes}.x.kind === 'dates'")

    np.testing.assert_allclose(
        drawn(page, "train/loss")["sgd"]["x"], rows["wall_time"] * 1000, atol=1
    )
    saved = page.evaluate("INSIGHT.figure(INSIGHT.fieldOf('train/loss'), [])")
    least, most = saved["layout"]["xaxis"]["range"]  # one zone for what is drawn and its axis
    assert saved["layout"]["xaxis"]["type"] == "linear"
    assert (least, most) == (min(saved["data"][0]["x"]), max(saved["data"][0]["x"]))
    choose(page, "#axis", "Relative")
    until(f"{axes}.x.kind === 'seconds'")
    since = rows["wall_time"] - rows["wall_time"].iloc[0]

    np.testing.assert_allclose(drawn(page, "train/loss")["sgd"]["x"], since, atol=1e-3)
    page.click("#more")
    choose(page, "#scale", "Log")
    until(f"{axes}.y.kind === 'log'")
    choose(page, "#axis", "Step")
    choose(page, "#scale", "Linear")
    until(f"{axes}.y.kind === 'linear'")


@pytest.mark.with_dash
def test_cards_say_what_they_cannot_show_and_smoothing_calms_a_line_but_no_constant(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}scalars?q=odd")

    assert "2 values not finite" in page.locator('.card[data-tag="odd"] .stats').inner_text()
    assert drawn(page, "odd")["odd"]["points"] == 4
    page.locator("#smoothing [role=slider]").focus()
    page.keyboard.press("End")
    until("INSIGHT.state.smoothing === 0.99")
    until("Math.max(...INSIGHT.model('noise').odd.y.slice(20)) < 0.7")
    noise, constant = drawn(page, "noise")["odd"], drawn(page, "constant")["odd"]
    page.keyboard.press("Home")
    until("INSIGHT.state.smoothing === 0")

    assert noise["raw"][:4] == [0, 1, 0, 1]
    assert set(constant["y"]) == {constant["raw"][0]}
    page.click("#more")
    choose(page, "#scale", "Log")
    low = """document.querySelector('.card[data-tag="low"] .stats').textContent"""
    until(f"{low}.includes('4 not above 0')")


def test_pointer_reads_out_the_nearest_run_and_its_drag_zooms_all_cards(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}scalars?q=low or high")
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
    box = page.locator('.card[data-tag="train/loss"] .plot').bounding_box()
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
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}scalars?q=long")
    model = drawn(page, "even")["long"]
    rows = store.table("scalar", tags="even")
    card = page.locator('.card[data-tag="even"]')

    assert model["points"] == 20_000
    assert len(model["raw"]) < 1100
    words = f"20,000 points as {len(model['raw']):,} means"
    assert words in card.locator(".stats").inner_text()
    assert [model["raw"][0], model["raw"][-1]] == [rows["value"].iloc[0], rows["value"].iloc[-1]]
    for axis in ("Step", "Relative", "Wall"):
        choose(page, "#axis", axis)
        until(f"INSIGHT.fieldOf('even').drawnAxis === '{axis.lower()}' && INSIGHT.isQuiet()")
        coarse = len(drawn(page, "even")["long"]["x"])
        box = card.locator(".plot").bounding_box() or pytest.fail("no plot")
        page.mouse.move(box["x"] + 200, box["y"] + 90)
        page.mouse.down()
        page.mouse.move(box["x"] + 214, box["y"] + 95, steps=4)
        page.mouse.up()
        sizes = "INSIGHT.fieldOf('even').series[0].size"
        until(f"INSIGHT.state.zoom && {sizes}.filter((size) => size === 1).length > 50")
        page.click("#reset-zoom")
        until(f"INSIGHT.model('even').long.x.length === {coarse}")


def test_wall_axis_and_readout_show_the_time_of_the_browser(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    times = store.table("scalar", runs="sgd", tags="train/loss")["wall_time"]
    page = look(f"{url}scalars?q=sgd")
    cdp = page.context.new_cdp_session(page)
    cdp.send("Emulation.setTimezoneOverride", {"timezoneId": "Asia/Kolkata"})
    choose(page, "#axis", "Wall")
    until("INSIGHT.model('train/loss').sgd.x[0] > 1e9")
    shown = page.evaluate("INSIGHT.model('train/loss').sgd.x[0]")
    note = page.inner_text("#axis-note")
    until("INSIGHT.fieldOf('train/loss').drawnAxis === 'wall' && INSIGHT.isQuiet()")
    page.mouse.move(5, 5)
    page.focus('.card[data-tag="train/loss"] .plot')
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#readout", state="visible")
    told = page.locator("#readout").inner_text()
    cdp.detach()  # and with it goes its time zone
    there = timezone(timedelta(hours=5.5))

    assert any(f"{datetime.fromtimestamp(at, there):%Y-%m-%d %H:%M:%S}" in told for at in times)
    assert shown == pytest.approx((times.iloc[0] + 5.5 * 3600) * 1000, abs=1)
    assert note == "local time, UTC+05:30"


def test_zoom_holds_at_its_ends(look: Look, few: Served, until: Until) -> None:
    url, _ = few
    page = look(f"{url}scalars?logx=1&x=5-1e999&q=adam-1")
    assert page.evaluate("INSIGHT.state.zoom") is None
    page.focus('.card[data-tag="train/loss"] .plot')
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
