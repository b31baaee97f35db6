"""Layers made of layers: dense and convolution with what stands behind them, steps, two inputs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops


def test_slope_of_a_leaky_rectifier_is_handed_on() -> None:
    layer = nn.DenseBnAct(2, 2, activation="leakyrelu", alpha=0.5)

    assert layer.activation.alpha == 0.5


def test_activation_may_be_a_cell_or_an_operator_class() -> None:
    x = ops.ones((2, 1, 3, 3)) * -1
    by_cell = nn.Conv2dBnAct(1, 2, 3, weight_init="ones", activation=nn.ReLU())
    by_class = nn.Conv2dBnAct(1, 2, 3, weight_init="ones", activation=ops.ReLU())

    assert by_cell(x).asnumpy().max() == by_class(x).asnumpy().max() == 0


@pytest.mark.parametrize("reshape_with_axis", [None, 0, 2])
@pytest.mark.parametrize("time_axis", [1, -2])
def test_each_step_is_computed_by_itself(
    time_axis: int, reshape_with_axis: int | None, rng: np.random.Generator
) -> None:
    x = rng.standard_normal((2, 3, 4)).astype(np.float32)
    layer = nn.TimeDistributed(nn.Tanh(), time_axis, reshape_with_axis)

    assert np.allclose(layer(Tensor(x)).asnumpy(), np.tanh(x), atol=1e-6)


def test_steps_may_stand_first(rng: np.random.Generator) -> None:
    x = rng.standard_normal((5, 2, 3)).astype(np.float32)
    dense = nn.Dense(3, 4)
    out = nn.TimeDistributed(dense, 0, reshape_with_axis=1)(Tensor(x))

    assert np.allclose(out.asnumpy(), dense(Tensor(x)).asnumpy(), atol=1e-6)


@pytest.mark.parametrize("lead", [(), (5,), (2, 3), (0,)])
def test_two_inputs_are_multiplied_through_the_weights(
    lead: tuple[int, ...], rng: np.random.Generator
) -> None:
    first, second = rng.standard_normal((*lead, 3)), rng.standard_normal((*lead, 2))
    weight, bias = rng.standard_normal((4, 3, 2)), rng.standard_normal(4)
    out = ops.bidense(*map(Tensor, (first, second, weight, bias))).asnumpy()

    expected = np.einsum("...i,oij,...j->...o", first, weight, second) + bias
    assert np.allclose(out, expected)


def test_weights_of_two_inputs_begin_within_the_firsts_root() -> None:
    weight = nn.BiDense(64, 16, 20).weight.asnumpy()

    assert 0.99 / 8 < np.abs(weight).max() <= 1 / 8


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda: nn.DenseBnAct(3, 4, has_bn=1), TypeError, r"DenseBnAct\(has_bn\)"),
        (lambda: nn.DenseBnAct(3, 4, activation="foo"), KeyError, r"DenseBnAct\(activation\)"),
        (lambda: nn.Conv2dBnAct(3, 4, 3, activation=nn.ReLU), TypeError, "an operator class or No"),
        (lambda: nn.TimeDistributed(3, 1), TypeError, r"TimeDistributed\(layer\)"),
        (lambda: nn.TimeDistributed(nn.ReLU(), 1.0), TypeError, r"TimeDistributed\(time_axis\)"),
        (lambda: nn.TimeDistributed(nn.ReLU(), 1)(ops.ones((2, 2))), ValueError, "three axes"),
        (lambda: nn.TimeDistributed(nn.ReLU(), 1, -2)(ops.ones((2, 2, 2))), ValueError, "another"),
        (lambda: nn.BiDense(0, 1, 1), ValueError, r"BiDense\(in1_channels\)"),
        (
            lambda: nn.BiDense(2, 3, 4, weight_init=ops.ones((4, 2, 2))),
            ValueError,
            r"BiDense\(weight_init\) expected \(4, 2, 3\)",
        ),
        (
            lambda: nn.BiDense(2, 3, 4)(ops.ones((5, 2)), ops.ones((6, 3))),
            ValueError,
            r"BiDense\(input2\) expected \(5, 3\)",
        ),
        (
            lambda: ops.bidense(ops.ones((5, 2)), ops.ones((5, 3)), ops.ones((2, 3))),
            ValueError,
            r"bidense\(weight\)",
        ),
        (lambda: nn.ParameterUpdate(ops.ones(2)), TypeError, "a parameter, got Tensor"),
        (lambda: nn.DistributedGradReducer([], True, 0), ValueError, "above 0, got 0"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, kind: Any, message: str) -> None:
    with pytest.raises(kind, match=message):
        call()


def test_gradients_of_one_process_pass() -> None:
    grads = (Tensor([2.0]), Tensor([4.0]))

    assert nn.DistributedGradReducer([])(grads) == grads
    assert nn.DistributedGradReducer([], mean=True, degree=1)(list(grads)) == grads
    halved = nn.DistributedGradReducer([], mean=True, degree=2)(grads)
    assert [g.item() for g in halved] == [1.0, 2.0]


def test_mean_of_gradients_is_what_the_context_says() -> None:
    engine.set_auto_parallel_context(gradients_mean=True)
    try:
        reducer = nn.DistributedGradReducer([], degree=4)
    finally:
        engine.reset_auto_parallel_context()

    assert reducer((Tensor([4.0]),))[0].item() == 1.0


def test_parameter_holds_what_it_was_updated_to() -> None:
    dense = nn.Dense(2, 1, has_bias=False)
    update = nn.ParameterUpdate(dense.weight)

    found = update(Tensor([[1, 2]]))

    assert not isinstance(found, engine.Parameter)
    assert found.dtype == engine.float32
    assert found.asnumpy().tolist() == dense.weight.asnumpy().tolist() == [[1.0, 2.0]]
    assert [parameter.name for parameter in update.get_parameters()] == ["weight"]
