"""Images scaled and moved: what the real MindSpore 2.10 returns, and finite differences."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu

IMAGE = (np.arange(20, dtype=np.float32) / 7).reshape(1, 4, 5, 1)

SQUARES = IMAGE**2

# kernel, antialias: two rows of three pixels, scaled by 0.6 and 1.4, moved by 0.2 and -0.3.
KERNELS = {
    ("lanczos1", True): [0.1038918, 0.1610678, 0.2166655, 1.552326, 1.883626, 2.107936],
    ("lanczos1", False): [0.000120048, 0.01899529, 0.05102041, 1.736975, 2.095604, 2.336735],
    ("lanczos3", True): [-0.1845315, -0.1628405, -0.1191894, 1.733982, 1.989058, 2.316972],
    ("lanczos3", False): [8.991739e-05, 0.01327138, 0.04655791, 1.2489, 1.493392, 1.808414],
    ("lanczos5", True): [-0.3309666, -0.3261273, -0.2830019, 1.751265, 1.984641, 2.399725],
    ("lanczos5", False): [-6.080372e-06, 0.008928811, 0.05872011, 1.161917, 1.386214, 1.786523],
    ("gaussian", True): [0.2504171, 0.3176265, 0.4050825, 1.766483, 2.003181, 2.268521],
    ("gaussian", False): [0.0676448, 0.09875758, 0.1483289, 1.64807, 1.890144, 2.161128],
    ("box", True): [0.0, 0.02040816, 0.05102041, 1.27551, 1.602041, 1.785714],
    ("box", False): [0.0, 0.02040816, 0.05102041, 2.040816, 2.469388, 2.704082],
    ("triangle", True): [0.1513952, 0.2076218, 0.2842565, 1.812682, 2.082362, 2.372449],
    ("triangle", False): [0.001457727, 0.01603499, 0.05102041, 1.556365, 1.813897, 2.091837],
    ("keyscubic", True): [0.01130484, 0.05024358, 0.1115147, 1.696704, 1.957065, 2.249449],
    ("keyscubic", False): [0.0007107052, 0.01273729, 0.04591838, 1.431353, 1.686458, 1.973356],
    ("mitchellcubic", True): [0.1155107, 0.1668665, 0.2423173, 1.744219, 1.986398, 2.271771],
    ("mitchellcubic", False): [0.03311433, 0.05413055, 0.09620528, 1.509091, 1.749209, 2.032313],
}

# kernel, scale, translation and the pixels.
CASES = [
    (
        "lanczos3",
        (2, 0.5),
        (0, 0),
        [
            [-0.01946852, 0.092437, 0.2461596],
            [0.03879821, 0.2581468, 0.4803378],
            [0.3566712, 0.8198099, 1.197357],
            [0.8273745, 1.566306, 2.119603],
            [1.541838, 2.483117, 3.165361],
            [3.018713, 4.235785, 5.093779],
        ],
    ),
    ("box", (1, 1), (1, 1), [[0.0, 0.0], [0.0, 0.0]]),
    ("keyscubic", (0.2, 0.2), (0, 0), [[2.674001, 0.0], [0.0, 0.0]]),
    (
        "gaussian",
        (1.3, 0.9),
        (-2, 1.5),
        [
            [0.0, 1.153853, 1.338195, 1.708756],
            [0.0, 2.537379, 2.814944, 3.358436],
            [0.0, 4.266863, 4.62896, 5.329263],
            [0.0, 0.0, 0.0, 0.0],
            [0.0, 0.0, 0.0, 0.0],
        ],
    ),
    ("triangle", (1, 1), (-30, 0), [[0.0, 0.0], [0.0, 0.0]]),
]


def scaled(image, size, scale, move, *options):
    numbers = (Tensor(np.array(size, np.int32)), *(Tensor(np.float32(n)) for n in (scale, move)))
    return ops.ScaleAndTranslate(*options)(Tensor(image), *numbers).asnumpy()


@pytest.mark.parametrize(("options", "expected"), KERNELS.items())
def test_kernels_are_mindspores(options, expected):
    found = scaled(SQUARES, (2, 3), (0.6, 1.4), (0.2, -0.3), *options)

    np.testing.assert_allclose(found.ravel(), expected, rtol=1e-5, atol=5e-6)


@pytest.mark.parametrize(("kernel", "scale", "move", "expected"), CASES)
def test_scales_and_moves_are_mindspores(kernel, scale, move, expected):
    found = scaled(SQUARES, np.shape(expected), scale, move, kernel)

    assert found.dtype == np.float32
    np.testing.assert_allclose(found[0, :, :, 0], expected, rtol=1e-5, atol=5e-6)


def test_pixels_from_beyond_the_image_are_0_whatever_lies_at_its_corner():
    image = np.full((1, 2, 2, 1), np.inf, np.float32)

    assert not scaled(image, (2, 2), (1, 1), (-30, 0)).any()


@pytest.mark.parametrize("kind", [np.int32, np.uint8, np.float16, np.float64])
def test_float32_comes_out_of_every_type(kind):
    found = scaled(np.ones((2, 3, 3, 2), kind), (2, 2), (1, 1), (0, 0))

    assert found.dtype == np.float32
    np.testing.assert_allclose(found, np.ones((2, 2, 2, 2)), rtol=1e-6)


@pytest.mark.parametrize(("kernel", "antialias"), [("lanczos3", True), ("triangle", False)])
def test_gradient_equals_finite_differences(rng, kernel, antialias):
    image = rng.standard_normal((2, 4, 5, 2)).astype(np.float32)
    size = Tensor([3, 4], engine.int32)
    numbers = [Tensor(np.float32(n)) for n in ((0.6, 1.4), (0.2, -0.3))]
    weights = Tensor(rng.standard_normal((2, 3, 4, 2)).astype(np.float32))

    def total(x):
        return (ops.ScaleAndTranslate(kernel, antialias)(x, size, *numbers) * weights).sum()

    found = ops.grad(total)(Tensor(image)).asnumpy()
    expected = finite_differences(
        lambda x: total(Tensor(x.astype(np.float32))).asnumpy(), (image * 1.0,), 0, step=0.1
    )
    np.testing.assert_allclose(found, expected, atol=2e-4)


def test_images_of_a_gpu_are_scaled_there():
    with fake_gpu():
        found = scaled(SQUARES, (2, 2), (0.2, 0.2), (0, 0), "keyscubic")

    np.testing.assert_allclose(found[0, :, :, 0], [[2.674001, 0], [0, 0]], rtol=1e-5)


@pytest.mark.parametrize(
    ("options", "error"),
    [((3,), ArgumentTypeError), (("cubic",), ArgumentValueError), (("box", 1), ArgumentTypeError)],
)
def test_wrong_options_are_refused(options, error):
    with pytest.raises(error):
        scaled(IMAGE, (2, 2), (1, 1), (0, 0), *options)


@pytest.mark.parametrize(
    ("image", "size", "scale", "move", "error"),
    [
        (IMAGE[0], (2, 2), (1, 1), (0, 0), ShapeError),
        (IMAGE.astype(complex), (2, 2), (1, 1), (0, 0), ArgumentTypeError),
        (IMAGE, (2, 2, 2), (1, 1), (0, 0), ShapeError),
        (IMAGE, (0, 2), (1, 1), (0, 0), ArgumentValueError),
        (IMAGE, (2, 2), (0, 1), (0, 0), ArgumentValueError),
        (IMAGE, (2, 2), (1, 1, 1), (0, 0), ShapeError),
        (IMAGE, (2, 2), (1, 1), (0,), ShapeError),
    ],
)
def test_wrong_inputs_are_refused(image, size, scale, move, error):
    with pytest.raises(error):
        scaled(image, size, scale, move)
