"""Random numbers: moments of a seeded draw, shapes, number types and seeds."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops

ROWS = Tensor([[2.0, 4.0], [6.0, 8.0]])


@pytest.fixture(autouse=True)
def _seed():
    engine.set_seed(3)


# What draws 20,000 numbers, their mean and their standard deviation.
DRAWS = {
    "standard_laplace": (ops.standard_laplace, 0.0, 2**0.5),
    "laplace": (lambda n: ops.laplace(n, Tensor(2.0), Tensor(3.0)), 2.0, 3 * 2**0.5),
    "gamma": (lambda n: ops.gamma(n, Tensor(4.0), Tensor(2.0)), 2.0, 1.0),
    "random_gamma": (lambda n: ops.random_gamma(n, Tensor(4.0)), 4.0, 2.0),
    "poisson": (lambda n: ops.poisson(n, Tensor(4.0)), 4.0, 2.0),
    "random_poisson": (lambda n: ops.random_poisson(n, Tensor(4.0)), 4.0, 2.0),
    "truncated": (ops.TruncatedNormal(), 0.0, 0.8796),
}


@pytest.mark.parametrize("name", DRAWS)
def test_numbers_have_their_mean_and_deviation(name):
    draw, mean, deviation = DRAWS[name]
    values = draw((20_000,)).asnumpy()

    assert values.mean() == pytest.approx(mean, abs=0.03 * deviation)
    assert values.std() == pytest.approx(deviation, rel=0.03)


def test_truncated_numbers_lie_within_two_deviations():
    assert np.abs(ops.TruncatedNormal(engine.float16)((500,)).asnumpy()).max() <= 2


@pytest.mark.parametrize(
    ("draw", "shape", "dtype"),
    [
        (lambda: ops.laplace((3, 1, 2), ROWS, Tensor(1.0)), (3, 2, 2), "Float32"),
        (lambda: ops.gamma((3, 1, 2), ROWS, Tensor([1.0])), (3, 2, 2), "Float32"),
        (lambda: ops.gamma((5,), 1.0, 1.0), (5,), "Float32"),
        (lambda: ops.poisson((4, 1), Tensor([1.0, 4.0])), (4, 2), "Int32"),
        (lambda: ops.random_poisson(Tensor([2, 3]), Tensor([1.0, 4.0])), (2, 3, 2), "Float32"),
        (lambda: ops.RandomPoisson()(Tensor([2]), Tensor([1.0])), (2, 1), "Int64"),
        (lambda: ops.random_gamma((2, 3), Tensor(np.ones(2))), (2, 3, 2), "Float64"),
        (lambda: ops.Gamma()((2, 3), Tensor(1.0), Tensor(1.0)), (2, 3), "Float32"),
        (lambda: ops.Poisson()((2, 0), Tensor(1.0)), (2, 0), "Int32"),
        (lambda: ops.UniformInt()((2, 3), Tensor(0), Tensor(5)), (2, 3), "Int32"),
        (lambda: ops.normal((3, 1, 2), ROWS, Tensor(1.0)), (3, 2, 2), "Float32"),
        (lambda: ops.uniform((2, 1), Tensor([0.0, 1.0]), Tensor([1.0, 5.0])), (2, 2), "Float32"),
        (ops.rand, (1,), "Float32"),
        (lambda: ops.rand(()), (), "Float32"),
        (lambda: ops.randn(2, 3, dtype=engine.float64), (2, 3), "Float64"),
        (lambda: ops.rand_like(ops.zeros((2,), engine.float16)), (2,), "Float16"),
        (lambda: ops.randint_like(ops.zeros((2,), engine.int32), 0, 5), (2,), "Int32"),
        (lambda: ops.randint_like(ops.zeros((2,)), 0, 5, dtype=engine.int64), (2,), "Int64"),
        (lambda: ops.randperm(Tensor(5), dtype=engine.int32), (5,), "Int32"),
        (lambda: ops.Randperm(5)(Tensor([3])), (5,), "Int32"),
        (lambda: ops.RandpermV2()(4), (4,), "Int64"),
        (lambda: ops.Bernoulli()(ops.zeros((2,), engine.int32), 0.5), (2,), "Int32"),
    ],
)
def test_shape_and_number_type_are_mindspores(draw, shape, dtype):
    drawn = draw()

    assert (drawn.shape, str(drawn.dtype)) == (shape, dtype)


def test_permutation_is_padded_to_its_length():
    order = ops.Randperm(max_length=5, pad=-7)(Tensor([3])).tolist()

    assert (sorted(order[:3]), order[3:]) == ([0, 1, 2], [-7, -7])


GLOBAL = [
    lambda: ops.rand(4),
    lambda: ops.randn(4),
    lambda: ops.randint(0, 1000, (4,)),
    lambda: ops.randperm(20),
    lambda: ops.standard_laplace((4,)),
    lambda: ops.gamma((4,), 1.0, 1.0),
    lambda: ops.poisson((8,), 100.0),
    lambda: ops.multinomial(ops.ones((50,)), 8),
    lambda: ops.shuffle(ops.randperm(20, 1)),
    lambda: ops.choice_with_mask(ops.ones((50,), engine.bool_), 4)[0],
    lambda: ops.uniform_candidate_sampler(Tensor([[1]]), 1, 8, False, 1000)[0],
    lambda: ops.StandardNormal()((4,)),
    lambda: ops.TruncatedNormal()((4,)),
    lambda: ops.bernoulli(ops.zeros((50,)), 0.5),
]


@pytest.mark.parametrize("draw", GLOBAL)
def test_set_seed_repeats_every_draw(draw):
    engine.set_seed(5)
    first, second = draw().asnumpy(), draw().asnumpy()
    engine.set_seed(5)

    assert np.array_equal(draw().asnumpy(), first)
    assert not np.array_equal(second, first)


def test_operator_with_seeds_draws_its_own_sequence():
    one, same, other = ops.UniformReal(3, 4), ops.UniformReal(3, 4), ops.UniformReal(4, 3)
    first, second = one((4,)).asnumpy(), one((4,)).asnumpy()

    assert np.array_equal(same((4,)).asnumpy(), first)
    assert np.array_equal(same((4,)).asnumpy(), second)
    assert not np.array_equal(first, second)
    assert not np.array_equal(other((4,)).asnumpy(), first)


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda: ops.rand(2, dtype=engine.int32), ValueError),
        (lambda: ops.rand_like(ops.zeros((2,), engine.int32)), ValueError),
        (lambda: ops.randint(0, 5, (2,), dtype=engine.float32), ValueError),
        (lambda: ops.randint(5, 0, (2,)), ValueError),
        (lambda: ops.randint(0.5, 5, (2,)), TypeError),
        (lambda: ops.randint_like(ops.zeros((2,)), 0, 5), ValueError),
        (lambda: ops.randperm(0), ValueError),
        (lambda: ops.Randperm(2)(Tensor([3])), ValueError),
        (lambda: ops.standard_normal((2.5,)), TypeError),
        (lambda: ops.bernoulli(ops.zeros((2,)), 1.5), ValueError),
        (lambda: ops.StandardNormal(-1), ValueError),
    ],
)
def test_draw_that_cannot_be_is_refused(call, kind):
    with pytest.raises(kind):
        call()
