"""Columns: fewer, renamed, side by side, one after the other, changed by functions."""

from __future__ import annotations

import numpy as np
import pytest

from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def table(count=3, *, by_rows=False, names=("a", "b", "c")):
    columns = [np.arange(count) * 10**place for place in range(len(names))]
    if by_rows:
        return ds.GeneratorDataset(lambda: zip(*columns, strict=True), list(names))
    return ds.NumpySlicesDataset(dict(zip(names, columns, strict=True)), shuffle=False)


def check(dataset, names, rows):
    """The columns and rows, whether they are read one by one or in a batch."""
    assert dataset.get_col_names() == list(names)
    found = [[x.item() for x in row] for row in dataset.create_tuple_iterator(output_numpy=True)]
    assert found == rows
    (batch,) = list(dataset.batch(len(rows)).create_tuple_iterator(output_numpy=True))
    assert [list(row) for row in zip(*(column.tolist() for column in batch), strict=True)] == rows


@pytest.fixture(params=[False, True], ids=["arrays", "rows"])
def dataset(request):
    return table(by_rows=request.param)


def test_project_picks_and_orders(dataset):
    check(dataset.project(["c", "a"]), ["c", "a"], [[0, 0], [100, 1], [200, 2]])


def test_project_after_a_map_still_maps(dataset):
    mapped = dataset.map(ds.transforms.TypeCast(float), "b").project("b")

    check(mapped, ["b"], [[0.0], [10.0], [20.0]])


def test_rename_keeps_the_order(dataset):
    check(
        dataset.rename(["c", "a"], ["z", "x"]),
        ["x", "b", "z"],
        [[0, 0, 0], [1, 10, 100], [2, 20, 200]],
    )


def test_names_can_be_swapped(dataset):
    assert dataset.rename(["a", "b"], ["b", "a"]).get_col_names() == ["b", "a", "c"]


def test_tuple_iterator_gives_the_columns_asked_for(dataset):
    rows = dataset.create_tuple_iterator(columns=["b"], output_numpy=True)

    assert [[column.item() for column in row] for row in rows] == [[0], [10], [20]]


def test_zip_ends_with_the_shorter(dataset):
    zipped = dataset.project("a").zip(table(2, names=("d",)))

    check(zipped, ["a", "d"], [[0, 0], [1, 1]])
    assert zipped.get_dataset_size() == 2


def test_zip_is_a_function_too(dataset):
    check(ds.zip((dataset.project("a"), table(names=("d",)))), ["a", "d"], [[0, 0], [1, 1], [2, 2]])


def test_concat_gives_one_after_the_other(dataset):
    both = dataset.project("a") + table(2, names=("a",))

    check(both, ["a"], [[0], [1], [2], [0], [1]])
    assert both.get_dataset_size() == 5


def test_map_changes_the_first_column_by_default(dataset):
    check(dataset.project(["a", "b"]).map(lambda a: a + 5), ["a", "b"], [[5, 0], [6, 10], [7, 20]])


def test_functions_of_a_map_follow_each_other(dataset):
    check(dataset.project("a").map([lambda a: a + 1, np.square], "a"), ["a"], [[1], [4], [9]])


def test_map_can_rename(dataset):
    check(
        dataset.project(["a", "b"]).map(np.negative, "b", "n"),
        ["a", "n"],
        [[0, 0], [1, -10], [2, -20]],
    )


def test_map_can_join_columns(dataset):
    joined = dataset.map(lambda b, c: b + c, ["b", "c"], ["sum"])

    check(joined, ["sum", "a"], [[0, 0], [110, 1], [220, 2]])


def test_map_can_make_columns(dataset):
    made = dataset.project(["a", "b"]).map(lambda b: (b, -b), ["b"], ["plus", "minus"])

    check(made, ["plus", "minus", "a"], [[0, 0, 0], [10, -10, 1], [20, -20, 2]])


def test_map_after_batch_sees_batches(dataset):
    sums = dataset.batch(2).map(lambda a: a.sum(), "a").project("a")

    check(sums, ["a"], [[1], [2]])


def test_apply_gives_what_the_function_makes(dataset):
    check(dataset.apply(lambda d: d.project("a").take(1)), ["a"], [[0]])


def test_wrong_number_of_results_raises(dataset):
    with pytest.raises(StateError, match=r"1 results for \['a'\], got 2"):
        list(dataset.map(lambda a: (a, a), "a"))


def test_errors_of_a_function_reach_the_loop(dataset):
    with pytest.raises(ZeroDivisionError):
        list(dataset.map(lambda a: 1 // 0))


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (
            lambda d: d.project("d"),
            StateError,
            r"columns among \['a', 'b', 'c'\], got \['d'\]",
        ),
        (lambda d: d.project([]), ArgumentValueError, "at least one column"),
        (lambda d: d.project(["a", "a"]), ArgumentValueError, "each once"),
        (lambda d: d.project(1), ArgumentTypeError, "a str or a list of str"),
        (lambda d: d.rename("a", ["x", "y"]), ArgumentValueError, "1 new names"),
        (lambda d: d.rename("d", "x"), StateError, "columns among"),
        (lambda d: d.rename("a", "b"), StateError, "columns of different names"),
        (lambda d: d.zip(table()), StateError, "columns of different names"),
        (lambda d: d.zip("a"), ArgumentTypeError, "a dataset, got str"),
        (lambda d: ds.zip([d]), ArgumentTypeError, "a tuple of datasets"),
        (lambda d: d.concat(table(names=("x",))), StateError, "the columns"),
        (lambda d: d + 1, ArgumentTypeError, "a dataset, got int"),
        (lambda d: d.map(3), ArgumentValueError, "functions of arrays, got int"),
        (lambda d: d.map([]), ArgumentValueError, "at least one function"),
        (lambda d: d.map(np.abs, "d"), StateError, "columns among"),
        (lambda d: d.map(np.abs, "a", "b"), StateError, "columns of different names"),
        (lambda d: d.map(np.abs, cache=1), ArgumentTypeError, "a DatasetCache or None"),
        (lambda d: d.map(np.abs, offload=1), ArgumentTypeError, "a bool, got int"),
        (lambda d: d.map(np.abs, speed=1), ArgumentTypeError, "no argument named"),
        (
            lambda d: d.map(np.abs, column_order=["a"]),
            ArgumentTypeError,
            r"\.project\(column_order",
        ),
        (lambda d: d.batch(2, pad_info={}), ArgumentTypeError, "padded_batch"),
        (lambda d: d.apply(3), ArgumentTypeError, "a function of a dataset"),
        (lambda d: d.apply(lambda _: 3), ArgumentTypeError, "a function that gives a dataset"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make(table())
