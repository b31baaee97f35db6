"""A file that a test leaves in the checkout is found, and fails the run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import left_files
from tests.left_files import is_left

CONFTEST = """
from tests.left_files import LeftFiles

def pytest_configure(config):
    config.pluginmanager.register(LeftFiles())
"""


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("abc_float32_0.npy", True),
        ("summary_dir/", True),
        ("engine/ops/kernel.bin", True),
        ("engine/__pycache__/", False),
        (".cache/", False),
        (".hypothesis/examples/1", False),
        ("engine/new_module.py", False),
    ],
)
def test_caches_and_what_a_developer_writes_are_no_leftovers(path: str, expected: bool) -> None:
    assert is_left(path) is expected


def run(folder: Path, test: str, *options: str) -> subprocess.CompletedProcess[str]:
    """A file of tests in a folder that is no checkout."""
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_it.py").write_text(test)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options]
    return subprocess.run(
        [*command, "-c", "/dev/null", "--rootdir=.", "."],
        cwd=folder,
        env={
            "PYTHONPATH": str(left_files.ROOT),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )


def test_test_that_leaves_a_file_in_the_current_folder_fails(tmp_path: Path) -> None:
    code = "def test_a():\n    open('a.npy', 'w').close()\n\n\ndef test_b():\n    pass\n"
    done = run(tmp_path, code)

    assert done.returncode == 1, done.stderr
    assert "ERROR test_it.py::test_a - AssertionError: left in" in done.stdout
    assert "a.npy" in done.stdout
    assert "2 passed, 1 error" in done.stdout


def test_file_that_is_taken_away_again_was_not_left(tmp_path: Path) -> None:
    code = "import os\n\n\ndef test_a():\n    open('a', 'w').close()\n    os.remove('a')\n"

    assert run(tmp_path, code).returncode == 0


def test_file_that_lies_deeper_fails_the_run(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(left_files, "ROOT", tmp_path)
    for command in (["init", "-q"], ["config", "core.excludesFile", "/dev/null"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    (tmp_path / "deep").mkdir()
    (tmp_path / ".gitignore").write_text("ignored/\n")
    before = left_files.in_checkout()
    (tmp_path / "deep" / "file.bin").touch()
    (tmp_path / "ignored").mkdir()
    (tmp_path / "ignored" / "file").touch()

    assert left_files.in_checkout() - before == {"deep/file.bin", "ignored/"}


def test_what_is_new_is_told_and_the_run_is_no_success(monkeypatch) -> None:
    found = iter([{"old"}, {"old", "deep/file.bin", ".cache/"}])
    monkeypatch.setattr(left_files, "in_checkout", lambda: next(found))

    class Session:
        config = object()
        exitstatus = pytest.ExitCode.OK

    lines: list[str] = []

    class Reporter:
        def write_line(self, line: str, **_: bool) -> None:
            lines.append(line)

    plugin, session, reporter = left_files.LeftFiles(), Session(), Reporter()
    plugin.pytest_sessionstart(session)  # type: ignore[arg-type]
    plugin.pytest_sessionfinish(session)  # type: ignore[arg-type]
    plugin.pytest_terminal_summary(reporter)  # type: ignore[arg-type]

    assert session.exitstatus == pytest.ExitCode.TESTS_FAILED
    assert lines == ["FAILED: the tests left deep/file.bin in the checkout"]
