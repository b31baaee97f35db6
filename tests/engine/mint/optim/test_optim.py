"""Optimizers of mint beside their formulas in NumPy, float64; groups, rates and errors."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, mint, nn, ops

START = np.array([1.0, -2.0, 0.5])
STEPS = np.random.default_rng(8).standard_normal((6, 3))


def adam(betas=(0.9, 0.999), eps=1e-8, decay=0.0, amsgrad=False, apart=False, rate=0.1):
    """PyTorch's formula: where a parameter is behind the steps."""
    p, first, second, largest = START.copy(), 0.0, 0.0, 0.0
    for step, gradient in enumerate(STEPS, 1):
        if apart:
            p = p * (1 - rate * decay)
        else:
            gradient = gradient + decay * p
        first = betas[0] * first + (1 - betas[0]) * gradient
        second = betas[1] * second + (1 - betas[1]) * gradient**2
        largest = np.maximum(largest, second) if amsgrad else second
        root = np.sqrt(largest) / np.sqrt(1 - betas[1] ** step) + eps
        p = p - rate / (1 - betas[0] ** step) * first / root
    return p


def sgd(momentum=0.0, dampening=0.0, decay=0.0, nesterov=False, rate=0.1):
    p, moved = START.copy(), None
    for gradient in STEPS:
        gradient = gradient + decay * p
        if momentum:
            share = 1 - dampening
            moved = gradient if moved is None else momentum * moved + share * gradient
            gradient = gradient + momentum * moved if nesterov else moved
        p = p - rate * gradient
    return p


CASES = [
    (lambda p: mint.optim.Adam(p, 0.1), adam()),
    (lambda p: mint.optim.Adam(p, 0.1, (0.8, 0.9), 1e-3, 0.5), adam((0.8, 0.9), 1e-3, 0.5)),
    (lambda p: mint.optim.Adam(p, 0.1, amsgrad=True), adam(amsgrad=True)),
    (lambda p: mint.optim.AdamW(p, 0.1), adam(decay=0.01, apart=True)),
    (
        lambda p: mint.optim.AdamW(p, 0.1, (0.8, 0.9), weight_decay=0.5, amsgrad=True),
        adam((0.8, 0.9), decay=0.5, apart=True, amsgrad=True),
    ),
    (lambda p: mint.optim.FusedAdamW(p, 0.1), adam(decay=0.01, apart=True)),
    (lambda p: mint.optim.SGD(p, 0.1), sgd()),
    (lambda p: mint.optim.SGD(p, 0.1, 0.9, 0.2, 0.3), sgd(0.9, 0.2, 0.3)),
    (lambda p: mint.optim.SGD(p, 0.1, momentum=0.9, nesterov=True), sgd(0.9, nesterov=True)),
]


def parameter(values=START, name="weight", dtype=engine.float64):
    return Parameter(Tensor(np.array(values), dtype), name=name)


@pytest.mark.parametrize("number", range(len(CASES)))
def test_parameters_go_where_the_formula_says(number):
    make, expected = CASES[number]
    weight = parameter()
    optimizer = make([weight])

    for gradient in STEPS:
        assert optimizer((Tensor(gradient),)) is True

    assert weight.asnumpy() == pytest.approx(expected, rel=1e-6)


@pytest.mark.parametrize("number", range(len(CASES)))
def test_maximizing_is_minimizing_the_other_sign(number):
    make, expected = CASES[number]
    weight = parameter()
    optimizer = make([weight])
    optimizer.param_groups[0]["maximize"] = True

    for gradient in STEPS:
        optimizer([Tensor(-gradient)])

    assert weight.asnumpy() == pytest.approx(expected, rel=1e-6)


def test_groups_have_options_of_their_own():
    slow, fast = parameter([1.0], "slow"), parameter([1.0], "fast")
    optimizer = mint.optim.SGD([{"params": [slow], "lr": 0.1}, {"params": fast}], lr=1.0)

    optimizer((Tensor([1.0]), Tensor([1.0])))

    assert slow.asnumpy() == pytest.approx([0.9])
    assert fast.asnumpy() == pytest.approx([0.0])
    assert [float(rate.asnumpy()) for rate in optimizer.lrs] == pytest.approx([0.1, 1.0])
    assert optimizer.group_start_id == [0, 1, 2]


@pytest.mark.parametrize("kind", [mint.optim.Adam, mint.optim.AdamW, mint.optim.SGD])
def test_rate_may_be_set_between_steps(kind):
    weight = parameter([1.0])
    optimizer = kind([weight], lr=1.0)
    ops.assign(optimizer.param_groups[0]["lr"], 0.0)

    optimizer((Tensor([1.0]),))

    assert weight.asnumpy() == pytest.approx([1.0])


