"""Every page shows what is whole in damaged files of every kind, and says that they are damaged."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest
from playwright.sync_api import expect

from tests.browser.components.test_histograms_page import heat
from tests.browser.components.test_images_page import ALL_SHOWN, check_pixels, model
from tests.browser.components.test_landscape_page import drawn
from tests.browser.components.test_scalars_page import check_against_table
from tests.browser.components.test_tensors_page import CELLS
from tests.browser.components.test_text_page import ROWS
from tests.browser.test_compare_page import data_of
from tests.damage import cut_end, flip_middle

from .arriving import arrive
from .drawn_graph import drawn_graph
from .every_kind import write_every_kind

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    import insight

    from .conftest import Serve, Tour, Until

    Check = Callable[[Page, insight.Store, Until], None]

pytestmark = pytest.mark.browser

SAMPLED = "machine/memory"
# Of five steps: the last is cut, or the one in the middle is changed.
WHOLE = {"cut": [1, 2, 3, 4], "flipped": [1, 2, 4, 5]}
NOTES = {
    "runs": "#runs-problems",
    "images": "#images-notes",
    "media": "#media-notes",
    "tables": "#tables-notes",
    "tensors": "#tensors-problems",
    "text": "#text-notes",
    "lineage": "#lineage-problems",
    "provenance": "#provenance-problems",
    "compare": "#compare-problems",
}
OF_ONE_RUN = ("console", "graph", "dataset", "run", "reports")  # they say it of what they draw
GRID = """(id) => {
    const rows = [];
    dash_ag_grid.getApi(id).forEachNode(({ data }) => rows.push(data));
    return rows;
}"""


def steps_of(store: insight.Store, kind: str) -> dict[str, list[int]]:
    table = store.table(kind)
    by_run = table[table["tag"] != SAMPLED].groupby("run", observed=True)["step"]
    return {str(run): steps.tolist() for run, steps in by_run}


def newest(store: insight.Store, kind: str) -> pd.DataFrame:
    """The last row of each run."""
    table = store.table(kind)
    return table[table["tag"] != SAMPLED].drop_duplicates("run", keep="last")


def panels(page: Page, tag: str) -> dict[str, str]:
    """Where the charts of a card are, by run."""
    card = f'.card[data-tag="{tag}"] .panels'
    names = page.locator(f"{card} .run-name").all_inner_texts()
    charts = f"document.querySelectorAll('{card} .chart')"
    return {run: f"{charts}[{place}]" for place, run in enumerate(names)}


def check_runs(page: Page, store: insight.Store, _: Until) -> None:
    rows = page.evaluate("INSIGHT.runsModel().rows")
    runs = store.runs().set_index("run")
    lasts = newest(store, "scalar").set_index("run")["value"]
    columns = ["last_step", "points", "problems", "bytes"]

    assert {run: [row[name] for name in columns] for run, row in rows.items()} == {
        run: runs.loc[run, columns].tolist() for run in WHOLE
    }
    assert {run: row["metric:loss"] for run, row in rows.items()} == lasts.to_dict()
    page.click(".problems summary")
    told = " ".join(page.locator(".problems tbody tr").all_inner_texts())
    assert all(str(file).rpartition("/")[2] in told for file in store.problems()["file"])
    page.evaluate("dash_ag_grid.getApi('runs-grid').ensureColumnVisible('problems')")
    marked = page.locator('.ag-cell[col-id="problems"].warn')
    expect(marked).to_have_text(["3"] * len(WHOLE))


def check_scalars(page: Page, store: insight.Store, _: Until) -> None:
    check_against_table(page, store, "loss")


def check_machine(page: Page, store: insight.Store, _: Until) -> None:
    rows = store.table("scalar", tags=SAMPLED)
    drawn = page.evaluate("INSIGHT.model('memory')")[SAMPLED]

    assert {run: line["raw"] for run, line in drawn.items()} == {
        run: rows.loc[rows["run"] == run, "value"].tolist() for run in WHOLE
    }
    for other in ("scalars", "machine"):  # whose cards lie along another axis
        page.click(f"#rail-{other}")
        arrive(page, other)


def check_histograms(page: Page, store: insight.Store, _: Until) -> None:
    found = panels(page, "weight")

    assert sorted(found) == sorted(WHOLE)
    for run, chart in found.items():
        rows = store.table("histogram", runs=run)
        steps, counts = heat(page, chart)
        assert steps == rows["step"].tolist()
        np.testing.assert_allclose(counts.sum(axis=0), rows["count"], rtol=1e-6)


def check_images(page: Page, store: insight.Store, until: Until) -> None:
    until(f"INSIGHT.images.model().tiles.length === {len(WHOLE)} && {ALL_SHOWN}")
    found, table = model(page), store.table("image")

    assert found["total"] == len(table)
    assert found["steps"] == sorted(set(table["step"]))
    for tile in found["tiles"]:
        assert (tile["step"], tile["of"]) == (WHOLE[tile["run"]][-1], len(WHOLE[tile["run"]]))
        check_pixels(page, store, tile)


def check_media(page: Page, store: insight.Store, until: Until) -> None:
    until(
        f"INSIGHT.media.model().tiles.length === {len(WHOLE)}"
        " && INSIGHT.media.model().tiles.every(({ state }) => state === 'ready')"
    )
    found = page.evaluate("INSIGHT.media.model()")

    assert found["totals"] == {"audio": len(store.table("audio")), "video": 0}
    for tile in found["tiles"]:
        assert tile["step"] == WHOLE[tile["run"]][-1]
        content = store.value("audio", tile["run"], "tone", tile["step"])
        assert page.request.get(page.url.partition("/media")[0] + tile["src"]).body() == content


def check_tables(page: Page, store: insight.Store, until: Until) -> None:
    until("INSIGHT.tables.model().rows.length === 4")
    found = page.evaluate("INSIGHT.tables.model()")
    tables = {run: store.value("table", run, "rows", steps[-1]) for run, steps in WHOLE.items()}

    assert dict(zip(found["runs"], found["steps"], strict=True)) == {
        run: steps[-1] for run, steps in WHOLE.items()
    }
    assert sorted(found["rows"]) == sorted(
        [run, *row] for run, table in tables.items() for row in table.to_numpy().tolist()
    )


def check_curves(page: Page, store: insight.Store, _: Until) -> None:
    lines = page.evaluate("INSIGHT.model('falling')")
    rows = newest(store, "curve").set_index("run")

    assert sorted(lines) == sorted(WHOLE)
    for run, line in lines.items():
        assert line["step"] == rows.loc[run, "step"]
        np.testing.assert_array_equal(line["x"], rows.loc[run, "x"])
        np.testing.assert_array_equal(line["y"], rows.loc[run, "y"])


def check_tensors(page: Page, store: insight.Store, until: Until) -> None:
    for run, steps in WHOLE.items():
        page.click(f'#tensor-runs .pick-row[data-name="{run}"]')
        until(f"document.querySelector('.facts tbody tr')?.cells[0].textContent === '{run}'")
        until("document.querySelector('.steps .hint').textContent === '4 / 4'")
        array = store.value("tensor", run, "weight", steps[-1])

        np.testing.assert_array_equal(page.evaluate(CELLS), array)


def check_console(page: Page, store: insight.Store, until: Until) -> None:
    run = page.input_value("#console-run")
    lines = store.table("message", run)["value"].tolist()
    until(f"document.querySelectorAll('.console-text').length === {len(lines)}")
    left_out = page.locator(".console-row.gap").count()

    assert page.locator(".console-text").all_inner_texts() == lines
    assert left_out == (run == "flipped")
    expect(page.locator("#console-problems")).to_contain_text("3 problems in the files of 1 run")


def check_text(page: Page, store: insight.Store, _: Until) -> None:
    rows = newest(store, "text")[["run", "tag", "step", "value"]]

    assert page.evaluate(ROWS) == rows.astype(object).to_numpy().tolist()
    expect(page.locator("#text-facts")).to_have_text("1 to 2 of 2 texts; 8 are recorded")


def check_graph(page: Page, store: insight.Store, until: Until) -> None:
    for run, graph in graphs(page, store, until, "graph"):
        message = store.value("graph", run, "graph", 0)

        assert {node["path"] for node in graph["nodes"]} == {one.full_name for one in message.node}
        assert len(graph["edges"]) == sum(len(one.input) for one in message.node)


def check_dataset(page: Page, store: insight.Store, until: Until) -> None:
    (step,) = set(store.table("dataset_graph")["step"].tolist())
    for run, graph in graphs(page, store, until, "dataset"):
        batch = store.value("dataset_graph", run, "dataset_graph", step)
        (source,) = batch.children

        assert {node["label"] for node in graph["nodes"]} == {
            stage.parameter.mapStr["op_type"] for stage in (batch, source)
        }


def graphs(
    page: Page, store: insight.Store, until: Until, name: str
) -> list[tuple[str, dict[str, Any]]]:
    """What is drawn of each run, one after the other; each time it says that the run is damaged."""
    found = []
    problems = store.problems()["run"].value_counts()
    for run in WHOLE:
        choose = "([id, value]) => dash_clientside.set_props(id, { value })"
        page.evaluate(choose, [f"{name}-run", run])
        until(f"INSIGHT.graphModel()?.run === '{run}'")
        words = f"{problems[run]} problems in its files"
        expect(page.locator(f"#{name}-inspector .warn")).to_contain_text(words)
        found.append((run, drawn_graph(page)))
    return found


def check_landscape(page: Page, store: insight.Store, _: Until) -> None:
    found = panels(page, "valley")

    assert sorted(found) == sorted(WHOLE)
    for row in newest(store, "landscape").itertuples():
        surface = drawn(page, found[row.run])
        for axis in ("x", "y", "z"):
            np.testing.assert_allclose(surface[axis], getattr(row, axis), rtol=1e-6)


def check_lineage(page: Page, store: insight.Store, _: Until) -> None:
    rows = {row["run"]: row for row in page.evaluate(GRID, "lineage-grid")}
    facts = store.lineage().set_index("run")

    assert sorted(page.evaluate("INSIGHT.lineage.model().shown")) == sorted(WHOLE)
    assert facts["metric.Accuracy"].isna().to_dict() == {"cut": True, "flipped": False}
    assert facts["user.depth"].isna().to_dict() == {"cut": False, "flipped": True}
    for run in WHOLE:
        for name, value in facts.loc[run].items():
            assert rows[run][name] == (None if pd.isna(value) else value)


def check_provenance(page: Page, _: insight.Store, __: Until) -> None:
    nodes = drawn_graph(page)["nodes"]

    assert sorted(node["label"] for node in nodes if node["sort"] == "Run") == sorted(WHOLE)


def check_compare(page: Page, store: insight.Store, until: Until) -> None:
    page.locator("#compare-rows").get_by_text("Everything", exact=True).click()
    until(f"({GRID})('compare-grid').some(({{ fact }}) => fact === 'problems')")
    rows, facts = data_of(page), store.lineage().set_index("run")
    lasts = newest(store, "scalar").set_index("run")["value"]
    headers = page.locator("#compare-grid .ag-header-cell .run-name")
    expect(headers).to_have_text([re.compile(r"\S")] * len(WHOLE))
    runs = headers.all_inner_texts()

    assert sorted(runs) == sorted(WHOLE)
    for place, run in enumerate(runs):
        column = {name: row[f"c{place}"] for name, row in rows.items()}
        assert column["loss last"] == lasts[run]
        assert column["problems"] == (store.problems()["run"] == run).sum()
        for name in ("hyperparameters.learning_rate", "user.depth", "metric.Accuracy"):
            value = facts.loc[run, name]
            assert column[name] == (None if pd.isna(value) else value)


def check_run(page: Page, store: insight.Store, _: Until) -> None:
    """At addresses of its own: nothing comes after this page."""
    for run, problems in store.problems()["run"].value_counts().items():
        page.goto(f"{page.url.partition('?')[0]}?run={run}")
        arrive(page)
        page.evaluate("window.INSIDE")
        drawn = page.evaluate("INSIGHT.model('loss')")

        assert f"{problems} problems in its files" in page.inner_text(".part-troubles")
        assert drawn[run]["x"] == WHOLE[str(run)]


def check_reports(page: Page, _: insight.Store, __: Until) -> None:
    page.click("#report-new")
    page.fill("#report-title", "All")
    page.click("#report-save")

    expect(page.locator("#report-above")).to_contain_text("6 problems in the files of 2 runs")
    expect(page.locator("#report-below tr[data-run]")).to_have_count(2)


CHECKS: dict[str, Check] = {
    "runs": check_runs,
    "scalars": check_scalars,
    "histograms": check_histograms,
    "images": check_images,
    "media": check_media,
    "machine": check_machine,
    "tables": check_tables,
    "curves": check_curves,
    "tensors": check_tensors,
    "text": check_text,
    "console": check_console,
    "graph": check_graph,
    "dataset": check_dataset,
    "landscape": check_landscape,
    "lineage": check_lineage,
    "provenance": check_provenance,
    "compare": check_compare,
    "run": check_run,
    "reports": check_reports,
}


def test_every_page_shows_what_is_whole_of_damaged_runs_and_says_what_is_not(
    page: Page, tour: Tour, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for run, damage in (("cut", cut_end), ("flipped", flip_middle)):
        write_every_kind(tmp_path / run, 1.0 + len(run), steps=5)
        for file in (tmp_path / run).iterdir():
            damage(file)
            os.utime(file, (1.7e9, 1.7e9))  # nobody is still writing what is not whole
    url, store = serve(tmp_path)

    steady = ("scalar", "histogram", "image", "tensor", "landscape", "text", "table", "curve")
    for kind in (*steady, "audio"):
        assert steps_of(store, kind) == WHOLE, kind
    assert store.problems()["run"].value_counts().to_dict() == {"cut": 3, "flipped": 3}
    for name in tour(url):
        until("INSIGHT.isQuiet()")
        CHECKS[name](page, store, until)
        if name in NOTES:
            words = "6 problems in the files of 2 runs"
            expect(page.locator(NOTES[name])).to_contain_text(words)
            if name != "compare":  # which says it of the runs that it compares
                page.fill("#filter", "cut")
                words = "3 problems in the files of 1 run"
                expect(page.locator(NOTES[name])).to_contain_text(words)
                page.fill("#filter", "")
                until("INSIGHT.state.matches === null")
        elif name not in OF_ONE_RUN:
            expect(page.locator(".run-row .run-warn")).to_have_text(["!", "!"])
