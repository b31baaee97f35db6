"""The graph of runs of a real training, fine-tuned, resumed and evaluated; and one run's page."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import engine
import insight
from engine import nn
from engine.dataset import NumpySlicesDataset
from engine.train import CheckpointConfig, Model, ModelCheckpoint
from engine.train.callback import SummaryCollector
from insight.format.provenance import as_bytes, document_of
from tests.browser.drawn_graph import drawn_graph
from tests.browser.promises import promise

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Move, Serve, Until, Visit

pytestmark = pytest.mark.browser

HOSTILE = '<img src=x onerror="window.hacked=1">'
X = np.random.default_rng(7).normal(size=(64, 4)).astype(np.float32)
Y = (X.sum(1) > 0).astype(np.int32)


def train(folder: Path, rows: int, *, load: Path | None = None) -> None:
    """Two epochs, a checkpoint after every second batch, and an evaluation."""
    engine.set_seed(3)
    network = nn.Dense(4, 2)
    if load is not None:
        engine.load_param_into_net(network, engine.load_checkpoint(str(load)))
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    model = Model(network, loss, nn.SGD(network.trainable_params(), 0.1), metrics={"accuracy"})
    data = NumpySlicesDataset((X[:rows], Y[:rows]), ["x", "y"], shuffle=False).batch(8)
    wanted = {"collect_landscape": None}

    def collector() -> SummaryCollector:
        return SummaryCollector(str(folder), collect_freq=1, collect_specified_data=wanted)

    config = CheckpointConfig(save_checkpoint_steps=2, keep_checkpoint_max=20)
    keeping = ModelCheckpoint("net", str(folder.parent.parent / "kept" / folder.name), config)
    model.train(2, data, callbacks=[collector(), keeping], dataset_sink_mode=False)
    model.eval(data, callbacks=[collector()], dataset_sink_mode=False)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Runs `base`, and `tuned` that began from its last checkpoint on other data."""
    home = tmp_path_factory.mktemp("trained")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("INSIGHT_PROVENANCE", "on")
        patch.setenv("GIT_CEILING_DIRECTORIES", str(home))
        train(home / "runs" / "base", 64)
        train(home / "runs" / "tuned", 32, load=home / "kept" / "base" / "net-2_8.ckpt")
    return home / "runs"


def links(page: Page) -> set[tuple[str, str, str]]:
    """Every row of the table: from, what it is, to."""
    rows = page.eval_on_selector_all(
        "#provenance-table tbody tr", "all => all.map(row => [...row.cells].map(c => c.innerText))"
    )
    return {(row[1], row[2], row[4]) for row in rows}


