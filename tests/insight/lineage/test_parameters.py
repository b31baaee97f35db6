from __future__ import annotations

import pandas as pd

from insight.lineage.parameters import joined, shared_parameters

TOLD = pd.DataFrame(
    {
        "run": pd.array(["a", "b", "c"], dtype="str"),
        "algorithm.Optimizer": pd.array([None, "adam", None], dtype="str"),
        "hyperparameters.optimizer": pd.array(["SGD", "Adam", None], dtype="str"),
        "user.optimizer": pd.array([None, None, "Adam"], dtype="str"),
        "hyperparameters.width": pd.array([8, None, None], dtype="Int64"),
        "user.width": [8.0, 16.0, None],
        "metric.width": [1.0, 2.0, 3.0],
        "hyperparameters.seed": pd.array([1, 2, 3], dtype="Int64"),
        "user.seed": pd.array([1, 2, 4], dtype="Int64"),
    }
)


def test_parameter_has_one_column_whatever_heading_a_run_has_it_under() -> None:
    table = joined(TOLD)

    assert table["hyperparameters.optimizer"].tolist() == ["SGD", "Adam", "Adam"]
    assert table["hyperparameters.width"].tolist()[:2] == [8.0, 16.0]
    assert not {"algorithm.Optimizer", "user.optimizer", "user.width"} & set(table.columns)
    assert "metric.width" in table.columns


def test_columns_that_disagree_about_a_run_stay_two() -> None:
    assert "hyperparameters.seed" not in shared_parameters(TOLD)
    assert {"hyperparameters.seed", "user.seed"} <= set(joined(TOLD).columns)


def test_table_without_shared_parameters_is_itself() -> None:
    table = TOLD[["run", "hyperparameters.seed"]]

    assert joined(table) is table


def test_lists_are_values_like_others() -> None:
    told = {"run": ["a", "b"], "user.net": [(1, 2), None], "algorithm.net": [(1, 2), (3,)]}

    assert joined(pd.DataFrame(told))["algorithm.net"].tolist() == [(1, 2), (3,)]


def test_abbreviation_is_the_parameter_whose_initials_it_is_unless_a_run_has_both() -> None:
    told = {
        "run": ["a", "b", "c"],
        "user.lr": [0.1, None, None],
        "hyperparameters.learning_rate": [None, 0.2, None],
        "algorithm.learning_rate": [None, None, 0.3],
        "hyperparameters.bs": [8, 16, None],
        "hyperparameters.batch_size": [None, 32, 64],
        "hyperparameters.wd": [0.1, None, None],
        "hyperparameters.weight_decay": [None, 0.2, None],
        "user.warmup_days": [None, None, 3],
    }
    table = joined(pd.DataFrame(told))

    assert table["hyperparameters.learning_rate"].tolist() == [0.1, 0.2, 0.3]
    assert not {"user.lr", "algorithm.learning_rate"} & set(table.columns)
    assert {"hyperparameters.bs", "hyperparameters.batch_size"} <= set(table.columns)
    assert {"hyperparameters.wd", "hyperparameters.weight_decay"} <= set(table.columns)


def test_texts_that_tools_write_in_different_cases_are_one_unless_one_tool_writes_both() -> None:
    told = {
        "run": list("abcd"),
        "hyperparameters.optimizer": ["Adam", "adam", None, "SGD"],
        "user.optimizer": [None, None, "ADAM", None],
        "user.host": ["A", "a", "b", "B"],
        "metric.note": ["Good", "good", "x", "y"],
        "user.layers": [(1, 2), None, ("Adam",), None],
    }
    table = pd.DataFrame(told)
    tools = pd.Series(["mindspore", "mlflow", "wandb", "wandb"])
    one = joined(table, tools)
    alone = joined(table, pd.Series(["mlflow"] * 4))

    assert one["hyperparameters.optimizer"].tolist() == ["adam", "adam", "adam", "SGD"]
    assert one["user.host"].tolist() == ["a", "a", "b", "B"]
    assert one["metric.note"].tolist() == told["metric.note"]
    assert one["user.layers"].tolist()[0] == (1, 2)
    assert alone["hyperparameters.optimizer"].tolist() == ["Adam", "adam", "ADAM", "SGD"]


def test_thousands_of_parameters_are_looked_through_at_once() -> None:
    told = {f"user.setting_{number}": [number, None] for number in range(3_000)}
    table = pd.DataFrame({"run": ["a", "b"], **told})

    assert joined(table, pd.Series(["mlflow", "wandb"])) is table
