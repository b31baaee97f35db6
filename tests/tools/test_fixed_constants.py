"""The examples of a property do not depend on which modules are loaded."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.internal.conjecture import providers

from tests.fixed_constants import INTEGERS, POOL

RARE = [8_675_309 + number for number in range(50)]  # in no other source


def examples() -> list[int]:
    """Those of one property."""
    found: list[int] = []

    @settings(max_examples=300, database=None)
    @given(st.integers())
    def collect(value: int) -> None:
        found.append(value)

    collect()
    return found


def module_of_ours(folder: Path) -> ModuleType:
    """A module outside of the libraries, of which hypothesis would take the constants."""
    path = folder / "constants_here.py"
    path.write_text(f"VALUES = {RARE}\n")
    spec = importlib.util.spec_from_file_location("constants_here", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_examples_are_the_same_when_another_module_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = examples()
    monkeypatch.setitem(sys.modules, "constants_here", module_of_ours(tmp_path))
    after = examples()

    assert after == before
    assert set(RARE).isdisjoint(after)


def test_the_pool_is_among_them() -> None:
    assert INTEGERS & set(examples())


def test_pool_is_beside_that_for_everybody() -> None:
    assert set(POOL.integers).isdisjoint(providers.GLOBAL_CONSTANTS.integers)
    assert set(POOL.floats).isdisjoint(providers.GLOBAL_CONSTANTS.floats)
