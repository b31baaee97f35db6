"""THOR beside its formulas in float64, and what it does to training."""

from __future__ import annotations

import copy

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from tests.engine.fake_cupy.array import COPIES, is_on_device
from tests.engine.fake_cupy.gpu import fake_gpu

from . import thor_reference as reference

STEPS = 7
RATES = [0.05, 0.04, 0.03, 0.03, 0.02, 0.02, 0.01]
DAMPINGS = [0.3, 0.25, 0.2, 0.2, 0.1, 0.1, 0.05]


def as_tensor(numbers):
    return Tensor(np.array(numbers, np.float32))


def thor(net, **options):
    given = {"momentum": 0.9, "batch_size": 6, "frequency": 2} | options
    return nn.thor(net, as_tensor(RATES), as_tensor(DAMPINGS), **given)


def beside_each_other(net, layers, data, tolerance=1e-5, longest=np.inf, scale=1.0, **options):
    """Train both; all weights and losses are alike at each step."""
    given = {"momentum": 0.9, "frequency": 2} | options
    other = reference.Thor(
        layers,
        RATES,
        DAMPINGS,
        given["momentum"],
        given["frequency"],
        given.get("weight_decay", 0.0),
        given.get("use_nesterov", False),
    )
    further = {"enable_clip_grad": True} if np.isfinite(longest) else {}
    optimizer = thor(net, **given, **further, loss_scale=scale)
    step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer, scale)
    for x, label in data:
        expected = other.step(x.astype(np.float64), label.astype(np.float64), longest)
        found = float(step(Tensor(x), Tensor(label)))

        assert found == pytest.approx(expected, rel=tolerance)
        weights = [value for one in other.trained for value in (one.weight, one.bias)]
        for parameter, value in zip(net.trainable_params(), weights, strict=True):
            np.testing.assert_allclose(
                parameter.asnumpy(), value, rtol=10 * tolerance, atol=tolerance
            )


def batches(rng, shape, outputs, steps=STEPS):
    for _ in range(steps):
        x = rng.standard_normal(shape).astype(np.float32)
        yield x, rng.standard_normal((shape[0], outputs)).astype(np.float32)


def dense_net(sizes=(4, 5, 3)):
    net = nn.SequentialCell(nn.Dense(*sizes[:2], activation="tanh"), nn.Dense(sizes[1], sizes[2]))
    return net, dense_layers(net)


def dense_layers(net):
    first, second = (reference.Dense(one.weight.asnumpy(), one.bias.asnumpy()) for one in net)
    return [first, reference.Tanh(), second]


@pytest.mark.parametrize("frequency", [2, 3, 100])
@pytest.mark.parametrize(
    "options",
    [{}, {"weight_decay": 0.1}, {"use_nesterov": True}, {"scale": 64.0}, {"longest": 1.0}],
    ids=lambda options: next(iter(options), "plain"),
)
def test_dense_layers_move_by_the_formula(rng, frequency, options):
    net, layers = dense_net()

    beside_each_other(net, layers, batches(rng, (6, 4), 3), frequency=frequency, **options)


def test_large_layers_are_inverted_in_blocks_of_128(rng):
    net, layers = dense_net((150, 130, 3))

    beside_each_other(net, layers, batches(rng, (6, 150), 3, 3), 2e-4)


CONVOLUTIONS = {
    "same": ({"pad_mode": "same", "stride": 2}, ((2, 2), (1, 1, 0, 0), (1, 1), 1)),
    "valid": ({"pad_mode": "valid"}, ((1, 1), (0, 0, 0, 0), (1, 1), 1)),
    "pad": (
        {"pad_mode": "pad", "padding": (1, 0, 2, 1), "stride": (2, 1), "dilation": (1, 2)},
        ((2, 1), (1, 0, 2, 1), (1, 2), 1),
    ),
    "groups": ({"pad_mode": "valid", "group": 2}, ((1, 1), (0, 0, 0, 0), (1, 1), 2)),
    "each": ({"pad_mode": "valid", "group": 4}, ((1, 1), (0, 0, 0, 0), (1, 1), 4)),
}


