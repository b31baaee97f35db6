"""Plans look into code of users, and not into libraries that know nothing of ours."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Barrier, Lock
from types import ModuleType
from typing import Any

import pandas as pd
import pytest

import engine
from engine import Tensor
from engine.planning import owners
from engine.planning.reach import Reach


def framed(x: Any) -> Any:
    return x * len(pd.DataFrame({"a": [1]}))


def test_large_library_that_a_function_names_is_not_looked_into() -> None:
    reach = Reach(framed)

    assert not reach.containers
    assert not owners.is_of_users(pd)
    assert not owners.is_of_users(pd.DataFrame)


def test_what_users_keep_in_an_object_of_a_library_is_looked_at() -> None:
    assert owners.is_of_users(pd.DataFrame({"a": [1]}))


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """Makes a library of some code, and imports it as an installed one."""

    def made(code: str) -> ModuleType:
        (tmp_path / "kit_of_scales.py").write_text(code)
        importlib.invalidate_caches()
        return importlib.import_module("kit_of_scales")

    monkeypatch.setattr(owners, "_INSTALLED", (str(tmp_path),))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "kit_of_scales", raising=False)
    owners._is_library.cache_clear()
    return made


@pytest.mark.parametrize(
    "line", ["import engine", "from engine import nn", "from engine.ops import add"]
)
def test_library_that_uses_ours_is_looked_into(installed: Any, line: str) -> None:
    kit = installed(f"{line}\nfactor = 2.0\ndef scaled(x):\n    return x * factor\n")
    planned = engine.jit(kit.scaled)
    first = [planned(Tensor([1.0])).tolist() for _ in range(3)]
    kit.factor = 3.0

    assert first == [[2.0]] * 3
    assert planned(Tensor([1.0])).tolist() == [3.0]


def test_library_that_does_not_is_left_alone(installed: Any) -> None:
    kit = installed("factors = [2.0]\ndef scaled(x):\n    return x * factors[0]\n")

    assert not owners.is_of_users(kit)
    assert Reach(kit.scaled).containers == []


def test_threads_meet_at_barriers_and_their_kin_but_not_at_locks() -> None:
    class Own(Barrier):
        pass

    assert owners.is_of_threads(Barrier(1))
    assert owners.is_of_threads(Own(1))
    assert not owners.is_of_threads(Lock())
    assert not owners.is_of_threads([1])
