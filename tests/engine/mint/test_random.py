"""Random functions of mint: distributions, types, shapes, generators and seeds."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

import engine
from engine import Tensor, mint

X = Tensor(np.zeros((2, 3), np.float16))


@pytest.fixture(autouse=True)
def _seed():
    engine.set_seed(11)


@pytest.mark.parametrize(
    ("draw", "expected"),
    [
        (lambda: mint.rand(5000), stats.uniform.cdf),
        (lambda: mint.rand_like(Tensor(np.zeros(5000))), stats.uniform.cdf),
        (lambda: mint.randn(5000), stats.norm.cdf),
        (lambda: mint.randn_like(Tensor(np.zeros(5000))), stats.norm.cdf),
        (lambda: mint.normal(2.0, 3.0, (5000,)), stats.norm(2, 3).cdf),
        (lambda: mint.normal(Tensor(np.full(5000, 2.0)), 3.0), stats.norm(2, 3).cdf),
        (lambda: mint.normal(2.0, Tensor(np.full(5000, 3.0))), stats.norm(2, 3).cdf),
    ],
)
def test_numbers_follow_their_distribution(draw, expected):
    assert stats.kstest(draw().asnumpy(), expected).pvalue > 1e-3


def test_ones_come_with_their_probability():
    drawn = mint.bernoulli(Tensor(np.full(5000, 0.25, np.float32)))

    assert drawn.dtype == engine.float32
    assert set(drawn.asnumpy().tolist()) == {0.0, 1.0}
    assert drawn.asnumpy().mean() == pytest.approx(0.25, abs=0.03)


def test_columns_come_by_weight_and_once_without_replacement():
    weights = Tensor([[0.0, 3.0, 1.0], [1.0, 0.0, 1.0]])
    drawn = mint.multinomial(weights, 2).asnumpy()
    many = mint.multinomial(weights[0], 4000, replacement=True).asnumpy()

    assert np.sort(drawn, 1).tolist() == [[1, 2], [0, 2]]
    assert drawn.dtype == many.dtype == np.int64
    assert np.bincount(many, minlength=3) / 4000 == pytest.approx([0, 0.75, 0.25], abs=0.03)


@pytest.mark.parametrize(
    ("draw", "shape", "dtype"),
    [
        (lambda: mint.rand(2, 3), (2, 3), "Float32"),
        (lambda: mint.rand((2, 3), dtype=engine.float16), (2, 3), "Float16"),
        (lambda: mint.randn([2, 3], device="CPU"), (2, 3), "Float32"),
        (lambda: mint.rand_like(X), (2, 3), "Float16"),
        (lambda: mint.randn_like(X, dtype=engine.float32), (2, 3), "Float32"),
        (lambda: mint.randint(10, (2, 3)), (2, 3), "Int64"),
        (lambda: mint.randint(5, 10, (2,), dtype=engine.int8), (2,), "Int8"),
        (lambda: mint.randint_like(X, 10), (2, 3), "Float16"),
        (lambda: mint.randint_like(X, 2, 10, dtype=engine.int32), (2, 3), "Int32"),
        (lambda: mint.randperm(7), (7,), "Int64"),
        (lambda: mint.randperm(7, dtype=engine.int32), (7,), "Int32"),
        (lambda: mint.normal(Tensor([[0.0], [1.0]]), Tensor([1.0, 2.0])), (2, 2), "Float32"),
    ],
)
def test_shapes_and_types_are_those_asked_for(draw, shape, dtype):
    drawn = draw()

    assert (drawn.shape, str(drawn.dtype)) == (shape, dtype)


def test_whole_numbers_lie_between_their_bounds():
    drawn = mint.randint(-2, 3, (1000,)).asnumpy()

    assert (drawn.min(), drawn.max()) == (-2, 2)
    assert sorted(mint.randperm(50).asnumpy().tolist()) == list(range(50))


DRAWS = [
    lambda source: mint.rand(9, generator=source),
    lambda source: mint.randn(9, generator=source),
    lambda source: mint.randint(99, (9,), generator=source),
    lambda source: mint.randperm(9, generator=source),
    lambda source: mint.normal(0.0, 1.0, (9,), source),
    lambda source: mint.bernoulli(Tensor(np.full(99, 0.5, np.float32)), generator=source),
    lambda source: mint.multinomial(Tensor(np.ones(99, np.float32)), 9, generator=source),
]


@pytest.mark.parametrize("number", range(len(DRAWS)))
def test_draws_repeat_from_a_generator_and_from_a_seed(number):
    draw = DRAWS[number]
    source = engine.Generator()
    first, again = (draw(source.manual_seed(3)).asnumpy() for _ in range(2))
    assert (first == again).all()
    assert (draw(source).asnumpy() != again).any()

    engine.set_seed(4)
    seeded = draw(None).asnumpy()
    engine.set_seed(4)
    assert (draw(None).asnumpy() == seeded).all()


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: mint.rand(2.5), r"rand\(size\) expected whole numbers"),
        (lambda: mint.rand(2, device=3), r"rand\(device\) expected"),
        (lambda: mint.randn(2, device="TPU"), r"randn\(device\) expected"),
        (lambda: mint.normal(0.0, 1.0), r"normal\(size\) expected a shape"),
        (lambda: mint.randint(3), "expected two or three arguments, got 1"),
        (lambda: mint.rand(2, generator=7), "expected a Generator"),
        (lambda: mint.max(X, "a"), r"max\(dim\) expected an int, a Tensor or None"),
    ],
)
def test_what_does_not_fit_is_refused(call, said):
    with pytest.raises(TypeError, match=said):
        call()


def test_memory_is_not_pinned():
    with pytest.raises(NotImplementedError, match="pin_memory"):
        mint.empty(2, pin_memory=True)
