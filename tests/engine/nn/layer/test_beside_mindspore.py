"""Layers print, name their parameters and compute as MindSpore's do, from the same values.

The layers stand as text in `mindspore_layers`; what MindSpore made of them is kept in
tests/data/mindspore/layers.npz and .json.
"""

from __future__ import annotations

import functools
import json
import re
from typing import Any

import numpy as np

from engine import Tensor, nn, ops
from tests.every_case import every

from .mindspore_layers import (
    CASES,
    CONTAINERS,
    KEPT,
    NO_GRADIENTS,
    cotangent,
    differentiable,
    inputs,
    parts,
)
from .mindspore_layers import values as values_of

SAID = json.loads(KEPT.with_suffix(".json").read_text(encoding="utf-8"))["layers"]
COMPUTING = [name for name in CASES if name not in CONTAINERS]


@functools.cache
def kept() -> dict[str, np.ndarray]:
    with np.load(KEPT.with_suffix(".npz")) as file:
        return dict(file)


def golden(name: str) -> dict[str, np.ndarray]:
    prefix = f"{name}/"
    return {k.removeprefix(prefix): v for k, v in kept().items() if k.startswith(prefix)}


def made(name: str) -> nn.Cell:
    layer: nn.Cell = eval(CASES[name].make, {"nn": nn, "ops": ops})
    return layer.set_train(CASES[name].train)


def restored(name: str) -> nn.Cell:
    layer = made(name)
    for parameter in layer.get_parameters():
        parameter.set_data(Tensor(values_of(name, parameter.name, parameter.shape)))
    return layer


def tensor(x: Any) -> Any:
    if isinstance(x, tuple):
        return tuple(map(tensor, x))
    return Tensor(x) if isinstance(x, np.ndarray | np.float32) else x


def tensors(name: str) -> tuple[list[Any], dict[str, Any]]:
    given, options = inputs(name)
    return [tensor(x) for x in given], {key: tensor(x) for key, x in options.items()}


def plain(text: str) -> str:
    """A print with MindSpore's package name and without the addresses of objects."""
    return re.sub(r"<engine\.([\w.]+) object at \w+>", r"<mindspore.\1>", text)


def close(found: np.ndarray, expected: np.ndarray, what: str) -> None:
    assert found.dtype == expected.dtype, what
    assert found.shape == expected.shape, what
    # MindSpore's own tanh and sigmoid on a CPU are exact to some 1e-5 of the largest element.
    within = 2e-5 * max(1.0, float(np.abs(expected).max(initial=0)))
    np.testing.assert_allclose(found, expected, rtol=2e-4, atol=within, err_msg=what)


def test_every_layer_of_the_kept_values_has_a_case() -> None:
    assert set(SAID) == set(CASES)


@every("name", CASES)
def test_layer_prints_and_names_its_parameters_as_in_mindspore(name: str) -> None:
    layer = made(name)
    found = [[p.name, list(p.shape), str(p.dtype), p.requires_grad] for p in layer.get_parameters()]

    assert plain(repr(layer)) == SAID[name]["repr"]
    assert found == SAID[name]["params"]


@every("name", COMPUTING)
def test_outputs_are_mindspores(name: str) -> None:
    layer = restored(name)
    given, options = tensors(name)
    outputs = parts(layer(*given, **options))
    expected = golden(name)

    assert len(outputs) == sum(key.startswith("out") for key in expected)
    for k, out in enumerate(outputs):
        close(out.asnumpy(), expected[f"out{k}"], f"output {k}")
    for parameter in layer.get_parameters():
        if not parameter.requires_grad:
            close(parameter.asnumpy(), expected[f"after/{parameter.name}"], parameter.name)


@every("name", [name for name in COMPUTING if name not in NO_GRADIENTS])
def test_gradients_are_mindspores(name: str) -> None:
    layer = restored(name)
    given, options = tensors(name)
    weights = layer.trainable_params()
    positions = tuple(differentiable(inputs(name)[0]))
    expected = golden(name)

    def total(*given: Any) -> Any:
        summed: Any = 0.0
        for k, out in enumerate(parts(layer(*given, **options))):
            summed = summed + ops.sum(out * Tensor(cotangent(name, k, tuple(out.shape))))
        return summed

    if positions or weights:
        found = ops.grad(total, positions or None, weights or None)(*given)
        both = found if positions and weights else (found, ()) if positions else ((), found)
        by_input = both[0] if isinstance(both[0], tuple) else (both[0],)
        for k, gradient in zip(positions, by_input, strict=True):
            close(gradient.asnumpy(), expected[f"grad_in{k}"], f"gradient of input {k}")
        for weight, gradient in zip(weights, both[1], strict=True):
            close(gradient.asnumpy(), expected[f"grad/{weight.name}"], weight.name)
