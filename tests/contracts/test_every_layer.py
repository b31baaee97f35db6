"""Every layer and loss: an example, gradients, state round trip, training flag, print."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.autodiff.check import finite_differences
from engine.nn import layer as layers
from engine.nn import loss as losses

Case = tuple[Callable[[], nn.Cell], tuple[tuple[int, ...], ...]]

IMAGE = (2, 4, 5, 6)
ROWS = (3, 4)


class First(nn.Cell):
    """The first of a layer's outputs: recurrent layers return their states behind it."""

    def __init__(self, layer: nn.Cell) -> None:
        super().__init__(auto_prefix=False)
        self.layer = layer

    def construct(self, *inputs: Tensor) -> Tensor:
        return self.layer(*inputs)[0]

    def __repr__(self) -> str:
        return repr(self.layer)


# Each layer: how it is made, and the shapes of its inputs.
LAYERS: dict[str, Case] = {
    "AdaptiveAvgPool2d": (lambda: nn.AdaptiveAvgPool2d((2, 4)), (IMAGE,)),
    "AvgPool1d": (lambda: nn.AvgPool1d(2, 2), ((2, 3, 6),)),
    "AvgPool2d": (lambda: nn.AvgPool2d(2, 2, "pad", 1, count_include_pad=False), (IMAGE,)),
    "BatchNorm1d": (lambda: nn.BatchNorm1d(4), (ROWS,)),
    "BatchNorm2d": (lambda: nn.BatchNorm2d(4), (IMAGE,)),
    "BatchNorm3d": (lambda: nn.BatchNorm3d(2), ((2, 2, 2, 3, 2),)),
    "CELU": (nn.CELU, (ROWS,)),
    "CellList": (lambda: nn.CellList([nn.Dense(4, 4), nn.ReLU()]), ()),
    "Conv1d": (lambda: nn.Conv1d(3, 2, 3, has_bias=True), ((2, 3, 6),)),
    "Conv2d": (lambda: nn.Conv2d(4, 2, 3, 2, group=2, has_bias=True), (IMAGE,)),
    "Conv2dTranspose": (lambda: nn.Conv2dTranspose(4, 2, 3, 2, has_bias=True), (IMAGE,)),
    "Dense": (lambda: nn.Dense(4, 3, activation="tanh"), (ROWS,)),
    "Dropout": (lambda: nn.Dropout(p=0.3), (ROWS,)),
    "Dropout2d": (lambda: nn.Dropout2d(0.3), (IMAGE,)),
    "ELU": (nn.ELU, (ROWS,)),
    "Embedding": (lambda: nn.Embedding(7, 3), ()),
    "Flatten": (nn.Flatten, (IMAGE,)),
    "GELU": (nn.GELU, (ROWS,)),
    "GLU": (nn.GLU, (ROWS,)),
    "GRU": (lambda: First(nn.GRU(3, 2, 2)), ((4, 2, 3),)),
    "GroupNorm": (lambda: nn.GroupNorm(2, 4), (IMAGE,)),
    "HShrink": (nn.HShrink, (ROWS,)),
    "HSigmoid": (nn.HSigmoid, (ROWS,)),
    "HSwish": (nn.HSwish, (ROWS,)),
    "Hardtanh": (nn.Hardtanh, (ROWS,)),
    "LSTM": (lambda: First(nn.LSTM(3, 2, bidirectional=True)), ((4, 2, 3),)),
    "LayerNorm": (lambda: nn.LayerNorm((4,)), (ROWS,)),
    "LeakyReLU": (nn.LeakyReLU, (ROWS,)),
    "LogSigmoid": (nn.LogSigmoid, (ROWS,)),
    "LogSoftmax": (nn.LogSoftmax, (ROWS,)),
    "MaxPool1d": (lambda: nn.MaxPool1d(2, 2), ((2, 3, 6),)),
    "MaxPool2d": (lambda: nn.MaxPool2d(2, 2, ceil_mode=True), (IMAGE,)),
    "Mish": (nn.Mish, (ROWS,)),
    "MultiheadAttention": (
        lambda: First(nn.MultiheadAttention(4, 2, add_bias_kv=True, kdim=3, vdim=2)),
        ((3, 2, 4), (5, 2, 3), (5, 2, 2)),
    ),
    "PReLU": (lambda: nn.PReLU(4), (ROWS,)),
    "RNN": (lambda: First(nn.RNN(3, 2, batch_first=True)), ((2, 4, 3),)),
    "ReLU": (nn.ReLU, (ROWS,)),
    "ReLU6": (nn.ReLU6, (ROWS,)),
    "SeLU": (nn.SeLU, (ROWS,)),
    "SequentialCell": (lambda: nn.SequentialCell(nn.Dense(4, 3), nn.Sigmoid()), (ROWS,)),
    "SiLU": (nn.SiLU, (ROWS,)),
    "Sigmoid": (nn.Sigmoid, (ROWS,)),
    "SoftShrink": (nn.SoftShrink, (ROWS,)),
    "Softmax": (nn.Softmax, (ROWS,)),
    "Softmin": (nn.Softmin, (ROWS,)),
    "Softplus": (nn.Softplus, (ROWS,)),
    "Softsign": (nn.Softsign, (ROWS,)),
    "Tanh": (nn.Tanh, (ROWS,)),
    "Tanhshrink": (nn.Tanhshrink, (ROWS,)),
    "Threshold": (lambda: nn.Threshold(0.1, 2.0), (ROWS,)),
}
# Losses of two inputs of one shape; the second has no gradient here.
LOSSES: dict[str, Callable[[str], nn.Cell]] = {
    "BCELoss": lambda reduction: nn.BCELoss(reduction=reduction),
    "BCEWithLogitsLoss": nn.BCEWithLogitsLoss,
    "CrossEntropyLoss": lambda reduction: nn.CrossEntropyLoss(reduction=reduction),
    "FocalLoss": lambda reduction: nn.FocalLoss(reduction=reduction),
    "HingeEmbeddingLoss": lambda reduction: nn.HingeEmbeddingLoss(reduction=reduction),
    "HuberLoss": nn.HuberLoss,
    "KLDivLoss": nn.KLDivLoss,
    "L1Loss": nn.L1Loss,
    "MAELoss": nn.MAELoss,
    "MSELoss": nn.MSELoss,
    "SmoothL1Loss": lambda reduction: nn.SmoothL1Loss(reduction=reduction),
    "SoftMarginLoss": nn.SoftMarginLoss,
    "SoftmaxCrossEntropyWithLogits": lambda reduction: nn.SoftmaxCrossEntropyWithLogits(
        reduction=reduction
    ),
}
# Losses whose arguments differ; tests/engine/nn/loss checks them one by one.
APART = {"CosineEmbeddingLoss", "LossBase", "MarginRankingLoss", "NLLLoss", "RMSELoss"}
# In training they draw other elements at each call; tests/engine/ops/test_random.py checks them.
RANDOM = {"Dropout", "Dropout2d"}
WITH_INPUTS = [name for name, (_, shapes) in LAYERS.items() if shapes]


