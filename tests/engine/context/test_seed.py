from __future__ import annotations

import pytest

import engine
from engine.errors import ArgumentTypeError, ArgumentValueError


@pytest.mark.parametrize("seed", [-1, 2**32])
def test_seed_has_a_range(seed):
    with pytest.raises(ArgumentValueError, match="set_seed"):
        engine.set_seed(seed)


@pytest.mark.parametrize("seed", [1.0, "1", True, None])
def test_seed_is_a_whole_number(seed):
    with pytest.raises(ArgumentTypeError, match="set_seed"):
        engine.set_seed(seed)


def test_seed_makes_random_numbers_repeatable():
    from engine.backend import generator, spawn_seed

    drawn = []
    for _ in range(2):
        engine.set_seed(3)
        drawn.append((generator().random(), spawn_seed(), spawn_seed()))

    assert drawn[0] == drawn[1]
    assert drawn[0][1] != drawn[0][2]
    assert engine.get_seed() == 3
