"""What is wrong with a command is told in one line, before anything is started."""

from __future__ import annotations

import shlex
import subprocess
from typing import TYPE_CHECKING, Any

import pytest

from insight.cli import main
from insight.launching import mpiexec
from tests.insight.launching.launches import environment, launch, launch_of_two, script, words

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-n", "2", "no_such.py"], "expected an existing path, got no_such.py"),
        (["-n", "2", "tests"], "expected a script, got the folder tests. Hint: name the script"),
        (["-n", "2", "-m", "no_such.part"], "a module that can be imported, got no_such.part"),
        (["-n", "0", "README.md"], "expected a number from 1 on, got 0"),
        (["-n", "2"], "expected SCRIPT, or -m MODULE, got none"),
    ],
)
def test_what_cannot_be_run_is_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["launch", *arguments]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_extra_that_is_missing_is_told_with_the_line_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(mpiexec, "find_spec", lambda _: None)

    assert main(["launch", "-n", "2", "tests/conftest.py"]) == 2
    assert "insight-train[mpi]" in capsys.readouterr().err


@pytest.mark.parametrize("count", [1, 2])
def test_two_dashes_may_stand_before_the_script(count: int, tmp_path: Path) -> None:
    path = script(tmp_path, "print(sys.argv[1:])")
    done = launch("-n", count, "--", path, "--", "-m", env=environment(PMI_RANK="0"))

    assert (done.returncode, done.stdout) == (0, "['--', '-m']\n" * count)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_are_none(closed: str, tmp_path: Path) -> None:
    path = script(tmp_path, f"print(rank); open('{tmp_path}/seen' + str(rank), 'w').close()")
    line = f"{shlex.join(words('-n', 2, path))} {closed}"
    done = subprocess.run(
        ["bash", "-c", line], env=environment(), capture_output=True, check=False, timeout=60
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert sorted(done.stdout.split()) == ([] if " >" in f" {closed}" else [b"0", b"1"])
    assert (tmp_path / "seen0").exists()
    assert (tmp_path / "seen1").exists()


def test_files_of_a_launch_are_closed(tmp_path: Path) -> None:
    arguments = [str(one) for one in words("-n", 2, script(tmp_path, ""))]
    done = subprocess.run(
        [arguments[0], "-W", "error", *arguments[1:]],
        env=environment(),
        capture_output=True,
        check=False,
        timeout=60,
    )

    assert (done.returncode, done.stderr) == (0, b"")


def test_one_rank_is_the_script_itself(tmp_path: Path) -> None:
    path = tmp_path / "script.py"
    path.write_text("import sys; print(sys.argv[1:], sys.stdin.read()); sys.exit(7)")
    done = launch("-n", 1, path, "--debug", input="typed")

    assert (done.returncode, done.stdout, done.stderr) == (7, "['--debug'] typed\n", "")


def test_data_goes_to_stdout_and_words_to_stderr(tmp_path: Path) -> None:
    done = launch_of_two(tmp_path, "print('data'); print('words', file=sys.stderr)")

    assert (done.returncode, done.stdout, done.stderr) == (0, "data\n" * 2, "words\n" * 2)


def test_reader_that_has_enough_ends_the_ranks(tmp_path: Path) -> None:
    path = script(tmp_path, "while True: print('more')")
    line = f"{shlex.join(words('-n', 2, path))} | head -n 1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line],
        env=environment(),
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
    )

    assert (done.returncode, done.stdout, done.stderr) == (0, "more\n", "")
