from __future__ import annotations

import numpy as np

from engine.nn.wrap.gradient_buckets import Share, dealt


def shares(*sizes, dtype="float32", fusion=1):
    return [Share(size, np.dtype(dtype), fusion) for size in sizes]


def test_last_gradients_are_sent_first_and_together_up_to_a_limit():
    assert dealt(shares(5, 3, 2, 4), limit=4 * 6) == [[3, 2], [1], [0]]


def test_gradient_above_the_limit_is_sent_alone():
    assert dealt(shares(1, 100, 1), limit=4 * 6) == [[2], [1], [0]]


def test_number_types_are_not_mixed():
    assert dealt(shares(1) + shares(1, dtype="float64") + shares(1)) == [[2], [1], [0]]


def test_fusion_numbers_say_what_is_sent_together():
    together, alone, other = shares(1, 1), shares(1, 1, fusion=0), shares(1, fusion=2)

    assert dealt(together + alone + other) == [[4], [3], [2], [1, 0]]


def test_cuts_end_buckets_instead_of_the_limit():
    assert dealt(shares(9, 9, 9, 9), limit=1, cuts=[0, 2]) == [[3], [2, 1], [0]]
