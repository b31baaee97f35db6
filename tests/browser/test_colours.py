"""Colours in a real browser: a run's is its own for as long as its folder stands."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

import insight

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser

RUNS = [f"r{number:02d}" for number in range(8)]
DRAWN = """(run) => {
    const { focus, colour } = INSIGHT.model('loss')[run];
    return focus ? colour : null;
}"""


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


def test_colour_that_another_browser_was_given_meanwhile_holds_here(
    visit: Visit, serve: Serve, until: Until, folder: Path
) -> None:
    url, _ = serve(folder)
    page = visit(f"{url}scalars?focus=r03")
    with page.context.expect_page() as opened:
        page.evaluate("url => { window.open(url) }", f"{url}scalars?focus=r04,r06,r05")
    other = opened.value
    try:
        other.wait_for_selector('main[data-ready="true"]')
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
