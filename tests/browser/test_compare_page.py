"""The compare page in a real browser: what stands side by side is what the tables hold."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import insight
from dashboard.colours import Colours

from .arriving import arrive
from .promises import promise

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from .conftest import Move, Serve, Until, Visit

pytestmark = pytest.mark.browser

ADAM, SGD = "mlp_adam_h32_lr0.001_b32", "mlp_sgd_h16_lr0.1_b32"
CONFIG = "seed: 1\nlr: {rate}\nepochs: 4"
COLUMNS = """dash_ag_grid.getApi('compare-grid').getColumnDefs().slice(1)
    .map(({ headerName }) => headerName)"""

PILLS = """[...document.querySelectorAll('.compare-runs .mantine-Pill-label')]
    .map(({ textContent }) => textContent).join()"""

CALLBACKS = "**/_dash-update-component?*"
OPTIONS = ".mantine-MultiSelect-option"
CLASHES = """[...document.querySelectorAll('#compare-grid .chip')]
    .map((chip) => chip.dataset.clash ?? '')"""
FITS = """(() => {
    const cells = [...document.querySelectorAll('#compare-grid .ag-row .compared')];
    const view = document.querySelector('#compare-grid .ag-center-cols-viewport');
    return view.scrollWidth <= view.clientWidth && cells.every(c => c.scrollWidth <= c.clientWidth);
})()"""


def rgb(colour: str) -> str:
    """A colour `#rrggbb` as a browser tells it of a style."""
    return "rgb({}, {}, {})".format(*bytes.fromhex(colour.removeprefix("#")))


def shown(page: Page, name: str, column: str) -> str:
    """What the row of that name says in a column, once both are drawn."""
    whole = re.compile(rf"^\s*{re.escape(name)}\s*$")
    names = page.locator("#compare-grid .ag-pinned-left-cols-container .ag-row")
    place = names.filter(has_text=whole).get_attribute("row-index")
    cell = page.locator(f'#compare-grid .ag-row[row-index="{place}"] .ag-cell[col-id="{column}"]')
    expect(cell).to_have_text(re.compile(r"\S"))
    return cell.inner_text()


def data_of(page: Page) -> dict[str, dict[str, object]]:
    """Every row that the table holds, by what it compares."""
    rows: list[dict[str, object]] = page.evaluate(
        """() => {
            const rows = [];
            dash_ag_grid.getApi('compare-grid').forEachNode(({ data }) => rows.push(data));
            return rows.filter(row => !row.heading);
        }"""
    )
    return {f"{row['fact']} {row['of']}".strip(): row for row in rows}


def write_rate(folder: Path, rate: float, seed: int) -> None:
    """A run with a text, a loss and labels that differ by its rate."""
    facts = {"seed": seed, "learning_rate": rate, "port": 6000 + seed}
    with insight.SummaryRecord(folder, hyperparameters=facts) as record:
        config = {"config": CONFIG.format(rate=rate)}
        record.add_value("custom_lineage_data", "custom_lineage_data", config)
        record.add_value("scalar", "loss", rate)
        record.record(1)


def test_list_table_and_curves_follow_the_runs_that_come_are_hidden_and_are_named(
    page: Page, visit: Visit, move: Move, serve: Serve, until: Until, tmp_path: Path
) -> None:
    url, _ = serve(tmp_path)
    visit(f"{url}compare")
    with promise("The list offers every run whose name it holds, however late their facts are"):
        # Else it lets go of what is chosen and not offered, as if somebody had taken it out.
        held = hold_table(page)
        write_rate(tmp_path / "a", 0.1, seed=0)
        write_rate(tmp_path / "b", 0.3, seed=2)
        until(f"{PILLS} === 'a,b'")
        page.locator("input#compare-runs").focus()
        page.keyboard.press("ArrowDown")
        expect(page.locator(OPTIONS)).to_have_text(["b", "a"])
        assert held
        assert page.evaluate("INSIGHT.address.get('runs')") is None
        assert page.evaluate("INSIGHT.address.get('focus')") is None
        for route in held:
            route.continue_()
        page.unroute(CALLBACKS)
    page.keyboard.press("Escape")
    write_rate(tmp_path / "c", 0.5, seed=1)
    until("INSIGHT.state.runs.length === 3")
    move(f"{url}text")
    move(f"{url}compare?focus=c,b,a&base=b")
    with promise("Runs in focus are compared where the address names none, but for hidden ones"):
        page.evaluate("INSIGHT.hideRuns(['c'])")
        until(f"{COLUMNS}.join() === 'b,a' && INSIGHT.isQuiet()")
        until("Object.keys(INSIGHT.model('loss')).sort().join() === 'a,b'")
        assert data_of(page)["loss last"]["c1"] == pytest.approx(0.1)
        page.locator("input#compare-runs").focus()
        page.keyboard.press("ArrowDown")
        expect(page.locator(OPTIONS)).to_have_text(["b", "a"])
        page.keyboard.press("Escape")
    with promise("Texts that differ are told line by line"):
        until("document.querySelectorAll('.text-difference .line-new').length === 1")
        assert page.inner_text(".text-difference .line-gone") == "- lr: 0.3"
        assert page.inner_text(".text-difference .line-new") == "+ lr: 0.1"
    with promise("A number that is a label has no distance"):
        assert shown(page, "seed", "c1") == "0"
        assert shown(page, "port", "c1") == "6000"
        assert "66.7 %" in shown(page, "learning_rate", "c1")
    with promise("A hidden run is not compared though it is known to be hidden late"):
        learn_runs_after_notes(page, until, f"{url}compare?focus=c,b,a&base=b")
        assert page.evaluate(COLUMNS) == ["b", "a"]
    move(f"{url}text")
    move(f"{url}compare?runs=c,a")
    with promise("A hidden run is compared where the address names it"):
        until(f"{PILLS} === 'c,a'")
        assert page.evaluate(COLUMNS) == ["c", "a"]
        assert sorted(page.evaluate("INSIGHT.model('loss')")) == ["a", "c"]
        assert data_of(page)["loss last"]["c0"] == pytest.approx(0.5)
    page.set_viewport_size({"width": 360, "height": 740})
    move(f"{url}text")
    move(f"{url}compare?runs=a,b&rows=all")
    with promise("A narrow screen leaves room for the runs"):
        width = "document.querySelector('.ag-header-cell[col-id=\"{}\"]')?.offsetWidth"
        until(f"{width.format('name')} === 110 && {width.format('c0')} >= 140")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.set_viewport_size({"width": 1280, "height": 740})
        until(f"{width.format('name')} === 230 && {width.format('c1')} >= 270")


def hold_table(page: Page) -> list[Route]:
    """Keeps back what fills the table from now on."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        is_table = "compare-grid.rowData" in (route.request.post_data or "")
        held.append(route) if is_table else route.continue_()

    page.route(CALLBACKS, hold)
    return held


