"""uv gets from pip's configuration where packages come from."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def install() -> ModuleType:
    """The script tools/install.py, which is in no package, as a module."""
    spec = importlib.util.spec_from_file_location("install", ROOT / "tools" / "install.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_environment_wins_over_file_in_pips_settings(install: ModuleType) -> None:
    listing = ":env:.index-url='https://b.invalid'\nglobal.index-url='https://a.invalid'\n"

    assert install.pip_settings(listing) == {"index-url": "https://b.invalid"}


def test_setting_of_another_command_is_left_alone(install: ModuleType) -> None:
    assert install.pip_settings("wheel.find-links='x'\nnot a setting") == {}


def test_second_index_is_searched_for_the_best_version_as_pip_does(install: ModuleType) -> None:
    added = install.uv_environment({"extra-index-url": "file:///a\nfile:///b"}, {})

    assert added == {"UV_INDEX": "file:///a file:///b", "UV_INDEX_STRATEGY": "unsafe-best-match"}


def test_folder_of_packages_that_is_absent_is_not_passed_on(install: ModuleType) -> None:
    added = install.uv_environment({"find-links": "/\n/absent-folder\nhttps://a.invalid/x"}, {})

    assert added == {"UV_FIND_LINKS": "/,https://a.invalid/x"}


def test_what_the_user_told_uv_stays(install: ModuleType) -> None:
    added = install.uv_environment({"index-url": "https://a.invalid"}, {"UV_DEFAULT_INDEX": "mine"})

    assert added == {"UV_DEFAULT_INDEX": "mine"}


def test_stamp_of_the_tests_serves_the_demo_too(
    install: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "VENV", tmp_path)
    before = install.is_installed("")
    install.stamp("dev").write_text(install.key(), encoding="ascii")

    assert (before, install.is_installed(""), install.is_installed("dev")) == (False, True, True)
    assert not install.is_installed("docs")  # another extra is another installation


def test_changed_needs_are_installed_anew(
    install: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "VENV", tmp_path)
    monkeypatch.setattr(install, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text("a", encoding="ascii")
    install.stamp("").write_text(install.key(), encoding="ascii")
    (tmp_path / "pyproject.toml").write_text("b", encoding="ascii")

    assert not install.is_installed("")


@pytest.mark.parametrize(("extra", "asked"), [("", 0), ("dev", 1)])
def test_only_the_tests_need_node(
    install: ModuleType, monkeypatch: pytest.MonkeyPatch, extra: str, asked: int
) -> None:
    calls: list[bool] = []
    monkeypatch.setattr(install, "is_installed", lambda _: True)
    monkeypatch.setattr(install, "install_node_packages", lambda: not calls.append(True))

    assert (install.main(extra), len(calls)) == (0, asked)


def test_node_packages_that_cannot_be_had_fail_the_setup(
    install: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(install, "is_installed", lambda _: True)
    monkeypatch.setattr(install, "install_node_packages", lambda: False)

    assert install.main("dev") == 1
    assert "The installation failed" in capsys.readouterr().err


def test_environment_without_pip_asks_the_interpreter_that_it_was_made_from(
    install: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in = tmp_path / "python"
    stand_in.write_text("#!/bin/sh\necho \"global.index-url='https://a.invalid'\"\n", "utf-8")
    stand_in.chmod(0o755)
    monkeypatch.setattr(install, "has_pip", lambda: False)
    monkeypatch.setattr(sys, "_base_executable", str(stand_in))

    assert install.pip_listing({}) == "global.index-url='https://a.invalid'\n"


def test_pip_is_put_into_the_environment_where_nobody_has_it_to_ask(
    install: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_pip = [False]
    monkeypatch.setattr(install, "has_pip", lambda: has_pip[0])
    monkeypatch.setattr(install, "run", lambda *_: not has_pip.__setitem__(0, True))
    monkeypatch.setattr(sys, "_base_executable", "/bin/false")
    install.pip_listing({})

    assert has_pip == [True]


@pytest.mark.parametrize(("has_pip", "last"), [(False, "pip"), (True, ".")])
def test_uv_brings_pip_along_where_it_is_not_there(
    install: ModuleType, monkeypatch: pytest.MonkeyPatch, has_pip: bool, last: str
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(install, "has_pip", lambda: has_pip)
    monkeypatch.setattr(install, "pip_listing", lambda _: "")
    monkeypatch.setattr(install, "find_uv", lambda _: "uv")
    monkeypatch.setattr(install, "run", lambda command, _: not commands.append(command))

    assert install.install_with_uv(".", {})
    assert commands[0][-1] == last
