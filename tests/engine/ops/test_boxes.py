"""Boxes: the kept numbers are MindSpore's (2.10, CPU)."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

ANCHORS = Tensor([[0.0, 0.0, 9.0, 9.0], [5.0, 5.0, 14.0, 19.0], [2.0, 1.0, 3.0, 8.0]])
TRUE = Tensor([[0.0, 0.0, 4.0, 4.0], [4.0, 6.0, 14.0, 16.0], [1.0, 1.0, 5.0, 6.0]])
DELTAS = Tensor([[0.1, 0.2, 0.3, 0.4], [-1.0, 2.0, 5.0, -6.0], [0.0, 0.0, 0.0, 0.0]])


def test_common_area_is_told_by_that_of_both_or_of_the_true_box():
    both = [[0.25, 0, 0.24242425], [0.12182741, 0.6832298, 0]]
    true = [[1, 0, 0.32], [0.19834711, 0.90909094, 0]]

    assert np.allclose(ops.iou(ANCHORS, TRUE[:2]).asnumpy(), both, rtol=1e-6)
    assert np.allclose(ops.IOU("iof")(ANCHORS, TRUE[:2]).asnumpy(), true, rtol=1e-6)
    assert (
        ops.iou(ANCHORS.astype("float16"), TRUE.astype("float16")).dtype
        == ANCHORS[:0].astype("float16").dtype
    )


def test_true_boxes_are_distances_from_anchors():
    found = ops.bounding_box_encode(ANCHORS, TRUE).asnumpy()

    expected = [
        [-0.25, -0.25, -0.6931472, -0.6931472],
        [-0.05, -0.06666667, 0.0953102, -0.31015491],
        [0.25, -0.125, 0.91629076, -0.28768209],
    ]
    assert np.allclose(found, expected, rtol=1e-6)


def test_distances_become_boxes_within_the_image():
    found = ops.bounding_box_decode(ANCHORS, DELTAS, (20, 24)).asnumpy()
    held = ops.BoundingBoxDecode(max_shape=(768, 1280), wh_ratio_clip=0.5)(
        ANCHORS, DELTAS
    ).asnumpy()

    assert np.allclose(found[:2], [[0, 0, 11.7492943, 13.4591236], [0, 20, 24, 20]], rtol=1e-6)
    assert np.allclose(held[1:], [[0, 38.75, 9, 45.25], [2, 1, 3, 8]], rtol=1e-6)


def test_boxes_come_back_and_pass_gradients_on():
    means, stds = (0.0, 0.1, 0.0, 0.2), (1.0, 0.5, 1.0, 2.0)
    encode = ops.BoundingBoxEncode(means, stds)
    decode = ops.BoundingBoxDecode((20, 20), means, stds)
    gradient = ops.grad(lambda boxes: decode(ANCHORS, encode(ANCHORS, boxes)))(TRUE + 1)

    assert np.allclose(decode(ANCHORS, encode(ANCHORS, TRUE)).asnumpy(), TRUE.asnumpy(), atol=1e-5)
    assert np.allclose(gradient.asnumpy(), 1, atol=1e-5)


def test_box_is_valid_within_the_scaled_image():
    boxes = Tensor([[0.0, 0, 9, 9], [-1, 0, 3, 3], [0, 0, 20, 9], [0, 0, 9, 12]])

    assert ops.check_valid(boxes, Tensor([10.0, 20.0, 1.0])).tolist() == [True, False, False, False]
    assert ops.CheckValid()(boxes, Tensor([20.0, 18.0, 0.5])).tolist() == [False] * 4


@pytest.mark.parametrize(
    ("threshold", "kept"),
    [
        (0.1, [True, True, False, False, False]),
        (0.5, [True, True, False, False, False]),
        (0.9, [True, True, True, True, False]),
    ],
)
def test_worse_boxes_that_share_too_much_are_not_kept(threshold, kept):
    scored = [[10, 10, 20, 20, 0.5], [11, 11, 21, 21, 0.9], [40, 40, 60, 60, 0.7]]
    scored += [[10, 10, 20, 21, 0.3], [12, 10, 22, 20, 0.6]]
    boxes, numbers, mask = ops.NMSWithMask(threshold)(Tensor(np.array(scored, np.float32)))

    assert np.allclose(boxes.asnumpy()[:, 4], [0.9, 0.7, 0.6, 0.5, 0.3])
    assert (numbers.tolist(), mask.tolist()) == ([0, 1, 2, 3, 4], kept)


def test_best_few_of_scored_boxes_are_numbered_best_first():
    boxes = Tensor([[0.0, 0, 1, 1], [0, 0.1, 1, 1.1], [1, 10.9, 0, 9.9], [0, 100, 1, 101]])
    scores, few = Tensor([0.9, 0.75, 0.95, 0.3]), ops.NonMaxSuppressionV3()

    assert few(boxes, scores, Tensor(3), Tensor(0.5), Tensor(0.0)).tolist() == [2, 0, 3]
    assert few(boxes, scores, 2, 0.9, 0.0).tolist() == [2, 0]
    assert few(boxes, scores, 9, 0.9, 0.5).tolist() == [2, 0, 1]


def test_box_that_was_left_out_leaves_none_out():
    chain = Tensor([[0.0, 0, 10, 1, 0.9], [4, 0, 14, 1, 0.8], [8, 0, 18, 1, 0.7]])

    assert ops.NMSWithMask(0.3)(chain)[2].tolist() == [True, False, True]


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda: ops.iou(ANCHORS, TRUE, "giou"), KeyError),
        (lambda: ops.iou(ANCHORS, Tensor([1.0])), ValueError),
        (lambda: ops.bounding_box_encode(ANCHORS, Tensor([[1.0]])), ValueError),
        (lambda: ops.check_valid(ANCHORS, Tensor([1.0])), ValueError),
        (lambda: ops.NMSWithMask()(ANCHORS), ValueError),
    ],
)
def test_what_is_no_box_is_refused(call, kind):
    with pytest.raises(kind):
        call()
