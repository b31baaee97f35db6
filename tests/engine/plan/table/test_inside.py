"""Values that calls abreast alone know lie in memory of a thread, each where none is needed."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from engine.backend.native.arrays import address_of, lines
from engine.backend.native.calls import Call
from engine.plan.table.inside import Bounds, inside_of

PARTS = 4


def numbers(columns: int) -> np.ndarray:
    return lines((PARTS, columns))


def bounds(array: np.ndarray) -> Bounds:
    begin, end = zip(*map(np.lib.array_utils.byte_bounds, array), strict=True)
    return Bounds(np.array(begin), np.array(end))


def call(*arrays: np.ndarray) -> Call:
    return Call(print, b"", tuple(enumerate(arrays)))


def test_value_that_is_made_and_read_inside_is_no_array_of_a_call() -> None:
    x, between, out = numbers(30), numbers(20), numbers(10)
    parts = [[call(x[k], between[k]), call(between[k, 3:], out[k])] for k in range(PARTS)]

    found = inside_of(parts, [bounds(between)])

    assert found.size == 128
    for k in range(PARTS):
        first, second = found.parts[k]
        assert [word for word, _ in first.arrays] == [0]
        assert [word for word, _ in second.arrays] == [1]
        assert address_of(first.arrays[0][1]) == address_of(x[k])
        assert found.told[k] == [[(1, 0)], [(0, 12)]]


def test_values_that_do_not_meet_share_memory() -> None:
    values = [numbers(16) for _ in range(5)]
    parts = [[call(one[k], other[k]) for one, other in pairwise(values)] for k in range(PARTS)]

    found = inside_of(parts, [bounds(value) for value in values])

    assert found.size == 128
    assert found.told[0] == [[(0, 0), (1, 64)], [(0, 64), (1, 0)]] * 2
    assert not any(one.arrays for part in found.parts for one in part)


def test_value_of_which_a_part_reads_what_another_makes_stays_where_it_is() -> None:
    x, between = numbers(30), numbers(20)
    parts = [[call(x[k], between[k]), call(between[: k + 1])] for k in range(PARTS)]

    found = inside_of(parts, [bounds(between)])

    assert found.size == 0
    assert [one.arrays for one in found.parts[2]] == [one.arrays for one in parts[2]]


def test_values_in_one_memory_stay_there() -> None:
    x, one = numbers(30), numbers(20)
    parts = [[call(x[k], one[k]), call(one[k, :5])] for k in range(PARTS)]

    assert inside_of(parts, [bounds(one), bounds(one[:, :5])]).size == 0
