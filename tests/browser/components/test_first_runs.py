"""A page without anything to show teaches, and goes on as runs come and files grow."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import numpy as np
import pytest

import insight
from insight.format.ending import RECORD_BYTES
from tests.dashboard.queries.graphs import message

from .test_images_page import ALL_SHOWN, check_pixels, model
from .test_images_page import record as record_pictures
from .test_landscape_page import drawn
from .test_landscape_page import write as write_landscape
from .test_scalars_page import check_against_table
from .test_scalars_page import log as log_loss
from .test_tensors_page import write as write_tensors
from .test_text_page import ROWS
from .test_text_page import write as write_texts

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

    from tests.browser.conftest import Look, Move, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

TEACHES = ("No runs here yet", "Nothing of this kind recorded")


@pytest.fixture(scope="module")
def folder(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """An empty folder, to which each test brings something of another kind."""
    return serve_all(tmp_path_factory.mktemp("folder"))


def teaches(page: Page) -> None:
    assert page.locator(".empty h2").inner_text().startswith(TEACHES)


def test_first_run_appears_on_the_empty_page_with_its_actions_and_cards_grow_without_a_reload(
    look: Look, folder: Served, until: Until
) -> None:
    url, store = folder
    page = look(f"{url}scalars?pin=val%2Faccuracy")
    page.evaluate("window.sameDocument = true")

    teaches(page)
    assert page.locator("[data-action]").count() == 0
    log_loss(Path(store.root) / "first", range(1, 6))
    until("INSIGHT.model('train/loss')?.first?.points === 5")
    until("document.querySelectorAll('.pinned .card [data-action]').length === 6")
    check_against_table(page, store, "train/loss")
    with insight.SummaryRecord(Path(store.root) / "run") as record:
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


def test_first_picture_appears_on_the_empty_page_and_the_step_stays_unless_it_is_the_last(
    look: Look, folder: Served, until: Until
) -> None:
    url, store = folder
    run = Path(store.root) / "pictures"
    page = look(f"{url}images")

    teaches(page)
    record_pictures(run, [1, 2, 3])
    until("INSIGHT.images.model().tiles[0]?.state === 'shown'")
    assert page.locator(".empty").count() == 0
    check_pixels(page, store, model(page)["tiles"][0])
    assert model(page)["follows"]
    record_pictures(run, [4, 5])
    until("INSIGHT.images.model().tiles[0].step === 5")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    until("INSIGHT.images.model().tiles[0].step === 3")
    record_pictures(run, [6, 7])
    until("INSIGHT.images.model().steps.length === 7")

    found = model(page)
    assert (found["step"], found["position"], found["follows"]) == (3, 2, False)
    assert (found["tiles"][0]["step"], found["tiles"][0]["of"]) == (3, 7)
    until(ALL_SHOWN)
    check_pixels(page, store, model(page)["tiles"][0])
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    until("INSIGHT.images.model().follows && INSIGHT.images.model().tiles[0].step === 7")


def test_runs_come_to_an_empty_page_and_stand_beside_each_other_with_one_scale_for_all(
    look: Look, folder: Served, until: Until, tmp_path: Path
) -> None:
    write_landscape(tmp_path / "cut")
    damage(tmp_path / "cut")
    url, store = folder
    root = Path(store.root)
    page = look(f"{url}landscape?scale=shared")

    teaches(page)
    (tmp_path / "cut").rename(root / "cut")  # nobody saw it whole
    write_landscape(root / "a")
    write_landscape(root / "b", scale=4)
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
    """Of a run's only value a byte is another."""
    (file,) = folder.iterdir()
    content = bytearray(file.read_bytes())
    content[-(RECORD_BYTES + 30)] ^= 0xFF
    file.write_bytes(content)


def test_graphs_appear_on_their_pages_as_they_are_recorded(
    look: Look, move: Move, folder: Served, until: Until
) -> None:
    url, store = folder
    page = look(f"{url}dataset")

    teaches(page)
    move(f"{url}graph")
    teaches(page)
    with insight.SummaryRecord(Path(store.root) / "graphs") as record:
        record.add_value("graph", "graph", message([("1", "A", "", []), ("2", "B", "", ["1"])]))
        record.record(1)
        until("INSIGHT.graphModel()?.nodes.length === 2")

        assert page.locator(".empty").count() == 0
        move(f"{url}dataset")
        assert "Nothing of this kind recorded" in page.locator("main").inner_text()
        source = {"parameter": {"mapStr": {"op_type": "A"}}}
        stage = {"parameter": {"mapStr": {"op_type": "B"}}, "children": [source]}
        record.add_value("dataset_graph", "dataset_graph", stage)
        record.record(2)
        until("INSIGHT.graphModel()?.nodes.length === 2")

        assert page.locator(".empty").count() == 0


def test_first_text_appears_and_the_step_is_typed_or_slid_and_stays_while_files_grow(
    look: Look, folder: Served, until: Until
) -> None:
    url, store = folder
    run = Path(store.root) / "texts"
    page = look(f"{url}text")
    text = "document.querySelector('.text-row pre')?.textContent"

    teaches(page)
    write_texts(run, [("notes", step, f"text {step}") for step in (1, 10, 20)])
    until(f"{text} === 'text 20'")
    assert page.locator(".empty").count() == 0
    assert page.evaluate(ROWS) == [["texts", "notes", 20, "text 20"]]
    page.fill("#text-entry", "15")
    page.keyboard.press("Enter")
    until(f"{text} === 'text 10'")
    write_texts(run, [("notes", 30, "text 30")])
    until("document.querySelector('#text-slider input[type=range]').max === '3'")
    assert page.evaluate(ROWS)[0][3] == "text 10"
    assert page.locator("#text-slider input[type=range]").input_value() == "1"
    page.click("#text-latest")
    until(f"{text} === 'text 30'")
    write_texts(run, [("notes", 40, "text 40")])
    until(f"{text} === 'text 40'")
    page.locator("#text-slider input[type=range]").fill("0")
    until(f"{text} === 'text 1'")
    until("location.search === '?step=1'")


def test_page_fills_itself_forgets_what_it_asked_before_and_says_what_went_away(
    look: Look, folder: Served, until: Until, tmp_path: Path
) -> None:
    url, store = folder
    run = Path(store.root) / "tensors"
    page = look(f"{url}tensors")
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    page.on("request", note)

    teaches(page)
    write_tensors(tmp_path / "tensors")
    (tmp_path / "tensors").rename(run)  # both steps at once: the first is never looked at
    until("document.querySelector('.elements') !== null")
    page.evaluate(
        """() => { document.querySelector('.pager button:last-child').click();
                   document.getElementById('rail-images').click(); }"""
    )
    until("INSIGHT.page() === 'images'")
    page.click("#rail-tensors")
    until("document.querySelector('.elements') !== null", 13)  # before the lost one would be due
    page.click("#live")  # paused: the next look at the folder would find no tensor at all
    until("document.getElementById('live').classList.contains('paused')")
    for request in asked:  # a look that is still on its way would find none either
        if urlsplit(request.url).path.endswith("/pulse"):
            request.response()
    page.remove_listener("request", note)
    for file in run.iterdir():
        content = bytearray(file.read_bytes())
        content[40:-40] = b"\xff" * (len(content) - 80)
        file.write_bytes(content)
    page.fill(".step-number", "1")
    page.press(".step-number", "Enter")
    until("document.querySelector('#tensor-card')?.innerText.includes('cannot be read')")
