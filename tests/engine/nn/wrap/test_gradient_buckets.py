from __future__ import annotations

import numpy as np

from engine.context.processes.alone import Alone
from engine.nn.wrap.gradient_buckets import Buckets, Share, dealt


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


class Recorded(Alone):
    """Processes that are as one, and note what is sent."""

    ranks = (0, 1)

    def __init__(self):
        self.sent = []

    def all_reduce(self, array, op):
        self.sent.append(array.tolist())
        return super().all_reduce(array, op)


def buckets(*sizes, factor=1.0):
    told = Recorded()
    deal = dealt(shares(*sizes), limit=4)  # each alone
    return Buckets(shares(*sizes), deal, told, factor), told


def test_gradient_is_sent_when_it_comes_and_not_before_those_behind_it():
    made, told = buckets(1, 1, 1)

    made.put(1, np.array([2.0], np.float32))
    assert told.sent == []
    made.put(2, np.array([3.0], np.float32))
    assert told.sent == [[3.0], [2.0]]
    made.put(0, np.array([1.0], np.float32))
    assert told.sent == [[3.0], [2.0], [1.0]]


def test_sums_stand_in_the_order_of_the_parameters():
    made, _ = buckets(1, 2, factor=0.5)
    for at, numbers in ((1, [2.0, 4.0]), (0, [6.0])):
        made.put(at, np.array(numbers, np.float32))

    assert [total.tolist() for total in made.sums()] == [[3.0], [1.0, 2.0]]


def test_memory_is_used_again_unless_somebody_keeps_a_sum():
    made, _ = buckets(2)
    made.put(0, np.ones(2, np.float32))
    (kept,) = made.sums()
    made.put(0, np.full(2, 5.0, np.float32))
    (other,) = made.sums()
    where = other.ctypes.data
    del other
    made.put(0, np.full(2, 7.0, np.float32))
    (third,) = made.sums()

    assert kept.tolist() == [1.0, 1.0]
    assert third.ctypes.data == where
