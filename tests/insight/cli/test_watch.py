"""`insight watch` from outside: what it prints, whom it tells, and how it ends."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import pytest

from insight.cli import main

if TYPE_CHECKING:
    from pathlib import Path

NAN = float("nan")
SORTED = {
    "run": "abc",
    "-run": "cba",
    "status": "cab",
    "updated": "acb",
    "-started": "bca",
    "last_step": "bca",
    "loss": "bac",
}


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "160")


@pytest.fixture
def two_runs(root: Path, make_run: Any) -> str:
    for name, last in (("good", 0.25), ("bad", NAN)):
        make_run(name).scalars((1, {"train/loss": 0.5}, 10.0), (2, {"train/loss": last}, 11.0))
    return str(root)


def test_once_shows_the_runs_and_is_1_where_a_rule_holds(two_runs: str, capsys: Any) -> None:
    assert main(["watch", two_runs, "--once"]) == 1

    head, names, *rows = capsys.readouterr().out.splitlines()
    assert "  2 runs, 0 running, rules hold for 1, " in head
    assert names.split() == ["run", "status", "step", "last", "train/loss", "holds"]
    assert [row.split()[0] for row in rows] == ["bad", "good", "!"]
    assert rows[0].split()[-1] == "diverged"
    assert rows[2] == "! bad: diverged (train/loss: no number from step 2 on)"


def test_once_is_0_where_all_is_well(two_runs: str, capsys: Any) -> None:
    assert main(["watch", two_runs, "--once", "--filter", "good"]) == 0
    assert "1 run, 0 running, no rule holds" in capsys.readouterr().out


def test_once_as_json_has_runs_and_what_holds(two_runs: str, tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "rules").write_text("loss is nan\nloss < 0.3 for good")
    assert main(["watch", two_runs, "--once", "--json", "--rules", str(tmp_path / "rules")]) == 1

    told = json.loads(capsys.readouterr().out)
    assert {row["run"] for row in told["runs"]} == {"good", "bad"}
    assert [(one["run"], one["rule"], one["step"]) for one in told["holds"]] == [
        ("bad", "loss is nan", 2),
        ("good", "loss < 0.3 for good", 2),
    ]


def test_command_is_run_once_each_however_often_it_is_looked(
    two_runs: str, tmp_path: Path, capsys: Any
) -> None:
    file = tmp_path / "told"
    script = f"import os; open({str(file)!r}, 'a').write(os.environ['INSIGHT_RUN'] + ' ')"
    (tmp_path / "rules").write_text(f'loss < 9 -> command {sys.executable} -c "{script}"')
    for _ in range(2):
        main(["watch", two_runs, "--once", "--rules", str(tmp_path / "rules")])

    assert sorted(file.read_text().split()) == ["bad", "good"]
    assert capsys.readouterr().err.count("told command ") == 2


def test_failure_to_tell_is_told_and_tried_by_the_next(
    two_runs: str, tmp_path: Path, capsys: Any
) -> None:
    (tmp_path / "rules").write_text("loss is nan -> webhook $NO_SUCH_VARIABLE")
    for _ in range(2):
        main(["watch", two_runs, "--once", "--rules", str(tmp_path / "rules")])

    assert capsys.readouterr().err.count("$NO_SUCH_VARIABLE is not set") == 2


def test_wrong_use_is_told_in_one_line(two_runs: str, tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "rules").write_text("loss is nan\nloss is nn")
    wrong = {
        "line 2, column 9": ["--rules", str(tmp_path / "rules")],
        "an existing path": ["--rules", str(tmp_path / "none")],
        "0.1 to 86400": ["--every", "0"],
        "--sort": ["--once", "--sort", "none"],
        "'none'": ["--filter", "none = 3"],
    }
    for word, arguments in wrong.items():
        assert main(["watch", two_runs, *arguments]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert word in line


@pytest.mark.parametrize("sort", SORTED)
def test_rows_stand_as_they_are_sorted(sort: str, root: Path, make_run: Any, capsys: Any) -> None:
    for number, name in enumerate("bca"):
        time = 10.0 * number
        make_run(name).scalars((number + 1, {"loss": NAN if name == "c" else number}, time))
    main(["watch", str(root), "--once", f"--sort={sort}"])
    rows = [line.split()[0] for line in capsys.readouterr().out.splitlines()[2:5]]

    assert (
        "".join(rows)
        == {
            "run": "abc",
            "-run": "cba",
            "status": "cab",
            "updated": "acb",
            "-started": "bca",
            "last_step": "bca",
            "loss": "bac",
        }[sort]
    )


def test_folder_without_runs_is_watched_too(tmp_path: Path, capsys: Any) -> None:
    assert main(["watch", str(tmp_path), "--once"]) == 0
    assert "0 runs" in capsys.readouterr().out