def conv_net(kind):
    options, numbers = CONVOLUTIONS[kind]
    conv = nn.Conv2d(4, 4, (3, 2), has_bias=True, **options)
    width = int(np.prod(conv(ops.ones((1, 4, 5, 4))).shape))
    net = nn.SequentialCell(conv, nn.Tanh(), nn.Flatten(), nn.Dense(width, 2))
    return net, [
        reference.Conv(conv.weight.asnumpy(), conv.bias.asnumpy(), *numbers),
        reference.Tanh(),
        reference.Flatten(),
        reference.Dense(net[3].weight.asnumpy(), net[3].bias.asnumpy()),
    ]


@pytest.mark.parametrize("kind", CONVOLUTIONS)
@pytest.mark.parametrize("frequency", [2, 3])
def test_convolutions_move_by_the_formula(rng, kind, frequency):
    net, layers = conv_net(kind)

    beside_each_other(net, layers, batches(rng, (6, 4, 5, 4), 2), frequency=frequency)


def test_embedding_is_divided_by_its_counts(rng):
    net = nn.SequentialCell(nn.Embedding(5, 3), nn.Flatten())
    table = net[0].embedding_table.asnumpy().astype(np.float64)
    optimizer = thor(net, momentum=0.0)
    step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer)
    for k in range(3):
        ids = rng.integers(0, 4, (6, 2)).astype(np.int32)
        label = rng.standard_normal((6, 6)).astype(np.float32)
        g = 2 * (table[ids] - label.reshape(6, 2, 3)) / label.size
        if k % 2 == 0:
            damping = np.sqrt(DAMPINGS[k])
            of_rows = 1 / (np.bincount(ids.ravel(), minlength=5) / 6 + damping)
            rows = 6 * g.reshape(-1, 3)
            inverse = np.linalg.inv(rows.T @ rows / len(rows) + damping * np.eye(3))
        slope = np.zeros_like(table)
        np.add.at(slope, ids, g)
        table -= RATES[k] * of_rows[:, None] * slope @ inverse
        step(Tensor(ids), Tensor(label))

        np.testing.assert_allclose(net[0].embedding_table.asnumpy(), table, rtol=1e-5, atol=1e-6)


def test_layer_normalisation_is_divided_by_its_squares(rng):
    net = nn.SequentialCell(nn.LayerNorm((4,)))
    optimizer = thor(net, momentum=0.0, batch_size=8)
    gamma, beta = rng.standard_normal((2, 4)).astype(np.float32)
    optimizer((Tensor(gamma), Tensor(beta)))

    for parameter, start, g in zip(net.trainable_params(), (1.0, 0.0), (gamma, beta), strict=True):
        expected = start - RATES[0] * g / (g**2 / 8 + np.sqrt(DAMPINGS[0]))
        np.testing.assert_allclose(parameter.asnumpy(), expected, rtol=1e-5)


def test_other_parameters_move_as_with_momentum(rng):
    net = nn.SequentialCell(nn.BatchNorm1d(4), nn.PReLU())
    plain = nn.Momentum(copy.deepcopy(net).trainable_params(), as_tensor(RATES), 0.9)
    optimizer = thor(net)
    for _ in range(3):
        slopes = [Tensor(rng.standard_normal(p.shape).astype(np.float32)) for p in plain.parameters]
        plain(slopes)
        optimizer(slopes)

    for one, other in zip(optimizer.parameters, plain.parameters, strict=True):
        np.testing.assert_array_equal(one.asnumpy(), other.asnumpy())


def test_layer_that_no_gradient_has_passed_moves_as_with_momentum(rng):
    """As one whose weight its network multiplies with itself."""
    net, _ = dense_net()
    plain = nn.Momentum(copy.deepcopy(net).trainable_params(), as_tensor(RATES), 0.9)
    optimizer = thor(net)
    slopes = [Tensor(rng.standard_normal(p.shape).astype(np.float32)) for p in plain.parameters]
    plain(slopes)
    optimizer(slopes)

    for one, other in zip(optimizer.parameters, plain.parameters, strict=True):
        np.testing.assert_allclose(one.asnumpy(), other.asnumpy(), rtol=1e-6)


