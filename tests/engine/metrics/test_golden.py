"""The values that MindSpore 2.10.0 gave for six samples of three classes."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from engine import Tensor
from engine.metrics import (
    MSE,
    ROC,
    Accuracy,
    ConfusionMatrix,
    CosineSimilarity,
    Dice,
    Loss,
    Perplexity,
    Precision,
    Recall,
    Top1CategoricalAccuracy,
    auc,
)

GOLDEN = Path(__file__).resolve().parents[2] / "data" / "golden"
EXPECTED = json.loads((GOLDEN / "golden_numerics.json").read_text(encoding="utf-8"))["metrics"]
ARRAYS = np.load(GOLDEN / "golden_numerics.npz")
SCORES, LABELS = ARRAYS["metric/pred"], ARRAYS["metric/label"]
ONE_HOT = np.eye(3, dtype=np.float32)[LABELS]
PREDICTED = np.eye(3)[SCORES.argmax(axis=1)]


def check(name, metric, *inputs, rel=1e-12):
    value = metric(*map(Tensor, inputs))

    assert value == pytest.approx(np.array(EXPECTED[name]), rel=rel)


@pytest.mark.parametrize(
    ("name", "metric", "inputs"),
    [
        ("Precision_classification", Precision(), (SCORES, LABELS)),
        ("Recall_classification", Recall(), (SCORES, LABELS)),
        ("Accuracy_multilabel", Accuracy("multilabel"), (PREDICTED, ONE_HOT)),
        ("Recall_multilabel", Recall("multilabel"), (PREDICTED, ONE_HOT)),
        ("Precision_avg", Precision(), (SCORES, LABELS)),
        ("Top1", Top1CategoricalAccuracy(), (SCORES, LABELS)),
        ("Top1_onehot", Top1CategoricalAccuracy(), (SCORES, ONE_HOT)),
        ("ConfusionMatrix_norm", ConfusionMatrix(3, "prediction"), (SCORES, LABELS)),
    ],
)
def test_value_is_that_of_mindspore(name, metric, inputs):
    check(name, metric, *inputs)


def test_squared_error_is_that_of_mindspore_to_the_precision_of_its_float32_sum():
    check("MSE", MSE(), SCORES, ONE_HOT, rel=1e-6)


def test_loss_is_that_of_mindspore():
    check("Loss", Loss(), np.array([0.5, 1.5]))


def test_similarity_of_rows_and_perplexity_are_those_of_mindspore():
    check("CosineSimilarity", CosineSimilarity(), SCORES, rel=1e-6)
    check("Perplexity", Perplexity(), SCORES, LABELS, rel=1e-6)


def test_cover_of_regions_and_rates_at_thresholds_are_those_of_mindspore():
    check("Dice", Dice(), SCORES, ONE_HOT, rel=1e-6)
    found = ROC(pos_label=1)(Tensor(SCORES[:, 1]), Tensor(LABELS))

    for one, other in zip(found, EXPECTED["ROC"], strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-6)


def test_area_under_the_golden_curve_is_that_of_mindspore():
    """0.6666666666666666 is what its `auc` gives of that curve; of "auc" no inputs are kept."""
    found, wrong = (np.array(EXPECTED["ROC"][k]) for k in (1, 0))

    assert auc(wrong, found) == 0.6666666666666666
    assert auc(*ROC(pos_label=1)(SCORES[:, 1], LABELS)[:2]) == 0.6666666666666666
