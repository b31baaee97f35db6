"""Of many runs pages draw what is near the screen, and list all."""

from __future__ import annotations

import os
from shutil import copytree
from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight

from .test_images_page import ALL_SHOWN, check_pixels, model, noise
from .test_tensors_page import CELLS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser


def write(folder: Path, number: int) -> None:
    """Pictures of four tags, two histograms and a tensor that holds the number."""
    with insight.SummaryRecord(folder) as record:
        for step in (1, 2):
            record.add_value("histogram", "fc1.weight", np.linspace(-step, step, 100))
            if step == 1:
                record.add_value("tensor", "w", np.array([float(number)]))
                for tag in range(4):
                    record.add_value("image", f"tag {tag:02}", noise(10 + tag))
            record.record(step)


@pytest.fixture(scope="module")
def eighty(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Eighty runs, of which all but one are links to the first."""
    folder = tmp_path_factory.mktemp("eighty")
    for number in (0, 77):
        write(folder / f"run-{number:02}", number)
    for number in {*range(1, 80)} - {77}:
        copytree(folder / "run-00", folder / f"run-{number:02}", copy_function=os.link)
    return serve_all(folder)


def test_many_runs_of_four_tags_make_few_elements(look: Look, eighty: Served, until: Until) -> None:
    url, store = eighty
    page = look(f"{url}images")
    found = model(page)

    assert (len(found["runs"]), len(found["tags"]), found["total"]) == (80, 4, 320)
    assert len(found["tiles"]) < 100
    page.evaluate("document.querySelector('.images-scroll').scrollTop = 1e9")
    tiles = "INSIGHT.images.model().tiles"
    until(f"{tiles}.length && {tiles}.every(t => t.tag === 'tag 03') && {ALL_SHOWN}")
    found = model(page)
    assert len(found["tiles"]) < 100
    assert {one["tag"] for one in found["tiles"]} == {"tag 03"}
    check_pixels(page, store, found["tiles"][-1])


def test_histograms_of_further_runs_are_drawn_as_they_come_near(
    look: Look, eighty: Served, until: Until
) -> None:
    url, _ = eighty
    page = look(f"{url}histograms")
    first = page.locator(".card").get_attribute("data-drawn")
    until(
        """(() => { const list = document.querySelector('.panels');
                    list.scrollTop = list.scrollHeight;
                    return 'run-79' in (INSIGHT.model('fc1.weight') ?? {}); })()"""
    )
    model = page.evaluate("INSIGHT.model('fc1.weight')")

    assert page.locator(".card").get_attribute("data-runs") == "80"
    assert int(first) < 24
    assert len(model) < 24


def test_tensors_of_many_runs_are_all_listed(look: Look, eighty: Served, until: Until) -> None:
    url, _ = eighty
    page = look(f"{url}tensors")

    assert page.locator("#tensor-runs .pick-row").count() == 80
    page.locator('#tensor-runs .pick-row[data-name="run-77"]').click()
    until(f"{CELLS}[0]?.[0] === 77")
