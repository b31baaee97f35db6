"""A lower and an upper triangle, with rows exchanged."""

from __future__ import annotations

import numpy as np

from engine import Tensor, ops


def test_lu_factors_are_unpacked_and_solve():
    """The numbers are MindSpore's."""
    data = Tensor(np.array([[2, 1, 1], [0.5, 3, 2], [0.25, 0.5, 4]], np.float32))
    pivots = Tensor(np.array([3, 3, 3], np.int32))
    p, lower, upper = ops.lu_unpack(data, pivots)
    solution = ops.lu_solve(Tensor(np.array([[1], [2], [3]], np.float32)), data, pivots)

    assert p.tolist() == [[0, 1, 0], [0, 0, 1], [1, 0, 0]]
    assert lower.tolist() == [[1, 0, 0], [0.5, 1, 0], [0.25, 0.5, 1]]
    assert upper.tolist() == [[2, 1, 1], [0, 3, 2], [0, 0, 4]]
    np.testing.assert_allclose(solution.asnumpy()[:, 0], [1.52083, -0.41667, 0.375], atol=1e-5)
    assert [one.tolist() for one in ops.lu_unpack(data, pivots, True, False)] == [
        lower.tolist(),
        upper.tolist(),
    ]
    assert ops.lu_unpack(data, pivots, False, True).tolist() == p.tolist()
    assert ops.lu_unpack(data, pivots, False, False) is None
