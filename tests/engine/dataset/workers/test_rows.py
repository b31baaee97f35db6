"""What workers give is what one thread gives, in the same order."""

from __future__ import annotations

import itertools
import logging
import threading
from contextlib import contextmanager

import numpy as np
import pytest

import engine
from engine import dataset as ds
from engine.dataset import config
from engine.dataset.workers import staff as staffs

KINDS = {"threads": False, "processes": True}


@pytest.fixture(params=KINDS)
def kind(request):
    return {"python_multiprocessing": KINDS[request.param]}


@contextmanager
def setting(name, value):
    before = getattr(config._settings, name)
    setattr(config._settings, name, value)
    try:
        yield
    finally:
        setattr(config._settings, name, before)


def uneven(number):
    """Some numbers take long, others do not."""
    total = sum(range(2_000 * int(number % 7 == 0)))
    return np.int64(number * 2 + total * 0)


class Squares:
    """Rows by number, some large."""

    def __len__(self):
        return 60

    def __getitem__(self, number):
        return np.full((number % 5, 300), number**2), number


def numbers(count=100):
    return ds.GeneratorDataset(lambda: ((np.int64(n),) for n in range(count)), "n")


def values(dataset):
    return [row[0].tolist() for row in dataset.create_tuple_iterator(output_numpy=True)]


@pytest.mark.parametrize("prefetch", [1, 16, 1000])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_map_keeps_values_and_order(kind, count, prefetch):
    with setting("prefetch", prefetch):
        mapped = numbers().map(uneven, num_parallel_workers=count, **kind)

        assert values(mapped) == [2 * n for n in range(100)]


def test_map_leaves_the_other_columns_where_they_are(kind):
    data = {"a": np.arange(20), "b": np.arange(20) * 10, "c": np.arange(20) * 100}
    rows = ds.NumpySlicesDataset(data, shuffle=False)
    swapped = rows.map(
        lambda b: (b, b + 1), "b", ["d", "e"], num_parallel_workers=2, **kind
    ).create_tuple_iterator(output_numpy=True)

    assert [[int(one) for one in row] for row in swapped] == [
        [10 * n, 10 * n + 1, n, 100 * n] for n in range(20)
    ]


@pytest.mark.parametrize(
    "value",
    [
        np.float32(2.5),
        np.array(["ab", "c"]),
        np.zeros((0, 3), np.int8),
        np.asfortranarray(np.arange(6_000.0).reshape(60, 100)),
        np.arange(10_000)[::3],
        np.full(5_000, 1 + 2j),
        np.arange(3, dtype=engine.bfloat16.numpy),
        np.broadcast_to(np.float32(1), (100, 100)),
    ],
)
def test_arrays_of_any_kind_come_back_as_they_are(kind, value):
    made = numbers(3).map(lambda _: value, num_parallel_workers=2, **kind)
    rows = [row for (row,) in made.create_tuple_iterator(output_numpy=True)]

    for row in rows:
        assert row.dtype == np.asarray(value).dtype
        np.testing.assert_array_equal(row, value)


def test_rows_of_processes_can_be_written_to():
    doubled = numbers(4).map(
        lambda n: np.full(5_000, n), num_parallel_workers=2, python_multiprocessing=True
    )
    rows = [row for (row,) in doubled.create_tuple_iterator(output_numpy=True)]
    rows[0] += 7

    assert [int(row[0]) for row in rows] == [7, 1, 2, 3]


@pytest.mark.parametrize("shuffle", [False, True])
def test_source_is_read_by_workers(kind, shuffle):
    def rows(count):
        engine.set_seed(5)
        source = ds.GeneratorDataset(
            Squares(), ["x", "y"], num_parallel_workers=count, shuffle=shuffle, **kind
        )
        iterator = source.create_tuple_iterator(output_numpy=True)
        return [[column.tolist() for column in row] for row in iterator]

    assert rows(3) == rows(1)


def test_source_that_yields_has_one_worker(kind):
    source = ds.GeneratorDataset(lambda: iter([1, 2, 3]), ["n"], num_parallel_workers=4, **kind)

    assert values(source) == [1, 2, 3]


