"""The compare page in a real browser: what stands side by side is what the tables hold."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import insight

from .arriving import arrive

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from .conftest import Serve, Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser

ADAM, SGD = "mlp_adam_h32_lr0.001_b32", "mlp_sgd_h16_lr0.1_b32"
CONFIG = "seed: 1\nlr: {rate}\nepochs: 4"
HEAVY = 200
COLUMNS = """dash_ag_grid.getApi('compare-grid').getColumnDefs().slice(1)
    .map(({ headerName }) => headerName)"""

PILLS = """[...document.querySelectorAll('.compare-runs .mantine-Pill-label')]
    .map(({ textContent }) => textContent).join()"""

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


def test_table_and_curves_are_those_of_the_chosen_runs_all_rows_or_those_that_differ(
    visit: Visit, mindspore: Served, until: Until
) -> None:
    url, store = mindspore
    page = visit(f"{url}compare?focus={ADAM},{SGD}&rows=all&base={SGD}&tag=loss/auto")
    rows = data_of(page)
    lineage = store.lineage().set_index("run")
    same = "hyperparameters.loss_function"

    expect(page.locator("#compare-grid .ag-header-cell .run-name")).to_have_text([SGD, ADAM])
    assert rows[same]["c0"] == rows[same]["c1"] == lineage.loc[ADAM, same]
    names = list(rows)
    assert names.index(same) > names.index("hyperparameters.learning_rate")
    page.locator("#compare-rows").get_by_text("What differs", exact=True).click()
    until("INSIGHT.address.get('rows') === null")
    until(
        "(() => { let found = 0; dash_ag_grid.getApi('compare-grid').forEachNode(node => "
        f"{{ found += node.data.fact === '{same}'; }}); return found === 0; }})()"
    )
    rows = data_of(page)
    table = store.table("scalar", runs=[ADAM, SGD], tags="loss/auto")
    loss = table.groupby("run", observed=True)

    for name in ("hyperparameters.learning_rate", "hyperparameters.optimizer"):
        assert [rows[name]["c0"], rows[name]["c1"]] == [
            lineage.loc[SGD, name],
            lineage.loc[ADAM, name],
        ]
    lasts, lows = loss["value"].last(), loss["value"].min()
    for place, run in enumerate((SGD, ADAM)):
        assert rows["loss/auto last"][f"c{place}"] == lasts[run]
        assert rows["loss/auto best"][f"c{place}"] == lows[run]
    assert rows["loss/auto best"]["best"] == [[SGD, ADAM].index(lows.idxmin())]
    assert all(row["c0"] != row["c1"] for row in rows.values())
    text = shown(page, "loss/auto last", "c1")
    assert float(text.split()[0].split("@")[0]) == pytest.approx(lasts[ADAM], rel=1e-3)
    assert f"{'+' if lasts[ADAM] > lasts[SGD] else '−'}" in text
    drawn = page.evaluate("INSIGHT.model('loss/auto')")

    assert sorted(drawn) == [ADAM, SGD]
    for run in drawn:
        assert drawn[run]["raw"] == pytest.approx(table[table["run"] == run]["value"].tolist())


def write_rate(folder: Path, rate: float) -> None:
    """A run with a text and a loss that differ by its rate."""
    with insight.SummaryRecord(folder) as record:
        config = {"config": CONFIG.format(rate=rate)}
        record.add_value("custom_lineage_data", "custom_lineage_data", config)
        record.add_value("scalar", "loss", rate)
        record.record(1)


def test_runs_in_focus_are_compared_when_the_address_names_none(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for run, rate in (("a", 0.1), ("b", 0.2)):
        write_rate(tmp_path / run, rate)
    url, _ = serve(tmp_path)
    page = visit(f"{url}runs")
    page.click("#rail-compare")
    arrive(page, "compare")
    until("document.querySelectorAll('.text-difference .line-new').length === 1")

    assert page.inner_text(".text-difference .line-gone") == "- lr: 0.1"
    assert page.inner_text(".text-difference .line-new") == "+ lr: 0.2"
    assert data_of(page)["loss last"]["c1"] == pytest.approx(0.2)


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

    page.route("**/_dash-update-component?*", sort)
    page.goto(url)
    page.evaluate("window.INSIDE")
    until("INSIGHT.state.given?.size === 1")
    assert not page.evaluate("INSIGHT.state.isKnown")
    may_learn = True
    for route in held:
        route.continue_()
    arrive(page)


def test_hidden_run_is_compared_only_where_the_address_names_it(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for run, rate in (("a", 0.1), ("b", 0.2), ("c", 0.3)):
        write_rate(tmp_path / run, rate)
    url, _ = serve(tmp_path)
    page = visit(f"{url}compare?focus=c,b,a")
    page.evaluate("INSIGHT.hideRuns(['c'])")
    until(f"{COLUMNS}.join() === 'b,a' && INSIGHT.isQuiet()")
    until("Object.keys(INSIGHT.model('loss')).sort().join() === 'a,b'")
    page.locator("input#compare-runs").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".mantine-MultiSelect-option")).to_have_text(["b", "a"])
    learn_runs_after_notes(page, until, f"{url}compare?focus=c,b,a")
    assert page.evaluate(COLUMNS) == ["b", "a"]
    visit(f"{url}compare?runs=c,a")

    assert page.evaluate(COLUMNS) == ["c", "a"]
    assert page.evaluate(PILLS) == "c,a"
    assert sorted(page.evaluate("INSIGHT.model('loss')")) == ["a", "c"]
    assert data_of(page)["loss last"]["c0"] == pytest.approx(0.3)


def test_hundreds_of_runs_stand_side_by_side(visit: Visit, serve: Serve, tmp_path: Path) -> None:
    names = [f"r{number:03d}" for number in range(HEAVY)]
    for number, name in enumerate(names):
        with insight.SummaryRecord(tmp_path / name) as record:
            record.log(1, {"accuracy": number / HEAVY})
    url, _ = serve(tmp_path)
    page = visit(f"{url}compare?runs={','.join(names)}")
    row = data_of(page)["accuracy last"]

    held = [row[f"c{place}"] for place in range(HEAVY)]
    assert held == pytest.approx([number / HEAVY for number in range(HEAVY)], rel=1e-6)
    assert row["best"] == [HEAVY - 1]
    assert page.locator("#compare-grid .ag-header-cell").count() < 40  # those in sight alone


def test_narrow_screen_leaves_room_for_the_runs(
    page: Page, visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for run, rate in (("a", 0.1), ("b", 0.2)):
        with insight.SummaryRecord(tmp_path / run) as record:
            record.add_value("custom_lineage_data", "custom_lineage_data", {"rate": rate})
            record.add_value("scalar", "loss", rate)
            record.record(1)
    url, _ = serve(tmp_path)
    page.set_viewport_size({"width": 360, "height": 740})
    visit(f"{url}compare?runs=a,b&all=1")
    width = "document.querySelector('#compare-grid .ag-header-cell[col-id=\"{}\"]')?.offsetWidth"

    until(f"{width.format('name')} === 110 && {width.format('c0')} >= 140")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.set_viewport_size({"width": 1280, "height": 740})
    until(f"{width.format('name')} === 230 && {width.format('c1')} >= 270")


def test_compared_runs_have_the_same_colours_in_table_and_curves_outside_the_focus(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    runs = [f"r{number:02d}" for number in range(14)]
    for number, run in enumerate(runs):
        with insight.SummaryRecord(tmp_path / run) as record:
            record.log(1, {"loss": number + 1.0})
    url, _ = serve(tmp_path)
    chosen = runs[:5]
    page = visit(f"{url}compare?focus=r13&runs={','.join(chosen)}")
    drawn = page.evaluate("INSIGHT.model('loss')")
    chips = page.locator("#compare-grid .ag-header-cell .run-cell")
    colours = chips.evaluate_all(
        """cells => Object.fromEntries(cells.map(cell =>
            [cell.title, getComputedStyle(cell.querySelector('.chip')).backgroundColor]))"""
    )

    assert {run: rgb(line["colour"]) for run, line in drawn.items()} == colours
    assert len(set(colours.values())) == len(chosen)
    assert all(line["focus"] for line in drawn.values())
    assert page.evaluate("INSIGHT.state.slots.filter(Boolean)") == ["r13"]
    until(FITS)


def test_number_that_is_a_label_has_no_distance(visit: Visit, serve: Serve, tmp_path: Path) -> None:
    for run, seed in (("a", 2), ("b", 0)):
        facts = {"seed": seed, "learning_rate": 0.1 * (seed + 1), "port": 6000 + seed}
        with insight.SummaryRecord(tmp_path / run, hyperparameters=facts) as record:
            record.log(1, {"loss": 1.0})
    url, _ = serve(tmp_path)
    page = visit(f"{url}compare?runs=a,b")

    assert shown(page, "seed", "c1") == "0"
    assert shown(page, "port", "c1") == "6000"
    assert "66.7 %" in shown(page, "learning_rate", "c1")


def test_list_offers_every_run_whose_name_it_holds_however_late_their_facts_are(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    """Else it lets go of what is chosen and not offered, as if somebody had taken it out."""
    url, _ = serve(tmp_path)
    page = visit(f"{url}compare")
    held: list[Route] = []

    def hold(route: Route) -> None:
        is_table = "compare-grid.rowData" in (route.request.post_data or "")
        held.append(route) if is_table else route.continue_()

    page.route("**/_dash-update-component?*", hold)
    for run, rate in (("a", 0.1), ("b", 0.2)):
        write_rate(tmp_path / run, rate)
    until(f"{PILLS} === 'a,b'")
    page.locator("input#compare-runs").focus()
    page.keyboard.press("ArrowDown")

    expect(page.locator(".mantine-MultiSelect-option")).to_have_text(["b", "a"])
    assert held
    assert page.evaluate("INSIGHT.address.get('runs')") is None
    assert page.evaluate("INSIGHT.address.get('focus')") is None


def test_page_says_why_a_run_differs_from_the_baseline(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    for rate in (1, 2):
        for seed in range(3):
            settings = {"rate": rate, "seed": seed}
            folder = tmp_path / f"r{rate}s{seed}"
            with insight.SummaryRecord(folder, hyperparameters=settings, provenance=True) as record:
                record.seed("data", rate)
                record.log(1, {"loss": rate / 10 + seed / 1000})
    url, _ = serve(tmp_path)
    page = visit(f"{url}compare?runs=r1s0,r2s1&base=r1s0")
    page.wait_for_selector(".why pre")
    titles = page.locator(".why figcaption")

    expect(titles).to_have_text(["Parameters", "Seeds", "Metrics"])
    expect(page.locator(".why .section-name")).to_have_text("Why r2s1 differs from r1s0")
    expect(page.locator(".why pre").nth(0)).to_have_text("rate: 1 → 2")
    expect(page.locator(".why pre").nth(2)).to_contain_text("Welch's t-test over 3 and 3 seeds")
