"""What tells a run or a tag from its neighbours is never cut, wherever it is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from .conftest import Move, Serve, Until, Visit

pytestmark = pytest.mark.browser

SHARED = "experiments/resnet50-imagenet-bs256-warmup5-cosine-"
ENDS = [f"lr{rate}-seed{seed}" for rate in (0.1, 0.01) for seed in range(2)]
TAGS = [f"validation/resnet50/stage{stage}/accuracy" for stage in (1, 2)]

# How many names are in sight at a place, the words that stay of them, and whether any is cut.
NAMES = """(place) => {
    const found = [...document.querySelectorAll(place)].filter((one) => one.checkVisibility());
    const cut = found.filter((one) => {
        const box = one.getBoundingClientRect();
        return [...one.querySelectorAll(".name-stays")].some((part) => {
            const own = part.getBoundingClientRect();
            return own.left < box.left - 1 || own.right > box.right + 1
                || own.bottom > box.bottom + 1 || part.scrollWidth > part.clientWidth + 1;
        });
    });
    const words = (one) => [...one.querySelectorAll(".name-stays")].map((part) => part.textContent);
    return { stay: found.map((one) => words(one).join("…")), cut: cut.map((one) => one.outerHTML) };
}"""


def names_at(page: Page, place: str) -> list[str]:
    found: dict[str, list[str]] = page.evaluate(NAMES, place)

    assert found["cut"] == []
    return found["stay"]


def test_names_are_cut_where_neighbours_are_alike_on_every_page(
    page: Page, visit: Visit, move: Move, until: Until, serve: Serve, tmp_path: Path
) -> None:
    for number, end in enumerate(ENDS):
        with insight.SummaryRecord(tmp_path / (SHARED + end)) as record:
            for step in range(3):
                record.add_value("image", "sample", np.zeros((1, 3, 8, 12)))
                record.add_value("histogram", "weights", np.array([0.0, 1.0, np.nan]))
                record.log(step, dict.fromkeys(TAGS, 0.5 + number / 10 + step / 100))
    url, _ = serve(tmp_path)
    best = SHARED + ENDS[-1]
    visit(f"{url}runs")
    until("document.querySelector('#runs-header .fact-detail .name-stays') !== null")

    assert names_at(page, "#runs-header .fact-detail") == [ENDS[-1]]
    assert page.get_attribute("#runs-header .fact-detail", "title") == best
    assert sorted(names_at(page, ".run-cell .run-name")) == sorted(ENDS)
    page.set_viewport_size({"width": 420, "height": 900})
    assert names_at(page, "#runs-header .fact-detail") == [ENDS[-1]]
    page.set_viewport_size({"width": 1440, "height": 900})
    move(f"{url}images")
    until("document.querySelectorAll('.image-tile .name-stays').length === 4")

    assert sorted(names_at(page, ".image-tile .run-name")) == sorted(ENDS)
    assert best in page.evaluate(
        "[...document.querySelectorAll('.image-tile .run-name')].map((one) => one.title)"
    )
    page.click(f'.image-tile[data-run="{best}"] .image-frame')
    pane = ".image-pane .run-name"
    assert names_at(page, pane) == [ENDS[-1]]
    assert page.get_attribute(pane, "title") == best
    page.select_option(".image-box .control:nth-of-type(2) select", SHARED + ENDS[2])
    assert names_at(page, pane) == ["seed1", "seed0"]
    page.set_viewport_size({"width": 420, "height": 900})
    assert names_at(page, pane) == ["seed1", "seed0"]
    page.select_option(".image-box .control:nth-of-type(1) select", "difference")
    assert names_at(page, pane) == ["seed1", "seed0"]
    page.keyboard.press("Escape")
    page.click("#images-view label:has-text('By run')")
    until("document.querySelectorAll('.image-head .name-stays').length === 4")

    assert sorted(names_at(page, ".image-head .section-name")) == sorted(ENDS)
    page.set_viewport_size({"width": 1440, "height": 900})
    move(f"{url}compare")
    heads = "#compare-grid .ag-header-cell .run-name"
    until(f"document.querySelectorAll('{heads}').length === 4")

    assert sorted(names_at(page, heads)) == sorted(ENDS)
    move(f"{url}scalars?axis=tag&xtag={TAGS[1]}")
    until(f"INSIGHT.model('{TAGS[0]}') !== null && INSIGHT.isQuiet()")

    assert names_at(page, ".stats .owner") == [ENDS[-1]] * 2
    plot = page.locator(".card .plot").first.bounding_box()
    assert plot is not None
    page.mouse.move(plot["x"] + plot["width"] - 14, plot["y"] + 40)
    until("document.querySelector('#readout .name-stays') !== null")
    assert names_at(page, "#readout .run-name")[0] in ENDS
    page.evaluate(
        """(tag) => {
            const own = CanvasRenderingContext2D.prototype, { fillText } = own;
            window.painted = [];
            own.fillText = function (text, ...at) {
                window.painted.push(text);
                fillText.call(this, text, ...at);
            };
            INSIGHT.enlarged.show([tag]);
        }""",
        TAGS[0],
    )
    until(f"{ENDS}.every((end) => window.painted.includes(end))")
    page.keyboard.press("Escape")
    chooser = "document.querySelector('#xtag')"
    until(f"{chooser}.scrollLeft > 0")  # tags differ at their ends

    end = f"Math.abs({chooser}.scrollLeft + {chooser}.clientWidth - {chooser}.scrollWidth) < 2"
    assert page.evaluate(end)
    assert page.get_attribute("#xtag", "title") == TAGS[1]
    move(f"{url}histograms")
    assert page.inner_text(".stats .reason").startswith(f"{ENDS[2]}: ")
    assert SHARED + ENDS[2] in (page.get_attribute(".stats .reason", "title") or "")
