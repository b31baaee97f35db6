"""The page of a run shows the files that belong to it, how it is called, and how it was read."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import insight
from tests.browser.rules import broken_rules

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

DATA = Path(__file__).resolve().parents[2] / "data"
READ = "swanlab_old/swanlog/run-20261130_123351-01tvfq5fdplu4q09p6ra7"
MANY = 60
TABLE = {"columns": ["number", "text"], "data": [[12345678901234567890, "<i>"], [None, "b"]]}
FILES: dict[str, bytes] = {
    "rows.csv": b"step,loss\n" + b"".join(b"%d,%d\n" % (n, 2 * n) for n in range(300)),
    "table.json": json.dumps(TABLE).encode(),
    "notes.txt": b"plain <b>text</b>\nof two lines",
    "long.log": "an epoch, or zwölf\n".encode() * 9_000,
    "weights.bin": bytes(range(256)) * 40,
    "empty.txt": b"",
    "page.html": b"<script>alert(1)</script>",
}
LOOK = '.run-look:text-is("{}")'


@pytest.fixture(scope="module")
def files(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """A run with files of all sorts, one with many, and one of another tool."""
    folder = tmp_path_factory.mktemp("files")
    (folder / "train").mkdir()
    held = dict(FILES)
    for name in ("tone.wav", "clip.webm", "clip.gif"):
        held[name] = (DATA / "media" / name).read_bytes()
    with insight.SummaryRecord(folder / "train") as record:
        given: dict[str, insight.Artifact] = {"outside": insight.Artifact(__file__, type="code")}
        for name, content in held.items():
            (folder / "train" / name).write_bytes(content)
            given[name] = insight.Artifact(folder / "train" / name, role="input")
        record.log(1, given | {"loss": 0.5})
    with insight.SummaryRecord(folder / "many") as record:
        for number in range(MANY):
            (folder / "many" / f"{number}.txt").write_bytes(b"x" * number)
            file = insight.Artifact(folder / "many" / f"{number}.txt", type="checkpoint")
            record.add_value("artifact", f"saved/{number}", file)
        record.record(1)
    shutil.copytree(DATA / "others" / "swanlab_old", folder / "swanlab_old")
    return serve_all(folder)


def shown(page: Page, name: str) -> str:
    """What stands below a file, once somebody looked."""
    page.click(LOOK.format(name))
    below = page.locator(f".run-artifacts tr:has({LOOK.format(name)}) + tr")
    expect(below).not_to_contain_text("Reading…")
    return below.inner_text()


def test_files_are_shown_in_place_by_what_they_hold(look: Look, files: Served) -> None:
    url, _ = files
    page = look(f"{url}run?run=train")
    rows = shown(page, "rows.csv")
    table = shown(page, "table.json")
    text = shown(page, "long.log")

    assert rows.split("\n")[:3] == ["step\tloss", "0\t0", "1\t2"]
    assert "At most 100 rows" in rows
    assert ("<i>" in table, "12345678901234567890" in table) == (True, True)
    assert "The first 65.5 kB of 180 kB" in text
    assert shown(page, "notes.txt") == "plain <b>text</b>\nof two lines"
    assert shown(page, "page.html") == "<script>alert(1)</script>"
    assert shown(page, "weights.bin") == "Neither text nor picture"
    assert shown(page, "empty.txt") == "It is empty"
    for name, element in (("tone.wav", "audio"), ("clip.webm", "video"), ("clip.gif", "img")):
        page.click(LOOK.format(name))
        expect(page.locator(f".run-inside {element}")).to_have_count(1)
    playing = "[...document.querySelectorAll('.run-inside :is(audio, video)')].map((e) => e.paused)"
    assert page.evaluate(playing) == [True, True]
    assert page.locator(LOOK.format("outside")).count() == 0
    assert "outside" in page.inner_text(".run-artifacts")
    assert broken_rules(page, ".part-artifacts") == []
    page.click(LOOK.format("tone.wav"))
    expect(page.locator(".run-inside audio")).to_have_count(0)


def test_a_file_is_saved_as_it_is_under_its_own_name(look: Look, files: Served) -> None:
    url, _ = files
    page = look(f"{url}run?run=train")
    with page.expect_download() as saving:
        page.click('.run-artifacts a[aria-label="Save page.html"]')

    assert saving.value.suggested_filename == "page.html"
    assert Path(saving.value.path()).read_bytes() == FILES["page.html"]


def test_files_are_sorted_and_found_and_of_many_some_are_drawn(
    page: Page, look: Look, files: Served, until: Until
) -> None:
    url, _ = files
    look(f"{url}run?run=many")
    names = "[...document.querySelectorAll('.run-look')].map((one) => one.textContent)"
    assert page.evaluate(names) == [f"saved/{number}" for number in range(20)]
    page.click('.run-sort:text-is("Size")')
    assert page.evaluate(names)[:2] == ["saved/59", "saved/58"]
    assert page.get_attribute("th:has(.run-sort:text-is('Size'))", "aria-sort") == "descending"
    assert page.evaluate("document.activeElement.textContent") == "Size"
    page.click(f'.part-artifacts button:text-is("Show all {MANY}")')
    assert len(page.evaluate(names)) == MANY
    page.fill(".run-find", "saved/1")
    assert len(page.evaluate(names)) == 11
    page.fill(".run-find", "nobody")
    expect(page.locator(".part-artifacts")).to_contain_text("No file is called so")
    page.fill(".run-find", "")
    page.set_viewport_size({"width": 400, "height": 800})
    until("document.querySelector('.run-sheet').scrollWidth <= 400")
    page.set_viewport_size({"width": 1440, "height": 900})


def test_how_a_run_was_read_and_how_its_tool_calls_it_is_said(look: Look, files: Served) -> None:
    url, store = files
    page = look(f"{url}run?run={READ}")
    remark = store.remarks().set_index("run").loc[READ, "remark"]
    name = store.lineage().set_index("run").loc[READ, "run.name"]

    assert "How it was read" in page.inner_text(".part-reading")
    assert remark in page.inner_text(".part-reading")
    assert "1 record of kind object3d is not shown" in page.inner_text(".part-reading")
    assert f"Name {name}" in page.inner_text(".run-called")
