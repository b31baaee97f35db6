"""The numbers of an evaluation, whatever its metrics return."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor
from engine.train.callback.run_context import CallbackArguments
from engine.train.collect.evaluation_values import evaluation_values


def found(metrics: Any, **further: Any) -> dict[str, Any]:
    params = CallbackArguments(metrics=metrics, **further)
    return {tag: (plugin, value) for plugin, tag, value in evaluation_values("val", params)}


@pytest.mark.parametrize(
    "value", [0.5, np.float32(0.5), np.array(0.5), Tensor(0.5), np.float16(0.5)]
)
def test_number_of_any_library_is_a_scalar(value: Any) -> None:
    assert found({"accuracy": value}) == {"val/accuracy": ("scalar", 0.5)}


@pytest.mark.parametrize("value", [np.array([1.0, 0.0]), [1.0, 0.0], (1, 0), Tensor([1.0, 0.0])])
def test_numbers_of_classes_are_scalars_by_their_index(value: Any) -> None:
    assert found({"recall": value}) == {
        "val/recall/0": ("scalar", 1.0),
        "val/recall/1": ("scalar", 0.0),
    }


def test_names_inside_of_a_metric_follow_its_own() -> None:
    told = found({"scores": {"f1": 0.5, "of": {"cats": 0.25}, 3: 1}})

    assert {tag: value for tag, (_, value) in told.items()} == {
        "val/scores/f1": 0.5,
        "val/scores/of/cats": 0.25,
        "val/scores/3": 1.0,
    }


def test_matrix_and_a_thousand_classes_are_tensors() -> None:
    told = found({"confusion": np.eye(3), "recall": np.ones(1000)})

    assert [(tag, plugin, value.shape) for tag, (plugin, value) in told.items()] == [
        ("val/confusion", "tensor", (3, 3)),
        ("val/recall", "tensor", (1000,)),
    ]


def test_curves_of_a_metric_are_tensors_however_short() -> None:
    told = found({"roc": (np.array([0.0, 1.0]), np.array([0.0, 0.5, 1.0]))})

    assert [(tag, plugin, value.tolist()) for tag, (plugin, value) in told.items()] == [
        ("val/roc/0", "tensor", [0.0, 1.0]),
        ("val/roc/1", "tensor", [0.0, 0.5, 1.0]),
    ]


def test_lists_of_several_lengths_are_known_by_their_parts() -> None:
    told = found({"roc": [[[1, 2], [3]], [[4], [5, 6]]]})

    assert {tag: value.tolist() for tag, (_, value) in told.items()} == {
        "val/roc/0/0": [1.0, 2.0],
        "val/roc/0/1": [3.0],
        "val/roc/1/0": [4.0],
        "val/roc/1/1": [5.0, 6.0],
    }


def test_tensor_that_refuses_to_be_an_array_is_left_out() -> None:
    class NeedsGradient:
        """As a tensor of PyTorch that requires a gradient."""

        ndim = 0

        def __array__(self, *_: Any, **__: Any) -> Any:
            raise RuntimeError("Can't call numpy() on Tensor that requires grad.")

    told = found({"a": NeedsGradient(), "b": [NeedsGradient()], "c": 0.5})

    assert told == {"val/c": ("scalar", 0.5)}


def test_nan_is_a_number_and_what_is_none_is_left_out() -> None:
    told = found({"a": float("nan"), "b": "text", "c": None, "d": object(), "e": [], "f": ["x"]})

    assert list(told) == ["val/a"]
    assert np.isnan(told["val/a"][1])


def test_loss_of_fit_is_told_unless_a_metric_is_it() -> None:
    results = {"eval_loss": 0.75}

    assert found({"acc": 1.0}, eval_results=results)["val/loss"] == ("scalar", 0.75)
    assert found({"loss": 0.5}, eval_results=results) == {"val/loss": ("scalar", 0.5)}
    assert "val/loss" not in found({"acc": 1.0})