def learn_runs_after_notes(page: Page, until: Until, url: str) -> None:
    """Opens an address; what runs there are is answered after what was given to one of them."""
    held: list[Route] = []
    may_learn = False

    def sort(route: Route) -> None:
        is_lesson = '"output":"runs-known.data"' in (route.request.post_data or "")
        if is_lesson and not may_learn:
            held.append(route)
        else:
            route.continue_()

    page.route(CALLBACKS, sort)
    page.goto(url)
    page.evaluate("window.INSIDE")
    until("INSIGHT.state.given?.size === 1")
    assert not page.evaluate("INSIGHT.state.isKnown")
    may_learn = True
    for route in held:
        route.continue_()
    arrive(page)
    page.unroute(CALLBACKS)


def test_page_says_why_a_run_differs_and_gives_those_outside_the_focus_their_colours(
    visit: Visit, move: Move, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for rate in (1, 2):
        for seed in range(3):
            settings = {"rate": rate, "seed": seed}
            folder = tmp_path / f"r{rate}s{seed}"
            with insight.SummaryRecord(folder, hyperparameters=settings, provenance=True) as record:
                record.seed("data", rate)
                record.log(1, {"loss": rate / 10 + seed / 1000})
    for number in range(8):
        with insight.SummaryRecord(tmp_path / f"x{number}") as record:
            record.log(1, {"loss": number + 1.0})
    Colours(str(tmp_path)).claim({"x5": 4, "x6": 4})
    url, _ = serve(tmp_path)
    page = visit(f"{url}compare?runs=r1s0,r2s1&base=r1s0")
    with promise("The page says why a run differs from the baseline"):
        page.wait_for_selector(".why pre")
        titles = page.locator(".why figcaption")

        expect(titles).to_have_text(["Parameters", "Seeds", "Metrics"])
        expect(page.locator(".why .section-name")).to_have_text("Why r2s1 differs from r1s0")
        expect(page.locator(".why pre").nth(0)).to_have_text("rate: 1 → 2")
        expect(page.locator(".why pre").nth(2)).to_contain_text("Welch's t-test over 3 and 3 seeds")
    chosen = [f"x{number}" for number in range(5)]
    visit(f"{url}compare?focus=x7&runs={','.join(chosen)}")
    with promise("Compared runs have the same colours in table and curves outside the focus"):
        drawn = page.evaluate("INSIGHT.model('loss')")
        chips = page.locator("#compare-grid .ag-header-cell .run-cell")
        colours = chips.evaluate_all(
            """cells => Object.fromEntries(cells.map(cell =>
                [cell.title, getComputedStyle(cell.querySelector('.chip')).backgroundColor]))"""
        )

        assert {run: rgb(line["colour"]) for run, line in drawn.items()} == colours
        assert len(set(colours.values())) == len(chosen)
        assert all(line["focus"] for line in drawn.values())
        assert page.evaluate("INSIGHT.state.slots.filter(Boolean)") == ["x7"]
        until(FITS)
    move(f"{url}text")
    move(f"{url}compare?runs=x6,x5")
    with promise("Two runs of one colour are told apart by a dash that their chips have"):
        until(f"{CLASHES}.join() === ',1' || {CLASHES}.join() === '1,'")
