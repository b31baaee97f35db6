from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, errors, ops

X = np.arange(12.0).reshape(3, 4)


def test_places_in_the_last_axis_are_gathered():
    elements = ops.gather_nd(Tensor(X), Tensor([[0, 1], [2, 3]]))
    rows = ops.gather_nd(Tensor(X), Tensor([[1]]))

    assert elements.tolist() == [1.0, 11.0]
    assert rows.tolist() == [[4.0, 5.0, 6.0, 7.0]]


def test_slices_are_selected_along_an_axis():
    assert ops.index_select(Tensor(X), 1, Tensor([3, 0])).tolist()[0] == [3.0, 0.0]


INDICES = [
    (0,),
    -1,
    (slice(None, None, -1), slice(3, 0, -2)),
    (..., None, 1),
    (),
    [0, 2],
    [True, False, True],
    ([0, 2], [1, 3]),
    ([0, 2], slice(1, 3)),
    (slice(1, None), np.array([0, 1])),
    np.array([[0, 1], [2, 0]]),
    X > 5,
    (slice(None), []),
    slice(5, 9),
    True,
]


@pytest.mark.parametrize("index", INDICES, ids=str)
def test_every_index_of_numpy_gives_what_numpy_gives(index):
    of_tensors = Tensor(index) if isinstance(index, np.ndarray) else index

    assert np.array_equal(Tensor(X)[of_tensors].asnumpy(), X[index])


@pytest.mark.parametrize("index", INDICES, ids=str)
def test_gradient_goes_back_to_where_the_elements_were(index):
    weights = np.arange(1.0, 1 + X[index].size).reshape(X[index].shape)
    expected = np.zeros_like(X)
    np.add.at(expected, index, weights)

    gradient = ops.grad(lambda x: x[index] * Tensor(weights))(Tensor(X))
    assert np.array_equal(gradient.asnumpy(), expected)


def test_ends_of_a_slice_may_be_tensors():
    assert Tensor(X)[Tensor(1) : Tensor(3), Tensor(0)].tolist() == [4.0, 8.0]


@pytest.mark.parametrize(
    "index", [3, -4, "a", 1.0, (0, 0, 0), (..., ...), Tensor([7]), Tensor([0.5])]
)
def test_index_that_is_not_there_is_an_index_error(index):
    with pytest.raises(IndexError, match=r"of shape \(3, 4\)") as caught:
        Tensor(X)[index]

    assert isinstance(caught.value, errors.IndexRangeError)


def test_slices_are_gathered_for_each_of_the_common_axes():
    x, index = np.arange(24.0).reshape(2, 3, 4), np.array([[3, 0], [1, 1]])
    rows = ops.gather(Tensor(x), Tensor(index % 3), 1, 1)
    columns = ops.gather(Tensor(x), Tensor(index), 2, 1)
    of_last = ops.gather(Tensor(x), Tensor(index % 3), 1, -1)

    assert np.array_equal(rows.asnumpy(), np.stack([x[k][index[k] % 3] for k in range(2)]))
    assert np.array_equal(columns.asnumpy(), np.stack([x[k][:, index[k]] for k in range(2)]))
    assert np.array_equal(of_last.asnumpy(), rows.asnumpy())


def test_gather_takes_the_signature_of_pytorch_too():
    index = Tensor([[0, 1], [3, 2]])
    expected = [[0.0, 1.0], [7.0, 6.0]]

    assert ops.gather(Tensor(X), 1, index).tolist() == expected
    assert ops.gather(Tensor(X), dim=1, index=index).tolist() == expected
    assert ops.gather_d(Tensor(X), 1, index).tolist() == expected
    assert ops.gather_elements(Tensor(X), -1, index).tolist() == expected


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda x: ops.gather(x, Tensor([0.5]), 0), TypeError),
        (lambda x: ops.gather(x, Tensor([0]), 2), ValueError),
        (lambda x: ops.gather(x, Tensor([9]), 0), RuntimeError),
        (lambda x: ops.gather(x, Tensor([0]), 0, 1), ValueError),
        (lambda x: ops.gather_elements(x, 0, Tensor([0])), ValueError),
        (lambda x: ops.gather_elements(x, 5, Tensor([[0]])), ValueError),
        (lambda x: ops.gather_nd(x, Tensor([[0, 0, 0]])), ValueError),
        (lambda x: ops.index_select(x, 0, Tensor(0)), ValueError),
        (lambda x: ops.take(x, Tensor([12])), IndexError),
        (lambda x: ops.take(x, Tensor([0]), mode="nearest"), ValueError),
        (lambda x: ops.one_hot(x, 3), TypeError),
    ],
)
def test_gathering_what_is_not_there_raises_as_mindspore_does(call, kind):
    with pytest.raises(kind):
        call(Tensor(X))


