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
