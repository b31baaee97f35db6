"""Matrices by positions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.sparse

import engine
from engine import COOTensor, Tensor
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, ArgumentValueError, EngineError, ShapeError

AT = np.array([[2, 1], [0, 3], [0, 0], [1, 2]], np.int64)
NUMBERS = np.array([1.0, -2.0, 3.0, 0.5])
WHOLE = np.random.default_rng(7).uniform(1, 2, (3, 4))


def matrix(values: Any = NUMBERS, at: Any = AT) -> COOTensor:
    return COOTensor(Tensor(at), values if isinstance(values, Tensor) else Tensor(values), (3, 4))


def reference(values: Any = NUMBERS, at: Any = AT) -> Any:
    return scipy.sparse.coo_array((values, tuple(at.T)), (3, 4))


def test_members_are_those_of_the_numbers_and_the_whole() -> None:
    x = matrix()

    assert (x.shape, x.dtype, x.size, x.itemsize, x.ndim) == ((3, 4), engine.float64, 4, 8, 2)
    assert x.to_tuple() == (x.indices, x.values, x.shape)
    assert COOTensor(coo_tensor=x).values is x.values


def test_matrix_is_printed_as_mindspore_prints_it() -> None:
    x = COOTensor(Tensor([[0, 1], [1, 2]]), Tensor([1.0, -2.0]), (3, 4))

    expected = (
        "COOTensor(shape=[3, 4], dtype=Float32, indices=Tensor(shape=[2, 2], dtype=Int64, "
        "value=\n[[0 1]\n [1 2]]), values=Tensor(shape=[2], dtype=Float32, "
        "value=[ 1.00000000e+00 -2.00000000e+00]))"
    )
    assert repr(x) == str(x) == expected


def test_dense_matrix_adds_up_what_stands_at_one_position() -> None:
    twice = np.concatenate((AT, AT[:2]))
    values = np.arange(6.0)

    dense = matrix(values, twice).to_dense().asnumpy()

    np.testing.assert_array_equal(dense, reference(values, twice).toarray())


def test_coalesced_matrix_has_each_position_once_and_in_order() -> None:
    once = matrix(np.arange(6.0), np.concatenate((AT, AT[:2]))).coalesce()

    assert once.indices.tolist() == [[0, 0], [0, 3], [1, 2], [2, 1]]
    assert once.values.tolist() == [2.0, 6.0, 3.0, 4.0]


def test_matrix_by_rows_is_that_of_scipy() -> None:
    rows, expected = matrix().to_csr(), reference().tocsr()

    np.testing.assert_array_equal(rows.indptr.asnumpy(), expected.indptr)
    np.testing.assert_array_equal(rows.to_dense().asnumpy(), expected.toarray())


def test_matrix_with_nothing_given_is_zero() -> None:
    empty = COOTensor(Tensor(np.zeros(0, np.int32)), Tensor(np.zeros(0)), (3, 4))

    assert not empty.to_csr().to_dense().asnumpy().any()


OTHER = np.array([[0, 0], [1, 1], [2, 1]], np.int64)
OTHERS = np.array([2.0, 4.0, -1.0])


@pytest.mark.parametrize("sign", [1, -1])
def test_sums_are_those_of_scipy(sign: int) -> None:
    x, y = matrix(), COOTensor(Tensor(OTHER), Tensor(OTHERS), (3, 4))
    dense, other = reference().toarray(), reference(OTHERS, OTHER).toarray()

    both = x + y if sign == 1 else x - y
    whole = x + Tensor(WHOLE) if sign == 1 else x - Tensor(WHOLE)

    np.testing.assert_allclose(both.to_dense().asnumpy(), dense + sign * other)
    np.testing.assert_allclose(whole.asnumpy(), dense + sign * WHOLE)


def test_sum_of_two_that_is_smaller_than_the_threshold_is_left_out() -> None:
    x = COOTensor(Tensor([[0, 1], [1, 2]]), Tensor([1.0, 2.0]), (3, 4))
    y = COOTensor(Tensor([[0, 0], [1, 2]]), Tensor([3.0, -2.0]), (3, 4))

    assert x.add(y, Tensor(2.0)).indices.tolist() == [[0, 0], [0, 1]]  # as in MindSpore
    assert (x + y).values.tolist() == [3.0, 1.0, 0.0]


def test_products_and_quotients_keep_the_positions() -> None:
    dense, other = reference().toarray(), Tensor(WHOLE)

    np.testing.assert_allclose((matrix() * other).to_dense().asnumpy(), dense * WHOLE)
    np.testing.assert_allclose((matrix() / other).to_dense().asnumpy(), dense / WHOLE)
    np.testing.assert_allclose((-matrix()).abs().to_dense().asnumpy(), abs(dense))
    assert matrix().astype(engine.float16).dtype == engine.float16


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x.to_dense(),
        lambda x: x.coalesce().to_dense(),
        lambda x: x.to_csr().to_dense(),
        lambda x: (x + x * Tensor(WHOLE)).to_dense(),
        lambda x: x - Tensor(WHOLE),
    ],
)
def test_gradients_are_those_of_finite_differences(function: Any) -> None:
    def total(values: Tensor) -> Any:
        return (function(matrix(values)) ** 2 * Tensor(WHOLE)).sum()

    gradient = engine.grad(total)(Tensor(NUMBERS))

    expected = finite_differences(lambda v: total(Tensor(v)).array, (NUMBERS,), 0)
    np.testing.assert_allclose(gradient.asnumpy(), expected, rtol=1e-6)


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (COOTensor, ArgumentTypeError),
        (lambda: COOTensor([[0, 1]], Tensor([1.0]), (3, 4)), ArgumentTypeError),
        (lambda: COOTensor(Tensor([[0.0, 1.0]]), Tensor([1.0]), (3, 4)), ArgumentTypeError),
        (lambda: COOTensor(Tensor([[0, 1]]), [1.0], (3, 4)), ArgumentTypeError),
        (lambda: COOTensor(Tensor([[0, 1]]), Tensor([1.0]), [3, 4]), ArgumentTypeError),
        (lambda: COOTensor(Tensor([[0, 1]]), Tensor([1.0]), (3.0, 4)), ArgumentTypeError),
        (lambda: COOTensor(Tensor([[0, 1]]), Tensor([1.0]), (3, -4)), ArgumentValueError),
        (lambda: COOTensor(Tensor([[0, 4]]), Tensor([1.0]), (3, 4)), ArgumentValueError),
        (lambda: COOTensor(Tensor([[0, 1]]), Tensor([1.0]), (3, 4, 5)), ShapeError),
        (lambda: COOTensor(Tensor([[0, 1]]), Tensor([1.0, 2.0]), (3, 4)), ShapeError),
        (lambda: COOTensor(Tensor([0]), Tensor([1.0]), (3, 4)), ShapeError),
        (lambda: COOTensor(coo_tensor=3), ArgumentTypeError),
        (lambda: COOTensor(Tensor(AT), coo_tensor=matrix()), ArgumentTypeError),
        (lambda: matrix() + 2, ArgumentTypeError),
        (lambda: matrix() * matrix(), ArgumentTypeError),
        (lambda: matrix() - Tensor([1.0]), ShapeError),
    ],
)
def test_wrong_parts_and_operands_are_refused(make: Any, error: type[EngineError]) -> None:
    with pytest.raises(error, match="expected"):
        make()
