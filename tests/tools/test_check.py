"""What `./run test` runs, and what it answers, without running it."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tools import check
from tools.budgets import Budget, budgets, files_of_tests
from tools.side_by_side import Outcome, Stage

ROOT = Path(__file__).resolve().parents[2]
BROWSER = ["browser format", "browser lint", "browser types", "browser arithmetic"]
CODE = ["format", "lint", "types", *BROWSER]


class Ran:
    """What was run instead of the tools; the stage called `failing` fails."""

    def __init__(self) -> None:
        self.stages: list[Stage] = []
        self.failing = ""
        self.left: set[str] = set()

    def run(self, stage: Stage) -> Outcome:
        self.stages.append(stage)
        return Outcome(stage.name, int(stage.name == self.failing), 1.0, 0.5)

    def run_all(self, stages: Iterable[Stage]) -> list[Outcome]:
        return [self.run(stage) for stage in stages]

    @property
    def names(self) -> list[str]:
        """Without the shards of the tests, of which there are many."""
        return [stage.name for stage in self.stages if not stage.name.startswith("tests ")]

    @property
    def shards(self) -> list[Stage]:
        return [stage for stage in self.stages if stage.name.startswith("tests ")]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Ran:
    """As if every stage passed, and a browser were there."""
    found = Ran()
    monkeypatch.setattr(check, "SAID", tmp_path)
    monkeypatch.setattr(check, "LAST", tmp_path / "last")
    monkeypatch.setattr(check, "has_system_packages", lambda: True)
    monkeypatch.setattr(check, "install_system_packages", lambda: None)
    monkeypatch.setattr(check, "run", found.run)
    monkeypatch.setattr(check, "run_all", found.run_all)
    looks = itertools.chain([set()], itertools.repeat(found.left))
    monkeypatch.setattr(check, "in_checkout", lambda: next(looks))
    return found


def write_tally(path: Path, **values: object) -> None:
    told = {"outcomes": {"passed": 1}, "tests": {}, "seconds": {}, "slowest": [], "failed": []}
    rest = {"skipped": {}, "reasons": {}, "figures": []}
    path.write_text(json.dumps(told | rest | values))


def test_everything_runs_side_by_side(ran: Ran) -> None:
    status = check.main([])

    assert (status, ran.names) == (0, [*CODE, "fresh machine"])
    assert ran.shards


def test_failing_stage_keeps_no_other_from_running(ran: Ran) -> None:
    ran.failing = "lint"
    status = check.main([])

    assert (status, ran.names) == (1, [*CODE, "fresh machine"])
    assert ran.shards


def test_failing_shard_fails_the_run(ran: Ran) -> None:
    check.main([])
    ran.failing = ran.shards[-1].name

    assert check.main([]) == 1


def test_every_file_of_tests_is_run_once(ran: Ran) -> None:
    check.main([])
    (machine,) = [stage for stage in ran.stages if stage.name == "fresh machine"]
    named = [word for stage in ran.shards for word in stage.arguments if word.endswith(".py")]
    others = [path for path in files_of_tests() if not path.startswith("tests/fresh_machine/")]

    assert sorted(named) == others
    assert "tests/fresh_machine" in machine.arguments


def test_arguments_reach_one_pytest_last(ran: Ran) -> None:
    check.main(["-k", "histogram"])

    assert ran.names == [*CODE, "tests"]
    assert ran.stages[-1].arguments[-2:] == ["-k", "histogram"]


def test_who_names_tests_waits_for_no_other_stage_of_tests(ran: Ran) -> None:
    check.main(["tests/fresh_machine"])

    assert ran.names == [*CODE, "tests"]
    assert not any(word.startswith("--ignore") for word in ran.stages[-1].arguments)


def test_named_tests_that_fail_fail_the_run(ran: Ran) -> None:
    ran.failing = "tests"

    assert check.main(["-k", "histogram"]) == 1


def test_without_browser_the_rest_runs_and_the_line_to_type_is_printed(
    ran: Ran, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "has_system_packages", lambda: False)
    status = check.main([])

    assert status == 1
    assert all("not long and not browser" in stage.arguments for stage in ran.shards)
    assert all(stage.may_be_empty for stage in ran.shards)
    assert "sudo apt-get install chromium" in capsys.readouterr().out


@pytest.mark.parametrize(("mark", "expected"), [("long", ["asked"]), ("gpu", [])])
def test_long_campaigns_install_a_browser_that_is_missing_as_all_tests_do(
    ran: Ran, monkeypatch: pytest.MonkeyPatch, mark: str, expected: list[str]
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(check, "has_system_packages", lambda: False)
    monkeypatch.setattr(check, "install_system_packages", lambda: asked.append("asked"))
    check.main(["--only", mark])

    assert asked == expected


def test_last_line_counts_the_skips_of_each_group_in_all_shards(
    ran: Ran, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_tally(tmp_path / "tally-1.json", skipped={"gpu": 3, "documents": 0, "peers": 1})
    write_tally(tmp_path / "tally-2.json", skipped={"gpu": 0, "documents": 0, "peers": 1})
    check.main([])

    last = capsys.readouterr().out.splitlines()[-1]
    assert last == "skipped by group: gpu 3, documents 0, peers 2, native 0"


def test_file_that_tests_left_fails_the_run(ran: Ran, capsys: pytest.CaptureFixture[str]) -> None:
    ran.left |= {"deep/file.bin", ".cache/check/00.txt"}
    status = check.main([])

    assert status == 1
    told = [line for line in capsys.readouterr().out.splitlines() if "in the checkout" in line]
    assert told == ["FAILED: the tests left deep/file.bin in the checkout"]


def test_report_has_every_stage_and_the_processor_time_of_all(
    capsys: pytest.CaptureFixture[str],
) -> None:
    check.report([Outcome("lint", 0, 3.0, 2.5), Outcome("tests 1: a", 1, 60.0, 40.0)], 61.0)
    lines = capsys.readouterr().out.splitlines()

    assert lines[2].split() == ["lint", "passed", "3.0", "s", "2.5", "s"]
    assert lines[3].split() == ["tests", "1:", "a", "FAILED", "60.0", "s", "40.0", "s"]
    assert lines[4].split() == ["total", "61.0", "s", "42.5", "s"]
    assert lines[5:] == []


def test_report_ends_with_how_busy_the_processors_were_where_that_is_told(
    ran: Ran, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "busy_s", lambda: 100.0)
    monkeypatch.setattr(check, "busy_line", lambda before_s, _: f"busy since {before_s}")
    check.main(["--code-only"])

    assert capsys.readouterr().out.splitlines()[-1] == "busy since 100.0"


def test_what_a_failing_stage_said_is_printed_whole(capsys: pytest.CaptureFixture[str]) -> None:
    check.tell(Outcome("lint", 1, 1.0), "one\ntwo\n")
    check.tell(Outcome("format", 0, 1.0), "quiet\n")
    told = capsys.readouterr().out

    assert "== lint\none\ntwo\n== end of lint\n" in told
    assert "quiet" not in told


def test_code_only_leaves_the_tests_out(ran: Ran) -> None:
    check.main(["--code-only"])

    assert ran.names == CODE
    assert not ran.shards


ORDERS = ["order 1", "order 2, graph mode", "order 3, PyNative mode", "order 4, NumPy alone"]


@pytest.mark.parametrize(
    ("mark", "names"),
    [("gpu", ["tests"]), ("long", ["tests", "examples", "components with Dash", *ORDERS])],
)
def test_one_mark_runs_its_tests_and_long_also_what_a_landing_tries_less_of(
    ran: Ran, mark: str, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = iter([1, 2, 3, 4])
    monkeypatch.setattr(check.secrets, "randbelow", lambda limit: next(seeds))
    status = check.main(["--only", mark])

    assert (status, ran.names) == (0, names)
    assert ran.stages[0].arguments[:3] == ["pytest", "-m", mark]


def test_each_order_says_the_seed_that_repeats_it_and_leaves_the_browser_out() -> None:
    stage = check.order_stage(77)

    assert "--order=77" in stage.arguments
    assert "not long and not browser" in stage.arguments


def test_each_way_to_compute_is_tried_by_an_option_that_tests_know() -> None:
    stages = [check.order_stage(number, way) for number, way in enumerate(check.WAYS)]
    told = [[one for one in stage.arguments if "mode=" in one or "rs=" in one] for stage in stages]

    assert told == [[], ["--mode=graph"], ["--mode=pynative"], ["--providers=numpy"]]


def test_what_a_tool_compiled_is_kept_inside_the_checkout_for_the_next(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(check, "CACHE", tmp_path)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")  # as images of containers have it
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path / "elsewhere"))
    asked = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    environment = check.environment_of_tools(str(tmp_path))
    told = subprocess.check_output([sys.executable, "-c", asked], env=environment, text=True)

    assert told == f"False {tmp_path / 'bytecode'}\n"


def test_failing_examples_fail_the_long_campaigns(ran: Ran) -> None:
    ran.failing = "examples"

    assert check.main(["--only", "long"]) == 1


LEFT_OUT = check.left_out_of(budgets())


def test_quick_says_what_it_leaves_out(ran: Ran, capsys: pytest.CaptureFixture[str]) -> None:
    status = check.main(["--quick"])
    named = [word for stage in ran.shards for word in stage.arguments if word.endswith(".py")]

    assert (status, ran.names) == (0, CODE)
    assert named
    assert not [path for path in named if any(path.startswith(f"{row}/") for row in LEFT_OUT)]
    assert set(named).isdisjoint(LEFT_OUT)
    assert f"left out: {' '.join(LEFT_OUT)}\n" in capsys.readouterr().out


def test_quick_leaves_the_same_out_where_tests_are_named(ran: Ran) -> None:
    status = check.main(["--quick", "-k", "histogram"])
    arguments = ran.stages[-1].arguments

    assert (status, ran.names) == (0, [*CODE, "tests"])
    assert [one.removeprefix("--ignore=") for one in arguments if "--ignore=" in one] == LEFT_OUT
    assert arguments[-2:] == ["-k", "histogram"]


def test_quick_needs_no_browser(ran: Ran, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "has_system_packages", lambda: pytest.fail("asked for a browser"))

    assert check.main(["--quick"]) == 0


@pytest.mark.parametrize(
    ("path", "expected"),
    [("tests/a/test_x.py", True), ("tests/a/test_slow.py", False), ("tests/b/c/test_x.py", False)],
)
def test_quick_leaves_out_a_file_and_all_that_is_in_a_folder(path: str, expected: bool) -> None:
    rows = [
        Budget("tests/a", 1),
        Budget("tests/a/test_slow.py", 30, quick=False),
        Budget("tests/b", 30, quick=False),
        Budget("tests/b/c", 1),
    ]

    assert check.is_quick(path, rows) is expected


def test_what_is_in_a_folder_that_quick_leaves_out_is_not_named_again() -> None:
    paths = ["tests/a", "tests/a/b", "tests/ab", "tests/c/test_x.py"]

    assert check.left_out_of([Budget(path, 1, quick=False) for path in paths]) == [
        "tests/a",
        "tests/ab",
        "tests/c/test_x.py",
    ]


def test_arithmetic_names_its_files_as_node_passes_where_it_finds_none(ran: Ran) -> None:
    check.main(["--code-only"])
    named = [one for one in ran.stages[-1].arguments if one.endswith(".test.mjs")]

    assert "tests/dashboard/assets/charts/ticks.test.mjs" in named


def test_one_more_runs_than_there_are_processors_as_each_waits_now_and_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("INSIGHT_TEST_PROCESSES", raising=False)
    monkeypatch.setattr("os.cpu_count", lambda: 2)

    assert check.at_once() == 3


def test_another_number_of_processes_is_taken_from_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("INSIGHT_TEST_PROCESSES", "7")

    assert check.at_once() == 7
