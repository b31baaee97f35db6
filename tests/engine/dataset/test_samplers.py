"""Which rows come, and in which order."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, UnsupportedError


def drawn(sampler, size=10, *, passes=1, seed=3):
    ds.config.set_seed(seed)
    dataset = ds.NumpySlicesDataset(np.arange(size), sampler=sampler)
    iterator = dataset.create_tuple_iterator(output_numpy=True)
    found = [[row[0].item() for row in iterator] for _ in range(passes)]
    assert all(len(numbers) == dataset.get_dataset_size() for numbers in found)
    return found[0] if passes == 1 else found


def test_sequential_begins_and_ends_where_asked():
    assert drawn(ds.SequentialSampler(2, 3)) == [2, 3, 4]


def test_random_gives_each_row_once():
    numbers = drawn(ds.RandomSampler())

    assert sorted(numbers) == list(range(10))
    assert numbers != sorted(numbers)


def test_random_with_replacement_may_give_more_than_there_are():
    numbers = drawn(ds.RandomSampler(replacement=True, num_samples=30))

    assert len(numbers) == 30
    assert set(numbers) <= set(range(10))


def test_subset_keeps_its_order():
    assert drawn(ds.SubsetSampler([7, 1, 1])) == [7, 1, 1]


def test_random_subset_changes_its_order():
    first, second = drawn(ds.SubsetRandomSampler(range(3, 9)), passes=2)

    assert sorted(first) == sorted(second) == list(range(3, 9))
    assert first != second


def test_weight_of_zero_is_never_drawn():
    weights = [0, 1, 0, 3] + [0] * 6

    assert set(drawn(ds.WeightedRandomSampler(weights, 50))) == {1, 3}


def test_weights_are_chances():
    numbers = drawn(ds.WeightedRandomSampler([1, 3], 4000), size=2)

    assert np.mean(numbers) == pytest.approx(0.75, abs=0.03)


@pytest.mark.parametrize("shuffle", [False, True])
def test_shards_give_all_rows_and_equally_many(shuffle):
    shards = [drawn(ds.DistributedSampler(3, shard, shuffle)) for shard in range(3)]

    assert [len(shard) for shard in shards] == [4, 4, 4]
    assert set().union(*shards) == set(range(10))


@pytest.mark.parametrize(
    ("offset", "expected"),
    [
        (-1, [[0, 3, 6], [1, 4, 0], [2, 5, 1]]),
        (0, [[0, 3, 6], [1, 4], [2, 5]]),
        (1, [[2, 5], [0, 3, 6], [1, 4]]),
        (2, [[1, 4], [2, 5], [0, 3, 6]]),
        (3, [[0, 3, 6], [1, 4], [2, 5]]),
    ],
)
def test_offset_says_who_gets_the_first_row_as_mindspore_measures(offset, expected):
    shards = [drawn(ds.DistributedSampler(3, shard, False, offset=offset), 7) for shard in range(3)]

    assert shards == expected


def test_sampler_chooses_among_the_rows_of_its_child():
    last, spread = ds.SequentialSampler(2), ds.DistributedSampler(2, 0, False)
    last.add_child(ds.SubsetSampler([6, 5, 4, 3]))
    spread.add_child(ds.SequentialSampler(2, 5))

    assert drawn(last) == [4, 3]
    assert drawn(spread) == [2, 4, 6]
    assert spread.get_num_samples() == 5
    assert spread.get_child().start_index == 2


def test_random_sampler_with_a_child_counts_its_rows():
    sampler = ds.RandomSampler(num_samples=3)
    sampler.add_child(ds.SequentialSampler(0, 2))

    assert sorted(drawn(sampler)) == [0, 1]


def test_samplers_say_whether_they_shuffle_or_share():
    shared = ds.DistributedSampler(2, 0, shuffle=ds.Shuffle.FALSE)
    above = ds.SequentialSampler()
    above.add_child(ds.RandomSampler())

    assert [ds.RandomSampler().is_shuffled(), above.is_shuffled(), shared.is_shuffled()] == [
        *(True, True, False)
    ]
    assert [ds.RandomSampler().is_sharded(), shared.is_sharded()] == [False, True]


def test_shuffle_of_files_is_refused_for_rows_with_numbers():
    with pytest.raises(StateError, match=r"Shuffle.GLOBAL .*, got Shuffle.FILES"):
        drawn(ds.RandomSampler(shuffle=ds.Shuffle.FILES))


def test_classes_are_asked_of_the_source():
    with pytest.raises(StateError, match="a source that knows classes"):
        drawn(ds.PKSampler(2))


def test_list_of_numbers_is_a_sampler():
    assert drawn([4, 2]) == [4, 2]


def test_sampler_of_ones_own_sees_the_size():
    class Backwards(ds.Sampler):
        def __iter__(self):
            return iter(range(self.dataset_size - 1, -1, -1))

    assert drawn(Backwards(num_samples=3)) == [9, 8, 7]


def test_row_number_that_is_not_there_raises():
    with pytest.raises(StateError, match="row numbers from 0 to 9"):
        drawn([10])


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: ds.SequentialSampler(-1), ArgumentValueError, "start_index"),
        (lambda: ds.RandomSampler(replacement=1), ArgumentTypeError, "a bool, got int"),
        (lambda: ds.RandomSampler(num_samples=-1), ArgumentValueError, "num_samples"),
        (lambda: ds.SubsetSampler(3), ArgumentTypeError, "a list of row numbers"),
        (lambda: ds.SubsetSampler([0.5]), ArgumentTypeError, "an int, got float"),
        (lambda: ds.SubsetSampler([-1]), ArgumentValueError, "a number from 0"),
        (lambda: ds.WeightedRandomSampler([]), ArgumentValueError, "weights from 0"),
        (lambda: ds.WeightedRandomSampler([-1.0, 1.0]), ArgumentValueError, "weights from 0"),
        (lambda: ds.DistributedSampler(2, 2), ArgumentValueError, "from 0 to 1, got 2"),
        (lambda: ds.DistributedSampler(2, 1, offset=3), ArgumentValueError, "from -1 to 2, got 3"),
        (lambda: ds.DistributedSampler(2, 1, None), ArgumentTypeError, "a bool or Shuffle"),
        (lambda: ds.DistributedSampler(2, 1, "global"), ArgumentTypeError, "a bool or a Shuffle"),
        (lambda: ds.RandomSampler(shuffle=True), ArgumentTypeError, "a Shuffle, got bool"),
        (lambda: ds.RandomSampler(shuffle=ds.Shuffle.FALSE), ArgumentTypeError, "a Shuffle"),
        (lambda: ds.PKSampler(0), ArgumentValueError, "a number from 1"),
        (lambda: ds.PKSampler(2, num_class=3), UnsupportedError, "None, which is all"),
        (lambda: ds.PKSampler(2, shuffle=1), ArgumentTypeError, "a bool, got int"),
        (lambda: ds.PKSampler(2, class_column=1), ArgumentTypeError, "a str, got int"),
        (lambda: ds.SequentialSampler().add_child(3), ArgumentTypeError, "a sampler, got int"),
        (lambda: list(ds.Sampler()), ArgumentTypeError, "a class with __iter__"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
