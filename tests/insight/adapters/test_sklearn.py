"""Estimators, cross-validations and searches of the scikit-learn that is installed."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from sklearn.ensemble import GradientBoostingRegressor, HistGradientBoostingRegressor
from sklearn.linear_model import LogisticRegression, Ridge, SGDClassifier
from sklearn.model_selection import GridSearchCV, cross_val_score, cross_validate
from sklearn.neural_network import MLPRegressor
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from insight import open_runs
from insight.adapters.sklearn import (
    InsightCallback,
    parameters_of,
    record_cross_validation,
    record_fit,
    record_search,
)
from insight.errors import ValueKindError


@pytest.fixture
def data(rng: np.random.Generator) -> tuple[Any, Any]:
    x = rng.normal(size=(60, 3))
    return x, x.sum(axis=1) + rng.normal(size=60)


def series(folder: Path, run: str, tag: str) -> list[tuple[int, float]]:
    table = open_runs(folder).table("scalar")
    rows = table[(table["run"] == run) & (table["tag"] == tag)]
    return list(zip(rows["step"].tolist(), rows["value"].tolist(), strict=True))


def as_recorded(values: Any, first: int = 1) -> list[tuple[int, float]]:
    return [(step, float(np.float32(value))) for step, value in enumerate(values, first)]


def facts(folder: Path, run: str) -> dict[str, Any]:
    table = open_runs(folder).lineage().set_index("run")
    return table.loc[run].dropna().to_dict()  # type: ignore[no-any-return]


def test_learning_curve_starts_at_the_first_iteration(data: Any, tmp_path: Path) -> None:
    model = GradientBoostingRegressor(n_estimators=5, random_state=0).fit(*data)
    record_fit(tmp_path / "a", model, {"r2": model.score(*data)})

    assert series(tmp_path, "a", "train_score") == as_recorded(model.train_score_)
    assert facts(tmp_path, "a")["metric.r2"] == model.score(*data)
    assert facts(tmp_path, "a")["user.n_estimators"] == 5


def test_curve_that_begins_before_the_first_iteration_starts_at_zero(
    data: Any, tmp_path: Path
) -> None:
    model = HistGradientBoostingRegressor(max_iter=3, early_stopping=True, random_state=0).fit(
        *data
    )
    record_fit(tmp_path / "a", model)

    assert series(tmp_path, "a", "validation_score") == as_recorded(model.validation_score_, 0)


def test_curve_of_a_pipeline_is_that_of_its_last_step(data: Any, tmp_path: Path) -> None:
    network = MLPRegressor(hidden_layer_sizes=4, solver="sgd", max_iter=5, tol=0, random_state=0)
    network.set_params(n_iter_no_change=1, tol=1e9)  # it stops by itself, without a warning
    model = make_pipeline(StandardScaler(), network).fit(*data)
    record_fit(tmp_path / "a", model)

    assert series(tmp_path, "a", "loss_curve") == as_recorded(network.loss_curve_)
    assert facts(tmp_path, "a")["user.mlpregressor__solver"] == "sgd"
    assert facts(tmp_path, "a")["algorithm.network"] == "Pipeline"


def test_cross_validation_is_a_step_a_fold_and_the_means(data: Any, tmp_path: Path) -> None:
    results = cross_validate(
        Ridge(), *data, cv=3, return_train_score=True, return_estimator=True, return_indices=True
    )
    record_cross_validation(tmp_path / "a", results, Ridge(alpha=1.0))

    assert series(tmp_path, "a", "test_score") == as_recorded(results["test_score"], 0)
    assert facts(tmp_path, "a")["metric.mean_train_score"] == results["train_score"].mean()
    assert facts(tmp_path, "a")["user.alpha"] == 1.0


def test_plain_scores_are_a_cross_validation_too(data: Any, tmp_path: Path) -> None:
    scores = cross_val_score(Ridge(), *data, cv=3)
    record_cross_validation(tmp_path / "a", scores)

    assert series(tmp_path, "a", "test_score") == as_recorded(scores, 0)


def test_search_is_a_run_a_candidate(data: Any, tmp_path: Path) -> None:
    search = GridSearchCV(Ridge(), {"alpha": [0.1, 1.0, 10.0]}, cv=2).fit(*data)
    record_search(tmp_path, search)
    results = search.cv_results_
    lineage = open_runs(tmp_path).lineage()

    assert lineage["run"].tolist() == [f"candidate_{index:04}" for index in range(3)]
    assert lineage["user.alpha"].tolist() == [0.1, 1.0, 10.0]
    assert lineage["metric.mean_test_score"].tolist() == results["mean_test_score"].tolist()
    assert lineage["metric.rank_test_score"].tolist() == results["rank_test_score"].tolist()
    assert series(tmp_path, "candidate_0001", "test_score") == as_recorded(
        [results["split0_test_score"][1], results["split1_test_score"][1]], 0
    )


def test_parameter_whose_name_ends_like_a_list_of_steps_is_kept() -> None:
    assert parameters_of(GradientBoostingRegressor(n_estimators=7))["n_estimators"] == 7
    assert "steps" not in parameters_of(make_pipeline(StandardScaler(), Ridge()))


def test_loop_of_partial_fits_is_recorded_as_any_loop(data: Any, tmp_path: Path) -> None:
    x, y = data[0], (data[1] > 0).astype(int)
    model = SGDClassifier(random_state=0)
    with InsightCallback(tmp_path / "a") as callback:
        callback.setup(model, None)
        for step in range(1, 4):
            model.partial_fit(x, y, classes=[0, 1])
            callback.record.log(step, {"train/score": model.score(x, y)})

    assert len(series(tmp_path, "a", "train/score")) == 3
    assert facts(tmp_path, "a")["user.loss"] == "hinge"


has_callbacks = pytest.mark.skipif(
    not hasattr(LogisticRegression, "set_callbacks"), reason="scikit-learn before 1.9"
)


@has_callbacks
@pytest.mark.filterwarnings("ignore:lbfgs failed to converge")
def test_callback_records_any_scoring(data: Any, tmp_path: Path) -> None:
    x, y = data[0], (data[1] > 0).astype(int)
    callback = InsightCallback(tmp_path / "a", scoring=["accuracy", "neg_log_loss"])
    model = LogisticRegression(max_iter=3).set_callbacks(callback).fit(x, y)
    losses = series(tmp_path, "a", "train/neg_log_loss")

    assert [step for step, _ in losses] == [1, 2, 3]
    assert series(tmp_path, "a", "train/accuracy")[-1] == (3, np.float32(model.score(x, y)))


@has_callbacks
def test_callback_of_a_search_records_its_candidates(data: Any, tmp_path: Path) -> None:
    x, y = data[0], (data[1] > 0).astype(int)
    callback = InsightCallback(tmp_path / "a")
    search = GridSearchCV(LogisticRegression(), {"C": [0.1, 1.0]}, cv=2)
    search.set_callbacks(callback).fit(x, y)

    assert open_runs(tmp_path).runs()["run"].tolist() == [
        "a",
        "a/candidate_0000",
        "a/candidate_0001",
    ]


def test_fits_below_another_are_told_apart_by_their_tags(tmp_path: Path) -> None:
    def below(parent: Any, name: str, number: int) -> Any:
        return SimpleNamespace(task_name=name, task_id=number, parent=parent)

    fitted = SimpleNamespace(score=lambda x, y: 0.5)
    search = below(below(None, "fit", 0), "search", 0)
    with InsightCallback(tmp_path / "a") as callback:
        for fold in (0, 1):
            iteration = below(below(search, "fit", fold), "iteration", 0)
            callback.on_fit_task_end(fitted, iteration, X=[], y=[], fitted_estimator=fitted)

    assert set(open_runs(tmp_path).table("scalar")["tag"]) == {
        "search_0/fit_0/train/score",
        "search_0/fit_1/train/score",
    }


@has_callbacks
@pytest.mark.filterwarnings("ignore:lbfgs failed to converge")
@pytest.mark.parametrize("way", ["one callback", "new callbacks", "a new process"])
def test_iterations_of_a_warm_start_go_on(way: str, data: Any, tmp_path: Path, caplog: Any) -> None:
    x, y = data[0], (data[1] > 0).astype(int)
    model = LogisticRegression(max_iter=2, warm_start=True)
    callback = InsightCallback(tmp_path / "a")
    model.set_callbacks(callback).fit(x, y)
    if way == "a new process":
        model = pickle.loads(pickle.dumps(model.set_callbacks()))
    if way != "one callback":
        callback = InsightCallback(tmp_path / "a")
    model.set_callbacks(callback).fit(x, y)

    assert [step for step, _ in series(tmp_path, "a", "train/score")] == [1, 2, 3, 4]
    assert not caplog.records


@has_callbacks
@pytest.mark.filterwarnings("ignore:lbfgs failed to converge")
def test_fit_that_begins_anew_says_so_once(data: Any, tmp_path: Path, caplog: Any) -> None:
    x, y = data[0], (data[1] > 0).astype(int)
    callback = InsightCallback(tmp_path / "a")
    for _ in range(3):
        LogisticRegression(max_iter=2).set_callbacks(callback).fit(x, y)

    assert [step for step, _ in series(tmp_path, "a", "train/score")] == [1, 2]
    assert len(caplog.records) == 1


@has_callbacks
def test_fit_that_ends_with_an_error_has_failed(data: Any, tmp_path: Path) -> None:
    def fail(model: Any, x: Any, y: Any) -> float:
        raise ZeroDivisionError

    callback = InsightCallback(tmp_path / "a", scoring=fail)
    with pytest.raises(ZeroDivisionError):
        LogisticRegression().set_callbacks(callback).fit(*data[:1], (data[1] > 0).astype(int))

    assert open_runs(tmp_path).runs()["status"].tolist() == ["failed"]


@has_callbacks
def test_fit_while_an_error_is_handled_is_finished(data: Any, tmp_path: Path) -> None:
    try:
        _ = 1 / 0
    except ZeroDivisionError:
        model = LogisticRegression().set_callbacks(InsightCallback(tmp_path / "a"))
        model.fit(*data[:1], (data[1] > 0).astype(int))

    assert open_runs(tmp_path).runs()["status"].tolist() == ["finished"]


def test_curve_of_a_warm_start_is_whole_each_time(data: Any, tmp_path: Path, caplog: Any) -> None:
    model = GradientBoostingRegressor(warm_start=True, random_state=0)
    for count in (3, 5):
        record_fit(tmp_path / "a", model.set_params(n_estimators=count).fit(*data))

    assert series(tmp_path, "a", "train_score") == as_recorded(model.train_score_)
    assert not caplog.records


def test_second_fit_in_a_folder_says_what_becomes_of_the_first(
    data: Any, tmp_path: Path, caplog: Any
) -> None:
    for count in (5, 3):
        model = GradientBoostingRegressor(n_estimators=count, random_state=0).fit(*data)
        record_fit(tmp_path / "a", model)

    assert series(tmp_path, "a", "train_score") == as_recorded(model.train_score_)
    assert len(caplog.records) == 1


NO_ESTIMATORS = [5, None, "text", True, np.nan, Ridge, object()]


@pytest.mark.parametrize("given", NO_ESTIMATORS, ids=lambda one: type(one).__name__)
def test_what_is_no_estimator_is_told_and_nothing_is_made(given: Any, tmp_path: Path) -> None:
    folder = tmp_path / "a"
    calls: dict[str, Callable[[], object]] = {
        "record_fit: estimator": lambda: record_fit(folder, given),
        "parameters_of: estimator": lambda: parameters_of(given),
        "record_search: search": lambda: record_search(folder, given),
        "record_cross_validation: estimator": lambda: record_cross_validation(
            folder, [0.5], 0 if given is None else given
        ),
    }
    for where, call in calls.items():
        with pytest.raises(ValueKindError, match=f"^{where} expected .*, got .* Hint: "):
            call()

    assert not folder.exists()


def test_search_that_is_not_fitted_is_told(tmp_path: Path) -> None:
    with pytest.raises(ValueKindError, match="expected a fitted search, got GridSearchCV"):
        record_search(tmp_path, GridSearchCV(Ridge(), {}))


@pytest.mark.parametrize("scores", [5, 0, "x", "", True, np.nan, [1.0], len], ids=str)
def test_scores_without_names_are_told(scores: Any, tmp_path: Path) -> None:
    with pytest.raises(ValueKindError, match=r"^record_fit: scores expected a mapping .* Hint: "):
        record_fit(tmp_path / "a", Ridge(), scores)

    assert not (tmp_path / "a").exists()


@pytest.mark.parametrize(
    "results",
    [
        *(5, None, True, np.nan, "text", np.array(0.5), ["a"], [0.5, None]),
        *({"test_score": 5}, {"test_score": ["a"]}, {"fit_time": "text"}, {"test_score": None}),
    ],
    ids=str,
)
def test_results_that_are_no_numbers_of_folds_are_told(results: Any, tmp_path: Path) -> None:
    where = r"^record_cross_validation: (results|test_score|fit_time) expected"
    with pytest.raises(ValueKindError, match=f"{where} .*, got .* Hint: "):
        record_cross_validation(tmp_path / "a", results)

    assert not (tmp_path / "a").exists()


def test_columns_of_several_lengths_are_recorded_as_far_as_they_go(tmp_path: Path) -> None:
    odd: Any = {"test_score": [0.25, 0.75], "fit_time": [1.0], "score_time": [], 5: [1.0]}
    record_cross_validation(tmp_path / "a", odd)

    assert series(tmp_path, "a", "test_score") == [(0, 0.25), (1, 0.75)]
    assert series(tmp_path, "a", "fit_time") == [(0, 1.0)]
    found = facts(tmp_path, "a")
    assert {name: found[name] for name in found if name.startswith("metric.")} == {
        "metric.mean_test_score": 0.5,
        "metric.mean_fit_time": 1.0,
    }


@pytest.mark.parametrize("given", [5, None, b"runs", ["runs"]], ids=str)
def test_folder_of_another_kind_is_told_by_the_functions(given: Any) -> None:
    search = SimpleNamespace(cv_results_={"params": []}, n_splits_=0, estimator=Ridge())
    calls: dict[str, Callable[[], None]] = {
        "record_fit": lambda: record_fit(given, Ridge()),
        "record_cross_validation": lambda: record_cross_validation(given, [0.5]),
        "record_search": lambda: record_search(given, search),
    }
    for name, call in calls.items():
        with pytest.raises(ValueKindError, match=f"^{name}: log_dir expected a path"):
            call()


@pytest.mark.parametrize("given", [5, "alpha", [5], None], ids=str)
def test_names_of_another_kind_are_told_by_the_functions(given: Any, tmp_path: Path) -> None:
    search = SimpleNamespace(cv_results_={"params": []}, n_splits_=0, estimator=Ridge())
    calls: dict[str, Callable[[], None]] = {
        "record_fit": lambda: record_fit(tmp_path, Ridge(), unmasked=given),
        "record_cross_validation": lambda: record_cross_validation(tmp_path, [1], unmasked=given),
        "record_search": lambda: record_search(tmp_path, search, unmasked=given),
    }
    for name, call in calls.items():
        with pytest.raises(ValueKindError, match=f"^{name}: unmasked expected a list of names"):
            call()


def test_names_that_come_once_are_kept_for_all_candidates(data: Any, tmp_path: Path) -> None:
    search = GridSearchCV(Tokened(), {"alpha": [0.1, 1.0]}, cv=2).fit(*data)
    record_search(tmp_path, search, unmasked=(name for name in ["token"]))

    assert open_runs(tmp_path).lineage()["user.token"].tolist() == ["words", "words"]


class Tokened(Ridge):
    """With a parameter that sounds like a secret."""

    def __init__(self, alpha: float = 1.0, token: str = "words") -> None:
        super().__init__(alpha=alpha)
        self.token = token


@pytest.mark.parametrize("scoring", [5, True, np.nan, object()], ids=lambda one: type(one).__name__)
def test_scoring_of_another_kind_is_told_before_the_fit(scoring: Any, tmp_path: Path) -> None:
    with pytest.raises(ValueKindError, match=r"InsightCallback: scoring expected .* Hint: "):
        InsightCallback(tmp_path, scoring)