def test_decay_leaves_what_the_filter_refuses(rng):
    net, _ = dense_net()
    before = [p.asnumpy().copy() for p in net.trainable_params()]
    optimizer = thor(net, weight_decay=0.5, decay_filter=lambda p: "bias" not in p.name)
    optimizer([Tensor(np.zeros(p.shape, np.float32)) for p in optimizer.parameters])

    assert optimizer.decay_flags == (True, False, True, False)
    for parameter, start in zip(optimizer.parameters, before, strict=True):
        left = 1.0 if "bias" in parameter.name else 1 - 0.5 * RATES[0]
        np.testing.assert_allclose(parameter.asnumpy(), left * start, rtol=1e-6)


def ill_conditioned(rng):
    """Inputs whose directions differ in length a hundredfold, and classes that each tells of."""
    z = rng.standard_normal((128, 6))
    classes = z @ rng.standard_normal((6, 3)) + rng.standard_normal((128, 3))
    turned = np.linalg.qr(rng.standard_normal((6, 6)))[0]
    x = z * np.geomspace(0.1, 10, 6) @ turned
    return Tensor(x.astype(np.float32)), Tensor(classes.argmax(1).astype(np.int32))


def losses_of(make_optimizer, pair, steps):
    net = nn.SequentialCell(nn.Dense(6, 3, weight_init="zeros", bias_init="zeros"))
    optimizer = make_optimizer(net)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    step = nn.TrainOneStepCell(nn.WithLossCell(net, loss), optimizer)
    return [float(step(*pair)) for _ in range(steps)]


def test_gets_further_in_20_steps_than_momentum_in_60_where_directions_differ(rng):
    pair = ill_conditioned(rng)

    def second_order(net):
        numbers = as_tensor(0.1), as_tensor(1e-3)
        return nn.thor(net, *numbers, momentum=0.9, batch_size=128, frequency=5)

    ends = [
        losses_of(lambda net, rate=rate: nn.Momentum(net.trainable_params(), rate, 0.9), pair, 60)
        for rate in (0.003, 0.01, 0.03, 0.1)
    ]
    found = losses_of(second_order, pair, 20)

    assert found[-1] < min(losses[-1] for losses in ends) < found[0]


def trained(rng, net, optimizer, steps, first=0):
    step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer)
    for x, label in list(batches(rng, (6, 4), 3))[first:steps]:
        step(Tensor(x), Tensor(label))
    return [p.asnumpy().copy() for p in net.trainable_params()]


@pytest.mark.parametrize("stop", [2, 3])
def test_goes_on_as_if_never_stopped_once_its_state_is_put_back(stop):
    net, _ = dense_net()
    start = copy.deepcopy(net)
    whole = trained(np.random.default_rng(1), net, thor(net, frequency=3), 6)
    half = copy.deepcopy(start)
    optimizer = thor(half, frequency=3)
    trained(np.random.default_rng(1), half, optimizer, stop)
    saved = {key: p.asnumpy() for key, p in optimizer.parameters_dict().items()}
    resumed = copy.deepcopy(start)
    other = thor(resumed, frequency=3)
    assert {"moments.0.weight", "matrix_a_inv_1", "global_step", "0.weight"} <= set(saved)
    for key, parameter in other.parameters_dict().items():
        parameter.set_data(Tensor(saved[key]))

    for one, end in zip(
        trained(np.random.default_rng(1), resumed, other, 6, stop), whole, strict=True
    ):
        np.testing.assert_array_equal(one, end)


def test_layers_gather_only_in_the_passes_whose_step_renews(rng, monkeypatch):
    net, _ = dense_net()
    optimizer = thor(net, frequency=3)
    calls = []
    gather = nn.DenseThor.gather
    monkeypatch.setattr(
        nn.DenseThor,
        "gather",
        lambda self, *given: (
            calls.append(int(optimizer.global_step.array[0])) or gather(self, *given)
        ),
    )
    trained(rng, net, optimizer, STEPS)

    assert calls == [0, 0, 3, 3, 6, 6]


