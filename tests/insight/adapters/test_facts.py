"""Settings of other trainers as facts of a run."""

from __future__ import annotations

import enum
import math
from typing import Any

import pytest

from insight.adapters._facts import facts_of, placed


class Choice(enum.Enum):
    FUSED = "fused"


@pytest.mark.parametrize(
    ("setting", "fact"),
    [
        (3, 3),
        (2**31, "2147483648"),
        (0.5, 0.5),
        (math.inf, math.inf),
        (True, "True"),
        ("adam", "adam"),
        (Choice.FUSED, "fused"),
        ([0.9, 0.999], "[0.9, 0.999]"),
        (math.sqrt, "sqrt"),
        (dict, "dict"),
        (object(), "object"),
        ("half \ud800", "half ?"),
        ("x" * 2000, "x" * 1000),
    ],
)
def test_setting_becomes_a_number_or_a_text(setting: Any, fact: Any) -> None:
    assert facts_of({"a": setting}) == {"a": fact}


@pytest.mark.parametrize("setting", [None, "", [], (), {}])
def test_setting_that_is_empty_is_left_out(setting: Any) -> None:
    assert facts_of({"a": setting}) == {}


def test_secret_is_left_out_wherever_it_stands() -> None:
    settings = {"hub_token": "x", "store": {"password": "x", "API_KEY": "x", "user": "me"}}

    assert facts_of(settings) == {"store.user": "me"}


def test_fact_stands_in_one_place_only() -> None:
    facts = {"lr": 1, "epochs": 3.0, "optimizer": "SGD", "loss_function": 3, "width": 8}

    assert placed(facts) == (
        {"hyper_parameters": {"learning_rate": 1.0, "epoch": 3, "optimizer": "SGD"}},
        {"loss_function": 3, "width": 8},
    )
