"""Bijectors: their formulas, inverses and slopes, arguments and errors."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import special, stats

import engine
from engine import Parameter, Tensor, ops
from engine.nn.probability import bijector as msb
from engine.nn.probability import distribution as msd

X = np.array([-0.5, 0.25, 2.0])
# The bijector, and its formula in NumPy.
BIJECTORS = {
    "exp": (msb.Exp, np.exp),
    "power": (lambda: msb.PowerTransform([0.5]), lambda x: (1 + 0.5 * x) ** 2),
    "powers": (
        lambda: msb.PowerTransform([0.0, 1.0, 0.25]),
        lambda x: np.array([np.exp(x[0]), 1 + x[1], (1 + 0.25 * x[2]) ** 4]),
    ),
    "line": (lambda: msb.ScalarAffine([-2.0], [0.5]), lambda x: -2 * x + 0.5),
    "softplus": (lambda: msb.Softplus(2.0), lambda x: np.log1p(np.exp(2 * x)) / 2),
    "gumbel": (lambda: msb.GumbelCDF([0.5], [2.0]), stats.gumbel_r(0.5, 2.0).cdf),
    "inverse": (lambda: msb.Invert(msb.Invert(msb.Exp())), np.exp),
    "logarithm": (lambda: msb.Invert(msb.ScalarAffine(4.0, 1.0)), lambda x: (x - 1) / 4),
}


def slope(formula, step=1e-6):
    return np.abs(formula(X + step) - formula(X - step)) / (2 * step)


@pytest.mark.parametrize("name", BIJECTORS)
def test_bijector_is_its_formula_and_back(name):
    make, formula = BIJECTORS[name]
    bijector, x = make(), Tensor(X)

    assert bijector.forward(x).asnumpy() == pytest.approx(formula(X))
    assert bijector("inverse", bijector("forward", x)).asnumpy() == pytest.approx(X)


@pytest.mark.parametrize("name", BIJECTORS)
def test_slopes_are_those_of_the_formula(name):
    make, formula = BIJECTORS[name]
    bijector, x = make(), Tensor(X)
    wanted = np.log(slope(formula))

    forward = bijector("forward_log_jacobian", x).asnumpy() + np.zeros(3)
    assert forward == pytest.approx(wanted, abs=1e-6)
    back = bijector("inverse_log_jacobian", bijector.forward(x)).asnumpy() + np.zeros(3)
    assert back == pytest.approx(-wanted, abs=1e-6)


def test_softplus_stays_finite_far_out():
    far = Tensor([-100.0, 100.0])
    soft = msb.Softplus()

    assert soft.forward(far).asnumpy() == pytest.approx([3.72e-44, 100.0], rel=1e-2)
    assert soft.forward_log_jacobian(far).asnumpy() == pytest.approx([-100.0, 0.0], abs=1e-6)
    assert soft.inverse(Tensor([1e-30, 100.0])).asnumpy() == pytest.approx(
        [special.logit(1e-30), 100.0], rel=1e-5
    )


@pytest.mark.parametrize("name", BIJECTORS)
def test_gradient_is_the_slope(name):
    make, formula = BIJECTORS[name]

    found = ops.grad(lambda x: make().forward(x).sum())(Tensor(X))

    assert np.abs(found.asnumpy()) == pytest.approx(slope(formula), rel=1e-6)


def test_parameters_take_the_type_of_values():
    line = msb.ScalarAffine(2.0, 1.0)

    assert line.forward(Tensor([1.0], engine.float16)).dtype == engine.float16
    assert line.scale.dtype == engine.float32


def test_parameters_of_bijectors_train():
    scale = Parameter(Tensor([2.0]), name="scale")
    line = msb.ScalarAffine(scale, Tensor([0.0]))
    gradient = ops.grad(lambda x: line.forward(x).sum(), None, line.trainable_params())

    assert gradient(Tensor([3.0]))[0].asnumpy() == pytest.approx(3.0)


def test_bijector_says_what_it_is():
    line = msb.ScalarAffine([1.0, 2.0], [0.0, 0.0], name="line")

    assert (line.name, line.dtype, line.batch_shape) == ("line", None, (2,))
    assert line.is_constant_jacobian
    assert line.is_injective
    assert not line.is_scalar_batch
    assert line.parameters["scale"] == [1.0, 2.0]
    assert line.shape_mapping((3, 1)) == (3, 2)
    assert str(line) == "ScalarAffine(batch_shape = (2,))"
    assert str(msb.ScalarAffine(2.0, 1.0)) == "ScalarAffine(scale = 2.0, shift = 1.0)"
    assert str(msb.Exp()) == "Exp(exp)"
    assert msb.Invert(msb.Exp()).name == "InvertExp"
    with pytest.raises(ValueError, match="a shape that fits"):
        line.shape_mapping((3,))


def test_distribution_becomes_a_transformed_one():
    made = msb.Softplus()(msd.Normal(0.0, 1.0))

    assert isinstance(made, msd.TransformedDistribution)


class Cube(msb.Bijector):
    def __init__(self):
        super().__init__(name="cube", dtype=engine.float32, param={})

    def _forward(self, x):
        return self._check_value_dtype(x) ** 3


def test_bijector_of_ones_own_gives_what_it_defines():
    assert Cube()("forward", Tensor([2.0])).asnumpy() == pytest.approx(8.0)
    assert Cube().batch_shape is None
    with pytest.raises(TypeError, match="expected Float32, got Float16"):
        Cube().forward(Tensor([2.0], engine.float16))


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: msb.ScalarAffine(1, 0), r"\(dtype\) expected a floating type"),
        (lambda: msb.ScalarAffine(np.ones(1), 0.0), r"\(shift\) expected Float64, got Float32"),
        (lambda: msb.ScalarAffine(None, 0.0), "expected a number, a list, an array or a tensor"),
        (lambda: msb.Softplus(True), "expected a number, a list, an array or a tensor"),
        (lambda: msb.Exp(name=None), r"Exp\(name\) expected a str"),
        (lambda: msb.Invert("exp"), r"Invert\(bijector\) expected a Bijector"),
        (lambda: msb.Bijector(1, name="a"), r"\(is_constant_jacobian\) expected a bool"),
        (lambda: msb.Bijector(name="a", dtype=engine.int32), "expected a floating type"),
        (lambda: msb.Exp().forward(np.ones(1)), "expected a Tensor or a Parameter"),
        (lambda: msb.Exp().forward(Tensor([1])), "expected a floating type"),
    ],
)
def test_wrong_types_are_refused(make, said):
    with pytest.raises(TypeError, match=said):
        make()


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: msb.PowerTransform(-1.0), r"PowerTransform\(power\) expected numbers from 0"),
        (lambda: msb.GumbelCDF(0.0, 0.0), r"GumbelCDF\(scale\) expected numbers above 0"),
        (lambda: msb.Exp()("backward", Tensor([1.0])), "expected one of"),
        (lambda: msb.ScalarAffine([1.0, 1.0], [0.0] * 3), "shapes that fit each other"),
    ],
)
def test_wrong_values_are_refused(make, said):
    with pytest.raises(ValueError, match=said):
        make()
