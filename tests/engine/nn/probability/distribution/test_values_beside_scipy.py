"""Densities, functions of distributions, moments and divergences, beside SciPy in float64."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import integrate

import engine
from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.nn.probability import distribution as msd
from tests.engine.nn.probability.scipy_cases import CASES, CDF, DENSITIES, expected, frozen
from tests.every_case import every
from tests.gradients import each

OF_VALUES = [
    (name, function)
    for name, case in CASES.items()
    for function in (*DENSITIES, *CDF)
    if function not in case.lacks
]
OF_MOMENTS = [(name, function) for name, case in CASES.items() for function in case.moments]
DIVERGING = [name for name, case in CASES.items() if "kl_loss" not in case.lacks]
ON_CALL = [name for name in CASES if name != "Gumbel"]  # which takes no others than its own


def doubles(parameters):
    return [Tensor(np.array(one), engine.float64) for one in parameters]


def made(name, parameters=None):
    """The distribution in float64."""
    given = CASES[name].a if parameters is None else parameters
    return getattr(msd, name)(*given, dtype=engine.float64)


@every("name, function", OF_VALUES)
def test_function_of_values_is_scipys(name, function):
    case = CASES[name]

    found = getattr(made(name), function)(Tensor(case.values, engine.float64))

    wanted = expected(name, function, case.a, case.values)
    assert found.asnumpy() == pytest.approx(wanted, rel=1e-8, abs=1e-12)


@every("name, function", [one for one in OF_VALUES if one[0] in ON_CALL])
def test_function_takes_parameters_behind_the_value(name, function):
    case = CASES[name]

    found = getattr(made(name), function)(Tensor(case.values, engine.float64), *doubles(case.b))

    wanted = expected(name, function, case.b, case.values)
    assert found.asnumpy() == pytest.approx(wanted, rel=1e-8, abs=1e-12)


@pytest.mark.parametrize(("name", "function"), OF_MOMENTS)
def test_moment_is_scipys(name, function):
    found = getattr(made(name), function)()

    assert found.asnumpy() == pytest.approx(expected(name, function, CASES[name].a), rel=1e-9)


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.mode])
def test_mode_is_where_the_density_is_largest(name):
    case = CASES[name]

    found = made(name).mode().asnumpy()

    assert found == pytest.approx(np.array(case.mode(*map(np.array, case.a)), np.float64))
    frozen_one = frozen(name, case.a)
    density = frozen_one.pmf if case.discrete else frozen_one.pdf
    step = 1 if case.discrete else 1e-3
    assert (density(found) >= density(found + step)).all()
    assert (density(found) >= density(found - step)).all()


def divergence(name, number):
    """KL(a||b) of the distributions with that number, by a sum or an integral of SciPy's."""
    own, other = (
        frozen(name, [one[number : number + 1] for one in given])
        for given in (CASES[name].a, CASES[name].b)
    )
    if CASES[name].discrete:
        counts = np.arange(2 if name == "Bernoulli" else 60)
        return (own.pmf(counts) * (own.logpmf(counts) - other.logpmf(counts))).sum()

    def integrand(share):
        x = own.ppf(share)
        return float((own.logpdf(x) - other.logpdf(x))[0])

    return integrate.quad(integrand, 0, 1, epsrel=1e-6)[0]


@pytest.mark.parametrize("name", DIVERGING)
def test_divergence_is_the_integral_of_its_definition(name):
    case = CASES[name]

    found = made(name).kl_loss(name, *doubles(case.b))

    wanted = [divergence(name, number) for number in range(len(case.a[0]))]
    assert found.asnumpy() == pytest.approx(wanted, rel=1e-4)


@pytest.mark.parametrize("name", DIVERGING)
def test_cross_entropy_is_entropy_and_divergence(name):
    dist = made(name)
    others = doubles(CASES[name].b)

    found = dist.cross_entropy(name, *others)

    assert found.asnumpy() == pytest.approx(
        (dist.entropy() + dist.kl_loss(name, *others)).asnumpy()
    )


@pytest.mark.parametrize("name", [name for name in DIVERGING if name in ON_CALL])
def test_divergence_takes_parameters_of_both(name):
    a, b = (doubles(given) for given in (CASES[name].a, CASES[name].b))

    found = getattr(msd, name)(dtype=engine.float64).kl_loss(name, *b, *a)

    assert found.asnumpy() == pytest.approx(made(name).kl_loss(name, *b).asnumpy())


@pytest.mark.parametrize("name", ON_CALL)
def test_density_has_the_gradients_of_finite_differences(name):
    case = CASES[name]
    values = Tensor(np.abs(case.values) * 0.99, engine.float64)
    dist = getattr(msd, name)(dtype=engine.float64)

    def log_prob(*parameters):
        return dist.log_prob(values, *parameters)

    positions = tuple(range(len(case.a)))
    found = each(ops.grad(log_prob, positions)(*doubles(case.a)))

    arrays = [np.array(one) for one in case.a]
    for position in positions:
        wanted = finite_differences(
            lambda *given: log_prob(*map(Tensor, given)).asnumpy(), arrays, position
        )
        assert found[position].asnumpy() == pytest.approx(wanted, rel=1e-5, abs=1e-7)


def test_tails_keep_their_digits():
    far = Tensor([6.0])

    assert msd.Normal(0.0, 1.0).survival_function(far).asnumpy() == pytest.approx(9.8659e-10)
    assert msd.Normal(0.0, 1.0).cdf(-far).asnumpy() == pytest.approx(9.8659e-10)
    assert msd.Gamma([1.0], [1.0]).survival_function(5 * far).asnumpy() == pytest.approx(
        np.exp(-30), rel=1e-4
    )


def test_uniform_distributions_that_stick_out_diverge_without_end():
    narrow = Tensor([0.25]), Tensor([1.0])

    assert np.isinf(msd.Uniform([0.0], [1.0]).kl_loss("Uniform", *narrow).asnumpy())
