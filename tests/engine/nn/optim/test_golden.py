"""Each optimizer's weights after every one of eight steps, as MindSpore 2.10 computed them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import numpy as np
import pytest

from engine import Parameter, Tensor, nn

DATA = Path(__file__).resolve().parents[3] / "data"
GOLDEN = np.load(DATA / "golden" / "golden_numerics.npz")
NOTES = json.loads((DATA / "golden" / "golden_numerics.json").read_text(encoding="utf-8"))
INPUTS = np.load(DATA / "optimizers" / "inputs.npz")
STEPS = 8


def groups(params, decay):
    return [{"params": params[:1], "lr": 0.05, "weight_decay": decay}, {"params": params[1:]}]


CASES = {
    "SGD_mom_damp_wd": lambda p: nn.SGD(p, 0.1, 0.9, 0.1, 0.01),
    "SGD_nesterov": lambda p: nn.SGD(p, 0.1, 0.9, nesterov=True),
    "SGD_lossscale": lambda p: nn.SGD(p, 0.1, loss_scale=16.0),
    "Momentum_wd": lambda p: nn.Momentum(p, 0.1, 0.9, weight_decay=0.01),
    "Momentum_groups": lambda p: nn.Momentum(groups(p, 0.1), 0.1, 0.9),
    "Adam": lambda p: nn.Adam(p, 0.01),
    "Adam_wd": lambda p: nn.Adam(p, 0.01, weight_decay=0.01),
    "Adam_amsgrad": lambda p: nn.Adam(p, 0.01, use_amsgrad=True),
    "Adam_beta": lambda p: nn.Adam(p, 0.01, 0.8, 0.99, 1e-4),
    "RMSProp": lambda p: nn.RMSProp(p, 0.01),
    "RMSProp_centered": lambda p: nn.RMSProp(p, 0.01, momentum=0.5, centered=True),
    "Adagrad": nn.Adagrad,
    "AdaMax": lambda p: nn.AdaMax(p, 0.01),
    "FTRL": nn.FTRL,
    "ProximalAdagrad": nn.ProximalAdagrad,
    "Momentum_gc": lambda p: nn.Momentum([{"params": p, "grad_centralization": True}], 0.1, 0.9),
}


def parameters():
    return [Parameter(INPUTS[name].copy(), name=name) for name in ("weight", "bias")]


def trained(make):
    params = parameters()
    optimizer = make(params)
    traces = ([], [])
    for step in range(STEPS):
        optimizer(tuple(Tensor(INPUTS[f"{p.name}_gradients"][step]) for p in params))
        for trace, parameter in zip(traces, params, strict=True):
            trace.append(parameter.asnumpy())
    return optimizer, *map(np.array, traces)


def defects():
    listed = tomllib.loads((DATA / "golden" / "known_defects.toml").read_text(encoding="utf-8"))
    return set(listed["optimizers"])


def test_every_golden_optimizer_has_a_case():
    assert set(CASES) == set(NOTES["optimizers"])


@pytest.mark.parametrize("name", sorted(set(CASES) - defects()))
def test_weights_follow_the_golden_trace(name):
    _, weights, biases = trained(CASES[name])

    np.testing.assert_allclose(weights, GOLDEN[f"opt/{name}/w"], rtol=2e-4, atol=2e-7)
    np.testing.assert_allclose(biases, GOLDEN[f"opt/{name}/b"], rtol=2e-4, atol=2e-7)


@pytest.mark.parametrize("name", sorted(CASES))
def test_state_has_the_golden_names_shapes_and_order(name):
    optimizer, _, _ = trained(CASES[name])

    state = [[p.name, list(p.shape), str(p.dtype)] for p in optimizer.get_parameters()]
    assert state == NOTES["optimizers"][name]["state"]


@pytest.mark.parametrize("name", sorted(CASES))
def test_steps_are_counted(name):
    optimizer, _, _ = trained(CASES[name])

    assert int(optimizer.global_step.asnumpy()[0]) == NOTES["optimizers"][name]["global_step"]


def test_defect_is_still_in_the_golden_trace():
    """MindSpore's CPU ignores grad_centralization: its trace is that of plain Momentum."""
    _, weights, _ = trained(lambda p: nn.Momentum(p, 0.1, 0.9))

    assert defects() == {"Momentum_gc"}
    np.testing.assert_allclose(weights, GOLDEN["opt/Momentum_gc/w"], rtol=2e-4, atol=2e-7)
