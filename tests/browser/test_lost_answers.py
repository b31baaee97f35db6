"""A page whose question was not answered asks again by itself, whatever else happens."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight
from tests.dashboard.queries.graphs import message

from .lost import LOSE

if TYPE_CHECKING:
    from .conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser


def write(folder: Path) -> None:
    nodes = [("1", "A", "net/one", []), ("2", "B", "net/two", ["1"]), ("3", "C", "last", ["2"])]
    with insight.SummaryRecord(folder) as record:
        record.add_value("image", "picture", np.zeros((1, 3, 4, 4)))
        record.add_value("graph", "graph", message(nodes))
        record.record(1)


@pytest.mark.parametrize(
    ("page_name", "runs"),
    [("images", "INSIGHT.images.model().runs"), ("runs", "Object.keys(INSIGHT.runsModel().rows)")],
)
def test_new_run_appears_though_the_answer_about_it_was_lost(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path, page_name: str, runs: str
) -> None:
    write(tmp_path / "a")
    url, _ = serve(tmp_path)
    page = visit(f"{url}{page_name}")
    page.evaluate(LOSE, page_name)
    write(tmp_path / "b")
    until("window.again !== undefined")
    page.evaluate("() => window.again()")
    until(f"{runs}.includes('b')")


def test_scope_opens_though_the_answer_about_it_was_lost(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    write(tmp_path / "a")
    url, _ = serve(tmp_path)
    page = visit(f"{url}graph?open=0")
    page.evaluate(LOSE, "graph")
    page.locator(".graph-box [data-toggle]").click()
    until("window.again !== undefined")
    page.evaluate("() => window.again()")
    until("INSIGHT.graphModel()?.frames.length === 2")


def test_inspector_is_filled_though_the_answer_about_a_node_was_lost(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    write(tmp_path / "a")
    url, _ = serve(tmp_path)
    page = visit(f"{url}graph")
    page.evaluate(LOSE, "graph-facts")
    page.click('.graph-row:not(.is-scope):has-text("last")')
    until("window.again !== undefined")
    before = page.inner_text("#graph-inspector")
    page.evaluate("() => window.again()")
    until("!document.querySelector('#graph-inspector').innerText.includes('Reading')")

    assert "Reading" in before


def test_columns_can_be_chosen_though_the_answer_that_lists_them_was_lost(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    write(tmp_path / "a")
    url, _ = serve(tmp_path)
    page = visit(f"{url}runs")
    page.evaluate(LOSE, "runs-catalogue")
    page.click("#runs-columns")
    until("window.again !== undefined")
    page.evaluate("() => window.again()")
    until("document.querySelector('.column-choice') !== null")
