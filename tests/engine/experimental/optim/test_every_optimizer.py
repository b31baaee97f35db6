"""Every optimizer in groups: it finds minima, keeps its state, and moves on any device."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from engine import Parameter, Tensor, nn, ops
from engine.experimental import optim
from tests.engine.fake_cupy.array import COPIES, is_on_device, on_host
from tests.engine.fake_cupy.gpu import fake_gpu

KINDS = sorted(set(optim.__all__) - {"Optimizer"})
every_optimizer = pytest.mark.parametrize("name", KINDS)
MAXIMIZING = [name for name in KINDS if name not in {"NAdam", "RAdam"}]


def make(name: str, params: Any, rate: float | None = None, **options: Any) -> Any:
    kind = getattr(optim, name)
    return kind(params, lr=kind._example.parabola if rate is None else rate, **options)


def parabola(x: Any, y: Any) -> Any:
    return ((x - 1.0) * (x - 1.0) + 3.0 * (y + 2.0) * (y + 2.0)).sum()


def weights(*values: float) -> list[Parameter]:
    return [Parameter(Tensor([value]), name=f"w{k}") for k, value in enumerate(values)]


def descend(optimizer: Any, function: Any, steps: int) -> list[float]:
    params = optimizer.parameters
    gradients_of = ops.value_and_grad(lambda: function(*params), None, params)
    values = []
    for _ in range(steps):
        value, gradients = gradients_of()
        optimizer(gradients)
        values.append(float(value))
    return values


def numbers(params: Any) -> list[float]:
    return [float(one.asnumpy()[0]) for one in params]


@every_optimizer
def test_finds_the_minimum_of_a_parabola(name: str) -> None:
    params = weights(0.0, 0.0)
    descend(make(name, params), parabola, 300)

    assert numbers(params) == pytest.approx([1.0, -2.0], abs=0.06)


@pytest.mark.parametrize("name", MAXIMIZING)
def test_maximizing_is_minimizing_the_other_sign(name: str) -> None:
    ends = []
    for sign, maximize in ((1.0, False), (-1.0, True)):
        params = weights(0.0, 0.0)
        optimizer = make(name, params, maximize=maximize)
        for step in range(3):
            optimizer([Tensor([sign * (step + 1.0)]), Tensor([-sign])])
        ends.append(numbers(params))

    assert ends[0] == ends[1]


@every_optimizer
def test_goes_on_as_if_never_stopped_once_its_state_is_put_back(name: str) -> None:
    whole = make(name, weights(0.0, 0.0))
    descend(whole, parabola, 6)
    half = make(name, weights(0.0, 0.0))
    descend(half, parabola, 3)
    resumed = make(name, weights(0.0, 0.0))
    saved = {key: value.asnumpy() for key, value in half.parameters_dict().items()}
    for key, parameter in resumed.parameters_dict().items():
        parameter.set_data(Tensor(saved[key]))
    descend(resumed, parabola, 3)

    for key, parameter in whole.parameters_dict().items():
        np.testing.assert_array_equal(parameter.asnumpy(), resumed.parameters_dict()[key].asnumpy())


@every_optimizer
def test_each_group_has_its_own_rate(name: str) -> None:
    params = weights(0.0, 0.0)
    optimizer = make(name, [{"params": params[:1], "lr": 1e-7}, {"params": params[1:]}])
    descend(optimizer, parabola, 3)

    assert abs(numbers(params)[0]) < 1e-5
    assert abs(numbers(params)[1]) > 1e-3


@every_optimizer
def test_decay_pulls_the_weights_towards_zero(name: str) -> None:
    def end(decay: float) -> float:
        params = weights(0.0, 0.0)
        own = {"params": params, "weight_decay": decay}
        descend(make(name, [own]), parabola, 120)
        return abs(numbers(params)[1])

    assert end(1.0) < end(0.0) - 0.05


@every_optimizer
def test_group_that_is_added_later_has_its_state(name: str) -> None:
    first, later = weights(0.0, 0.0)
    optimizer = make(name, [first])
    optimizer((Tensor([1.0]),))
    optimizer.add_param_group({"params": later})
    before = first.asnumpy()[0]
    optimizer((Tensor([1.0]), Tensor([1.0])))

    assert first.asnumpy()[0] < before
    assert later.asnumpy()[0] < 0


@every_optimizer
@pytest.mark.parametrize("half", [np.float16, ml_dtypes.bfloat16])
def test_step_of_halves_is_that_of_float32_rounded_once(name: str, half: Any) -> None:
    drawn = np.random.default_rng(3).standard_normal((2, 40)).astype(half)
    ends = []
    for kind in (half, np.float32):
        parameter = Parameter(Tensor(drawn[0].astype(kind)), name="weight")
        make(name, [parameter], 0.125)((Tensor(drawn[1].astype(kind)),))
        ends.append(parameter.asnumpy())

    assert ends[0].dtype == half
    np.testing.assert_array_equal(ends[0], ends[1].astype(half))


@every_optimizer
def test_complex_parameter_moves_as_its_two_parts_do(name: str) -> None:
    drawn = np.random.default_rng(3).standard_normal((4, 6)).astype(np.float32)
    whole = Parameter(Tensor(drawn[0].view(np.complex64)), name="weight")
    parts = Parameter(Tensor(drawn[0]), name="weight")
    optimizers = make(name, [whole], 0.1), make(name, [parts], 0.1)
    for gradient in drawn[1:]:
        optimizers[0]((Tensor(gradient.view(np.complex64)),))
        optimizers[1]((Tensor(gradient),))

    np.testing.assert_allclose(whole.asnumpy().view(np.float32), parts.asnumpy(), rtol=1e-6)


@every_optimizer
def test_three_steps_on_a_gpu_are_those_of_the_cpu_and_copy_nothing(name: str) -> None:
    def state_after_steps() -> dict[str, Any]:
        optimizer = make(name, weights(0.0, 0.0))
        gradients_of = ops.value_and_grad(
            lambda: parabola(*optimizer.parameters), None, optimizer.parameters
        )
        COPIES.clear()
        for _ in range(3):
            optimizer(gradients_of()[1])
        return {one.name: one.array for one in optimizer.get_parameters()}

    expected = state_after_steps()
    with fake_gpu():
        found = state_after_steps()
        copied = COPIES.copy()

    for key, array in expected.items():
        np.testing.assert_allclose(on_host(found[key]), array, rtol=1e-5, atol=1e-7, err_msg=key)
    assert is_on_device(found["w0"])
    assert not copied


@every_optimizer
def test_training_cell_takes_it(name: str) -> None:
    net = nn.Dense(2, 1)
    step = nn.TrainOneStepCell(
        nn.WithLossCell(net, nn.MSELoss()), make(name, net.trainable_params(), 0.01)
    )
    x = np.random.default_rng(2).standard_normal((16, 2)).astype(np.float32)
    losses = [float(step(Tensor(x), Tensor(x[:, :1]))) for _ in range(60)]

    assert losses[-1] < losses[0]
