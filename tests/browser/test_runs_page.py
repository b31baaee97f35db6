"""The page of runs shows the tables, and keeps what people give the runs out of them."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

import insight

from .arriving import arrive
from .lost import LOSE

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request, Route

    from .conftest import Serve, Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser

NO_ROWS = ("add", "update", "remove")
GRID = "dash_ag_grid.getApi('runs-grid')"
WHOLE_MARK = """() => {
    const mark = document.querySelector(".nan-mark"), { right } = mark.getBoundingClientRect();
    for (let box = mark.parentElement; ; box = box.parentElement) {
        const cuts = getComputedStyle(box).overflowX !== "visible";
        if (cuts && box.getBoundingClientRect().right < right) return false;
        if (box.matches(".ag-cell")) return true;
    }
}"""


def write_run(folder: Path, losses: list[float], rate: float = 0.1, **more: float) -> None:
    with insight.SummaryRecord(folder) as record:
        facts = {"optimizer": "Adam", "learning_rate": rate}
        record.add_value("train_lineage", "train_lineage", {"hyper_parameters": facts})
        for step, loss in enumerate(losses, 1):
            record.add_value("scalar", "loss", loss)
            for tag, value in more.items():
                record.add_value("scalar", tag, value * step)
            record.record(step)


@pytest.fixture
def three(tmp_path: Path) -> Path:
    """Three runs, of which `a` ends worse than it was, and `c` with a NaN."""
    write_run(tmp_path / "a", [0.9, 0.1, 0.5], 0.1, accuracy=0.1)
    write_run(tmp_path / "b", [0.8, 0.4, 0.3], 0.01, accuracy=0.2)
    write_run(tmp_path / "c", [0.7, 0.2, math.nan], 0.001, accuracy=0.05)
    return tmp_path


def cell(page: Page, run: str, column: str) -> Any:
    """The cell of a run, brought into sight."""
    page.evaluate(f"{GRID}.ensureColumnVisible('{column}')")
    index = page.evaluate(
        "([run]) => dash_ag_grid.getApi('runs-grid').getRowNode(run).rowIndex", [run]
    )
    return page.locator(f'.ag-row[row-index="{index}"] [col-id="{column}"]')


def displayed(page: Page) -> list[str]:
    """The runs of the grid, from top to bottom."""
    each = f"{GRID}.forEachNodeAfterFilterAndSort(node => runs.push(node.data.run))"
    runs: list[str] = page.evaluate(f"(() => {{ const runs = []; {each}; return runs; }})()")
    return runs


def drawn(page: Page, run: str) -> dict[str, Any]:
    row: dict[str, Any] = page.evaluate("run => INSIGHT.runsModel().rows[run]", run)
    return row


def asked(page: Page) -> dict[str, str]:
    return {key: values[0] for key, values in parse_qs(urlsplit(page.url).query).items()}


def choose(page: Page, run: str, words: str) -> None:
    """Presses an entry of a run's menu."""
    page.click(f'[data-run-menu="{run}"]')
    page.click(f'.run-menu >> text="{words}"')


def write(page: Page, text: str) -> None:
    page.fill(".dialog .given-field", text)
    page.click('.dialog button:has-text("Keep")')


def test_grid_shows_the_table_of_runs(visit: Visit, mindspore: Served) -> None:
    url, store = mindspore
    page = visit(url)
    runs = store.runs().set_index("run")
    points = store.table("scalar", tags="loss/auto").set_index("run")
    lowest = points.groupby("run", observed=True)["value"].transform("min")
    best = points[points["value"] == lowest].groupby("run", observed=True).first()
    rows = page.evaluate("INSIGHT.runsModel().rows")

    assert page.locator("main").get_attribute("data-page") == "runs"
    assert page.locator(".fact-value").first.inner_text() == str(len(runs))
    assert rows.keys() == set(runs.index)
    for run, row in rows.items():
        assert row["status"] == runs.loc[run, "status"]
        for column in ("last_step", "points", "problems", "bytes"):
            assert row[column] == runs.loc[run, column]
        if run in best.index:
            assert row["metric:loss/auto"] == pytest.approx(best.loc[run, "value"])
            assert row["metric:loss/auto@"] == best.loc[run, "step"]
        else:
            assert row["metric:loss/auto"] is None
    shown = "ms10_mlp_graph"
    assert cell(page, shown, "status").inner_text() == "finished"
    assert float(cell(page, shown, "metric:loss/auto").inner_text()) == pytest.approx(
        best.loc[shown, "value"], rel=1e-3
    )


