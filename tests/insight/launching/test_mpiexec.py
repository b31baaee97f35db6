from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from insight.errors import MissingLibraryError
from insight.launching import mpiexec

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def interpreter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An interpreter with nothing beside it."""
    path = tmp_path / "own" / "python"
    path.parent.mkdir()
    monkeypatch.setattr(sys, "executable", str(path))
    return path


def launcher_in(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / "mpiexec"
    path.touch(mode=0o755)
    return path


def test_launcher_beside_the_interpreter_is_that_of_its_mpi(
    interpreter: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(launcher_in(tmp_path / "site").parent))
    own = launcher_in(interpreter.parent)

    assert mpiexec.found() == str(own)


def test_launcher_of_the_site_is_the_second_choice(
    interpreter: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = launcher_in(tmp_path / "site")
    monkeypatch.setenv("PATH", str(site.parent))

    assert mpiexec.found() == str(site)


def test_launcher_that_is_missing_is_told_with_the_line_that_brings_it(
    interpreter: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")

    with pytest.raises(MissingLibraryError, match=r"expected mpiexec beside .*\[mpi\]"):
        mpiexec.found()


def test_library_that_is_missing_is_told_with_the_line_that_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mpiexec, "find_spec", lambda _: None)

    with pytest.raises(MissingLibraryError, match=r"library mpi4py, got none.*\[mpi\]"):
        mpiexec.found()
