"""LARS beside its formula in float64, around several optimizers."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Parameter, Tensor, nn
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

RATE, DECAY, EPSILON, COEFFICIENT = 0.5, 0.1, 1e-3, 0.02
NAMES = ("dense.weight", "dense.bias", "LayerNorm.gamma")


def parameters(rng):
    shapes = ((3, 4), (3,), (4,))
    return [
        Parameter(Tensor(rng.normal(size=shape).astype(np.float32)), name=name)
        for name, shape in zip(NAMES, shapes, strict=True)
    ]


def gradients_of(rng, params, steps):
    return [[rng.normal(size=p.shape).astype(np.float32) for p in params] for _ in range(steps)]


def expected(params, gradients, decay=DECAY, rate=RATE, clip=False, momentum=0.9):
    """The first parameter by the formula, the others by plain momentum, in float64."""
    ends = []
    for at, parameter in enumerate(params):
        w = parameter.asnumpy().astype(np.float64)
        velocity = np.zeros_like(w)
        for step in gradients:
            g = step[at].astype(np.float64)
            if at == 0:
                of_w, of_g = np.linalg.norm(w), np.linalg.norm(g)
                trust = COEFFICIENT * of_w / (of_g + decay * of_w + EPSILON)
                g = (g + decay * w) * (min(trust / rate, 1.0) if clip else trust)
            velocity = momentum * velocity + g
            w = w - rate * velocity
        ends.append(w)
    return ends


@pytest.mark.parametrize("clip", [False, True])
@pytest.mark.parametrize("scale", [1.0, 4.0])
def test_scales_what_the_filter_leaves_and_decays_nothing_else(rng, clip, scale):
    params = parameters(rng)
    gradients = gradients_of(rng, params, 3)
    ends = expected(params, gradients, clip=clip)
    inner = nn.Momentum(params, RATE, 0.9, weight_decay=DECAY, loss_scale=scale)
    optimizer = nn.LARS(inner, EPSILON, COEFFICIENT, clip)
    for step in gradients:
        optimizer([Tensor(g * scale) for g in step])

    assert optimizer.lars_flag == (True, False, False)
    for parameter, end in zip(params, ends, strict=True):
        np.testing.assert_allclose(parameter.asnumpy(), end, rtol=2e-6, err_msg=parameter.name)


def test_clipped_step_is_never_longer_than_the_plain_one(rng):
    weight, gradient = np.full(4, 100.0, np.float32), np.full(4, 1e-3, np.float32)
    plain, clipped = (Parameter(Tensor(weight), name=name) for name in ("plain", "clipped"))
    nn.SGD([plain], 0.1)((Tensor(gradient),))
    nn.LARS(nn.SGD([clipped], 0.1), coefficient=1.0, use_clip=True)((Tensor(gradient),))

    np.testing.assert_array_equal(clipped.asnumpy(), plain.asnumpy())


def test_filter_is_asked_once_for_each_parameter(rng):
    params = parameters(rng)
    asked = []
    optimizer = nn.LARS(nn.SGD(params, 0.1), lars_filter=lambda p: asked.append(p.name))

    assert asked == list(NAMES)
    assert optimizer.lars_flag == (False, False, False)


def test_groups_keep_their_rates_and_decays(rng):
    params = parameters(rng)[:2]
    gradients = gradients_of(rng, params, 1)
    first = expected(params[:1], gradients, decay=0.3, rate=0.2, clip=True)[0]
    second = params[1].asnumpy() - RATE * gradients[0][1]
    groups = [{"params": params[:1], "lr": 0.2, "weight_decay": 0.3}, {"params": params[1:]}]
    inner = nn.Momentum(groups, RATE, 0.9, weight_decay=DECAY)
    optimizer = nn.LARS(inner, EPSILON, COEFFICIENT, use_clip=True)
    rates = [float(rate) for rate in optimizer.get_lr()]
    decays = [float(decay) for decay in optimizer.get_weight_decay()]
    optimizer([Tensor(g) for g in gradients[0]])

    assert rates == pytest.approx([0.2, RATE])
    assert decays == pytest.approx([0.3, DECAY])
    np.testing.assert_allclose(params[0].asnumpy(), first, rtol=2e-6)
    np.testing.assert_allclose(params[1].asnumpy(), second, rtol=2e-6)


def test_decay_is_taken_over_from_the_optimizer(rng):
    inner = nn.AdamWeightDecay(parameters(rng), 0.1, weight_decay=0.25)
    optimizer = nn.LARS(inner)

    assert float(optimizer.get_weight_decay()) == 0.25
    assert inner._decays_at(0) == [0.0, 0.0, 0.0]


def test_rates_steps_and_state_are_those_of_the_optimizer(rng):
    params = parameters(rng)
    inner = nn.Momentum(params, nn.ExponentialDecayLR(0.5, 0.5, 1), 0.9)
    optimizer = nn.LARS(inner)
    gradients = [Tensor(np.ones(p.shape, np.float32)) for p in params]
    optimizer(gradients)
    optimizer(gradients)

    assert optimizer.global_step is inner.global_step
    assert int(optimizer.global_step.asnumpy()[0]) == 2
    assert float(optimizer.get_lr()) == pytest.approx(0.125)
    assert inner._rates_at(1)[0] == pytest.approx(0.25)
    assert optimizer.get_lr_parameter(params[0]) is inner.learning_rate
    assert set(optimizer.parameters_dict()) >= {"global_step", "moments.dense.weight"}
    assert [p for p in optimizer.get_parameters() if p is inner.global_step] == [inner.global_step]


def test_rate_that_is_set_on_it_is_the_optimizers(rng):
    params = parameters(rng)
    before = params[1].asnumpy()
    optimizer = nn.LARS(nn.SGD(params, 0.1))
    optimizer.learning_rate.set_data(Tensor(np.float32(0.0)))
    optimizer([Tensor(np.ones(p.shape, np.float32)) for p in params])

    np.testing.assert_array_equal(params[1].asnumpy(), before)


def test_optimizer_with_a_step_of_its_own_takes_scaled_gradients():
    class Down(nn.Optimizer):
        def construct(self, gradients):
            gradients = self.scale_grad(self.decay_weight(gradients))
            for parameter, gradient in zip(self.parameters, gradients, strict=True):
                parameter.set_data(parameter - gradient)
            return True

    weight = Parameter(Tensor([3.0, 4.0]), name="weight")
    optimizer = nn.LARS(Down(1.0, [weight], 0.5, 2.0), coefficient=0.1, epsilon=0.0)
    optimizer((Tensor([0.0, 4.0]),))
    trust = 0.1 * 5 / (2 + 0.5 * 5)

    np.testing.assert_allclose(weight.asnumpy(), [3 - trust * 1.5, 4 - trust * (2 + 2)], rtol=1e-6)


def test_long_half_precision_gradients_do_not_overflow():
    weight = Parameter(Tensor(np.full(1000, 100.0, np.float16)), name="weight")
    optimizer = nn.LARS(nn.SGD([weight], 1.0), coefficient=0.01)
    optimizer((Tensor(np.full(1000, 200.0, np.float16)),))

    assert weight.asnumpy() == pytest.approx(np.full(1000, 99.0), rel=1e-3)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"optimizer": 1}, ArgumentTypeError, "LARS\\(optimizer\\) expected an Optimizer, got int"),
        ({"epsilon": "1"}, ArgumentTypeError, "epsilon expected a float"),
        ({"epsilon": -1.0}, ArgumentValueError, "epsilon expected a number from 0"),
        ({"coefficient": -1.0}, ArgumentValueError, "coefficient expected a number from 0"),
        ({"use_clip": 1}, ArgumentTypeError, "use_clip expected a bool"),
        ({"lars_filter": "bias"}, ArgumentTypeError, "expected a function, got str"),
    ],
)
def test_wrong_argument_is_refused_by_name(rng, options, error, message):
    given = {"optimizer": nn.SGD(parameters(rng), 0.1), **options}
    with pytest.raises(error, match=message):
        nn.LARS(**given)


def test_gradients_that_do_not_fit_are_refused_before_anything_moves(rng):
    params = parameters(rng)
    optimizer = nn.LARS(nn.SGD(params, 0.1))
    fitting = [Tensor(np.ones(p.shape, np.float32)) for p in params]
    with pytest.raises(ArgumentValueError, match="3 gradients"):
        optimizer(fitting[:2])
    with pytest.raises(ShapeError, match="dense"):
        optimizer([Tensor(np.ones(4, np.float32)), *fitting[1:]])

    assert int(optimizer.global_step.asnumpy()[0]) == 0
