"""Which steps of a training are kept: few, evenly, whatever its length turns out to be."""

from __future__ import annotations

import numpy as np
import pytest

from engine.train.collect.spread import MOST, Spread


def kept(steps: range, planned: int) -> tuple[list[int], int]:
    spread = Spread(planned)
    due = sum(spread.is_due(step) for step in steps)
    return spread.kept, due


@pytest.mark.parametrize("planned", [0, 30, 176, 10_000, 10**7])
@pytest.mark.parametrize("taken", [1, 19, 20, 21, 500, 9_999])
def test_at_any_length_there_are_few_and_they_are_even(planned: int, taken: int) -> None:
    steps, _ = kept(range(1, taken + 1), planned)

    assert steps[0] == 1
    assert len(steps) <= MOST
    assert len(set(np.diff(steps))) <= 1
    assert taken - steps[-1] < max(np.diff(steps), default=16)


def test_long_training_has_half_of_the_most_at_least_however_soon_it_ends() -> None:
    assert all(len(kept(range(1, taken), 10**7)[0]) >= MOST // 2 for taken in range(400, 3000, 7))


def test_those_that_were_kept_for_a_while_are_few_too() -> None:
    assert kept(range(1, 177), 176)[1] <= 30
    assert kept(range(1, 10**5), 10**5)[1] <= 120


def test_sinks_of_many_steps_are_spread_like_steps() -> None:
    steps, _ = kept(range(44, 44 * 100 + 1, 44), 4400)

    assert steps[0] == 44
    assert len(set(np.diff(steps))) == 1


def test_who_goes_on_keeps_the_distance() -> None:
    whole, first, second = (Spread(1000) for _ in range(3))
    assert sum(map(whole.is_due, range(1, 1001))) > 20
    for step in range(1, 500):
        first.is_due(step)
    second.go_on(first.kept)
    for step in range(500, 1001):
        second.is_due(step)

    assert second.kept == whole.kept


@pytest.mark.parametrize("ended", [2, 19, 20, 39, 40, 41, 500])
def test_who_goes_on_from_an_end_has_few_and_even_ones(ended: int) -> None:
    spread = Spread(ended)
    for step in range(1, ended + 1):
        spread.is_due(step)
    further = Spread(0)
    further.go_on(sorted({*spread.kept, ended}))
    for step in range(ended + 1, 301):
        further.is_due(step)

    assert len(further.kept) <= MOST
    assert len(set(np.diff(further.kept))) <= 2


def test_too_many_that_an_older_version_kept_become_few() -> None:
    spread = Spread(300)
    spread.go_on(range(1, 55))
    for step in range(55, 301):
        spread.is_due(step)

    assert len(spread.kept) <= MOST
