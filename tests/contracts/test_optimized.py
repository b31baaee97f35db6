"""`python -OO` leaves out docstrings and asserts: nothing of ours may depend on either."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from tests.processes import DEADLINE_S

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "insight", "dashboard")
COMPILING_S = 10 * DEADLINE_S  # two thousand files, where nobody has compiled them yet

EVERYTHING = """
import contextlib, importlib, io, json, sys
from pathlib import Path

assert False  # not here

failed = {}
for name in json.loads(sys.argv[1]):
    try:
        importlib.import_module(name)
    except Exception as error:
        failed[name] = repr(error)

import numpy as np
import engine, insight
from dashboard import create_app
from engine import Model, dataset, nn
from engine.train import CheckpointConfig, ModelCheckpoint, SummaryCollector
from insight.cli import main

x = np.linspace(0, 1, 32, dtype=np.float32).reshape(8, 4)
rows = dataset.NumpySlicesDataset({"x": x, "y": x[:, :2]}).map(
    lambda x: x * 2, ["x"], num_parallel_workers=2, python_multiprocessing=True
).batch(4)
net = nn.SequentialCell(nn.Dense(4, 3), nn.ReLU(), nn.Dense(3, 2))
model = Model(net, nn.MSELoss(), nn.Adam(net.trainable_params(), 0.01), metrics={"mae"})
saver = ModelCheckpoint("net", "saved", CheckpointConfig(resumable=True))
model.train(2, rows, [SummaryCollector("runs/a", collect_freq=1), saver], resume="saved")
model.eval(rows)
store = insight.open_runs("runs")
losses = store.table("scalar")

client = create_app(store).server.test_client()
pages = {path: client.get(path).status_code for path in ("/", "/scalars", "/_dash-layout")}

def told(*arguments):
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.suppress(SystemExit):
        main(list(arguments))
    return out.getvalue()

helps = {name: told(*name.split(), "--help") for name in ("", *json.loads(sys.argv[2]))}
said = {name: told(*name.split()) for name in ("runs runs", "lineage runs", "check saved")}
print(json.dumps({
    "failed": failed, "steps": len(losses), "pages": pages, "helps": helps, "said": said,
}))
"""


def modules() -> list[str]:
    paths = [path for name in PACKAGES for path in sorted((ROOT / name).rglob("*.py"))]
    dotted = [path.relative_to(ROOT).with_suffix("").parts for path in paths]
    names = [parts[:-1] if parts[-1] == "__init__" else parts for parts in dotted]
    return [".".join(parts) for parts in names if parts[-1] != "__main__"]


def commands() -> list[str]:
    folder = ROOT / "insight" / "cli"
    return sorted(
        path.stem.rstrip("_")  # no module can be called `import`
        for path in folder.glob("*.py")
        if "\ndef add_arguments(" in path.read_text()
    )


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore"}


def optimized(folder: Path, *arguments: str) -> str:
    ended = subprocess.run(
        [sys.executable, "-OO", *arguments],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=COMPILING_S,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_every_module_a_training_pages_and_commands_work_without_docstrings_and_asserts(
    tmp_path: Path,
) -> None:
    (tmp_path / "everything.py").write_text(EVERYTHING)
    names = [json.dumps(modules()), json.dumps(commands())]
    found = json.loads(optimized(tmp_path, "everything.py", *names).splitlines()[-1])

    assert found["failed"] == {}
    assert found["steps"] >= 4
    assert set(found["pages"].values()) == {200}
    for name, text in found["helps"].items():
        words = [line for line in text.splitlines() if line and not line.startswith("usage")]
        assert words, name
        assert "None" not in text, name
    assert "Exit code" in found["helps"]["check"]
    assert all(found["said"].values())


def test_script_of_mindspore_runs_without_docstrings(tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(
        "import numpy as np\n"
        "from mindspore import Tensor, nn, ops\n"
        "net = nn.Conv2d(1, 2, 3)\n"
        "print(ops.ReLU()(net(Tensor(np.ones((1, 1, 4, 4), np.float32)))).shape, __doc__)\n"
    )

    assert optimized(tmp_path, "-m", "engine", "train.py") == "(1, 2, 4, 4) None\n"


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=DEADLINE_S) as answer:
        return str(answer.read().decode())


def test_serve_shows_its_pages_without_docstrings(tmp_path: Path) -> None:
    serving = subprocess.Popen(
        [sys.executable, "-OO", "-m", "insight", "serve", str(tmp_path), "--no-open"],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert serving.stdout is not None
        words = serving.stdout.readline().split()
        address = next(word for word in words if word.startswith("http"))
        until = time.monotonic() + DEADLINE_S
        while not json.loads(fetched(f"{address}opening"))["isOpen"]:
            assert time.monotonic() < until
        page = fetched(address)
    finally:
        serving.send_signal(signal.SIGINT)
        serving.communicate(timeout=DEADLINE_S)

    assert "<html" in page


def test_help_of_a_module_without_a_source_is_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    from insight import cli
    from insight.cli import runs

    monkeypatch.setattr(runs, "__doc__", None)
    written = cli._words(runs)
    monkeypatch.setattr(runs, "__loader__", None)

    assert written.startswith("List the runs below a folder.")
    assert cli._words(runs) == "insight.cli.runs"
