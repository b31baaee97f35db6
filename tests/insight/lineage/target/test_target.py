"""A target is a recorded metric, or the last or best value of a series."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from insight.lineage.target import (
    AUTO,
    folder_target,
    is_target,
    main_tag,
    named_target,
    parameters_of,
    recorded_targets,
    runs_with,
    settled_target,
    target_among,
    target_of,
    usual_target,
)
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

LINEAGE = pd.DataFrame(
    {
        "run": ["a", "b"],
        "hyperparameters.lr": [0.1, 0.2],
        "algorithm.loss": [1.5, 0.5],
        "algorithm.network": ["LeNet", "MLP"],
        "metric.F1": pd.Series([(0.1, 0.2), None], dtype=object),
        "metric.Accuracy": [0.5, float("nan")],
    }
)


def test_best_and_last_of_a_series_follow_the_direction(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    table = scalar_table(
        ("a", "loss", [9.0, 3.0, 1.0, 2.0]), ("b", "loss", [float("nan"), 5.0, float("-inf")])
    )
    index = ScalarIndex(table)
    runs = ["b", "a", "c"]

    def values(of: str, better: str) -> list[float]:
        return target_of(LINEAGE, index, runs, "loss", of, better).scores.tolist()

    np.testing.assert_array_equal(values("best", "auto"), [5.0, 1.0, np.nan])
    np.testing.assert_array_equal(values("best", "high"), [5.0, 3.0, np.nan])
    np.testing.assert_array_equal(values("last", "auto"), [-np.inf, 2.0, np.nan])
    assert target_of(LINEAGE, index, runs, "loss").direction == -1


def test_recorded_metric_is_a_target_as_it_is(scalar_table: Callable[..., pd.DataFrame]) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [1.0])))
    target = target_of(LINEAGE, index, ["b", "a"], "metric.Accuracy")

    assert (target.of, target.direction) == ("recorded", 1)
    np.testing.assert_array_equal(target.scores, [np.nan, 0.5])


def test_unknown_target_has_no_values(scalar_table: Callable[..., pd.DataFrame]) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [1.0])))

    assert np.isnan(target_of(LINEAGE, index, ["a"], "hyperparameters.lr").scores).all()
    assert np.isnan(target_of(LINEAGE, index, ["a"], "nothing").scores).all()


def test_parameters_are_what_went_in_and_targets_what_came_out() -> None:
    assert recorded_targets(LINEAGE) == ["metric.Accuracy", "algorithm.loss"]
    assert parameters_of(LINEAGE, "metric.Accuracy") == ["hyperparameters.lr", "algorithm.network"]


def test_usual_target_is_a_metric_or_else_a_series(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    index = ScalarIndex(scalar_table(("a", "val/accuracy", [1.0])))
    nothing = ScalarIndex(scalar_table(("a", "x", [1.0])).iloc[:0])

    assert usual_target(LINEAGE, nothing) == "metric.Accuracy"
    assert usual_target(LINEAGE[["run", "hyperparameters.lr"]], index) == "val/accuracy"
    assert usual_target(LINEAGE[["run"]], nothing) == ""


def test_usual_target_counts_the_runs_that_are_shown(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    index = ScalarIndex(
        scalar_table(("a", "loss", [1.0]), ("b", "val/loss", [1.0]), ("c", "loss", [1.0]))
    )
    lineage = pd.DataFrame({"run": ["a", "b", "c"]})

    assert usual_target(lineage, index) == "loss"
    assert usual_target(lineage, index, {"b"}) == "val/loss"
    assert runs_with(lineage, index, {"a", "b"}) == {"loss": 1, "val/loss": 1}


def test_target_of_the_folder_is_what_somebody_chose_where_it_is_there(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    index = ScalarIndex(scalar_table(("a", "acc", [0.9, 0.5, 0.2]), ("a", "lr", [0.1, 0.3])))
    lineage = pd.DataFrame({"run": ["a"]})
    found = {name: folder_target(lineage, index, ["a"], name) for name in ("auto", "lr", "gone")}

    assert {name: one.name for name, one in found.items()} == {
        "auto": "acc",
        "lr": "lr",
        "gone": "acc",
    }
    assert (found["auto"].of, found["auto"].direction, found["auto"].scores[0]) == ("best", 1, 0.5)
    assert (found["lr"].of, found["lr"].direction, found["lr"].scores[0]) == ("last", 0, 0.3)


def test_a_series_called_as_what_nobody_chose_is_not_chosen_by_that(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    index = ScalarIndex(scalar_table(("a", "acc", [0.9, 0.5]), ("a", AUTO, [0.1, 0.3])))
    lineage = pd.DataFrame({"run": ["a"]})

    assert settled_target(lineage, index) == "acc"
    assert folder_target(lineage, index, ["a"]).name == "acc"
    assert not is_target(lineage, index, AUTO)
    named = named_target(lineage, index, ["a"], AUTO)
    assert (named.name, named.scores.tolist()) == (AUTO, [0.3])


HALF = [("a", "acc", [0.9, 0.5]), ("b", "acc", [0.9, 0.6]), ("b", "loss", [0.9, 0.6])]
OTHERS = [("c", "loss", [0.9, 0.5]), ("d", "loss", [0.9, 0.5]), ("e", "lr", [0.9, 0.5])]


def test_target_of_the_folder_stays_while_most_of_the_runs_that_are_shown_have_it(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    lineage = pd.DataFrame({"run": list("abcde")})
    index = ScalarIndex(scalar_table(*HALF, *OTHERS))

    assert usual_target(lineage, index) == "loss"
    assert target_among(lineage, index, {"a", "b"}) == "acc"  # half is not most
    assert target_among(lineage, index, {"b"}) == "loss"  # though acc would come first there
    assert target_among(lineage, index, {"a", "b", "c"}) == "loss"
    assert usual_target(lineage, index, {"a", "b", "c"}) == "acc"


def test_target_changes_where_a_filter_leaves_few_runs_with_it_and_others_have_another(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    lineage = pd.DataFrame({"run": list("abcde")})
    index = ScalarIndex(scalar_table(*HALF, *OTHERS))

    assert target_among(lineage, index, {"a"}) == "acc"
    assert target_among(lineage, index, {"e"}) == "loss"  # what is there says nothing
    assert target_among(lineage, index, {"c", "d"}, folder={"a", "c"}) == "loss"
    assert target_among(lineage, index, set()) == "loss"


def test_what_was_measured_before_training_is_no_target(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    lineage = pd.DataFrame({"run": ["a", "b"]})
    trained = [("a", "loss", [3.0, 2.0]), ("b", "loss", [3.0, 1.0])]
    untrained = [("a", "val/acc", [0.1]), ("b", "val/acc", [0.2])]

    def usual(*series: tuple[str, str, list[float]]) -> str:
        return usual_target(lineage, ScalarIndex(scalar_table(*series)))

    assert usual(*trained, *untrained) == "loss"
    assert usual(*untrained) == "val/acc"  # nobody trained
    assert usual(*trained, ("a", "val/acc", [0.1, 0.5]), ("b", "val/acc", [0.2, 0.5])) == "val/acc"
    chosen = ScalarIndex(scalar_table(*trained, *untrained))
    found = folder_target(lineage, chosen, ["a", "b"], "val/acc")
    assert found.scores.tolist() == [0.1, 0.2]  # whoever chooses it sees what there is


def test_diagnostics_alone_are_no_target_but_may_be_chosen_and_drawn(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    lineage = pd.DataFrame({"run": ["a"]})
    index = ScalarIndex(scalar_table(("a", "lr", [0.1, 0.2]), ("a", "train/entropy", [1.0, 0.5])))

    assert usual_target(lineage, index) == ""
    assert folder_target(lineage, index, ["a"], "train/entropy").direction == 0
    assert main_tag(index) == "lr"


def test_nothing_is_judged_by_what_is_beside_a_training(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    index = ScalarIndex(scalar_table(("a", "machine/score", [1.0]), ("a", "x", [0.5])))
    lineage = pd.DataFrame({"run": ["a"]})

    assert list(index.by_tag) == ["x"]
    assert [segment.tag for segment in index.beside] == ["machine/score"]
    assert not is_target(lineage, index, "machine/score")
    assert usual_target(lineage, index) == "x"
