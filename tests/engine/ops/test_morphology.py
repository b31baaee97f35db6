"""Grey dilation: SciPy's on single images, and finite differences."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import ndimage

from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu


def by_hand(x, heights, stride, dilation, pads):
    """The definition, element by element."""
    batch, channels, *size = x.shape
    counts = [
        (n + sum(pad) - (k - 1) * d - 1) // s + 1
        for n, pad, k, d, s in zip(size, pads, heights.shape[1:], dilation, stride, strict=True)
    ]
    out = np.full((batch, channels, *counts), -np.inf)
    for index in np.ndindex(*out.shape):
        for tap in np.ndindex(*heights.shape[1:]):
            at = [
                o * s + t * d - pad[0]
                for o, s, t, d, pad in zip(index[2:], stride, tap, dilation, pads, strict=True)
            ]
            if all(0 <= a < n for a, n in zip(at, size, strict=True)):
                value = x[(*index[:2], *at)] + heights[(index[1], *tap)]
                out[index] = max(out[index], value)
    return out


@pytest.mark.parametrize("mode", ["same", "SAME"])
def test_dilation_of_the_same_size_is_scipys(rng, mode):
    x, heights = rng.standard_normal((2, 3, 6, 7)), rng.standard_normal((3, 3, 3))
    found = ops.Dilation2D(1, 1, mode)(Tensor(x), Tensor(heights)).asnumpy()
    expected = [
        [
            # SciPy looks at the mirrored filter, and beyond the image at what is given as -inf.
            ndimage.grey_dilation(
                image, structure=h[::-1, ::-1], mode="constant", cval=-np.inf, size=(3, 3)
            )
            for image, h in zip(sample, heights, strict=True)
        ]
        for sample in x
    ]

    np.testing.assert_allclose(found, expected)


@pytest.mark.parametrize(
    ("stride", "dilation", "mode", "pads"),
    [
        (1, 1, "valid", ((0, 0), (0, 0))),
        (2, 1, "valid", ((0, 0), (0, 0))),
        ((2, 1), (1, 2), "valid", ((0, 0), (0, 0))),
        ((1, 1, 2, 3), (1, 1, 2, 1), "same", ((0, 1), (0, 1))),
        (2, 2, "same", ((0, 1), (1, 1))),
    ],
)
def test_dilation_is_the_largest_sum(rng, stride, dilation, mode, pads):
    x, heights = rng.standard_normal((2, 2, 6, 7)), rng.standard_normal((2, 2, 2))
    found = ops.Dilation2D(stride, dilation, mode)(Tensor(x), Tensor(heights)).asnumpy()
    pairs = [(n, n) if isinstance(n, int) else n[-2:] for n in (stride, dilation)]

    np.testing.assert_array_equal(found, by_hand(x, heights, *pairs, pads))


@pytest.mark.parametrize("position", [0, 1])
@pytest.mark.parametrize("mode", ["same", "valid"])
def test_gradients_equal_finite_differences(rng, position, mode):
    inputs = (rng.standard_normal((2, 2, 4, 5)), rng.standard_normal((2, 2, 3)))
    weights = rng.standard_normal((2, 2, 4, 5) if mode == "same" else (2, 2, 3, 3))

    def total(*given):
        return (ops.Dilation2D(1, 1, mode)(*given) * Tensor(weights)).sum()

    found = ops.grad(total, position)(*map(Tensor, inputs)).asnumpy()
    expected = finite_differences(
        lambda *given: total(*map(Tensor, given)).asnumpy(), inputs, position
    )
    np.testing.assert_allclose(found, expected, atol=1e-6)


def test_first_of_equal_sums_takes_the_gradient():
    def total(x):
        return ops.Dilation2D(1, 1)(x, ops.zeros((1, 1, 2))).sum()

    found = ops.grad(total)(ops.ones((1, 1, 1, 3)))
    assert found.asnumpy().ravel().tolist() == [1, 1, 0]


@pytest.mark.parametrize("kind", [np.uint8, np.int64, np.float16])
def test_type_of_the_image_comes_back(kind):
    x, heights = np.array([[[[1, 5, 2]]]], kind), np.array([[[0, 1]]], kind)
    found = ops.Dilation2D(1, 1)(Tensor(x), Tensor(heights)).asnumpy()

    assert found.dtype == kind
    assert found.ravel().tolist() == [6, 5]


def test_nan_under_the_filter_comes_out():
    x = Tensor(np.array([[[[1.0, np.nan, 2.0, 3.0]]]]))
    found = ops.Dilation2D(1, 1)(x, Tensor(np.zeros((1, 1, 2)))).asnumpy()

    np.testing.assert_array_equal(found.ravel(), [np.nan, np.nan, 3])


def test_dilation_runs_on_a_gpu(rng):
    x, heights = rng.standard_normal((1, 2, 4, 4)), rng.standard_normal((2, 2, 2))
    with fake_gpu():
        found = ops.Dilation2D(1, 1)(Tensor(x), Tensor(heights)).asnumpy()

    np.testing.assert_array_equal(found, by_hand(x, heights, (1, 1), (1, 1), ((0, 0), (0, 0))))


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"stride": 0, "dilation": 1}, ArgumentValueError),
        ({"stride": 256, "dilation": 1}, ArgumentValueError),
        ({"stride": 1, "dilation": 0}, ArgumentValueError),
        ({"stride": 1.5, "dilation": 1}, ArgumentTypeError),
        ({"stride": (2, 1, 1, 1), "dilation": 1}, ArgumentValueError),
        ({"stride": 1, "dilation": (1, 2, 3)}, ArgumentValueError),
        ({"stride": 1, "dilation": 1, "pad_mode": "pad"}, ArgumentValueError),
        ({"stride": 1, "dilation": 1, "data_format": "NHWC"}, ArgumentValueError),
        ({"stride": 1, "dilation": 9}, ShapeError),
    ],
)
def test_wrong_options_are_refused(options, error):
    with pytest.raises(error):
        ops.Dilation2D(**options)(ops.ones((1, 2, 4, 4)), ops.ones((2, 2, 2)))


def test_wrong_inputs_are_refused():
    with pytest.raises(ShapeError):
        ops.Dilation2D(1, 1)(ops.ones((1, 2, 4, 4)), ops.ones((3, 2, 2)))
    with pytest.raises(ArgumentTypeError):
        ops.Dilation2D(1, 1)(ops.ones((1, 2, 4, 4)), Tensor(np.ones((2, 2, 2), np.float16)))
