"""Kernels in a table: addresses and numbers are put in, and who refuses is told."""

from __future__ import annotations

import weakref

import numpy as np

from engine.backend.native.arrays import lines
from engine.backend.native.call_table import CallTable
from engine.backend.native.copies import copied_call
from engine.backend.native.products import product, product_call
from engine.backend.native.rows import gathered_call
from engine.backend.native.steps import momentum_call

RNG = np.random.default_rng(0)


def scratch(count: int) -> np.ndarray:
    return lines((count,), np.float32)


def numbers(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


def test_arrays_outside_are_found_where_they_lie_now() -> None:
    outside = [np.empty((2, 40), np.float32) for _ in range(3)]
    table = CallTable(outside)
    call = momentum_call(*(one[1] for one in outside), False)
    assert call is not None
    table.add(call, [0, 0.5])
    table.finish(scratch)
    for rate in (0.1, 0.2):
        param, accum, grad = (numbers(2, 40) for _ in range(3))
        expected = 0.5 * accum + grad
        moved = param[1] - np.float32(rate) * expected[1]
        before = param[0].copy()
        for which, array in enumerate((param, accum, grad)):
            table.find(which, array)
        table.tell([rate])

        assert table.run(0, 1) == 1

        np.testing.assert_allclose(accum[1], expected[1], rtol=1e-6)
        np.testing.assert_allclose(param[1], moved, rtol=1e-6)
        np.testing.assert_array_equal(param[0], before)


def test_call_that_refuses_stops_the_table_and_the_next_can_go_on() -> None:
    table_of_rows = numbers(5, 3)
    indices = np.array([1, 4], np.int32)
    out = [np.zeros((2, 3), np.float32) for _ in range(2)]
    table = CallTable([])
    for one in out:
        call = gathered_call(table_of_rows, indices, one)
        assert call is not None
        assert call.may_refuse
        table.add(call)
    table.finish(scratch)

    assert table.run(0, 2) == 2
    np.testing.assert_array_equal(out[1], table_of_rows[indices])
    indices[0] = 5
    assert table.run(0, 2) == 0
    indices[0] = 0
    assert table.run(1, 2) == 2
    np.testing.assert_array_equal(out[1], table_of_rows[[0, 4]])
    np.testing.assert_array_equal(out[0], table_of_rows[[1, 4]])


def test_table_holds_no_array_that_is_only_told_apart() -> None:
    outside, stays = np.empty((64, 64), np.float32), numbers(64, 64)
    table = CallTable([outside])
    call = copied_call(stays.T, outside)
    assert call is not None
    table.add(call)
    held = [weakref.ref(outside), weakref.ref(stays)]
    del outside, stays, call

    assert [one() is None for one in held] == [True, False]


def test_calls_abreast_are_made_part_by_part_each_in_memory_of_its_own() -> None:
    x, weights, outside = numbers(8, 60, 70), numbers(70, 40), np.empty((3, 40, 8), np.float32)
    first, second = np.empty((8, 60, 40), np.float32), np.empty((8, 60, 8), np.float32)
    table = CallTable([outside])
    parts = []
    for k in range(8):
        one = product_call(x[k], weights, first[k], is_alone=True)
        other = product_call(first[k], outside[1], second[k], is_alone=True)
        assert one is not None
        assert other is not None
        parts.append([one, other])
    table.add_abreast(parts, [(), ()])
    behind = copied_call(second.swapaxes(0, 1), np.empty((60, 8, 8), np.float32))
    assert behind is not None
    table.add(behind)
    table.finish(scratch)
    for _ in range(2):
        given = numbers(3, 40, 8)
        table.find(0, given)
        second.fill(0)

        assert table.run(0, len(table)) == len(table)

        assert second.tobytes() == product(product(x, weights), given[1]).tobytes()
        np.testing.assert_array_equal(behind.arrays[1][1], second.swapaxes(0, 1))
