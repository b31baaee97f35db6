"""Windows around points: what the real MindSpore 2.10 cuts out, and how its noise is spread."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu

IMAGE = np.arange(25, dtype=np.float32).reshape(1, 5, 5, 1)

# centered, normalized, the middle, the size: what comes out, as rows.
CASES = [
    (True, True, (0, 0), (2, 2), [[6, 7], [11, 12]]),
    (True, True, (0, 0), (3, 2), [[6, 7], [11, 12], [16, 17]]),
    (True, True, (1, 1), (3, 2), [[19, 0], [24, 0], [0, 0]]),
    (True, True, (0.3, -0.4), (2, 2), [[10, 11], [15, 16]]),
    (True, True, (2.2, 3), (2, 2), [[0, 0], [0, 0]]),
    (True, False, (1, 1), (3, 2), [[7, 8], [12, 13], [17, 18]]),
    (True, False, (2.2, 3), (2, 2), [[13, 14], [18, 19]]),
    (True, False, (-1, 4), (3, 2), [[3, 4], [8, 9], [13, 14]]),
    (False, True, (0, 0), (3, 2), [[0, 0], [0, 0], [0, 5]]),
    (False, True, (1, 1), (2, 2), [[24, 0], [0, 0]]),
    (False, False, (0.3, -0.4), (2, 2), [[0, 0], [0, 5]]),
    (False, False, (0.3, -0.4), (3, 2), [[0, 0], [0, 0], [0, 5]]),
    (False, False, (-1, 4), (3, 2), [[0, 0], [0, 0], [3, 4]]),
]


def cut(centered, normalized, middle, size, noise="zero", image=IMAGE):
    op = ops.ExtractGlimpse(centered, normalized, uniform_noise=False, noise=noise)
    found = op(Tensor(image), Tensor(np.array(size, np.int32)), Tensor(np.float32([middle])))
    return found.asnumpy()


@pytest.mark.parametrize(("centered", "normalized", "middle", "size", "expected"), CASES)
def test_window_is_mindspores(centered, normalized, middle, size, expected):
    found = cut(centered, normalized, middle, size)

    assert found.dtype == np.float32
    assert found[0, :, :, 0].tolist() == expected


def test_each_image_has_its_own_window():
    image = np.arange(144, dtype=np.float32).reshape(2, 6, 6, 2) + 1
    middles = Tensor(np.float32([[0.5, 0.25], [-0.5, -0.2]]))
    op = ops.ExtractGlimpse(uniform_noise=False, noise="zero")
    found = op(Tensor(image), Tensor([4, 1], engine.int32), middles).asnumpy()

    assert found[0, :, 0].tolist() == [[31, 32], [43, 44], [55, 56], [67, 68]]
    assert found[1, :, 0].tolist() == [[75, 76], [87, 88], [99, 100], [111, 112]]


@pytest.mark.parametrize(
    ("noise", "mean", "deviation"), [("uniform", 0, 3**-0.5), ("gaussian", 10, 0.5)]
)
def test_noise_beyond_the_image_is_spread_as_mindspores(noise, mean, deviation):
    engine.set_seed(0)
    found = cut(False, False, (0, 0), (200, 200), noise, np.full((1, 1, 1, 1), 1e9, np.float32))
    drawn = found[found < 1e9]

    assert drawn.size == 200 * 200 - 1
    assert drawn.mean() == pytest.approx(mean, abs=0.02)
    assert drawn.std() == pytest.approx(deviation, abs=0.01)
    assert noise == "gaussian" or (np.abs(drawn).max() <= 1 and np.abs(drawn).max() > 0.99)


def test_noise_follows_the_seed():
    engine.set_seed(3)
    first = cut(False, False, (0, 0), (3, 3), "uniform")
    second = cut(False, False, (0, 0), (3, 3), "uniform")
    engine.set_seed(3)

    assert (cut(False, False, (0, 0), (3, 3), "uniform") == first).all()
    assert (first != second).any()


def test_window_of_a_tensor_on_a_gpu_lies_there():
    with fake_gpu():
        found = cut(True, True, (0, 0), (2, 2))
        noisy = cut(False, False, (0, 0), (2, 2), "uniform")

    assert found[0, :, :, 0].tolist() == [[6, 7], [11, 12]]
    assert noisy[0, 1, 1, 0] == 0


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"centered": 1}, ArgumentTypeError),
        ({"normalized": None}, ArgumentTypeError),
        ({"uniform_noise": "no"}, ArgumentTypeError),
        ({"noise": 3}, ArgumentTypeError),
        ({"noise": "zero"}, ArgumentValueError),
        ({"noise": "pink", "uniform_noise": False}, ArgumentValueError),
    ],
)
def test_wrong_options_are_refused(options, error):
    with pytest.raises(error):
        ops.ExtractGlimpse(**options)(
            Tensor(IMAGE), Tensor([1, 1], engine.int32), Tensor(np.zeros((1, 2), np.float32))
        )


@pytest.mark.parametrize(
    ("image", "size", "middles", "error"),
    [
        (IMAGE[0], [1, 1], [[0, 0]], ShapeError),
        (IMAGE.astype(np.float64), [1, 1], [[0, 0]], ArgumentTypeError),
        (IMAGE, [1, 1], [[0, 0], [0, 0]], ShapeError),
        (IMAGE, [1, 1, 1], [[0, 0]], ShapeError),
        (IMAGE, [0, 1], [[0, 0]], ArgumentValueError),
    ],
)
def test_wrong_inputs_are_refused(image, size, middles, error):
    with pytest.raises(error):
        ops.ExtractGlimpse()(
            Tensor(image), Tensor(size, engine.int32), Tensor(np.array(middles, np.float32))
        )
