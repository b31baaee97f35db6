"""A report is opened from a folder, without a server: it asks for nothing, and is alive."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import insight
from dashboard.live import LiveStore
from dashboard.report import Asked, made

from .promises import promise
from .rules import broken_rules, broken_rules_of_colours

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from .conftest import Until

pytestmark = pytest.mark.browser

INKED = """(() => {{
    const [chart] = document.querySelectorAll('.chart[data-tag="loss"]'),
      canvas = chart.querySelectorAll("canvas")[{layer}],
      {{ width, height }} = canvas;
    return canvas.getContext("2d").getImageData(0, 0, width, height).data.some(Boolean);
}})()"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The report of fifteen runs, of which one meets NaN."""
    for run in range(15):
        settings = {"rate": 0.1 * run, "optimizer": "adam" if run % 2 else "sgd"}
        with insight.SummaryRecord(tmp_path / f"run-{run:02d}", hyperparameters=settings) as record:
            for step in range(50):
                loss = math.nan if run == 14 and step > 20 else (1 + run) / (1 + step)
                record.log(step, {"loss": loss, "val/accuracy": 1 - loss / 20})
    found = made(LiveStore(insight.open_runs(tmp_path)), Asked(notes="# Why\n\n- *so*"), "1.2")
    path = tmp_path / "report.html"
    path.write_bytes(found.html)
    return path


def test_report_is_alive_without_a_server(page: Page, until: Until, file: Path) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    chart = page.locator('.chart[data-tag="loss"] .host')
    names = page.locator("#legend .entry")

    with promise("It asks for nothing but itself"):
        expect(names).to_have_count(13)
        assert asked == [file.as_uri()]
    with promise("Curves are drawn"):
        chart.scroll_into_view_if_needed()
        expect(chart).to_be_in_viewport()
        until(INKED.format(layer=0))
    box = chart.bounding_box()
    assert box is not None
    middle = box["x"] + 0.5 * box["width"], box["y"] + 0.4 * box["height"]
    with promise("What is pointed at is told with what the others have there"):
        page.mouse.move(*middle)
        expect(page.locator(".tip-row").first).to_be_visible()
        expect(page.locator(".tip-row").first).to_contain_text("run-00")
        until(INKED.format(layer=1))
    with promise("Dragging zooms all charts, and a button leads back"):
        page.mouse.down()
        page.mouse.move(middle[0] + 80, middle[1], steps=3)
        page.mouse.up()
        expect(page.locator("#reset-zoom")).to_be_visible()
        page.click("#reset-zoom")
        expect(page.locator("#reset-zoom")).to_be_hidden()
    with promise("Keys go along a line, zoom, and bring it before the others"):
        chart.focus()
        for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "Enter"):
            page.keyboard.press(key)
        expect(page.locator(".tip-row.pointed")).to_have_count(1)
        expect(page.locator(".entry.focused")).to_have_count(1)
        page.keyboard.press("Enter")
        page.keyboard.press("+")
        expect(page.locator("#reset-zoom")).to_be_visible()
        page.keyboard.press("0")
        expect(page.locator("#reset-zoom")).to_be_hidden()
        page.keyboard.press("Escape")
    with promise("Names hide and show runs"):
        names.first.click()
        expect(names.first).to_have_attribute("aria-pressed", "false")
        names.first.click()
        expect(names.first).to_have_attribute("aria-pressed", "true")
        page.locator("#other-runs").click()
        expect(page.locator("#other-runs")).to_have_attribute("aria-pressed", "false")
    with promise("The table is sorted by what is clicked, what is no number last"):
        heading = page.locator("#runs thead th", has_text="loss, best")
        first = page.locator("#runs tbody tr th").first
        expect(first).to_have_text("run-00")
        heading.locator("button").click()
        expect(heading).to_have_attribute("aria-sort", "descending")
        expect(first).not_to_have_text("run-00")
        heading.locator("button").click()
        expect(first).to_have_text("run-00")
    with promise("It keeps the rules of WCAG, in the dark, too"):
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
        assert broken_rules(page) == []
        page.emulate_media(color_scheme="dark")
        assert broken_rules_of_colours(page) == []
        page.emulate_media(color_scheme=None)
    with promise("Nothing is wider than a phone"):
        page.set_viewport_size({"width": 390, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
