"""Every layer that MindSpore's golden numbers hold: print, parameters, outputs and gradients."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import Tensor, nn, ops

GOLDEN = Path(__file__).parents[3] / "data" / "golden"
ARRAYS = np.load(GOLDEN / "golden_numerics.npz")
LAYERS = json.loads((GOLDEN / "golden_numerics.json").read_text(encoding="utf-8"))["layers"]

CASES: dict[str, Callable[[], nn.Cell]] = {
    "Dense": lambda: nn.Dense(6, 5),
    "Dense_nobias": lambda: nn.Dense(6, 5, has_bias=False),
    "Dense_3d": lambda: nn.Dense(6, 5),
    "Conv2d_same_s1": lambda: nn.Conv2d(3, 4, 3, has_bias=True),
    "Conv2d_same_s2": lambda: nn.Conv2d(3, 4, 3, stride=2, has_bias=True),
    "Conv2d_valid_s1": lambda: nn.Conv2d(3, 4, 3, pad_mode="valid", has_bias=True),
    "Conv2d_valid_s2": lambda: nn.Conv2d(3, 4, 3, stride=2, pad_mode="valid", has_bias=True),
    "Conv2d_pad_s1": lambda: nn.Conv2d(3, 4, 3, pad_mode="pad", padding=1, has_bias=True),
    "Conv2d_pad_s2": lambda: nn.Conv2d(3, 4, 3, 2, pad_mode="pad", padding=1, has_bias=True),
    "Conv2d_k5_same_s2_even": lambda: nn.Conv2d(3, 4, 5, stride=2),
    "Conv2d_k4_same": lambda: nn.Conv2d(3, 4, 4),
    "Conv2d_pad4": lambda: nn.Conv2d(3, 4, 3, pad_mode="pad", padding=(1, 2, 0, 1)),
    "AvgPool2d_k2s2valid": lambda: nn.AvgPool2d(2, 2),
    "AvgPool2d_k3s2same": lambda: nn.AvgPool2d(3, 2, pad_mode="same"),
    "MaxPool2d_k3s1valid": lambda: nn.MaxPool2d(3, 1),
    "MaxPool2d_default": nn.MaxPool2d,
    "AdaptiveAvgPool2d": lambda: nn.AdaptiveAvgPool2d((2, 3)),
    "BatchNorm2d_m": lambda: nn.BatchNorm2d(3, eps=1e-3, momentum=0.99),
    "BatchNorm1d_train": lambda: nn.BatchNorm1d(6),
    "LayerNorm_beg1": lambda: nn.LayerNorm((3, 8, 8), begin_norm_axis=1, begin_params_axis=1),
    "GroupNorm": lambda: nn.GroupNorm(3, 3),
    "act_ReLU": nn.ReLU,
    "act_ReLU6": nn.ReLU6,
    "act_LeakyReLU": nn.LeakyReLU,
    "act_Sigmoid": nn.Sigmoid,
    "act_Softmax": nn.Softmax,
    "act_LogSoftmax": nn.LogSoftmax,
    "act_HSwish": nn.HSwish,
    "act_PReLU": nn.PReLU,
    "act_SoftShrink": nn.SoftShrink,
    "act_LogSigmoid": nn.LogSigmoid,
    "Flatten": nn.Flatten,
    "LSTM": lambda: nn.LSTM(6, 4, batch_first=True),
    "GRU": lambda: nn.GRU(6, 4, batch_first=True),
    "MultiheadAttention": lambda: nn.MultiheadAttention(8, 2, batch_first=True),
    "Sequential": lambda: nn.SequentialCell(nn.Dense(6, 4), nn.ReLU(), nn.Dense(4, 2)),
}


def golden(case: str, key: str) -> np.ndarray:
    return ARRAYS[f"layer/{case}/{key}"]


def keys(case: str, kind: str) -> list[str]:
    prefix = f"layer/{case}/{kind}/"
    return [name.removeprefix(prefix) for name in ARRAYS.files if name.startswith(prefix)]


def restored(case: str) -> tuple[nn.Cell, dict[str, Any]]:
    """The layer as MindSpore had it before the step, and its parameters by name."""
    layer = CASES[case]().set_train(LAYERS[case]["train"])
    parameters = {parameter.name: parameter for parameter in layer.get_parameters()}
    for name in keys(case, "param_before"):
        parameters[name].set_data(Tensor(golden(case, f"param_before/{name}")))
    return layer, parameters


def first(out: Any) -> Any:
    """The output; recurrent layers return their states, and attention its weights, behind it."""
    return out[0] if isinstance(out, tuple) else out


def close(found: Any, expected: np.ndarray) -> None:
    np.testing.assert_allclose(found.asnumpy(), expected, rtol=2e-4, atol=2e-6)


def plain(text: str) -> str:
    """A print with MindSpore's package name and without the addresses of objects."""
    return re.sub(r"<engine\.([\w.]+) object at \w+>", r"<mindspore.\1>", text)


def test_every_layer_of_the_golden_numbers_has_a_case_here() -> None:
    assert set(LAYERS) == set(CASES)


@pytest.mark.parametrize("case", CASES)
def test_layer_prints_as_in_mindspore(case: str) -> None:
    assert plain(repr(CASES[case]())) == LAYERS[case]["repr"]


@pytest.mark.parametrize("case", CASES)
def test_parameters_have_mindspores_names_shapes_and_order(case: str) -> None:
    found = [
        [p.name, list(p.shape), str(p.dtype), p.requires_grad]
        for p in CASES[case]().get_parameters()
    ]

    assert found == LAYERS[case]["params"]


@pytest.mark.parametrize("case", CASES)
def test_output_and_gradients_are_mindspores(case: str) -> None:
    layer, parameters = restored(case)
    inputs = [Tensor(golden(case, f"in{k}")) for k in range(len(inputs_of(case)))]
    trained = [parameters[name] for name in keys(case, "grad_param")]
    weights = trained or None
    out, pull = ops.vjp(lambda *given: first(layer(*given)), *inputs, weights=weights)
    close(out, golden(case, "out"))
    found = pull(Tensor(golden(case, "sens")))
    by_input, by_weight = found if trained else (found, ())
    for k, gradient in enumerate(by_input):
        close(gradient, golden(case, f"grad_in{k}"))
    for name, gradient in zip(keys(case, "grad_param"), by_weight, strict=True):
        close(gradient, golden(case, f"grad_param/{name}"))


@pytest.mark.parametrize("case", [case for case in CASES if keys(case, "param_after")])
def test_a_step_leaves_the_parameters_as_in_mindspore(case: str) -> None:
    layer, parameters = restored(case)
    layer(*(Tensor(golden(case, f"in{k}")) for k in range(len(inputs_of(case)))))
    for name in keys(case, "param_after"):
        close(parameters[name], golden(case, f"param_after/{name}"))


def inputs_of(case: str) -> list[str]:
    return [name for name in ARRAYS.files if re.fullmatch(rf"layer/{case}/in\d", name)]
