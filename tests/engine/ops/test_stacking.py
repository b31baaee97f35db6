from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(12.0).reshape(3, 4)


@pytest.mark.parametrize("name", ["vstack", "hstack", "dstack", "column_stack"])
@pytest.mark.parametrize("parts", [[X, X], [X[0], X[1]], [X[0, 0], X[0, 1]], [X[None], X[None]]])
def test_stacks_are_numpys(name, parts):
    stacked = getattr(ops, name)([Tensor(part) for part in parts])

    assert np.array_equal(stacked.asnumpy(), getattr(np, name)(parts))


def test_matrices_stand_along_a_diagonal():
    found = ops.block_diag(Tensor(X[:2, :2]), Tensor(X[0, 1:]), Tensor(7.0))

    assert found.tolist() == [
        [0, 1, 0, 0, 0, 0],
        [4, 5, 0, 0, 0, 0],
        [0, 0, 1, 2, 3, 0],
        [0, 0, 0, 0, 0, 7],
    ]


@pytest.mark.parametrize("name", ["vstack", "hstack", "dstack", "column_stack", "row_stack"])
def test_what_is_no_row_of_tensors_is_refused(name):
    operator = getattr(ops, name)

    with pytest.raises(TypeError, match=name.replace("row_", "v")):
        operator(Tensor(X))
    with pytest.raises(ValueError, match="at least one"):
        operator([])


def test_cube_has_no_place_on_a_diagonal():
    with pytest.raises(ValueError, match="two axes"):
        ops.block_diag(Tensor(X[None]))
