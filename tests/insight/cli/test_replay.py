"""`insight replay`: a run again, bit for bit, or why not."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import insight
from insight.cli import main
from tests.insight.record.provenance.repository import git, repository

SCRIPT = """\
import argparse, os, pathlib
import numpy as np
import insight
from rates import RATE

parser = argparse.ArgumentParser()
parser.add_argument("--dir")
parser.add_argument("--seed", type=int)
parser.add_argument("--token")
given = parser.parse_args()
rng = np.random.default_rng(given.seed)
for name in ("first", "second"):
    with insight.SummaryRecord(f"{given.dir}/{name}", provenance=True) as record:
        for step in range(1, 6):
            value = RATE * rng.normal() + int(os.environ.get("OMP_NUM_THREADS", "0"))
            record.log(step, {"loss": value, "seconds": os.getpid() + step})
pathlib.Path("notes.txt").write_text("written by the script")
"""
FILES = {"train.py": SCRIPT, "rates.py": "RATE = 0.5\n", ".gitignore": "notes.txt\n__pycache__\n"}


@pytest.fixture
def project(tmp_path):
    return repository(tmp_path / "project", FILES)


def record(project, *words, variables=None):
    """Runs the script as a user does, with outputs beside the project."""
    environment = os.environ | {"OMP_NUM_THREADS": "1"} | (variables or {})
    out = project.parent / "runs"
    command = [sys.executable, "train.py", "--dir", str(out), "--seed", "3", *words]
    subprocess.run(command, cwd=project, env=environment, check=True, capture_output=True)
    return out


def replay(capfd, *words):
    code = main(["replay", *map(str, words)])
    told = capfd.readouterr()
    return code, told.out, told.err


EVALUATION = """\
import sys
import insight

with insight.SummaryRecord(sys.argv[1], provenance=True) as record:
    record.set_mode("eval")
    record.data("test", "rates.py")
    record.log(1, {"accuracy": 0.5})
"""


def test_training_is_run_again_though_another_process_evaluated_it_since(project, capfd):
    out = record(project)
    (project / "evaluate.py").write_text(EVALUATION)
    command = [sys.executable, "evaluate.py", str(out / "second")]
    subprocess.run(command, cwd=project, check=True)
    (trained, evaluated) = insight.open_runs(out).processes("second")
    code, told, said = replay(capfd, out / "second")

    assert (code, told) == (0, "identical  loss  5 values\n")
    assert "train.py --dir" in said
    assert (trained["reproduces"], evaluated["reproduces"]) == (True, False)
    assert evaluated["did"] == ["eval"]
    assert evaluated["document"]["command"]["script"].endswith("evaluate.py")
    assert evaluated["document"]["code"]["untracked"] == ["evaluate.py"]
    assert evaluated["document"]["data"]["test"]["sha256"]


def test_second_run_of_a_command_is_identical_in_a_clean_checkout(project, capfd):
    out = record(project)
    before = {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}
    (project / "rates.py").write_text("RATE = 0.9\n")
    (project / "notes.txt").unlink()
    code, told, said = replay(capfd, out / "second")

    assert (code, told) == (0, "identical  loss  5 values\n")
    assert "train.py --dir" in said
    assert not (project / "notes.txt").exists()  # what the script writes besides goes elsewhere
    assert {path: path.read_bytes() for path in out.rglob("*") if path.is_file()} == before
    assert git(project, "status", "--porcelain") == "M rates.py"


def test_repository_whose_hook_replays_is_left_alone(project, capfd, monkeypatch, tmp_path):
    other = repository(tmp_path / "other", {"a": "1"})
    head = git(other, "symbolic-ref", "HEAD")
    out = record(project)
    monkeypatch.setenv("GIT_DIR", str(other / ".git"))
    monkeypatch.setenv("GIT_INDEX_FILE", str(other / ".git" / "index"))

    assert replay(capfd, out / "second")[0] == 0
    assert git(other, "symbolic-ref", "HEAD") == head
    assert git(other, "status", "--porcelain") == ""


def test_uncommitted_changes_come_along_and_records_are_kept_if_asked_for(project, capfd, tmp_path):
    (project / "rates.py").write_text("RATE = 0.7\n")
    out = record(project)
    git(project, "checkout", "-q", "rates.py")
    assert replay(capfd, f"{out}:first", "--out", tmp_path / "kept")[0] == 0

    first = insight.open_runs(out / "first").table("scalar", tags="loss")
    kept = insight.open_runs(tmp_path / "kept" / "0").table("scalar", tags="loss")
    assert kept["value"].tolist() == first["value"].tolist()


def test_other_numbers_are_found_at_their_first_step(project, capfd):
    (project / "train.py").write_text(SCRIPT.replace("given.seed)", "given.seed + os.getpid())"))
    out = record(project)
    code, told, _ = replay(capfd, out / "first")

    assert (code, told) == (1, "different  loss  from step 1 on\n")


def test_run_without_git_runs_where_it_ran(tmp_path, capfd, monkeypatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    project = tmp_path / "project"
    project.mkdir()
    for name, text in FILES.items():
        (project / name).write_text(text)
    out = record(project)
    code, _, said = replay(capfd, out / "first")
    assert code == 2
    assert "--here runs it where it ran" in said

    assert replay(capfd, out / "first", "--here")[0] == 0


def test_code_that_changed_is_not_run_in_place(project, capfd):
    out = record(project)
    (project / "rates.py").write_text("RATE = 0.9\n")
    code, told, said = replay(capfd, out / "first", "--here")

    assert (code, told) == (2, "")
    assert "has other code now" in said


@pytest.mark.parametrize(
    ("prepare", "words", "said"),
    [
        (lambda folder: None, ["--token", "hunter2"], "words of its command were masked"),
        (lambda folder: (folder / "new.py").write_text(""), [], "code was not in git: new.py"),
        (
            lambda folder: (folder / "rates.py").write_text("RATE = 1\npassword = 'x'\n"),
            [],
            "had to be masked",
        ),
    ],
)
def test_what_was_not_kept_is_a_reason(project, capfd, prepare, words, said):
    prepare(project)
    out = record(project, *words)
    code, told, error = replay(capfd, out / "first")

    assert (code, told, error.count("\n")) == (2, "", 1)
    assert said in error


def test_package_of_another_version_is_a_reason_until_told_otherwise(project, capfd):
    out = record(project)
    (path,) = (out / "first").glob("*.json")
    path.chmod(0o600)
    version = insight.open_runs(out).provenance("first")["packages"]["installed"]["numpy"]
    path.write_text(path.read_text().replace(f'"numpy": "{version}"', '"numpy": "0.1"'))
    code, _, said = replay(capfd, out / "first")
    assert code == 2
    assert f"packages changed: numpy 0.1 is {version} now" in said

    assert replay(capfd, out / "first", "--changed-packages")[0] == 0


def test_commit_that_the_repository_lacks_is_a_reason(project, capfd):
    out = record(project)
    (path,) = (out / "first").glob("*.json")
    path.chmod(0o600)
    path.write_text(path.read_text().replace(git(project, "rev-parse", "HEAD"), "a" * 40))
    code, _, said = replay(capfd, out / "first")

    assert code == 2
    assert "expected the commit in" in said


def test_run_of_another_tool_cannot_be_run_again(tmp_path, capfd):
    with insight.SummaryRecord(tmp_path) as recorder:
        recorder.log(1, {"loss": 0.5})
    code, _, said = replay(capfd, tmp_path)

    assert code == 2
    assert "expected a run with provenance, got none" in said
