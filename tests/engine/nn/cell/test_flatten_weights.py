"""flatten_weights changes where parameters lie, and nothing else but the time of a step."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError


def network(seed=0):
    engine.set_seed(seed)
    return nn.SequentialCell(
        nn.Dense(4, 6), nn.LayerNorm((6,)), nn.Tanh(), nn.Dense(6, 6), nn.ReLU(), nn.Dense(6, 2)
    )


def bases(net):
    return [id(p.array.base) for p in net.trainable_params()]


X = np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4)


def train(net, optimizer, steps=4):
    gradients_of = ops.value_and_grad(lambda x: net(x).sum() * 3.0, None, optimizer.parameters)
    for _ in range(steps):
        _, gradients = gradients_of(Tensor(X))
        optimizer(gradients)
    return [p.asnumpy() for p in net.get_parameters()]


def test_parameters_of_one_number_type_share_one_array():
    net = network()
    before = net(Tensor(X)).asnumpy()
    assert net.flatten_weights() is None

    assert len(set(bases(net))) == 1
    assert net[0].weight.array.base.shape == (sum(p.size for p in net.trainable_params()),)
    np.testing.assert_array_equal(net(Tensor(X)).asnumpy(), before)


def test_number_types_have_buffers_of_their_own():
    net = network()
    net[3].weight.set_dtype(engine.float16)
    net.flatten_weights()

    assert len(set(bases(net))) == 2


def test_fusion_size_bounds_each_buffer():
    net = network()
    net.flatten_weights(fusion_size=200)
    sizes = {id(p.array.base): p.array.base.nbytes for p in net.trainable_params()}

    assert len(sizes) > 1
    assert max(sizes.values()) <= 200


def test_running_statistics_are_no_weights():
    net = nn.BatchNorm1d(3)
    net.flatten_weights()

    assert net.gamma.array.base is net.beta.array.base
    assert net.moving_mean.array.base is not net.gamma.array.base


@pytest.mark.parametrize(
    ("size", "error"), [(-1, ArgumentValueError), (1.5, ArgumentTypeError), (True, TypeError)]
)
def test_size_that_is_no_number_of_bytes_is_refused(size, error):
    with pytest.raises(error, match="fusion_size"):
        network().flatten_weights(size)


def test_state_is_saved_and_put_back_into_the_buffer(tmp_path):
    net, other = network(), network(1)
    net.flatten_weights()
    other.flatten_weights()
    buffer = other[0].weight.array.base
    engine.save_checkpoint(net, str(tmp_path / "net.ckpt"))
    engine.load_param_into_net(other, engine.load_checkpoint(str(tmp_path / "net.ckpt")))

    assert other[0].weight.array.base is buffer
    np.testing.assert_array_equal(buffer, net[0].weight.array.base)
    net.load_state_dict(network(2).state_dict())
    assert len(set(bases(net))) == 1


def counted(monkeypatch):
    calls = []
    real = ops.apply_momentum
    monkeypatch.setattr(ops, "apply_momentum", lambda *args: calls.append(1) or real(*args))
    return calls


def momentum(net, **options):
    return nn.Momentum(net.trainable_params(), 0.1, 0.9, **options)


def test_optimizer_moves_a_whole_buffer_in_one_call(monkeypatch):
    net = network()
    net.flatten_weights()
    calls = counted(monkeypatch)
    train(net, momentum(net), steps=3)

    assert len(calls) == 3


def test_network_that_is_flattened_after_its_optimizer_was_made_counts_too(monkeypatch):
    net = network()
    optimizer = momentum(net)
    train(net, optimizer, steps=1)
    net.flatten_weights()
    calls = counted(monkeypatch)
    train(net, optimizer, steps=1)

    assert len(calls) == 1


def test_each_buffer_and_each_rate_needs_a_call(monkeypatch):
    net = network()
    net.flatten_weights()
    params = net.trainable_params()
    groups = [{"params": params[:3], "lr": 0.2}, {"params": params[3:], "weight_decay": 0.1}]
    calls = counted(monkeypatch)
    train(net, nn.Momentum(groups, 0.1, 0.9), steps=1)

    assert len(calls) == 2


@pytest.mark.parametrize("decay", [0.0, 0.1])
@pytest.mark.parametrize("loss_scale", [1.0, 4.0])
def test_training_is_the_same(decay, loss_scale):
    """Without groups the scales of the norm are spared the decay; that stays so in a buffer."""
    plain, flat = network(), network()
    flat.flatten_weights()
    options = {"weight_decay": decay, "loss_scale": loss_scale}

    for one, other in zip(
        train(plain, momentum(plain, **options)),
        train(flat, momentum(flat, **options)),
        strict=True,
    ):
        np.testing.assert_array_equal(one, other)


def test_training_in_groups_is_the_same():
    def groups(net):
        params = net.trainable_params()
        return [
            {"params": params[:2], "lr": 0.2, "grad_centralization": True},
            {"params": params[2:5], "weight_decay": 0.1},
            {"params": params[5:]},
            {"order_params": params},
        ]

    plain, flat = network(), network()
    flat.flatten_weights()

    for one, other in zip(
        train(plain, nn.Momentum(groups(plain), 0.1, 0.9, 0.01)),
        train(flat, nn.Momentum(groups(flat), 0.1, 0.9, 0.01)),
        strict=True,
    ):
        np.testing.assert_array_equal(one, other)


def test_gradients_of_another_number_type_are_taken_one_by_one(monkeypatch):
    net = network()
    net.flatten_weights()
    optimizer = momentum(net)
    calls = counted(monkeypatch)
    optimizer([Tensor(np.ones(p.shape, np.float16)) for p in optimizer.parameters])

    assert len(calls) == len(optimizer.parameters)
