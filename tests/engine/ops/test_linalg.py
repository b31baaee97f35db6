from __future__ import annotations

import numpy as np

from engine import Tensor, ops


def test_products_are_scaled_and_added(rng):
    c, x, y = (rng.standard_normal((2, 2)) for _ in range(3))
    expected = 0.5 * c + 2 * (x @ y)

    result = ops.addmm(Tensor(c), Tensor(x), Tensor(y), beta=0.5, alpha=2)
    batches = ops.baddbmm(*(Tensor(part[None]) for part in (c, x, y)), beta=0.5, alpha=2)
    np.testing.assert_allclose(result.asnumpy(), expected)
    np.testing.assert_allclose(batches.asnumpy()[0], expected)


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
