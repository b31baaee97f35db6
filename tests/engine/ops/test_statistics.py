from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentValueError

X = np.arange(6.0).reshape(2, 3) - 2.5


@pytest.mark.parametrize("order", [None, 1, 2, 3.0, np.inf])
@pytest.mark.parametrize("dim", [0, 1])
def test_norm_is_numpys(order, dim):
    expected = np.linalg.norm(X, order, dim, keepdims=True)

    np.testing.assert_allclose(ops.norm(Tensor(X), order, dim, True).asnumpy(), expected)


def test_norm_of_all_is_that_of_one_vector():
    np.testing.assert_allclose(ops.norm(Tensor(X)).asnumpy(), np.linalg.norm(X))


@pytest.mark.parametrize(("order", "dim"), [("fro", None), (0, 1), (2, (0, 1))])
def test_norm_that_is_not_here_is_refused(order, dim):
    with pytest.raises(ArgumentValueError, match=r"norm\((ord|dim)\) expected"):
        ops.norm(Tensor(X), order, dim)