def test_training_is_followed_to_the_evaluation_of_its_child_in_a_graph_and_a_table(
    visit: Visit, move: Move, serve: Serve, until: Until, recorded: Path
) -> None:
    url, _ = serve(recorded)
    page = visit(f"{url}provenance?as=table")
    with promise("The graph is a table, too, and leaves as files"):
        found = links(page)

        assert {
            ("base", "saved", "net-2_8.ckpt"),
            ("net-2_8.ckpt", "fine-tuned by", "tuned"),
            ("tuned", "evaluated", "Evaluation"),
        } <= found
        page.click("#provenance-table button:has-text('tuned') >> nth=0")
        until("INSIGHT.graphModel()?.chosen?.startsWith('run-')")
        with page.expect_download() as download:
            page.click("#provenance-tool-prov")
        told = json.loads(download.value.path().read_bytes())

        assert len(told["activity"]) == 2
        assert len(told["wasInformedBy"]) == 1
        page.click("#provenance-as label:has-text('Graph')")
        for tool, sign in (("svg", b"<svg"), ("png", b"\x89PNG")):
            with page.expect_download() as download:
                page.click(f"#provenance-tool-{tool}")
            assert download.value.path().read_bytes().startswith(sign)
        page.fill("#filter", "base")
        until("INSIGHT.graphModel()?.nodes.every(one => one.label !== 'tuned')")
        assert "tuned" not in str(links(page))
        page.fill("#filter", "")
        until("INSIGHT.graphModel()?.nodes.some(one => one.label === 'tuned')")
    move(f"{url}text")
    move(f"{url}provenance")
    with promise("A training is followed from its data to the evaluation of its child"):
        x = {
            node["label"]: node["x"]
            for node in drawn_graph(page)["nodes"]
            if node["label"] != "train"
        }
        said = page.eval_on_selector_all(".graph-says", "all => all.map(one => one.textContent)")

        assert x["base"] < x["net-2_8.ckpt"] < x["tuned"]
        assert {
            *("read as train", "read as valid", "feeds", "saved", "evaluated", "fine-tuned by"),
        } == set(said)
        assert {node["label"] for node in drawn_graph(page)["nodes"] if node["isScope"]} == {
            "Pipeline",
            "7 checkpoints",
            "3 checkpoints",
        }
        page.focus("#provenance-outline")
        for key in ("End", "Home", "ArrowDown", "ArrowDown"):
            page.keyboard.press(key)
        until("INSIGHT.graphModel()?.nodes.some(one => one.path === INSIGHT.graphModel().chosen)")
        page.click('.graph-row:has-text("tuned")')
        compare = page.locator('#provenance-inspector a:has-text("Compare with base")')
        compare.wait_for()

        assert compare.get_attribute("href").endswith("/compare?runs=base%2Ctuned&base=base")
        assert "net-2_8.ckpt" in page.inner_text("#provenance-inspector section:has-text('From')")
        page.click("#provenance-inspector a.run-open")
        page.wait_for_selector(".drawer .part-provenance .snippet")
        page.click(".drawer-bar button")
        page.click('.graph-row:has-text("7 checkpoints") .graph-fold')
        until("INSIGHT.graphModel()?.nodes.some(one => one.label === 'net-1_2.ckpt')")
    with promise("The address opens what was opened, on a narrow screen too"):
        address = page.url
        page.goto("about:blank")
        page.set_viewport_size({"width": 390, "height": 844})
        visit(address)
        until("INSIGHT.graphModel()?.nodes.some(one => one.label === 'net-1_2.ckpt')")

        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_runs_that_come_leave_what_is_chosen_and_where_one_looks(
    visit: Visit, serve: Serve, until: Until, recorded: Path, tmp_path: Path
) -> None:
    shutil.copytree(recorded / "base", tmp_path / "base")
    url, _ = serve(tmp_path)
    page = visit(f"{url}provenance")
    page.click('.graph-row:has-text("net-2_8.ckpt")')
    page.focus("#provenance-canvas")
    page.keyboard.press("ArrowRight")
    before = drawn_graph(page)
    shutil.copytree(recorded / "tuned", tmp_path / "tuned")
    until("INSIGHT.graphModel()?.nodes.some(one => one.label === 'tuned')")
    after = drawn_graph(page)

    assert after["chosen"] == before["chosen"]
    assert after["camera"] == before["camera"]
    page.wait_for_selector("#provenance-inspector li:has-text('fine-tuned by')")


def test_what_reproduces_a_run_is_shown_as_text_on_its_page(
    visit: Visit, serve: Serve, recorded: Path, tmp_path: Path
) -> None:
    shutil.copytree(recorded / "tuned", tmp_path / "tuned")
    for file in (tmp_path / "tuned").glob("*provenance*.json"):
        told = document_of(file.read_bytes())
        told["command"]["arguments"] = ["python", "train.py", "--note", HOSTILE]
        told["code"] = {"commit": "ab12", "dirty": True, "untracked": [HOSTILE]}
        told["code"]["diff"] = f"--- a/x\n+++ b/x\n-{HOSTILE}\n+lr = 0.2\n"
        told["data"][HOSTILE] = {"sha256": HOSTILE, "path": HOSTILE}
        file.write_bytes(as_bytes(told))
        told["run"] = {"did": ["eval"], "process": "another"}
        told["command"]["arguments"] = ["python", "evaluate.py"]
        file.with_name(file.name.replace(".json", "9.json")).write_bytes(as_bytes(told))
    url, _ = serve(tmp_path)
    page = visit(f"{url}run?run=tuned")
    part = page.locator(".part-provenance")
    part.locator("details[data-name=diff] summary").click()

    assert part.locator(".run-command .snippet").all_inner_texts() == [
        f"python train.py --note '{HOSTILE}'",
        f"insight replay {tmp_path}/tuned",
    ]
    assert part.locator(".diff-gone").inner_text().strip() == f"-{HOSTILE}"
    assert part.locator(".diff-added").inner_text().strip() == "+lr = 0.2"
    part.locator("details[data-name=also] summary").click()
    assert part.locator("details[data-name=also] .snippet").inner_text() == "python evaluate.py"
    part.locator("details[data-name=packages] summary").click()
    assert "numpy" in part.locator("details[data-name=packages] tr").first.inner_text() or (
        part.locator("details[data-name=packages] tr").count() > 3
    )
    visit(f"{url}provenance")
    assert HOSTILE[:8] in page.inner_text("#provenance-outline")
    assert page.evaluate("window.hacked") is None
    assert insight.open_runs(tmp_path).problems().empty
