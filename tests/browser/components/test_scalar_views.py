"""Scalars along other axes, in groups, against a baseline, close by, and without a pointer."""

from __future__ import annotations

import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

SEEDS = 3
GROUPS = "INSIGHT.groups.model('loss')"


def log(folder: Path, optimizer: str = "", **series: dict[int, float]) -> None:
    """Tags with their values by step, a tenth of a second from one step to the next."""
    clock = (1.8e9 + tick / 10 for tick in itertools.count())
    with insight.SummaryRecord(folder) as record, pytest.MonkeyPatch.context() as patch:
        if optimizer:
            hyper = {"hyper_parameters": {"optimizer": optimizer}}
            record.add_value("train_lineage", "train_lineage", hyper)
            record.record(0)
        patch.setattr("insight.record.scalar_step.time", SimpleNamespace(time=lambda: next(clock)))
        for step in sorted(set(itertools.chain(*series.values()))):
            record.log(step, {tag: held[step] for tag, held in series.items() if step in held})


def by_step(values: np.ndarray, every: int = 1) -> dict[int, float]:
    return {step * every: float(value) for step, value in enumerate(values)}


def drawn(page: Page, tag: str = "loss") -> dict[str, Any]:
    """What the card of a tag draws, by run."""
    model: dict[str, Any] = page.evaluate("tag => INSIGHT.model(tag)", tag)
    return model


