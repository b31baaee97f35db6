"""What every command promises: data on stdout, words on stderr, and the exit codes."""

from __future__ import annotations

import json
import os
import pkgutil
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import insight
from insight import cli

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT / "tests" / "data" / "summaries" / "runs"
HEAVY = {"numpy", "pandas", "sklearn", "dash", "plotly", "google", "PIL", "scipy", "cupy"}
MOST_MODULES = 90  # each costs a quarter of a millisecond

MODULES = {
    found.name.rstrip("_"): import_module(f"insight.cli.{found.name}")  # no module is `import`
    for found in pkgutil.iter_modules(cli.__path__)
}
COMMANDS = sorted(name for name, module in MODULES.items() if hasattr(module, "add_arguments"))
LISTINGS = ["lineage", "runs"]
NEEDED = {
    "export": ["--to", "csv", "--out", "no/such/folder/either"],
    "landscape": ["--model", "no/such/script.py:callback_fn"],
    "diff": ["no/such/folder/either"],
    "report": ["--out", "no-such-file.html"],
}
WITHOUT_FOLDER = {"completion", "doctor", "import"}
NEEDED_BEFORE = {"launch": ["-n", "2"]}  # what comes behind a script is the script's


class Answer(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Answer]:
    """What a command says in this process, where libraries are loaded already."""
    monkeypatch.chdir(ROOT)

    def ask(*arguments: str) -> Answer:
        try:
            code = cli.main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
        return Answer(code, *capsys.readouterr())

    return ask


def insight_command(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "insight", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        **options,
    )


# Runs main() with each of the arguments, and tells on stderr what was loaded when it was done: how
# many modules, and of which packages.
PROBE = """
import json, sys
before = set(sys.modules)
from insight.cli import main
for given in json.loads(sys.argv[1]):
    try:
        main(given)
    except SystemExit as end:
        assert not end.code, end.code
    loaded = set(sys.modules) - before
    print(len(loaded), *sorted({name.partition(".")[0] for name in loaded}), file=sys.stderr)
"""
LIGHT = [["--help"], ["--version"], *([command, "--help"] for command in COMMANDS)]


@pytest.fixture(scope="module")
def loaded() -> dict[str, list[str]]:
    """What one process had loaded after each of the light commands, one after the other."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE, json.dumps(LIGHT)],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    told = [line.split() for line in done.stderr.splitlines()]
    return {" ".join(given): words for given, words in zip(LIGHT, told, strict=True)}


@pytest.mark.parametrize("arguments", LIGHT, ids=" ".join)
def test_help_and_version_load_nothing_heavy(
    arguments: list[str], loaded: dict[str, list[str]]
) -> None:
    assert set(loaded[" ".join(arguments)]) & HEAVY == set()


def test_help_is_there_at_once(loaded: dict[str, list[str]]) -> None:
    assert int(loaded["--help"][0]) < MOST_MODULES


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_names_it_and_says_what_it_gives(
    command: str, answer: Callable[..., Answer]
) -> None:
    text = answer(command, "--help").stdout

    assert text.startswith(f"usage: insight {command} ")
    assert str(MODULES[command].__doc__).splitlines()[0] in text


def test_version_is_that_of_the_package() -> None:
    assert insight_command("--version").stdout == f"insight {insight.__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["none"], ["runs"], ["runs", ".", "--none"]])
def test_wrong_use_is_one_line_and_exit_code_two(
    arguments: list[str], answer: Callable[..., Answer]
) -> None:
    done = answer(*arguments)

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "--help' says more" in done.stderr


@pytest.mark.parametrize("command", [one for one in COMMANDS if one not in WITHOUT_FOLDER])
def test_path_that_is_not_there_is_one_line_and_exit_code_two(
    command: str, answer: Callable[..., Answer]
) -> None:
    before = NEEDED_BEFORE.get(command, [])
    done = answer(command, *before, "no/such/folder", *NEEDED.get(command, []))

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "Hint: " in done.stderr


def test_debug_shows_where_an_error_came_from(answer: Callable[..., Answer]) -> None:
    done = answer("runs", "no/such/folder", "--debug")

    assert done.returncode == 2
    assert done.stderr.startswith("Traceback")


@pytest.mark.parametrize("command", [*LISTINGS, "check"])
def test_json_of_a_listing_is_a_list_of_objects(
    command: str, answer: Callable[..., Answer]
) -> None:
    rows = json.loads(answer(command, str(CORPUS), "--json").stdout)

    assert len(rows) > 10
    assert all(isinstance(row, dict) for row in rows)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["runs", "."], 0), (["check", "fit_run"], 0), (["check", "bad_garbage"], 1)],
)
def test_exit_code_is_the_answer(
    arguments: list[str], code: int, answer: Callable[..., Answer]
) -> None:
    command, path = arguments

    assert answer(command, str(CORPUS / path)).returncode == code


def test_exit_code_of_the_process_is_that_of_the_command() -> None:
    assert insight_command("check", str(CORPUS / "bad_garbage")).returncode == 1


def test_reader_that_has_enough_is_no_error() -> None:
    script = f"{sys.executable} -m insight lineage {CORPUS} --json | head -n 1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", script],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has it")
@pytest.mark.parametrize(
    "arguments", [["runs", str(CORPUS)], ["lineage", str(CORPUS), "--json"], ["--help"]]
)
def test_answer_that_cannot_be_written_is_told_in_one_line(arguments: list[str]) -> None:
    buffered = {name: one for name, one in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "insight", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            cwd=ROOT,
            env=buffered,
        )

    assert done.returncode == 2
    assert done.stderr.startswith("insight expected room for its answer on stdout, got No space")
    assert done.stderr.count("\n") == 1


def test_control_c_is_exit_code_130(monkeypatch: pytest.MonkeyPatch) -> None:
    from insight.cli import runs

    monkeypatch.setattr(runs, "run", lambda _: signal.raise_signal(signal.SIGINT))

    assert cli.main(["runs", "."]) == 130


def test_error_that_is_not_ours_is_one_line_too(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    from insight.cli import runs

    def fail(_: object) -> int:
        raise PermissionError(13, "Permission\ndenied", "/x")

    monkeypatch.setattr(runs, "run", fail)

    assert cli.main(["runs", "."]) == 2
    error = capsys.readouterr().err
    assert error.startswith("insight: PermissionError: ")
    assert error.count("\n") == 1
