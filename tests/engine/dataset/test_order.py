"""Rows in other orders, and fewer of them; the same for arrays and for rows made one by one."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def numbers(count=10, *, by_rows=False):
    if by_rows:
        return ds.GeneratorDataset(lambda: ((np.int64(n),) for n in range(count)), "n")
    return ds.NumpySlicesDataset({"n": np.arange(count)}, shuffle=False)


def values(dataset):
    return [row[0].item() for row in dataset.create_tuple_iterator(output_numpy=True)]


@pytest.fixture(params=[False, True], ids=["arrays", "rows"])
def dataset(request):
    return numbers(by_rows=request.param)


def test_take_gives_the_first(dataset):
    assert values(dataset.take(3)) == [0, 1, 2]


def test_take_of_more_than_there_are_gives_all(dataset):
    assert len(values(dataset.take(99))) == dataset.take(99).get_dataset_size() == 10


def test_take_without_count_gives_all(dataset):
    assert len(values(dataset.take())) == dataset.take().get_dataset_size() == 10


def test_skip_leaves_out_the_first(dataset):
    assert values(dataset.skip(8)) == [8, 9]


def test_skip_of_more_than_there_are_gives_nothing(dataset):
    assert values(dataset.skip(11)) == []
    assert dataset.skip(11).get_dataset_size() == 0


def test_repeat_gives_pass_after_pass(dataset):
    assert values(dataset.take(2).repeat(3)) == [0, 1] * 3
    assert dataset.repeat(3).get_dataset_size() == 30


def test_endless_repetition_goes_on(dataset):
    assert values(dataset.take(2).repeat().take(5)) == [0, 1, 0, 1, 0]


def test_take_of_an_endless_repetition_is_as_long_as_it_says(dataset):
    taken = dataset.take(2).repeat().skip(1).take(5)

    assert len(values(taken)) == taken.get_dataset_size() == 5


def test_zip_with_an_endless_repetition_is_as_long_as_the_other(dataset):
    zipped = numbers(7).rename("n", "m").zip(dataset.take(2).repeat())

    assert len(values(zipped)) == zipped.get_dataset_size() == 7


def test_endless_repetition_counts_one_round(dataset):
    assert (dataset + dataset).repeat().batch(2).get_dataset_size() == 10


def test_filter_of_an_endless_repetition_cannot_be_counted(dataset):
    with pytest.raises(StateError, match="rows that end"):
        dataset.repeat().filter(lambda n: n > 3).get_dataset_size()


def test_endless_repetition_of_nothing_ends(dataset):
    assert values(dataset.skip(10).repeat(-1)) == []


def test_batches_reach_over_repetitions(dataset):
    batches = dataset.take(3).repeat(2).batch(2).create_tuple_iterator(output_numpy=True)

    assert [batch.tolist() for (batch,) in batches] == [[0, 1], [2, 0], [1, 2]]


def test_repeat_count_is_that_of_the_last_repetition(dataset):
    assert dataset.get_repeat_count() == 1
    assert dataset.repeat(2).repeat(3).batch(2).get_repeat_count() == 3
    assert dataset.repeat().get_repeat_count() == -1


def test_shuffle_gives_each_row_once(dataset):
    shuffled = values(dataset.shuffle(10))

    assert sorted(shuffled) == list(range(10))


def test_small_buffer_moves_rows_forward_by_less_than_its_size():
    shuffled = values(numbers(1000).shuffle(4))

    assert sorted(shuffled) == list(range(1000))
    assert all(number - place < 4 for place, number in enumerate(shuffled))


def test_shuffle_of_a_whole_dataset_leaves_no_order():
    shuffled = values(numbers(2000).shuffle(2000))

    assert abs(np.corrcoef(shuffled, range(2000))[0, 1]) < 0.1


def test_shuffle_gives_each_place_to_each_row_equally_often():
    engine.set_seed(5)
    dataset = numbers(4).shuffle(4)
    firsts = [values(dataset)[0] for _ in range(800)]

    assert np.bincount(firsts, minlength=4) == pytest.approx(200, abs=50)


def test_repetitions_are_shuffled_differently(dataset):
    order = values(dataset.shuffle(10).repeat(2))

    assert sorted(order[:10]) == sorted(order[10:]) == list(range(10))
    assert order[:10] != order[10:]


def test_filter_keeps_what_the_function_wants(dataset):
    even = dataset.filter(lambda n: n % 2 == 0)

    assert values(even) == [0, 2, 4, 6, 8]
    assert even.get_dataset_size() == 5


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda d: d.shuffle(1), ArgumentValueError, "buffer_size.*a number from 2"),
        (lambda d: d.shuffle("a"), ArgumentTypeError, "an int, got str"),
        (lambda d: d.take(0), ArgumentValueError, "-1 or a number above 0"),
        (lambda d: d.take(-2), ArgumentValueError, "a number from -1"),
        (lambda d: d.take(1.0), ArgumentTypeError, "an int, got float"),
        (lambda d: d.skip(-1), ArgumentValueError, "a number from 0"),
        (lambda d: d.repeat(0), ArgumentValueError, "-1 or a number above 0"),
        (lambda d: d.repeat("a"), ArgumentTypeError, "an int, got str"),
        (lambda d: d.filter(3), ArgumentTypeError, "a function of columns"),
        (lambda d: d.filter(len, "m"), StateError, "columns among"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make(numbers())
