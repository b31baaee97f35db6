from __future__ import annotations

import numpy as np
import pytest
import scipy.special

from engine import Tensor, ops

NUMPY = {
    "acos": np.arccos,
    "asin": np.arcsin,
    "atan": np.arctan,
    "cosh": np.cosh,
    "erfc": scipy.special.erfc,
    "expm1": np.expm1,
    "log10": np.log10,
    "log2": np.log2,
    "sinh": np.sinh,
    "trunc": np.trunc,
}


@pytest.mark.parametrize("name", NUMPY)
def test_function_has_numpys_values(name):
    x = np.linspace(0.05, 0.95, 7)

    np.testing.assert_allclose(getattr(ops, name)(Tensor(x)).asnumpy(), NUMPY[name](x), rtol=1e-12)


def test_rest_of_the_error_function_keeps_its_digits_far_out():
    far = np.array([3.0, 6.0, -6.0], np.float32)

    found = ops.erfc(Tensor(far)).asnumpy()

    np.testing.assert_allclose(found, scipy.special.erfc(far), rtol=1e-6)


def test_angle_is_that_of_the_point():
    y, x = np.array([1.0, 1.0, -1.0, -1.0]), np.array([1.0, -1.0, -1.0, 1.0])

    np.testing.assert_allclose(ops.atan2(Tensor(y), Tensor(x)).asnumpy(), np.arctan2(y, x))


@pytest.mark.parametrize("dtype", [np.bool_, np.uint8, np.int32, np.int64])
def test_angle_of_whole_numbers_is_float32(dtype):
    angle = ops.atan2(Tensor(np.ones(2, dtype)), Tensor(np.ones(2, dtype)))

    assert angle.asnumpy().dtype == np.float32
    np.testing.assert_allclose(angle, [np.pi / 4] * 2, rtol=1e-6)
