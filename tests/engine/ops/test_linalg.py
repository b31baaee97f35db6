from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ShapeError


def test_products_are_scaled_and_added(rng):
    c, x, y = (rng.standard_normal((2, 2)) for _ in range(3))
    expected = 0.5 * c + 2 * (x @ y)

    result = ops.addmm(Tensor(c), Tensor(x), Tensor(y), beta=0.5, alpha=2)
    batches = ops.baddbmm(*(Tensor(part[None]) for part in (c, x, y)), beta=0.5, alpha=2)
    np.testing.assert_allclose(result.asnumpy(), expected)
    np.testing.assert_allclose(batches.asnumpy()[0], expected)


def test_dense_of_one_output_gives_it_without_an_axis():
    x, weight = Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), Tensor([1.0, 1.0, 2.0])
    gradients = ops.grad(lambda x, w, b: ops.dense(x, w, b).sum(), (0, 1, 2))(
        x, weight, Tensor(3.0)
    )

    assert ops.dense(x, weight, Tensor(3.0)).tolist() == [12, 24]
    assert (ops.dense(x[0], weight).shape, float(ops.dense(x[0], weight))) == ((), 9)
    assert [part.tolist() for part in gradients] == [[[1, 1, 2]] * 2, [5, 7, 9], 2]


def test_dense_is_a_layer_without_memory(rng):
    x, weight, bias = (rng.standard_normal(shape) for shape in ((2, 3), (4, 3), (4,)))

    result = ops.dense(*map(Tensor, (x, weight, bias)))
    np.testing.assert_allclose(result.asnumpy(), x @ weight.T + bias)
    np.testing.assert_allclose(ops.dense(Tensor(x), Tensor(weight)).asnumpy(), x @ weight.T)


def test_matrix_meets_a_vector(rng):
    x, v = rng.standard_normal((2, 3)), rng.standard_normal(3)

    np.testing.assert_allclose(ops.mv(Tensor(x), Tensor(v)).asnumpy(), x @ v)
    assert ops.t(Tensor(x)).shape == (3, 2)


def test_gradient_of_a_layers_weight_lies_in_memory_as_the_weight(rng):
    x, weight = Tensor(rng.standard_normal((2, 3))), Tensor(rng.standard_normal((4, 3)))
    gradient = ops.grad(ops.dense, 1)(x, weight)

    assert gradient.asnumpy().flags.c_contiguous


def test_leading_axes_stay(rng):
    x, weight, bias = (rng.standard_normal(shape) for shape in ((5, 2, 3), (4, 3), (4,)))

    result = ops.dense(*map(Tensor, (x, weight, bias)))
    np.testing.assert_allclose(result.asnumpy(), x @ weight.T + bias)


def test_other_products_are_scaled_and_added_too(rng):
    c, x, y = (rng.standard_normal((2, 2)) for _ in range(3))
    v, w = rng.standard_normal(2), rng.standard_normal(2)
    batches = (Tensor(np.stack([x, y])), Tensor(np.stack([y, x])))

    summed = ops.addbmm(Tensor(c), *batches, beta=0.5, alpha=2)
    by_vector = ops.addmv(Tensor(v), Tensor(x), Tensor(w), beta=0.5, alpha=2)
    of_vectors = ops.addr(Tensor(c), Tensor(v), Tensor(w), beta=0.5, alpha=2)
    np.testing.assert_allclose(summed.asnumpy(), 0.5 * c + 2 * (x @ y + y @ x))
    np.testing.assert_allclose(by_vector.asnumpy(), 0.5 * v + 2 * x @ w)
    np.testing.assert_allclose(of_vectors.asnumpy(), 0.5 * c + 2 * np.outer(v, w))


def test_what_counts_nothing_may_be_nan():
    ones = ops.ones((2, 2))

    assert ops.addmm(Tensor([np.nan, 0.0]), ones, ones, beta=0).tolist() == [[2, 2], [2, 2]]


def test_whole_numbers_stay_whole():
    x = Tensor(np.array([[4, 1], [1, 3]], np.int32))

    assert ops.addmm(x, x, x).asnumpy().tolist() == [[21, 8], [8, 13]]
    assert ops.addmm(x, x, x).asnumpy().dtype == np.int32


def test_product_with_a_number_is_refused():
    with pytest.raises(ShapeError, match="at least one axis"):
        ops.matmul(Tensor(2.0), Tensor([1.0]))


def test_adjoint_conjugates_what_is_complex():
    x = np.array([[1 + 2j, 3]])

    assert ops.adjoint(Tensor(x)).asnumpy().tolist() == x.conj().T.tolist()
    assert ops.adjoint(Tensor(x.real)).shape == (2, 1)


def test_leading_axes_of_a_product_broadcast_and_may_be_empty(rng):
    x, y = rng.standard_normal((4, 1, 2, 3)), rng.standard_normal((5, 3, 2))

    np.testing.assert_allclose(ops.matmul(Tensor(x), Tensor(y)).asnumpy(), x @ y)
    assert ops.matmul(ops.ones((0, 2, 3)), ops.ones((3, 4))).shape == (0, 2, 4)
    assert ops.matmul(ops.ones((2, 0)), ops.ones((0, 3))).tolist() == [[0, 0, 0], [0, 0, 0]]


@pytest.mark.parametrize("shapes", [((5, 300), (300, 4)), ((2, 3, 40), (40, 5))])
def test_product_in_float16_is_that_of_float32_rounded_once(shapes) -> None:
    rng = np.random.default_rng(3)
    x, y = (rng.standard_normal(shape).astype(np.float16) for shape in shapes)
    found = ops.matmul(Tensor(x), Tensor(y)).asnumpy()

    exact = np.matmul(x.astype(np.float32), y.astype(np.float32)).astype(np.float16)
    assert np.array_equal(found, exact)
    assert found.dtype == np.float16


def test_product_beyond_float16_is_infinite_without_a_warning() -> None:
    large = Tensor(np.full((2, 2), 6e4, np.float16))

    assert np.isinf(ops.matmul(large, large).asnumpy()).all()
