"""Activations come by the path that MindSpore has for them."""

from __future__ import annotations

from importlib import import_module

from engine import nn
from engine.nn.layer import activation

PLAIN = (
    *("FastGelu", "HSigmoid", "HSwish", "LogSigmoid", "Mish", "ReLU", "ReLU6", "SeLU", "SiLU"),
    *("Sigmoid", "Softplus", "Softsign", "Tanh", "Tanhshrink"),
)


def test_activations_without_options_come_from_the_path_of_the_others() -> None:
    there = import_module("engine.nn.layer.activation")
    found: dict[str, object] = {}
    exec("from engine.nn.layer.activation import *", found)

    assert {name: getattr(there, name) for name in PLAIN} == {n: getattr(nn, n) for n in PLAIN}
    assert set(PLAIN) <= set(found)


def test_no_name_is_no_activation() -> None:
    assert nn.get_activation(None) is None
    assert isinstance(nn.get_activation("relu"), activation.ReLU)
