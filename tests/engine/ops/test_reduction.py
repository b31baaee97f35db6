from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.autodiff import providers


@pytest.mark.parametrize("dtype", [np.int32, np.uint8, np.bool_])
def test_whole_numbers_are_summed_in_int64(dtype):
    x = Tensor(np.full(300, 1, dtype))

    assert (ops.sum(x).dtype, int(ops.sum(x))) == (engine.int64, 300)
    assert ops.prod(x).dtype == engine.int64


def test_sum_has_the_type_asked_for():
    assert ops.sum(Tensor([1, 2]), dtype="float16").dtype == engine.float16


@pytest.mark.parametrize("axis", [[0, 1], [1], 1])
def test_axes_may_be_a_tensor(axis):
    x = np.arange(6.0).reshape(2, 3)
    expected = x.sum(tuple(axis) if isinstance(axis, list) else axis)

    assert ops.ReduceSum()(Tensor(x), Tensor(axis)).tolist() == expected.tolist()
    assert ops.reduce_sum(Tensor(x), Tensor(axis)).tolist() == expected.tolist()
    gradient = ops.grad(lambda x: ops.reduce_max(x, Tensor(axis)).sum())(Tensor(x))
    assert gradient.asnumpy().sum() == expected.size


def test_longer_names_reduce_over_all_unless_told():
    x = Tensor(np.arange(1.0, 7).reshape(2, 3))

    assert float(ops.reduce_sum(x)) == 21
    assert float(ops.reduce_mean(x, ())) == 3.5
    assert (float(ops.reduce_max(x)), float(ops.reduce_min(x))) == (6, 1)
    assert float(ops.reduce_prod(x)) == 720
    assert ops.reduce_all(x, 1).tolist() == [True, True]
    assert ops.reduce_any(x, 1, True).tolist() == [[True], [True]]


SUMS = {
    "sum": ops.sum,
    "sum along an axis": lambda x: ops.sum(ops.stack((x, x), 1), 0)[0],
    "mean": lambda x: ops.mean(x) * 4000,
    "cumsum": lambda x: ops.cumsum(x, 0)[-1],
    "gradient": lambda x: ops.grad(lambda b: (x * b).sum())(x[:1]),
    "logsumexp": lambda x: ops.exp(ops.cast(ops.logsumexp(x * 0, 0), np.float64)),
    "softmax": lambda x: 1 / ops.cast(ops.softmax(x, 0)[0], np.float64),
    "log_softmax": lambda x: ops.exp(ops.cast(ops.neg(ops.log_softmax(x, 0)[0]), np.float64)),
}


@pytest.mark.parametrize("kind", [np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("name", SUMS)
def test_many_halves_are_all_added(name, kind):
    """In bfloat16 256 and 1 are 256: added in it, 4000 ones would be 256, too."""
    total = SUMS[name](Tensor(np.ones(4000, kind))).asnumpy().astype(np.float64)

    np.testing.assert_allclose(total, 4000, rtol=0.02)


@pytest.mark.parametrize("kind", [np.float32, np.float64, np.complex64])
@pytest.mark.parametrize("axis", [None, 0, (0, 2), -1])
@pytest.mark.parametrize("keepdims", [False, True])
def test_mean_without_kernels_has_the_bits_of_numpys(kind, axis, keepdims):
    x = np.random.default_rng(0).standard_normal((3, 5, 7)).astype(kind)
    expected = np.mean(x, axis=axis, keepdims=keepdims)
    with providers("numpy"):
        found = ops.mean(Tensor(x), axis, keepdims).asnumpy()

    assert (found.dtype, found.shape) == (expected.dtype, np.shape(expected))
    assert found.tobytes() == expected.tobytes()


def test_mean_of_whole_numbers_is_whole():
    """The numbers are MindSpore's: cut, not rounded down."""
    found = ops.mean(Tensor(np.array([-3, -4, 0, 0], np.int32))).asnumpy()

    assert (found.tolist(), found.dtype) == (-1, np.int32)
    assert ops.mean(Tensor([True, False])).tolist() == 0.5
    assert ops.std(Tensor([1, 2])).tolist() == 0.5


def test_gradient_of_the_mean_of_whole_numbers_is_cut_as_well():
    """The numbers are MindSpore's."""
    assert ops.grad(ops.mean)(Tensor([2, 3, 4])).tolist() == [0, 0, 0]


def test_mean_of_nothing_is_nan_without_a_word() -> None:
    nothing = Tensor(np.zeros((0, 3), np.float32))

    assert np.isnan(ops.mean(nothing).asnumpy()).all()
    assert np.isnan(ops.mean(nothing, 0).asnumpy()).tolist() == [True] * 3
    assert ops.mean(nothing, 1).shape == (0,)


def test_mean_of_a_number_takes_the_axes_that_its_sum_takes() -> None:
    assert [float(ops.mean(Tensor(0.5), axis)) for axis in (0, -1, None)] == [0.5] * 3

    with pytest.raises(ValueError, match="axis expected"):
        ops.mean(Tensor(0.5), 1)
