"""npm installs what the lock file says, once, from where this machine's settings point."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script tools/node_packages.py for a checkout that declares nothing, and npm stands in."""
    spec = importlib.util.spec_from_file_location(
        "node_packages", ROOT / "tools" / "node_packages.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in module.DECLARED:
        (tmp_path / name).write_text("{}", encoding="utf-8")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(module, "calls", calls, raising=False)
    answer_with(module, monkeypatch, works=True)
    return module


def answer_with(packages: ModuleType, monkeypatch: pytest.MonkeyPatch, *, works: bool) -> None:
    def npm(*arguments: str) -> bool:
        packages.calls.append(arguments)
        (packages.ROOT / "node_modules").mkdir(exist_ok=True)
        return works

    monkeypatch.setattr(packages, "npm", npm)


def test_packages_are_installed_once(packages: ModuleType) -> None:
    done = packages.install(), packages.install()

    assert (done, packages.calls) == ((True, True), [("ci",)])


@pytest.mark.parametrize("name", ["package.json", "package-lock.json", ".npmrc"])
def test_changed_file_installs_them_anew(packages: ModuleType, name: str) -> None:
    packages.install()
    (packages.ROOT / name).write_text('{"a": 1}', encoding="utf-8")
    packages.install()

    assert packages.calls == [("ci",), ("ci",)]


def test_failed_installation_is_tried_again(
    packages: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_with(packages, monkeypatch, works=False)
    first = packages.install()
    answer_with(packages, monkeypatch, works=True)

    assert (first, packages.install(), len(packages.calls)) == (False, True, 2)


def test_downloads_stay_in_the_checkout_unless_the_caller_says_where(packages: ModuleType) -> None:
    ours = packages.environment({}, ())
    theirs = packages.environment({"npm_config_cache": "mine"}, ())

    assert ours == {"NPM_CONFIG_CACHE": str(packages.CACHE / "npm")}
    assert theirs == {"npm_config_cache": "mine"}


def test_settings_of_the_machine_are_found_beside_another_node(
    packages: ModuleType, tmp_path: Path
) -> None:
    there = tmp_path / "npmrc"
    there.touch()
    found = packages.environment({}, (str(tmp_path / "absent"), str(there)))

    assert found["NPM_CONFIG_GLOBALCONFIG"] == str(there)


def test_lock_file_names_no_registry_and_a_checksum_for_every_package() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: one for name, one in lock["packages"].items() if name}

    assert [name for name, one in packages.items() if "resolved" in one] == []
    assert [name for name, one in packages.items() if "integrity" not in one] == []


def test_versions_are_pinned() -> None:
    declared = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    versions = declared["devDependencies"].values()

    assert [version for version in versions if not version[0].isdigit()] == []
