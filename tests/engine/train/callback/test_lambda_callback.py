"""LambdaCallback calls functions at MindSpore's hooks and at the older documents'."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from engine.train import LambdaCallback

Make = Callable[..., Any]

NEW = list(inspect.signature(LambdaCallback).parameters)[:-1]


def test_arguments_stand_in_mindspores_order() -> None:
    assert [
        *("on_train_epoch_begin", "on_train_epoch_end", "on_train_step_begin"),
        *("on_train_step_end", "on_train_begin", "on_train_end", "on_eval_epoch_begin"),
        *("on_eval_epoch_end", "on_eval_step_begin", "on_eval_step_end", "on_eval_begin"),
        "on_eval_end",
    ] == NEW


@pytest.mark.parametrize("hook", [name for name in NEW if "train" in name])
def test_function_is_called_in_training(make_model: Make, make_rows: Make, hook: str) -> None:
    modes = []
    callback = LambdaCallback(**{hook: lambda context: modes.append(context.original_args().mode)})
    make_model().train(1, make_rows(), callback)

    assert modes == ["train"] * (2 if "step" in hook else 1)


@pytest.mark.parametrize("hook", [name for name in NEW if "eval" in name])
def test_function_is_called_in_evaluation(make_model: Make, make_rows: Make, hook: str) -> None:
    modes = []
    callback = LambdaCallback(**{hook: lambda context: modes.append(context.original_args().mode)})
    make_model(metrics={"mse"}).eval(make_rows(), callback)

    assert modes == ["eval"] * (2 if "step" in hook else 1)


@pytest.mark.parametrize(
    ("hook", "calls"),
    [
        ("begin", 1),
        ("epoch_begin", 1),
        ("step_begin", 2),
        ("step_end", 2),
        ("epoch_end", 1),
        ("end", 1),
    ],
)
def test_hook_of_the_older_documents_is_called_in_both(
    make_model: Make, make_rows: Make, hook: str, calls: int
) -> None:
    modes = []
    callback = LambdaCallback(**{hook: lambda context: modes.append(context.original_args().mode)})
    model = make_model(metrics={"mse"})
    model.train(1, make_rows(), callback)
    model.eval(make_rows(), callback)

    assert modes == ["train"] * calls + ["eval"] * calls


@pytest.mark.parametrize("arguments", [{"on_train_end": 1}, {"epoch_end": "x"}, {"ending": print}])
def test_what_is_no_hook_or_no_function_is_refused(arguments: dict) -> None:
    with pytest.raises(TypeError, match="LambdaCallback"):
        LambdaCallback(**arguments)
