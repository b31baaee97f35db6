"""The histograms page draws the counts of the table, run by run and at one step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve, Until, Visit
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

PANEL = "document.querySelector('.card .panels .js-plotly-plot')"
OVER = "document.querySelector('.card .over')"


def write(folder: Path, *steps: int, scale: float = 1.0) -> None:
    with insight.SummaryRecord(folder) as record:
        for step in steps:
            record.add_value("histogram", "fc1.weight", np.linspace(-step, step, 100) * scale)
            record.record(step)


@pytest.fixture(scope="module")
def few(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Runs of every sort, to which tests add; each looks at its own."""
    folder = tmp_path_factory.mktemp("few")
    write(folder / "step-a", 1, 5, 9)
    write(folder / "step-b", 1, 5, scale=2)
    write(folder / "move-b", 1, 5)
    write(folder / "move-d", 1)
    with insight.SummaryRecord(folder / "wrong") as record:
        for step in range(1, 7):
            record.add_value("histogram", "a.fine", np.linspace(-1, 1, 100))
            record.add_value("histogram", "b.dead", np.zeros(100))
            record.add_value("histogram", "c.wide", np.linspace(-1, 1, 100) * 3.0**step)
            record.add_value("histogram", "d.odd", np.array([1.0, 2.0, np.nan]))
            record.record(step)
    return serve_all(folder)


def heat(page: Page, panel: str = PANEL) -> tuple[list[float], np.ndarray]:
    """(steps, counts[bin, step]) as drawn."""
    x, z = page.evaluate(
        f"""() => {{ const {{ x, z }} = {panel}._fullData[0];
                     return [Array.from(x), Array.from(z, row => Array.from(row))]; }}"""
    )
    return x, np.array(z)


@pytest.mark.with_dash
def test_histograms_are_drawn_as_heat_maps_ridges_percentiles_and_at_a_step_and_are_saved(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}histograms?q=step-")
    panel = "document.querySelectorAll('.card .panels .js-plotly-plot')[0]"
    rows = store.table("histogram", runs="step-a")
    until("['step-a', 'step-b'].every((run) => INSIGHT.model('fc1.weight')?.[run] === 1)")
    x, z = heat(page, panel)

    assert x == rows["step"].tolist()
    np.testing.assert_allclose(z.sum(axis=0), rows["count"], rtol=1e-6)
    assert page.locator(".card:visible").get_attribute("data-runs") == "2"
    check_files(page, store)
    check_step(page, store, until)
    page.get_by_text("Ridges", exact=True).click()
    until("INSIGHT.model('fc1.weight')?.['step-a'] === 3")
    assert page.evaluate(f"{panel}.data.map(trace => trace.meta.step)") == [1, 5, 9]
    page.get_by_text("Percentiles", exact=True).click()
    until("INSIGHT.model('fc1.weight')?.['step-a'] === 7")
    lines = np.array(page.evaluate(f"{panel}._fullData.map(trace => Array.from(trace.y))"))
    np.testing.assert_allclose(lines[0], rows["min"], rtol=1e-6)
    np.testing.assert_allclose(lines[-1], rows["max"], rtol=1e-6)
    np.testing.assert_allclose(lines[3], 0, atol=0.2)
    np.testing.assert_allclose(lines[1], [-0.9, -4.5, -8.1], rtol=0.03)
    page.get_by_text("Heat map", exact=True).click()
    until("INSIGHT.model('fc1.weight')?.['step-a'] === 1")


def check_files(page: Page, store: insight.Store) -> None:
    """What is shown is saved as a table and as a picture."""
    with page.expect_download() as saving:
        page.get_by_role("button", name="CSV").click()
    lines = Path(saving.value.path()).read_text("utf-8").splitlines()
    counts = np.array([float(line.split(",")[4]) for line in lines[1:]])

    assert lines[0] == "run,step,left,right,count"
    assert counts.sum() == pytest.approx(
        store.table("histogram", runs=["step-a", "step-b"])["count"].sum()
    )
    with page.expect_download() as saving:
        page.get_by_role("button", name="PNG").click()
    assert Path(saving.value.path()).read_bytes()[:4] == b"\x89PNG"


