from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(24.0).reshape(2, 3, 4)


def test_part_is_given_by_beginning_and_size():
    assert np.array_equal(ops.slice(Tensor(X), (0, 1, 2), (1, -1, 2)).asnumpy(), X[:1, 1:, 2:])
    assert ops.Slice()(Tensor(X), Tensor([1, 0, 0]), [1, 1, 1]).tolist() == [[[12.0]]]


@pytest.mark.parametrize(
    ("numbers", "masks", "index"),
    [
        (((0, 1), (2, 3), (1, 2)), {}, np.s_[0:2, 1:3:2]),
        (((1, 2), (-3, 0), (-1, -1)), {}, np.s_[1:-3:-1, 2:0:-1]),
        (((1, 1), (0, 0), (1, 1)), {"begin_mask": 1, "end_mask": 3}, np.s_[:, 1:]),
        (((9, 1), (2, 2), (1, 1)), {"ellipsis_mask": 1}, np.s_[..., 1:2]),
        (((9, 1), (2, 2), (1, 1)), {"new_axis_mask": 1}, np.s_[None, 1:2]),
        (((0, 1, -1), (1, 2, 3), (1, 1, 1)), {"shrink_axis_mask": 5}, np.s_[0, 1:2, -1]),
    ],
)
def test_strided_part_is_that_of_python(numbers, masks, index):
    weights = np.arange(1.0, 1 + X[index].size).reshape(X[index].shape)
    expected = np.zeros_like(X)
    expected[index] = weights

    assert np.array_equal(ops.strided_slice(Tensor(X), *numbers, **masks).asnumpy(), X[index])
    assert np.array_equal(ops.StridedSlice(**masks)(Tensor(X), *numbers).asnumpy(), X[index])
    gradient = ops.grad(lambda x: ops.strided_slice(x, *numbers, **masks) * Tensor(weights))
    assert np.array_equal(gradient(Tensor(X)).asnumpy(), expected)


def test_part_along_one_axis_is_narrowed_to():
    assert np.array_equal(ops.narrow(Tensor(X), -1, 1, 2).asnumpy(), X[..., 1:3])
    assert np.array_equal(ops.narrow(Tensor(X), 1, -1, 1).asnumpy(), X[:, 2:])


@pytest.mark.parametrize(
    ("call", "index"),
    [
        (lambda x, src: ops.slice_scatter(x, src, 2, 0, None, 3), np.s_[:, :, ::3]),
        (lambda x, src: ops.slice_scatter(x, src, 1, -1), np.s_[:, -1:]),
        (ops.slice_scatter, np.s_[:]),
        (lambda x, src: ops.select_scatter(x, src, -1, -2), np.s_[:, :, -2]),
        (lambda x, src: ops.diagonal_scatter(x, src, 0, 1, 2), np.s_[:, [0, 1, 2], [0, 1, 2]]),
        (lambda x, src: ops.diagonal_scatter(x, src, 1, 1, 2), np.s_[:, [0, 1, 2], [1, 2, 3]]),
        (lambda x, src: ops.diagonal_scatter(x, src, -2, -2, -1), np.s_[:, [2], [0]]),
    ],
)
def test_part_is_replaced_by_another_tensor_that_takes_its_gradient(call, index):
    src = -np.arange(1.0, 1 + X[index].size).reshape(X[index].shape)
    expected, kept = X.copy(), np.ones_like(X)
    expected[index], kept[index] = src, 0

    by_x, by_src = ops.grad(call, (0, 1))(Tensor(X), Tensor(src))
    assert np.array_equal(call(Tensor(X), Tensor(src)).asnumpy(), expected)
    assert np.array_equal(by_x.asnumpy(), kept)
    assert np.array_equal(by_src.asnumpy(), np.ones_like(src))


@pytest.mark.parametrize(("offset", "dims"), [(0, (-2, -1)), (1, (0, 2)), (-2, (2, 1))])
def test_vectors_become_diagonals(offset, dims):
    vectors = np.arange(1.0, 7.0).reshape(2, 3)
    matrices = ops.diag_embed(Tensor(vectors), offset, *dims)

    assert np.array_equal(np.diagonal(matrices.asnumpy(), offset, *dims), vectors)
    assert matrices.asnumpy().sum() == vectors.sum()
    assert (
        ops.grad(lambda x: ops.diag_embed(x, offset, *dims) * 2)(Tensor(vectors)).tolist()
        == [[2.0] * 3] * 2
    )


def test_all_elements_become_one_diagonal():
    assert np.array_equal(
        ops.diagflat(Tensor(X[0, :2, :2]), -1).asnumpy(), np.diagflat(X[0, :2, :2], -1)
    )
    assert ops.diagflat(Tensor(3.0)).tolist() == [[3.0]]


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda x: ops.slice(x, (0, 0), (1, 1)), ValueError),
        (lambda x: ops.slice(x, (0, 0, 2), (1, 1, 3)), ValueError),
        (lambda x: ops.strided_slice(x, (0,), (1,), (0,)), ValueError),
        (lambda x: ops.strided_slice(x, (0,), (1, 2), (1,)), ValueError),
        (lambda x: ops.strided_slice(x, (0, 0), (1, 2), (1, 1), ellipsis_mask=3), ValueError),
        (lambda x: ops.narrow(x, 0, 1, 2), ValueError),
        (lambda x: ops.slice_scatter(x, x, 0, 1), ValueError),
        (lambda x: ops.select_scatter(x, x, 0, 0), ValueError),
        (lambda x: ops.select_scatter(x, x[0], 0, 2), ValueError),
        (lambda x: ops.diagonal_scatter(x, x), ValueError),
        (lambda x: ops.diag_embed(x, 0, 1, 1), ValueError),
    ],
)
def test_part_that_is_not_there_is_refused(call, kind):
    with pytest.raises(kind):
        call(Tensor(X))