def test_elements_are_taken_from_all_in_a_row_or_along_an_axis():
    index = Tensor([1, 7, -9])

    assert ops.take(Tensor(X), Tensor([[0, 11], [-1, 5]])).tolist() == [[0.0, 11.0], [11.0, 5.0]]
    assert ops.take(Tensor(X), index, 1, "clip").tolist()[0] == [1.0, 3.0, 0.0]
    assert ops.take(Tensor(X), index, 1, "wrap").tolist()[0] == [1.0, 3.0, 3.0]


def test_nothing_is_gathered_by_no_index():
    none = Tensor(np.zeros((0,), np.int32))

    assert ops.gather(Tensor(X), none, 1).shape == (3, 0)
    assert ops.take(Tensor(X), none).shape == (0,)
    assert (
        ops.grad(lambda x: ops.gather(x, none, 0))(Tensor(X)).tolist() == np.zeros((3, 4)).tolist()
    )


@pytest.mark.parametrize(
    ("index", "as_tuple"),
    [
        ([[True, False], 1], (np.array([True, False]), 1)),
        ([Tensor([True, False]), 1], (np.array([True, False]), 1)),
        ([Tensor([0, 1]), 1], (np.array([0, 1]), 1)),
        ([[0, 1], [1, 0]], ([0, 1], [1, 0])),
        ([[0, 1], [1]], ([0, 1], [1])),
        ([[0, 1]], ([0, 1],)),
        ([slice(0, 1), 1], (slice(0, 1), 1)),
        ([None, 1], (None, 1)),
        ([..., 1], (..., 1)),
    ],
)
def test_list_of_more_than_numbers_has_a_part_for_each_axis(index, as_tuple):
    numbers = np.arange(6.0).reshape(2, 3)
    filled = Tensor(numbers)
    filled[index] = -1.0
    expected = numbers.copy()
    expected[as_tuple] = -1.0

    np.testing.assert_array_equal(Tensor(numbers)[index].asnumpy(), numbers[as_tuple])
    np.testing.assert_array_equal(filled.asnumpy(), expected)
    gradient = ops.grad(lambda x: x[index])(Tensor(numbers))
    np.testing.assert_array_equal(gradient.asnumpy(), expected == -1.0)


def test_list_of_numbers_is_one_index():
    x = Tensor(np.arange(6.0).reshape(2, 3))

    assert x[[1, 0]].tolist() == [[3, 4, 5], [0, 1, 2]]
    assert x[[Tensor(1), 0]].tolist() == [[3, 4, 5], [0, 1, 2]]
    assert x[[True, False]].tolist() == [[0, 1, 2]]


def test_one_hot_rows_have_a_length_from_zero():
    assert ops.one_hot(Tensor([0, 1]), 0).shape == (2, 0)
    with pytest.raises(ValueError, match="a number from 0, got -2"):
        ops.one_hot(Tensor([0, 1]), -2)


@pytest.mark.parametrize("index", [Tensor([True, False, True]), ([0, 1], [0, 1, 1])])
@pytest.mark.parametrize("error", [IndexError, ValueError])
def test_masks_and_indices_that_do_not_fit_are_caught_as_either_error(index, error):
    x = Tensor(np.ones((2, 3)))
    with pytest.raises(error, match="an index of shape"):
        x[index]
    with pytest.raises(error, match="an index of shape"):
        x[index] = 1.0
