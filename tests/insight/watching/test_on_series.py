"""When a condition on a series is met, and at which step that is told."""

from __future__ import annotations

import numpy as np
import pytest

from insight.watching import Looked, Series, rules_of
from insight.watching.series_names import named

NAN, INF = float("nan"), float("inf")


def series(tag: str, *values: float, each: int = 1, every_s: float = 1.0) -> Series:
    steps = each * np.arange(1, len(values) + 1)
    return Series(tag, steps, every_s * np.arange(len(values)), np.array(values, float))


def step_of(text: str, *found: Series) -> int | None:
    """The step at which a rule is first met."""
    (rule,) = rules_of(text).rules
    met = rule.condition.found(Looked("a", "running", found))
    return met[0].step if met else None


@pytest.mark.parametrize(
    ("text", "values", "step"),
    [
        ("x is nan", (1, NAN, 1), 2),
        ("x is nan", (1, INF), None),
        ("x is inf", (1, -INF), 2),
        ("x is not finite", (1, NAN), 2),
        ("x is nan for 2 values", (NAN, 1, NAN, NAN, NAN), 4),
        ("x > 2", (1, 3, 1), 2),
        ("x > 2", (NAN, INF), 2),
        ("x != 2", (NAN, 2), None),
        ("x < 2 after step 2", (1, 1, 1), 3),
        ("x > 2 for 3 values", (3, 3, 1, 3, 3, 3), 6),
        ("x > 2 for 2 steps", (3, 3, 1, 3, 3, 3, 3), 6),
        ("x > 2 for 3 s", (3, 3, 3, 3), 4),
        ("x rose 3 times", (1, 2, 1, 2, 3, 4), 6),
        ("x rose 1 time", (2, 1), None),
        ("x fell 2 times", (3, 2, NAN, 1, 0, -1), 6),
        ("loss did not improve for 3 steps", (5, 4, 4, 4.5, 4), 5),
        ("loss did not improve for 3 values", (5, 4, 4, 4.5, 3), None),
        ("acc did not improve for 2 values", (0.1, 0.3, NAN, 0.2), 4),
        ("x did not rise for 2 s", (1, 1, 1), 3),
        ("x is nan", (), None),
    ],
)
def test_condition_is_met_at_a_step(text: str, values: tuple[float, ...], step: int | None) -> None:
    name = text.partition(" ")[0]

    assert step_of(text, series(name, *values)) == step


def test_words_say_the_values() -> None:
    (rule,) = rules_of("loss rose 2 times").rules
    (found,) = rule.condition.found(Looked("a", "running", [series("loss", 1, 2, 3, each=10)]))

    assert (found.words, found.tag) == ("1, 2, 3 at step 30", "loss")


@pytest.mark.parametrize(
    ("name", "tags"),
    [
        ("loss", ["train/loss", "val/loss", "loss/auto"]),
        ("train/loss", ["train/loss"]),
        ("LOSS", ["train/loss", "val/loss", "loss/auto"]),
        ("val_loss", ["val/loss"]),
        ("*loss", ["train/loss", "val/loss", "loss/auto", "my.valLoss"]),
        ("valloss", ["my.valLoss"]),
        ("gpu/*/load", ["machine/gpu/0/load"]),
        ("los", []),
    ],
)
def test_name_means_series_by_their_ends(name: str, tags: list[str]) -> None:
    known = ["train/loss", "val/loss", "loss/auto", "my.valLoss", "machine/gpu/0/load", "lr"]

    assert [one.tag for one in named(name, [series(tag, 1) for tag in known])] == tags


def test_percent_is_not_asked_of_bytes() -> None:
    held = series("machine/memory", 20), series("machine/process/memory", 3e9)

    assert step_of("memory > 95 %", *held) is None
    assert step_of("memory > 95", *held) == 1


def test_whole_name_comes_before_ends() -> None:
    assert step_of("loss > 2", series("a/loss", 3), series("loss", 1)) is None
