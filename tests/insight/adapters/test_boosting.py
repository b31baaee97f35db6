"""XGBoost and LightGBM: scores of each evaluation set, parameters, workers."""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
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


class Booster:
    """XGBoost's model, as far as the callback looks at it."""

    def __init__(self, rounds: int, process: str = "default") -> None:
        self.rounds, self.process = rounds, process

    def num_boosted_rounds(self) -> int:
        return self.rounds

    def save_config(self) -> str:
        return json.dumps({"learner": {"train": {"eta": "0.5", "process_type": self.process}}})

    def train(self, callback: Any, rounds: int, fails: bool = False) -> None:
        callback.before_training(self)
        for epoch in range(rounds):
            self.rounds += self.process == "default"
            callback.after_iteration(self, epoch, {"train": {"logloss": [0.5]}})
        if fails:
            raise ZeroDivisionError
        callback.after_training(self)


def boosted(callback: Any, first: int, rounds: int, fails: bool = False) -> None:
    """LightGBM's calls."""
    for iteration in range(first, first + rounds):
        end = first + rounds + fails
        callback(
            SimpleNamespace(
                params={"learning_rate": 0.5},
                iteration=iteration,
                begin_iteration=first,
                end_iteration=end,
                evaluation_result_list=[("valid_0", "auc", 0.5, True)],
            )
        )
    if fails:
        raise ZeroDivisionError


def steps_in(root: Path) -> list[int]:
    return open_runs(root).table("scalar")["step"].tolist()  # type: ignore[no-any-return]


@pytest.mark.parametrize("is_same", [False, True])
def test_xgboost_goes_on_after_the_rounds_that_the_model_has(
    is_same: bool, frameworks: Any, tmp_path: Path, caplog: Any
) -> None:
    booster, callback = Booster(0), XGBoostCallback(tmp_path / "a")
    booster.train(callback, 3)
    booster.train(callback if is_same else XGBoostCallback(tmp_path / "a"), 2)

    assert steps_in(tmp_path) == [0, 1, 2, 3, 4]
    assert not caplog.records


def test_xgboost_that_updates_a_model_begins_anew(
    frameworks: Any, tmp_path: Path, caplog: Any
) -> None:
    callback = XGBoostCallback(tmp_path / "a")
    Booster(0).train(callback, 3)
    Booster(3, "update").train(callback, 3)

    assert steps_in(tmp_path) == [0, 1, 2]
    assert len(caplog.records) == 1


@pytest.mark.parametrize("is_same", [False, True])
def test_lightgbm_goes_on_after_the_iterations_that_the_model_has(
    is_same: bool, tmp_path: Path, caplog: Any
) -> None:
    callback = LightGBMCallback(tmp_path / "a")
    boosted(callback, 0, 3)
    boosted(callback if is_same else LightGBMCallback(tmp_path / "a"), 3, 2)

    assert steps_in(tmp_path) == [1, 2, 3, 4, 5]
    assert not caplog.records


@pytest.mark.parametrize("framework", CASES)
def test_training_that_failed_and_begins_anew_says_so_once(
    framework: str, frameworks: Any, tmp_path: Path, caplog: Any
) -> None:
    callback = CASES[framework](tmp_path / "a")
    for fails in (True, True, False):
        with suppress(ZeroDivisionError):
            if framework == "xgboost":
                Booster(0).train(callback, 3, fails)
            else:
                boosted(callback, 0, 3, fails)

    assert len(steps_in(tmp_path)) == 3
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert open_runs(tmp_path).runs()["status"].tolist() == ["finished"]


def test_copies_that_a_search_makes_say_it_once_together(
    frameworks: Any, tmp_path: Path, caplog: Any
) -> None:
    callback = XGBoostCallback(tmp_path / "a")
    for _ in range(4):
        Booster(0).train(copy.deepcopy(callback), 2)

    assert len(caplog.records) == 1
