"""The landscape page draws the recorded loss and the path over it."""

from __future__ import annotations

import threading
from pathlib import Path
from shutil import copytree
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from .conftest import Serve, Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser


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


def drawn(page: Page, chart: str) -> dict[str, Any]:
    return page.evaluate(
        f"""() => {{ const data = {chart}._fullData, path = data.find(t => t.meta?.what === 'path');
            return {{ x: Array.from(data[0].x), y: Array.from(data[0].y),
                      z: Array.from(data[0].z, row => Array.from(row)),
                      path: path && [Array.from(path.x), Array.from(path.y)],
                      marks: data.map(t => t.meta?.what).filter(what => what) }}; }}"""
    )


def test_contours_of_real_runs_hold_the_loss(visit: Visit, mindspore: Served) -> None:
    url, store = mindspore
    page = visit(f"{url}landscape")
    table = store.table("landscape")

    assert page.locator(".card").count() == table["tag"].nunique()
    for row in table.itertuples():
        chart = f"document.querySelector('.card[data-tag=\"{row.tag}\"] .chart')"
        found = drawn(page, chart)
        np.testing.assert_allclose(found["x"], row.x, rtol=1e-6)
        np.testing.assert_allclose(found["z"], row.z, rtol=1e-6)
        if row.path_steps.size:
            np.testing.assert_allclose(found["path"], [row.path_x, row.path_y], rtol=1e-6)
            assert found["marks"] == ["path", "start", "end"]


def test_runs_come_to_an_empty_page_and_stand_beside_each_other_with_one_scale_for_all(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    root = tmp_path / "runs"
    root.mkdir()
    write(tmp_path / "cut")
    damage(tmp_path / "cut")
    url, store = serve(root)
    page = visit(f"{url}landscape?scale=shared")
    assert "insight.SummaryRecord" in page.inner_text("main")
    (tmp_path / "cut").rename(root / "cut")  # nobody saw it whole
    write(root / "a")
    write(root / "b", scale=4)
    until("INSIGHT.model('valley')?.a > 1 && INSIGHT.model('valley')?.b > 1")
    until("""document.querySelector('.run-row[data-run="cut"] .run-warn')?.innerText === '!'""")
    assert page.locator(".panel-frame .run-name").all_inner_texts() == ["a", "b"]
    boxes = [frame.bounding_box() for frame in page.locator(".panel-frame").all()]
    facts = page.locator(".landscape-facts").first.inner_text().split("\n")
    page.locator(".numbers summary").first.click()
    page.wait_for_selector(".path-table tbody tr")
    path = page.locator(".path-table tbody tr").all_inner_texts()
    shown = page.locator(".surface-table tbody tr").first.locator("td").all_inner_texts()
    z = store.table("landscape")["z"].iloc[0]

    assert page.locator(".card").get_attribute("data-runs") == "2"
    assert boxes[0]["y"] == boxes[1]["y"]
    assert facts[facts.index("Interval") + 1] == "[1, 5]"
    assert facts[facts.index("Unit") + 1] == "Epoch"
    assert facts[facts.index("Points") + 1] == "15 × 9"
    assert [line.split("\t")[0] for line in path] == ["1", "2", "5"]
    np.testing.assert_allclose([float(text) for text in shown], z[-1], rtol=1e-3)

    tops = "[...document.querySelectorAll('.panels .chart')].map(c => c._fullData[0].zmax)"
    every = store.table("landscape")["z"]
    highest = max(float(z.max()) for z in every)
    np.testing.assert_allclose(page.evaluate(tops), [highest, highest], rtol=1e-6)
    page.get_by_text("Log", exact=True).click()
    until(f"Math.abs({tops}[0] - {np.log10(highest)}) < 1e-5")
    found = drawn(page, "document.querySelector('.panels .chart')")
    np.testing.assert_allclose(10 ** np.array(found["z"]), every.iloc[0], rtol=1e-5)
    assert "colour=log" in page.url


def damage(folder: Path) -> None:
    """Of a run's only record a byte is another."""
    (file,) = folder.iterdir()
    content = bytearray(file.read_bytes())
    content[-30] ^= 0xFF
    file.write_bytes(content)


def test_many_runs_are_drawn_as_they_come_near_and_one_that_came_back_has_its_facts(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    write(tmp_path / "run-00")
    for place in range(1, 80):
        copytree(tmp_path / "run-00", tmp_path / f"run-{place:02}")
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
