"""Operator classes of optimizers: one step, in place, with MindSpore's numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, ops
from engine.ops import operations as P

GRADIENT = Tensor([0.1, 0.2])


def state(value: float | list[float]) -> Parameter:
    numbers = value if isinstance(value, list) else [value, value]
    return Parameter(Tensor(np.array(numbers, np.float32)))


def weight() -> Parameter:
    return state([1.0, 2.0])


# The operator, its arguments, and what the real MindSpore 2.10 leaves in the parameters.
CASES: dict[str, tuple[Any, list[Any], list[list[float]]]] = {
    "momentum": (
        P.ApplyMomentum(),
        [weight(), state(0.5), 0.1, GRADIENT, 0.9],
        [[0.945, 1.935], [0.55, 0.65]],
    ),
    "sgd": (
        P.SGD(),
        [weight(), GRADIENT, Tensor(0.1), state(0.5), Tensor(0.9), state(0.0)],
        [[0.945, 1.935], [0.55, 0.65], [0.0, 0.0]],
    ),
    "adam": (
        P.Adam(),
        [weight(), state(0.5), state(0.5), 0.9, 0.999, 0.1, 0.9, 0.999, 1e-8, GRADIENT],
        [[0.97941822, 1.97897148], [0.46, 0.47], [0.49951002, 0.49954]],
    ),
    "adam with Nesterov's look ahead": (
        P.Adam(use_nesterov=True),
        [weight(), state(0.5), state(0.5), 0.9, 0.999, 0.1, 0.9, 0.999, 1e-8, GRADIENT],
        [[0.98102897, 1.98017943], [0.46, 0.47], [0.49951002, 0.49954]],
    ),
    "gradient descent": (P.ApplyGradientDescent(), [weight(), 0.1, GRADIENT], [[0.99, 1.98]]),
    "rms prop": (
        P.ApplyRMSProp(),
        [weight(), state(0.5), state(0.5), 0.1, GRADIENT, 0.9, 0.1, 1e-6],
        [[0.93510944, 1.92031741], [0.451, 0.454], [0.06489057, 0.07968258]],
    ),
    "centred rms prop": (
        P.ApplyCenteredRMSProp(),
        [weight(), state(0.1), state(0.5), state(0.5), GRADIENT, 0.1, 0.9, 0.1, 1e-6],
        [[0.93494153, 1.91991377], [0.1, 0.11], [0.451, 0.454], [0.06505845, 0.08008622]],
    ),
    "adagrad": (
        P.ApplyAdagrad(),
        [weight(), state(0.5), 0.1, GRADIENT],
        [[0.9859972, 1.97278345], [0.51, 0.54]],
    ),
    "adamax": (
        P.ApplyAdaMax(),
        [weight(), state(0.5), state(0.5), 0.9, 0.1, 0.9, 0.99, 1e-8, GRADIENT],
        [[0.07070738, 1.05050528], [0.46, 0.47], [0.495, 0.495]],
    ),
    "adadelta": (
        P.ApplyAdadelta(),
        [weight(), state(0.5), state(0.5), 0.1, 0.9, 1e-6, GRADIENT],
        [[0.98947078, 1.97901118], [0.451, 0.454], [0.45110863, 0.45440528]],
    ),
    "ftrl": (
        P.ApplyFtrl(),
        [weight(), state(0.5), state(0.5), GRADIENT, 0.1, 0.01, 0.02, -0.5],
        [[-0.07235874, -0.01829829], [0.51, 0.54], [0.52963912, 0.14519638]],
    ),
    "proximal adagrad": (
        P.ApplyProximalAdagrad(),
        [weight(), state(0.5), 0.1, 0.01, 0.02, GRADIENT],
        [[0.98184717, 1.96607161], [0.51, 0.54]],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_step_leaves_mindspores_numbers_in_the_parameters(name: str) -> None:
    operator, given, expected = CASES[name]
    arguments = [Parameter(Tensor(x.asnumpy())) if isinstance(x, Parameter) else x for x in given]
    out = operator(*arguments)

    moved = [x for x in arguments if isinstance(x, Parameter)]
    for parameter, numbers in zip(moved, expected, strict=True):
        np.testing.assert_allclose(parameter.asnumpy(), numbers, rtol=2e-6, atol=1e-7)
    assert (out[0] if isinstance(out, tuple) else out) is moved[0]


def test_rate_may_have_an_axis_but_not_two_numbers() -> None:
    parameter = weight()
    P.ApplyMomentum()(parameter, state(0.0), Tensor([0.1]), GRADIENT, Tensor([[0.9]]))
    assert parameter.asnumpy() == pytest.approx([0.99, 1.98])

    with pytest.raises(ValueError, match=r"a rate expected one number, got shape \(2,\)"):
        P.ApplyGradientDescent()(weight(), Tensor([0.1, 0.2]), GRADIENT)


def test_gradient_may_be_scaled_and_looked_at_ahead() -> None:
    param, accum = weight(), state(0.5)
    P.ApplyMomentum(use_nesterov=True, gradient_scale=2.0)(param, accum, 0.1, GRADIENT, 0.9)

    gradient = 2 * GRADIENT.asnumpy()
    velocity = 0.9 * 0.5 + gradient
    expected = np.array([1.0, 2.0]) - 0.1 * (gradient + 0.9 * velocity)
    np.testing.assert_allclose(param.asnumpy(), expected, rtol=1e-6)


def test_decay_of_gradient_descent_is_added_to_the_gradient() -> None:
    param = weight()
    P.SGD(weight_decay=0.5)(param, GRADIENT, 0.1, state(0.0), 0.0, state(1.0))

    expected = np.array([1.0, 2.0]) - 0.1 * (np.array([0.1, 0.2]) + 0.5 * np.array([1.0, 2.0]))
    np.testing.assert_allclose(param.asnumpy(), expected, rtol=1e-6)


def test_layer_wise_rate_scales_the_gradient_by_both_norms() -> None:
    """The numbers of MindSpore's document."""
    w = Tensor(np.array([[0.5, 0.8, 0.2], [0.6, 0.4, 0.2]], np.float32))
    g = Tensor(np.array([[0.4, 0.4, 0.5], [0.2, 0.4, 0.3]], np.float32))
    out = P.LARSUpdate()(w, g, ops.sum(ops.square(w)), ops.sum(ops.square(g)), 0.0, 1.0)

    expected = [[0.0005265, 0.0005265, 0.00065813], [0.00026325, 0.0005265, 0.00039488]]
    np.testing.assert_allclose(out.asnumpy(), expected, atol=5e-9)  # as printed there


def test_layer_wise_rate_is_bounded_when_clipped() -> None:
    w, g = Tensor([30.0, 40.0]), Tensor([0.3, 0.4])
    out = P.LARSUpdate(hyperpara=1.0, use_clip=True)(w, g, None, None, 0.1, 0.01)

    np.testing.assert_allclose(out.asnumpy(), [3.3, 4.4], rtol=1e-6)


def test_gradient_of_a_weight_of_zeros_is_left_as_it_is() -> None:
    out = P.LARSUpdate()(Tensor([0.0, 0.0]), GRADIENT, None, None, 0.1, 1.0)

    np.testing.assert_allclose(out.asnumpy(), [0.1, 0.2], rtol=1e-6)


def test_numbers_are_no_parameters() -> None:
    with pytest.raises(TypeError, match="Parameters to move"):
        P.ApplyMomentum()(1.0, state(0.5), 0.1, GRADIENT, 0.9)
