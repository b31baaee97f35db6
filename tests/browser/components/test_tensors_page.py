"""The tensors page shows the numbers of the table's tensors, whole and in part."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight

if TYPE_CHECKING:
    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

CELLS = """[...document.querySelectorAll('.elements tbody tr')].map(
    row => [...row.querySelectorAll('td')].map(cell => Number(cell.title.split('\\n')[0])))"""
# Plotly does not come when it is asked for next; whoever waits to ask again need not wait.
LOSE_PLOTLY = """() => {
    const { head } = document, { setTimeout } = window;
    window.setTimeout = (act, ms) => setTimeout(act, ms === 5_000 ? 0 : ms);
    head.append = (script) => { delete head.append; script.onerror(); };
}"""
FACTS = "[...document.querySelectorAll('.facts tbody tr')].map(r => [...r.cells].map(c => c.title))"


def write(folder: Path, scale: float = 1.0, steps: tuple[int, ...] = (1, 5)) -> None:
    with insight.SummaryRecord(folder) as record:
        for step in steps:
            array = np.arange(2 * 70 * 30.0).reshape(2, 70, 30) * scale * step
            record.add_value("tensor", "w", array)
            record.record(step)


@pytest.fixture(scope="module")
def few(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Runs to which tests add; each looks at its own."""
    folder = tmp_path_factory.mktemp("few")
    write(folder / "one")
    write(folder / "one-more", scale=1.5)
    write(folder / "early", steps=(1, 5, 9))
    return serve_all(folder)


@pytest.mark.with_dash
def test_slice_and_pages_choose_what_is_shown_and_the_whole_tensor_is_saved(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}tensors?view=heat&run=one")
    until("document.querySelector('.tensor-chart')?._fullData?.[0].type === 'heatmap'")
    page.get_by_text("Table", exact=True).click()
    until("document.querySelector('.elements') !== null")
    array = store.value("tensor", "one", "w", 5)

    np.testing.assert_array_equal(page.evaluate(CELLS), array[0, :50, :20])
    page.get_by_role("button", name="Rows: Further").click()
    until("document.querySelector('.elements tbody th').textContent === '50'")
    page.get_by_role("button", name="Columns: Further").click()
    until("document.querySelectorAll('.elements thead th').length === 10")
    np.testing.assert_array_equal(page.evaluate(CELLS), array[0, 50:, 20:])
    page.fill("#slice", "[1, ::10, -2:]")
    page.press("#slice", "Enter")
    until("document.querySelectorAll('.elements tbody tr').length === 7")
    np.testing.assert_array_equal(page.evaluate(CELLS), array[1, ::10, -2:])
    assert page.locator(".elements tbody th").all_inner_texts()[:2] == ["0", "10"]
    page.fill("#slice", "[5]")
    page.press("#slice", "Enter")
    until("document.getElementById('slice-error').textContent.includes('Axis 0 has 2 places')")
    assert page.locator("#slice").get_attribute("aria-invalid") == "true"
    page.fill("#slice", "1")
    page.press("#slice", "Enter")
    until(f"{CELLS}[0]?.[0] === {array[1, 0, 0]}")
    with page.expect_download() as saving:
        page.get_by_role("link", name="NPY").click()
    np.testing.assert_array_equal(np.load(saving.value.path()), array)
    page.get_by_text("Heat map", exact=True).click()
    chart = "document.querySelector('.tensor-chart')"
    until(f"{chart}?._fullData?.[0].type === 'heatmap'")
    z = page.evaluate(f"Array.from({chart}._fullData[0].z, row => Array.from(row))")
    page.evaluate(LOSE_PLOTLY)
    page.get_by_text("Histogram", exact=True).click()
    until(f"{chart}?._fullData?.[0].type === 'bar'")
    counts = page.evaluate(f"Array.from({chart}._fullData[0].y)")
    np.testing.assert_array_equal(z, array[1])
    assert sum(counts) == array[1].size
    assert counts == np.histogram(array[1], 48)[0].tolist()


def test_difference_counts_what_is_beyond_the_tolerance_and_the_filter_takes_numbers_along(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}tensors?run=one&vs=one-more&atol=100&slice=0,:9")
    one, other = (
        store.value("tensor", run, "w", 5).astype(np.float64) for run in ("one", "one-more")
    )

    assert int(page.locator(".difference").get_attribute("data-beyond")) == int(
        (np.abs(one - other) > 100).sum()
    )
    np.testing.assert_allclose(page.evaluate(CELLS), (one - other)[0, :9, :20])
    page.select_option("#tensor-other", "one")
    until("document.querySelectorAll('.facts tbody tr')[1]?.cells[1].textContent === '1'")
    first = store.value("tensor", "one", "w", 1).astype(np.float64)
    np.testing.assert_allclose(page.evaluate(CELLS), (one - first)[0, :9, :20])
    assert "vs=one" in page.url
    page.fill("#slice", "")
    page.press("#slice", "Enter")
    page.select_option("#tensor-other", "")
    page.locator('#tensor-runs .pick-row[data-name="one-more"]').click()
    until(f"{CELLS}[0]?.[1] === 7.5")
    page.fill("#filter", "nowhere")
    until("document.querySelector('.elements') === null")
    until("document.querySelectorAll('#tensor-tags .pick-row').length === 0")
    assert "1 tag is in no run shown" in page.inner_text("#tensors-away")
    page.click('#tensors-away button:has-text("Show them")')
    assert page.locator("#tensor-tags .pick-row").all_inner_texts() == ["w\n0"]
    assert "empty=1" in page.url
    said = page.inner_text("#tensor-body .said")
    page.fill("#filter", "not more and not early")
    until(f"{CELLS}[0]?.[1] === 5")
    assert said == "No run that the filter lets through has this tag"
    assert page.evaluate("INSIGHT.address.get('run')") == "one"


def test_step_between_two_shows_the_one_before_it_and_stays_whatever_is_recorded(
    look: Look, few: Served, until: Until
) -> None:
    url, store = few
    page = look(f"{url}tensors?step=8&q=early")
    fact = "document.querySelector('.facts tbody tr').cells[1].textContent"

    assert page.input_value(".step-number") == "5"
    assert page.evaluate(fact) == "5"
    page.fill(".step-number", "4")
    page.press(".step-number", "Enter")
    until(f"{fact} === '1'")
    assert page.input_value(".step-number") == "1"
    page.evaluate("INSIGHT.address.undo()")
    until(f"{fact} === '5'")
    assert page.input_value(".step-number") == "5"
    page.fill(".step-number", "1")
    page.press(".step-number", "Enter")
    until(f"{fact} === '1'")
    before = page.evaluate(CELLS)
    write(Path(store.root) / "early", steps=(20,))
    until("document.querySelector('.steps .hint').textContent === '1 / 4'")
    until("!INSIGHT.tensors.isWaiting()")
    assert before[0][1] == 1
    assert page.evaluate(CELLS) == before
    assert page.evaluate(fact) == "1"
    assert page.evaluate("INSIGHT.address.get('step')") == "1"

    page.evaluate("() => { document.querySelector('.elements').dataset.seen = 'yes'; }")
    write(Path(store.root) / "early-too")
    until("document.querySelectorAll('#tensor-runs .pick-row').length === 2")
    until("!INSIGHT.tensors.isWaiting()")
    page.evaluate("() => new Promise(requestAnimationFrame)")  # what came is drawn by then
    assert page.locator(".elements").get_attribute("data-seen") == "yes"
