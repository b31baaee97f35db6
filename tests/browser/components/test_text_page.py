"""The text page shows every recorded text, drawn as Markdown or as it is written."""

from __future__ import annotations

import csv
from pathlib import Path
from shutil import copytree
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from insight.format.frames import message_frame
from insight.format.tensorboard import FILE_VERSION, DataType, Event
from tests.browser.slow import LATE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve, Until, Visit
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

DATA = Path(__file__).resolve().parents[2] / "data"
ROWS = """() => [...document.querySelectorAll('.text-row')].map(row =>
    [row.dataset.run, row.dataset.tag, Number(row.dataset.step),
     row.querySelector('pre').textContent])"""
HOSTILE = [
    "<script>alert(1)</script>",
    "[click](javascript:alert(1)) <a href='javascript:alert(1)'>x</a>",
    "<img src=x onerror=alert(1)><iframe src=//evil.example></iframe>",
    "![x](https://evil.example/x.png)",
    "</pre></article><style>*{display:none}</style>",
    "| a | b |\n|---|---|\n| 1 | 2 |",
]
NOTE = "## Try 3\n\nMore **dropout**:\n\n```\nrate = 0.3\n```\n\n[paper](https://a.example/x)"
NAME = "events.out.tfevents.1700000000.host.7.0"


def write(folder: Path, texts: Iterable[tuple[str, int, str]]) -> None:
    """A file as TensorBoard's writers make it, or more of it."""
    folder.mkdir(exist_ok=True)
    file = folder / NAME
    frames = [] if file.exists() else [message_frame(Event(file_version=FILE_VERSION))]
    for tag, step, text in texts:
        event = Event(wall_time=1.7e9 + step, step=step)
        value = event.summary.value.add(tag=tag.encode())
        value.metadata.plugin_data.plugin_name = "text"
        value.tensor.dtype = DataType.DT_STRING
        value.tensor.tensor_shape.SetInParent()
        value.tensor.string_val.append(text.encode())
        frames.append(message_frame(event))
    with file.open("ab") as out:
        out.write(b"".join(frames))


