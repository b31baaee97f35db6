"""Inputs that come again and again are told from those that do not."""

from __future__ import annotations

import numpy as np

from engine import Tensor
from engine.nn.recurring import MOST, RUNS, Recurring


def of_length(length: int, dtype: str = "float32") -> list[Tensor]:
    return [Tensor(np.zeros(length, dtype))]


def often(recurring: Recurring, inputs: list[Tensor], times: int) -> list[bool]:
    return [recurring.often(inputs) for _ in range(times)]


def test_inputs_are_often_there_after_as_many_runs_as_a_plan_costs() -> None:
    assert often(Recurring(), of_length(3), RUNS + 2) == [False] * RUNS + [True, True]


def test_shapes_and_number_types_count_for_themselves() -> None:
    recurring = Recurring()
    often(recurring, of_length(3), RUNS)

    assert not recurring.often(of_length(4))
    assert not recurring.often(of_length(3, "float64"))
    assert recurring.often(of_length(3))


def test_only_the_first_kinds_that_come_often_are_planned() -> None:
    """As many as plans are kept for, so that none is made again and again."""
    recurring = Recurring()
    told = [often(recurring, of_length(1 + k), RUNS + 1)[-1] for k in range(MOST + 2)]

    assert told == [True] * MOST + [False] * 2
    assert recurring.often(of_length(1))


def test_shapes_that_are_ever_new_are_forgotten() -> None:
    recurring = Recurring()
    for length in range(2000):
        assert not recurring.often(of_length(length))

    assert len(recurring._counts) <= 256