@pytest.mark.parametrize("by_rows", [True, False])
def test_batches_are_changed_by_workers(kind, by_rows):
    def scaled(column, batch):
        return ([row * (batch.get_batch_num() + 1) for row in column],)

    rows = numbers(20) if by_rows else ds.NumpySlicesDataset({"n": np.arange(20)}, shuffle=False)
    batches = rows.batch(6, per_batch_map=scaled, num_parallel_workers=2, **kind)

    assert values(batches) == [
        [n * (start // 6 + 1) for n in range(start, min(start + 6, 20))]
        for start in range(0, 20, 6)
    ]


def test_rows_of_different_shapes_reach_the_function_of_a_batch(kind):
    def padded(column, batch):
        return ([np.pad(row, (0, 4_000 - len(row))) for row in column],)

    rows = numbers(10).map(lambda n: np.ones(int(n) * 400))
    batches = rows.batch(5, per_batch_map=padded, num_parallel_workers=2, **kind)
    sums = [batch.sum() for (batch,) in batches.create_tuple_iterator(output_numpy=True)]

    assert sums == [400 * 10, 400 * 35]


def test_operations_on_whole_batches_are_shared_out():
    images = np.random.default_rng(0).integers(0, 255, (30, 8, 6, 3), dtype=np.uint8)
    rows = ds.NumpySlicesDataset({"x": images}, shuffle=False)
    resize = ds.vision.Resize((16, 12))
    expected = values(rows.map(resize).batch(4))

    assert values(rows.map(resize, num_parallel_workers=3).batch(4)) == expected


def test_filter_with_workers_keeps_the_same_rows():
    kept = numbers().filter(lambda n: uneven(n) % 3 == 0, num_parallel_workers=3)

    assert values(kept) == [n for n in range(100) if 2 * n % 3 == 0]


def test_pipelines_with_workers_at_several_places(kind):
    two = {"num_parallel_workers": 2, **kind}

    def pipeline(options):
        config.set_seed(3)
        left = numbers(40).map(lambda n: n + 1, **options).shuffle(8)
        right = numbers(40).rename("n", "m").map(lambda m: m * 3, **options)
        both = left.zip(right).map(lambda n, m: (n + m, m), ["n", "m"], **options).repeat(2)
        batches = both.batch(7, per_batch_map=lambda n, m, _: (n, m), **options).take(9).skip(1)
        return [
            [c.tolist() for c in row] for row in batches.create_tuple_iterator(output_numpy=True)
        ]

    assert pipeline(two) == pipeline({})


def test_one_operation_may_stand_twice_in_a_pipeline(kind):
    mapped = numbers(50).map(uneven, num_parallel_workers=2, **kind)
    both = mapped.zip(mapped.rename("n", "m"))
    rows = [[int(n), int(m)] for n, m in both.create_tuple_iterator(output_numpy=True)]

    assert rows == [[2 * n, 2 * n] for n in range(50)]


def test_parts_of_a_split_are_made_by_workers(kind):
    first, second = numbers(20).map(uneven, num_parallel_workers=2, **kind).split([12, 8])

    assert sorted(values(first) + values(second)) == [2 * n for n in range(20)]


def test_source_without_end_is_pulled_no_further_than_there_is_room(kind):
    pulled = itertools.count()

    def endless():
        for number in pulled:
            yield (np.int64(number),)

    with setting("prefetch", 4):
        mapped = ds.GeneratorDataset(endless, "n").map(uneven, num_parallel_workers=2, **kind)
        rows = mapped.create_tuple_iterator(output_numpy=True)
        got = [next(rows)[0].item() for _ in range(20)]

    assert got == [2 * n for n in range(20)]
    assert next(pulled) <= 20 + 2 * 4


def test_iterators_side_by_side_do_not_disturb_each_other(kind):
    mapped = numbers(30).map(uneven, num_parallel_workers=2, **kind)
    first, second = (mapped.create_tuple_iterator(output_numpy=True) for _ in range(2))
    rows = [[int(a), int(b)] for (a,), (b,) in zip(first, second, strict=True)]

    assert rows == [[2 * n, 2 * n] for n in range(30)]


def drawn(count, passes=2, seed=9):
    config.set_seed(seed)
    rows = numbers(40).map(
        lambda n: np.append(np.random.random(2), n),
        num_parallel_workers=count,
        python_multiprocessing=True,
    )
    iterator = rows.create_tuple_iterator(output_numpy=True)
    return [[row.tolist() for (row,) in iterator] for _ in range(passes)]


def test_random_numbers_of_processes_do_not_depend_on_how_many_there_are():
    assert drawn(2) == drawn(3)


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("taken", [0, 1, 17, 40])
def test_pass_goes_on_where_another_iterator_stood(count, taken):
    def rows(workers):
        return (
            numbers(40)
            .shuffle(9)
            .map(
                lambda n: np.append(np.random.random(2), n),
                num_parallel_workers=workers,
                python_multiprocessing=True,
            )
        )

    config.set_seed(9)
    whole = rows(2).create_tuple_iterator(output_numpy=True)
    expected = [row.tolist() for (row,) in whole] + [row.tolist() for (row,) in whole]
    config.set_seed(9)
    first = rows(2).create_tuple_iterator(output_numpy=True)
    got = [next(first)[0].tolist() for _ in range(taken)]
    second = rows(count).create_tuple_iterator(output_numpy=True)
    second.start_at(first.position)
    got += [row.tolist() for (row,) in second]
    got += [row.tolist() for (row,) in second]

    assert got[:80] == expected


def test_random_numbers_of_processes_differ_by_row_pass_and_seed():
    first, second = drawn(2)
    (other,) = drawn(2, 1, seed=10)
    all_drawn = [row[0] for one in (first, second, other) for row in one]

    assert len(set(all_drawn)) == len(all_drawn)


def test_random_numbers_of_this_process_are_left_alone(kind):
    np.random.seed(1)
    expected = np.random.random()
    np.random.seed(1)
    values(numbers(10).map(uneven, num_parallel_workers=2, **kind))

    assert np.random.random() == expected


def test_looking_at_a_dataset_starts_no_worker(monkeypatch, kind):
    def refuse(*_):
        raise AssertionError

    monkeypatch.setattr(staffs, "_started", refuse)
    mapped = numbers(12).map(uneven, num_parallel_workers=2, **kind)
    batches = mapped.filter(lambda n: n > 2, num_parallel_workers=2).batch(
        lambda info: 3, num_parallel_workers=2
    )

    assert batches.output_shapes() == [[3]]
    assert batches.get_dataset_size() == 4
    assert batches.output_types() == [np.dtype("int64")]


def test_without_a_number_the_thread_that_iterates_works():
    names = set()

    def note(n):
        names.add(threading.current_thread().name)
        return n

    values(numbers(20).map(note))

    assert names == {threading.current_thread().name}


def test_number_of_the_configuration_is_that_of_operations_without_one():
    names = set()

    def note(n):
        names.add(threading.current_thread().name)
        return n

    with setting("workers", None):
        config.set_num_parallel_workers(3)
        values(numbers(200).map(note))

    assert names
    assert names <= {f"map(note) worker {number}" for number in range(3)}


@pytest.mark.parametrize("shared", [True, False])
@pytest.mark.parametrize("most", [None, -1, 1, [1, 2]])
def test_large_rows_arrive_whatever_way_they_take(shared, most):
    with setting("shared_memory", shared):
        grown = numbers(6).map(
            lambda n: np.full((600, 300), n),
            num_parallel_workers=2,
            python_multiprocessing=True,
            max_rowsize=most,
        )
        added = grown.map(
            lambda x: x.sum(), num_parallel_workers=2, python_multiprocessing=True, max_rowsize=most
        )

        assert values(added) == [180_000 * n for n in range(6)]


def test_waiting_for_a_worker_for_long_is_logged(monkeypatch, caplog):
    monkeypatch.setattr(config, "get_multiprocessing_timeout_interval", lambda: 0.01)
    told = threading.Event()

    class Telling(logging.Handler):
        def emit(self, record):
            told.set()

    logger = logging.getLogger("engine.dataset")
    handler = Telling()
    logger.addHandler(handler)
    try:
        waiting = numbers(2).map(lambda n: told.wait(20), num_parallel_workers=2)

        assert values(waiting) == [True, True]
    finally:
        logger.removeHandler(handler)
    assert "row 0 of the pass has been in the making" in caplog.text
