"""The middle, and other shares."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError

HOLED = np.array([[1.0, np.nan, 3.0, 2.0], [4.0, 5.0, 6.0, 7.0]])


@pytest.mark.parametrize("axis", [None, 0, 1, -1])
@pytest.mark.parametrize("keepdims", [False, True])
@pytest.mark.parametrize("q", [0.3, [0.0, 0.5, 1.0], (0.25,)])
def test_shares_are_numpys(rng, axis, keepdims, q):
    x = rng.standard_normal((3, 4))
    expected = np.quantile(x, q, axis, keepdims=keepdims)

    found = ops.quantile(Tensor(x), q, axis, keepdims).asnumpy()
    assert found.shape == expected.shape
    np.testing.assert_allclose(found, expected)


@pytest.mark.parametrize("q", [0.4, [0.1, 0.9]])
def test_nan_is_passed_by_or_comes_out(q):
    found = ops.nanquantile(Tensor(HOLED), q, 1).asnumpy()

    np.testing.assert_allclose(found, np.nanquantile(HOLED, q, 1))
    np.testing.assert_allclose(ops.quantile(Tensor(HOLED), q, 1), np.quantile(HOLED, q, 1))
    assert np.isnan(ops.nanquantile(Tensor([np.nan]), 0.5).asnumpy())


def test_shares_may_be_a_tensor_and_elements_infinite_or_whole():
    assert ops.quantile(Tensor([np.inf, np.inf]), Tensor([0.5])).tolist() == [np.inf]
    assert ops.quantile(Tensor([-np.inf, 1.0, np.inf]), 0.5).tolist() == 1
    whole = ops.quantile(Tensor([1, 2]), 0.5).asnumpy()
    assert (whole.tolist(), whole.dtype) == (1.5, np.float32)


def test_gradient_of_a_share_goes_to_its_neighbours():
    """The numbers are PyTorch's."""
    gradient = ops.grad(lambda x: ops.quantile(x, 0.3))(Tensor([1.0, 2.0, 2.0, 3.0]))

    np.testing.assert_allclose(gradient.asnumpy(), [0.1, 0.9, 0, 0], rtol=1e-5)


@pytest.mark.parametrize("q", [1.5, -0.1, [[0.5]], [0.5, np.nan]])
def test_what_is_no_share_is_refused(q):
    with pytest.raises(ArgumentValueError, match=r"quantile\(q\) expected shares from 0 to 1"):
        ops.quantile(Tensor([1.0]), q)


def test_share_of_nothing_is_refused():
    with pytest.raises(ArgumentValueError, match="at least one element"):
        ops.quantile(Tensor(np.zeros(0)), 0.5)


def test_middle_is_mindspores():
    x = Tensor(np.array([[3, 1, 2], [0, 5, 5]], np.float32))

    assert [part.tolist() for part in ops.median(x)] == [[2, 5], [2, 1]]
    assert [part.tolist() for part in ops.median(x, 0)] == [[0, 1, 2], [1, 0, 0]]
    assert [part.tolist() for part in ops.median(x, 1, True)] == [[[2], [5]], [[2], [1]]]
    assert [part.tolist() for part in ops.median(Tensor([3.0, 1.0, 2.0, 1.0]))] == [1, 3]
    assert [part.tolist() for part in ops.median(Tensor(7.0))] == [7, 0]


@pytest.mark.parametrize("kind", [np.float64, ml_dtypes.bfloat16])
def test_middle_with_nan_is_nan_unless_passed_by(kind):
    x = Tensor(np.array([[1, np.nan, 3], [4, 5, 6]], kind))
    value, index = ops.median(x)

    assert np.isnan(value.asnumpy().astype(np.float64)).tolist() == [True, False]
    assert index.tolist() == [1, 1]
    assert [part.tolist() for part in ops.nanmedian(x)] == [[1, 5], [0, 1]]
    assert [part.tolist() for part in ops.nanmedian(x, 0, True)] == [[[1, 5, 3]], [[0, 1, 0]]]
    assert np.isnan(float(ops.nanmedian(Tensor([np.nan, np.nan]))[0]))


def test_gradient_of_the_middle_goes_to_the_middle():
    gradient = ops.grad(lambda x: ops.median(x)[0])(Tensor([3.0, 1.0, 2.0]))

    assert gradient.tolist() == [0, 0, 1]


def test_middle_is_along_one_axis():
    with pytest.raises(ArgumentTypeError, match=r"median\(axis\) expected an int"):
        ops.median(Tensor([1.0]), None)
