"""The landscape page draws the recorded loss and the path over it."""

from __future__ import annotations

import os
import threading
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest

import insight
from insight.landscape import write_surface
from tests.dashboard.queries.landscape.test_interpolation import run_with as run_between
from tests.insight.sources.test_surfaces import drawn as drawn_surface
from tests.insight.sources.test_surfaces import run_with

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Look, Serve, Until, Visit
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

NPZ = "pca_1_3.landscape.npz"
HOSTILE = "top_2<b>%{z}</b><img src=x onerror='window.hacked=1'>"


def write(folder: Path, scale: float = 1.0) -> None:
    axis = np.linspace(-1, 1, 15)
    value = {
        "x": axis,
        "y": axis[:9],
        "z": np.add.outer(axis[:9] ** 2, axis**2) * scale + 0.5,
        "path_x": [0.8, 0.4, 0.0],
        "path_y": [-0.5, -0.2, 0.0],
        "path_z": [0.9, 0.2, 0.0],
        "path_steps": [1, 2, 5],
        "decomposition": "PCA",
        "unit": "epoch",
    }
    with insight.SummaryRecord(folder) as record:
        record.add_value("landscape", "valley", value)
        record.record(1)


@pytest.fixture(scope="module")
def few(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Runs of every sort, for all tests that only look at them, each at its own."""
    folder = tmp_path_factory.mktemp("few")
    axis = np.linspace(-1, 1, 5)
    z = np.add.outer(axis**2, axis**2)
    for name in ("pair-a", "pair-b"):
        write(folder / name)
        with insight.SummaryRecord(folder / name) as record:
            record.add_value("landscape", "landscape_[5]", {"x": axis, "y": axis, "z": z})
            record.record(0)
    write(folder / "whole & <b>")
    surface = drawn_surface()
    run_with(folder / "told-a", surface)
    run_with(folder / "told-b", drawn_surface(lift=0.25))
    write_surface(folder / "told-a" / NPZ, surface)
    run_with(folder / "more", surface)
    write_surface(folder / "more" / NPZ, replace(surface, quantities={HOSTILE: surface.z / 4}))
    for name, lift in (("cut-a", 0.0), ("cut-b", 0.25)):
        with insight.SummaryRecord(folder / name) as record:
            for step in range(1, 31):
                record.log(step, {"loss": 3 / step})
        run_with(folder / name, drawn_surface(lift=lift), "step")
    known = np.zeros((4, 5), bool)
    known[::2, ::2] = True
    write_surface(folder / "cut-a" / NPZ, replace(surface, evaluated=known))
    run_between(folder / "between")
    return serve_all(folder)


def drawn(page: Page, chart: str) -> dict[str, Any]:
    return page.evaluate(
        f"""() => {{ const data = {chart}._fullData, path = data.find(t => t.meta?.what === 'path');
            return {{ x: Array.from(data[0].x), y: Array.from(data[0].y),
                      z: Array.from(data[0].z, row => Array.from(row)),
                      path: path && [Array.from(path.x), Array.from(path.y)],
                      marks: data.map(t => t.meta?.what).filter(what => what) }}; }}"""
    )


def inked(page: Page) -> int:
    """How many pixels of the first surface are drawn."""
    return page.evaluate(
        """() => { const canvas = document.querySelector("canvas.surface");
            const { width, height } = canvas;
            const copy = new OffscreenCanvas(width, height);
            const pen = copy.getContext("2d", { willReadFrequently: true });
            pen.drawImage(canvas, 0, 0);
            const { data } = pen.getImageData(0, 0, width, height);
            return data.filter((value, i) => i % 4 === 3 && value > 0).length; }"""
    )


def picture(page: Page) -> str:
    return page.evaluate("document.querySelector('canvas.surface').toDataURL()")


def test_surface_is_turned_by_keys_and_by_dragging_and_all_of_the_page_with_it(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}landscape?q=pair&shown=valley")
    until("['pair-a', 'pair-b'].every((run) => INSIGHT.model('valley')?.[run] > 1)")
    first = picture(page)
    both = "[...document.querySelectorAll('canvas.surface')].map(c => c.toDataURL())"
    canvas = page.locator("canvas.surface").first

    assert inked(page) > 5_000
    assert "Lowest loss 0.5" in (canvas.get_attribute("aria-label") or "")
    canvas.focus()
    page.keyboard.press("ArrowRight")
    turned = page.evaluate(both)
    assert turned[0] != first
    assert turned[0] == turned[1]
    canvas.hover(position={"x": 80, "y": 80})
    page.mouse.down()
    canvas.hover(position={"x": 140, "y": 100})
    page.mouse.up()
    assert picture(page) != turned[0]
    canvas.dblclick()
    assert picture(page) == first

    page.get_by_text("Contour", exact=True).click()
    until("document.querySelector('.surface-home').clientWidth === 0")
    assert "view=contour" in page.url
    page.get_by_text("Surface", exact=True).click()
    until("document.querySelector('.panel-frame > .chart').clientWidth === 0")
    assert inked(page) > 5_000


def test_path_is_drawn_up_to_the_step_of_the_slider_and_is_played(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}landscape?step=2&q=whole")
    chart = "document.querySelector('.panels .chart')"
    until(f"{chart}?._fullData?.find(t => t.meta?.what === 'path')?.x.length === 2")
    row = store.table("landscape", runs="whole & <b>").iloc[0]
    shown = picture(page)

    assert drawn(page, chart)["path"] == [
        pytest.approx(list(row.path_x[:2])),
        pytest.approx(list(row.path_y[:2])),
    ]
    page.locator("#landscape-steps .step-range").press("End")
    until(f"{chart}._fullData.find(t => t.meta?.what === 'path').x.length === 3")
    assert picture(page) != shown
    until("!location.search.includes('step')")
    page.evaluate(
        f"""() => {{ window.seen = new Set();
            {chart}.on("plotly_afterplot", () => seen.add({chart}.data.find(
                t => t.meta?.what === "path").x.length)); }}"""
    )
    page.get_by_role("button", name="Play the training").click()
    until("seen.has(1) && seen.has(2)")
    until(f"""document.querySelector('.play').getAttribute('aria-pressed') === 'false'
              && {chart}._fullData.find(t => t.meta?.what === 'path').x.length === 3""")


def test_intervals_are_picked_and_paths_of_runs_laid_over_each_other(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}landscape?q=pair")
    until("INSIGHT.model('valley')?.['pair-b'] > 1")
    picks = page.locator("#landscape-intervals button")

    assert set(picks.all_inner_texts()) == {"[1, 3]", "[5]", "interpolation_1_5", "valley"}
    for name in ("[1, 3]", "[5]", "interpolation_1_5"):
        picks.get_by_text(name, exact=True).click()
    until("document.querySelectorAll('.card.unpicked').length === 3")
    assert page.locator(".card:visible").get_attribute("data-tag") == "valley"
    assert "shown=valley" in page.url
    look(page.url, anew=True)
    until("document.querySelectorAll('.card.unpicked').length === 3")
    picks.get_by_text("valley", exact=True).click()  # none is as good as all
    until("document.querySelectorAll('.card.unpicked').length === 0")

    page.locator("#more").click()
    page.get_by_text("Overlaid", exact=True).click()
    over = "document.querySelector('.card[data-tag=valley] .over')"
    until(f"{over}?._fullData?.length === 4")
    colours = page.evaluate(f"{over}._fullData.map(t => t.marker.color)")
    assert colours == page.evaluate(
        "['pair-a', 'pair-a', 'pair-b', 'pair-b'].map(INSIGHT.colourOf)"
    )
    page.get_by_text("40", exact=True).click()
    until(
        """(() => { const { contours, zmin, zmax } = document.querySelector(
                '.card[data-tag=valley] .panels .chart')._fullData[0];
            return Math.abs((zmax - zmin) / contours.size - 40) < 1e-6; })()"""
    )


def test_what_is_shown_is_saved_as_a_picture_a_drawing_a_table_and_a_page(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}landscape?q=whole")
    until("Object.values(INSIGHT.model('valley') ?? {})[0] > 1")
    files = {}
    for kind in ("CSV", "PNG", "SVG", "HTML"):
        with page.expect_download() as download:
            page.locator('.card[data-tag="valley"] .card-foot button', has_text=kind).click()
        files[kind] = Path(download.value.path()).read_bytes()
        assert download.value.suggested_filename == f"valley.{kind.lower()}"

    lines = files["CSV"].decode().splitlines()
    assert len(lines) == 1 + 3 + 15 * 9
    assert files["PNG"].startswith(b"\x89PNG")
    root = ET.fromstring(files["SVG"])
    shapes = [one.tag.rpartition("}")[2] for one in root.iter()]
    assert shapes.count("polygon") >= 14 * 8
    assert "whole & <b>" in "".join(root.itertext())
    text = files["HTML"].decode()
    assert "whole &amp; &lt;b&gt;" in text
    assert "<dt>Lowest loss</dt><dd>0.5</dd>" in text
    assert "<script" not in text


def test_facts_of_the_file_beside_a_record_stand_below_its_picture(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}landscape?q=told")
    until("['told-a', 'told-b'].every((run) => run in INSIGHT.model('landscape_[1, 3]'))")
    frames = {
        run: page.locator(".panel-frame", has=page.locator(f'.run-name[title="{run}"]'))
        for run in ("told-a", "told-b")
    }
    told = frames["told-a"].locator(".landscape-facts").inner_text().split("\n")
    frames["told-a"].locator(".numbers summary").click()
    heads = frames["told-a"].locator(".path-table thead th").all_inner_texts()

    assert told[told.index("Form") + 1] == "Insight"
    assert told[told.index("Variance explained") + 1] == "75 % + 20 %"
    assert told[told.index("Off the plane") + 1] == "≤ 25 %"
    assert told[told.index("Batch norms") + 1] == "eval"
    assert heads[-1] == "loss of the checkpoint"
    other = frames["told-b"].locator(".landscape-facts").inner_text()
    assert "MindSpore's record" in other
    assert "Variance explained" not in other


@pytest.mark.with_dash
def test_whatever_a_file_tells_of_each_node_can_be_chosen_and_linked_to(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}landscape?q=more")
    until("'more' in INSIGHT.model('landscape_[1, 3]')")
    page.click(".toolbar button:has-text('More')")
    page.click("#landscape-quantity")
    page.get_by_role("option", name=HOSTILE.replace("_", " ")).click()
    drawn_now = "document.querySelector('.panel-frame .chart')?._fullData?.[0]"
    until(f"{drawn_now}?.hovertemplate.includes('top 2')")
    values = drawn(page, "document.querySelector('.panel-frame .chart')")["z"]
    look(page.url)
    until(f"{drawn_now}?.hovertemplate.includes('top 2')")

    np.testing.assert_allclose(values, drawn_surface().z / 4, rtol=1e-6)
    assert page.input_value("#landscape-quantity") == HOSTILE.replace("_", " ")
    assert page.evaluate("window.hacked") is None
    assert page.locator(".panel-frame .chart b, .panel-frame .chart img").count() == 0


def test_landscape_is_cut_through_a_point_and_taken_from_another(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}landscape?step=2&q=cut")
    until("['cut-a', 'cut-b'].every((run) => run in INSIGHT.model('landscape_[1, 3]'))")
    frames = {
        run: page.locator(".panel-frame", has=page.locator(f'.run-name[title="{run}"]'))
        for run in ("cut-a", "cut-b")
    }
    chart = frames["cut-a"].locator(":scope > .chart")
    box = chart.bounding_box()
    assert box
    chart.click(position={"x": 64 + (box["width"] - 130) * 0.9, "y": 6 + (box["height"] - 50) / 3})
    slices = "document.querySelector('.slices[open] .slice-chart')"
    until(f"{slices}?._fullData?.length === 6")
    z = drawn_surface().z
    shown = page.evaluate(f"{slices}._fullData.map(t => Array.from(t.y))")
    assert shown[0] in z.tolist()
    assert shown[3] in z.T.tolist()
    sliders = frames["cut-a"].locator(".slices .step-range")
    sliders.nth(0).press("Home")
    until(f"{slices}.getAttribute('aria-label').includes('Column at direction 1 -1')")
    assert page.evaluate(f"Array.from({slices}._fullData[3].y)") == z[:, 0].tolist()
    lines = page.evaluate(
        "document.querySelector('.panel-frame > .chart').layout.shapes.map(s => [s.x0, s.y0])"
    )
    assert lines[0][0] == -1.0
    strip = frames["cut-a"].locator(".loss-strip svg")
    assert "at step 2: 1.5" in (strip.get_attribute("aria-label") or "")
    assert strip.locator(".span").count() == 1

    page.locator("#more").click()
    page.locator("#landscape-nodes").get_by_text("Shown", exact=True).click()
    marks = "document.querySelector('.panel-frame > .chart')._fullData.map(t => t.meta?.what)"
    until(f"{marks}.includes('computed')")
    assert page.locator("#more-count").inner_text() == "1"

    frames["cut-a"].get_by_role("button", name="Difference").click()
    second = "document.querySelectorAll('.panel-frame > .chart')[1]"
    until(f"Math.abs({second}._fullData[0].z[0][0] - 0.25) < 1e-6")
    assert "no file says whether on the same plane" in frames["cut-b"].locator(".note").inner_text()
    assert "against=" in page.url
    look(page.url)
    until(f"Math.abs({second}?._fullData?.[0].z[0][0] - 0.25) < 1e-6")
    page.get_by_role("button", name="Show landscapes as they are").click()
    until(f"{second}._fullData[0].z[0][0] > 1")

    with page.expect_download() as download:
        frames["cut-a"].get_by_role("button", name="VTP").click()
    solid = ET.fromstring(Path(download.value.path()).read_bytes())
    arrays = {one.get("Name"): (one.text or "").split() for one in solid.iter("DataArray")}
    np.testing.assert_allclose(np.array(arrays["loss"][:20], float).reshape(4, 5), z, rtol=1e-6)
    assert [int(one) for one in arrays["step"][20:]] == [1, 2, 3]
    assert len(arrays["points"]) == 3 * 23
    with page.expect_download() as download:
        frames["cut-a"].get_by_role("link", name="NPZ").click()
    assert np.load(Path(download.value.path()))["z"].tolist() == z.tolist()
    assert frames["cut-b"].locator(".npz").is_hidden()


def test_interpolations_are_charts_with_their_barriers_and_numbers(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}landscape?q=between")
    until("'between' in INSIGHT.model('interpolation_1_5')")
    drawing = """document.querySelector('.card[data-tag="interpolation_1_5"] .chart')._fullData"""
    until(f"{drawing}.length")
    card = page.locator('.card[data-tag="interpolation_1_5"]')
    frame = card.locator(".panel-frame")
    told = frame.locator(".landscape-facts").inner_text().split("\n")
    drawn = page.evaluate(f"{drawing}.map(t => [t.meta.what, t.meta.way, Array.from(t.y)])")
    frame.locator(".numbers summary").click()
    frame.locator(".way-table thead th").first.wait_for()
    heads = frame.locator(".way-table thead th").all_inner_texts()
    with page.expect_download() as download:
        card.locator(".card-foot button", has_text="CSV").click()
    lines = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    with page.expect_download() as download:
        frame.locator(".npz").click()
    assert download.value.suggested_filename == "interpolation_1_5.landscape.npz"

    assert told[told.index("From") + 1] == "epoch 1"
    assert told[told.index("Barrier: Straight line") + 1] == "2"
    assert ["way", "straight", [1, 1.5, 2.75, 1, 0.5]] in drawn
    assert ["barrier", "aligned", [0.375, 1.375]] in drawn
    assert heads == [
        "Share of the way",
        "Straight line",
        "Straight, channels aligned",
        "Bezier curve",
    ]
    assert lines[0] == "run,way,t,loss"
    assert len(lines) == 1 + 3 * 5
    assert card.locator(".surface-home").count() == 0
    page.set_viewport_size({"width": 390, "height": 800})
    until("document.querySelector('.main-landscape .panel-frame .chart').clientWidth < 380")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_many_runs_are_drawn_as_they_come_near_and_one_that_came_back_has_its_facts(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    write(tmp_path / "run-00")
    for place in range(1, 80):
        copytree(tmp_path / "run-00", tmp_path / f"run-{place:02}", copy_function=os.link)
    url, _ = serve(tmp_path)
    page = visit(f"{url}landscape")
    count = int(page.locator(".card").get_attribute("data-drawn"))
    assert count < 24
    assert page.locator(".card").get_attribute("data-runs") == "80"
    listed = page.locator(".panel-frame .run-name").all_text_contents()
    first = listed[0]
    until(f"'{first}' in INSIGHT.model('valley')")
    others = [f"run-{place:02}" for place in range(80) if f"run-{place:02}" not in listed]
    for run in (*others[:7], first):  # the others come into focus, the first leaves it
        page.locator(f'.run-row[data-run="{run}"]').click()
    until(f"document.querySelector('.panel-frame .run-name[title=\"{first}\"]') === null")
    held: list[Route] = []
    released = threading.Event()

    def hold(route: Route) -> None:
        if not released.is_set() and '"output":"landscape-answer.data"' in (
            route.request.post_data or ""
        ):
            held.append(route)
        else:
            route.continue_()

    page.route("**/_dash-update-component?*", hold)  # what is drawn now, it knew before
    until(
        f"""(() => {{ document.querySelector('.panels').scrollTop += 50;
                     return '{first}' in INSIGHT.model('valley'); }})()"""
    )
    frame = page.locator(".panel-frame", has=page.locator(f'.run-name[title="{first}"]'))
    facts = frame.locator("dt").all_inner_texts()
    released.set()
    for route in held:
        route.continue_()

    assert len(listed) == 8
    assert "Lowest loss" in facts
    until(
        """(() => { const list = document.querySelector('.panels');
                    list.scrollTop = list.scrollHeight;
                    return 'run-79' in (INSIGHT.model('valley') ?? {}); })()"""
    )
