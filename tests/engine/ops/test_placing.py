from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(12.0).reshape(3, 4)
INDEX = np.array([[0, 1], [2, 3], [1, 1]])
SOURCE = np.array([[5.0, 6.0], [7.0, 8.0], [9.0, 10.0]])


def one_by_one(change):
    out = X.copy()
    for (row, column), place in np.ndenumerate(INDEX):
        out[row, place] = change(out[row, place], SOURCE[row, column])
    return out


@pytest.mark.parametrize(
    ("reduce", "change"),
    [
        ("none", lambda old, new: new),
        ("add", lambda old, new: old + new),
        ("multiply", lambda old, new: old * new),
        ("amax", max),
        ("amin", min),
    ],
)
def test_elements_are_scattered_along_an_axis(reduce, change):
    found = ops.scatter(Tensor(X), 1, Tensor(INDEX), Tensor(SOURCE), reduce=reduce)

    assert np.array_equal(found.asnumpy(), one_by_one(change))


def test_one_number_is_scattered_and_of_a_longer_source_its_beginning():
    index = Tensor([[0], [-1]])

    assert ops.scatter(Tensor(X), 1, index, 9.5).tolist()[:2] == [[9.5, 1, 2, 3], [4, 5, 6, 9.5]]
    assert ops.scatter(Tensor(X), 1, index, Tensor(SOURCE)).tolist()[1] == [4, 5, 6, 7]


def test_gradient_of_scattered_elements_comes_from_where_they_are():
    def weighted(x, source):
        return ops.scatter(x, 1, Tensor([[2], [0]]), source) * Tensor(X)

    by_x, by_source = ops.grad(weighted, (0, 1))(Tensor(X), Tensor(SOURCE[:2, :1]))

    assert by_source.tolist() == [[2.0], [4.0]]
    assert by_x.tolist() == [[0, 1, 0, 3], [0, 5, 6, 7], [8, 9, 10, 11]]


def test_updates_of_elements_are_put_or_added():
    index, updates = Tensor([[0, 0], [2, 1]]), Tensor([[9.0, 8.0], [7.0, 6.0]], "float64")
    added = ops.tensor_scatter_elements(Tensor(X), index, updates, 1, "add")

    assert ops.tensor_scatter_elements(Tensor(X), index, updates).tolist()[2][0] == 7.0
    assert added.tolist()[:2] == [[17.0, 1.0, 2.0, 3.0], [4.0, 11.0, 13.0, 7.0]]


def test_slices_are_filled_and_copied():
    filled = ops.index_fill(Tensor(X), -1, Tensor([0, -1]), Tensor(np.float64(7)))
    copied = ops.index_copy(Tensor(X), 0, Tensor([2, 0]), Tensor(np.zeros((2, 4))))

    assert filled.tolist()[1] == [7.0, 5.0, 6.0, 7.0]
    assert ops.index_fill(Tensor([1, 2]), 0, Tensor(1), 7.5).tolist() == [1, 7]
    assert copied.tolist() == [[0.0] * 4, [4.0, 5.0, 6.0, 7.0], [0.0] * 4]


def test_slice_that_is_named_twice_counts_the_gradient_of_its_value_once():
    def filled(x, value):
        return ops.index_fill(x, 1, Tensor([2, 0, 2]), value)

    by_x, by_value = ops.grad(filled, (0, 1))(Tensor(X), Tensor(np.array(7.0)))

    assert by_x.tolist()[0] == [0.0, 1.0, 0.0, 1.0]
    assert by_value.tolist() == 6.0


def test_values_are_put_or_added_at_any_index():
    both = (Tensor([0, 0]), Tensor([1, 1]))
    values = Tensor(np.array([9.0, 8.0]))

    assert ops.index_put(Tensor(X), both, values).tolist()[0] == [0.0, 8.0, 2.0, 3.0]
    assert ops.index_put(Tensor(X), both, values, True).tolist()[0] == [0.0, 18.0, 2.0, 3.0]
    assert ops.index_put(Tensor(X), [Tensor(X > 9)], Tensor(np.array([1.0]))).tolist()[2] == [
        8,
        9,
        1,
        1,
    ]


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda x: ops.scatter(x, 1, Tensor([0]), 1.0), ValueError),
        (lambda x: ops.scatter(x, 1, Tensor([[0, 1]]), Tensor(SOURCE[:1, :1])), ValueError),
        (lambda x: ops.scatter(x, 1, Tensor([[0]]), 1.0, reduce="mean"), ValueError),
        (lambda x: ops.scatter(x, 1, Tensor([[7]]), 1.0), IndexError),
        (lambda x: ops.tensor_scatter_elements(x, INDEX, SOURCE, 1, "mul"), ValueError),
        (lambda x: ops.index_fill(x, 0, Tensor([[0]]), 1.0), ValueError),
        (lambda x: ops.index_fill(x, 0, Tensor([0]), Tensor([1.0])), ValueError),
        (lambda x: ops.index_copy(x, 0, Tensor([0]), Tensor(X)), ValueError),
        (lambda x: ops.index_put(x, (Tensor([0]),), Tensor([1])), TypeError),
    ],
)
def test_what_does_not_fit_is_refused(call, kind):
    with pytest.raises(kind):
        call(Tensor(X))
