"""Rows in processes: the same losses in the same order, and errors that come back."""

from __future__ import annotations

import os

import numpy as np
import pytest

from engine.train.landscape.device_workers import Row, losses_of

ROWS = [Row((0.0, 1.0, 2.0), float(y)) for y in range(9)]


def begin(device):
    """Losses that tell where they were computed for; a function that can be pickled."""
    return lambda x, y: x + 10 * y


def failing(device):
    raise ValueError("no such data")


def of_processes(found):
    return np.array(list(found))


@pytest.mark.parametrize("devices", [[0], [0, 1], [3, 3, 7]])
def test_rows_come_in_their_order(devices):
    found = of_processes(losses_of(begin, ROWS, devices, forks=True))

    np.testing.assert_array_equal(found, [[10 * y, 10 * y + 1, 10 * y + 2] for y in range(9)])


def test_forked_process_takes_any_function():
    factor = 3.0

    found = of_processes(losses_of(lambda _: lambda x, y: factor * x, ROWS[:2], [0, 1], forks=True))

    np.testing.assert_array_equal(found, [[0, 3, 6]] * 2)


def test_each_process_is_told_its_device():
    found = of_processes(
        losses_of(lambda device: lambda x, y: x * 0 + device, ROWS[:2], [4, 6], forks=True)
    )

    np.testing.assert_array_equal(found, [[4] * 3, [6] * 3])


@pytest.mark.parametrize("devices", [[0], [0, 1]])
def test_error_of_the_function_is_raised_as_it_is(devices):
    with pytest.raises(ValueError, match="no such data"):
        list(losses_of(failing, ROWS, devices, forks=True))


def test_error_of_a_row_ends_the_rest():
    def begins(_):
        def losses(x, y):
            if y == 3:
                raise ZeroDivisionError("row 3")
            return x

        return losses

    rows = losses_of(begins, ROWS, [0, 1], forks=True)

    assert len([next(rows) for _ in range(3)]) == 3
    with pytest.raises(ZeroDivisionError, match="row 3"):
        next(rows)


def test_process_that_dies_is_a_typed_error():
    with pytest.raises(RuntimeError, match=r"2 processes that live.*killed for its memory"):
        list(losses_of(lambda _: lambda x, y: os._exit(1), ROWS, [0, 1], forks=True))


def test_nobody_waits_for_rows_that_nobody_wants_any_more():
    rows = losses_of(begin, ROWS * 50, [0, 1], forks=True)

    next(rows)
    rows.close()

    with pytest.raises(StopIteration):
        next(rows)


@pytest.mark.long
def test_spawned_process_makes_its_own():
    found = of_processes(losses_of(begin, ROWS[:3], [0, 1], forks=False))

    assert found.shape == (3, 3)
