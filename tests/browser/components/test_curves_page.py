"""The page of curves draws the recorded points of each run, and tells of those pointed at."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from playwright.sync_api import expect

import insight

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

RECALL = np.linspace(1, 0, 21)
INKED = """([tag, colours]) => {
    const canvas = document.querySelector(`.card[data-tag="${tag}"] canvas.below`);
    const pen = canvas.getContext("2d");
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return colours.map((colour) => {
        const rgb = colour.match(/[0-9a-f]{2}/g).map((part) => Number.parseInt(part, 16));
        let count = 0;
        for (let i = 0; i < data.length; i += 4) {
            const far = rgb.reduce((sum, part, at) => sum + Math.abs(data[i + at] - part), 0);
            if (far < 12) count++;
        }
        return count;
    });
}"""


@pytest.fixture(scope="module")
def served(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    folder = tmp_path_factory.mktemp("curves")
    for number, run in enumerate(("a", "b")):
        with insight.SummaryRecord(folder / run) as record:
            for step in (1, 2, 5):
                precision = 1 - RECALL ** (2 + number) * 0.5 / step
                curve = insight.Curve(RECALL, precision, "How precise", "recall", "precision")
                record.log(step, {"val/pr": curve, "loss": 1 / step})
            x = np.linspace(1, 1_000, 60_000)
            y = np.abs(np.sin(x)) / x
            y[1_000:2_000] = np.nan
            record.log(5, {"spectrum": insight.Curve(x, y, "", "Hz", "power")})
    return serve_all(folder)


def card(page: Page, tag: str) -> dict[str, Any]:
    return page.evaluate("tag => INSIGHT.model(tag)", tag)


def test_newest_curves_are_drawn_with_their_areas(page: Page, look: Look, served: Served) -> None:
    look(f"{served[0]}curves")
    lines = card(page, "val/pr")

    assert {run: line["step"] for run, line in lines.items()} == {"a": 5, "b": 5}
    for number, line in enumerate(lines.values()):
        np.testing.assert_array_equal(line["x"], RECALL)
        np.testing.assert_array_equal(line["y"], 1 - RECALL ** (2 + number) * 0.1)
        assert line["area"] == pytest.approx(-np.trapezoid(line["y"], RECALL))
    inked = page.evaluate(INKED, ["val/pr", [line["colour"] for line in lines.values()]])
    assert min(inked) > 60
    legend = page.locator('.card[data-tag="val/pr"] .curve-legend li')
    assert [one.split("area")[1].strip() for one in legend.all_inner_texts()] == [
        "0.9666",
        "0.9749",
    ]
    expect(page.locator('.card[data-tag="val/pr"] .stats')).to_contain_text("How precise")


def test_curve_between_0_and_1_is_as_wide_as_high(page: Page, look: Look, served: Served) -> None:
    look(f"{served[0]}curves")
    inner = page.evaluate("""() => {
        const { scale } = INSIGHT.artistOf("val/pr");
        return [scale.width, scale.height, scale.x(1) - scale.x(0), scale.y(0) - scale.y(1)];
    }""")

    assert inner[0] == pytest.approx(inner[1], abs=1)
    assert inner[2] == pytest.approx(inner[3], abs=1)


def test_step_of_the_page_and_of_an_address_hold(
    page: Page, look: Look, served: Served, until: Until
) -> None:
    look(f"{served[0]}curves?step=2&earlier=few")
    until("INSIGHT.model('val/pr')?.a.step === 2")

    assert card(page, "val/pr")["a"]["earlier"] == 1
    page.fill("#curve-steps .step-number", "1")
    page.keyboard.press("Enter")
    until("INSIGHT.model('val/pr')?.b.step === 1")
    assert page.evaluate("INSIGHT.address.get('step')") == "1"


def test_pointer_reads_all_runs_where_it_is(page: Page, look: Look, served: Served) -> None:
    look(f"{served[0]}curves")
    area = page.locator('.card[data-tag="val/pr"] .curve-area')
    area.scroll_into_view_if_needed()
    box = area.bounding_box()
    assert box is not None
    x = page.evaluate("INSIGHT.artistOf('val/pr').scale.x(0.5)")
    page.mouse.move(box["x"] + x, box["y"] + 40)

    readout = page.locator("#readout")
    expect(readout).to_contain_text("recall · precision")
    assert readout.locator(".curve-read b").all_inner_texts() == ["0.5 · 0.975", "0.5 · 0.9875"]
    page.mouse.move(1, 1)
    expect(readout).to_be_hidden()


def test_keys_walk_along_the_first_curve(page: Page, look: Look, served: Served) -> None:
    look(f"{served[0]}curves")
    page.locator('.card[data-tag="val/pr"] .curve-area').focus()
    page.keyboard.press("End")

    expect(page.locator("#readout")).to_contain_text("0 · 1")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#readout")).to_contain_text("0.05 · ")
    page.keyboard.press("Escape")
    expect(page.locator("#readout")).to_be_hidden()


def test_long_curve_keeps_its_shape_its_gap_and_the_file_all_points(
    page: Page, look: Look, served: Served, until: Until, tmp_path: Path
) -> None:
    look(f"{served[0]}curves?scale=both")
    until("INSIGHT.model('spectrum')?.a")
    line = card(page, "spectrum")["a"]

    assert len(line["x"]) <= 2_000
    assert None in line["y"] or any(value != value for value in line["y"])
    expect(page.locator('.card[data-tag="spectrum"] .stats')).to_contain_text("of 120,000 points")
    with page.expect_download() as saved:
        page.locator('.card[data-tag="spectrum"]').get_by_role("button", name="CSV").click()
    saved.value.save_as(tmp_path / "saved.csv")
    with (tmp_path / "saved.csv").open(newline="") as file:
        rows = list(csv.reader(file))
    assert (rows[0], len(rows)) == (["run", "step", "x", "y"], 120_001)
    with page.expect_download() as picture:
        page.locator('.card[data-tag="spectrum"]').get_by_role("button", name="PNG").click()
    assert picture.value.suggested_filename == "spectrum.png"


def test_filter_takes_runs_away(page: Page, look: Look, served: Served, until: Until) -> None:
    look(f"{served[0]}curves?q=b")
    until("Object.keys(INSIGHT.model('val/pr') ?? {}).join() === 'b'")
    expect(page.locator('.card[data-tag="val/pr"] .curve-legend li')).to_have_count(1)


@pytest.mark.parametrize("width", [400, 900])
def test_narrow_screen_holds_the_page(page: Page, look: Look, served: Served, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    look(f"{served[0]}curves", anew=True)

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    controls = page.locator(".toolbar .control").all()
    for one in controls:
        box = one.bounding_box()
        assert box is None or box["x"] + box["width"] <= width
