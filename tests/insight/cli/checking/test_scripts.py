"""`insight check script.py` says which names of MindSpore a script uses that are not here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from insight.cli import main

GOOD = "from mindspore.ops import functional as F\nimport mindspore.nn as nn\nnn.Dense(2, 3)\n"
LACKING = "from mindspore import nn, rewrite\nraise SystemExit(9)\nnn.Densee(2, 3)\n"


def script(folder: Path, text: str, name: str = "train.py") -> str:
    path = folder / name
    path.write_text(text)
    return str(path)


def test_script_whose_names_are_all_here_is_whole(tmp_path: Path, capsys: Any) -> None:
    assert main(["check", script(tmp_path, GOOD)]) == 0

    assert capsys.readouterr().out.startswith("whole    all 3 names of MindSpore are here  ")


def test_script_without_a_name_of_mindspore_says_so(tmp_path: Path, capsys: Any) -> None:
    assert main(["check", script(tmp_path, "import math\n")]) == 0

    assert capsys.readouterr().out.startswith("whole    it uses no name of MindSpore  ")


def test_missing_names_are_told_without_running_the_script(tmp_path: Path, capsys: Any) -> None:
    assert main(["check", script(tmp_path, LACKING)]) == 1

    first, rewrite, dense = capsys.readouterr().out.splitlines()
    assert first.split()[:4] == ["missing", "2", "of", "3"]
    assert rewrite.strip().startswith("line 1: mindspore.rewrite: it rewrites the source of")
    assert rewrite.endswith("use engine.nn.replace.replace_cells")
    assert dense.strip() == "line 3: mindspore.nn.Densee; use engine.nn.Dense"


def test_json_has_what_is_missing_by_name_and_line(tmp_path: Path, capsys: Any) -> None:
    assert main(["check", script(tmp_path, LACKING), "--json"]) == 1

    (told,) = json.loads(capsys.readouterr().out)
    assert told["kind"] == "script"
    assert [(entry["name"], entry["lines"]) for entry in told["missing"]] == [
        ("mindspore.rewrite", [1]),
        ("mindspore.nn.Densee", [3]),
    ]


def test_notebook_is_checked_too(tmp_path: Path, capsys: Any) -> None:
    cells = [
        {"cell_type": "code", "source": ["%time\n", "from mindspore import nn\n", "nn.Densee"]}
    ]

    assert main(["check", script(tmp_path, json.dumps({"cells": cells}), "a.ipynb")]) == 1
    assert "line 3: mindspore.nn.Densee" in capsys.readouterr().out


def test_what_is_no_python_is_an_error_of_use(tmp_path: Path, capsys: Any) -> None:
    assert main(["check", script(tmp_path, "def (")]) == 2
    assert "expected a script" in capsys.readouterr().err
