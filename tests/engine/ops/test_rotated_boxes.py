"""How much turned boxes share: known areas, and points counted on a grid."""

from __future__ import annotations

import math

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu

SQUARE = (0.0, 0.0, 2.0, 2.0, 0.0)


def share(box, other, **options):
    given = (Tensor(np.float32([[one]])) for one in (box, other))
    return float(ops.rotated_iou(*given, **options).asnumpy()[0, 0, 0])


def within(box, x, y):
    """Whether points lie in a box, seen from its middle."""
    angle = math.radians(box[4])
    across = (x - box[0]) * math.cos(angle) + (y - box[1]) * math.sin(angle)
    along = (y - box[1]) * math.cos(angle) - (x - box[0]) * math.sin(angle)
    return (np.abs(across) <= box[2] / 2) & (np.abs(along) <= box[3] / 2)


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (SQUARE, 1),
        ((0, 0, 2, 2, 90), 1),
        ((0, 0, 2, 2, -450), 1),
        ((0, 0, 2, 2, 45), math.sqrt(0.5)),  # an octagon
        ((1, 0, 2, 2, 0), 1 / 3),
        ((2, 0, 2, 2, 0), 0),  # side by side
        ((5, 5, 2, 2, 30), 0),
        ((0, 0, 1, 1, 30), 1 / 4),  # inside
        ((0, 0, 8, 8, 10), 1 / 16),  # around
        ((0.5, 0, 1, 2, 0), 1 / 2),  # with common edges
        ((0, 0, 4, 1, 90), 2 / 6),  # a cross
        ((0, 0, 0, 2, 0), 0),
        ((0, 0, -1, 2, 0), 0),
    ],
)
def test_share_is_that_of_known_areas(other, expected):
    assert share(SQUARE, other) == pytest.approx(expected, abs=1e-6)
    assert share(other, SQUARE) == pytest.approx(expected, abs=1e-6)


def test_share_of_the_box_alone_is_asked_for_by_the_mode():
    assert share((0, 0, 1, 1, 30), SQUARE, mode=1) == pytest.approx(1)
    assert share(SQUARE, (0, 0, 1, 1, 30), mode=1) == pytest.approx(1 / 4)


def test_box_turns_from_the_x_axis_to_the_y_axis():
    """A long box turned by 30 degrees reaches the point there, not its mirror image."""
    long, there, mirrored = (0, 0, 10, 0.5, 30), (3.5, 2, 0.2, 0.2, 0), (3.5, -2, 0.2, 0.2, 0)

    assert share(there, long, mode=1) == pytest.approx(1)
    assert share(mirrored, long, mode=1) == 0


def test_corners_may_stand_for_middle_and_sides():
    assert share((-1, -1, 1, 1, 0), (0, -1, 2, 1, 0), trans=True) == pytest.approx(1 / 3)


def test_shares_are_those_of_points_on_a_grid(rng):
    low, high = [-1, -1, 0.5, 0.5, -180], [1, 1, 3, 3, 180]
    boxes, others = (rng.uniform(low, high, (2, 4, 5)).astype(np.float32) for _ in range(2))
    found = ops.rotated_iou(Tensor(boxes), Tensor(others)).asnumpy()
    x, y = np.meshgrid(np.linspace(-4, 4, 801), np.linspace(-4, 4, 801))

    for sample, row, column in np.ndindex(found.shape):
        one, other = within(boxes[sample, row], x, y), within(others[sample, column], x, y)
        expected = (one & other).sum() / (one | other).sum()

        assert found[sample, row, column] == pytest.approx(expected, abs=0.015)


def test_boxes_meet_those_of_their_number_alone_if_asked(rng):
    boxes, others = (Tensor(rng.uniform(0, 2, (2, 3, 5)).astype(np.float32)) for _ in range(2))
    crossed = ops.rotated_iou(boxes, others).asnumpy()
    found = ops.rotated_iou(boxes, others, is_cross=False).asnumpy()

    assert found.shape == (2, 3)
    np.testing.assert_array_equal(found, np.einsum("bii->bi", crossed))


@pytest.mark.parametrize("kind", [engine.float16, engine.bfloat16, engine.float32])
def test_type_of_the_boxes_comes_back(kind):
    boxes = Tensor(np.float32([[SQUARE]])).astype(kind)

    assert ops.rotated_iou(boxes, boxes).dtype == kind


def test_class_does_what_the_function_does():
    box, other = (Tensor(np.float32([[one]])) for one in (SQUARE, (1, 0, 2, 2, 0)))
    found = ops.auto_generate.RotatedIou()(box, other, False, 1)

    assert found.asnumpy().ravel() == pytest.approx(0.5)


def test_shares_of_no_boxes_are_none():
    boxes = ops.zeros((2, 0, 5))

    assert ops.rotated_iou(boxes, ops.zeros((2, 3, 5))).shape == (2, 0, 3)


def test_shares_of_boxes_of_a_gpu_lie_there():
    with fake_gpu():
        assert share(SQUARE, (1, 0, 2, 2, 0)) == pytest.approx(1 / 3)


def test_wrong_boxes_are_refused():
    boxes = ops.zeros((2, 3, 5))
    with pytest.raises(ArgumentTypeError):
        ops.rotated_iou([1.0], boxes)
    with pytest.raises(ArgumentTypeError):
        ops.rotated_iou(boxes, boxes.astype(engine.float64))
    with pytest.raises(ShapeError):
        ops.rotated_iou(boxes, ops.zeros((2, 3, 4)))
    with pytest.raises(ShapeError):
        ops.rotated_iou(boxes, ops.zeros((3, 3, 5)))
    with pytest.raises(ShapeError):
        ops.rotated_iou(boxes, ops.zeros((2, 4, 5)), is_cross=False)
