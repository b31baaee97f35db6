"""What `Model.eval` gives of metrics, over three batches, as MindSpore 2.10 gave it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, int32, nn
from engine.dataset import NumpySlicesDataset
from engine.train import Model

RNG = np.random.default_rng(0)
DATA = {"x": RNG.random((10, 4), np.float64).astype(np.float32), "y": RNG.integers(0, 3, 10)}
WEIGHTS, OTHERS = (RNG.random((3, 4)).astype(np.float32) for _ in range(2))


def batches() -> NumpySlicesDataset:
    return NumpySlicesDataset(DATA, shuffle=False).batch(4)


def dense(weights: np.ndarray) -> nn.Dense:
    return nn.Dense(4, 3, weight_init=Tensor(weights), bias_init="zeros")


class Masks(nn.Cell):
    """A mask that is found, the true one, and which number counts, if asked for."""

    def __init__(self, network: nn.Cell, *more: Any) -> None:
        super().__init__()
        self.network, self.more = network, more

    def construct(self, x: Tensor, y: Tensor) -> Any:
        found, true = self.network(x) > 1.0, x[:, :3] > 0.5
        return (found.astype(int32), true.astype(int32), *self.more)


def check(found: dict[str, Any], expected: dict[str, Any]) -> None:
    assert set(found) == set(expected)
    for name, value in expected.items():
        np.testing.assert_allclose(found[name], value, rtol=1e-5, atol=1e-7)


def test_metrics_of_classes() -> None:
    metrics = {
        "acc": nn.Accuracy(),
        "F1": nn.F1(),
        "Fbeta": nn.Fbeta(2.0),
        "precision": nn.Precision(),
        "recall": nn.Recall(),
        "topk": nn.TopKCategoricalAccuracy(2),
        "confusion_matrix": nn.ConfusionMatrix(3),
        "loss": nn.Loss(),
        "perplexity": nn.Perplexity(),
        "cosine_similarity": nn.CosineSimilarity().set_indexes([0]),
    }
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")

    check(
        Model(dense(WEIGHTS), loss, metrics=metrics).eval(batches()),
        {
            "acc": 0.6,
            "F1": [2 / 3, 5 / 7, 0],
            "Fbeta": [5 / 9, 25 / 29, 0],
            "precision": [1, 5 / 9, 0],
            "recall": [0.5, 1, 0],
            "topk": 0.7,
            "confusion_matrix": [[1, 1, 0], [0, 5, 0], [0, 3, 0]],
            "loss": 1.0019846558570862,
            "perplexity": 1.0883038500443263,
            "cosine_similarity": [[0, 0.9921121], [0.9921121, 0]],
        },
    )


def test_metrics_of_masks() -> None:
    metrics = {
        "confusion_matrix_metric": nn.ConfusionMatrixMetric(False, "accuracy"),
        "dice": nn.Dice(),
        "acc": nn.Accuracy("multilabel"),
        "precision": nn.Precision("multilabel"),
    }
    network = dense(OTHERS)
    model = Model(network, nn.MSELoss(), metrics=metrics, eval_network=Masks(network))

    check(
        model.eval(batches()),
        {
            "confusion_matrix_metric": [0.5],
            "dice": 0.1476921448522947,
            "acc": 0,
            "precision": [0, 1, 1, 1, 0, 0, 2 / 3, 1, 0, 1],
        },
    )


@pytest.mark.parametrize("label", [1, Tensor(1)])
def test_metrics_of_surfaces_see_the_last_batch(label: Any) -> None:
    metrics = {
        "hausdorff_distance": nn.HausdorffDistance(),
        "mean_surface_distance": nn.MeanSurfaceDistance(True),
        "root_mean_square_distance": nn.RootMeanSquareDistance(True),
    }
    network = dense(OTHERS)
    model = Model(network, nn.MSELoss(), metrics=metrics, eval_network=Masks(network, label))

    check(
        model.eval(batches()),
        {
            "hausdorff_distance": 1.4142135623730951,
            "mean_surface_distance": 0.42677669529663687,
            "root_mean_square_distance": 0.7071067811865476,
        },
    )
