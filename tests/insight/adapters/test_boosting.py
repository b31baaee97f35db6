"""XGBoost and LightGBM: scores of each evaluation set, parameters, workers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from insight import open_runs
from insight.adapters.lightgbm import InsightCallback as LightGBMCallback
from insight.adapters.xgboost import InsightCallback as XGBoostCallback

CASES = {"xgboost": XGBoostCallback, "lightgbm": LightGBMCallback}


@pytest.mark.parametrize("framework", CASES)
def test_parameters_are_facts_of_the_run(
    framework: str, frameworks: Any, recorded: Any, tmp_path: Path
) -> None:
    recorded(f"{framework}_train").replay(CASES[framework](tmp_path / "a"))
    (row,) = open_runs(tmp_path).lineage().to_dict("records")

    assert row["hyperparameters.learning_rate"] == 0.5
    assert str(row["user.objective"]).startswith("binary")


@pytest.mark.parametrize(
    ("name", "tags"),
    [
        ("xgboost_train", {"train/logloss"}),
        *[
            (
                "xgboost_cv",
                {
                    f"{data}/logloss-{what}"
                    for data in ("train", "test")
                    for what in ("mean", "std")
                },
            )
        ],
        ("lightgbm_train", {"valid_0/auc", "valid_0/binary_logloss"}),
        *[
            (
                "lightgbm_cv",
                {
                    f"valid/{metric}-{what}"
                    for metric in ("auc", "binary_logloss")
                    for what in ("mean", "stdv")
                },
            )
        ],
    ],
)
def test_tags_name_the_evaluation_set_and_the_metric(
    name: str, tags: set[str], frameworks: Any, recorded: Any, tmp_path: Path
) -> None:
    recorded(name).replay(CASES[name.partition("_")[0]](tmp_path / "a"))

    assert set(open_runs(tmp_path).table("scalar")["tag"]) == tags


@pytest.mark.parametrize(("framework", "first"), [("xgboost", 0), ("lightgbm", 1)])
def test_steps_are_the_numbers_that_the_framework_prints(
    framework: str, first: int, frameworks: Any, recorded: Any, tmp_path: Path
) -> None:
    recorded(f"{framework}_train").replay(CASES[framework](tmp_path / "a"))

    assert open_runs(tmp_path).table("scalar")["step"].min() == first


def test_xgboosts_hooks_answer_as_it_expects(frameworks: Any, tmp_path: Path) -> None:
    frameworks["xgboost.collective"].get_rank = lambda: 1
    callback = XGBoostCallback(tmp_path / "a")
    model = object()

    assert callback.before_training(model) is model
    assert callback.after_iteration(model, 0, {"train": {"logloss": [0.5]}}) is False
    assert callback.after_training(model) is model
    assert not (tmp_path / "a").exists()  # only the first worker writes


def test_lightgbm_calls_before_early_stopping_ends_the_iteration(tmp_path: Path) -> None:
    callback = LightGBMCallback(tmp_path / "a")

    assert vars(callback)["order"] < 30
    assert not callback.before_iteration


def test_lightgbm_values_of_an_older_version_are_recorded_too(
    recorded: Any, tmp_path: Path
) -> None:
    """Before 4.7 the results were plain tuples of four, without a deviation."""
    (_, (env,), _), *_ = recorded("lightgbm_train").calls
    env.evaluation_result_list = [("valid_0", "auc", 0.75, True)]
    with LightGBMCallback(tmp_path / "a") as callback:
        callback(env)

    assert open_runs(tmp_path).table("scalar")["value"].tolist() == [0.75]
