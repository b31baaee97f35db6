"""Random orders: repeatable under a seed, and different from pass to pass."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine import dataset as ds
from engine.dataset import config
from engine.errors import ArgumentTypeError, ArgumentValueError


def numbers(count=40, *, by_rows=False):
    if by_rows:
        return ds.GeneratorDataset(lambda: ((np.int64(n),) for n in range(count)), "n")
    return ds.NumpySlicesDataset({"n": np.arange(count)}, shuffle=False)


def passes(dataset, count=2):
    iterator = dataset.create_tuple_iterator(output_numpy=True)
    return [[row[0].tolist() for row in iterator] for _ in range(count)]


@pytest.mark.parametrize("set_seed", [engine.set_seed, config.set_seed])
def test_two_runs_under_one_seed_are_the_same(set_seed):
    runs = []
    for _ in range(2):
        set_seed(11)
        runs.append(passes(numbers().shuffle(40).batch(7)))

    assert runs[0] == runs[1]


def test_passes_of_one_iterator_differ():
    engine.set_seed(11)
    first, second = passes(numbers().shuffle(40))

    assert first != second


def test_loops_over_one_dataset_differ_as_the_passes_of_an_iterator_do():
    engine.set_seed(11)
    expected = passes(numbers().shuffle(40))
    engine.set_seed(11)
    dataset = numbers().shuffle(40)
    loops = [[row[0].item() for row in dataset] for _ in range(2)]

    assert loops == expected


def test_other_seed_gives_another_order():
    runs = []
    for seed in (1, 2):
        engine.set_seed(seed)
        runs.append(passes(numbers().shuffle(40), 1))

    assert runs[0] != runs[1]


def test_seed_set_between_loops_begins_anew():
    dataset = numbers().shuffle(40)
    runs = []
    for _ in range(2):
        config.set_seed(4)
        runs.append(passes(dataset, 1))

    assert runs[0] == runs[1]


def test_reset_begins_anew():
    config.set_seed(4)
    dataset = numbers().shuffle(40)
    first = passes(dataset, 1)
    dataset.reset()

    assert passes(dataset, 1) == first


def test_two_shuffles_of_one_pipeline_are_two_orders():
    config.set_seed(4)
    left, right = (numbers().rename("n", name).shuffle(40) for name in "ab")
    rows = [
        (a.item(), b.item()) for a, b in left.zip(right).create_tuple_iterator(output_numpy=True)
    ]

    assert any(a != b for a, b in rows)


def test_shapes_can_be_asked_for_without_changing_the_order():
    config.set_seed(4)
    expected = passes(numbers().shuffle(40), 1)
    config.set_seed(4)
    dataset = numbers().shuffle(40)
    dataset.output_shapes()
    dataset.get_dataset_size()

    assert passes(dataset, 1) == expected


STEPS = st.one_of(
    st.tuples(st.just("shuffle"), st.integers(2, 50)),
    st.tuples(st.just("take"), st.integers(1, 50)),
    st.tuples(st.just("skip"), st.integers(0, 10)),
    st.tuples(st.just("repeat"), st.integers(1, 3)),
)


def built(steps, size, by_rows):
    dataset = numbers(by_rows=by_rows)
    for name, number in steps:
        dataset = getattr(dataset, name)(number)
    return dataset.map(ds.transforms.TypeCast(np.float64)).batch(size)


@given(steps=st.lists(STEPS, max_size=5), size=st.integers(1, 9), seed=st.integers(0, 99))
def test_slices_of_arrays_are_what_rows_one_by_one_give(steps, size, seed):
    runs = []
    for by_rows in (False, True):
        config.set_seed(seed)
        runs.append(passes(built(steps, size, by_rows)))

    assert runs[0] == runs[1]


@given(steps=st.lists(STEPS, max_size=5), size=st.integers(1, 9))
def test_size_is_the_number_of_batches(steps, size):
    dataset = built(steps, size, by_rows=False)

    assert dataset.get_dataset_size() == len(list(dataset))


def test_seed_can_be_read_back():
    config.set_seed(8)

    assert config.get_seed() == 8


def test_default_seed_is_that_of_mindspore(monkeypatch):
    monkeypatch.setattr(config, "_settings", config._Settings())

    assert config.get_seed() == 5489


def test_orders_differ_from_run_to_run_without_a_seed(monkeypatch):
    monkeypatch.setattr(config, "_settings", config._Settings())

    assert passes(numbers().shuffle(40), 1) != passes(numbers().shuffle(40), 1)


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: config.set_seed(-1), ArgumentValueError),
        (lambda: config.set_seed(2**32), ArgumentValueError),
        (lambda: config.set_seed("1"), ArgumentTypeError),
        (lambda: config.set_seed(True), ArgumentTypeError),
        (lambda: config.set_num_parallel_workers(0), ArgumentValueError),
        (lambda: config.set_num_parallel_workers("2"), ArgumentTypeError),
        (lambda: config.set_prefetch_size(0), ArgumentValueError),
    ],
)
def test_settings_that_do_not_fit_raise(make, error):
    with pytest.raises(error, match="expected"):
        make()


def augmented(number):
    return number + np.random.normal() + random.random()


def drawn(set_seed, seed=1, **workers):
    set_seed(seed)
    made = numbers(8).map(augmented, ["n"], **workers)
    iterator = made.create_tuple_iterator(num_epochs=2, output_numpy=True)
    return [[row.item() for (row,) in iterator] for _ in range(2)]


PROCESSES = {"python_multiprocessing": True}


@pytest.mark.parametrize("set_seed", [engine.set_seed, config.set_seed])
@pytest.mark.parametrize("workers", [{}, {"num_parallel_workers": 2, **PROCESSES}])
def test_functions_that_draw_from_numpy_repeat_themselves_under_a_seed(set_seed, workers):
    first = drawn(set_seed, **workers)

    assert drawn(set_seed, **workers) == first
    assert drawn(set_seed, 2, **workers) != first
    assert first[0] != first[1]


def test_number_of_processes_changes_nothing_that_functions_draw():
    made = [drawn(engine.set_seed, num_parallel_workers=count, **PROCESSES) for count in (2, 3)]

    assert made[0] == made[1]


def test_threads_draw_the_same_numbers_from_the_generator_that_they_share():
    taken = []

    def draw(number):
        taken.append(np.random.random())
        return number

    engine.set_seed(5)
    list(numbers(20).map(draw, num_parallel_workers=3))

    assert sorted(taken) == sorted(np.random.RandomState(5).random(20).tolist())


def test_sources_that_draw_repeat_themselves_under_a_seed():
    def source():
        for _ in range(5):
            yield np.random.random()

    made = []
    for _ in range(2):
        engine.set_seed(4)
        rows = ds.GeneratorDataset(source, ["n"])
        made.append([row.item() for (row,) in rows.create_tuple_iterator(output_numpy=True)])

    assert made[0] == made[1] == np.random.RandomState(4).random(5).tolist()
