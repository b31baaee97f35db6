from __future__ import annotations

import pytest

from tools.pages.api import FIRST, PACKAGES, Entry, Package, packages, pages


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


def test_small_package_is_one_page() -> None:
    found = pages(Package("a.b", [entry("y", "f"), entry("x", "g", "z")], {"w": "c.w"}))
    (text,) = found.values()

    assert list(found) == ["a.b.rst"]
    assert text.index("autofunction:: a.b.x") < text.index("autofunction:: a.b.y")
    assert "The same as `a.b.z`." in text
    assert "`w` is :py:obj:`c.w`" in text


def test_large_package_is_a_page_a_family_and_their_list() -> None:
    many = [entry(f"x{number}", "_first") for number in range(50)]
    found = pages(Package("a.b", [*many, entry("last", "other")], {}))
    first = found["a.b/_first.rst"]

    assert set(found) == {"a.b.rst", "a.b/_first.rst", "a.b/other.rst"}
    assert first.startswith(":orphan:\n")
    assert "a.b: first" in first
    assert first.count("autofunction") == 50
    assert ":doc:`other <a.b/other>`" in found["a.b.rst"]
