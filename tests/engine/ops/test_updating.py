from __future__ import annotations

import numpy as np
import pytest

from engine import Parameter, Tensor, ops

ROWS = Tensor([0, 0])
UPDATES = Tensor([[2.0, 3.0], [4.0, 5.0]])
WAYS = {
    "add": [7.0, 9.0],
    "sub": [-5.0, -7.0],
    "mul": [8.0, 15.0],
    "div": [1 / 8, 1 / 15],
    "max": [4.0, 5.0],
    "min": [1.0, 1.0],
    "update": [4.0, 5.0],
}


def weight():
    return Parameter(ops.ones((3, 2)), name="weight")


@pytest.mark.parametrize("how", WAYS)
def test_rows_of_a_parameter_change_in_place(how):
    parameter = weight()
    array = parameter.array
    returned = getattr(ops, f"scatter_{how}")(parameter, ROWS, UPDATES)

    assert np.allclose(parameter.asnumpy(), [WAYS[how], [1, 1], [1, 1]])
    assert np.array_equal(returned.asnumpy(), parameter.asnumpy())
    assert parameter.array is array


@pytest.mark.parametrize("how", WAYS)
def test_places_of_a_parameter_change_in_place(how):
    parameter = weight()
    getattr(ops, f"scatter_nd_{how}")(parameter, Tensor([[0, 1], [0, 1]]), Tensor([3.0, 5.0]))

    assert parameter.asnumpy()[0, 1] == pytest.approx(WAYS[how][1])
    assert parameter.asnumpy()[0, 0] == 1


@pytest.mark.parametrize("how", WAYS)
def test_operator_classes_change_in_place_too(how):
    of_rows, of_places = weight(), weight()
    getattr(ops, f"Scatter{how.title()}")()(of_rows, ROWS, UPDATES)
    getattr(ops, f"ScatterNd{how.title()}")(use_locking=True)(
        of_places, Tensor([[0], [0]]), UPDATES
    )

    assert np.allclose(of_rows.asnumpy()[0], WAYS[how])
    assert np.allclose(of_places.asnumpy()[0], WAYS[how])


def test_tensor_changes_too():
    x = Tensor([3.0, 4.0])
    ops.scatter_mul(x, Tensor([1]), Tensor([5.0]))

    assert x.tolist() == [3.0, 20.0]


@pytest.mark.parametrize("what", ["returned", "changed"])
def test_gradient_flows_through_what_is_returned_and_what_was_changed(what):
    def changed(x, updates):
        twice = x * 2
        returned = ops.scatter_mul(twice, Tensor([1]), updates)
        return returned if what == "returned" else twice

    by_x, by_updates = ops.grad(changed, (0, 1))(Tensor([3.0, 4.0]), Tensor([5.0]))

    assert by_x.tolist() == [2.0, 10.0]
    assert by_updates.tolist() == [8.0]


def test_what_was_computed_before_a_change_keeps_its_gradient():
    def squared(x):
        twice = x * 2
        square = twice * twice
        ops.scatter_update(twice, Tensor([0]), Tensor([9.0]))
        return square

    assert ops.grad(squared)(Tensor([3.0, 4.0])).tolist() == [24.0, 32.0]


def test_slices_are_added_along_an_axis_in_place():
    by_index, in_place = weight(), weight()
    ops.index_add(by_index, ROWS, ops.ones((3, 2)), 1)
    ops.inplace_index_add(in_place, Tensor([2]), ops.ones((1, 2)), 0)

    assert by_index.asnumpy().tolist() == [[3.0, 1.0]] * 3
    assert in_place.asnumpy().tolist() == [[1.0, 1.0], [1.0, 1.0], [2.0, 2.0]]


def test_rows_of_a_tensor_change_beside_it():
    x, v = Tensor([[0, 1], [2, 3], [4, 5]]), Tensor([[1, 1], [2, 2]])

    assert ops.inplace_add(x, v, (0, 0)).tolist() == [[3, 4], [2, 3], [4, 5]]
    assert ops.inplace_sub(x, v, (0, 1)).tolist() == [[-1, 0], [0, 1], [4, 5]]
    assert ops.inplace_update(x, v, Tensor([2, 0])).tolist() == [[2, 2], [2, 3], [1, 1]]
    assert ops.InplaceUpdate(indices=1)(x, v[:1]).tolist() == [[0, 1], [1, 1], [4, 5]]
    assert x.tolist() == [[0, 1], [2, 3], [4, 5]]


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda p: ops.scatter_add(p, Tensor([0]), Tensor([4.0])), ValueError),
        (lambda p: ops.scatter_add(p, Tensor([5]), Tensor([[4.0, 4.0]])), RuntimeError),
        (lambda p: ops.scatter_add(np.ones(3), Tensor([0]), Tensor([4.0])), TypeError),
        (lambda p: ops.index_add(p, ROWS, UPDATES, 1), ValueError),
        (lambda p: ops.inplace_add(p, UPDATES, 1), ValueError),
        (lambda p: ops.IndexAdd()(p, ROWS, UPDATES), TypeError),
    ],
)
def test_what_does_not_fit_changes_nothing(call, kind):
    parameter = weight()
    with pytest.raises(kind):
        call(parameter)

    assert parameter.asnumpy().tolist() == [[1.0, 1.0]] * 3
