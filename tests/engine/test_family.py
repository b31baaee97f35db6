"""A file that appears in a family's folder is part of it; nothing else is edited."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.family import by_name, offered

BASE = "__all__ = ['Base']\nclass Base:\n    _names = ('base',)\n"
NEW = """
from .base import Base
__all__ = ["New", "twice"]
class New(Base):
    _names = ("new", "n")
def twice(x):
    return 2 * x
"""
INIT = """
from engine.family import offered
globals().update(offered(__name__))
"""


@pytest.fixture
def family(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    name = f"family_of_{request.node.name.split('[')[0]}"
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").write_text(INIT, encoding="utf-8")
    (folder / "base.py").write_text(BASE, encoding="utf-8")
    (folder / "new.py").write_text(NEW, encoding="utf-8")
    (folder / "rules.py").write_text("HIDDEN = 1\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_what_a_file_names_is_offered(family: str) -> None:
    assert sorted(offered(family)) == ["Base", "New", "twice"]


def test_package_has_the_names_when_it_is_imported(family: str) -> None:
    made: dict[str, object] = {}
    exec(f"from {family} import New, twice", made)

    assert made.keys() >= {"New", "twice"}


def test_classes_go_by_their_own_names_and_not_by_those_of_their_base(family: str) -> None:
    kinds = by_name(family)

    assert {name: kind.__name__ for name, kind in kinds.items()} == {
        "base": "Base",
        "new": "New",
        "n": "New",
    }


def test_two_files_that_offer_one_name_are_our_own_mistake(tmp_path: Path, family: str) -> None:
    again = "__all__ = ['New']\nclass New: pass\n"
    (tmp_path / family / "other.py").write_text(again, encoding="utf-8")

    with pytest.raises(AssertionError, match=r"two things .* are called 'New'"):
        offered(family)


def test_two_classes_that_go_by_one_name_are_our_own_mistake(tmp_path: Path, family: str) -> None:
    other = "__all__ = ['Other']\nclass Other:\n    _names = ('n',)\n"
    (tmp_path / family / "other.py").write_text(other, encoding="utf-8")

    with pytest.raises(AssertionError, match=r"two classes .* are called 'n'"):
        by_name(family)
