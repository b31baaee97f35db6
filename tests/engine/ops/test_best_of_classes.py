"""The best boxes of each class: which the real MindSpore 2.10 keeps."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu

FLAT = np.float32([[[[200, 100, 150, 100]], [[220, 120, 150, 100]]]])


def drawn(*, shared):
    """Eight boxes of two samples, or three times as many, and scores in three classes."""
    source = np.random.default_rng(7)
    boxes = source.random((2, 8, 1, 4)).round(2).astype(np.float32)
    sides = source.random((2, 8, 1, 2)).round(2) * np.float32(0.5) + np.float32(0.2)
    boxes[..., 2:] = boxes[..., :2] + sides
    scores = source.random((2, 8, 3)).round(2).astype(np.float32)
    if shared:
        return boxes, scores
    turned = boxes[..., [2, 3, 0, 1]] * np.float32(0.8)
    return np.concatenate([boxes, boxes[:, ::-1], turned], 2), scores


def kept(boxes, scores, each, most, share, least, **options):
    op = ops.CombinedNonMaxSuppression(**options)
    return [o.asnumpy() for o in op(Tensor(boxes), Tensor(scores), each, most, share, least)]


# Whether classes share boxes, and options; then the box and the class of each that is kept.
CASES = [
    (
        (True, False, 3, 5),
        [(1, 1), (5, 2), (5, 0), (2, 2), (6, 2)],
        [(5, 1), (3, 1), (4, 2), (6, 1), (0, 2)],
    ),
    (
        (True, True, 2, 20),
        [(1, 1), (5, 2), (5, 0), (2, 2), (6, 1), (2, 0)],
        [(5, 1), (3, 1), (4, 2), (0, 2), (7, 0), (6, 0)],
    ),
    (
        (True, False, 2, 8),
        [(1, 1), (5, 2), (5, 0), (2, 2), (6, 1), (2, 0)],
        [(5, 1), (3, 1), (4, 2), (0, 2), (7, 0), (6, 0)],
    ),
    (
        (False, False, 3, 5),
        [(1, 1), (5, 2), (5, 0), (2, 2), (6, 2)],
        [(5, 1), (4, 2), (6, 1), (0, 2), (6, 2)],
    ),
    (
        (False, True, 2, 20),
        [(1, 1), (5, 2), (5, 0), (2, 2), (6, 1), (2, 0)],
        [(5, 1), (4, 2), (6, 1), (0, 2), (7, 0), (6, 0)],
    ),
]


@pytest.mark.parametrize("clip", [True, False])
@pytest.mark.parametrize(("call", "first", "second"), CASES)
def test_kept_boxes_are_mindspores(call, first, second, clip):
    shared, padded, each, most = call
    boxes, scores = drawn(shared=shared)
    options = {"pad_per_class": padded, "clip_boxes": clip}
    found, best, kinds, counts = kept(boxes, scores, each, most, 0.3, 0.4, **options)

    rows = min(most, each * 3) if padded else most
    assert [part.dtype for part in (found, best, kinds, counts)] == ["f4", "f4", "f4", "i4"]
    assert (found.shape, best.shape, kinds.shape) == ((2, rows, 4), (2, rows), (2, rows))
    for sample, expected in enumerate((first, second)):
        count = len(expected)
        numbers, classes = np.array(expected).T
        whole = boxes[sample, numbers, 0 if shared else classes]

        assert counts[sample] == count
        np.testing.assert_array_equal(kinds[sample, :count], classes)
        np.testing.assert_array_equal(best[sample, :count], scores[sample, numbers, classes])
        np.testing.assert_array_equal(found[sample, :count], whole.clip(0, 1) if clip else whole)
        assert not found[sample, count:].any()
        assert not best[sample, count:].any()


def test_boxes_without_an_area_share_nothing():
    _, best, _, counts = kept(
        np.repeat(FLAT[:, :1], 2, 1), np.float32([[[0.5], [0.4]]]), 3, 3, 0, 0
    )

    assert (best.tolist(), counts.tolist()) == (np.float32([[0.5, 0.4, 0]]).tolist(), [2])


def test_score_at_the_threshold_is_left_out():
    scores = np.float32([[[0.5, 0.5], [0.6, 0.5]]])
    _, best, _, counts = kept(FLAT, scores, 3, 3, 0.25, 0.5)

    assert (best.tolist(), counts.tolist()) == (np.float32([[0.6, 0, 0]]).tolist(), [1])


def test_of_equal_scores_lower_classes_come_first():
    boxes = np.float32([[[[0, 0, 1, 1]], [[0, 0, 0.5, 0.5]], [[0.6, 0.6, 1, 1]]]])
    found, _, kinds, counts = kept(boxes, np.full((1, 3, 2), 0.5, np.float32), 3, 7, 0.5, 0)

    assert (counts.tolist(), kinds.tolist()) == ([6], [[0, 0, 0, 1, 1, 1, 0]])
    np.testing.assert_array_equal(found[0, :3], boxes[0, :, 0])


def test_sizes_and_thresholds_may_be_tensors():
    numbers = [Tensor(np.array(n)) for n in (4, 1, 0.0, 0.0)]
    scores = np.float32([[[0.2, 0.7], [0.1, 0.8]]])
    found = ops.CombinedNonMaxSuppression()(Tensor(FLAT), Tensor(scores), *numbers)

    assert found[0].tolist() == [[[1, 1, 1, 1]]]
    assert found[2].tolist() == [[1]]


def test_what_is_kept_of_tensors_of_a_gpu_lies_there():
    with fake_gpu():
        found = kept(FLAT, np.float32([[[0.2], [0.1]]]), 1, 1, 0.5, 0)

    assert found[3].tolist() == [1]


@pytest.mark.parametrize(
    ("numbers", "options", "error"),
    [
        ((0, 1, 0.5, 0), {}, ArgumentValueError),
        ((1, 0, 0.5, 0), {}, ArgumentValueError),
        ((1, 1, 1.5, 0), {}, ArgumentValueError),
        ((1, 1, 0.5, 0), {"clip_boxes": 1}, ArgumentTypeError),
    ],
)
def test_wrong_options_are_refused(numbers, options, error):
    with pytest.raises(error):
        kept(FLAT, np.ones((1, 2, 1), np.float32), *numbers, **options)


@pytest.mark.parametrize(
    ("boxes", "scores", "error"),
    [
        ((1, 2, 4), (1, 2, 1), ShapeError),
        ((1, 2, 1, 4), (1, 3, 1), ShapeError),
        ((1, 2, 3, 4), (1, 2, 2), ShapeError),
        ((1, 2, 1, 5), (1, 2, 2), ShapeError),
    ],
)
def test_shapes_that_do_not_fit_are_refused(boxes, scores, error):
    with pytest.raises(error):
        kept(np.ones(boxes, np.float32), np.ones(scores, np.float32), 1, 1, 0.5, 0)


def test_other_types_are_refused():
    with pytest.raises(ArgumentTypeError):
        kept(FLAT.astype(np.float64), np.ones((1, 2, 1), np.float32), 1, 1, 0.5, 0)
