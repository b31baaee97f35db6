"""Products along chosen axes."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentValueError, ShapeError


def both(rng, *shapes):
    given = [rng.standard_normal(shape) for shape in shapes]
    return given, [Tensor(x) for x in given]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((3,), (3,)),
        ((2, 3), (3,)),
        ((3, 3), (2, 3, 2)),
        ((3,), (2, 3, 2)),
        ((2, 2, 3), (3,)),
        ((2, 2, 3), (4, 2, 3, 2)),
        ((), (2, 2)),
        ((0, 3), (2, 3, 2)),
    ],
)
def test_dot_is_numpys(rng, one, other):
    (x, y), tensors = both(rng, one, other)

    found = ops.dot(*tensors).asnumpy()
    assert found.shape == np.dot(x, y).shape
    np.testing.assert_allclose(found, np.dot(x, y))


def test_shape_of_a_dot_with_three_axes_is_not_that_of_a_matmul():
    assert ops.dot(ops.ones((3, 3)), ops.ones((2, 3, 2))).shape == (3, 2, 2)


@pytest.mark.parametrize("axes", [0, 1, 2, ((0, 1), (0, 1)), (1, 1), ([-1], [1]), ((), ())])
def test_tensor_dot_is_numpys(rng, axes):
    (x, y), tensors = both(rng, (3, 3), (3, 3))

    found = ops.tensor_dot(*tensors, axes).asnumpy()
    np.testing.assert_allclose(found, np.tensordot(x, y, axes), rtol=1e-12)


def test_axes_of_a_tensor_dot_that_do_not_fit_are_refused():
    x = ops.ones((2, 3))

    with pytest.raises(ShapeError, match=r"tensor_dot expected lengths \(3,\)"):
        ops.tensor_dot(x, x, 1)
    with pytest.raises(ArgumentValueError, match="as many axes"):
        ops.tensor_dot(x, x, ((0, 1), (0,)))
    with pytest.raises(ArgumentValueError, match="from 0 to 2"):
        ops.tensor_dot(x, x, 3)


def test_inner_products_are_numpys(rng):
    (x, y), tensors = both(rng, (2, 3), (4, 3))

    np.testing.assert_allclose(ops.inner(*tensors).asnumpy(), np.inner(x, y))
    np.testing.assert_allclose(ops.inner(tensors[0], Tensor(2.0)).asnumpy(), 2 * x)
    np.testing.assert_allclose(ops.vecdot(tensors[0], tensors[0]).asnumpy(), (x * x).sum(-1))
    np.testing.assert_allclose(ops.vecdot(tensors[0], tensors[0], axis=0), (x * x).sum(0))


@pytest.mark.parametrize(("one", "other"), [((2,), (2, 2)), ((2, 2), (2, 3)), ((3,), (1, 2, 2))])
def test_kron_is_numpys(rng, one, other):
    (x, y), tensors = both(rng, one, other)

    np.testing.assert_allclose(ops.kron(*tensors).asnumpy(), np.kron(x, y))


@pytest.mark.parametrize(
    ("shape", "dim", "axis"),
    [((2, 3), None, 1), ((3, 3), None, 0), ((3, 2), 0, 0), ((2, 3), -1, 1)],
)
def test_cross_product_is_numpys_along_the_first_axis_of_three(rng, shape, dim, axis):
    (x, y), tensors = both(rng, shape, shape)

    np.testing.assert_allclose(ops.cross(*tensors, dim).asnumpy(), np.cross(x, y, axis=axis))


def test_cross_product_broadcasts():
    x, y = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], np.float32), np.float32([1, 1, 2])
    gradient = ops.grad(lambda x, y: ops.cross(x, y).sum(), 1)(Tensor(x), Tensor(y))

    assert ops.cross(Tensor(x), Tensor(y)).tolist() == np.cross(x, y).tolist()
    assert gradient.shape == (3,)


@pytest.mark.parametrize(
    ("one", "other", "dim"), [((2, 2), (2, 2), None), ((2, 3), (4, 3), None), ((2, 3), (2, 3), 0)]
)
def test_cross_product_of_what_has_not_three_is_refused(one, other, dim):
    with pytest.raises(ShapeError, match="cross expected"):
        ops.cross(ops.ones(one), ops.ones(other), dim)


@pytest.mark.parametrize(
    ("one", "other", "axes", "equation"),
    [
        ((2, 3), (2, 3), None, "bi,bi->b"),
        ((2, 4, 3), (2, 3, 5), None, "bij,bjk->bik"),
        ((2, 4, 3), (2, 5, 3), 2, "bij,bkj->bik"),
        ((2, 4, 3), (2, 3), (2, 1), "bij,bj->bi"),
        ((2, 3), (2, 3, 5), None, "bj,bjk->bk"),
    ],
)
def test_batches_are_multiplied_along_one_axis(rng, one, other, axes, equation):
    (x, y), tensors = both(rng, one, other)
    expected = np.einsum(equation, x, y)

    found = ops.batch_dot(*tensors, axes).asnumpy()
    assert found.shape == ((2, 1) if expected.ndim == 1 else expected.shape)
    np.testing.assert_allclose(found.reshape(expected.shape), expected)


def test_batches_that_do_not_fit_are_refused():
    with pytest.raises(ShapeError, match="batch_dot expected"):
        ops.batch_dot(ops.ones((2, 3)), ops.ones((3, 3)))
    with pytest.raises(ShapeError, match="batch_dot expected 3"):
        ops.batch_dot(ops.ones((2, 3)), ops.ones((2, 4)))
    with pytest.raises(ArgumentValueError, match="axes behind the batch"):
        ops.batch_dot(ops.ones((2, 3)), ops.ones((2, 3)), 0)


def test_scalar_product_of_complex_vectors_conjugates_the_first():
    x, y = np.array([1 + 2j, 2, 3j]), np.array([1j, 1, 2 - 1j])

    np.testing.assert_allclose(ops.vecdot(Tensor(x), Tensor(y)).asnumpy(), np.vdot(x, y))