def test_steps_on_a_gpu_are_those_of_the_cpu_and_copy_nothing():
    """The GPU is a stand-in with NumPy inside."""

    def ends():
        engine.set_seed(3)
        net = nn.SequentialCell(
            nn.Conv2d(2, 4, 3, group=2), nn.Flatten(), nn.LayerNorm((48,)), nn.Dense(48, 2)
        )
        optimizer = thor(net, weight_decay=0.1, enable_clip_grad=True)
        step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer)
        rng = np.random.default_rng(4)
        given = [(Tensor(x), Tensor(label)) for x, label in batches(rng, (6, 2, 4, 3), 2, 4)]
        COPIES.clear()
        for pair in given:
            step(*pair)
        copied = COPIES.copy()
        weights = [p.asnumpy() for p in net.trainable_params()]
        return weights, copied, net[0].weight.array

    expected, _, _ = ends()
    with fake_gpu():
        found, copied, array = ends()
        assert is_on_device(array)

    assert not copied
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({"learning_rate": 0.1}, ArgumentTypeError),
        ({"damping": 0.1}, ArgumentTypeError),
        ({"damping": as_tensor([-1.0])}, ArgumentValueError),
        ({"damping": as_tensor([[1.0]])}, ArgumentValueError),
        ({"momentum": -0.1}, ArgumentValueError),
        ({"momentum": "0.1"}, ArgumentTypeError),
        ({"weight_decay": -0.1}, ArgumentValueError),
        ({"loss_scale": 0.0}, ArgumentValueError),
        ({"batch_size": 0}, ArgumentValueError),
        ({"use_nesterov": 1}, ArgumentTypeError),
        ({"decay_filter": "all"}, ArgumentTypeError),
        ({"split_indices": 3}, ArgumentTypeError),
        ({"enable_clip_grad": None}, ArgumentTypeError),
        ({"frequency": 1}, ArgumentValueError),
        ({"frequency": 2.0}, ArgumentTypeError),
    ],
)
def test_refuses_other_arguments_and_leaves_the_network(options, kind):
    net, _ = dense_net()
    given = {"learning_rate": as_tensor(RATES), "damping": as_tensor(DAMPINGS), "momentum": 0.9}
    with pytest.raises(kind):
        nn.thor(net, **(given | options))

    assert type(net[0]) is nn.Dense


def test_says_that_the_dampings_have_come_to_an_end(rng):
    net, _ = dense_net()
    optimizer = nn.thor(net, as_tensor(0.1), as_tensor([0.1]), 0.9, frequency=2)
    slopes = [Tensor(np.zeros(p.shape, np.float32)) for p in optimizer.parameters]
    optimizer(slopes)
    with pytest.raises(StateError, match="damping"):
        optimizer(slopes)

    assert optimizer.global_step.asnumpy().tolist() == [1]


def test_one_damping_serves_all_steps(rng):
    net, _ = dense_net()
    other = copy.deepcopy(net)
    rate = as_tensor(0.05)
    one = nn.thor(net, rate, as_tensor(0.2), 0.9, batch_size=6, frequency=2)
    listed = nn.thor(other, rate, as_tensor([0.2] * STEPS), 0.9, batch_size=6, frequency=2)

    ends = [
        trained(np.random.default_rng(2), *pair, STEPS) for pair in ((net, one), (other, listed))
    ]
    for left, right in zip(*ends, strict=True):
        np.testing.assert_array_equal(left, right)


def test_gradients_that_have_overflowed_become_nan_and_raise_nothing():
    net, _ = dense_net()
    step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), thor(net))
    step(Tensor(np.full((6, 4), 3e38, np.float32)), ops.zeros((6, 3)))

    assert np.isnan(net[0].weight.asnumpy()).any()


def test_is_found_under_its_paths():
    from engine.nn.optim import thor as of_package
    from engine.nn.optim.thor import thor as of_module

    assert nn.thor is of_package is of_module
    assert thor(dense_net()[0], frequency=4).get_frequency() == 4
