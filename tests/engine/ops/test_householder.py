"""Orthogonal matrices as products of reflections."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ShapeError


@pytest.mark.parametrize("shape", [(3, 2), (2, 4, 3), (3, 3)])
def test_reflections_make_the_factors_of_qr(rng, shape):
    x = rng.standard_normal(shape)
    packed, factors = ops.geqrf(Tensor(x))
    q, r = np.linalg.qr(x)

    np.testing.assert_allclose(ops.orgqr(packed, factors).asnumpy(), q, atol=1e-12)
    np.testing.assert_allclose(ops.triu(packed).asnumpy()[..., : shape[-1], :], r, atol=1e-12)


def test_wide_matrix_has_as_many_reflections_as_rows(rng):
    packed, factors = ops.geqrf(Tensor(rng.standard_normal((2, 3))))

    assert (packed.shape, factors.shape) == ((2, 3), (2,))


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("transpose", [True, False])
def test_whole_product_stands_on_either_side(rng, left, transpose):
    x = rng.standard_normal((3, 2))
    other = rng.standard_normal((3, 4) if left else (4, 3))
    whole = np.linalg.qr(x, "complete")[0]
    whole = whole.T if transpose else whole
    found = ops.ormqr(*ops.geqrf(Tensor(x)), Tensor(other), left, transpose)

    np.testing.assert_allclose(
        found.asnumpy(), whole @ other if left else other @ whole, atol=1e-12
    )


def test_gradient_reaches_the_reflections(rng):
    packed, factors = ops.geqrf(Tensor(rng.standard_normal((3, 2))))
    by_packed, by_factors = ops.grad(lambda *x: ops.orgqr(*x).sum(), (0, 1))(packed, factors)

    assert np.triu(by_packed.asnumpy()).tolist() == [[0, 0], [0, 0], [0, 0]]
    assert np.count_nonzero(by_factors.asnumpy()) == 2


@pytest.mark.parametrize(
    "call",
    [
        lambda: ops.orgqr(ops.ones((2, 3)), ops.ones(2)),
        lambda: ops.orgqr(ops.ones((3, 2)), ops.ones(3)),
        lambda: ops.ormqr(ops.ones((3, 2)), ops.ones(2), ops.ones((2, 3))),
        lambda: ops.geqrf(ops.ones(3)),
    ],
)
def test_shapes_that_do_not_fit_are_refused(call):
    with pytest.raises(ShapeError, match="expected"):
        call()
