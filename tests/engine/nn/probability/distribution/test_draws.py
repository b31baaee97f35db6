"""Draws follow their distributions, seeds, and shapes; some carry gradients."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

import engine
from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.nn.probability import bijector as msb
from engine.nn.probability import distribution as msd
from tests.engine.fake_cupy.array import is_on_device
from tests.engine.fake_cupy.gpu import fake_gpu
from tests.engine.nn.probability.scipy_cases import CASES, frozen
from tests.gradients import each

DRAWING = [name for name, case in CASES.items() if "sample" not in case.lacks]
COUNT = 4000


@pytest.fixture(autouse=True)
def _seed():
    engine.set_seed(5)


def made(name, **options):
    return getattr(msd, name)(*CASES[name].a, **options)


@pytest.mark.parametrize("name", DRAWING)
def test_draws_follow_their_distribution(name):
    drawn = made(name).sample((COUNT,)).asnumpy()

    case = CASES[name]
    for column in range(len(case.a[0])):
        one = frozen(name, [parameter[column] for parameter in case.a])
        if case.discrete:
            observed = np.bincount(drawn[:, column].astype(int), minlength=8)[:8]
            likely = COUNT * one.pmf(np.arange(8))
            assert observed == pytest.approx(likely, abs=5 * np.sqrt(COUNT) / 2)
        else:
            assert stats.kstest(drawn[:, column], one.cdf).pvalue > 1e-3


def test_draws_of_classes_follow_their_shares():
    shares = np.array([[0.1, 0.2, 0.7], [0.6, 0.3, 0.1]])

    drawn = msd.Categorical(shares).sample((COUNT,)).asnumpy()

    assert drawn.shape == (COUNT, 2)
    for row in range(2):
        observed = np.bincount(drawn[:, row], minlength=3) / COUNT
        assert observed == pytest.approx(shares[row], abs=0.03)


@pytest.mark.parametrize("name", DRAWING)
@pytest.mark.parametrize("shape", [(), (2,), (2, 3), (0,)])
def test_draws_have_the_shape_before_that_of_the_parameters(name, shape):
    assert made(name).sample(shape).shape == (*shape, 3)
    assert made(name).sample(shape=shape).shape == (*shape, 3)


@pytest.mark.parametrize("name", ["Normal", "Uniform", "Cauchy", "Logistic", "LogNormal", "Gumbel"])
def test_draw_of_plain_numbers_has_no_axes(name):
    assert getattr(msd, name)(0.5, 2.0).sample().shape == ()


@pytest.mark.parametrize("name", [name for name in DRAWING if name != "Gumbel"])
def test_draws_take_parameters_behind_the_shape(name):
    case = CASES[name]
    given = [Tensor(one) for one in case.b]

    drawn = getattr(msd, name)().sample((COUNT,), *given).asnumpy()

    wanted = frozen(name, case.b).ppf(0.5)
    assert (drawn <= wanted).mean(0) == pytest.approx(frozen(name, case.b).cdf(wanted), abs=0.04)


@pytest.mark.parametrize("name", [*DRAWING, "Categorical"])
@pytest.mark.parametrize("dtype", [engine.float16, engine.float32])
def test_draws_have_the_type_of_the_distribution(name, dtype):
    parameters = CASES[name].a if name in CASES else ([0.5, 0.5],)

    assert getattr(msd, name)(*parameters, dtype=dtype).sample((2,)).dtype == dtype


@pytest.mark.parametrize("name", ["Bernoulli", "Geometric", "Categorical"])
def test_whole_numbers_are_int32_unless_told(name):
    assert getattr(msd, name)([0.25, 0.75]).sample((2,)).dtype == engine.int32


@pytest.mark.parametrize("name", [*DRAWING, "Categorical"])
def test_draws_repeat_from_a_seed_of_all(name):
    dist = made(name) if name in CASES else msd.Categorical([0.5, 0.5])
    engine.set_seed(7)
    first = dist.sample((50,)).asnumpy()
    engine.set_seed(7)

    assert (dist.sample((50,)).asnumpy() == first).all()
    assert (dist.sample((50,)).asnumpy() != first).any()


@pytest.mark.parametrize("name", DRAWING)
def test_distributions_of_one_seed_draw_the_same_in_the_same_order(name):
    one, other = made(name, seed=3), made(name, seed=3)
    first, second = one.sample((50,)).asnumpy(), one.sample((50,)).asnumpy()

    assert (first != second).any()
    assert (other.sample((50,)).asnumpy() == first).all()
    assert (other.sample((50,)).asnumpy() == second).all()


def test_seed_of_a_transformed_distribution_is_that_of_its_draws():
    def drawn():
        normal = msd.Normal(0.0, 1.0)
        return msd.TransformedDistribution(msb.Exp(), normal, seed=4).sample((5,)).asnumpy()

    assert (drawn() == drawn()).all()


CARRYING = ["Normal", "Uniform", "Cauchy", "Exponential", "Logistic", "LogNormal"]


@pytest.mark.parametrize("name", CARRYING)
def test_draws_carry_gradients_to_the_parameters(name):
    """The same uniform or normal numbers again: how the draws move is a difference."""
    parameters = [np.array(one) for one in CASES[name].a]

    def drawn(*given):
        dist = getattr(msd, name)(seed=9, dtype=engine.float64)
        return dist.sample((4,), *given).sum()

    tensors = [Tensor(one, engine.float64) for one in parameters]
    found = each(ops.grad(drawn, tuple(range(len(tensors))))(*tensors))

    for position, gradient in enumerate(found):
        wanted = finite_differences(
            lambda *given: drawn(*(Tensor(one, engine.float64) for one in given)).asnumpy(),
            parameters,
            position,
            2.0**-7,
        )
        assert gradient.asnumpy() == pytest.approx(wanted, rel=2e-2)


@pytest.mark.parametrize("name", [*DRAWING, "Categorical"])
def test_draws_are_made_on_the_gpu_and_equal_those_of_the_cpu(name):
    def drawn():
        engine.set_seed(2)
        dist = made(name) if name in CASES else msd.Categorical([0.5, 0.5])
        return dist.sample((6,))

    expected = drawn().asnumpy()
    with fake_gpu():
        found = drawn()
        assert is_on_device(found.array)
        values = found.asnumpy()

    assert values == pytest.approx(expected)


@pytest.mark.parametrize("shape", [[2], 2, None])
def test_shape_that_is_no_tuple_is_refused(shape):
    with pytest.raises(TypeError, match=r"Normal.sample\(shape\) expected a tuple"):
        msd.Normal(0.0, 1.0).sample(shape)
