"""Cosine transforms are SciPy's, and rotations."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import fft as reference

from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.scipy import fft

SHAPES = [(7,), (2, 8), (3, 1, 4)]


@pytest.mark.parametrize("name", ["dct", "idct", "dctn", "idctn"])
@pytest.mark.parametrize("shape", SHAPES)
def test_transform_is_scipys(rng, name, shape):
    x = rng.standard_normal(shape)
    found = getattr(fft, name)(Tensor(x)).asnumpy()

    np.testing.assert_allclose(found, getattr(reference, name)(x, norm="ortho"), atol=1e-12)


@pytest.mark.parametrize("length", [2, 5, 9])
@pytest.mark.parametrize("axis", [0, -1])
def test_axis_is_cut_or_filled(rng, length, axis):
    x = rng.standard_normal((5, 4))
    found = fft.dct(Tensor(x), n=length, axis=axis).asnumpy()

    np.testing.assert_allclose(found, reference.dct(x, 2, length, axis, "ortho"), atol=1e-12)


@pytest.mark.parametrize(
    ("s", "axes"), [((3, 6), None), (None, (0, 2)), ((4, 2), (1, 0)), ((6,), None)]
)
def test_several_axes_have_lengths_each(rng, s, axes):
    x = rng.standard_normal((4, 3, 5))
    found = fft.idctn(Tensor(x), s=s, axes=axes).asnumpy()
    expected = reference.idctn(x, s=s, axes=axes, norm="ortho")

    np.testing.assert_allclose(found, expected, atol=1e-12)


def test_complex_numbers_are_transformed_by_their_parts(rng):
    x = rng.standard_normal((2, 5)) + 1j * rng.standard_normal((2, 5))
    found = fft.dct(Tensor(x)).asnumpy()

    np.testing.assert_allclose(found, reference.dct(x, norm="ortho"), atol=1e-12)


@pytest.mark.parametrize("name", ["dct", "idct", "dctn", "idctn"])
def test_gradient_is_that_of_finite_differences(rng, name):
    x = rng.standard_normal((3, 4))
    weights = Tensor(rng.standard_normal((3, 4)))

    def total(x):
        return ops.sum(getattr(fft, name)(x) * weights)

    expected = finite_differences(lambda x: total(Tensor(x)).asnumpy(), [x], 0)
    np.testing.assert_allclose(ops.grad(total)(Tensor(x)).asnumpy(), expected, atol=1e-6)


def test_half_gives_float32_without_rounding_to_halves(rng):
    x = rng.standard_normal(9).astype(np.float16)
    found = fft.dct(Tensor(x)).asnumpy()

    assert found.dtype == np.float32
    np.testing.assert_allclose(found, reference.dct(x.astype(float), norm="ortho"), rtol=1e-5)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"axes": (0, 0)}, ArgumentValueError),
        ({"s": (2,), "axes": (0, 1)}, ArgumentValueError),
        ({"s": (2, 0)}, ArgumentValueError),
        ({"axes": 0}, ArgumentTypeError),
        ({"s": (2.0, 2)}, ArgumentTypeError),
    ],
)
def test_lengths_and_axes_that_do_not_fit_are_refused(options, error):
    with pytest.raises(error, match=r"dctn.* expected"):
        fft.dctn(Tensor(np.ones((2, 2))), **options)
