"""Values without a step are drawn whole, whatever the axis, and go on as the file grows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight
from insight.format.frames import message_frame
from insight.format.tensorboard import FILE_VERSION, Event

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

FILE = "events.out.tfevents.1000000000.host.1.0"


def add(file: Path, values: list[float], begin: int = 0) -> None:
    """Values of one tag without a step, a second apart."""
    content = b"" if begin else message_frame(Event(wall_time=1e9, file_version=FILE_VERSION))
    for second, value in enumerate(values, begin):
        told = {"value": [{"tag": b"loss", "simple_value": value}]}
        content += message_frame(Event(wall_time=1e9 + second, summary=told))
    with file.open("ab") as opened:
        opened.write(content)


@pytest.fixture(scope="module")
def stepless(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    folder = tmp_path_factory.mktemp("stepless")
    (folder / "a").mkdir()
    add(folder / "a" / FILE, [8.0, 4.0, 2.0, 1.0])
    with insight.SummaryRecord(folder / "b") as run:
        for number, red in enumerate((10, 110, 210)):
            picture = np.zeros((1, 3, 8, 8), np.uint8)
            picture[:, 0] = red
            picture[0, :, 0, :2] = [0, 254]  # so that nothing is stretched
            run.add_value("image", "sample", picture)
            run.add_value("histogram", "weights", np.arange(20.0) * number)
            run.add_value("tensor", "weights", np.full((2, 2), number))
            run.record(0)
    return serve_all(folder)


def x_of(page: Page) -> list[float]:
    found: list[float] = page.evaluate("INSIGHT.model('loss')['a'].x")
    return found


def test_values_without_a_step_are_drawn_along_rows_and_time(
    look: Look, stepless: Served, until: Until
) -> None:
    url, store = stepless
    page = look(f"{url}scalars")
    by_row = x_of(page)
    said = page.locator(".card .stats").first.inner_text()
    add(Path(store.root) / "a" / FILE, [0.5, 0.25], begin=4)
    until("INSIGHT.model('loss')['a'].points === 6")
    grown = x_of(page)
    page.get_by_text("Relative", exact=True).click()
    until("INSIGHT.model('loss')['a'].x[5] === 5")

    assert by_row == [0, 1, 2, 3]
    assert "no steps, so along Index" in said
    assert grown == [0, 1, 2, 3, 4, 5]
    assert x_of(page) == [0, 1, 2, 3, 4, 5]


RED = """() => {
    const image = document.querySelector(".image-tile img");
    const canvas = Object.assign(document.createElement("canvas"), {width: 8, height: 8});
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(4, 4, 1, 1).data[0];
}"""


def test_pictures_without_a_step_are_all_shown_by_their_numbers(
    look: Look, stepless: Served, until: Until
) -> None:
    url, _ = stepless
    page = look(f"{url}images")
    until("INSIGHT.images.model().tiles[0].state === 'shown'")
    seen = [page.evaluate(RED)]
    for step in (1, 0):
        page.keyboard.press("ArrowLeft")
        until(f"INSIGHT.images.model().tiles[0].step === {step}")
        until("INSIGHT.images.model().tiles[0].state === 'shown'")
        seen.append(page.evaluate(RED))
    page.get_by_text("Over steps").click()
    until("document.querySelectorAll('.image-step').length === 3")

    assert seen == [210, 110, 10]
    assert page.locator(".image-step").all_inner_texts() == ["index 0", "index 1", "index 2"]


def test_histograms_and_tensors_without_a_step_are_all_shown(
    look: Look, stepless: Served, until: Until
) -> None:
    url, _ = stepless
    page = look(f"{url}histograms")
    said = page.locator(".card .stats").first.inner_text()
    look(f"{url}tensors?step=1")
    until("document.querySelector('#tensor-body table') !== null")

    assert "no steps, so along Index" in said
    assert "index 1" in page.locator("#tensor-card .stats").inner_text()
