"""Settings of other trainers as facts of a run."""

from __future__ import annotations

import enum
import math
from fractions import Fraction
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
        (10**2000, "1" + "0" * 999),
        (10**5000, "int"),  # Python makes no text of so many digits
        (Fraction(10**400), "1" + "0" * 400),
    ],
    ids=lambda one: str(one)[:20] if isinstance(one, (str, float)) else type(one).__name__,
)
def test_setting_becomes_a_number_or_a_text(setting: Any, fact: Any) -> None:
    assert facts_of({"a": setting}) == {"a": fact}


@pytest.mark.parametrize("setting", [None, "", [], (), {}])
def test_setting_that_is_empty_is_left_out(setting: Any) -> None:
    assert facts_of({"a": setting}) == {}


def test_secret_is_left_out_wherever_it_stands() -> None:
    settings = {"hub_token": "x", "store": {"password": "x", "API_KEY": "x", "user": "me"}}

    assert facts_of(settings) == {"store.user": "me"}


@pytest.mark.parametrize(
    "name",
    [
        *("token", "hub_token", "TOKEN", "password", "passwd", "db_password_file", "passphrase"),
        *("secret", "secrets", "client_secret", "aws_secret_access_key", "apikey", "apiKey"),
        *("api-key", "credentials", "private_key", "access_key", "pwd"),
    ],
)
@pytest.mark.parametrize("value", ["x", {"inner": "x"}, ["x"]])
def test_what_is_named_like_a_secret_is_left_out_whole(name: str, value: Any) -> None:
    assert facts_of({name: value, "list": [1, {name: value}]}) == {"list": "[1, {}]"}


def test_what_only_sounds_like_a_secret_stays() -> None:
    settings = {"max_tokens": 8, "tokenizer": "bpe", "token_count": 3, "accesses": 1, "key": 2}

    assert facts_of(settings) == settings


def test_fact_stands_in_one_place_only() -> None:
    facts = {"lr": 1, "epochs": 3.0, "optimizer": "SGD", "loss_function": 3, "width": 8}

    assert placed(facts) == (
        {"hyper_parameters": {"learning_rate": 1.0, "epoch": 3, "optimizer": "SGD"}},
        {"loss_function": 3, "width": 8},
    )


def test_settings_that_hold_themselves_are_shown_as_python_shows_them() -> None:
    listed: list[Any] = [1]
    listed.append(listed)
    mapped: dict[str, Any] = {"width": 3}
    mapped["again"] = {"inner": mapped, "depth": 2}
    found = facts_of({"layers": listed, "net": mapped, "pairs": [mapped]})

    assert found["layers"].startswith("[1, [1, [1, ")
    assert len(found["layers"]) <= 1000
    assert found["net.width"] == 3
    assert (found["net.again.inner"], found["net.again.depth"]) == ("...", 2)
    assert "again" in found["pairs"]


def test_settings_that_hold_one_another_many_times_are_short() -> None:
    wide: list[Any] = ["x"]
    deep: Any = "y"
    for _ in range(5000):
        wide, deep = [wide, wide, wide], {"a": deep}
    found = facts_of({"wide": wide, "deep": deep, "listed": [deep]})

    assert found["deep" + ".a" * 49] == "..."
    assert all(len(str(fact)) <= 1000 for fact in found.values())