def test_group_that_is_added_later_is_trained():
    first, later = parameter([1.0], "first"), parameter([1.0], "later")
    optimizer = mint.optim.Adam([first], lr=0.1)
    optimizer((Tensor([1.0]),))
    optimizer.add_param_group({"params": [later], "lr": 0.5, "amsgrad": True})

    optimizer((Tensor([1.0]), Tensor([1.0])))

    assert first.asnumpy() == pytest.approx([0.8], abs=1e-3)
    assert later.asnumpy()[0] < 1
    assert [one.name for one in optimizer.exp_avg] == ["exp_avg.first", "exp_avg.later"]


def test_state_is_kept_in_parameters_with_mindspores_names():
    optimizer = mint.optim.Adam([parameter()], amsgrad=True)

    names = {one.name for one in optimizer.get_parameters()}
    state = ("exp_avg.weight", "exp_avg_sq.weight", "max_exp_avg_sq.weight", "state_step")
    assert names >= {"weight", *state}
    shown = repr(mint.optim.SGD([parameter()], lr=0.5))
    assert "Parameter Group 0" in shown
    assert "lr: 0.5" in shown


def test_halves_stay_halves():
    weight = parameter([1.0], dtype=engine.float16)
    mint.optim.Adam([weight], lr=0.5)((Tensor([1.0]),))

    assert weight.dtype == engine.float16
    assert weight.asnumpy() == pytest.approx([0.5], abs=1e-2)


@pytest.mark.parametrize("make", [case[0] for case in CASES])
def test_network_of_mint_trains(make):
    engine.set_seed(3)
    net = nn.SequentialCell(mint.nn.Linear(2, 8), mint.nn.Mish(), mint.nn.Linear(8, 1))
    optimizer = make(net.trainable_params())
    for group in optimizer.param_groups:
        ops.assign(group["lr"], 0.02)
    x = Tensor(np.random.default_rng(1).standard_normal((64, 2)).astype(np.float32))
    y = x[:, :1] * x[:, 1:]
    step = ops.value_and_grad(
        lambda: mint.nn.functional.mse_loss(net(x), y), None, optimizer.parameters
    )

    losses = []
    for _ in range(80):
        loss, gradients = step()
        optimizer(gradients)
        losses.append(float(loss.asnumpy()))

    assert losses[-1] < 0.9 * losses[0]


@pytest.mark.parametrize(
    ("make", "kind", "said"),
    [
        (lambda: mint.optim.Adam(None), ValueError, r"Adam\(params\) expected parameters"),
        (lambda: mint.optim.Adam([]), ValueError, r"Adam\(params\) expected parameters"),
        (lambda: mint.optim.Adam(3), TypeError, r"Adam\(params\)"),
        (lambda: mint.optim.Adam([Tensor([1.0])]), TypeError, "expected Parameters, got Tensor"),
        (lambda: mint.optim.Adam([parameter()], -1.0), ValueError, r"Adam\(lr\)"),
        (lambda: mint.optim.Adam([parameter()], "a"), TypeError, r"Adam\(lr\)"),
        (lambda: mint.optim.Adam([parameter()], betas=0.9), TypeError, "a tuple of two numbers"),
        (lambda: mint.optim.Adam([parameter()], betas=(0.9, 1.0)), ValueError, "below 1"),
        (lambda: mint.optim.AdamW([parameter()], eps=-1.0), ValueError, r"AdamW\(eps\)"),
        (lambda: mint.optim.AdamW([parameter()], amsgrad=1), TypeError, r"AdamW\(amsgrad\)"),
        (lambda: mint.optim.SGD([parameter()], 0.1, weight_decay=-1), ValueError, "weight_decay"),
        (lambda: mint.optim.SGD([parameter()], 0.1, nesterov=True), ValueError, "nesterov"),
        (lambda: mint.optim.SGD([parameter()], 0.1)(()), ValueError, "1 gradients"),
        (lambda: mint.optim.SGD([{"params": {parameter()}}], 0.1), TypeError, "in an order"),
    ],
)
def test_what_does_not_fit_is_refused(make, kind, said):
    with pytest.raises(kind, match=said):
        make()


def test_parameter_in_two_groups_is_refused():
    weight = parameter()
    with pytest.raises(ValueError, match="once, got"):
        mint.optim.SGD([{"params": [weight]}, {"params": [weight]}], 0.1)
