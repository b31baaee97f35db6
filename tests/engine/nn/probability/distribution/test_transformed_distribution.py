"""What bijectors make of distributions."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

import engine
from engine import Tensor
from engine.nn.probability import bijector as msb
from engine.nn.probability import distribution as msd

VALUE = Tensor([0.5, 2.0, 5.0])
LOG_NORMAL = stats.lognorm(2.0, scale=np.exp(0.5))


@pytest.fixture
def transformed():
    return msd.TransformedDistribution(msb.Exp(), msd.Normal(0.5, 2.0))


@pytest.mark.parametrize(
    ("function", "scipy"),
    [
        ("prob", LOG_NORMAL.pdf),
        ("log_prob", LOG_NORMAL.logpdf),
        ("cdf", LOG_NORMAL.cdf),
        ("log_cdf", LOG_NORMAL.logcdf),
        ("survival_function", LOG_NORMAL.sf),
        ("log_survival", LOG_NORMAL.logsf),
    ],
)
def test_exponentials_of_normal_numbers_are_log_normal(transformed, function, scipy):
    found = transformed(function, VALUE).asnumpy()

    assert found == pytest.approx(scipy(VALUE.asnumpy()), rel=1e-5)


def test_parameters_of_the_distribution_follow_the_value(transformed):
    found = transformed.cdf(VALUE, Tensor([0.0]), Tensor([1.0])).asnumpy()

    assert found == pytest.approx(stats.lognorm(1.0).cdf(VALUE.asnumpy()), rel=1e-5)


def test_draws_are_transformed():
    double = msd.TransformedDistribution(msb.ScalarAffine(2.0, 3.0), msd.Uniform(0.0, 1.0), seed=1)
    drawn = double.sample((1000,)).asnumpy()

    assert stats.kstest(drawn, stats.uniform(3, 2).cdf).pvalue > 1e-3


def test_mean_of_a_line_is_the_line_of_the_mean(transformed):
    line = msd.TransformedDistribution(msb.ScalarAffine(2.0, 3.0), msd.Normal([1.0], [1.0]))

    assert line.is_linear_transformation
    assert line.mean().asnumpy() == pytest.approx([5.0])
    assert not transformed.is_linear_transformation
    with pytest.raises(ValueError, match="a linear bijector"):
        transformed.mean()


def test_it_says_what_it_was_made_of():
    exp, normal = msb.Exp(), msd.Normal([0.0, 1.0], [1.0, 1.0])
    made = exp(normal)

    assert isinstance(made, msd.TransformedDistribution)
    assert (made.bijector, made.distribution) == (exp, normal)
    assert made.dtype == engine.float32
    assert made.batch_shape == made.broadcast_shape == (2,)
    assert not made.is_scalar_batch
    assert made.parameter_names == ["mean", "sd"]


def test_shapes_of_bijector_and_distribution_meet():
    scales = [[1.0], [2.0]]
    made = msd.TransformedDistribution(
        msb.ScalarAffine(scales, np.zeros((2, 1), np.float32)), msd.Normal([0.0, 1.0, 2.0], 1.0)
    )

    assert made.broadcast_shape == (2, 3)
    with pytest.raises(ValueError, match="shapes that fit each other"):
        msd.TransformedDistribution(msb.PowerTransform([0.0, 1.0]), msd.Normal([0.0] * 3, 1.0))


@pytest.mark.parametrize(
    ("bijector", "distribution", "said"),
    [
        ("exp", msd.Normal(0.0, 1.0), r"\(bijector\) expected a Bijector, got str"),
        (msb.Exp(), msb.Exp(), r"\(distribution\) expected a Distribution, got Exp"),
        (msb.Exp(), msd.Bernoulli(0.5), r"\(dtype\) expected a floating type"),
    ],
)
def test_what_is_neither_is_refused(bijector, distribution, said):
    with pytest.raises(TypeError, match=said):
        msd.TransformedDistribution(bijector, distribution)


def test_density_is_none_where_there_was_none():
    made = msd.TransformedDistribution(msb.ScalarAffine(1.0, 0.0), msd.Exponential(1.0))

    assert made.prob(Tensor([-1.0])).asnumpy() == pytest.approx([0.0])


def test_log_normal_numbers_lie_above_zero():
    assert msd.LogNormal(0.0, 1.0).cdf(Tensor([-1.0, 0.0])).asnumpy().tolist() == [0.0, 0.0]


def test_cauchy_numbers_have_no_moments():
    for function in ("mean", "sd", "var"):
        with pytest.raises(ValueError, match="defined for a Cauchy distribution"):
            msd.Cauchy(0.0, 1.0)(function)
