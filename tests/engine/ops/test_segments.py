from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops

X = np.array([[1.0, 8.0], [3.0, 4.0], [5.0, 6.0], [7.0, 2.0]])
SEGMENTS = Tensor(np.array([0, 3, 0, -1], np.int32))


def test_rows_of_a_segment_are_put_together():
    lowest, highest = np.finfo(np.float64).min, np.finfo(np.float64).max

    assert ops.unsorted_segment_sum(Tensor(X), SEGMENTS, 4).tolist() == [
        [6, 14],
        [0, 0],
        [0, 0],
        [3, 4],
    ]
    assert ops.unsorted_segment_prod(Tensor(X), SEGMENTS, 4).tolist()[:2] == [[5, 48], [1, 1]]
    assert ops.unsorted_segment_max(Tensor(X), SEGMENTS, 4).tolist()[:2] == [[5, 8], [lowest] * 2]
    assert ops.unsorted_segment_min(Tensor(X), SEGMENTS, 4).tolist()[:2] == [[1, 6], [highest] * 2]


def test_segments_may_be_of_several_axes_and_their_count_a_tensor():
    found = ops.unsorted_segment_sum(Tensor(X), Tensor([[0, 1], [1, 1], [0, 0], [2, 2]]), Tensor(3))

    assert found.tolist() == [12.0, 15.0, 9.0]


def test_numbers_keep_their_type():
    whole, half = Tensor(X.astype(np.int32)), Tensor(X.astype(np.float16))

    bfloat16 = ops.cast(Tensor(X), engine.bfloat16)
    lowest = ops.unsorted_segment_max(bfloat16, SEGMENTS, 4).asnumpy()[1, 0]

    assert float(lowest) == -float.fromhex("0x1.fep127")
    assert ops.unsorted_segment_max(whole, SEGMENTS, 4).tolist()[1] == [np.iinfo(np.int32).min] * 2
    assert ops.unsorted_segment_min(half, SEGMENTS, 4).asnumpy().dtype == np.float16


def test_slice_without_a_segment_gets_no_gradient():
    segments = Tensor([0, 0, 1, -1])

    assert ops.grad(lambda x: ops.unsorted_segment_sum(x, segments, 2))(
        Tensor([2.0, 5.0, 3.0, 0.0])
    ).tolist() == [1, 1, 1, 0]
    assert ops.grad(lambda x: ops.unsorted_segment_prod(x, segments, 2))(
        Tensor([0.0, 5.0, 3.0, 4.0])
    ).tolist() == [5, 0, 1, 0]
    assert ops.grad(lambda x: ops.unsorted_segment_max(x, segments, 2))(
        Tensor([2.0, 2.0, 3.0, 9.0])
    ).tolist() == [0.5, 0.5, 1, 0]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("SegmentSum", [[4, 12], [0, 0], [12, 8]]),
        ("SegmentMean", [[2, 6], [0, 0], [6, 4]]),
        ("SegmentProd", [[3, 32], [1, 1], [35, 12]]),
        ("SegmentMax", [[3, 8], [0, 0], [7, 6]]),
        ("SegmentMin", [[1, 4], [0, 0], [5, 2]]),
    ],
)
def test_sorted_segments_are_as_many_as_their_largest_number_says(name, expected):
    assert getattr(ops, name)()(Tensor(X), Tensor([0, 0, 2, 2])).tolist() == expected


@pytest.mark.parametrize(
    ("segments", "count", "kind"),
    [([0, 0, 1, 9], 3, RuntimeError), ([0, 0, 1], 3, ValueError), ([0] * 4, 0, ValueError)],
)
def test_segments_that_are_not_there_are_refused(segments, count, kind):
    with pytest.raises(kind):
        ops.unsorted_segment_sum(Tensor(X), Tensor(segments), count)


ROWS = np.array([[0.0, 1, 2], [1, 2, 3], [3, 6, 7]])


def mean_of(rows, segments, x=ROWS):
    return ops.sparse_segment_mean(Tensor(x), Tensor(rows), Tensor(segments))


def test_means_of_chosen_rows_are_mindspores():
    assert mean_of([0, 1, 2], [1, 2, 2]).tolist() == [[0, 0, 0], [0, 1, 2], [2, 4, 5]]
    assert mean_of([0, 1, 2], [0, 0, 3]).tolist() == [[0.5, 1.5, 2.5], [0] * 3, [0] * 3, [3, 6, 7]]
    assert mean_of([2], [0], np.float16([1, 2, 3])).dtype == engine.float16


def test_row_that_is_chosen_again_gets_its_gradient_again():
    rows, segments = Tensor([0, 1, 2, 0]), Tensor([1, 2, 2, 2])
    found = ops.grad(lambda x: ops.sparse_segment_mean(x, rows, segments).sum())(Tensor(ROWS))

    np.testing.assert_allclose(found.asnumpy(), np.outer([4 / 3, 1 / 3, 1 / 3], [1, 1, 1]))


@pytest.mark.parametrize(
    ("rows", "segments", "kind"),
    [
        ([0, 1], [1, 0], RuntimeError),
        ([0, 1], [-1, 0], RuntimeError),
        ([0, 3], [0, 1], RuntimeError),
        ([0, -1], [0, 1], RuntimeError),
        ([0, 1], [0], ValueError),
        ([[0]], [[0]], ValueError),
        ([], [], (ValueError, TypeError)),
        ([0.5], [0], TypeError),
    ],
)
def test_rows_and_segments_that_do_not_fit_are_refused(rows, segments, kind):
    with pytest.raises(kind, match="sparse_segment_mean"):
        mean_of(rows, segments)


def test_means_of_whole_numbers_are_refused():
    with pytest.raises(TypeError, match="sparse_segment_mean"):
        mean_of([0], [0], np.array([[1, 2]]))
