"""Colours in a real browser: a run's is its own for as long as its folder stands."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

import insight
from dashboard.colours import Colours
from dashboard.notes import Notes
from tests.browser.arriving import arrive
from tests.browser.painted import painted_lines

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser

RUNS = [f"r{number:02d}" for number in range(8)]
DRAWN = """(run) => {
    const { focus, colour } = INSIGHT.model('loss')[run];
    return focus ? colour : null;
}"""


def until_kept(page: Page, kept: Colours, runs: set[str]) -> None:
    """Waits until the server keeps the colours of some runs."""
    for _ in range(500):
        if runs <= set(kept.runs()):
            return
        page.evaluate("new Promise(requestAnimationFrame)")
    pytest.fail(f"the server keeps {kept.runs()}")


def write_run(folder: Path, loss: float) -> None:
    with insight.SummaryRecord(folder) as record:
        for step in range(5):
            record.log(step, {"loss": loss / (step + 1)})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number, run in enumerate(RUNS):
        write_run(tmp_path / run, number + 1)
    return tmp_path


def test_run_keeps_its_colour_with_new_runs_another_focus_and_in_another_browser(
    visit: Visit, serve: Serve, until: Until, folder: Path
) -> None:
    url, _ = serve(folder)
    page = visit(f"{url}scalars?focus=r03,r05,r07")
    first = {run: page.evaluate(DRAWN, run) for run in ("r03", "r05", "r07")}
    page.evaluate("INSIGHT.state.slots[0] && document.querySelector('[data-run=r03]').click()")
    page.evaluate("document.querySelector('[data-run=r01]').click()")
    until("INSIGHT.slotOf('r01') >= 0 && INSIGHT.slotOf('r03') < 0")
    first["r01"] = page.evaluate("INSIGHT.colourOf('r01')")
    write_run(folder / "new", 9)
    until("INSIGHT.state.status.has('new')")

    assert len(set(first.values())) == 4
    assert [page.evaluate(DRAWN, run) for run in ("r01", "r05", "r07")] == [
        first[run] for run in ("r01", "r05", "r07")
    ]
    until("INSIGHT.isQuiet()")
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    visit(f"{url}scalars?focus=new,r07,r03,r01,r05")
    now = {run: page.evaluate(DRAWN, run) for run in (*first, "new")}

    assert {run: now[run] for run in first} == first
    assert len(set(now.values())) == 5


def test_runs_that_were_hidden_before_take_no_colour_until_they_are_shown(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for count, name in ((5, "few"), (14, "many")):
        for number in range(count):
            write_run(tmp_path / name / f"r{number:02d}", number + 1)
        Notes(str(tmp_path / name)).give({f"r{number:02d}": {"hidden": True} for number in (0, 1)})
        url, _ = serve(tmp_path / name)
        page = visit(f"{url}scalars")
        until("INSIGHT.inkOf('r02') >= 0")
        kept = Colours(str(tmp_path / name))
        until_kept(page, kept, {"r02", "r03", "r04"})

        assert not {"r00", "r01"} & set(kept.runs()), name
    page.click("#show-hidden")
    page.evaluate("document.querySelector('[data-run=r00]').click()")
    until("INSIGHT.ownInkOf('r00') >= 0")


def test_runs_of_one_colour_in_focus_are_told_apart_by_a_dash_that_their_chips_have(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for number, run in enumerate(RUNS):
        write_run(tmp_path / run, number + 1)
    Colours(str(tmp_path)).claim({"r03": 4, "r05": 4, "r06": 1, "r07": 4})
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars?focus=r03,r05,r06,r07")
    dashes = {line.run: line.dash for line in painted_lines(page, "loss") if line.run}
    clashes = """(chips) => Object.fromEntries([...document.querySelectorAll(chips)].map((chip) => [
        chip.closest('[data-run], [row-id], .run-cell').dataset.run ?? chip.parentElement.title,
        chip.dataset.clash]).filter(([, clash]) => clash))"""

    # All three are spelled by one colour: the dashes are those of the last one.
    assert set(dashes) == {"r06", "r07"}
    assert dashes == {"r06": "", "r07": "2 3"}
    assert page.evaluate(
        "INSIGHT.fieldOf('loss').series.map((one) => [one.run, "
        "INSIGHT.fieldOf('loss').dashOf(one)]).filter(([, dash]) => dash)"
    ) == [["r05", 1], ["r07", 2]]
    assert page.evaluate(clashes, ".run-row .chip") == {"r05": "1", "r07": "2"}
    box = page.locator(".card .plot").bounding_box()
    assert box is not None
    x, y = page.evaluate("(({ scale }) => [scale.x(2), scale.y(8 / 3)])(INSIGHT.fieldOf('loss'))")
    page.mouse.move(box["x"] + x, box["y"] + y)
    until("document.querySelector('#readout .run-name')?.textContent === 'r07'")
    assert page.get_attribute("#readout .chip", "data-clash") == "2"
    page.evaluate("document.querySelector('[data-run=r05]').click()")
    until(f"!({clashes})('.run-row .chip').r05 && ({clashes})('.run-row .chip').r07 === '1'")


def test_colour_that_another_browser_was_given_meanwhile_holds_here(
    visit: Visit, serve: Serve, until: Until, folder: Path
) -> None:
    url, _ = serve(folder)
    page = visit(f"{url}scalars?focus=r03")
    with page.context.expect_page() as opened:
        page.evaluate("url => { window.open(url) }", f"{url}scalars?focus=r04,r06,r05")
    other = opened.value
    try:
        arrive(other)
        other.evaluate("window.INSIDE")
        theirs = other.evaluate(DRAWN, "r05")
        page.evaluate("document.querySelector('[data-run=r05]').click()")
        until(f"INSIGHT.colourOf('r05') === '{theirs}'")
    finally:
        other.close()

    assert page.evaluate(DRAWN, "r05") == theirs


LEGEND = """() => Object.fromEntries(
    [...document.querySelectorAll('#scalars-legend > span')].slice(1).map((entry) => [
        entry.querySelector('.group-name').textContent,
        entry.querySelector('.chip').style.backgroundColor,
    ]))"""


def test_groups_by_two_parameters_keep_their_colours_when_a_value_comes(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    def write(rate: float, batch: int, seed: int) -> None:
        facts = {"rate": rate, "batch": batch, "seed": seed}
        name = f"{rate}-{batch}-{seed}"
        with insight.SummaryRecord(tmp_path / name, hyperparameters=facts) as record:
            for step in range(3):
                record.log(step, {"loss": rate + batch / (step + 1) + seed})

    for rate, batch in product((0.1, 10.0), (16, 64)):
        for seed in (1, 2):
            write(rate, batch, seed)
    url, _ = serve(tmp_path)
    parameters = "by=hyperparameters.rate&and=hyperparameters.batch"
    page = visit(f"{url}scalars?{parameters}")
    before = page.evaluate(LEGEND)

    assert list(before) == ["0.1 · 16", "0.1 · 64", "10 · 16", "10 · 64"]
    assert len(set(before.values())) == 4
    write(1.0, 32, 1)
    until("document.querySelectorAll('#scalars-legend > span').length === 6")
    now = page.evaluate(LEGEND)

    assert list(now) == ["0.1 · 16", "0.1 · 64", "1 · 32", "10 · 16", "10 · 64"]
    assert {name: now[name] for name in before} == before
    assert now["1 · 32"] not in before.values()
    assert page.evaluate("INSIGHT.address.get('and')") == "hyperparameters.batch"
