"""Matrices by rows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.sparse

import engine
from engine import CSRTensor, Tensor, ops
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, ArgumentValueError, EngineError, ShapeError

STARTS, COLUMNS = np.array([0, 2, 2, 5], np.int32), np.array([3, 0, 1, 2, 0], np.int32)
NUMBERS = np.array([1.0, -2.0, 3.0, 0.5, 2.0])
DENSE = scipy.sparse.csr_array((NUMBERS, COLUMNS, STARTS), (3, 4)).toarray()
DRAWN = np.random.default_rng(3)
WHOLE = DRAWN.uniform(1, 2, (3, 4))
RIGHT = DRAWN.uniform(1, 2, (4, 2))


def matrix(values: Any = NUMBERS) -> CSRTensor:
    numbers = values if isinstance(values, Tensor) else Tensor(values)
    return CSRTensor(Tensor(STARTS), Tensor(COLUMNS), numbers, (3, 4))


def test_members_are_those_of_the_numbers_and_the_whole() -> None:
    x = matrix()

    assert (x.shape, x.dtype, x.size, x.itemsize, x.ndim) == ((3, 4), engine.float64, 5, 8, 2)
    assert x.to_tuple() == (x.indptr, x.indices, x.values, x.shape)
    assert CSRTensor(csr_tensor=x).values is x.values


def test_matrix_is_printed_as_mindspore_prints_it() -> None:
    assert repr(ops.dense_to_sparse_csr(Tensor([[0.0, 1.0], [2.0, 0.0]]))) == (
        "CSRTensor(shape=[2, 2], dtype=Float32, "
        "indptr=Tensor(shape=[3], dtype=Int32, value=[0 1 2]), "
        "indices=Tensor(shape=[2], dtype=Int32, value=[1 0]), "
        "values=Tensor(shape=[2], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00]))"
    )


def test_other_layouts_hold_the_same_matrix() -> None:
    np.testing.assert_array_equal(matrix().to_dense().asnumpy(), DENSE)
    np.testing.assert_array_equal(matrix().to_coo().to_dense().asnumpy(), DENSE)
    assert matrix().to_coo().indices.tolist() == [[0, 3], [0, 0], [2, 1], [2, 2], [2, 0]]


def test_positions_may_hold_tensors() -> None:
    values = Tensor(np.arange(10.0).reshape(5, 2))
    x = CSRTensor(Tensor(STARTS), Tensor(COLUMNS), values, (3, 4, 2))

    assert x.to_dense().asnumpy()[2].tolist() == [[8, 9], [4, 5], [6, 7], [0, 0]]


def test_products_with_dense_matrices_are_those_of_numpy() -> None:
    np.testing.assert_allclose(matrix().mm(Tensor(RIGHT)).asnumpy(), DENSE @ RIGHT)
    np.testing.assert_allclose(matrix().mv(Tensor(RIGHT[:, :1])).asnumpy(), DENSE @ RIGHT[:, :1])


@pytest.mark.parametrize("axis", [0, 1, -1])
def test_sums_keep_their_axis(axis: int) -> None:
    np.testing.assert_allclose(matrix().sum(axis).asnumpy(), DENSE.sum(axis, keepdims=True))


@pytest.mark.parametrize("shape", [(3, 4), (4,), (1, 4), (3, 1), (1, 1), ()])
def test_dense_operand_broadcasts(shape: tuple[int, ...]) -> None:
    other = DRAWN.uniform(1, 2, shape)

    np.testing.assert_allclose((matrix() * Tensor(other)).to_dense().asnumpy(), DENSE * other)
    np.testing.assert_allclose((matrix() / Tensor(other)).to_dense().asnumpy(), DENSE / other)


def test_sums_and_signs_are_those_of_numpy() -> None:
    other = ops.dense_to_sparse_csr(Tensor(WHOLE.round()))

    np.testing.assert_allclose((matrix() + other).to_dense().asnumpy(), DENSE + WHOLE.round())
    np.testing.assert_allclose((matrix() - other).to_dense().asnumpy(), DENSE - WHOLE.round())
    np.testing.assert_allclose((-matrix() * 2).abs().to_dense().asnumpy(), abs(DENSE) * 2)
    assert matrix().astype("float16").dtype == engine.float16


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x.to_dense(),
        lambda x: x.to_coo().to_dense(),
        lambda x: x.mm(Tensor(RIGHT)),
        lambda x: x.mm(ops.dense_to_sparse_csr(Tensor(RIGHT))).to_dense(),
        lambda x: (x + x * Tensor(WHOLE)).to_dense(),
        lambda x: x.sum(0),
        lambda x: ops.csr_softmax(x, engine.float64).to_dense(),
    ],
)
def test_gradients_are_those_of_finite_differences(function: Any) -> None:
    def total(values: Tensor) -> Any:
        return (function(matrix(values)) ** 3).sum()

    gradient = engine.grad(total)(Tensor(NUMBERS))

    expected = finite_differences(lambda v: total(Tensor(v)).array, (NUMBERS,), 0)
    np.testing.assert_allclose(gradient.asnumpy(), expected, rtol=1e-5, atol=1e-7)


def made(**parts: Any) -> CSRTensor:
    given = {"indptr": Tensor(STARTS), "indices": Tensor(COLUMNS), "values": Tensor(NUMBERS)}
    return CSRTensor(**{**given, "shape": (3, 4), **parts})


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (CSRTensor, ArgumentTypeError),
        (lambda: made(indptr=Tensor([0.0, 2, 2, 5])), ArgumentTypeError),
        (lambda: made(indices=[3, 0, 1, 2, 0]), ArgumentTypeError),
        (lambda: made(shape=[3, 4]), ArgumentTypeError),
        (lambda: made(shape=(3, 0)), ArgumentValueError),
        (lambda: made(indices=Tensor([4, 0, 1, 2, 0])), ArgumentValueError),
        (lambda: made(indptr=Tensor([0, 3, 2, 5])), ArgumentValueError),
        (lambda: made(indptr=Tensor([0, 2, 5])), ShapeError),
        (lambda: made(indices=Tensor([[3, 0, 1, 2, 0]])), ShapeError),
        (lambda: made(values=Tensor([1.0])), ShapeError),
        (lambda: made(shape=(3,)), ShapeError),
        (lambda: CSRTensor(csr_tensor=3), ArgumentTypeError),
        (lambda: matrix() + Tensor(WHOLE), ArgumentTypeError),
        (lambda: matrix() * "2", ArgumentTypeError),
        (lambda: matrix() * Tensor(RIGHT), ShapeError),
        (lambda: matrix().mm(Tensor(WHOLE)), ShapeError),
        (lambda: matrix().mv(Tensor(RIGHT)), ShapeError),
        (lambda: matrix().mm(3), ArgumentTypeError),
        (lambda: matrix().sum(2), ArgumentValueError),
    ],
)
def test_wrong_parts_and_operands_are_refused(make: Any, error: type[EngineError]) -> None:
    with pytest.raises(error, match="expected"):
        make()
