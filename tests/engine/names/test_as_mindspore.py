"""`python -m engine script.py` runs what imports mindspore, unchanged."""

from __future__ import annotations

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
