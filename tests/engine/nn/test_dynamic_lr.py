from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import nn
from engine.errors import ArgumentTypeError, ArgumentValueError

GOLDEN = Path(__file__).resolve().parents[2] / "data" / "golden" / "golden_numerics.json"
CASES = json.loads(GOLDEN.read_text(encoding="utf-8"))["lr"]
FUNCTIONS = [name for name in CASES if name.endswith("_lr")]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_function_gives_the_golden_list(name):
    rates = getattr(nn, name)(*CASES[name]["args"])

    assert rates == pytest.approx(CASES[name]["values"], rel=1e-12)


def test_every_function_has_a_golden_list():
    assert set(nn.dynamic_lr.__all__) == set(FUNCTIONS)


def test_polynomial_decay_can_begin_anew():
    rates = nn.polynomial_decay_lr(1.0, 0.0, 5, 1, 2, 1.0, update_decay_epoch=True)

    assert rates == [1.0, 0.5, 0.0, 0.25, 0.0]


@pytest.mark.parametrize(
    ("milestone", "rates"), [([2, 2], [0.1, 0.1]), ([2], [0.1, 0.1]), ([], []), ([0], [0.1])]
)
def test_milestones_that_do_not_rise_are_refused(milestone, rates):
    with pytest.raises(ArgumentValueError, match=r"milestone|piecewise"):
        nn.piecewise_constant_lr(milestone, rates)


@pytest.mark.parametrize(("milestone", "rates"), [(2, [0.1]), ([2], 0.1), ([2.0], [0.1])])
def test_milestones_must_be_lists_of_whole_numbers(milestone, rates):
    with pytest.raises(ArgumentTypeError, match=r"milestone|learning_rates"):
        nn.piecewise_constant_lr(milestone, rates)


def test_length_of_nothing_is_refused():
    with pytest.raises(ArgumentValueError, match="total_step expected a number above 0, got 0"):
        nn.warmup_lr(0.1, 0, 2, 2)
