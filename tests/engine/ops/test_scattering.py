from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops

PLACES = Tensor([[0, 1], [1, 2], [0, 1]])
X = np.arange(1.0, 7.0).reshape(2, 3)
UPDATES = np.array([2.0, 3.0, 5.0])


def test_meeting_updates_are_added():
    scattered = ops.scatter_nd(PLACES, Tensor([1.0, 2.0, 3.0]), (2, 3))

    assert scattered.tolist() == [[0.0, 4.0, 0.0], [0.0, 0.0, 2.0]]


@pytest.mark.parametrize(
    ("how", "at_once", "alone"),
    [
        ("add", 2 + 2 + 5, 6 + 3),
        ("sub", 2 - 2 - 5, 6 - 3),
        ("mul", 2 * 2 * 5, 6 * 3),
        ("div", 2 / 2 / 5, 6 / 3),
        ("max", 5, 6),
        ("min", 2, 3),
        ("update", 5, 3),
    ],
)
def test_meeting_updates_change_a_tensor_one_after_another(how, at_once, alone):
    operator = getattr(ops, f"tensor_scatter_{how}")
    changed = operator(Tensor(X), PLACES, Tensor(UPDATES))

    assert np.allclose(changed.asnumpy(), [[1, at_once, 3], [4, 5, alone]])
    assert X[0, 1] == 2


@pytest.mark.parametrize("how", ["add", "sub", "mul", "div", "max", "min"])
def test_tensors_have_methods_for_it(how):
    by_operator = getattr(ops, f"tensor_scatter_{how}")(Tensor(X), PLACES, Tensor(UPDATES))
    x = Tensor(X)
    by_method = getattr(x, f"scatter_{how}")(indices=PLACES, updates=Tensor(UPDATES))

    assert by_method.tolist() == by_operator.tolist()
    assert x.tolist() == X.tolist()


def test_method_along_an_axis_puts_together_too():
    source, index = Tensor(np.array([[5.0], [7.0]])), Tensor([[0], [0]])

    assert Tensor(X).scatter(1, index, source, reduce="add").tolist()[1] == [11.0, 5.0, 6.0]
    assert Tensor(X).scatter(dim=1, index=index, src=source).tolist()[1] == [7.0, 5.0, 6.0]


def test_whole_slices_are_updated():
    changed = ops.tensor_scatter_update(
        Tensor(X), Tensor([[1]]), Tensor([[7.0, 8.0, 9.0]], "float64")
    )

    assert changed.tolist() == [[1.0, 2.0, 3.0], [7.0, 8.0, 9.0]]


def test_quotients_of_whole_numbers_are_rounded_towards_zero():
    x = Tensor(np.array([9, 10, -9], np.int32))
    changed = ops.tensor_scatter_div(x, Tensor([[1], [2]]), Tensor(np.array([-3, 2], np.int32)))

    assert changed.tolist() == [9, -3, -4]
    assert changed.asnumpy().dtype == np.int32


def test_updates_replace_what_stood_there_and_take_its_gradient():
    def updated(x, updates):
        return ops.tensor_scatter_update(x, Tensor([[0, 1]]), updates)

    by_x, by_updates = ops.grad(updated, (0, 1))(Tensor(X), Tensor(np.array([9.0])))

    assert updated(Tensor(X), Tensor(np.array([9.0]))).tolist()[0] == [1.0, 9.0, 3.0]
    assert by_x.tolist() == [[1.0, 0.0, 1.0], [1.0, 1.0, 1.0]]
    assert by_updates.tolist() == [1.0]


def test_gradient_of_a_product_is_right_beside_zeros():
    def product(x, updates):
        return ops.tensor_scatter_mul(x, Tensor([[0], [0], [1], [1], [1]]), updates)

    updates = Tensor(np.array([0.0, 5.0, 0.0, 0.0, 2.0]))
    by_x, by_updates = ops.grad(product, (0, 1))(Tensor(np.array([3.0, 4.0])), updates)

    assert by_x.tolist() == [0.0, 0.0]
    assert by_updates.tolist() == [15.0, 0.0, 0.0, 0.0, 0.0]


def test_equal_largest_ones_share_the_gradient():
    def largest(x, updates):
        return ops.tensor_scatter_max(x, Tensor([[0], [0], [1]]), updates)

    by_x, by_updates = ops.grad(largest, (0, 1))(
        Tensor(np.array([5.0, 9.0])), Tensor(np.array([5.0, 1.0, 2.0]))
    )

    assert (by_x.tolist(), by_updates.tolist()) == ([0.5, 1.0], [0.5, 0.0, 0.0])


def test_gradient_of_whole_numbers_is_of_their_type():
    x, updates = Tensor([1, 2], engine.int32), Tensor([5], engine.int32)
    gradient = ops.grad(lambda x: ops.tensor_scatter_max(x, Tensor([[0]]), updates))(x)

    assert (gradient.dtype, gradient.tolist()) == (engine.int32, [0, 1])


def test_not_a_number_wins_and_nothing_changes_nothing():
    nan = Tensor(np.array([np.nan]))
    none = Tensor(np.zeros((0, 1), np.int64)), Tensor(np.zeros(0))

    assert np.isnan(ops.tensor_scatter_max(Tensor(np.ones(2)), Tensor([[0]]), nan).asnumpy()[0])
    assert ops.tensor_scatter_min(Tensor(np.ones(2)), *none).tolist() == [1.0, 1.0]


@pytest.mark.parametrize(
    ("indices", "updates", "kind"),
    [
        (Tensor([[0, 1]]), Tensor(np.zeros(2)), ValueError),
        (Tensor([[0, 1]]), Tensor(np.zeros(1, np.int32)), TypeError),
        (Tensor([[0.0, 1.0]]), Tensor(np.zeros(1)), TypeError),
        (Tensor([[0, 1, 1]]), Tensor(np.zeros(1)), ValueError),
        (Tensor([[0, 9]]), Tensor(np.zeros(1)), RuntimeError),
    ],
)
@pytest.mark.parametrize("how", ["add", "mul", "update"])
def test_updates_that_do_not_fit_are_refused(indices, updates, kind, how):
    with pytest.raises(kind):
        getattr(ops, f"tensor_scatter_{how}")(Tensor(X), indices, updates)
