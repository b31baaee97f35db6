"""Memory goes to the next value that it fits."""

from __future__ import annotations

import numpy as np

from engine.backend.native.arrays import address_of, lines
from engine.plan.memory import Buffers
from engine.plan.samples_inside.order import laid_out


def test_the_smallest_memory_that_is_free_and_fits_is_taken() -> None:
    buffers = Buffers()
    (_, large), (_, small), (_, _) = (buffers.take((n,), np.float32) for n in (100, 10, 100))
    buffers.give(large)
    buffers.give(small)

    assert buffers.take((10,), np.float32)[1] is small
    assert buffers.take((10,), np.float32)[1] is large
    assert buffers.take((10,), np.float32)[1] not in {small, large}


def test_all_memory_is_free_when_something_else_is_laid_out() -> None:
    buffers = Buffers()
    _, storage = buffers.take((4, 2), np.float64)
    storage.readers = 3
    buffers.restart()

    assert buffers.take((4, 2), np.float64)[1] is storage
    assert storage.readers == 0


def test_arrays_have_the_order_that_is_asked_for_and_begin_with_a_line_of_the_cache() -> None:
    in_c_order, _ = Buffers().take((2, 3, 4), np.float32)
    inside, _ = Buffers(laid_out).take((2, 3, 4), np.float32)

    assert in_c_order.flags.c_contiguous
    assert inside.shape == (2, 3, 4)
    assert inside.strides[0] == 4
    for array in (in_c_order, inside, lines((3, 5), np.float64)):
        assert address_of(array) % 64 == 0


def test_memory_that_is_kept_is_the_same_for_the_same_key_shape_and_type() -> None:
    buffers = Buffers()
    first = buffers.kept("zeros", (3,), np.float32)

    assert not first.any()
    assert buffers.kept("zeros", (3,), np.float32) is first
    assert buffers.kept("zeros", (3,), np.float64) is not first
    assert buffers.kept("others", (3,), np.float32) is not first


def test_values_of_no_numbers_have_memory_too() -> None:
    buffers = Buffers()
    array, storage = buffers.take((0, 3), np.float32)
    buffers.give(storage)

    assert array.shape == (0, 3)
    assert buffers.take((0,), np.float64)[1] is storage
