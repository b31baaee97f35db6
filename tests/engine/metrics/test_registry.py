"""Metrics by name."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import ArgumentTypeError, UnknownNameError
from engine.metrics import Accuracy, ConfusionMatrix, Loss, get_metric_fn, get_metrics, names


def test_set_of_names_gives_a_metric_for_each():
    metrics = get_metrics({"acc", "loss"})

    assert {name: type(metric) for name, metric in metrics.items()} == {
        "acc": Accuracy,
        "loss": Loss,
    }


def test_dict_is_taken_as_it_is():
    given = {"mine": Accuracy()}

    assert get_metrics(given) is given


def test_no_metrics_are_none():
    assert get_metrics(None) is None


def test_arguments_reach_the_metric():
    assert get_metric_fn("confusion_matrix", num_classes=3).num_classes == 3
    assert isinstance(get_metric_fn("confusion_matrix", 3), ConfusionMatrix)


@pytest.mark.parametrize("name", ["confusion_matrix", "topk"])
def test_metric_that_needs_arguments_raises_what_python_raises(name):
    with pytest.raises(TypeError, match="missing 1 required positional argument"):
        get_metrics({name})


def test_unknown_name_lists_those_there_are():
    with pytest.raises(UnknownNameError, match=r"one of \['F1', 'acc'.*, got 'nothing'"):
        get_metrics({"nothing"})


@pytest.mark.parametrize(
    ("metrics", "message"),
    [
        (["acc"], "a set, a dict or None, got list"),
        ("acc", "a set, a dict or None, got str"),
        ({"acc": "acc"}, "a Metric, got str"),
        ({"acc": Accuracy}, "an instance"),
        ({1: Accuracy()}, "names that are str, got int"),
    ],
)
def test_metrics_of_another_kind_raise(metrics, message):
    with pytest.raises(ArgumentTypeError, match=message):
        get_metrics(metrics)


def test_names_are_sorted():
    assert names() == sorted(names())


def test_area_under_a_curve_has_a_name_as_in_mindspore():
    assert get_metric_fn("auc", np.array([0.0, 1.0]), np.array([0.5, 1.0])) == 0.75
