"""Normal numbers between bounds, and parts of images.

The real MindSpore 2.10 draws other numbers; of normal ones it gives each row the bounds of the
first, against its documents.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

import engine
from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from tests.engine.fake_cupy.gpu import fake_gpu

SIZE = [100, 120, 3]
BOXES = [[[0.3, 0.17, 0.95, 0.40], [0, 0.5, 0.2, 0.7]]]


def bounded(shape, *numbers, kind=np.float64, **seeds):
    op = ops.ParameterizedTruncatedNormal(**seeds)
    given = (Tensor(np.array(x, kind)) for x in numbers)
    return op(Tensor(np.array(shape, np.int32)), *given).asnumpy()


@pytest.mark.parametrize(
    ("mean", "scale", "low", "high"),
    [
        (0, 1, -0.5, 2),
        (1, 2, -np.inf, 0),
        (0, 1, 3, 4),
        (0, 1, 20, np.inf),
        (5, 0.1, -1, 5.05),
        (0, 1, -np.inf, np.inf),
        (0, 1, -41, -40),
    ],
)
def test_numbers_follow_the_truncated_normal_law(mean, scale, low, high):
    found = bounded((4, 2500), mean, scale, low, high, seed=1).ravel()
    law = stats.truncnorm((low - mean) / scale, (high - mean) / scale, mean, scale)

    assert low <= found.min() <= found.max() <= high
    assert stats.kstest(found, law.cdf).pvalue > 0.01


def test_each_row_has_its_own_parameters():
    found = bounded((2, 1000), [0, 10], [1, 2], [-1, 8], [0, 9], seed=2)

    assert -1 <= found[0].min() <= found[0].max() <= 0
    assert 8 <= found[1].min() <= found[1].max() <= 9


@pytest.mark.parametrize("kind", [np.float16, np.float32, np.float64])
def test_type_of_the_parameters_comes_back(kind):
    found = bounded((2, 3, 4), [0], [1], [-100], [100], kind=kind)

    assert (found.shape, found.dtype) == ((2, 3, 4), kind)


def test_seeds_repeat_the_numbers_of_an_object():
    first, again = (bounded((1, 5), 0, 1, -1, 1, seed=3, seed2=4) for _ in range(2))
    engine.set_seed(5)
    drawn = bounded((1, 5), 0, 1, -1, 1)
    engine.set_seed(5)

    assert (first == again).all()
    assert (bounded((1, 5), 0, 1, -1, 1) == drawn).all()
    assert (bounded((1, 5), 0, 1, -1, 1) != drawn).any()


def test_numbers_for_a_gpu_lie_there():
    with fake_gpu():
        found = bounded((2, 3), 0, 1, 3, 4, seed=1)

    assert ((found >= 3) & (found <= 4)).all()


@pytest.mark.parametrize(
    ("shape", "numbers", "error"),
    [
        ((3,), (0, 1, 0, 1), ShapeError),
        ((2, 0), (0, 1, 0, 1), ArgumentValueError),
        ((2, 3), (0, -1, 0, 1), ArgumentValueError),
        ((2, 3), (0, 1, 1, 1), ArgumentValueError),
        ((2, 3), ([0, 0, 0], 1, 0, 1), ShapeError),
    ],
)
def test_wrong_parameters_are_refused(shape, numbers, error):
    with pytest.raises(error):
        bounded(shape, *numbers)


def test_wrong_types_and_seeds_of_normal_numbers_are_refused():
    with pytest.raises(ArgumentTypeError):
        bounded((2, 3), 0, 1, 0, 1, kind=np.int32)
    with pytest.raises(ArgumentValueError):
        ops.ParameterizedTruncatedNormal(seed=-1)


def part(size=SIZE, boxes=BOXES, least=0.4, kind=np.int32, **options):
    given = (np.array(size, kind), np.array(boxes, np.float32), np.float32([least]))
    op = ops.SampleDistortedBoundingBoxV2(**options)
    return [x.asnumpy() for x in op(*map(Tensor, given))]


def test_part_has_the_shape_and_the_size_that_are_asked_for():
    options = {"aspect_ratio_range": (0.8, 1.25), "area_range": (0.1, 0.9)}
    found = [part(seed=seed, **options) for seed in range(1, 150)]
    begins, sizes, boxes = (np.array(x) for x in zip(*found, strict=True))
    shares, ratios = sizes[:, 0] * sizes[:, 1] / 12000, sizes[:, 1] / sizes[:, 0]

    assert not begins[:, 2].any()
    assert (sizes[:, 2] == -1).all()
    assert 0.1 <= shares.min() <= shares.max() <= 0.9
    assert 0.8 - 0.03 <= ratios.min() <= ratios.max() <= 1.25 + 0.03  # of whole pixels
    assert (begins[:, :2] + sizes[:, :2] <= SIZE[:2]).all()
    ends = begins[:, :2] + sizes[:, :2]
    expected = np.concatenate([begins[:, :2], ends], 1) / [100, 120, 100, 120]
    np.testing.assert_allclose(boxes[:, 0, 0], expected, rtol=1e-6)


def test_part_shows_enough_of_an_object():
    objects = (np.float32(BOXES[0]) * np.float32([100, 120, 100, 120])).astype(int)
    for seed in range(1, 100):
        begin, size, _ = part(seed=seed, least=0.7)
        low = np.maximum(objects[:, :2], begin[:2])
        high = np.minimum(objects[:, 2:], begin[:2] + size[:2])
        areas = (objects[:, 2:] - objects[:, :2]).prod(1)

        assert ((high - low).clip(0).prod(1) / areas).max() >= 0.7


def test_whole_image_comes_where_no_part_will_do():
    begin, size, box = part([640, 480, 3], seed=1, area_range=(0.001, 0.002), least=0.9)

    assert (begin.tolist(), size.tolist()) == ([0, 0, 0], [640, 480, -1])
    assert box.tolist() == [[[0, 0, 1, 1]]]


def test_type_of_the_sizes_comes_back():
    begin, size, box = part([64, 48, 3], kind=np.uint8, seed=1)

    assert (begin.dtype, size.dtype, box.dtype) == (np.uint8, np.uint8, np.float32)
    assert size[2] == 255


def test_image_stands_for_an_object_if_asked():
    none = np.zeros((1, 0, 4))

    assert part(boxes=none, use_image_if_no_bounding_boxes=True, seed=1)[1][0] > 0
    with pytest.raises(ArgumentValueError, match="use_image"):
        part(boxes=none)


def test_seeds_repeat_the_part_at_every_call():
    op = ops.SampleDistortedBoundingBoxV2(seed=1, seed2=1)
    given = [Tensor(np.array(SIZE, np.int32)), Tensor(np.float32(BOXES)), Tensor(np.float32([0.4]))]
    engine.set_seed(6)
    drawn = [part()[1].tolist() for _ in range(4)]
    engine.set_seed(6)

    assert op(*given)[0].tolist() == op(*given)[0].tolist()
    assert [part()[1].tolist() for _ in range(4)] == drawn
    assert len({tuple(x) for x in drawn}) > 1


def test_part_of_an_image_of_a_gpu_lies_there():
    with fake_gpu():
        assert part(seed=1)[0].shape == (3,)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"seed": 1.5}, ArgumentTypeError),
        ({"seed2": -1}, ArgumentValueError),
        ({"aspect_ratio_range": 0.5}, ArgumentTypeError),
        ({"aspect_ratio_range": (1, 2)}, ArgumentTypeError),
        ({"aspect_ratio_range": (2.0, 1.0)}, ArgumentValueError),
        ({"area_range": (0.0, 1.0)}, ArgumentValueError),
        ({"area_range": (0.5, 1.5)}, ArgumentValueError),
        ({"area_range": (0.1, 0.5, 1.0)}, ArgumentValueError),
        ({"max_attempts": 0}, ArgumentValueError),
        ({"use_image_if_no_bounding_boxes": 1}, ArgumentTypeError),
    ],
)
def test_wrong_options_are_refused(options, error):
    with pytest.raises(error):
        ops.SampleDistortedBoundingBoxV2(**options)


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"size": [0, 4, 3]}, StateError),
        ({"size": [4, 4]}, ShapeError),
        ({"size": [4.0, 4.0, 3.0], "kind": np.float32}, ArgumentTypeError),
        ({"boxes": [[[0, 0, 1.5, 1]]]}, StateError),
        ({"boxes": [[[0.5, 0.5, 0.1, 0.1]]]}, StateError),
        ({"boxes": [[0, 0, 1, 1]]}, ShapeError),
        ({"least": 1.2}, StateError),
    ],
)
def test_wrong_inputs_are_refused(given, error):
    with pytest.raises(error):
        part(**given)
