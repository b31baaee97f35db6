"""What was written to in place, as older nodes saw it."""

from __future__ import annotations

import numpy as np

from engine.autodiff import Overwritten, Value, minding, overwriting, overwritten
from engine.autodiff.node import next_age
from engine.backend import Earlier


def test_each_age_sees_what_was_there_then():
    written, x = Overwritten(), np.zeros(2)
    ages = []
    for value in (1.0, 2.0):
        ages.append(next_age())
        written.keep(x, Earlier)
        x[...] = value

    seen = [written.as_at(age, x).tolist() for age in (*ages, next_age())]
    assert seen == [[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]]


def test_writes_between_two_nodes_are_kept_once():
    copies = []

    class Counted(Earlier):
        def __init__(self, array):
            super().__init__(array)
            copies.append(array)

    written, x, y = Overwritten(), np.zeros((2, 2)), np.zeros(2)
    for part in (x, x[0], y, x[1]):
        written.keep(part, Counted)
    assert len(copies) == 2

    next_age()
    written.keep(x, Counted)
    assert len(copies) == 3


def test_values_keep_their_history_and_all_else_is_itself():
    written, x = Overwritten(), np.zeros(2)
    age = next_age()
    written.keep(x, Earlier)
    x[...] = 1.0
    value = Value(x)

    old, other, number = written.as_at(age, (value, None, 3.0))
    assert (old.array.tolist(), old.origin, other, number) == ([0.0, 0.0], None, None, 3.0)


def test_nothing_is_kept_outside_of_a_differentiation():
    written, x = Overwritten(), np.zeros(2)
    overwriting(x, Earlier)
    assert overwritten() is None

    with minding(written):
        overwriting(x, Earlier)
    assert written
    assert overwritten() is None