def check_step(page: Page, store: insight.Store, until: Until) -> None:
    """The slider compares the runs at its step."""
    page.fill(".step-number", "5")
    page.press(".step-number", "Enter")
    until(f"{OVER}.data[0].meta.step === 5")
    drawn = page.evaluate(
        f"{OVER}._fullData.map(t => [t.meta.run, t.meta.step, t.y.reduce((a, b) => a + b, 0)])"
    )
    page.click(".numbers summary")
    cells = page.locator(".numbers tbody tr").nth(1).locator("td").all_inner_texts()
    row = store.table("histogram", runs="step-b").iloc[1]

    assert [one[:2] for one in drawn] == [["step-a", 5], ["step-b", 5]]
    np.testing.assert_allclose([one[2] for one in drawn], [100, 100], rtol=1e-6)
    assert cells[:5] == ["step-b", "5", "100", f"{row['min']:g}", f"{row['max']:g}"]
    assert "step=5" in page.url


def test_heat_map_grows_with_the_file_and_its_single_bin_is_saved_with_a_width(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.add_value("histogram", "w", np.arange(20.0))
        record.record(1)
        url, _ = serve(tmp_path)
        page = visit(f"{url}histograms")
        record.add_value("histogram", "w", np.full(5, 7.0))
        record.record(2)
        until(f"{PANEL}._fullData[0].x.length === 2")
        until("document.querySelector('.step-number').value === '2'")

        assert page.inner_text(".steps .hint") == "2 / 2"
    page.get_by_text("Ridges", exact=True).click()
    until("INSIGHT.model('w')?.a === 2")
    with page.expect_download() as saving:
        page.get_by_role("button", name="CSV").click()
    rows = [line.split(",") for line in Path(saving.value.path()).read_text("utf-8").splitlines()]

    assert all(float(left) < float(right) for _, _, left, right, _ in rows[1:])
    assert len([row for row in rows if row[1] == "2"]) == 1


def test_what_is_wrong_comes_first_and_says_why_at_the_step_of_the_link(
    look: Look, few: Served, until: Until
) -> None:
    url, _ = few
    page = look(f"{url}histograms?step=4&q=wrong")
    until(f"{OVER}.data[0].meta.step === 4")
    cards = page.locator(".card:visible").all()

    assert [card.get_attribute("data-tag") for card in cards] == [
        *("d.odd", "c.wide", "b.dead", "a.fine")
    ]
    assert [card.locator(".stats").inner_text().split("\n")[0] for card in cards] == [
        *("not finite", "exploding", "dead", "")
    ]
    assert "wrong: 6 values not finite, from step 1 on" in cards[0].inner_text()
    page.evaluate("INSIGHT.give({ wrong: { name: '$& {run}' } }, '')")
    reason = """document.querySelector('.card[data-tag="d.odd"] .reason').textContent"""
    until(f"{reason}.startsWith('$& {{run}}: 6 values')")


def test_runs_that_come_move_the_panels_that_are_there(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}histograms?view=ridge&q=move-")
    frames = "[...document.querySelectorAll('.panel-frame')]"
    page.evaluate(f"{frames}.forEach((frame) => {{ frame.dataset.seen = 'yes'; }})")
    write(Path(store.root) / "move-a", 1)
    until("INSIGHT.model('fc1.weight')?.['move-a'] === 1 && INSIGHT.isQuiet()")
    kept = page.evaluate(
        f"{frames}.map(f => [f.querySelector('.run-name').textContent, f.dataset.seen])"
    )

    assert sorted(kept, key=str) == [["move-a", None], ["move-b", "yes"], ["move-d", "yes"]]
    assert page.evaluate("INSIGHT.model('fc1.weight')") == {
        "move-a": 1,
        "move-b": 2,
        "move-d": 1,
    }
