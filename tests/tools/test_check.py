"""What `./run test` runs, and what it answers, without running it."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
BROWSER = ["browser format", "browser lint", "browser types", "browser arithmetic"]
CODE = ["format", "lint", "types", *BROWSER]


def load() -> ModuleType:
    """The script tools/check.py, which is in no package, as a module."""
    spec = importlib.util.spec_from_file_location("check", ROOT / "tools" / "check.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script as if every stage passed, and a browser were there."""
    module = load()
    monkeypatch.setattr(module, "SKIPS", tmp_path / "skips")
    monkeypatch.setattr(module, "has_system_packages", lambda: True)
    monkeypatch.setattr(module, "install_system_packages", lambda: None)
    stages: list[object] = []
    monkeypatch.setattr(module, "stages_run", stages, raising=False)
    answer_with(module, monkeypatch, failing="")
    return module


def answer_with(check: ModuleType, monkeypatch: pytest.MonkeyPatch, *, failing: str) -> None:
    def run(stage: object) -> object:
        check.stages_run.append(stage)
        return check.Outcome(stage.name, int(stage.name == failing), 1.0)

    monkeypatch.setattr(check, "run", run)


def names_run(check: ModuleType) -> list[str]:
    return [stage.name for stage in check.stages_run]


def test_formatter_linter_types_and_tests_run_in_this_order(check: ModuleType) -> None:
    status = check.main([])

    assert (status, names_run(check)) == (0, [*CODE, "fresh machine", "tests"])


def test_failing_stage_keeps_no_other_from_running(
    check: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_with(check, monkeypatch, failing="lint")
    status = check.main([])

    assert (status, names_run(check)) == (1, [*CODE, "fresh machine", "tests"])


def test_arguments_reach_pytest_last(check: ModuleType) -> None:
    check.main(["-k", "histogram"])

    assert check.stages_run[-1].arguments[-2:] == ["-k", "histogram"]


def test_who_names_tests_waits_for_no_other_stage_of_tests(check: ModuleType) -> None:
    check.main(["tests/fresh_machine"])

    assert names_run(check) == [*CODE, "tests"]
    assert not any(word.startswith("--ignore") for word in check.stages_run[-1].arguments)


def test_fresh_machine_is_tried_once(check: ModuleType) -> None:
    check.main([])

    assert "tests/fresh_machine" in check.stages_run[-2].arguments
    assert "--ignore=tests/fresh_machine" in check.stages_run[-1].arguments


def test_without_browser_the_rest_runs_and_the_line_to_type_is_printed(
    check: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "has_system_packages", lambda: False)
    status = check.main([])

    assert status == 1
    assert "not long and not browser" in check.stages_run[-1].arguments
    assert "sudo apt-get install chromium" in capsys.readouterr().out


def test_last_line_counts_the_skips_of_each_group(
    check: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(stage: object) -> object:
        check.SKIPS.write_text(json.dumps({"gpu": 3, "documents": 0, "peers": 2}))
        return check.Outcome(stage.name, 0, 1.0)

    monkeypatch.setattr(check, "run", run)
    check.main([])

    last = capsys.readouterr().out.splitlines()[-1]
    assert last == "skipped by group: gpu 3, documents 0, peers 2"


def test_total_is_the_sum_of_the_stages(
    check: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    check.main([])

    assert "total                           9.0 s" in capsys.readouterr().out


def test_code_only_leaves_the_tests_out(check: ModuleType) -> None:
    check.main(["--code-only"])

    assert names_run(check) == CODE


ORDERS = ["order 1", "order 2", "order 3"]


@pytest.mark.parametrize(
    ("mark", "names"), [("gpu", ["tests"]), ("long", ["tests", "examples", *ORDERS])]
)
def test_one_mark_runs_its_tests_and_long_also_more_examples_and_orders(
    check: ModuleType, mark: str, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = iter([1, 2, 3])
    monkeypatch.setattr(check.secrets, "randbelow", lambda limit: next(seeds))
    status = check.main(["--only", mark])

    assert (status, names_run(check)) == (0, names)
    assert check.stages_run[0].arguments[:3] == ["pytest", "-m", mark]


def test_each_order_says_the_seed_that_repeats_it_and_leaves_the_browser_out(
    check: ModuleType,
) -> None:
    stage = check.order_stage(77)

    assert "--order=77" in stage.arguments
    assert "not long and not browser" in stage.arguments


def test_what_a_tool_compiled_is_kept_inside_the_checkout_for_the_next(
    check: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(check, "CACHE", tmp_path)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")  # as images of containers have it
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path / "elsewhere"))
    asked = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    environment = check.environment_of_tools(str(tmp_path))
    told = subprocess.check_output([sys.executable, "-c", asked], env=environment, text=True)

    assert told == f"False {tmp_path / 'bytecode'}\n"


def test_failing_examples_fail_the_long_campaigns(
    check: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_with(check, monkeypatch, failing="examples")

    assert check.main(["--only", "long"]) == 1


def test_quick_says_what_it_leaves_out(
    check: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    status = check.main(["--quick", "-k", "histogram"])
    arguments = check.stages_run[-1].arguments

    assert (status, names_run(check)) == (0, [*CODE, "quick tests"])
    assert [one.removeprefix("--ignore=") for one in arguments if "--ignore=" in one] == [
        *check.SLOW
    ]
    assert arguments[-2:] == ["-k", "histogram"]
    assert f"left out: {' '.join(check.SLOW)}\n" in capsys.readouterr().out


def test_quick_needs_no_browser(check: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "has_system_packages", lambda: pytest.fail("asked for a browser"))

    assert check.main(["--quick"]) == 0


def test_what_quick_leaves_out_is_there(check: ModuleType) -> None:
    assert [path for path in check.SLOW if not (ROOT / path).exists()] == []


def test_arithmetic_names_its_files_as_node_passes_where_it_finds_none(check: ModuleType) -> None:
    check.main(["--code-only"])
    named = [one for one in check.stages_run[-1].arguments if one.endswith(".test.mjs")]

    assert "tests/dashboard/assets/charts/ticks.test.mjs" in named
