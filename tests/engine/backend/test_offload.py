from __future__ import annotations

import gc

import ml_dtypes
import numpy as np
import pytest

from engine.backend import Store
from tests.engine.fake_cupy.module import fake_cupy


def stored(make):
    """What stands for an array whose own memory is gone, and a copy of its numbers."""
    array = make()
    numbers = array.copy()
    _, (found,) = Store(1).put_all([], [], [array])
    del array
    gc.collect()
    return found, numbers


def ordered(order):
    return lambda: np.asarray(np.arange(12000.0).reshape(20, 30, 20), order=order).copy(order)


@pytest.mark.parametrize(
    "make",
    [
        ordered("C"),
        ordered("F"),
        lambda: np.arange(5000, dtype=np.int64),
        lambda: np.arange(5000) % 3 == 0,
        lambda: np.arange(5000).astype(ml_dtypes.bfloat16),
        lambda: np.full(5000, np.nan, np.float16),
        lambda: np.arange(3000.0).astype(np.complex64),
    ],
    ids=["C", "Fortran", "int64", "bool", "bfloat16", "nan", "complex"],
)
def test_array_comes_back_as_it_was(make):
    found, numbers = stored(make)
    loaded = found.load()

    assert loaded.tobytes() == numbers.tobytes()
    assert (loaded.dtype, loaded.shape) == (found.dtype, found.shape)
    assert loaded.dtype == numbers.dtype


@pytest.mark.parametrize(
    "view",
    [
        lambda x: x.reshape(100, -1),
        lambda x: x.T,
        lambda x: x[3:5, ::2],
        lambda x: x[::-1, 1:],
        lambda x: np.broadcast_to(x[:, :1], (60, 50)),
        lambda x: x.transpose(1, 0)[::-2].reshape(1, 25, 60),
    ],
    ids=["reshaped", "transposed", "sliced", "reversed", "repeated", "several"],
)
def test_view_of_what_was_put_away_comes_back(view):
    store = Store(1)
    whole = np.arange(3000.0).reshape(60, 50)
    part = view(whole)
    numbers = part.copy()
    _, (kept, found) = store.put_all([], [], [whole, part])
    del whole, part
    gc.collect()

    assert np.array_equal(found.load(), numbers)
    assert found.shape == numbers.shape
    assert kept.load().shape == (60, 50)


def test_fresh_array_that_is_seen_through_a_view_is_put_away():
    _, (found,) = Store(1).put_all([], [], [np.arange(3000.0).reshape(60, 50).T])

    assert np.array_equal(found.load(), np.arange(3000.0).reshape(60, 50).T)


def test_array_that_somebody_holds_is_not_read_again():
    array = np.arange(3000.0)
    _, (found,) = Store(1).put_all([], [], [array])

    assert found.load() is array


def test_array_is_put_away_once():
    store, array = Store(1), np.arange(3000.0)
    _, (first,) = store.put_all([], [], [array])
    (second,), _ = store.put_all([array], [], [])

    assert first is second


def test_what_is_small_or_stays_anyway_is_left():
    small, fixed, data = np.arange(10.0), np.arange(3000.0), np.arange(9000.0)
    batch = data[:3000]
    given, made = Store(1).put_all([small, batch], [fixed], [fixed[::2], batch.reshape(2, -1)])

    assert given == [None, None]
    assert made == [None, None]


def test_many_arrays_in_one_file_come_back_in_any_order():
    store = Store(2)
    kept = [store.put_all([], [], [np.full(1000 + k, float(k))])[1][0] for k in range(10)]

    assert [float(one.load()[-1]) for one in reversed(kept)] == [float(k) for k in range(10)][::-1]
    assert kept[3].load().shape == (1003,)


def test_array_of_the_gpu_goes_to_the_host_and_back():
    with fake_cupy() as cupy:
        array = cupy.arange(3000.0)
        (given,), (made,) = Store(1).put_all([array], [], [array * 2.0])
        del array
        gc.collect()

        assert isinstance(made.load(), type(cupy.ones(1)))
        assert float(made.load()[7]) == 14.0
        assert float(given.load()[7]) == 7.0
