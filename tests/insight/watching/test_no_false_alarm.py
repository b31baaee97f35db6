"""The usual rules tell of no healthy training, and of every sick one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from insight.watching import usual_rules

from . import healthy, sick
from .trainings import BEGAN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .trainings import Training

SEEDS = 10
DAY_S = 86_400.0
RULES = usual_rules().rules


def moments(training: Training) -> Iterator[float]:
    """When somebody looks, in seconds after its beginning: on the way, in long pauses, later."""
    yield from np.linspace(0, training.lasts_s, 12)
    for _, times, _ in training.series.values():
        if len(times) > 1:
            yield float(times[1:][np.diff(times).argmax()]) - 1.0
    yield from (training.lasts_s + later for later in (100.0, 2_000.0, 40_000.0))


def told(training: Training, seconds: float) -> set[str]:
    """The rules that hold of it at a moment."""
    looked = training.at(seconds)
    return {
        rule.text
        for rule in RULES
        if any(one.holds(BEGAN + seconds) for one in rule.condition.found(looked))
    }


@pytest.mark.parametrize("kind", healthy.KINDS, ids=lambda kind: kind.__name__)
def test_nobody_is_told_of_a_healthy_training(
    kind: Callable[[np.random.Generator], Training],
) -> None:
    found = {}
    for seed in range(SEEDS):
        training = kind(np.random.default_rng(seed))
        for seconds in moments(training):
            if rules := told(training, seconds):
                found[seed, seconds] = rules

    assert found == {}


@pytest.mark.parametrize("kind", sick.KINDS, ids=lambda kind: kind.__name__)
def test_somebody_is_told_of_every_sick_training(
    kind: Callable[[np.random.Generator], Training],
) -> None:
    for seed in range(SEEDS):
        training = kind(np.random.default_rng(seed))
        within = (
            *np.linspace(0, training.lasts_s, 12),
            *training.lasts_s + np.geomspace(1, DAY_S, 30),
        )
        found = set().union(*(told(training, seconds) for seconds in within))

        assert found, seed


def test_there_are_two_hundred_healthy_trainings_and_more_than_twenty_sick_ones() -> None:
    assert len(healthy.KINDS) * SEEDS >= 200
    assert len(sick.KINDS) >= 20
