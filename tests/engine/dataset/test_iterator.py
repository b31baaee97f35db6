"""What a loop over a dataset gives, and how often."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor
from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError


def batches():
    data = {"x": np.arange(8, dtype=np.float32).reshape(4, 2), "y": np.arange(4, dtype=np.int32)}
    return ds.NumpySlicesDataset(data, shuffle=False).batch(2)


def test_loop_gives_lists_of_tensors():
    x, y = next(iter(batches()))

    assert isinstance(x, Tensor)
    assert (x.asnumpy().tolist(), y.asnumpy().tolist()) == ([[0, 1], [2, 3]], [0, 1])


def test_dict_iterator_gives_columns_by_name():
    row = next(batches().create_dict_iterator())

    assert list(row) == ["x", "y"]
    assert all(isinstance(column, Tensor) for column in row.values())


def test_output_numpy_gives_arrays():
    row = next(batches().create_tuple_iterator(output_numpy=True))

    assert [type(column) for column in row] == [np.ndarray, np.ndarray]


def test_each_loop_over_an_iterator_is_a_pass():
    iterator = batches().create_tuple_iterator(num_epochs=2)

    assert [len(list(iterator)) for _ in range(2)] == [2, 2]


def test_more_passes_than_were_asked_for_raise():
    iterator = batches().create_dict_iterator(num_epochs=1)
    list(iterator)

    with pytest.raises(StateError, match="1 passes at most"):
        next(iterator)


def test_stopped_iterator_gives_no_more():
    iterator = batches().create_tuple_iterator()
    next(iterator)
    iterator.stop()

    assert list(iterator) == []


def test_two_iterators_do_not_disturb_each_other():
    dataset = batches()
    first, second = dataset.create_tuple_iterator(), dataset.create_tuple_iterator()
    next(first)

    assert len(list(second)) == 2
    assert len(list(first)) == 1


@pytest.mark.parametrize(("do_copy", "shared"), [(True, False), (False, True)])
def test_copy_decides_whether_a_tensor_shares_the_memory_of_the_pipeline(do_copy, shared):
    row = np.zeros(2, np.float32)
    dataset = ds.NumpySlicesDataset([1]).map(lambda _: row)
    (tensor,) = next(dataset.create_tuple_iterator(do_copy=do_copy))

    assert np.shares_memory(tensor.asnumpy(), row) is shared


@pytest.mark.parametrize("do_copy", [True, False])
def test_tensors_never_share_the_memory_of_the_data(do_copy):
    data = np.zeros((3, 2), np.float32)
    for dataset in (ds.NumpySlicesDataset(data), ds.GeneratorDataset(data, "x")):
        (tensor,) = next(dataset.create_tuple_iterator(do_copy=do_copy))

        assert not np.shares_memory(tensor.asnumpy(), data)


def test_shapes_and_types_are_those_of_the_first_batch():
    dataset = batches()

    assert dataset.output_shapes() == [[2, 2], [2]]
    assert dataset.output_types() == [np.dtype("float32"), np.dtype("int32")]
    assert dataset.get_batch_size() == 2


def test_type_of_texts_and_bytes_says_no_length():
    dataset = ds.NumpySlicesDataset({"text": ["a", "bc"], "data": [b"a", b"bc"]}, shuffle=False)

    assert dataset.output_types() == [np.str_, np.bytes_]


@pytest.mark.gpu
def test_tensors_lie_on_the_device_of_the_context():
    engine.set_context(device_target="GPU")
    try:
        x, y = next(batches().create_tuple_iterator(do_copy=False))
    finally:
        engine.set_context(device_target="CPU")

    assert {type(tensor.array).__module__.partition(".")[0] for tensor in (x, y)} == {"cupy"}
    assert y.asnumpy().tolist() == [0, 1]


def test_names_are_known_to_the_iterator():
    assert batches().create_tuple_iterator().get_col_names() == ["x", "y"]


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"num_epochs": 0}, StateError, "-1 or a number above 0"),
        ({"num_epochs": -2}, ArgumentValueError, "a number from -1"),
        ({"num_epochs": 1.0}, ArgumentTypeError, "an int, got float"),
        ({"output_numpy": 1}, ArgumentTypeError, "a bool, got int"),
        ({"do_copy": 1}, ArgumentTypeError, "a bool, got int"),
    ],
)
def test_arguments_that_do_not_fit_raise(options, error, message):
    with pytest.raises(error, match=message):
        batches().create_dict_iterator(**options)


def test_get_next_gives_rows_until_there_is_none() -> None:
    rows = ds.NumpySlicesDataset([5, 6], ["n"], shuffle=False)

    iterator = rows.create_dict_iterator(num_epochs=1, output_numpy=True)
    assert [int(iterator.get_next()["n"]) for _ in range(2)] == [5, 6]
    with pytest.raises(StopIteration):
        iterator.get_next()
    assert rows.create_tuple_iterator(output_numpy=True).get_next() == [5]
