from __future__ import annotations

import numpy as np

import engine
from engine.backend import Draws, generator, random_state, set_random_state, spawn_seed
from engine.backend.random import _copied


def drawn():
    return generator().random(3)


def test_what_was_drawn_is_drawn_again_as_often_as_wanted():
    draws = Draws()
    with draws.followed():
        first = drawn(), drawn()
    with draws.repeated():
        again = drawn(), drawn()
    with draws.repeated():
        third = drawn(), drawn()

    assert np.array_equal(first, again)
    assert np.array_equal(first, third)


def test_repeating_leaves_the_generator_alone():
    after = []
    for repeats in (False, True):
        engine.set_seed(5)
        draws = Draws()
        with draws.followed():
            drawn()
        if repeats:
            with draws.repeated():
                drawn()
        after.append(drawn())

    assert np.array_equal(*after)


def test_piece_inside_another_repeats_its_own_part():
    outer, inner = Draws(), Draws()
    with outer.followed():
        drawn()
        with inner.followed():
            second = drawn()
    with outer.repeated():
        drawn()
        with inner.repeated():
            by_inner = drawn()
        by_outer = drawn()

    assert np.array_equal(second, by_inner)
    assert np.array_equal(second, by_outer)


class Bits:
    """A source of random bits as CuPy's: its state is an array, and nothing tells it."""

    def __init__(self, seed):
        self._state = np.array([seed])


class OnDevice:
    """A generator as CuPy's: it has bits, and is none of NumPy's."""

    def __init__(self, bits):
        self.bit_generator = bits

    def random(self):
        self.bit_generator._state += 1
        return int(self.bit_generator._state[0])


def test_generator_of_the_gpu_is_copied_with_its_state():
    source = OnDevice(Bits(7))
    copied = _copied(source)

    assert [copied.random(), copied.random(), source.random()] == [8, 9, 8]


def test_a_state_that_was_kept_is_gone_on_from():
    for seeds in (True, False):
        if seeds:
            engine.set_seed(5)
        drawn(), spawn_seed()
        state = random_state()
        after = drawn(), spawn_seed(), drawn()
        engine.set_seed(9)
        drawn(), spawn_seed()
        set_random_state(state)

        assert all(map(np.array_equal, (drawn(), spawn_seed(), drawn()), after))


def test_a_state_before_any_draw_begins_where_the_seed_says():
    engine.set_seed(5)
    state = random_state()
    after = drawn()
    engine.set_seed(9)
    set_random_state(state)

    assert np.array_equal(drawn(), after)


def test_a_state_outlives_being_kept_twice():
    engine.set_seed(5)
    drawn()
    state = random_state()
    after = drawn()
    set_random_state(state)
    set_random_state(random_state())

    assert np.array_equal(drawn(), after)
