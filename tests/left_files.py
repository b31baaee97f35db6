"""Tests leave no file behind: what is new in the checkout fails the run, and is named.

A file in the current folder fails the test that left it. Workers share that folder, so of several
tests that run at one time the wrong one may be blamed; but a file that is named was left by one of
them. What lies deeper is found when all tests have run.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Generator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
# What Python and the tools keep beside the code.
CACHES = {".pytest_cache", ".hypothesis", ".mypy_cache", ".ruff_cache", ".cache", "__pycache__"}
# What somebody may write while the tests run; none of our tests leaves such a file.
WRITTEN = (".py", ".pyi", ".md", ".mjs", ".css", ".toml")


def is_left(path: str) -> bool:
    """Whether a file or folder, as a path below the checkout, is one that a test left."""
    parts = Path(path).parts
    return CACHES.isdisjoint(parts) and not path.endswith(WRITTEN)


def in_checkout() -> set[str]:
    """All that git has no version of, ignored or not; without git, the entries at the top."""
    asked = ["git", "status", "--porcelain", "-z", "--ignored=matching", "--untracked-files=all"]
    try:
        done = subprocess.run(
            asked,
            cwd=ROOT,
            env={**os.environ, "GIT_OPTIONAL_LOCKS": "0"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return set(os.listdir(ROOT))  # noqa: PTH208 (names)
    found = done.stdout.decode("utf-8", "surrogateescape").split("\0")
    return {entry[3:] for entry in found if entry[:3] in {"?? ", "!! "}}


class LeftFiles:
    """Looks at the current folder after each test, and at the whole checkout after all.

    Attributes:
        looks_deeper: Whether the whole checkout is looked at, too.

    """

    def __init__(self, *, looks_deeper: bool = True) -> None:
        self._here = Path.cwd()
        self.looks_deeper = looks_deeper
        self._names: set[str] = set()
        self._before: set[str] = set()
        self._new: list[str] = []

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        if self.looks_deeper and not hasattr(session.config, "workerinput"):
            self._before = in_checkout()

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not self.looks_deeper or hasattr(session.config, "workerinput"):
            return
        self._new = sorted(filter(is_left, in_checkout() - self._before))
        if self._new and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for path in self._new:
            terminalreporter.write_line(f"FAILED: the tests left {path} in the checkout", red=True)

    def pytest_runtest_setup(self) -> None:
        self._names.update(os.listdir(self._here))  # noqa: PTH208 (names)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self) -> Generator[None, None, None]:
        yield
        new = set(os.listdir(self._here)) - self._names  # noqa: PTH208 (names)
        left = sorted(filter(is_left, new))
        assert not left, f"left in {self._here}: {', '.join(left)}"
