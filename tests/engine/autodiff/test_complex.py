"""Gradients of complex numbers: which convention, and in which type they come."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops

RNG = np.random.default_rng(8)
Z = RNG.standard_normal(3) + 1j * RNG.standard_normal(3)
W = RNG.standard_normal(3) + 1j * RNG.standard_normal(3)


def test_gradient_is_that_of_the_parts_and_points_uphill():
    found = ops.grad(lambda z: (ops.real(z) * 2 + ops.imag(z) * 3).sum())(Tensor(Z))

    assert found.asnumpy().tolist() == [2 + 3j] * 3


def test_step_against_the_gradient_makes_a_distance_smaller():
    def distance(z):
        return ops.abs(z * z - Tensor(W)).sum()

    slope = ops.grad(distance)(Tensor(Z))

    assert float(distance(Tensor(Z - 1e-3 * slope.asnumpy()))) < float(distance(Tensor(Z)))


def test_gradient_of_a_complex_result_begins_with_one():
    found = ops.grad(lambda z: z * z)(Tensor(Z)).asnumpy()

    assert found == pytest.approx(np.conj(2 * Z))


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_gradients_have_the_types_of_what_they_belong_to(dtype):
    z, kind = Tensor(Z).astype(getattr(engine, dtype)), np.dtype(dtype)
    x = Tensor(Z.real.astype(kind.type(0).real.dtype))
    found = ops.grad(lambda z, x: ops.abs(z * x + x).sum(), (0, 1))(z, x)

    assert [part.asnumpy().dtype for part in found] == [kind, x.asnumpy().dtype]


def test_real_numbers_beside_complex_ones_have_real_gradients():
    x = Tensor(Z.real)
    found = ops.grad(lambda x: ops.real(x * Tensor(W)).sum())(x)

    assert found.asnumpy() == pytest.approx(W.real)


def test_halves_beside_complex_numbers_keep_their_type():
    x = Tensor(Z.real).astype(engine.float16)
    found = ops.grad(lambda x: ops.real(x * Tensor(W)).sum())(x)

    assert found.dtype == engine.float16


def test_gradients_have_gradients():
    def energy(z):
        return ops.real(z * ops.conj(z) * z).sum()

    def along(z):
        return ops.real(ops.conj(ops.grad(energy)(z)) * Tensor(W)).sum()

    found = ops.grad(along)(Tensor(Z)).asnumpy()
    step = RNG.standard_normal(3) + 1j * RNG.standard_normal(3)
    ends = [float(along(Tensor(Z + e * step))) for e in (1e-6, -1e-6)]

    assert float((np.conj(found) * step).real.sum()) == pytest.approx(
        (ends[0] - ends[1]) / 2e-6, rel=1e-6
    )


def test_magnitude_has_no_gradient_at_zero():
    found = ops.grad(lambda z: ops.abs(z).sum())(Tensor(np.zeros(2, complex)))

    assert found.asnumpy().tolist() == [0, 0]


def test_part_that_is_recomputed_has_the_same_gradients():
    def square(z):
        return z * z * Tensor(W)

    plain, again = (
        ops.grad(lambda z, run=run: ops.abs(run(z)).sum())(Tensor(Z)).asnumpy()
        for run in (square, lambda z: engine.recompute(square, z))
    )

    assert plain.tolist() == again.tolist()


def test_complex_parameter_is_trained():
    class Turn(nn.Cell):
        def __init__(self):
            super().__init__()
            self.weight = Parameter(Tensor([1 + 0j, 1 + 0j, 1 + 0j]))

        def construct(self, z):
            return ops.square(ops.abs(z * self.weight - Tensor(W))).sum()

    net = Turn()
    step = nn.TrainOneStepCell(net, nn.SGD(net.trainable_params(), 0.1))
    losses = [float(step(Tensor(Z))) for _ in range(60)]

    assert losses[-1] < 1e-3 * losses[0]


def test_part_of_a_complex_number_is_real():
    with pytest.raises(TypeError, match="Complex expected real parts"):
        ops.Complex()(Tensor(Z), Tensor(Z))


def test_cast_to_real_numbers_keeps_the_real_part():
    z = Tensor(Z)

    assert z.astype(engine.float32).asnumpy() == pytest.approx(Z.real)
    assert ops.grad(lambda z: z.astype(engine.float64).sum())(z).asnumpy().tolist() == [1] * 3
