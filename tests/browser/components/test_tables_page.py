"""The page of tables shows every recorded row, sorted, searched and in its place."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from playwright.sync_api import expect

import insight

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

MODEL = "INSIGHT.tables.model()"
MANY = 100_000
LONG = "a long text, " * 40
HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "</td></table><script>alert(1)</script>",
    "=1+1",
    "\u202eabc",
]


def picture(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 255, (6, 8, 3), np.uint8)


@pytest.fixture(scope="module")
def served(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    folder = tmp_path_factory.mktemp("tables")
    rng = np.random.default_rng(0)
    for number, run in enumerate(("two-a", "two-b")):
        with insight.SummaryRecord(folder / run) as record:
            for step in (1, 5):
                rows = [["cat", 0.5 + number], ["dog", float("nan")], ["eel", step * 10 + number]]
                record.log(step, {"scores": insight.Table(["said", "score"], rows)})
    with insight.SummaryRecord(folder / "big") as record:
        order = rng.permutation(MANY)
        record.log(1, {"many": insight.Table({"n": order.tolist(), "half": (order / 2).tolist()})})
    with insight.SummaryRecord(folder / "odd<b>") as record:
        sound = insight.Audio(np.sin(np.arange(800) / 5), rate=8000)
        rows = [[picture(1), sound, LONG, 2**70], [picture(2), None, "a\nb", -0.5]]
        record.log(1, {"odd": insight.Table(["seen", "heard", "read", "<i>number"], rows)})
        named = {name: [name] for name in HOSTILE}
        record.log(1, {"<tag>": insight.Table(named)})
    return serve_all(folder)


def model(page: Page) -> dict[str, Any]:
    return page.evaluate(MODEL)


def shown(page: Page) -> list[list[str]]:
    rows = page.locator(".recorded tbody tr:not(.rows-away)")
    return rows.evaluate_all("rows => rows.map(row => [...row.cells].map(one => one.innerText))")


def test_tables_of_all_runs_are_one_with_a_column_of_runs(
    page: Page, look: Look, served: Served, until: Until
) -> None:
    look(f"{served[0]}tables?tag=scores")

    assert model(page)["columns"] == ["Run", "said", "score"]
    assert shown(page) == [
        ["two-a", "cat", "0.5"],
        ["two-a", "dog", "NaN"],
        ["two-a", "eel", "50"],
        ["two-b", "cat", "1.5"],
        ["two-b", "dog", "NaN"],
        ["two-b", "eel", "51"],
    ]
    expect(page.locator("#tables-facts")).to_have_text("6 rows · 2 runs")
    page.evaluate("dash_clientside.set_props('tables-of', { value: 'run:two-b' })")
    until(f"{MODEL}.rows.length === 3")
    assert model(page)["columns"] == ["said", "score"]
    expect(page.locator("#tables-facts")).to_have_text("3 rows · step 5")


def test_click_sorts_by_a_column_with_what_lacks_last(
    page: Page, look: Look, served: Served, until: Until
) -> None:
    look(f"{served[0]}tables?tag=scores")
    header = page.get_by_role("columnheader", name="score")
    for by, order, marked in (
        ("+score", ["0.5", "1.5", "50", "51", "NaN", "NaN"], "ascending"),
        ("-score", ["51", "50", "1.5", "0.5", "NaN", "NaN"], "descending"),
    ):
        header.get_by_role("button").click()
        until(f"{MODEL}.sorting.by === 'score' && !{MODEL}.waits")
        until(f"document.querySelector('.recorded th[aria-sort=\"{marked}\"]') !== null")

        assert [row[2] for row in shown(page)] == order
        assert page.evaluate("INSIGHT.address.get('sort')") == by
    header.get_by_role("button").click()
    until("document.querySelector('.recorded th[aria-sort=\"descending\"]') === null")
    assert page.evaluate("INSIGHT.address.get('sort')") is None


def test_words_step_and_order_of_an_address_hold(
    page: Page, look: Look, served: Served, until: Until
) -> None:
    look(f"{served[0]}tables?tag=scores&find=E&step=1&sort=-score")

    assert shown(page) == [["two-b", "eel", "11"], ["two-a", "eel", "10"]]
    expect(page.locator("#tables-facts")).to_have_text("2 of 6 rows · 2 runs")
    page.fill("#tables-search", "nothing has this")
    expect(page.locator("#tables-none")).to_contain_text("No row has these words in it")
    page.click("#tables-none button")
    until(f"{MODEL}.found === 6")
    page.click("#tables-latest")
    until(f"{MODEL}.steps.join() === '5,5'")


def test_hundred_thousand_rows_are_scrolled_and_sorted(
    page: Page, look: Look, served: Served, until: Until
) -> None:
    look(f"{served[0]}tables?tag=many")
    assert model(page)["total"] == MANY
    assert len(shown(page)) < 400

    page.get_by_role("columnheader", name="half").get_by_role("button").click()
    until(f"{MODEL}.rows[0]?.[1] === 0")
    page.evaluate("document.querySelector('#tables-view').scrollTop = 1e9")
    until(f"{MODEL}.rows.at(-1)?.[1] === {MANY - 1}")
    last = page.locator(".recorded tbody tr:not(.rows-away)").last

    expect(last).to_be_in_viewport()
    assert last.get_attribute("aria-rowindex") == str(MANY + 1)
    assert last.inner_text().split() == [str(MANY - 1), "50000"]


def test_pictures_sounds_and_long_texts_are_whole_behind_their_cells(
    page: Page, look: Look, served: Served, until: Until
) -> None:
    look(f"{served[0]}tables?tag=odd")
    until(
        "[...document.querySelectorAll('.cell-picture img')].every(one => one.naturalWidth === 8)"
    )
    until("document.querySelectorAll('.cell-picture img').length === 2")
    pixels = page.evaluate("""() => {
        const canvas = document.createElement("canvas"), pen = canvas.getContext("2d");
        pen.drawImage(document.querySelector(".cell-picture img"), 0, 0);
        return [...pen.getImageData(0, 0, 8, 6).data].filter((_, i) => i % 4 !== 3);
    }""")
    assert pixels == picture(1).reshape(-1).tolist()
    url = page.get_attribute(".recorded audio", "src")
    answer = page.request.get(f"{served[0].rstrip('/')}{url}", headers={"Range": "bytes=0-3"})
    assert (answer.status, answer.headers["content-type"], answer.body()) == (
        206,
        "audio/wav",
        b"RIFF",
    )

    page.click(".cell-more >> nth=0")
    expect(page.locator(".cell-whole")).to_have_text(LONG.strip())
    page.keyboard.press("Escape")
    page.click(".cell-picture >> nth=0")
    expect(page.locator("dialog .hint")).to_have_text("8 × 6")
    page.keyboard.press("Escape")
    assert shown(page)[0][3] == str(2**70)


def test_names_and_cells_of_any_kind_stay_text(page: Page, look: Look, served: Served) -> None:
    look(f"{served[0]}tables?tag=<tag>")

    assert shown(page) == [HOSTILE]
    assert page.locator(".recorded :is(script, img)").count() == 0


def test_file_has_the_rows_in_their_order(
    page: Page, look: Look, served: Served, tmp_path: Path
) -> None:
    look(f"{served[0]}tables?tag=scores&find=e&sort=-score&of=run:two-a")
    with page.expect_download() as saved:
        page.click("#tables-save")
    saved.value.save_as(tmp_path / "saved.csv")

    with (tmp_path / "saved.csv").open(newline="") as file:
        assert list(csv.reader(file)) == [
            ["run", "step", "said", "score"],
            ["two-a", "5", "eel", "50"],
        ]


def test_rows_go_on_with_the_run(
    page: Page, look: Look, serve: Serve, until: Until, tmp_path: Path
) -> None:
    record = insight.SummaryRecord(tmp_path / "live")
    record.add_value("table", "grows", {"n": [1]})
    record.record(1)
    record.flush()
    url, _ = serve(tmp_path)
    look(f"{url}tables")
    until(f"{MODEL}.rows.map((row) => row[1]).join() === '1'")
    record.add_value("table", "grows", {"n": [1, 2]})
    record.record(2)
    record.flush()
    until(f"{MODEL}.rows.length === 2")
    record.close()


@pytest.mark.parametrize("width", [400, 900])
def test_narrow_screen_holds_the_page(page: Page, look: Look, served: Served, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    look(f"{served[0]}tables?tag=odd", anew=True)

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    controls = page.locator(".toolbar .control").all()
    for one in controls:
        box = one.bounding_box()
        assert box is None or box["x"] + box["width"] <= width
