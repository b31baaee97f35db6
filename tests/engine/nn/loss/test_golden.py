"""Every loss that MindSpore's golden numbers hold: print, value and gradient."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from engine import Tensor, nn, ops

GOLDEN = Path(__file__).parents[3] / "data" / "golden"
ARRAYS = np.load(GOLDEN / "golden_numerics.npz")
LOSSES = json.loads((GOLDEN / "golden_numerics.json").read_text(encoding="utf-8"))["losses"]

CASES: dict[str, Callable[[], nn.Cell]] = {
    "SoftmaxCE_sparse_none": lambda: nn.SoftmaxCrossEntropyWithLogits(sparse=True),
    "SoftmaxCE_dense_none": nn.SoftmaxCrossEntropyWithLogits,
    "SoftmaxCE_dense_sum": lambda: nn.SoftmaxCrossEntropyWithLogits(reduction="sum"),
    "MSELoss_none": lambda: nn.MSELoss("none"),
    "MSELoss_sum": lambda: nn.MSELoss("sum"),
    "L1Loss_none": lambda: nn.L1Loss("none"),
    "L1Loss_sum": lambda: nn.L1Loss("sum"),
    "SmoothL1Loss_none": nn.SmoothL1Loss,
    "SmoothL1Loss_mean": lambda: nn.SmoothL1Loss(reduction="mean"),
    "SmoothL1Loss_sum": lambda: nn.SmoothL1Loss(reduction="sum"),
    "HuberLoss_none": lambda: nn.HuberLoss("none"),
    "HuberLoss_mean": nn.HuberLoss,
    "HuberLoss_sum": lambda: nn.HuberLoss("sum"),
    "BCELoss_none": lambda: nn.BCELoss(reduction="none"),
    "BCELoss_mean": nn.BCELoss,
    "BCELoss_sum": lambda: nn.BCELoss(reduction="sum"),
    "BCEWithLogits_none": lambda: nn.BCEWithLogitsLoss("none"),
    "BCEWithLogits_sum": lambda: nn.BCEWithLogitsLoss("sum"),
    "CrossEntropyLoss_none": lambda: nn.CrossEntropyLoss(reduction="none"),
    "CrossEntropyLoss_sum": lambda: nn.CrossEntropyLoss(reduction="sum"),
    "CrossEntropyLoss_smooth": lambda: nn.CrossEntropyLoss(label_smoothing=0.1),
    "NLLLoss_mean": nn.NLLLoss,
    "KLDiv": nn.KLDivLoss,
    "CosineEmbedding": nn.MSELoss,  # the golden entry of this name holds an MSELoss
    "FocalLoss": nn.FocalLoss,
    "RMSELoss": nn.RMSELoss,
}


def golden(case: str, key: str) -> np.ndarray:
    return ARRAYS[f"loss/{case}/{key}"]


def close(found: Tensor, expected: np.ndarray) -> None:
    np.testing.assert_allclose(found.asnumpy(), expected, rtol=2e-4, atol=2e-6)


def test_every_loss_of_the_golden_numbers_has_a_case_here() -> None:
    assert set(LOSSES) == set(CASES)


@pytest.mark.parametrize("case", CASES)
def test_loss_prints_as_in_mindspore(case: str) -> None:
    assert repr(CASES[case]()) == LOSSES[case]["repr"]


@pytest.mark.parametrize("case", CASES)
def test_value_is_mindspores(case: str) -> None:
    loss = CASES[case]()(Tensor(golden(case, "in0")), Tensor(golden(case, "in1")))

    assert list(loss.shape) == LOSSES[case]["out_shape"]
    close(loss, golden(case, "out"))


@pytest.mark.parametrize("case", CASES)
def test_gradient_is_mindspores(case: str) -> None:
    gradient = ops.grad(CASES[case]())(Tensor(golden(case, "in0")), Tensor(golden(case, "in1")))

    close(gradient, golden(case, "grad_in0"))
