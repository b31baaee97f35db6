"""Methods of tensors for matrices, orders and counts."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.tensor.matrix_methods import ALONG_AXES, MATRICES

X = np.array([[4.0, 1.0], [1.0, 3.0]])


@pytest.mark.parametrize("name", [*MATRICES, *ALONG_AXES])
def test_method_is_the_operator(name):
    assert getattr(Tensor, name).__wrapped__ is getattr(ops, name)


def test_methods_read_as_in_mindspore():
    x = Tensor(X)

    np.testing.assert_allclose(x.inverse().asnumpy(), np.linalg.inv(X))
    np.testing.assert_allclose(x.svd(compute_uv=False).asnumpy(), np.linalg.svd(X)[1])
    assert x.matrix_power(2).tolist() == (X @ X).tolist()
    assert [part.tolist() for part in x.median(axis=1)] == [[1, 1], [1, 0]]
    assert x.cumprod(1).tolist() == np.cumprod(X, 1).tolist()
    assert x.count_nonzero().tolist() == 4
