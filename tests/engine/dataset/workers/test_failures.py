"""What goes wrong in a worker is seen where rows are wanted."""

from __future__ import annotations

import os
import signal
import traceback

import numpy as np
import pytest

from engine import dataset as ds
from engine.dataset import config
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

TWO = {"num_parallel_workers": 2, "python_multiprocessing": True}


@pytest.fixture(params=[1, 2, "processes"])
def workers(request):
    if request.param == "processes":
        return TWO
    return {"num_parallel_workers": request.param}


@pytest.fixture
def spawned():
    config.set_multiprocessing_start_method("spawn")
    yield
    config.set_multiprocessing_start_method("fork")


def numbers(count=40):
    return ds.NumpySlicesDataset({"n": np.arange(count)}, shuffle=False)


def refuse_seven(number):
    if number == 7:
        raise LookupError("seven is not wanted")
    return number


class NeedsTwoError(Exception):
    """One that cannot be made again from what it says of itself."""

    def __init__(self, first, second):
        super().__init__(f"{first} and {second}")

    def __reduce__(self):
        """As every error has it; said here, as libraries replace it for errors that do not."""
        return super().__reduce__()


def until_error(dataset):
    rows = []

    def collect():
        for (row,) in dataset.create_tuple_iterator(output_numpy=True):
            rows.append(row.tolist())

    with pytest.raises(Exception) as caught:
        collect()
    return rows, caught.value


def test_error_comes_as_it_is_after_all_rows_before_it(workers):
    rows, error = until_error(numbers().map([np.abs, refuse_seven], **workers))

    assert rows == list(range(7))
    assert type(error) is LookupError
    assert str(error) == "'seven is not wanted'" or error.args == ("seven is not wanted",)


def test_error_names_its_row_operation_and_columns(workers):
    _, error = until_error(numbers().map([np.abs, refuse_seven], ["n"], **workers))
    notes = "\n".join(error.__notes__)

    assert "operation 2 of 2 of a map, refuse_seven, with the columns ['n']" in notes
    assert "number 7 of its pass" in notes


def test_error_shows_the_line_of_the_function(workers):
    _, error = until_error(numbers().map(refuse_seven, **workers))
    shown = "".join(traceback.format_exception(error))

    assert 'raise LookupError("seven is not wanted")' in shown
    assert "in refuse_seven" in shown


def test_error_of_a_source_names_the_row():
    class Rows:
        def __len__(self):
            return 5

        def __getitem__(self, number):
            return refuse_seven(number + 4)

    source = ds.GeneratorDataset(Rows(), ["n"], shuffle=False, **TWO)
    rows, error = until_error(source)

    assert rows == [4, 5, 6]
    assert "source[3] of a GeneratorDataset" in "\n".join(error.__notes__)


def test_error_of_a_batch_names_its_function(workers):
    def failing(column, batch):
        raise KeyError(batch.get_batch_num())

    _, error = until_error(numbers().batch(4, per_batch_map=failing, **workers))

    assert type(error) is KeyError
    assert "batch(per_batch_map=failing)" in "\n".join(error.__notes__)


def test_error_that_cannot_travel_is_told_in_one_of_ours():
    def failing(number):
        raise NeedsTwoError("this", "that")

    _, error = until_error(numbers().map(failing, **TWO))

    assert isinstance(error, StateError)
    assert "got NeedsTwoError: this and that" in str(error)
    assert "in failing" in str(error.__cause__)


def test_result_that_cannot_travel_is_told():
    _, error = until_error(numbers().map(lambda n: np.array(lambda: n), **TWO))

    assert "to pickle" in str(error) + "".join(getattr(error, "__notes__", ()))


def test_error_of_the_source_comes_after_the_rows_before_it(workers):
    def failing():
        yield from ((np.int64(n),) for n in range(5))
        raise LookupError("no sixth")

    rows, error = until_error(ds.GeneratorDataset(failing, "n").map(lambda n: n, **workers))

    assert rows == list(range(5))
    assert type(error) is LookupError


def test_pass_after_a_failed_one_begins_anew(workers):
    starts = iter([5, 20])

    def source():
        start = next(starts)
        yield from ((np.int64(n),) for n in range(start, start + 4))

    mapped = ds.GeneratorDataset(source, "n").map(refuse_seven, **workers)
    iterator = mapped.create_tuple_iterator(output_numpy=True)
    with pytest.raises(LookupError):
        list(iterator)

    assert list(iterator) == []  # what the pass had left
    assert [row.item() for (row,) in iterator] == [20, 21, 22, 23]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(
    ("end", "said"),
    [
        (lambda: os._exit(3), "its end with exit status 3"),
        (lambda: os.kill(os.getpid(), signal.SIGKILL), "SIGKILL.*memory runs out"),
        (lambda: os.kill(os.getpid(), signal.SIGUSR1), "its end by SIGUSR1"),
    ],
)
def test_worker_that_dies_is_told_of(end, said, large):
    def dying(number):
        if number == 20:
            end()
        return np.full(200_000, number) if large else number

    dataset = numbers().map(dying, **TWO)
    iterator = dataset.create_tuple_iterator(output_numpy=True)
    with pytest.raises(StateError, match=rf"map\(dying\) expected worker process \d+ .*{said}"):
        list(iterator)
    assert list(iterator) == []  # what the pass had left
    with pytest.raises(StateError, match="worker process"):  # with workers that are new
        list(iterator)


def test_lambda_with_spawn_says_what_to_do(spawned):
    _, error = until_error(numbers().map(lambda n: n, **TWO))

    assert isinstance(error, StateError)
    assert "set_multiprocessing_start_method('fork')" in str(error)


def test_functions_of_modules_work_with_spawn(spawned):
    mapped = numbers(30).map([np.negative, np.abs], **TWO)
    rows = [row.tolist() for (row,) in mapped.create_tuple_iterator(output_numpy=True)]

    assert rows == list(range(30))


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: numbers().map(np.abs, python_multiprocessing=1), ArgumentTypeError),
        (lambda: numbers().map(np.abs, max_rowsize="6"), ArgumentTypeError),
        (lambda: numbers().map(np.abs, max_rowsize=0), ArgumentValueError),
        (lambda: numbers().map(np.abs, max_rowsize=[1, 2, 3]), ArgumentValueError),
        (lambda: numbers().map(np.abs, num_parallel_workers=0), ArgumentValueError),
        (lambda: numbers().batch(2, python_multiprocessing="yes"), ArgumentTypeError),
        (lambda: numbers().map(np.abs, workers=2), ArgumentTypeError),
        (lambda: ds.GeneratorDataset([1], "n", max_rowsize=-2), ArgumentValueError),
        (lambda: ds.GeneratorDataset([1], "n", python_multiprocessing=None), ArgumentTypeError),
        (lambda: config.set_enable_shared_mem(1), ArgumentTypeError),
        (lambda: config.set_multiprocessing_timeout_interval(0), ArgumentValueError),
        (lambda: config.set_multiprocessing_start_method("thread"), ArgumentValueError),
        (lambda: config.set_multiprocessing_start_method(2), ArgumentTypeError),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error):
    with pytest.raises(error):
        make()
