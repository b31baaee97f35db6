from __future__ import annotations

import importlib.util
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from insight import installed
from insight.errors import MissingLibraryError
from insight.extras import install_line, line_for

ROOT = Path(__file__).resolve().parents[2]


def words_without_pip(monkeypatch: pytest.MonkeyPatch, *, pip: bool) -> list[str]:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: object() if pip else None)
    return shlex.split(install_line("parquet"))


def test_line_names_the_interpreter_that_lacks_the_library(monkeypatch: Any) -> None:
    words = words_without_pip(monkeypatch, pip=True)

    assert words == [sys.executable, "-m", "pip", "install", "insight-train[parquet]"]


def test_environment_without_pip_is_told_of_uv(monkeypatch: Any) -> None:
    words = words_without_pip(monkeypatch, pip=False)

    assert words == ["uv", "pip", "install", "--python", sys.executable, "insight-train[parquet]"]


def test_interpreter_whose_path_has_spaces_is_one_word(monkeypatch: Any) -> None:
    monkeypatch.setattr(sys, "executable", "/my tools/bin/python")

    assert words_without_pip(monkeypatch, pip=True)[0] == "/my tools/bin/python"


def test_interpreter_that_does_not_know_itself_is_called_python(monkeypatch: Any) -> None:
    monkeypatch.setattr(sys, "executable", "")

    assert words_without_pip(monkeypatch, pip=True)[0] == "python"


def test_checkout_that_was_never_installed_is_named_by_its_path(monkeypatch: Any) -> None:
    monkeypatch.setattr(installed, "distributions", list)

    assert shlex.split(install_line("remote"))[-1] == f"{ROOT}[remote]"


def test_library_that_no_extra_brings_is_named_itself() -> None:
    assert shlex.split(line_for("mpi4py", "mpich>=4"))[-2:] == ["mpi4py", "mpich>=4"]


def test_error_ends_in_the_line_to_type() -> None:
    error = MissingLibraryError.of("export", "pyarrow", "parquet")

    assert str(error).startswith("export expected the library pyarrow, got none. Hint: ")
    assert str(error).endswith(f"{install_line('parquet')}.")
