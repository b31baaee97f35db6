"""Stages run side by side: which is next, what is told of each, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import pytest

from tools import side_by_side
from tools.side_by_side import Outcome, Stage, next_of, run_side_by_side

ROOT = Path(__file__).resolve().parents[2]
LONG, SHORT = Stage("long", [], 9), Stage("short", [], 1)
WEB, OTHER = Stage("web", [], 5, waits=True), Stage("other", [], 4, waits=True)
TOOL = """
import os, sys, time
mark, other, status = sys.argv[1:4]
open(mark, "w").close()
until = time.monotonic() + 30
while other and not os.path.exists(other) and time.monotonic() < until:
    time.sleep(0.01)
print("said by", os.path.basename(mark), os.path.exists(other) if other else "")
sys.exit(int(status))
"""


@pytest.mark.parametrize(
    ("waiting", "running", "expected"),
    [
        ([SHORT, LONG], [], LONG),
        ([SHORT, LONG, OTHER, WEB], [], WEB),
        ([SHORT, LONG, OTHER], [WEB], LONG),
        ([SHORT, OTHER, WEB], [LONG], WEB),
        ([SHORT, LONG], [SHORT, SHORT], LONG),
        ([OTHER, WEB], [WEB], WEB),
    ],
)
def test_longest_of_the_kind_of_which_less_runs_is_next(
    waiting: list[Stage], running: list[Stage], expected: Stage
) -> None:
    assert next_of(waiting, running) == expected


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a tool is, and where what stages say is kept."""
    (tmp_path / "a_tool.py").write_text(TOOL)
    monkeypatch.setattr(side_by_side, "SAID", tmp_path / "said")
    monkeypatch.setattr(side_by_side, "ROOT", tmp_path)
    return tmp_path


def run(stages: list[Stage], *, at_once: int) -> tuple[list[Outcome], list[tuple[str, str]]]:
    told: list[tuple[str, str]] = []
    outcomes = run_side_by_side(
        stages,
        at_once=at_once,
        environment=lambda temporary: {**os.environ, "TMPDIR": temporary},
        tell=lambda outcome, said: told.append((outcome.name, said)),
    )
    return outcomes, told


def stage(folder: Path, name: str, *, waits_for: str = "", status: int = 0) -> Stage:
    other = str(folder / waits_for) if waits_for else ""
    return Stage(name, ["a_tool", str(folder / name), other, str(status)])


def test_two_run_at_one_time_and_what_they_said_is_told_apart(folder: Path) -> None:
    stages = [stage(folder, "a", waits_for="b"), stage(folder, "b", waits_for="a", status=3)]
    outcomes, told = run(stages, at_once=2)

    assert [(one.name, one.status, one.passed) for one in outcomes] == [
        ("a", 0, True),
        ("b", 3, False),
    ]
    assert sorted(told) == [("a", "said by a True\n"), ("b", "said by b True\n")]


def test_one_at_a_time_runs_in_turn(folder: Path) -> None:
    stages = [stage(folder, "a"), stage(folder, "b")]
    outcomes, told = run(stages, at_once=1)

    assert [one.name for one in outcomes] == ["a", "b"]
    assert told == [("a", "said by a \n"), ("b", "said by b \n")]


def test_next_begins_while_the_folder_of_the_one_before_is_emptied(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bool] = []
    made: list[str] = []
    has_both = threading.Event()

    class Slow(tempfile.TemporaryDirectory[str]):
        def cleanup(self) -> None:
            begun.append(has_both.wait(30))
            super().cleanup()

    def environment(temporary: str) -> dict[str, str]:
        made.append(temporary)
        if len(made) == 2:
            has_both.set()
        return {**os.environ}

    monkeypatch.setattr(side_by_side.tempfile, "TemporaryDirectory", Slow)
    run_side_by_side(
        [stage(folder, "a"), stage(folder, "b")],
        at_once=1,
        environment=environment,
        tell=lambda *_: None,
    )

    assert begun == [True, True]
    assert [Path(one).exists() for one in made] == [False, False]


def test_processor_time_is_told_beside_the_elapsed(folder: Path) -> None:
    ((outcome,), _) = run([stage(folder, "a")], at_once=1)

    assert outcome.processor_s > 0
    assert outcome.elapsed_s > 0


def test_tests_of_which_none_was_chosen_passed_where_that_may_be(folder: Path) -> None:
    nothing = stage(folder, "a", status=side_by_side.NO_TESTS)
    outcomes, _ = run([nothing, nothing._replace(name="b", may_be_empty=True)], at_once=1)

    assert [one.passed for one in outcomes] == [False, True]


def test_interrupt_ends_what_runs(folder: Path) -> None:
    code = "import os, time\nprint(os.getpid(), flush=True)\ntime.sleep(600)\n"
    (folder / "waiting.py").write_text(code)
    script = f"""
import pathlib, sys
sys.path[:0] = [{str(ROOT)!r}]
from tools import side_by_side as by
by.SAID, by.ROOT, by.GRACE_S = pathlib.Path("said"), pathlib.Path.cwd(), 0.1
stages = [by.Stage("waiting", ["waiting"])]
by.run_side_by_side(stages, at_once=1, environment=lambda _: {{}}, tell=print)
"""
    with subprocess.Popen(
        [sys.executable, "-c", script], cwd=folder, stderr=subprocess.PIPE, text=True
    ) as process:
        number = int(first_line(folder / "said" / "00.txt"))
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=60)

    assert "KeyboardInterrupt" in error
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def first_line(path: Path) -> str:
    """When there is one."""
    until_s = time.monotonic() + 60
    while not (path.is_file() and path.read_text().endswith("\n")):
        assert time.monotonic() < until_s, f"nothing came to {path}"
        time.sleep(0.01)
    return path.read_text()
