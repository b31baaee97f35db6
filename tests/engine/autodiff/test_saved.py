from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import nn, ops
from engine.autodiff import Primitive
from engine.autodiff.saved import used_by
from engine.errors import ArgumentTypeError


@pytest.fixture
def told():
    """What the hooks were called with."""
    return []


@pytest.fixture
def hooks(told):
    def pack(tensor):
        told.append(("pack", tensor.asnumpy().tolist()))
        return [tensor.asnumpy()]

    def unpack(packed):
        told.append(("unpack", packed[0].tolist()))
        return engine.Tensor(packed[0])

    return pack, unpack


def x():
    return engine.Tensor([1.0, 2.0, 3.0])


def test_what_gradients_need_is_packed(hooks, told):
    def f(x):
        with engine.saved_tensors_hooks(*hooks):
            return ops.sin(x * x)

    gradient = engine.grad(f)(x())

    packed = [[1, 2, 3], [1, 2, 3], [1, 4, 9]]  # of the product, then of the sine: as MindSpore
    assert [values for kind, values in told if kind == "pack"] == packed
    assert sorted(values for kind, values in told if kind == "unpack") == packed
    expected = 2 * x().asnumpy() * np.cos(x().asnumpy() ** 2)
    assert np.allclose(gradient.asnumpy(), expected, rtol=1e-6)


def test_output_is_packed_where_the_rule_uses_it(hooks, told):
    def f(x):
        with engine.saved_tensors_hooks(*hooks):
            return ops.exp(x)

    engine.grad(f)(x())

    assert [kind for kind, _ in told] == ["pack", "unpack"]
    assert np.allclose(told[0][1], np.exp([1, 2, 3]))


def test_gradient_sees_what_was_unpacked():
    def square(x):
        with engine.saved_tensors_hooks(lambda tensor: tensor * 2, lambda packed: packed):
            return x * x

    assert engine.grad(square)(x()).asnumpy().tolist() == [4, 8, 12]


def test_nothing_is_packed_where_nobody_asks_for_gradients(hooks, told):
    with engine.saved_tensors_hooks(*hooks):
        ops.sin(x())
    engine.grad(lambda x: ops.sin(ops.stop_gradient(x)) + x)(x())

    assert told == []


def test_block_inside_counts(hooks, told):
    def f(x):
        with engine.saved_tensors_hooks(lambda tensor: tensor, lambda packed: packed):
            with engine.saved_tensors_hooks(*hooks):
                y = ops.sin(x)
            return ops.cos(y)

    engine.grad(f)(x())

    assert [kind for kind, _ in told] == ["pack", "unpack"]


def test_function_is_decorated(hooks, told):
    @engine.register_saved_tensors_hooks(*hooks)
    def f(x):
        return ops.sin(x)

    engine.grad(f)(x())

    assert f.__name__ == "f"
    assert [kind for kind, _ in told] == ["pack", "unpack"]


def test_network_trains_as_without(hooks):
    net = nn.SequentialCell(nn.Dense(3, 4), nn.ReLU(), nn.Dense(4, 1))
    data = ops.ones((2, 3))

    def plain(data):
        return net(data).sum()

    def packed(data):
        with engine.saved_tensors_hooks(*hooks):
            return net(data).sum()

    weights = net.trainable_params()
    expected = engine.grad(plain, None, weights)(data)
    found = engine.grad(packed, None, weights)(data)

    for one, other in zip(expected, found, strict=True):
        assert np.array_equal(one.asnumpy(), other.asnumpy())


def test_gradient_of_a_gradient_is_right(hooks):
    def f(x):
        with engine.saved_tensors_hooks(*hooks):
            return (x * x * x).sum()

    second = engine.grad(lambda x: engine.grad(f)(x).sum())(x())

    assert second.asnumpy().tolist() == [6, 12, 18]


def test_hooks_are_checked():
    with pytest.raises(ArgumentTypeError, match=r"\(pack_hook\) expected a function, got int"):
        engine.saved_tensors_hooks(3, abs)
    with pytest.raises(ArgumentTypeError, match=r"\(unpack_hook\) expected a function, got int"):
        engine.register_saved_tensors_hooks(abs, 3)

    def f(x):
        with engine.saved_tensors_hooks(lambda tensor: tensor, lambda packed: 3):
            return ops.sin(x)

    with pytest.raises(ArgumentTypeError, match=r"\(unpack_hook\) expected a tensor, got int"):
        engine.grad(f)(x())


class Rules:
    """What `used_by` looks at."""

    joint_rule = None
    rules_of = Primitive.rules_of

    def __init__(self, *rules, variadic=False):
        self.rules, self.variadic = rules, variadic


@pytest.mark.parametrize(
    ("rules", "inputs", "output"),
    [
        ((lambda g, out, a, b: g * b, lambda g, out, a, b: g * a), [True, True], False),
        ((lambda g, out, a, b: g * out, None), [False, False], True),
        ((lambda g, out, a, b: [g * a for _ in range(2)], None), [True, False], False),
        ((lambda *given: given, None), [True, True], True),
        ((abs, None), [True, True], True),
    ],
)
def test_rules_say_what_they_use(rules, inputs, output):
    assert used_by(Rules(*rules), 2, (True, True)) == (inputs, output)


@pytest.mark.parametrize(
    ("rule", "used"),
    [
        (lambda g, out, x, *more: g * x, [True, False, False]),
        (lambda g, out, x, *more, scale=1: g * more[0], [False, True, True]),
    ],
)
def test_inputs_that_are_taken_as_one_are_all_used_or_none(rule, used):
    product = Rules(rule, None, variadic=True)

    assert used_by(product, 3, (True, None, None)) == (used, False)


def test_rule_counts_where_a_gradient_flows():
    product = Rules(lambda g, out, a, b: g * b, lambda g, out, a, b: g * a)

    assert used_by(product, 2, (None, True)) == ([True, False], False)
