from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(6.0).reshape(2, 3)


@pytest.mark.parametrize("counts", [(2, 1), (2, 1, 3), (2,), (), (0, 2), 2])
def test_tiles_are_numpys_and_sum_the_gradient(counts):
    tiled = np.tile(X, counts)
    gradient = ops.grad(lambda x: ops.tile(x, counts))(Tensor(X))

    assert np.array_equal(ops.tile(Tensor(X), counts).asnumpy(), tiled)
    assert np.array_equal(gradient.asnumpy(), np.full(X.shape, tiled.size / X.size))


@pytest.mark.parametrize("repeats", [2, 0, [2]])
@pytest.mark.parametrize("axis", [None, 0, -1])
def test_elements_are_repeated_as_numpy_repeats_them(repeats, axis):
    found = ops.repeat_interleave(Tensor(X), repeats, axis)

    assert np.array_equal(found.asnumpy(), np.repeat(X, repeats, axis))


@pytest.mark.parametrize("repeats", [(1, 0, 2), Tensor([1, 0, 2])])
def test_each_slice_has_its_own_number_of_repetitions(repeats):
    found = ops.repeat_interleave(Tensor(X), repeats, dim=1, output_size=3)
    gradient = ops.grad(lambda x: ops.repeat_interleave(x, repeats, 1))(Tensor(X))

    assert found.tolist() == [[0.0, 2.0, 2.0], [3.0, 5.0, 5.0]]
    assert gradient.tolist() == [[1.0, 0.0, 2.0]] * 2


def test_elements_are_repeated_along_an_axis_from_the_end():
    assert np.array_equal(ops.repeat_elements(Tensor(X), 2, -1).asnumpy(), np.repeat(X, 2, -1))


@pytest.mark.parametrize(
    "call",
    [
        lambda x: ops.tile(x, (-1, 1)),
        lambda x: ops.repeat_interleave(x, (1, 2, 3), 0),
        lambda x: ops.repeat_interleave(x, -1),
        lambda x: ops.repeat_interleave(x, 2, 0, output_size=5),
        lambda x: ops.repeat_elements(x, 2, 2),
    ],
)
def test_repetitions_that_cannot_be_are_refused(call):
    with pytest.raises(ValueError):
        call(Tensor(X))
