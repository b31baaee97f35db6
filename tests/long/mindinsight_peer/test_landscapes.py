"""MindInsight 2.3.1, the real one, reads the landscapes that we write."""

from __future__ import annotations

import json
import os
import subprocess
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import engine
import insight
from engine import Model, dataset, nn
from engine.train.callback import SummaryCollector, SummaryLandscape
from insight.cli import main

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.long
# What it needs today, beside what it says: newer ones lack what it calls.
NEEDS = ("mindinsight==2.3.1", "numpy<2", "marshmallow<4", "protobuf==3.20.1", "setuptools<81")
FEW = {"num_samples": 64, "unit": "epoch", "intervals": [[1, 2, 3, 4], [5, 6, 7, 8]]}
SCRIPT = "from tests.long.mindinsight_peer.test_landscapes import callback_fn\n"


def loss() -> Any:
    return nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")


def network() -> Any:
    return nn.SequentialCell(nn.Dense(8, 16), nn.ReLU(), nn.Dense(16, 3))


def batches() -> Any:
    rng = np.random.default_rng(0)
    data = {"x": rng.random((64, 8), np.float32), "y": rng.integers(0, 3, 64).astype(np.int32)}
    return dataset.NumpySlicesDataset(data, shuffle=False).batch(16)


def callback_fn() -> Any:
    made, metrics = network(), {"Loss": nn.Loss()}
    return Model(made, loss(), metrics=metrics), made, batches(), metrics


def trained(folder: Path, chosen: dict[str, Any] | None) -> None:
    """A run of eight epochs; None: with what the default collector saves."""
    engine.set_seed(3)
    told = None if chosen is None else {"collect_landscape": chosen}
    collector = SummaryCollector(str(folder), collect_specified_data=told)
    made = network()
    optimizer = nn.Momentum(made.trainable_params(), 0.1, 0.9)
    Model(made, loss(), optimizer).train(8, batches(), callbacks=[collector])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run drawn as MindSpore draws, one of the default collector, and one of our command."""
    root = tmp_path_factory.mktemp("runs")
    trained(root / "theirs", {"landscape_size": 6, **FEW})
    trained(root / "default", None)
    trained(root / "ours", {"landscape_size": 6, **FEW})
    small = {"landscape_size": 5, "num_samples": 64}
    SummaryLandscape(str(root / "theirs")).gen_landscapes_with_multi_process(callback_fn)
    SummaryLandscape(str(root / "default")).gen_landscapes_with_multi_process(callback_fn, small)
    script = root.parent / "landscape_script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    model = f"{script}:callback_fn"
    assert main(["landscape", str(root / "ours"), "--model", model, "--size", "7x5"]) == 0
    return root


@pytest.fixture(scope="module")
def told(folder: Path, peer_python: Callable[..., Path], tmp_path_factory: Any) -> Any:
    home = tmp_path_factory.mktemp("home")  # it writes logs there
    python = peer_python("mindinsight", *NEEDS)
    script = str(__file__).replace("test_landscapes.py", "read_landscapes.py")
    done = subprocess.run(
        [python, "-W", "ignore", script, str(folder)],
        env={**os.environ, "HOME": str(home), "PYTHONPATH": ""},
        cwd=home,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("run", ["theirs", "default", "ours"])
def test_mindinsight_reads_every_landscape_with_its_values(
    folder: Path, told: Any, run: str
) -> None:
    table = insight.open_runs(folder / run).table("landscape")
    steps = [list(row.path_steps) for row in table.itertuples()]

    # Of the default there is one path, over the whole training.
    assert len(told[run]) == len(table) == (2 if run == "default" else 3)
    for found in told[run]:
        path = found.get("path", {"intervals": [], "x": [], "y": [], "z": []})
        row = table.iloc[steps.index(path["intervals"])]
        np.testing.assert_array_equal(found["points"]["x"], row["x"])
        np.testing.assert_array_equal(found["points"]["y"], row["y"])
        np.testing.assert_array_equal(found["points"]["z"], row["z"])
        for axis in "xyz":
            np.testing.assert_array_equal(path[axis], row[f"path_{axis}"])
        np.testing.assert_array_equal(found["convergence_point"], row["convergence"])
        assert found["metadata"]["decomposition"] == row["decomposition"]
        assert found["metadata"]["unit"] == row["unit"]
