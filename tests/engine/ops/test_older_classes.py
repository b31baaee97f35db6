"""Operator classes that MindSpore keeps for older code, with its numbers."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu
from tests.gradients import each

COLOURS = np.array([[0.1, 0.5, 0.9], [0.7, 0.2, 0.3], [0.4, 0.4, 0.4], [1.0, 0, 0]])
HSV = [[0.58333333, 0.8888889, 0.9], [0.96666667, 0.71428571, 0.7], [0, 0, 0.4], [0, 1, 1]]
IMAGE = np.arange(32.0).reshape(1, 4, 4, 2)
RNG = np.random.default_rng(0)
X, W = RNG.standard_normal((1, 2, 4, 4)), RNG.standard_normal((3, 2, 3, 3))
OFFSETS = RNG.standard_normal((1, 27, 2, 2))
TALL, WIDE = np.array([[1.0, 2], [3, 4], [5, 6]]), np.array([[1.0, 2, 3], [3, 4, 1]])
AT, NUMBERS = np.array([[0, 1], [1, 2]]), np.array([1.0, 2.0])
BOXES = np.array([[1, 0.6, 0.1], [0.6, 1, 0.3], [0.1, 0.3, 1]])

# The operator, what it is called with, and what the real MindSpore 2.10 returns.
CASES = {
    "hue, saturation and value": (ops.RGBToHSV(), (COLOURS,), HSV),
    "red, green and blue": (ops.HSVToRGB(), (np.array(HSV),), COLOURS),
    "hue": (
        ops.AdjustHue(),
        (COLOURS, np.array(0.2)),
        [[0.66, 0.1, 0.9], [0.7, 0.7, 0.2], [0.4, 0.4, 0.4], [0.8, 1, 0]],
    ),
    "saturation": (
        ops.AdjustSaturation(),
        (COLOURS, np.array(0.5)),
        [[0.5, 0.7, 0.9], [0.7, 0.45, 0.5], [0.4, 0.4, 0.4], [1, 0.5, 0.5]],
    ),
    "area": (
        ops.ResizeArea(),
        (IMAGE, np.array([3, 2])),
        [[[[3, 4], [7, 8]], [[13, 14], [17, 18]], [[23, 24], [27, 28]]]],
    ),
    "area, corners aligned": (
        ops.ResizeArea(align_corners=True),
        (IMAGE, np.array([3, 2])),
        [
            [
                [[14 / 3, 17 / 3], [26 / 3, 29 / 3]],
                [[46 / 3, 49 / 3], [58 / 3, 61 / 3]],
                [[26, 27], [30, 31]],
            ]
        ],
    ),
    "volume patches": (
        ops.ExtractVolumePatches([1, 1, 2, 2, 2], [1, 1, 1, 1, 1], "VALID"),
        (np.arange(16.0).reshape(1, 2, 2, 2, 2),),
        np.array([0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15.0]).reshape(1, 16, 1, 1, 1),
    ),
    "deformable windows": (
        lambda x, w, o: ops.deformable_conv2d(x, w, o, (3, 3), (1, 1, 1, 1), (0, 0, 0, 0)),
        (X, W, OFFSETS),
        [
            [
                [[1.7450477, -2.5524325], [-2.4480586, 0.8137414]],
                [[2.0333219, -1.2629694], [-1.4350811, 1.9714259]],
                [[1.4768391, 2.7817342], [-0.03008533, -3.8541646]],
            ]
        ],
    ),
    "sparse product": (
        lambda *x: ops.SparseTensorDenseMatmul()(*x[:2], (3, 4), x[2]),
        (AT, NUMBERS, np.arange(8.0).reshape(4, 2)),
        [[2, 3], [8, 10], [0, 0]],
    ),
    "sparse product, both transposed": (
        lambda *x: ops.SparseTensorDenseMatmul(True, True)(*x[:2], (3, 4), x[2]),
        (AT, NUMBERS, np.arange(6.0).reshape(2, 3)),
        [[0, 0], [0, 3], [2, 8], [0, 0]],
    ),
    "sparse to dense": (
        ops.SparseToDense(),
        (AT, NUMBERS, np.array([3, 4])),
        [[0, 1, 0, 0], [0, 0, 2, 0], [0, 0, 0, 0]],
    ),
    "sparse sum": (
        lambda *x: ops.SparseTensorDenseAdd()(*x[:2], (2, 3), x[2]),
        (AT, NUMBERS, np.ones((2, 3))),
        [[1, 2, 1], [1, 1, 3]],
    ),
    "least squares": (
        ops.MatrixSolveLs(),
        (TALL, np.array([[1.0], [2], [4]]), np.array(0.1)),
        [[0.5647832], [0.16309339]],
    ),
    "least squares of few rows": (
        ops.MatrixSolveLs(),
        (WIDE, np.array([[1.0], [2]]), np.array(0.1)),
        [[0.23661414], [0.3081216], [0.04941572]],
    ),
    "least squares by the pseudoinverse": (
        ops.MatrixSolveLs(fast=False),
        (TALL, np.array([[1.0], [2], [4]]), np.array(0.1)),
        [[0.6666668], [0.08333323]],
    ),
    "overlaps": (
        ops.NonMaxSuppressionWithOverlaps(),
        (BOXES, np.array([0.5, 0.9, 0.2]), 3, 0.5, 0.0),
        [1, 2],
    ),
    "no n-gram twice": (
        ops.NoRepeatNGram(2),
        (np.array([[[1, 2, 1], [2, 1, 2]]]), np.ones((1, 2, 4), np.float32)),
        [[[1, 1, np.finfo(np.float32).min, 1], [1, np.finfo(np.float32).min, 1, 1]]],
    ),
    "bits": (ops.CompareAndBitpack(), (np.arange(1.0, 9), np.array(6.0)), [3]),
    "dense": (ops.Dense(), (np.array([[1.0, 2]]), np.array([[3.0, 4]]), np.ones(1)), [[12]]),
    "confusion": (
        ops.ConfusionMatrix(4),
        (np.array([0, 1, 1, 3]), np.array([1, 2, 1, 3])),
        [[0, 1, 0, 0], [0, 1, 1, 0], [0, 0, 0, 0], [0, 0, 0, 1]],
    ),
    "conjugate transpose": (
        lambda x: ops.ConjugateTranspose()(x, (1, 0)),
        (np.array([[1 + 1j, 2], [3, 4j]]),),
        [[1 - 1j, 3], [2, -4j]],
    ),
}


@pytest.mark.parametrize("device", ["CPU", "GPU"])
@pytest.mark.parametrize("case", CASES)
def test_result_is_mindspores(case, device):
    operator, inputs, expected = CASES[case]
    if device == "GPU":
        with fake_gpu():
            found = operator(*(Tensor(x) if isinstance(x, np.ndarray) else x for x in inputs))
            shown = found.asnumpy()
            assert found.device == "GPU:0"
    else:
        shown = operator(*(Tensor(x) if isinstance(x, np.ndarray) else x for x in inputs)).asnumpy()

    assert shown == pytest.approx(np.array(expected), rel=1e-4, abs=1e-6)


@pytest.mark.parametrize(
    ("function", "inputs"),
    [
        (ops.RGBToHSV(), (COLOURS[:2],)),
        (ops.HSVToRGB(), (np.array([[0.58, 0.88, 0.9], [0.9, 0.7, 0.7]]),)),
        (lambda x: ops.AdjustHue()(x, 0.15), (COLOURS[:2],)),
        (ops.ExtractVolumePatches(2, 1, "SAME"), (RNG.random((1, 1, 2, 3, 2)),)),
        (
            lambda *x: ops.deformable_conv2d(*x, (3, 3), (1, 1, 2, 1), (1, 1, 0, 1)),
            (X, W, np.tile(OFFSETS, (1, 1, 1, 2))[..., :3] * 0.4),
        ),
        (
            lambda v, d: ops.SparseTensorDenseMatmul()(Tensor(AT), v, (3, 4), d),
            (NUMBERS, RNG.random((4, 2))),
        ),
        (lambda m, r: ops.MatrixSolveLs()(m, r, 0.1), (TALL, np.ones((3, 1)))),
    ],
)
def test_gradients_are_those_of_finite_differences(function, inputs):
    weights = None

    def total(*given):
        nonlocal weights
        out = function(*(x if isinstance(x, Tensor) else Tensor(x) for x in given))
        weights = RNG.standard_normal(out.shape) if weights is None else weights
        return ops.sum(out * Tensor(weights))

    total(*inputs)
    found = each(ops.grad(total, tuple(range(len(inputs))))(*map(Tensor, inputs)))
    for k, gradient in enumerate(found):
        expected = finite_differences(lambda *x: total(*x).array, inputs, k)
        assert gradient.asnumpy() == pytest.approx(expected, rel=1e-4, abs=1e-6)


def test_distances_of_sequences():
    """Levenshtein's, as MindSpore's document and the real one have them."""
    hypothesis = (Tensor([[0, 0], [0, 1], [1, 0]]), Tensor([1.0, 2.0, 3.0]), Tensor([2, 2]))
    truth = (Tensor([[0, 0], [0, 1], [0, 2]]), Tensor([1.0, 3.0, 2.0]), Tensor([2, 3]))

    assert ops.EditDistance()(*hypothesis, *truth).tolist() == [pytest.approx(1 / 3), np.inf]
    assert ops.EditDistance(normalize=False)(*hypothesis, *truth).tolist() == [1, 1]
    assert ops.EditDistance()(*truth, *truth).tolist() == [0, 0]
    with pytest.raises(ShapeError, match="positions inside"):
        ops.EditDistance()(*hypothesis[:2], Tensor([1, 2]), *truth)
    with pytest.raises(ShapeError, match=r"EditDistance\(truth\)"):
        ops.EditDistance()(*hypothesis, truth[0], truth[1], Tensor([2]))


def test_smallest_steps_are_of_the_type():
    for dtype, step in (("float16", 2**-10), ("float32", 2**-23), ("float64", 2**-52)):
        assert ops.Eps()(Tensor([1.0]).astype(getattr(engine, dtype))).tolist() == [step]


def test_windows_of_volumes_have_room_where_zeros_are_added():
    x = ops.ones((2, 1, 3, 3, 3))
    found = ops.ExtractVolumePatches((1, 1, 2, 2, 2), (1, 1, 2, 2, 2), "SAME")(x)

    assert found.shape == (2, 8, 2, 2, 2)
    assert float(found.sum()) == 2 * 27


def test_groups_of_channels_look_where_they_are_told():
    """Offsets of whole pixels move the picture; a mask of a half halves it."""
    x = Tensor(RNG.standard_normal((1, 2, 3, 3)))
    offsets = np.zeros((1, 6, 3, 3))
    offsets[:, 1] = 1  # the second group looks one pixel to the right
    offsets[:, 4:] = 0.5
    found = ops.DeformableOffsets((1, 1, 1, 1), (0, 0, 0, 0), (1, 1), deformable_groups=2)(
        x, Tensor(offsets)
    ).asnumpy()

    assert found[:, 0] == pytest.approx(x.asnumpy()[:, 0] / 2)
    assert found[:, 1, :, :2] == pytest.approx(x.asnumpy()[:, 1, :, 1:] / 2)
    assert not found[:, 1, :, 2].any()


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: ops.RGBToHSV()(Tensor([1.0, 2.0])), ShapeError, r"\(…, 3\)"),
        (lambda: ops.RGBToHSV()(Tensor([1, 2, 3])), ArgumentTypeError, "floats"),
        (lambda: ops.ResizeArea()(Tensor(IMAGE), (0, 2)), ArgumentValueError, "from 1"),
        (lambda: ops.ResizeArea()(Tensor(IMAGE[0]), (2, 2)), ShapeError, "height"),
        (
            lambda: ops.ExtractVolumePatches(2, 1, "FULL")(ops.ones((1, 1, 3, 3, 3))),
            ArgumentValueError,
            "'VALID' or 'SAME'",
        ),
        (
            lambda: ops.ExtractVolumePatches(4, 1, "VALID")(ops.ones((1, 1, 3, 3, 3))),
            ShapeError,
            "at least 4",
        ),
        (
            lambda: ops.SparseToDense()(Tensor([[3, 0]]), Tensor([1.0]), (2, 2)),
            ShapeError,
            "positions inside",
        ),
        (
            lambda: ops.SparseToDense()(Tensor([[0.0, 0.0]]), Tensor([1.0]), (2, 2)),
            ArgumentTypeError,
            "whole numbers",
        ),
        (
            lambda: ops.SparseTensorDenseMatmul()(
                Tensor(AT), Tensor(NUMBERS), (3, 4), ops.ones((3, 2))
            ),
            ShapeError,
            r"\(4, …\)",
        ),
        (lambda: ops.MatrixSolveLs(fast=1), ArgumentTypeError, "a bool"),
        (lambda: ops.MatrixSolveLs()(Tensor(TALL), ops.ones((2, 1))), ShapeError, "sides"),
        (
            lambda: ops.NonMaxSuppressionWithOverlaps()(Tensor(BOXES), ops.ones((2,)), 1, 0.5, 0),
            ShapeError,
            r"\(2, 2\)",
        ),
        (
            lambda: ops.NoRepeatNGram(4)(Tensor([[[1, 2]]]), ops.ones((1, 1, 3))),
            ArgumentValueError,
            "1 to 2",
        ),
        (
            lambda: ops.NoRepeatNGram(1)(Tensor([[[1.0]]]), ops.ones((1, 1, 3))),
            ArgumentTypeError,
            "whole numbers",
        ),
        (lambda: ops.CompareAndBitpack()(ops.ones((7,)), 0), ShapeError, "divisible by 8"),
        (lambda: ops.ConfusionMatrix(2.0), ArgumentTypeError, "an int"),
        (
            lambda: ops.ConfusionMatrix(2)(Tensor([1.0]), Tensor([1])),
            ArgumentTypeError,
            "whole numbers",
        ),
        (
            lambda: ops.deformable_conv2d(
                Tensor(X), Tensor(W), Tensor(OFFSETS), (3, 3), (1, 1, 1, 1), (1, 1, 0, 0)
            ),
            ShapeError,
            r"\(1, 27, 4, 2\)",
        ),
        (
            lambda: ops.deformable_conv2d(
                Tensor(X), Tensor(W), Tensor(OFFSETS), (3, 3), (1, 1), (0, 0, 0, 0)
            ),
            ArgumentValueError,
            "4 numbers",
        ),
    ],
)
def test_what_does_not_fit_is_refused(call, error, text):
    with pytest.raises(error, match=text):
        call()


def test_order_that_older_networks_ask_for_is_that_of_their_calls():
    source, destination = Tensor([1.0]), Tensor([2.0])

    assert ops.operations.ControlDepend()(source, destination) is source
    assert ops.operations.ControlDepend(depend_mode=1)(source, destination) is source
    assert ops.grad(lambda x: ops.ControlDepend()(x * x, x))(source).tolist() == [2]
    with pytest.raises(ArgumentValueError):
        ops.ControlDepend(2)
    with pytest.raises(ArgumentTypeError):
        ops.ControlDepend("0")