@pytest.fixture(scope="module")
def few(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Two optimizers with three seeds each, one of which ends early, and what two more recorded."""
    folder, random = tmp_path_factory.mktemp("few"), np.random.default_rng(20_260_101)
    for optimizer, seed in itertools.product(("adam", "sgd"), range(SEEDS)):
        length = 20 if (optimizer, seed) == ("sgd", 2) else 40
        log(folder / f"{optimizer}-{seed}", optimizer, loss=by_step(random.normal(size=length)))
    spike, odd = np.ones(200) + np.arange(200) / 1000, random.normal(size=200)
    spike[100], odd[50] = 1e6, np.nan
    log(
        folder / "a",
        seldom=by_step(np.arange(10.0), every=5),
        epoch=by_step(np.arange(0, 1, 0.2), every=10),
        spike=by_step(spike),
        odd=by_step(odd),
        walked=by_step(np.arange(50.0) ** 2),
        long=by_step(np.arange(5_000.0)),
    )
    log(folder / "b", walked=by_step(-np.arange(50.0)))
    return serve_all(folder)


def wide(store: insight.Store) -> Any:
    return store.table("scalar", tags="loss").pivot_table(
        index="step", columns="run", values="value", observed=True
    )


def test_row_number_and_a_proposed_tag_are_axes_that_stand_in_the_address(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}scalars?axis=index")
    epochs = store.table("scalar", tags="epoch")

    assert drawn(page, "seldom")["a"]["x"] == list(range(10))
    assert drawn(page, "epoch")["a"]["x"] == list(range(5))
    page.locator("#axis").get_by_text("Tag", exact=True).click()
    until("Math.abs(INSIGHT.model('seldom')?.a?.x.at(-1) - 0.8) < 1e-6")
    by_epoch = drawn(page, "seldom")["a"]

    assert by_epoch["x"] == epochs["value"].tolist()
    assert by_epoch["raw"] == [0, 2, 4, 6, 8]
    assert "5 without x" in page.locator('.card[data-tag="seldom"] .stats').inner_text()
    assert "axis=tag" in page.url
    assert "xtag=epoch" in page.url


def test_card_says_what_a_log_axis_and_clipping_leave_out(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}scalars?logx=1")
    axes = "INSIGHT.fieldOf('spike').scale.axes"
    stats = page.locator('.card[data-tag="spike"] .stats')

    assert page.evaluate(f"{axes}.x.kind") == "log"
    assert "1 with x not above 0" in stats.inner_text()
    np.testing.assert_allclose(page.evaluate(f"{axes}.x.ends"), [0, np.log10(199)], atol=1e-9)
    assert page.evaluate(f"{axes}.y.ends[1]") > 1e6
    page.click("#more")
    page.locator("#outliers").get_by_text("Clip", exact=True).click()
    until(f"{axes}.y.ends[1] < 2")

    assert "1 run off the axis" in stats.inner_text()


def test_groups_are_the_mean_of_their_runs_with_its_confidence_in_the_large_card_too(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}scalars?by=hyperparameters.optimizer&card=loss&focus=adam-0&q=adam or sgd")
    until("INSIGHT.enlarged.model() !== null")
    model, table = page.evaluate(GROUPS), wide(store)
    legend = page.locator("#scalars-legend").inner_text().split()
    large = page.evaluate("INSIGHT.enlarged.figure().data")

    assert {line["name"] for line in large if line["showlegend"]} == {"adam", "sgd"}
    members = [line for line in large if not line["showlegend"] and "fill" not in line]
    strong = [line["opacity"] > 0.5 for line in members]
    assert sorted(strong) == [False] * 5 + [True]  # who is in focus, as on the card
    assert set(model) == {"adam", "sgd"}
    assert legend == ["optimizer", "adam", "3", "sgd", "3"]
    for name, group in model.items():
        runs = table[[f"{name}-{seed}" for seed in range(SEEDS)]]
        n = runs.notna().sum(axis=1)
        reach = 1.959963984540054 * runs.std(axis=1, ddof=1) / np.sqrt(n)
        assert group["n"] == n.tolist()
        np.testing.assert_allclose(group["middle"], runs.mean(axis=1), rtol=1e-9)
        np.testing.assert_allclose(group["high"], runs.mean(axis=1) + reach, rtol=1e-9)


def test_filter_takes_runs_out_of_their_group(look: Look, few: Served, until: Until) -> None:
    url, store = few
    page = look(f"{url}scalars?by=hyperparameters.optimizer&agg=median&band=range&members=0")
    page.fill("#filter", "adam")
    until(f"Object.keys({GROUPS}).join() === 'adam'")
    group = page.evaluate(GROUPS)["adam"]
    runs = wide(store)[[f"adam-{seed}" for seed in range(SEEDS)]]

    np.testing.assert_allclose(group["middle"], runs.median(axis=1), rtol=1e-9)
    np.testing.assert_allclose(group["low"], runs.min(axis=1), rtol=1e-9)


@pytest.mark.with_dash
def test_baseline_is_one_of_the_runs_shown_and_subtracted_at_the_same_step(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}scalars?base=adam-0")
    model, table = drawn(page), wide(store)
    for run in table.columns:
        expected = (table[run] - table["adam-0"]).dropna()
        np.testing.assert_array_equal(model[run]["x"], expected.index)
        np.testing.assert_allclose(model[run]["raw"], expected, atol=1e-12)

    stats = page.locator('.card[data-tag="loss"] .stats')
    assert "less adam-0" in stats.inner_text()
    page.evaluate("INSIGHT.give({'adam-0': {name: 'The usual'}}, 'Named')")
    assert "less The usual" in stats.inner_text()
    until("document.querySelector('input#base').value === 'The usual'")
    page.fill("#filter", "sgd")
    until("INSIGHT.state.matches?.has('adam-0') === false")
    page.click("#more")
    page.locator("input#base").click()
    offered = page.locator(".mantine-Select-option:visible").all_inner_texts()
    assert sorted(offered) == ["The usual", *(run for run in sorted(table) if "sgd" in run)]
    page.get_by_role("option", name="sgd-1").click()
    until("INSIGHT.address.get('base') === 'sgd-1'")


def test_exact_average_is_tensorboards_over_every_point(look: Look, few: Served) -> None:
    url, store = few
    page = look(f"{url}scalars?smooth=0.9&method=ema")
    last, count, expected = 0.0, 0, []
    for value in store.table("scalar", tags="odd")["value"]:
        if np.isfinite(value):
            last, count = 0.9 * last + 0.1 * value, count + 1
        expected.append(last / (1 - 0.9**count) if np.isfinite(value) else np.nan)
    found = [np.nan if not isinstance(v, float | int) else v for v in drawn(page, "odd")["a"]["y"]]

    np.testing.assert_allclose(found, expected, rtol=1e-9)


def test_zoom_of_a_link_outlasts_polls_and_is_moved_by_a_drag_with_shift(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}scalars?x=1000-1400")
    ranges = "INSIGHT.fieldOf('long').scale.axes.x.ends"
    until("INSIGHT.fieldOf('long').series[0].size.filter((size) => size === 1).length > 400")
    model = drawn(page, "long")["a"]
    close = [v for x, v in zip(model["x"], model["raw"], strict=True) if 1000 <= x <= 1400]
    log(Path(store.root) / "next", long=by_step(np.arange(6_000.0)))
    until("INSIGHT.model('long').next?.points === 6000")
    after = page.evaluate(ranges)
    plot = page.locator('.card[data-tag="long"] .plot')
    plot.scroll_into_view_if_needed()
    box = plot.bounding_box() or pytest.fail("the plot is not to be seen")
    centre = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.keyboard.down("Shift")
    page.mouse.move(*centre)
    page.mouse.down()
    page.mouse.move(centre[0] - 60, centre[1], steps=3)
    until("INSIGHT.state.zoom[0] > 1040")
    page.mouse.up()
    page.keyboard.up("Shift")
    low, high = page.evaluate("INSIGHT.state.zoom")
    assert page.evaluate("new URLSearchParams(location.search).get('x')") != "1000-1400"
    page.mouse.move(*centre)
    page.mouse.down()
    page.mouse.move(centre[0], 5, steps=2)  # let go outside: nothing was dragged
    page.mouse.up()
    page.mouse.move(centre[0] + 80, centre[1], steps=3)
    assert page.evaluate("[INSIGHT.state.zoom, INSIGHT.fieldOf('long').dragged]") == [
        [low, high],
        None,
    ]
    by = 60 * 400 / page.evaluate("INSIGHT.fieldOf('long').scale.width")
    plot.dblclick(position={"x": 150, "y": 90})
    until("INSIGHT.state.zoom === null && !location.search.includes('x=')")

    assert close == list(range(1000, 1401))
    assert after == [1000, 1400]
    assert (low, high) == pytest.approx((1000 + by, 1400 + by), abs=1)


def test_keys_walk_over_points_say_them_and_zoom(look: Look, few: Served, until: Until) -> None:
    url, _ = few
    page = look(f"{url}scalars")
    page.focus('.card[data-tag="walked"] .plot')
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    said = page.locator("#scalars-said").inner_text()
    page.keyboard.press("ArrowDown")
    other = page.locator("#scalars-said").inner_text()
    page.keyboard.press("+")
    until("INSIGHT.state.zoom && location.search.includes('x=')")
    low, high = page.evaluate("INSIGHT.state.zoom")
    page.keyboard.press("Shift+ArrowRight")
    until(f"INSIGHT.state.zoom[0] > {low}")
    page.keyboard.press("0")
    until("INSIGHT.state.zoom === null")

    assert said.startswith("a: Value 9, Step 3")
    assert other.startswith("b: Value -3, Step 3")
    assert high - low == pytest.approx(24.5, rel=1e-6)
    assert low <= 3 <= high