@pytest.fixture(scope="module")
def few(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Runs to which tests add; each looks at its own."""
    folder = tmp_path_factory.mktemp("few")
    copytree(DATA / "tensorboard_kinds", folder / "kinds")
    write(folder / "code", [(text, step, text) for step, text in enumerate(HOSTILE)])
    write(folder / "note", [("notes", 1, NOTE), ("plain", 1, "kept   as\n    it is")])
    write(folder / "many", [("notes", step, f"number {step};") for step in range(120)])
    for run in ("two-adam", "two-sgd"):
        write(folder / run, [("notes", step, f"{run} {step}") for step in (1, 10)])
    return serve_all(folder)


def test_every_text_is_shown_as_recorded(look: Look, few: Served) -> None:
    url, store = few
    page = look(f"{url}text?when=all&form=wrap&q=kinds/")
    table = store.table("text")
    table = table[table["run"].astype(str).str.startswith("kinds/")]
    expected = table[["run", "tag", "step", "value"]].itertuples(index=False, name=None)

    assert sorted(map(tuple, page.evaluate(ROWS))) == sorted(expected)


def test_hostile_texts_stay_text_and_all_of_a_text_is_wrapped_or_kept_and_saved(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}text?when=all&find=a&form=wrap&q=code")
    found = page.evaluate(ROWS)

    assert sorted(text for *_, text in found) == sorted(text for text in HOSTILE if "a" in text)
    inside = ".text-rows :is(script, a, img, iframe, style, table, svg)"
    assert page.locator(inside).count() == 0
    assert page.locator(".text-rows mark").first.inner_text() == "a"
    long, count = "x" * 30_000, "document.querySelectorAll('.text-row').length"
    more = [("notes", 6, long), ("notes", 7, 'with "quotes",\nand lines'), ("w", 8, "word " * 400)]
    write(Path(store.root) / "code", more)
    page.fill("#text-search", "")
    until(f"{count} === {len(HOSTILE) + len(more)}")
    with page.expect_download() as waiting:
        page.click("#text-save")
    with waiting.value.path().open(encoding="utf-8", newline="") as file:
        saved = [row["value"] for row in csv.DictReader(file)]
    assert saved == store.table("text", runs="code")["value"].tolist()
    assert "10,000 more characters" in page.locator(".text-rows").inner_text()
    words = """document.querySelector('.text-row[data-tag="w"] pre')"""
    wide = f"(pre => pre.scrollWidth > pre.clientWidth)({words})"
    assert page.evaluate(wide) is False
    page.locator("#text-form").get_by_text("As written").click()
    until("document.querySelector('.text-rows.mono')")
    assert page.evaluate(wide) is True
    assert page.evaluate("document.querySelector('.content').scrollWidth") <= 1440
    page.locator("#text-form").get_by_text("Markdown").click()
    until("document.querySelector('.text-rows.drawn table')")
    assert page.locator(".text-rows td").all_inner_texts() == ["1", "2"]
    assert page.locator(".text-rows :is(script, a, img, iframe, style, svg)").count() == 0


def test_markdown_is_drawn_at_first_and_found_words_are_marked_in_it(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}text?q=note")
    drawn = page.locator('.text-row[data-tag="notes"] .markdown')

    assert drawn.locator("h4").inner_text() == "Try 3"
    assert drawn.locator("pre code").inner_text() == "rate = 0.3\n"
    assert drawn.locator("a").get_attribute("rel") == "noopener noreferrer nofollow"
    assert page.locator('.text-row[data-tag="plain"] > pre').inner_text() == "kept   as\n    it is"
    page.fill("#text-search", "drop")
    until("document.querySelectorAll('.text-row').length === 1")
    assert drawn.locator("strong mark").inner_text() == "drop"
    page.locator("#text-form").get_by_text("As written").click()
    until("document.querySelector('.text-row > pre')")
    assert page.evaluate(ROWS) == [["note", "notes", 1, NOTE]]
    assert "form=mono" in page.url


@pytest.mark.with_dash
def test_search_holds_what_was_typed_however_slow_the_page_is(
    page: Page, visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    """And undoing and the address write into its field."""
    write(tmp_path / "a", [("notes", step, f"A text of several words {step}") for step in (1, 2)])
    url, _ = serve(tmp_path)
    visit(f"{url}text?when=all&find=text+of")
    assert page.input_value("#text-search") == "text of"
    page.evaluate(LATE)
    page.focus("#text-search")
    page.keyboard.press("Control+a")
    page.keyboard.type("several words 2", delay=40)
    assert page.input_value("#text-search") == "several words 2"
    until("document.querySelectorAll('.text-row').length === 1")
    assert page.input_value("#text-search") == "several words 2"
    assert "find=several+words+2" in page.url
    page.locator("h1, .crumb").first.click()
    while "several words 2".startswith(now := page.input_value("#text-search")):
        page.keyboard.press("Control+z")  # once, or also behind a pause in typing, where one came
        until(f"document.getElementById('text-search').value !== {now!r}")
    until("document.querySelectorAll('.text-row').length === 2")
    assert page.input_value("#text-search") == "text of"
    page.fill("#text-search", "two words")
    page.fill("#filter", "nowhere")
    expect(page.locator(".way-out")).to_contain_text("No run shown has such a text")
    page.click('.way-out button:has-text("Show them")')
    until("document.querySelectorAll('.text-row').length === 2")
    expect(page.locator(".way-out")).to_be_hidden()
    assert page.input_value("#text-search") == page.input_value("#filter") == ""


def test_search_and_pages_reach_every_text(look: Look, few: Served, until: Until) -> None:
    url, store = few
    page = look(f"{url}text?when=all&q=many")
    count = "document.querySelectorAll('.text-row').length"
    seen = {step for _, _, step, _ in page.evaluate(ROWS)}
    for number in (50, 20):
        page.click("#text-after:enabled")
        until(f"{count} === {number} && !document.querySelector('[data-step=\"{max(seen)}\"]')")
        seen |= {step for _, _, step, _ in page.evaluate(ROWS)}

    assert seen == set(range(120))
    until("document.querySelector('#text-after').disabled")
    page.fill("#text-search", "NUMBER 77;")
    until(f"{count} === 1")
    assert page.evaluate(ROWS) == [["many", "notes", 77, "number 77;"]]
    facts = f"1 to 1 of 1 texts; {len(store.table('text'))} are recorded"
    expect(page.locator("#text-facts")).to_have_text(facts)


def test_link_chooses_runs_and_step(look: Look, few: Served, until: Until) -> None:
    url, _ = few
    page = look(f"{url}text?q=two-sgd&step=1")
    until("document.querySelectorAll('.text-row').length === 1")

    assert page.evaluate(ROWS) == [["two-sgd", "notes", 1, "two-sgd 1"]]
