from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops

X = np.arange(12.0).reshape(3, 4)
COLUMNS = Tensor([True, False, False, True])


def test_mask_broadcasts_and_passes_the_gradient_on():
    gradient = ops.grad(lambda x: ops.masked_select(x, COLUMNS))(Tensor(X))

    assert ops.masked_select(Tensor(X), COLUMNS).tolist() == [0.0, 3.0, 4.0, 7.0, 8.0, 11.0]
    assert np.array_equal(gradient.asnumpy(), np.tile([1.0, 0.0, 0.0, 1.0], (3, 1)))


def test_tensor_broadcasts_to_the_mask():
    rows = Tensor([[True, False], [True, True]])

    assert ops.masked_select(Tensor([1.0, 2.0]), rows).tolist() == [1.0, 1.0, 2.0]
    assert ops.masked_fill(Tensor([1.0, 2.0]), rows, 9.0).tolist() == [[9.0, 2.0], [9.0, 9.0]]


def test_places_of_what_is_not_zero_are_rows_or_a_vector_an_axis():
    x = Tensor([[0.0, 2.0], [3.0, 0.0]])
    rows, columns = ops.nonzero(x, as_tuple=True)

    assert (ops.nonzero(x).dtype, ops.nonzero(x).tolist()) == (engine.int64, [[0, 1], [1, 0]])
    assert (rows.tolist(), columns.tolist()) == ([0, 1], [1, 0])
    assert ops.argwhere(x).tolist() == ops.nonzero(x).tolist()


def test_places_of_a_number_without_axes_have_no_columns():
    assert ops.nonzero(Tensor(3.0)).shape == (1, 0)
    assert ops.nonzero(Tensor(0.0)).shape == (0, 0)


@pytest.mark.parametrize("dtype", [np.float16, np.float64, np.int32, np.bool_])
def test_filled_tensor_keeps_its_number_type(dtype):
    filled = ops.masked_fill(Tensor(X.astype(dtype)), COLUMNS, 1.75)

    assert filled.asnumpy().dtype == dtype
    assert filled.asnumpy()[0, 0] == np.asarray(1.75).astype(dtype)


def test_value_that_fills_gets_the_sum_of_the_gradient():
    by_x, by_value = ops.grad(lambda x, v: ops.masked_fill(x, COLUMNS, v) * 2, (0, 1))(
        Tensor(X), Tensor(np.array(1.5))
    )

    assert by_x.tolist()[0] == [0.0, 2.0, 2.0, 0.0]
    assert by_value.tolist() == 12.0


def test_elements_of_another_tensor_fill_in_order_and_take_the_gradient():
    def filled(x, source):
        return ops.masked_scatter(x, COLUMNS, source) * 3

    by_x, by_source = ops.grad(filled, (0, 1))(Tensor(X), Tensor(np.arange(10.0)))

    assert filled(Tensor(X), Tensor(np.arange(10.0))).tolist()[1] == [6.0, 15.0, 18.0, 9.0]
    assert by_x.tolist()[2] == [0.0, 3.0, 3.0, 0.0]
    assert by_source.tolist() == [3.0] * 6 + [0.0] * 4


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda x: ops.masked_fill(x, Tensor([1, 0, 0, 1]), 1.0), TypeError),
        (lambda x: ops.masked_fill(x, COLUMNS, Tensor([1.0])), ValueError),
        (lambda x: ops.masked_select(x, Tensor([1, 0, 0, 1])), TypeError),
        (lambda x: ops.masked_select(x, Tensor([True, False])), ValueError),
        (lambda x: ops.masked_scatter(x, COLUMNS, Tensor(np.zeros(3))), ValueError),
        (lambda x: ops.masked_scatter(x, COLUMNS, Tensor(np.zeros(9, np.int32))), TypeError),
    ],
)
def test_what_is_no_mask_is_refused(call, kind):
    with pytest.raises(kind):
        call(Tensor(X))
