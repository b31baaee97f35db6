"""The incomplete beta function: SciPy's values, and what the real MindSpore 2.10 returns."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import special

from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, ShapeError

A, B, X = ([0.3, 0.1, 0.4], [0.4, 0.5, 0.9], [0.2, 0.6, 0.5])


def tensors(*parts, kind=np.float32):
    return [Tensor(np.array(part, kind)) for part in parts]


def test_value_is_mindspores():
    found = ops.Betainc()(*tensors(A, B, X)).asnumpy()

    assert found.dtype == np.float32
    np.testing.assert_allclose(found, [0.41462693, 0.8706036, 0.72982967], rtol=1e-6)


def test_value_is_scipys(rng):
    a, b = rng.random((2, 50)) * 30 + 0.01
    x = rng.random(50)
    found = ops.Betainc()(*tensors(a, b, x, kind=np.float64)).asnumpy()

    np.testing.assert_allclose(found, special.betainc(a, b, x), rtol=1e-10)


def test_ends_of_the_interval_are_0_and_1():
    found = ops.Betainc()(*tensors([2, 2], [3, 3], [0, 1])).asnumpy()

    assert found.tolist() == [0, 1]


def test_what_is_beyond_the_domain_is_nan():
    parts = ([0.3, -0.1, 0.4, 0, 1, np.inf], [0.4, 0.5, 0.9, 1, 0, 1], [1.2, 0.6, -0.5] + [0.5] * 3)

    assert np.isnan(ops.Betainc()(*tensors(*parts)).asnumpy()).all()


def test_gradient_of_the_last_is_mindspores_and_the_others_have_none():
    gradients = ops.grad(ops.Betainc(), (0, 1, 2))(*tensors(A, B, X))

    assert [g.asnumpy().tolist() for g in gradients[:2]] == [[0, 0, 0]] * 2
    np.testing.assert_allclose(gradients[2].asnumpy(), [0.689963, 0.2211408, 0.6150658], rtol=1e-5)


def test_gradient_of_the_last_equals_finite_differences(rng):
    parts = (rng.random(5) * 3 + 0.5, rng.random(5) * 3 + 0.5, rng.random(5) * 0.8 + 0.1)

    def total(*given):
        return ops.Betainc()(*map(Tensor, given)).sum().asnumpy()

    found = ops.grad(lambda *given: ops.Betainc()(*given).sum(), 2)(*map(Tensor, parts))
    np.testing.assert_allclose(found.asnumpy(), finite_differences(total, parts, 2), rtol=1e-6)


@pytest.mark.parametrize("kinds", [(np.int32,) * 3, (np.float16,) * 3, (np.float32, np.float64)])
def test_other_types_are_refused(kinds):
    parts = [Tensor(np.ones(2, kind)) for kind in (*kinds, kinds[0])[:3]]
    with pytest.raises(ArgumentTypeError):
        ops.Betainc()(*parts)


def test_shapes_that_differ_are_refused():
    with pytest.raises(ShapeError):
        ops.Betainc()(*tensors(A, B[:1], X))
