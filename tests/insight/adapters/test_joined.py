"""Classes that join a framework's base when they are made."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from insight.adapters._joined import Joined, MissingFrameworkError


class Base:
    def __init__(self) -> None:
        self.ready = True


def module_with(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    module = ModuleType(name)
    module.Base = type("Base", (Base,), {})  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, name, module)
    return module


def test_instance_is_what_both_sides_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    framework = module_with("framework_a", monkeypatch)

    class Adapter(Joined):
        _bases = ("framework_a:Base",)

    adapter: Any = Adapter()

    assert isinstance(adapter, Adapter)
    assert isinstance(adapter, framework.Base)
    assert adapter.ready


def test_class_of_a_user_inherits_from_an_adapter(monkeypatch: pytest.MonkeyPatch) -> None:
    framework = module_with("framework_a", monkeypatch)

    class Adapter(Joined):
        _bases = ("framework_a:Base",)

    class Own(Adapter):
        def answer(self) -> int:
            return 42

    own = Own()

    assert own.answer() == 42
    assert isinstance(own, framework.Base)


def test_of_two_homes_the_one_that_is_loaded_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    old = module_with("framework_old", monkeypatch)

    class Adapter(Joined):
        _bases = ("framework_new:Base", "framework_old:Base")

    assert isinstance(Adapter(), old.Base)


def test_framework_that_is_missing_is_named_with_what_to_type() -> None:
    class Adapter(Joined):
        _bases = ("no_such_framework.part:Base",)

    with pytest.raises(MissingFrameworkError, match="pip install no_such_framework"):
        Adapter()
    with pytest.raises(ImportError):
        Adapter()


def test_what_a_framework_itself_lacks_is_not_taken_for_the_framework(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    (tmp_path / "half_a_framework.py").write_text("import what_it_needs", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    class Adapter(Joined):
        _bases = ("half_a_framework:Base",)

    with pytest.raises(ModuleNotFoundError, match="what_it_needs"):
        Adapter()