def in_float64(cell: nn.Cell) -> nn.Cell:
    for parameter in cell.get_parameters():
        parameter.set_dtype(engine.float64)
    return cell


def made(name: str) -> tuple[nn.Cell, list[Tensor]]:
    make, shapes = LAYERS[name]
    rng = np.random.default_rng(5)
    return in_float64(make()), [Tensor(rng.standard_normal(shape)) for shape in shapes]


def total(cell: nn.Cell) -> Callable[..., Any]:
    """The cell's outputs as one number, each element weighted differently."""

    def function(*inputs: Any) -> Any:
        out = cell(*inputs)
        weights = np.random.default_rng(6).standard_normal(out.shape)
        return ops.sum(out * Tensor(weights))

    return function


def test_every_layer_and_loss_has_a_case_here() -> None:
    cells = {name for name in layers.__all__ if isinstance(getattr(nn, name), type)}

    assert cells == set(LAYERS)
    assert set(losses.__all__) == set(LOSSES) | APART


@pytest.mark.parametrize(
    ("name", "training"),
    [
        (name, mode)
        for name in WITH_INPUTS
        for mode in (True, False)
        if not (mode and name in RANDOM)
    ],
)
def test_gradients_equal_finite_differences(name: str, training: bool) -> None:
    cell, inputs = made(name)
    cell.set_train(training)
    function = total(cell)
    found = ops.grad(function)(*inputs).asnumpy()

    def of_arrays(*arrays: np.ndarray) -> Any:
        return function(*map(Tensor, arrays)).array

    expected = finite_differences(of_arrays, [x.asnumpy() for x in inputs], 0)
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize("name", WITH_INPUTS)
def test_parameter_gradients_equal_finite_differences(name: str) -> None:
    cell, inputs = made(name)
    function = total(cell.set_train(name not in RANDOM))
    for parameter in cell.trainable_params():
        found = ops.grad(function, None, [parameter])(*inputs)[0].asnumpy()

        def at(array: np.ndarray, parameter: Any = parameter) -> Any:
            before, parameter.array = parameter.array, array
            try:
                return function(*inputs).array
            finally:
                parameter.array = before

        expected = finite_differences(at, [parameter.asnumpy()], 0)
        np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize("name", LAYERS)