def test_only_new_rows_travel_and_the_choice_stays(
    visit: Visit,
    serve: Serve,
    until: Until,
    three: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    url, _ = serve(three)
    page = visit(f"{url}runs")
    page.evaluate(f"{GRID}.getRowNode('b').setSelected(true)")
    written = tmp_path_factory.mktemp("written")  # so that the page meets all of it at once
    write_run(written, [0.25] * 3, accuracy=0.1)  # as many: no column comes with it
    written.rename(three / "d")
    until("INSIGHT.runsModel().rows.d?.last_step === 3")

    assert page.evaluate("INSIGHT.runsModel().lastChange") == {"add": 1, "update": 0, "remove": 0}
    assert cell(page, "d", "metric:loss").inner_text().startswith("0.25")
    assert page.evaluate("INSIGHT.chosenRuns()") == ["b"]
    assert asked(page)["chosen"] == "b"


def test_columns_hold_the_values_somebody_chose_and_constant_ones_are_hidden_until_wanted(
    visit: Visit, serve: Serve, until: Until, three: Path
) -> None:
    """And the address says so."""
    url, store = serve(three)
    page = visit(f"{url}runs")
    columns = page.evaluate("INSIGHT.runsModel().columns")
    assert "fact:hyperparameters.learning_rate" in columns
    assert "fact:hyperparameters.optimizer" not in columns
    page.click("#runs-columns")
    page.fill('.dialog [type="search"]', "optim")
    choice = page.locator('[data-column="fact:hyperparameters.optimizer"]')
    assert "same in all runs" in page.inner_text(".column-choice")
    choice.check()
    until("INSIGHT.runsModel().rows.a['fact:hyperparameters.optimizer'] === 'Adam'")
    page.keyboard.press("Escape")
    cell(page, "a", "metric:loss")
    page.click('.ag-header-cell[col-id="metric:loss"] .how')
    page.select_option(".dialog select >> nth=0", "min")
    page.click('.dialog button:has-text("Show")')
    until("INSIGHT.runsModel().rows.a['metric:loss'] < 0.2")
    table = store.table("scalar", tags="loss")
    least = table.loc[table.groupby("run", observed=True)["value"].idxmin()].set_index("run")
    page = visit(page.url)

    assert asked(page)["show"] == "fact:hyperparameters.optimizer"
    assert cell(page, "a", "fact:hyperparameters.optimizer").inner_text() == "Adam"
    for run in "abc":
        row = drawn(page, run)
        assert row["metric:loss"] == pytest.approx(least.loc[run, "value"])
        assert row["metric:loss@"] == least.loc[run, "step"]
    assert "step 2" in cell(page, "a", "metric:loss").locator("[title]").get_attribute("title")
    assert "least" in page.inner_text('.ag-header-cell[col-id="metric:loss"]')
    expect(cell(page, "a", "metric:loss").locator(".best")).to_have_count(1)
    expect(cell(page, "b", "metric:loss").locator(".best")).to_have_count(0)


def test_nan_is_marked_and_sorted_to_the_end_either_way(
    visit: Visit, serve: Serve, until: Until, three: Path
) -> None:
    url, _ = serve(three)
    page = visit(f"{url}runs?sort=metric:loss:asc")
    assert displayed(page) == ["b", "a", "c"]
    assert cell(page, "c", "metric:loss").inner_text() == "NaN"
    expect(cell(page, "c", "metric:loss").locator(".bad")).to_have_count(1)
    expect(page.locator(".nan-mark")).to_have_count(1)
    assert page.evaluate(WHOLE_MARK) is True
    assert "diverged" in page.inner_text(".alerts")
    page.click('.ag-header-cell[col-id="metric:loss"] .metric-name')
    until("location.search.includes('desc') || !location.search.includes('asc')")

    assert displayed(page)[-1] == "c"


def test_what_people_give_stays_and_never_touches_the_run(
    visit: Visit, serve: Serve, until: Until, three: Path, state_home: Path
) -> None:
    before = {path: path.read_bytes() for path in three.rglob("*") if path.is_file()}
    url, _ = serve(three)
    page = visit(f"{url}runs")
    choose(page, "a", "Rename…")
    write(page, "The baseline")
    choose(page, "a", "Tags…")
    write(page, "good, first")
    choose(page, "a", "Pin to the top")
    page.click('[data-run-menu="a"]')
    with page.expect_response(lambda answer: '"colour":6' in (answer.request.post_data or "")):
        page.click(".run-menu .swatch >> nth=6")
    until("INSIGHT.givenTo('a').colour === 6 && !document.querySelector('.run-menu')")
    page = visit(f"{url}runs?sort=run:desc")
    until("INSIGHT.nameOf('a') === 'The baseline'")
    until("document.querySelector('.pinned-row') !== null")
    (kept,) = state_home.rglob("notes.json")

    assert displayed(page) == ["a", "c", "b"]
    assert cell(page, "a", "run").locator(".run-name").text_content() == "The baseline"
    assert "a" in cell(page, "a", "run").locator(".run-name").get_attribute("title").split("\n")
    assert json.loads(kept.read_text("utf-8"))["runs"]["a"] == {
        "name": "The baseline",
        "tags": ["good", "first"],
        "pinned": True,
        "colour": 6,
    }
    assert {path: path.read_bytes() for path in three.rglob("*") if path.is_file()} == before
    page.fill("#filter", "tags ~ good")
    until(f"{GRID}.getDisplayedRowCount() === 1")
    page.click("#rail-scalars")
    until("document.querySelector('.run-row')?.dataset.run === 'a'")
    chip = page.evaluate("document.querySelector('.run-row .chip').style.background")
    assert chip == "var(--run-6)"


def test_change_is_undone_by_the_button_beside_its_words(
    visit: Visit, serve: Serve, until: Until, three: Path
) -> None:
    url, _ = serve(three)
    page = visit(f"{url}runs")
    page.evaluate(LOSE, "notes")
    choose(page, "b", "Pin to the top")
    until("window.again")
    page.evaluate("window.again()")  # nobody answered in time: it is sent once more
    until("document.querySelector('#offer button') !== null")
    page.click("#offer button")
    until("INSIGHT.givenTo('b').pinned === undefined")
    choose(page, "b", "Pin to the top")
    until("document.querySelector('#offer button') !== null")
    page.click("#offer button")
    until("INSIGHT.givenTo('b').pinned === undefined")


def test_address_tells_where_values_are_taken_and_which_runs_go_to_the_comparison(
    visit: Visit, serve: Serve, until: Until, three: Path
) -> None:
    url, _ = serve(three)
    page = visit(f"{url}runs?chosen=c,a&how=accuracy~atmin:loss,loss~mean:2")
    assert drawn(page, "a")["metric:accuracy"] == pytest.approx(0.2)
    assert drawn(page, "b")["metric:accuracy"] == pytest.approx(0.6)
    assert drawn(page, "a")["metric:loss"] == pytest.approx(0.3)
    until("INSIGHT.chosenRuns().length === 2")
    page.click("#runs-compare")
    until("INSIGHT.page() !== 'runs' && location.search.includes('focus')")

    assert sorted(asked(page)["focus"].split(",")) == ["a", "c"]


def test_runs_are_hidden_on_every_page_and_come_back_where_deleting_is_refused_and_not_offered(
    visit: Visit, serve: Serve, until: Until, three: Path
) -> None:
    url, _ = serve(three)
    page = visit(f"{url}runs")
    page.evaluate(f"{GRID}.getRowNode('a').setSelected(true)")
    page.click('[data-run-menu="a"]')
    expect(page.locator('.run-menu >> text="Hide on all pages"')).to_be_visible()
    expect(page.locator('.run-menu >> text="Delete…"')).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#runs-hide")).to_be_visible()
    expect(page.locator("#runs-delete")).to_have_count(0)
    page.click("#runs-trash")
    text = page.locator("#trash-dialog .snippet").inner_text()
    answer = page.evaluate(
        """() => new Promise((heard) => {
            const { channels } = dash_clientside, before = channels.heard;
            channels.heard = (answer) => { channels.heard = before; heard(answer); };
            const data = { serial: 99, do: "throw", runs: ["a"] };
            dash_clientside.set_props("trash-request", { data });
        })"""
    )

    assert "--allow-delete" in text
    assert "--allow-delete" in answer["refused"][0]["why"]
    assert (three / "a").exists()
    page.keyboard.press("Escape")
    expect(page.locator("#trash-dialog")).to_have_count(0)
    choose(page, "b", "Hide on all pages")
    until(f"{GRID}.getDisplayedRowCount() === 2")
    page.click("#rail-scalars")
    arrive(page, "scalars")
    until("document.querySelectorAll('.run-row').length === 2")
    until("document.querySelector('.card[data-tag=loss]').dataset.runs === '2'")
    page.click("#show-hidden")
    until("document.querySelectorAll('.run-row').length === 3")
    page.keyboard.press("Control+z")
    until("document.querySelectorAll('.run-row').length === 2")
    page.click("#rail-runs")
    arrive(page, "runs")
    page.click("#runs-hidden")
    until(f"{GRID}.getDisplayedRowCount() === 3")


def test_deleted_run_can_be_taken_back_until_the_trash_is_emptied(
    visit: Visit, serve: Serve, until: Until, three: Path
) -> None:
    """And a request that takes long is heard though another comes after it."""
    size = sum(path.stat().st_size for path in (three / "a").iterdir())
    url, _ = serve(three, allow_delete=True)
    page = visit(f"{url}runs")
    choose(page, "a", "Delete…")
    page.wait_for_selector("#delete-dialog")
    told = page.inner_text("#delete-dialog")
    page.click("#delete-dialog .danger")
    until("!('a' in INSIGHT.runsModel().rows)")
    assert page.evaluate(f"INSIGHT.size({size})") in told
    assert not (three / "a").exists()
    page.click("#offer button")
    until("'a' in INSIGHT.runsModel().rows")
    assert (three / "a").exists()
    choose(page, "b", "Delete…")
    page.click("#delete-dialog .danger")
    until("!('b' in INSIGHT.runsModel().rows)")
    page.click("#runs-trash")
    page.click("#trash-dialog footer .danger")
    page.click('button:has-text("Remove for good")')
    until("document.querySelector('#trash-dialog')?.innerText.includes('The trash is empty')")

    assert list((three / ".insight-trash").iterdir()) == []
    assert displayed(page) == ["a", "c"]
    page.keyboard.press("Escape")
    page.evaluate(
        """() => {
            const ask = window.fetch;
            window.fetch = (where, how) => !how?.body?.includes?.('"do":"throw"') ? ask(where, how)
                : new Promise((go) => { window.release = () => go(ask(where, how)); });
        }"""
    )
    choose(page, "a", "Delete…")
    page.click("#delete-dialog .danger")
    until("window.release")
    page.click("#runs-trash")
    page.wait_for_selector("#trash-dialog")
    page.evaluate("window.release()")
    until("document.querySelector('#trash-dialog')?.innerText.includes('Take back')")

    assert "Moved to the trash: a" in page.inner_text("#offer")


def test_thousand_runs_open_and_scroll(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for number in range(1_000):
        with insight.SummaryRecord(tmp_path / f"sweep-of-many-things-{number:04d}") as record:
            record.log(1, {"loss": number / 1_000})
    url, store = serve(tmp_path)
    page = visit(f"{url}runs?sort=run:asc")
    last = store.table("scalar").set_index("run")["value"]
    rows = page.evaluate(
        """() => Object.fromEntries(Object.entries(INSIGHT.runsModel().rows)
            .map(([run, row]) => [run, row["metric:loss"]]))"""
    )

    assert rows == pytest.approx(last.to_dict())
    assert displayed(page) == last.sort_values().index.tolist()
    assert page.locator(".ag-center-cols-container .ag-row").count() < 100
    page.evaluate(f"{GRID}.ensureIndexVisible(900, 'top')")
    until("document.querySelector('.ag-center-cols-container .ag-row[row-index=\"900\"]') !== null")
    name = cell(page, "sweep-of-many-things-0900", "run").locator(".run-name")
    assert name.text_content() == "sweep-of-many-things-0900"
    assert name.locator("span").nth(1).text_content() == "0900"
    page.evaluate(f"{GRID}.selectAll()")
    until("INSIGHT.chosenRuns().length === 1000")
    page.click('.ag-header-cell[col-id="metric:loss"] .metric-name')
    until("!location.search.includes('asc')")
    page.keyboard.press("Control+z")
    until("location.search.includes('asc') && document.querySelector('[aria-sort=ascending]')")
    assert page.evaluate("INSIGHT.chosenRuns().length") == 1000  # more than a link holds


def test_filters_of_columns_take_numbers_as_numbers_and_days_as_days(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    def filtered(model: str, rows: int) -> None:
        page.evaluate(f"{GRID}.setFilterModel({model})")
        until(f"{GRID}.getDisplayedRowCount() === {rows}")

    for last in (9, 10, 100):
        with insight.SummaryRecord(tmp_path / str(last)) as record:
            record.log(last, {"loss": last})
    url, _ = serve(tmp_path)
    page = visit(f"{url}runs")
    filtered("{'metric:loss': {filterType: 'number', type: 'greaterThan', filter: 9.5}}", 2)
    page.evaluate("window.today = INSIGHT.time(Date.now() / 1000).slice(0, 10)")
    for day, rows in (("today", 3), ("'2001-02-03'", 0)):
        filtered(f"{{started: {{filterType: 'date', type: 'equals', dateFrom: {day}}}}}", rows)


def test_rows_are_asked_for_while_the_grid_is_on_its_way(
    page: Page, serve: Serve, three: Path
) -> None:
    url, _ = serve(three)
    asked: list[Any] = []
    held: list[Route] = []

    def is_for_rows(body: str | None) -> bool:
        return '"output":"runs-answer.data"' in (body or "")

    def note(request: Request) -> None:
        if is_for_rows(request.post_data):
            asked.append(request.post_data_json["inputs"][0]["value"])

    def hold(route: Route) -> None:
        held.append(route)

    page.on("request", note)
    page.route("**/async-community.js*", hold)
    with page.expect_response(lambda answer: is_for_rows(answer.request.post_data)):
        page.goto(f"{url}runs?show=bytes&sort=run:desc")
    [library] = held
    library.continue_()
    arrive(page)

    assert asked[0]["show"] == ["bytes"]
    assert [one["since"] for one in asked].count(-1) == 1
    assert displayed(page) == ["c", "b", "a"]


def test_rows_are_drawn_anew_for_notes_only_where_there_are_any(
    visit: Visit, serve: Serve, until: Until, three: Path
) -> None:
    page = visit(f"{serve(three)[0]}runs")
    until("INSIGHT.state.isGivenKnown")
    turns = page.evaluate(
        f"""() => {{
            const turns = [0];
            {GRID}.onFilterChanged = () => turns[0]++;
            INSIGHT.changed("notes");
            for (const pinned of [true, null]) {{
                turns.unshift(turns[0]);
                INSIGHT.give({{ a: {{ pinned }} }}, "");
            }}
            return turns;
        }}"""
    )

    assert turns == [2, 1, 0]


def test_page_tells_what_changed_since_the_last_visit(
    page: Page, visit: Visit, serve: Serve, until: Until, three: Path
) -> None:
    """On a narrow screen, which holds the page."""
    write_run(three / "constructor", [0.5])  # a name that every object of JavaScript knows
    url, store = serve(three)
    note = f"insight-visit:{store.root}"
    page.add_init_script(
        f"""(() => {{
            const runs = {{ a: "running", gone: "running" }};
            const then = {{ at: Date.now() - 3_600_000, runs, metric: "x", best: null }};
            const kept = JSON.stringify(then);
            const isNew = sessionStorage.getItem({json.dumps(f"{note}:since")}) === null;
            if (isNew) localStorage.setItem({json.dumps(note)}, kept);
        }})()"""
    )
    page.set_viewport_size({"width": 400, "height": 800})
    visit(f"{url}runs")
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
    assert page.locator('[data-run-menu="a"]').is_visible()
    until("!document.querySelector('#runs-since').hidden")
    told = page.inner_text("#runs-since")
    write_run(three / "later", [0.5])
    until("INSIGHT.state.runs.includes('later')")
    bare = '<link rel="icon" href="data:,">'  # nothing of ours notes anything there
    page.route(f"{url}left", lambda asked: asked.fulfill(body=bare, content_type="text/html"))
    page.goto(f"{url}left")
    left = page.evaluate("name => JSON.parse(localStorage.getItem(name))", note)

    assert "new runs: 3" in told
    assert f"{store.runs()['status'].iloc[0]}: 1" in told
    assert "gone: 1" in told
    assert left["runs"].keys() == {*"abc", "constructor", "later"}  # all that there was


def test_buttons_above_the_grid_act_and_its_filters_stand_in_the_address(
    visit: Visit, serve: Serve, until: Until, three: Path, state_home: Path
) -> None:
    url, _ = serve(three)
    where = '{"metric:loss":{"filterType":"number","type":"greaterThan","filter":0.4}}'
    page = visit(f"{url}runs?chosen=a,b&how=loss~max&where={where}")
    until("INSIGHT.chosenRuns().length === 2")
    best = "INSIGHT.bestOf('metric:loss')"
    assert page.evaluate(best) == pytest.approx(0.7)
    page.evaluate(
        f"{GRID}.setFilterModel({{'metric:loss': {{...{where}['metric:loss'], filter: 0.75}}}})"
    )
    until(f"Math.abs({best} - 0.8) < 1e-6 && location.search.includes('0.75')")
    page.click("#runs-pin")
    until("INSIGHT.givenTo('a').pinned && INSIGHT.givenTo('b').pinned")
    page.click("#runs-tag")
    write(page, "both")
    page.click("#runs-hide")
    page.evaluate("INSIGHT.give({ c: { note: 'last words' } }, 'noted')")
    page = visit(f"{url}scalars")
    until("INSIGHT.givenTo('c').note === 'last words'")
    (kept,) = state_home.rglob("notes.json")

    for run in "ab":
        assert json.loads(kept.read_text("utf-8"))["runs"][run] == {
            "tags": ["both"],
            "pinned": True,
            "hidden": True,
        }


def test_columns_follow_the_filter_and_keep_what_somebody_made_of_them(
    visit: Visit, until: Until, sweep: Served
) -> None:
    """What is equal in all rows shown leaves, unless somebody filters by it."""
    url, _ = sweep
    page = visit(f"{url}runs")
    told = "INSIGHT.runsModel().columns.filter((id) => id.startsWith('fact:')).join()"
    drawn = f"{GRID}.getAllDisplayedColumns().map((one) => one.getColId())"
    rate, batch, seed = (
        f"fact:hyperparameters.{name}" for name in ("learning_rate", "batch_size", "seed")
    )
    usual = page.evaluate(drawn)
    assert usual[5:8] == [rate, batch, seed]
    page.evaluate(f"{GRID}.setColumnWidths([{{ key: '{seed}', newWidth: 222 }}])")
    page.fill("#filter", "lr = 0.01")
    until(f"{told} === '{batch},{seed}'")
    until(f"{drawn}.slice(5, 7).join() === '{batch},{seed}' && !{drawn}.includes('{rate}')")
    page.fill("#filter", "")
    until(f"{drawn}.join() === '{','.join(usual)}'")
    assert page.evaluate(f"{GRID}.getColumn('{seed}').getActualWidth()") == 222
    assert page.evaluate("INSIGHT.runsModel().lastChange") == dict.fromkeys(NO_ROWS, 0)
    where = f"{{ '{rate}': {{ filterType: 'number', type: 'lessThan', filter: 1 }} }}"
    page.evaluate(f"{GRID}.setFilterModel({where})")
    until("INSIGHT.address.get('where') !== null")
    page.fill("#filter", "lr = 0.01")
    until(f"{told} === '{batch},{seed},{rate}'")
    page.evaluate(f"{GRID}.setFilterModel(null)")
    page.fill("#filter", "")
    until(f"{told} === '{rate},{batch},{seed}'")
    head = page.locator(f'.ag-header-cell[col-id="{seed}"]')
    head.locator(".ag-header-cell-text").drag_to(
        page.locator('.ag-header-cell[col-id="spark"] .ag-header-cell-text')  # which sorts nothing
    )
    until(f"{drawn}.indexOf('{seed}') < {drawn}.indexOf('{rate}')")
    page.fill("#filter", "lr = 0.01")
    until(f"{told} === '{batch},{seed}'")

    assert page.evaluate(f"{drawn}.indexOf('{seed}') < {drawn}.indexOf('{batch}')")
