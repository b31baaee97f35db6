"""The page of the console shows what one run printed, and goes along with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from insight import SummaryRecord
from insight.record.console.message_event import message_record
from tests.browser.promises import promise
from tests.browser.rules import broken_rules, broken_rules_of_colours

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tests.browser.conftest import Look, Serve, Until

pytestmark = pytest.mark.browser

NAME = "console.out.events.summary.1700000000.0.host_MS"
MANY = 30_000
LAST = "[...document.querySelectorAll('.console-text')].at(-1)?.textContent"
OURS = (".console-view", ".console-find", "#console-follow", "#console-facts")
INSIDE = ".console-view :is(script, img, iframe, style, svg)"


def write(folder: Path, texts: Iterable[str], first: int = 1) -> None:
    """More lines of a run."""
    lines = [
        message_record(1.7e9 + number, number, "console/out", "info", text)
        for number, text in enumerate(texts, first)
    ]
    with (folder / NAME).open("ab") as file:
        file.write(b"".join(lines))


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of many lines, and one of few."""
    root = tmp_path_factory.mktemp("printed")
    for run in ("few", "many"):
        with SummaryRecord(root / run, provenance=False) as record:
            record.log(1, {"loss": 0.5})
            record.alert("Loss stalls")
    write(root / "many", (f"line {at}" for at in range(1, MANY + 1)))
    hostile = "<script>alert(1)</script><img src=x onerror=alert(1)>"
    bars = [f"\repoch: {share}%|" for share in (10, 20, 30)]
    write(root / "few", ["\x1b[1;31mred\x1b[0m and not", hostile, *bars, "done"])
    return root


def test_lines_of_a_run_are_followed_searched_unfolded_and_linked(
    look: Look, serve: Serve, until: Until, printed: Path
) -> None:
    url, _ = serve(printed)
    page = look(f"{url}console?run=many")
    with promise("The last lines come first, and few of all are elements"):
        until(f"{LAST} === 'Loss stalls' || {LAST} === 'line {MANY}'")
        assert page.locator(".console-row").count() < 700
        expect(page.locator("#console-facts")).to_have_text(f"{MANY + 1:,} lines")
    with promise("Who is at the end goes along"):
        write(printed / "many", ["came later"], MANY + 1)
        until("document.querySelector('.console-view').innerText.includes('came later')")
    with promise("Words are found, counted and gone through"):
        page.fill("#console-search", "line 123")
        until("document.querySelector('#console-hits').textContent === '1 / 111'")
        page.click("#console-next")
        until("document.querySelector('.console-row.hit')?.dataset.line === '1230'")
        expect(page.locator(".console-row.hit mark")).to_have_text("line 123")
        expect(page.locator("#console-follow")).to_have_attribute("aria-pressed", "false")
    with promise("A line has an address"):
        page.click(".console-row.hit a.console-number")
        until("location.search.includes('line=1230')")
        expect(page.locator(".console-row.meant")).to_have_attribute("data-line", "1230")
    with promise("The way back to the end is a button"):
        page.click("#console-follow")
        until("document.querySelector('.console-view').innerText.includes('came later')")
        assert "line=" not in page.evaluate("location.search")
    page = look(f"{url}console?run=few&line=2")
    with promise("The link of a line leads to it, and nothing in it is a part of the page"):
        until("document.querySelector('.console-row.meant')?.dataset.line === '2'")
        assert page.locator(INSIDE).count() == 0
        assert "<script>alert(1)" in page.inner_text(".console-row.meant")
    with promise("Colours are drawn, and bars are folded until somebody unfolds them"):
        red = page.locator(".console-text span", has_text="red").first
        assert red.get_attribute("class") == "bold"
        assert "rgb(" in str(red.get_attribute("style"))
        assert page.locator(".console-text", has_text="epoch").count() == 1
        page.click(".console-fold")
        until("document.querySelectorAll('.console-row').length === 7")
        assert page.locator(".console-text", has_text="epoch").count() == 3
    with promise("Nothing in it breaks a rule, in either theme"):
        found = broken_rules(page, *OURS)
        before = red.get_attribute("style")
        page.click("#theme")
        until(f"document.querySelector('.console-text .bold').getAttribute('style') !== '{before}'")
        assert found + broken_rules_of_colours(page, *OURS) == []