def test_state_goes_round(name: str) -> None:
    make, _ = LAYERS[name]
    source, target = make(), make()
    keys = target.load_state_dict(source.state_dict())

    assert str(keys) == "<All keys matched successfully>"
    for one, other in zip(source.get_parameters(), target.get_parameters(), strict=True):
        assert one.name == other.name
        assert np.array_equal(one.asnumpy(), other.asnumpy())


@pytest.mark.parametrize("name", LAYERS)
def test_layer_and_what_it_holds_learn_whether_they_train(name: str) -> None:
    cell = LAYERS[name][0]()
    modes = [
        all(part.training is mode for _, part in cell.set_train(mode).cells_and_names())
        for mode in (True, False)
    ]

    assert modes == [True, True]


@pytest.mark.parametrize("name", WITH_INPUTS)
def test_layer_computes_in_float32_and_leaves_its_input_alone(name: str) -> None:
    make, shapes = LAYERS[name]
    arrays = [np.random.default_rng(5).standard_normal(s).astype(np.float32) for s in shapes]
    inputs = [Tensor(array) for array in arrays]
    out = make().set_train()(*inputs)

    assert out.dtype == engine.float32
    assert all(np.array_equal(x.asnumpy(), y) for x, y in zip(inputs, arrays, strict=True))


@pytest.mark.parametrize("name", LAYERS)
def test_print_begins_with_the_name_and_has_no_empty_line(name: str) -> None:
    text = repr(LAYERS[name][0]())

    assert text.startswith(f"{name}(")
    assert "\n\n" not in text


@pytest.mark.parametrize("name", LAYERS)
def test_copy_has_parameters_of_its_own(name: str) -> None:
    cell = LAYERS[name][0]()
    twin = copy.deepcopy(cell)
    for parameter in twin.get_parameters():
        parameter.set_data(parameter * 0 - 7)

    assert all((parameter.asnumpy() != -7).all() for parameter in cell.get_parameters())
    assert repr(type(twin)) == repr(type(cell))


@pytest.mark.parametrize("name", LOSSES)
@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_loss_gradient_equals_finite_differences(name: str, reduction: str) -> None:
    rng = np.random.default_rng(5)
    logits = rng.random((3, 4)) * 0.8 + 0.1
    labels = np.eye(4)[[0, 2, 1]]
    function = total(LOSSES[name](reduction))
    found = ops.grad(function)(Tensor(logits), Tensor(labels)).asnumpy()

    def of_arrays(logits: np.ndarray) -> Any:
        return function(Tensor(logits), Tensor(labels)).array

    expected = finite_differences(of_arrays, [logits], 0)
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize("name", LOSSES)
def test_reductions_agree_with_each_other(name: str) -> None:
    rng = np.random.default_rng(5)
    logits, labels = Tensor(rng.random((3, 4)) * 0.8 + 0.1), Tensor(np.eye(4)[[0, 2, 1]])
    rows, mean, total = (
        LOSSES[name](reduction)(logits, labels).asnumpy() for reduction in ("none", "mean", "sum")
    )

    assert np.isclose(total, rows.sum())
    assert np.isclose(mean, rows.mean())


@pytest.mark.parametrize("name", LOSSES)
def test_loss_refuses_an_unknown_reduction(name: str) -> None:
    with pytest.raises(ValueError, match=r"reduction.* expected 'mean', 'sum' or 'none'"):
        LOSSES[name]("average")
