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
from .promises import promise

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request, Route

    from .conftest import Move, Serve, Until, Visit
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
    write_run(tmp_path / "a", [0.9, 0.1, 0.5], 0.1, accuracy=0.1, seen=4)
    write_run(tmp_path / "b", [0.8, 0.4, 0.3], 0.01, accuracy=0.2, seen=5)
    write_run(tmp_path / "c", [0.7, 0.2, math.nan], 0.001, accuracy=0.05, seen=40)
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


def sort_by(page: Page, column: str) -> None:
    """Presses the head of a column: the greatest first, then the least, then as ever."""
    page.evaluate(f"{GRID}.ensureColumnVisible('{column}')")
    page.click(f'.ag-header-cell[col-id="{column}"] .metric-name')


def write(page: Page, text: str) -> None:
    page.fill(".dialog .given-field", text)
    page.click('.dialog button:has-text("Keep")')


def test_rows_come_with_the_grid_and_are_sorted_filtered_chosen_and_told_anew(
    page: Page,
    visit: Visit,
    serve: Serve,
    until: Until,
    three: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    url, store = serve(three)
    with promise("Rows are asked for while the grid is on its way, once"):
        asked_for = open_before_the_grid(page, f"{url}runs?show=bytes&sort=run:desc")

        assert asked_for[0]["show"] == ["bytes"]
        assert [one["since"] for one in asked_for].count(-1) == 1
        assert displayed(page) == ["c", "b", "a"]
    with promise("NaN is marked and sorted to the end either way"):
        for way, runs in (("desc", ["a", "b", "c"]), ("asc", ["b", "a", "c"])):
            sort_by(page, "metric:loss")
            until(f"INSIGHT.address.get('sort') === 'metric:loss:{way}'")
            assert displayed(page) == runs
        assert cell(page, "c", "metric:loss").inner_text() == "NaN"
        expect(cell(page, "c", "metric:loss").locator(".bad")).to_have_count(1)
        expect(page.locator(".nan-mark")).to_have_count(1)
        page.evaluate(f"{GRID}.ensureColumnVisible('status')")
        assert page.evaluate(WHOLE_MARK) is True
        assert "diverged" in page.inner_text(".alerts")
    with promise("Filters of columns take numbers as numbers and days as days"):
        page.evaluate("window.today = INSIGHT.time(Date.now() / 1000).slice(0, 10)")
        number = "{filterType: 'number', type: 'greaterThan', filter: 14.5}"
        day = "{{filterType: 'date', type: 'equals', dateFrom: {}}}"
        for column, wanted, rows in (
            ("'metric:seen'", number, 2),
            ("started", day.format("today"), 3),
            ("started", day.format("'2001-02-03'"), 0),
        ):
            page.evaluate(f"{GRID}.setFilterModel({{{column}: {wanted}}})")
            until(f"{GRID}.getDisplayedRowCount() === {rows}")
        page.evaluate(f"{GRID}.setFilterModel(null)")
    with promise("A change is undone by the button beside its words, however late it was answered"):
        until("INSIGHT.state.isGivenKnown")
        page.evaluate(LOSE, "notes")
        choose(page, "b", "Pin to the top")
        until("window.again")
        page.evaluate("window.again()")  # nobody answered in time: it is sent once more
        undo_by_the_button(page, until)
        choose(page, "b", "Pin to the top")
        undo_by_the_button(page, until)
    with promise("Rows are drawn anew for notes only where there are any"):
        until("INSIGHT.state.given.size === 0")
        assert page.evaluate(TURNS) == [2, 1, 0]
    with promise("Only new rows travel, and the choice stays"):
        page.evaluate(f"{GRID}.getRowNode('b').setSelected(true)")
        written = tmp_path_factory.mktemp("written")  # so that the page meets all of it at once
        write_run(written, [0.25] * 3, accuracy=0.1, seen=4)  # no column comes with it
        written.rename(three / "d")
        until("INSIGHT.runsModel().rows.d?.last_step === 3")

        last_change = page.evaluate("INSIGHT.runsModel().lastChange")
        assert last_change == {"add": 1, "update": 0, "remove": 0}
        assert cell(page, "d", "metric:loss").inner_text().startswith("0.25")
        assert page.evaluate("INSIGHT.chosenRuns()") == ["b"]
        assert asked(page)["chosen"] == "b"
    with promise("Constant columns are hidden until wanted"):
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
    with promise("Columns hold the values that somebody chose, and a link says so"):
        cell(page, "a", "metric:loss")
        page.click('.ag-header-cell[col-id="metric:loss"] .how')
        page.select_option(".dialog select >> nth=0", "min")
        page.click('.dialog button:has-text("Show")')
        until("INSIGHT.runsModel().rows.a['metric:loss'] < 0.2")
        visit(page.url)

        assert asked(page)["show"] == "bytes,fact:hyperparameters.optimizer"
        assert cell(page, "a", "fact:hyperparameters.optimizer").inner_text() == "Adam"
        check_least(page, store, "metric:loss")
        assert asked(page)["chosen"] == "b"
        assert page.evaluate("INSIGHT.chosenRuns()") == ["b"]


# How often rows are drawn anew for notes: after none, after one was given, and taken back.
TURNS = f"""() => {{
    const turns = [0], grid = {GRID}, {{ onFilterChanged }} = grid;
    grid.onFilterChanged = () => turns[0]++;
    INSIGHT.changed("notes");
    for (const pinned of [true, null]) {{
        turns.unshift(turns[0]);
        INSIGHT.give({{ a: {{ pinned }} }}, "");
    }}
    grid.onFilterChanged = onFilterChanged;
    return turns;
}}"""


def open_before_the_grid(page: Page, address: str) -> list[dict[str, Any]]:
    """Opens an address; the grid's library comes after the rows. What is asked for them."""
    asked: list[dict[str, Any]] = []
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
        page.goto(address)
    [library] = held
    library.continue_()
    arrive(page)
    page.evaluate("window.INSIDE")
    found = list(asked)
    page.remove_listener("request", note)
    page.unroute_all()
    return found


def undo_by_the_button(page: Page, until: Until) -> None:
    until("INSIGHT.givenTo('b').pinned && document.querySelector('#offer button') !== null")
    page.click("#offer button")
    until("INSIGHT.givenTo('b').pinned === undefined")


def check_least(page: Page, store: insight.Store, column: str) -> None:
    """A column holds the least loss of each run, and marks the best of them."""
    table = store.table("scalar", tags="loss")
    least = table.loc[table.groupby("run", observed=True)["value"].idxmin()].set_index("run")
    for run in "abc":
        row = drawn(page, run)
        assert row[column] == pytest.approx(least.loc[run, "value"])
        assert row[f"{column}@"] == least.loc[run, "step"]
    assert "step 2" in cell(page, "a", column).locator("[title]").get_attribute("title")
    assert "least" in page.inner_text(f'.ag-header-cell[col-id="{column}"]')
    expect(cell(page, "a", column).locator(".best")).to_have_count(1)
    expect(cell(page, "b", column).locator(".best")).to_have_count(0)


def test_links_bars_and_menus_change_what_the_runs_are_given_and_never_the_runs(
    visit: Visit, move: Move, serve: Serve, until: Until, three: Path, state_home: Path
) -> None:
    before = {path: path.read_bytes() for path in three.rglob("*") if path.is_file()}
    url, _ = serve(three)
    where = '{"metric:loss":{"filterType":"number","type":"greaterThan","filter":0.4}}'
    page = visit(f"{url}runs?chosen=a,b&how=loss~max&where={where}")
    with promise("Filters stand in the address, and the best is that of the rows they leave"):
        until("INSIGHT.chosenRuns().length === 2")
        best = "INSIGHT.bestOf('metric:loss')"
        assert page.evaluate(best) == pytest.approx(0.7)
        page.evaluate(
            f"{GRID}.setFilterModel({{'metric:loss': {{...{where}['metric:loss'], filter: 0.75}}}})"
        )
        until(f"Math.abs({best} - 0.8) < 1e-6 && location.search.includes('0.75')")
        page.evaluate(f"{GRID}.setFilterModel(null)")
    with promise("The buttons above the grid give all that is chosen"):
        page.click("#runs-pin")
        until("INSIGHT.givenTo('a').pinned && INSIGHT.givenTo('b').pinned")
        page.click("#runs-tag")
        write(page, "both")
        until("INSIGHT.givenTo('a').tags?.join() === 'both'")
        expect(page.locator("#runs-hide")).to_be_visible()
        expect(page.locator("#runs-delete")).to_have_count(0)
        page.click("#runs-hide")
        until(f"{GRID}.getDisplayedRowCount() === 1")
        page.evaluate("INSIGHT.give({ c: { note: 'last words' } }, 'noted')")
    with promise("Runs are hidden on every page, and come back"):
        page.click("#rail-scalars")
        arrive(page, "scalars")
        until("document.querySelectorAll('.run-row').length === 1")
        until("document.querySelector('.card[data-tag=loss]').dataset.runs === '1'")
        page.click("#show-hidden")
        until("document.querySelectorAll('.run-row').length === 3")
        page.keyboard.press("Control+z")
        until("document.querySelectorAll('.run-row').length === 1")
    with promise("What is given is kept in the folder of the user"):
        wanted = {"tags": ["both"], "pinned": True, "hidden": True}
        given = {"a": wanted, "b": wanted, "c": {"note": "last words"}}
        (kept,) = state_home.rglob("notes.json")
        until_kept(page, kept, given)
    with promise("The address tells where values are taken, and which runs are chosen"):
        move(f"{url}runs?chosen=c,a&how=accuracy~atmin:loss,loss~mean:2")
        page.click("#runs-hidden")
        until(f"{GRID}.getDisplayedRowCount() === 3")
        until("INSIGHT.chosenRuns().length === 2")
        assert drawn(page, "a")["metric:accuracy"] == pytest.approx(0.2)
        assert drawn(page, "b")["metric:accuracy"] == pytest.approx(0.6)
        assert drawn(page, "a")["metric:loss"] == pytest.approx(0.3)
    with promise("Deleting is refused and not offered where the command does not allow it"):
        page.click('[data-run-menu="c"]')
        expect(page.locator('.run-menu >> text="Hide on all pages"')).to_be_visible()
        expect(page.locator('.run-menu >> text="Delete…"')).to_have_count(0)
        page.keyboard.press("Escape")
        page.click("#runs-trash")
        text = page.locator("#trash-dialog .snippet").inner_text()
        answer = page.evaluate(THROW)
        assert "--allow-delete" in text
        assert "--allow-delete" in answer["refused"][0]["why"]
        assert (three / "a").exists()
        page.keyboard.press("Escape")
        expect(page.locator("#trash-dialog")).to_have_count(0)
    with promise("Chosen runs go to the comparison"):
        page.click("#runs-compare")
        until("INSIGHT.page() !== 'runs' && location.search.includes('focus')")
        assert sorted(asked(page)["focus"].split(",")) == ["a", "c"]
    page.evaluate("INSIGHT.give({ a: { hidden: null, pinned: null, tags: null } }, '')")
    move(f"{url}runs?sort=run:desc")
    with promise("What the menu of a run gives stays, and pages call the run by it"):
        choose(page, "a", "Rename…")
        write(page, "The baseline")
        choose(page, "a", "Tags…")
        write(page, "good, first")
        choose(page, "a", "Pin to the top")
        page.click('[data-run-menu="a"]')
        with page.expect_response(lambda said: '"colour":6' in (said.request.post_data or "")):
            page.click(".run-menu .swatch >> nth=6")
        until("INSIGHT.givenTo('a').colour === 6 && !document.querySelector('.run-menu')")
        choose(page, "c", "Hide on all pages")
        until("INSIGHT.givenTo('c').hidden === true")
        visit(f"{url}runs?sort=run:desc")
        until("INSIGHT.nameOf('a') === 'The baseline'")
        until("document.querySelector('.pinned-row') !== null")
        given = json.loads(kept.read_text("utf-8"))["runs"]["a"]

        assert displayed(page) == ["a"]
        shown = cell(page, "a", "run").locator(".run-name")
        assert shown.text_content() == "The baseline"
        assert "a" in shown.get_attribute("title").split("\n")
        assert given == {
            "name": "The baseline",
            "tags": ["good", "first"],
            "pinned": True,
            "colour": 6,
        }
        page.click("#runs-hidden")
        until(f"{GRID}.getDisplayedRowCount() === 3")
        assert displayed(page) == ["a", "b", "c"]  # two of them are pinned
    with promise("Nothing is written below the root"):
        after = {path: path.read_bytes() for path in three.rglob("*") if path.is_file()}
        assert after == before
    with promise("The filter knows what was given, and a run has its colour on every page"):
        page.evaluate("INSIGHT.give({ b: { hidden: null }, c: { hidden: null } }, '')")
        until("INSIGHT.state.matches === null")
        page.fill("#filter", "tags ~ good")
        until(f"{GRID}.getDisplayedRowCount() === 1")
        page.click("#rail-scalars")
        until("document.querySelector('.run-row')?.dataset.run === 'a'")
        chip = page.evaluate("document.querySelector('.run-row .chip').style.background")
        assert chip == "var(--run-6)"


def until_kept(page: Page, kept: Path, given: dict[str, dict[str, Any]]) -> None:
    """Waits until the server keeps what runs were given."""
    held: dict[str, Any] = {}
    for _ in range(1_000):
        held = json.loads(kept.read_text("utf-8"))["runs"]
        if {run: held.get(run) for run in given} == given:
            return
        page.evaluate("new Promise(requestAnimationFrame)")
    pytest.fail(f"the server keeps {held}")


# Asks for what no button offers here, and gives the answer.
THROW = """() => new Promise((heard) => {
    const { channels } = dash_clientside, before = channels.heard;
    channels.heard = (answer) => { channels.heard = before; heard(answer); };
    const data = { serial: 99, do: "throw", runs: ["a"] };
    dash_clientside.set_props("trash-request", { data });
})"""


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


LABELS = "[...document.querySelectorAll('.fact-label')].map((one) => one.textContent)"


def test_tiles_and_columns_follow_the_filter_and_columns_keep_what_somebody_made_of_them(
    visit: Visit, move: Move, until: Until, sweep: Served
) -> None:
    url, _ = sweep
    page = visit(f"{url}runs?q=lr0.001")
    with promise("A fresh page counts the runs that a link lets through"):
        until("INSIGHT.state.matches?.size === 15")
        assert page.inner_text("#filter-count") == "15 of 60"
    best = f"{LABELS}.some((label) => /^best val.accuracy at any step ?%s_/.test(label))"
    with promise("Tiles are of the runs shown, and say of which values they are"):
        until("document.querySelector('.fact-value').textContent === '15'")
        until(best % "lr0.001")
        assert page.locator("#runs-alerts").inner_text() == ""
        page.fill("#filter", "lr1.0")
        until("document.querySelector('#runs-alerts').textContent.includes('diverged: 11')")
        page.fill("#filter", "lr0.1")
        until(best % "lr0.1")
        page.fill("#filter", "")
    with promise("What is equal in all rows shown leaves, unless somebody filters by it"):
        check_columns(page, until)
    page.fill("#filter", "")
    move(f"{url}scalars?by=hyperparameters.learning_rate&band=std&y=log")
    with promise("One row of cards' controls holds what is often changed, and More says what else"):
        toolbar = page.locator(".toolbar").bounding_box() or pytest.fail("no toolbar")
        assert toolbar["height"] < 60
        assert page.inner_text("#more").split() == ["More", "2"]
        page.click("#more")
        page.locator("#band").get_by_text("95 %", exact=True).click()
        until("INSIGHT.state.band === 'ci'")
        assert page.inner_text("#more").split() == ["More", "1"]
        assert page.get_attribute("#more", "aria-expanded") == "true"
        page.click("#more")
        assert not page.locator("#band").is_visible()


def check_columns(page: Page, until: Until) -> None:
    told = "INSIGHT.runsModel().columns.filter((id) => id.startsWith('fact:')).join()"
    drawn = f"{GRID}.getAllDisplayedColumns().map((one) => one.getColId())"
    rate, batch, seed = (
        f"fact:hyperparameters.{name}" for name in ("learning_rate", "batch_size", "seed")
    )
    until(f"{told} === '{rate},{batch},{seed}' && {drawn}.includes('{rate}')")
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
