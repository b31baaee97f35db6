"""Several datasets as one, shared among processes, mixed, or made of rows."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def numbers(count, first=0, **options):
    data = {"n": np.arange(first, first + count)}
    return ds.NumpySlicesDataset(data, **{"shuffle": False, **options})


def joined(*parts, sampler):
    dataset = parts[0].concat(list(parts[1:]))
    dataset.use_sampler(sampler)
    return dataset


def values(dataset):
    return [int(n) for (n,) in dataset.create_tuple_iterator(output_numpy=True)]


PARTS = {
    "arrays": numbers,
    "sequence": lambda count, first: ds.GeneratorDataset(
        list(range(first, first + count)), ["n"], shuffle=False
    ),
    "function": lambda count, first: ds.GeneratorDataset(
        lambda: ((n,) for n in range(first, first + count)), ["n"]
    ),
    "map": lambda count, first: numbers(count, first - 100).map(lambda n: n + 100),
}


@pytest.mark.parametrize("kind", PARTS)
def test_processes_get_every_third_row_counted_over_all(kind):
    for shard in range(3):
        parts = [PARTS[kind](3, 0), PARTS[kind](3, 3), PARTS[kind](4, 6)]
        dataset = joined(*parts, sampler=ds.DistributedSampler(3, shard, shuffle=False))

        assert values(dataset) == list(range(shard, 10, 3))
        assert len(dataset) == len(range(shard, 10, 3))
        assert dataset.is_sharded()


def test_padded_rows_make_shards_equally_long():
    padding = ds.PaddedDataset([{"n": np.int64(100 + number)} for number in range(3)])
    shards = [
        values(joined(numbers(5), padding, sampler=ds.DistributedSampler(4, shard, False)))
        for shard in range(4)
    ]

    assert shards == [[0, 4], [1, 100], [2, 101], [3, 102]]


def test_random_sampler_mixes_and_keeps_the_order_of_each():
    ds.config.set_seed(4)
    dataset = joined(numbers(20), numbers(20, 100), numbers(9, 200), sampler=ds.RandomSampler())
    first, second = values(dataset), values(dataset)

    for first_row, count in ((0, 20), (100, 20), (200, 9)):
        of_one = [row for row in first if first_row <= row < first_row + 50]
        assert of_one == list(range(first_row, first_row + count))
    assert first != second
    assert first != sorted(first)
    assert dataset.is_shuffled()


@pytest.mark.parametrize(
    ("parts", "sampler", "error", "message"),
    [
        ([], ds.SequentialSampler, ArgumentTypeError, "a DistributedSampler or a Random"),
        ([], lambda: [1], ArgumentTypeError, "a DistributedSampler or a Random"),
        ([], lambda: ds.DistributedSampler(2, 0), ArgumentValueError, "shuffle=False"),
        ([], lambda: ds.RandomSampler(True), ArgumentValueError, "without replacement"),
        ([], lambda: ds.RandomSampler(num_samples=1), ArgumentValueError, "without num_samples"),
        (
            [numbers(4).batch(2)],
            lambda: ds.DistributedSampler(2, 0, False),
            *(ArgumentTypeError, "rows are not batched"),
        ),
        (
            [numbers(4, num_samples=2)],
            lambda: ds.DistributedSampler(2, 0, False),
            *(ArgumentValueError, "sources without num_samples"),
        ),
    ],
)
def test_samplers_that_do_not_fit_raise(parts, sampler, error, message):
    with pytest.raises(error, match=message):
        joined(numbers(3), *parts, numbers(2), sampler=sampler())


def test_flat_map_makes_rows_of_rows():
    rows = ds.NumpySlicesDataset({"a": [1, 2], "b": [3, 4]}, shuffle=False)
    made = rows.flat_map(lambda a, b: numbers(int(a), int(b)))

    assert values(made) == [3, 4, 5]


@pytest.mark.parametrize(
    ("func", "rows", "error", "message"),
    [
        (3, numbers(2), ArgumentTypeError, "a function of columns"),
        (lambda n: 3, numbers(2), ArgumentTypeError, "a function that gives a dataset, got int"),
        (numbers, numbers(2).filter(lambda n: n > 9), StateError, "rows to make datasets of"),
    ],
)
def test_flat_map_that_does_not_fit_raises(func, rows, error, message):
    with pytest.raises(error, match=message):
        rows.flat_map(func)
