"""A stub declares a function as it can be called."""

from __future__ import annotations

import inspect
import math
import sys
from typing import Any

import pytest

from tools.declarations import Declarations


def named(x: int, /, y: float = 1.5, *, z: str = "a") -> int:
    return x


def alone(x: int, /) -> int:
    return x


def gathering(x: int, /, *rest: int, z: int = 0, **options: Any) -> int:
    return x


def endless(low: float = -math.inf, high: float = math.inf, filling: float = math.nan) -> float:
    return low


@pytest.mark.parametrize(
    ("function", "declared"),
    [
        (named, "def named(x: int, /, y: float = 1.5, *, z: str = 'a') -> int: ..."),
        (alone, "def alone(x: int, /) -> int: ..."),
        (
            gathering,
            "def gathering(x: int, /, *rest: int, z: int = 0, **options: Any) -> int: ...",
        ),
        (
            endless,
            "def endless(low: float = ..., high: float = ..., filling: float = ...) -> float: ...",
        ),
    ],
)
def test_function_is_declared_as_it_is_called(function: Any, declared: str) -> None:
    home = sys.modules[__name__]

    assert Declarations().function(function.__name__, inspect.signature(function), home) == declared


def test_method_may_take_its_first_argument_by_position_alone() -> None:
    declared = Declarations().method("alone", inspect.signature(alone), sys.modules[__name__])

    assert declared == "def alone(self, /) -> int: ..."
