"""Optimizers with a `construct` of their own, written as users of MindSpore write them.

Its numbers were measured: a loss scale of 2 and a decay of 0.1 a step.
"""

from __future__ import annotations

import copy

import numpy as np
import pytest

from engine import Parameter, Tensor, float32, nn, ops


class Rising(nn.Cell):
    """A weight decay of 0.1, 0.2, ..."""

    def construct(self, global_step):
        return Tensor(0.1, float32) * (global_step + 1)


def parameters():
    sizes = {"a": 3, "b.beta": 2}
    return [Parameter(Tensor(np.ones(n, np.float32)), name=name) for name, n in sizes.items()]


def ones():
    return tuple(Tensor(np.ones(n, np.float32)) for n in (3, 2))


def firsts(tensors):
    return [float(tensor.asnumpy()[0]) for tensor in tensors]


def test_decay_has_the_loss_scale_in_it_until_the_gradient_is_unscaled():
    optimizer = nn.Optimizer(0.1, parameters(), 0.01, 2.0)

    assert optimizer.weight_decay == pytest.approx(0.02)
    assert float(optimizer.get_weight_decay()) == pytest.approx(0.02)
    assert firsts(optimizer.decay_weight(ones())) == pytest.approx([1.02, 1.0])
    assert firsts(optimizer.scale_grad(ones())) == [0.5, 0.5]


def test_decay_that_changes_has_the_loss_scale_in_it_too():
    optimizer = nn.Optimizer([0.1, 0.2], parameters(), Rising(), 2.0)

    assert float(optimizer.get_weight_decay().asnumpy().ravel()[0]) == pytest.approx(0.2)
    assert firsts(optimizer.decay_weight(ones())) == pytest.approx([1.2, 1.0])
    assert optimizer.dynamic_weight_decay is True
    assert optimizer.decay_flags == (True, False)


def test_decays_of_groups_are_a_tuple_one_a_parameter():
    first, second = parameters()
    groups = [{"params": [first], "lr": [0.1, 0.2], "weight_decay": 0.3}, {"params": [second]}]
    optimizer = nn.Optimizer(0.1, groups, 0.01, 4.0)

    assert [float(decay) for decay in optimizer.weight_decay] == pytest.approx([1.2, 0.04])
    assert [float(d) for d in optimizer.get_weight_decay()] == pytest.approx([1.2, 0.04])
    assert firsts(optimizer.decay_weight(ones())) == pytest.approx([2.2, 1.04])
    assert optimizer.decay_flags == (True, True)
    assert optimizer.dynamic_decay_flags == (False, False)


def test_group_may_have_a_decay_that_changes():
    first, second = parameters()
    groups = [{"params": [first], "weight_decay": Rising()}, {"params": [second]}]
    optimizer = nn.Optimizer(0.1, groups, 0.01, 4.0)

    assert [float(np.ravel(d.asnumpy())[0]) for d in optimizer.get_weight_decay()] == pytest.approx(
        [0.4, 0.04]
    )
    assert optimizer.dynamic_decay_flags == (True, False)


def test_list_of_rates_is_asked_with_the_step():
    optimizer = nn.Optimizer([0.1, 0.2], parameters())
    rates = [float(optimizer.learning_rate(Tensor([k])).reshape(())) for k in (0, 1)]

    assert rates == pytest.approx([0.1, 0.2])
    assert [p.name for p in optimizer.learning_rate.get_parameters()] == ["learning_rate"]
    assert float(optimizer.learning_rate(Tensor([7])).reshape(())) == pytest.approx(0.2)


def test_rate_of_a_list_has_the_shape_of_the_step_that_is_asked():
    optimizer = nn.Optimizer([0.1, 0.2], parameters())

    assert optimizer.learning_rate(optimizer.global_step)[0].asnumpy() == pytest.approx(0.1)
    asked = optimizer.learning_rate(Tensor([[0, 1, 7]])).asnumpy()
    np.testing.assert_allclose(asked, [[0.1, 0.2, 0.2]])
    assert optimizer.learning_rate(Tensor(1)).shape == ()


def test_rates_of_groups_are_a_tuple_one_a_parameter():
    first, second = parameters()
    fixed = nn.Optimizer(0.1, [{"params": [first], "lr": 0.5}, {"params": [second]}])
    first, second = parameters()
    groups = [{"params": [first], "lr": [0.5, 0.25]}, {"params": [second]}]
    changing = nn.Optimizer(0.1, groups)
    step = Tensor([1])

    assert [p.name for p in fixed.learning_rate] == ["learning_rate_group_0", "learning_rate"]
    assert [float(rate(step)) for rate in changing.learning_rate] == pytest.approx([0.25, 0.1])


def test_flags_say_what_is_to_be_done():
    plain = nn.Optimizer(0.1, parameters())
    scaled = nn.Optimizer([0.1], parameters(), 0.5, 8.0)

    assert (plain.need_scale, plain.exec_weight_decay) == (False, False)
    assert (scaled.need_scale, scaled.exec_weight_decay) == (True, True)
    assert float(scaled.reciprocal_scale) == 0.125
    assert plain._is_dynamic_lr_or_weight_decay() is False
    assert scaled._is_dynamic_lr_or_weight_decay() is True
    assert plain.param_length == 2
    assert plain.optim_filter == (True, True)
    assert plain.use_parallel is False


class Averaged(nn.Optimizer):
    """Momentum as in MindSpore's tutorials: maps, flags, a counter of its own."""

    def __init__(self, params, learning_rate, momentum, weight_decay=0.0, loss_scale=1.0):
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.momentum = momentum
        self.moments = self._parameters.clone(prefix="moments", init="zeros")

    def construct(self, gradients):
        rate = self.get_lr()
        self.assignadd(self.global_step, self.global_step_increase_tensor)
        gradients = self.flatten_gradients(gradients)
        if self.exec_weight_decay:
            gradients = self.decay_weight(gradients)
        gradients = self.gradients_centralization(gradients)
        if self.need_scale:
            gradients = self.scale_grad(gradients)
        step = ops.partial(self.move, rate)
        done = self.hyper_map(step, self.parameters, self.moments, gradients)
        return self.broadcast_params(done)

    def move(self, rate, weight, moment, gradient):
        ops.assign(moment, self.momentum * moment + gradient)
        return ops.assign_sub(weight, rate * moment)


@pytest.mark.parametrize("rates", [0.1, [0.1, 0.05, 0.2]])
def test_optimizer_of_ones_own_steps_as_the_one_it_copies(rng, rates):
    ours, theirs = parameters(), parameters()
    own = Averaged(ours, rates, 0.9, weight_decay=0.1, loss_scale=4.0)
    known = nn.Momentum(theirs, rates, 0.9, weight_decay=0.1, loss_scale=4.0)
    for _ in range(3):
        gradients = [Tensor(rng.normal(size=n).astype(np.float32)) for n in (3, 2)]
        own(gradients)
        known(gradients)

    assert own.global_step.asnumpy() == [3]
    for one, other in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(one.asnumpy(), other.asnumpy(), rtol=1e-6)


def test_copy_of_an_optimizer_moves_the_copies_of_its_parameters():
    params = parameters()
    optimizer = copy.deepcopy(nn.SGD([{"params": params[:1], "lr": 0.5}, {"params": params[1:]}]))
    optimizer(ones())

    assert firsts(optimizer.parameters) == pytest.approx([0.5, 0.9])
    assert firsts(params) == [1.0, 1.0]
