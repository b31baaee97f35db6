"""Generators of one's own: seeds, states, and the methods that draw from them."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Generator, Tensor, nn, ops
from engine.errors import ArgumentTypeError, StateError
from engine.ops import generator as module
from engine.planning import planning
from tests.engine.fake_cupy.gpu import fake_gpu

METHODS = {
    "normal_": lambda x, g: x.normal_(generator=g),
    "uniform_": lambda x, g: x.uniform_(2.0, 3.0, generator=g),
    "exponential_": lambda x, g: x.exponential_(generator=g),
    "bernoulli_": lambda x, g: x.bernoulli_(0.5, generator=g),
    "random_": lambda x, g: x.random_(0, 1000, generator=g),
    "uniform": lambda x, g: x.uniform(generator=g),
    "bernoulli": lambda x, g: (x + 0.5).bernoulli(generator=g),
    "ops.normal_": lambda x, g: ops.normal_(x, generator=g),
}


@pytest.fixture
def asleep(monkeypatch):
    monkeypatch.setattr(module.default_generator, "awake", False)
    monkeypatch.setattr(module.default_generator, "stands_at", (0, 0))


@pytest.mark.parametrize("name", METHODS)
def test_same_seed_draws_the_same_and_goes_on(name):
    draw = METHODS[name]
    found = []
    for _ in range(2):
        source = Generator().manual_seed(5)
        found.append([draw(ops.zeros((40,)), source).tolist() for _ in range(2)])

    assert found[0] == found[1]
    assert found[0][0] != found[0][1]


@pytest.mark.parametrize("name", METHODS)
def test_something_else_than_a_generator_is_refused(name):
    with pytest.raises(ArgumentTypeError, match="a Generator or None"):
        METHODS[name](ops.zeros((2,)), 3)


def test_state_is_where_a_generator_stands():
    source = Generator().manual_seed(5)
    ops.zeros((2,)).normal_(generator=source)
    state = source.get_state()
    later = ops.zeros((2,)).normal_(generator=source).tolist()
    source.seed()
    source.set_state(state)

    assert state.dtype == engine.uint8
    assert state.tolist() == [5, *[0] * 7, 1, *[0] * 7]
    assert source.initial_seed() == 5
    assert ops.zeros((2,)).normal_(generator=source).tolist() == later


def test_seed_of_nobody_is_told():
    source = Generator()

    assert source.initial_seed() == 0
    assert source.seed() == source.initial_seed()
    assert Generator().manual_seed(-1).initial_seed() == 2**64 - 1


@pytest.mark.usefixtures("asleep")
def test_methods_without_a_generator_follow_manual_seed_once_it_is_given():
    engine.set_seed(3)
    plain = ops.zeros((4,)).normal_().tolist()
    engine.set_seed(3)
    assert ops.zeros((4,)).normal_().tolist() == plain
    assert engine.manual_seed(7) is engine.default_generator
    first = ops.zeros((4,)).normal_().tolist()
    state = engine.get_rng_state()
    second = ops.zeros((4,)).normal_().tolist()
    engine.set_rng_state(state)

    assert engine.initial_seed() == 7
    assert engine.get_seed() == 3
    assert ops.zeros((4,)).normal_().tolist() == second != first
    assert engine.seed() == engine.initial_seed()


def test_seeds_and_states_are_checked():
    with pytest.raises(ArgumentTypeError, match="an int"):
        Generator().manual_seed(1.5)
    for state in (3, Tensor([1.0]), Tensor(np.zeros(3, np.uint8))):
        with pytest.raises(StateError, match="16 bytes"):
            Generator().set_state(state)


class Noisy(nn.Cell):
    """Scales its inputs by draws from a generator of its own."""

    def __init__(self):
        super().__init__()
        self.source = Generator().manual_seed(5)

    def construct(self, x):
        return x * ops.zeros_like(x).uniform_(generator=self.source)


def test_trying_to_plan_what_draws_from_one_draws_nothing():
    expected, found = Noisy(), Noisy()
    x = ops.ones((4,))
    for _ in range(3):
        with planning():
            drawn = ops.grad(lambda x: found(x).sum())(x)
        assert drawn.tolist() == expected(x).tolist()

    assert found.source.get_state().tolist() == expected.source.get_state().tolist()


def test_what_is_computed_again_draws_the_same_again():
    plain, recomputed = Noisy(), Noisy()
    recomputed.recompute()
    x = ops.ones((4,))
    for _ in range(2):
        gradients = [ops.grad(lambda x, net=net: net(x).sum())(x) for net in (plain, recomputed)]
        assert gradients[0].tolist() == gradients[1].tolist()

    assert recomputed.source.get_state().tolist() == plain.source.get_state().tolist()


def test_generator_draws_on_the_device():
    with fake_gpu():
        x = ops.zeros((3,)).normal_(generator=Generator().manual_seed(1))
        assert x.device == "GPU:0"
        assert Generator().get_state().device == "GPU:0"
