"""Dense matrices into sparse layouts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor
from engine.errors import ShapeError

DENSE: Any = Tensor([[0.0, 1.5, 0.0], [0.0, 0.0, 0.0], [-2.0, 0.0, 3.0]])


def test_numbers_that_are_not_zero_are_kept_with_their_positions() -> None:
    by_positions, by_rows = DENSE.to_coo(), DENSE.to_csr()

    assert by_positions.indices.tolist() == [[0, 1], [2, 0], [2, 2]]
    assert by_rows.indptr.tolist() == [0, 1, 1, 3]
    assert by_positions.indices.dtype == by_rows.indices.dtype == engine.int32
    np.testing.assert_array_equal(by_rows.to_dense().asnumpy(), DENSE.asnumpy())


def test_gradient_reaches_what_is_kept() -> None:
    gradient = engine.grad(lambda x: (x.to_csr().values ** 2).sum())(DENSE)

    np.testing.assert_array_equal(gradient.asnumpy(), 2 * DENSE.asnumpy())


@pytest.mark.parametrize("name", ["to_coo", "to_csr"])
def test_tensor_that_is_no_matrix_is_refused(name: str) -> None:
    with pytest.raises(ShapeError, match="expected a matrix"):
        getattr(Tensor([1.0]), name)()
