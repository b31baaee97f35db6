"""`python -m engine script.py` runs what imports mindspore, unchanged."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
import mindspore as ms
import mindspore.nn as nn
import mindspore.dataset.vision.c_transforms as C
from mindspore import Tensor, ops
from mindspore.common import dtype as mstype
from mindspore.ops import functional as F
from beside import NUMBER
import engine

assert __name__ == "__main__"
assert ms is engine and nn is engine.nn and ms.nn is nn and F is engine.ops.functional
print(ops.add(Tensor([1.0], mstype.float32), NUMBER), sys.argv[1:], C.Decode.__name__)
"""


def run(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "engine", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


def script(folder: Path, text: str) -> str:
    below = folder / "below"
    below.mkdir()
    (below / "train.py").write_text(text, encoding="utf-8")
    (below / "beside.py").write_text("NUMBER = 2.0\n", encoding="utf-8")
    return "below/train.py"


def test_script_runs_with_its_arguments_and_the_modules_beside_it(tmp_path: Path) -> None:
    done = run(script(tmp_path, SCRIPT), "--epochs", "2", folder=tmp_path)

    assert done.stderr == ""
    assert done.stdout == "[3.] ['--epochs', '2'] ColoursDecode\n"


def test_its_exit_code_and_its_errors_are_its_own(tmp_path: Path) -> None:
    failing = "from mindspore import Tensor\nraise SystemExit(7)\n"
    assert run(script(tmp_path, failing), folder=tmp_path).returncode == 7

    (tmp_path / "below" / "train.py").write_text("from mindspore.ops import Softmaxx\n")
    refused = run("below/train.py", folder=tmp_path)
    assert refused.returncode == 1
    assert refused.stderr.rstrip().endswith("Use instead: engine.ops.Softmax.")


def test_file_that_is_not_there_is_an_error_of_use(tmp_path: Path) -> None:
    done = run("nothing.py", folder=tmp_path)

    assert done.returncode == 2
    assert done.stderr == "error: python -m engine expected a script, got nothing.py.\n"


def test_help_says_how_it_is_called(tmp_path: Path) -> None:
    assert run(folder=tmp_path).stdout.startswith("usage: python -m engine SCRIPT")


OWN = {
    "engine/__init__.py": "from .trainer import fit\nNAME = __name__\n",
    "engine/trainer.py": "from engine.parts.loss import mse\ndef fit(x): return mse(x)\n",
    "engine/parts/__init__.py": "",
    "engine/parts/loss.py": (
        "import mindspore as ms\nimport engine\n"
        "def mse(x): return (x * x).mean(), engine.parts.__name__\n"
    ),
}
USING = """
import mindspore as ms
import engine.trainer as trainer
from engine import fit
from mindspore import nn

ms.export  # what ours loads later, it still finds as ours
loss, name = fit(ms.Tensor([1.0, 3.0]))
print(loss, trainer.fit is fit, hasattr(ms, "Tensor"), nn.Dense(2, 2)(ms.ops.ones((1, 2))).shape)
"""


def test_scripts_own_package_called_engine_is_what_its_modules_import(tmp_path: Path) -> None:
    path = script(tmp_path, USING)
    for name, text in OWN.items():
        (tmp_path / "below" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "below" / name).write_text(text)

    for command, folder in (
        (["-m", "engine", path], tmp_path),
        (["-P", "-m", "engine", "train.py"], tmp_path / "below"),
    ):
        done = subprocess.run(
            [sys.executable, *command], capture_output=True, text=True, check=False, cwd=folder
        )

        assert done.stderr == ""
        assert done.stdout == "5.0 True True (1, 2)\n"


def test_package_without_an_init_file_and_added_later_is_found(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "metrics.py").write_text("BEST = 7\n")
    text = (
        "import sys, mindspore\nsys.path.append('..')\n"
        "from engine import metrics\nprint(metrics.BEST, mindspore.nn.Dense.__module__)\n"
    )
    script(tmp_path, text)
    done = run("train.py", folder=tmp_path / "below")

    assert done.stdout == "7 engine.nn.layer.dense\n", done.stderr


def notebook(folder: Path, *cells: str) -> str:
    told = [{"cell_type": "code", "source": cell.splitlines(keepends=True)} for cell in cells]
    (folder / "train.ipynb").write_text(json.dumps({"cells": told}), encoding="utf-8")
    return "train.ipynb"


def test_notebook_runs_cell_by_cell_and_says_what_it_leaves_out(tmp_path: Path) -> None:
    cells = (
        "%matplotlib inline\nimport mindspore as ms",
        "from __future__ import annotations\n%time x = ms.Tensor([1.0])",
        "import pickle\nclass Kept: pass\nassert pickle.loads(pickle.dumps(Kept()))",
        "import sys\nprint(x, sys.argv[1:], __name__)",
    )
    done = run(notebook(tmp_path, *cells), "--epochs", "2", folder=tmp_path)

    assert done.stdout == "[1.] ['--epochs', '2'] __main__\n"
    assert done.stderr == "left out, as only IPython runs it:\n  cell 1: %matplotlib inline\n"


def test_error_of_a_notebook_names_the_cell_and_shows_the_line(tmp_path: Path) -> None:
    done = run(notebook(tmp_path, "x = 1", "y = 2\nx / 0  # here"), folder=tmp_path)

    assert done.returncode == 1
    assert 'train.ipynb, cell 2", line 2' in done.stderr
    assert "x / 0  # here" in done.stderr


def test_notebook_that_is_no_python_runs_not_even_in_part(tmp_path: Path) -> None:
    done = run(notebook(tmp_path, "print('begun')", "found = !ls"), folder=tmp_path)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: python -m engine expected a notebook of Python, got")
    assert "cell 2" in done.stderr
