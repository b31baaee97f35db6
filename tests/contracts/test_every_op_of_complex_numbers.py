"""Every operator of complex numbers: its gradients against finite differences, or a refusal.

The numbers are those of its examples with imaginary parts added. The gradient is that of the real
part plus i times that of the imaginary part.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tests.whole_engine  # noqa: F401 - all that registers itself
from engine import Tensor, ops
from engine.autodiff import PRIMITIVES, Primitive
from tests.every_case import every
from tests.gradients import each

from .test_every_op import examples_of, parts

# They have no meaning there, or none here.
REAL_ALONE = {
    "betainc",
    "by_shape",  # of the incomplete gamma functions
    *("atan2", "copysign", "digamma", "erfinv", "floor_mod", "fmod", "hypot", "igamma", "igammac"),
    *("lgamma", "logaddexp", "logaddexp2", "polygamma_of", "window_max", "zeta"),
    *("fake_quant", "held", "learned_quant", "joined_parts", "half_fourier"),
    *(f"bessel_{name}" for name in ("i0", "i0e", "i1", "i1e", "j0", "j1", "y0", "y1")),
    *(f"bessel_{name}" for name in ("k0", "k0e", "k1", "k1e")),
}
# Their results are right, and their gradients are refused.
NOT_DIFFERENTIATED = {
    *("cholesky_factor", "eliminated", "pseudo_inverse", "qr_factors", "sign_and_log"),
    *("singular_parts", "singular_values", "symmetric_eigen", "symmetric_eigenvalues"),
}


def differentiated(operator: Primitive, inputs: tuple) -> list[int]:
    """Which inputs, real or complex, have a gradient."""
    if not operator.differentiable:
        return []
    rules = operator.rules * len(inputs) if operator.variadic else operator.rules
    return [
        k
        for k, value in enumerate(inputs)
        if isinstance(value, np.ndarray)
        and value.dtype.kind in "fc"
        and (operator.joint_rule is not None or rules[k] is not None)
    ]


OPERATORS = {
    name: operator
    for name, operator in sorted(PRIMITIVES.items())
    if any(differentiated(operator, inputs) for inputs, _ in examples_of(operator))
}


def with_imaginary_parts(inputs: tuple, positions: list[int]) -> list[Any]:
    rng = np.random.default_rng(3)
    return [
        x + 0.3j * rng.standard_normal(x.shape) if k in positions else x
        for k, x in enumerate(inputs)
    ]


def weighted(operator: Primitive, attrs: dict) -> Any:
    """The operator as a function of arrays to one real number, each part weighted differently."""

    def function(*inputs: Any) -> Any:
        rng = np.random.default_rng(5)
        total: Any = 0.0
        for part in parts(operator(*inputs, **attrs)):
            first, second = rng.standard_normal((2, *part.shape))
            if part.array.dtype.kind == "c":
                total = total + ops.sum(ops.real(part * Tensor(first + 1j * second)))
            elif part.array.dtype.kind == "f":
                total = total + ops.sum(part * Tensor(first))
        return total

    return function


def tensors(inputs: list[Any]) -> list[Any]:
    return [Tensor(x) if isinstance(x, np.ndarray) else x for x in inputs]


@every("name", sorted(set(OPERATORS) - REAL_ALONE - NOT_DIFFERENTIATED))
def test_gradient_of_complex_numbers_equals_finite_differences(name: str) -> None:
    operator = OPERATORS[name]
    for inputs, attrs in examples_of(operator):
        positions = differentiated(operator, inputs)
        if not positions:
            continue
        function, given = weighted(operator, attrs), with_imaginary_parts(inputs, positions)
        gradients = each(ops.grad(function, tuple(positions))(*tensors(given)))
        rng = np.random.default_rng(9)
        for k, gradient in zip(positions, gradients, strict=True):
            first, second = rng.standard_normal((2, *given[k].shape))
            along = first + 1j * second
            ends = []
            for step in (1e-6, -1e-6):
                moved = [x + step * along if j == k else x for j, x in enumerate(given)]
                ends.append(float(function(*tensors(moved))))
            expected = (ends[0] - ends[1]) / 2e-6
            found = float((np.conj(gradient.asnumpy()) * along).real.sum())

            assert found == pytest.approx(expected, rel=1e-4, abs=1e-6), f"{name}, input {k}"


@pytest.mark.parametrize("name", sorted(REAL_ALONE))
def test_operator_without_complex_meaning_refuses_them(name: str) -> None:
    operator = OPERATORS[name]
    inputs, attrs = examples_of(operator)[0]
    positions = differentiated(operator, inputs)
    function = weighted(operator, attrs)
    with pytest.raises((TypeError, ValueError)):
        ops.grad(function, tuple(positions))(*tensors(with_imaginary_parts(inputs, positions)))


@pytest.mark.parametrize("name", sorted(NOT_DIFFERENTIATED))
def test_gradient_of_a_factorisation_of_complex_matrices_is_refused(name: str) -> None:
    operator = OPERATORS[name]
    inputs, attrs = examples_of(operator)[0]
    function = weighted(operator, attrs)
    given = tensors(with_imaginary_parts(inputs, [0]))

    assert np.isfinite(float(function(*given)))
    with pytest.raises(TypeError, match=r"gradient of .* expected real matrices"):
        ops.grad(function)(*given)
