"""What each level casts, and what it makes of a training, is what the real MindSpore does.

The networks and the questions are those of `mixed_networks.py`, the answers are kept in
tests/data/mindspore/mixed_precision.json.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from engine import amp
from tests.every_case import every

from .mixed_networks import KEPT, LEVELS, LISTS, by_lists, converted, step_borders, trace

ANSWERS = json.loads(KEPT.read_text("utf-8"))
# What rounding to float16 at other places (inside a sum, between two operators) makes of a loss.
LIKE_HALVES = {"rtol": 2e-2, "atol": 2e-4}


def check(found: dict[str, Any], expected: dict[str, Any]) -> None:
    borders = expected.pop("borders")
    numbers = expected.pop("numbers", None)
    # A rewritten network is another object there, whose outermost borders the hooks do not see.
    for name in borders:
        assert (name, found["borders"][name]) == (name, borders[name])
    if numbers is not None:
        np.testing.assert_allclose(found["numbers"], numbers, rtol=5e-3, atol=5e-3)
    assert {key: found[key] for key in expected} == expected


@every("key", ANSWERS["steps"])
def test_training_step_casts_what_mindspores_does(key: str) -> None:
    name, level, options = key.split(" ", 2)
    found = step_borders(name, level, json.loads(options))

    check(found, ANSWERS["steps"][key].copy())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["Convolved", "Layered"])
def test_level_converts_what_mindspores_does(name: str, level: str) -> None:
    found = converted(name, lambda network: amp.auto_mixed_precision(network, level))

    check(found, ANSWERS["converted"][f"{name} {level}"].copy())


@pytest.mark.parametrize(("which", "members"), LISTS)
@pytest.mark.parametrize("name", ["Convolved", "Layered"])
def test_list_converts_what_mindspores_does(name: str, which: str, members: str) -> None:
    found = converted(name, by_lists(which, members))

    check(found, ANSWERS["converted"][f"{name} {which}={members}"].copy())


@pytest.mark.parametrize("key", ANSWERS["traces"])
def test_losses_of_a_training_are_mindspores(key: str) -> None:
    name, level, scale = key.split(" ")
    found = trace(name, level, None if scale == "None" else float(scale))

    tolerance = {"rtol": 1e-4, "atol": 1e-6} if level == "O0" else LIKE_HALVES
    np.testing.assert_allclose(found, ANSWERS["traces"][key], **tolerance)
