from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(60.0).reshape(3, 4, 5)


def same(found, expected):
    return len(found) == len(expected) and all(
        np.array_equal(one.asnumpy(), other) for one, other in zip(found, expected, strict=True)
    )


@pytest.mark.parametrize("cuts", [1, 2, 3, 7, (1, 3), [2, 20], [0, -1]])
@pytest.mark.parametrize("axis", [0, 1, -1])
def test_parts_are_numpys(cuts, axis):
    assert same(ops.tensor_split(Tensor(X), cuts, axis), np.array_split(X, cuts, axis))


@pytest.mark.parametrize(("name", "axis"), [("vsplit", 0), ("hsplit", 1), ("dsplit", 2)])
def test_parts_of_the_first_axes_have_names(name, axis):
    assert same(getattr(ops, name)(Tensor(X), [1, 2]), np.split(X, [1, 2], axis))
    assert same(getattr(ops, name)(Tensor(X), 2), np.array_split(X, 2, axis))


def test_gradient_of_a_part_lies_where_it_was():
    gradient = ops.grad(lambda x: ops.tensor_split(x, 2)[1] * 3)(Tensor(np.ones(3)))

    assert gradient.tolist() == [0.0, 0.0, 3.0]


@pytest.mark.parametrize(
    "call",
    [
        lambda x: ops.tensor_split(x, 0),
        lambda x: ops.tensor_split(x, 2, 3),
        lambda x: ops.hsplit(x[0, 0], 2),
        lambda x: ops.dsplit(x[0], 2),
    ],
)
def test_parts_that_are_not_there_are_refused(call):
    with pytest.raises(ValueError):
        call(Tensor(X))
