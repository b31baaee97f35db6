"""The main job on real input: a script trains, records, and its numbers stand on the pages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import insight
from dashboard import create_app

ROOT = Path(__file__).parents[2]


def run_script(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(ROOT / "sample_runs" / name), *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def lenet(tmp_path_factory):
    """LeNet-5 trained on the digits by the sample script: its folder and what it printed."""
    folder = tmp_path_factory.mktemp("runs")
    return folder, run_script("digits_lenet.py", "--dir", str(folder / "lenet5"))


def test_lenet_reaches_97_percent_on_held_out_digits(lenet):
    _, printed = lenet
    accuracy = float(re.search(r"held-out accuracy ([\d.]+)", printed)[1])

    assert accuracy > 0.97


def test_recorded_losses_are_those_that_the_monitor_printed(lenet):
    folder, printed = lenet
    monitor = re.findall(r"epoch: (\d+) step: (\d+), loss is ([\d.e-]+)", printed)
    losses = {(int(epoch) - 1) * 44 + int(step): float(loss) for epoch, step, loss in monitor}
    table = insight.open_runs(folder).table("scalar", tags="loss/auto").set_index("step").value
    both = sorted(set(losses) & set(table.index))

    assert len(both) >= 3
    for step in both:
        assert table[step] == np.float32(losses[step])


def test_every_kind_of_the_first_path_is_in_the_tables(lenet):
    folder, _ = lenet
    store = insight.open_runs(folder)
    rows = {kind: len(store.table(kind)) for kind in ("scalar", "histogram", "image", "graph")}

    assert store.table("scalar", tags="val/accuracy").step.tolist() == [15 * 44]
    assert rows == {"scalar": 133 + 1, "histogram": 133 * 5, "image": 133, "graph": 1}
    lineage = store.lineage().iloc[0]
    assert lineage["algorithm.network"] == "LeNet5"
    assert lineage["metric.accuracy"] > 0.97
    assert store.runs().status.tolist() == ["finished"]


def test_the_pages_answer_over_http_and_the_api_is_healthy(lenet):
    folder, _ = lenet
    client = create_app(insight.open_runs(folder)).server.test_client()

    assert json.loads(client.get("/health", base_url="http://127.0.0.1").data)["status"] == "ok"
    for page in ("/", "/runs", "/scalars", "/histograms", "/lineage"):
        assert client.get(page, base_url="http://127.0.0.1").status_code == 200
