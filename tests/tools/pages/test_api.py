from __future__ import annotations

from pathlib import Path

import pytest

from tools.pages.api import FIRST, PACKAGES, Entry, Package, packages, written


def entry(name: str, family: str, *others: str) -> Entry:
    return Entry(name, family, print, list(others))


@pytest.fixture(scope="module")
def found() -> dict[str, Package]:
    return {one.name: one for one in packages(name for group in FIRST for name in PACKAGES[group])}


def test_every_package_has_names_of_its_own_or_passes_some_on(found: dict[str, Package]) -> None:
    assert [name for name, one in found.items() if not one.own and not one.borrowed] == []


def test_every_object_has_one_home(found: dict[str, Package]) -> None:
    homes = [id(one.value) for package in found.values() for one in package.own]

    assert len(homes) == len(set(homes)) > 2_500


def test_what_packages_pass_on_has_its_home_where_users_look(found: dict[str, Package]) -> None:
    assert {one.name for one in found["insight"].own} >= {"SummaryRecord", "Store", "open_runs"}
    assert found["engine.train.callback"].borrowed["SummaryRecord"] == "insight.SummaryRecord"
    assert found["engine.mint"].borrowed["abs"] == "engine.ops.abs"


def test_names_of_a_large_package_are_dealt_to_families(found: dict[str, Package]) -> None:
    of_nn, of_ops = found["engine.nn"].families(), found["engine.ops"].families()

    assert {"cell", "layer", "loss", "optim", "metrics"} <= set(of_nn)
    assert "conv2d" in {one.name for one in of_ops["conv"]}


def test_small_package_is_one_page(tmp_path: Path) -> None:
    written(Package("a.b", [entry("y", "f"), entry("x", "g", "z")], {"w": "c.w"}), tmp_path)
    text = (tmp_path / "a.b.rst").read_text(encoding="utf-8")

    assert [path.name for path in tmp_path.iterdir()] == ["a.b.rst"]
    assert text.index("autofunction:: a.b.x") < text.index("autofunction:: a.b.y")
    assert "The same as `a.b.z`." in text
    assert "`w` is :py:obj:`c.w`" in text


def test_large_package_is_a_page_a_family_and_their_list(tmp_path: Path) -> None:
    many = [entry(f"x{number}", "_first") for number in range(50)]
    written(Package("a.b", [*many, entry("last", "other")], {}), tmp_path)
    first = (tmp_path / "a.b" / "_first.rst").read_text(encoding="utf-8")

    assert first.startswith(":orphan:\n")
    assert "a.b: first" in first
    assert first.count("autofunction") == 50
    assert ":doc:`other <a.b/other>`" in (tmp_path / "a.b.rst").read_text(encoding="utf-8")


def test_page_that_is_what_it_was_is_left_alone(tmp_path: Path) -> None:
    package = Package("a.b", [entry("x", "f")], {})
    written(package, tmp_path)
    page = tmp_path / "a.b.rst"
    page.chmod(0o400)
    before = page.stat().st_mtime_ns
    written(package, tmp_path)

    assert page.stat().st_mtime_ns == before
