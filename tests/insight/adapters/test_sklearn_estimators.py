"""`record_fit` takes what scikit-learn fits: a few here, all of them in `make long`."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest
import scipy.sparse
from sklearn.base import BaseEstimator
from sklearn.cluster import KMeans
from sklearn.compose import ColumnTransformer, TransformedTargetRegressor
from sklearn.cross_decomposition import PLSRegression
from sklearn.decomposition import PCA, FastICA
from sklearn.ensemble import GradientBoostingRegressor, StackingRegressor, VotingClassifier
from sklearn.feature_selection import RFE
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF, WhiteKernel
from sklearn.linear_model import (
    LinearRegression,
    LogisticRegression,
    LogisticRegressionCV,
    Ridge,
    RidgeClassifier,
    SGDClassifier,
)
from sklearn.model_selection import GridSearchCV, KFold
from sklearn.multioutput import MultiOutputRegressor
from sklearn.neural_network import MLPRegressor
from sklearn.pipeline import make_pipeline, make_union
from sklearn.preprocessing import FunctionTransformer, OneHotEncoder, StandardScaler
from sklearn.svm import SVC
from sklearn.tree import DecisionTreeRegressor
from sklearn.utils import all_estimators

from insight import open_runs
from insight.adapters.sklearn import record_fit

ROWS = np.abs(np.random.default_rng(0).normal(size=(60, 4)))
TARGET = ROWS.sum(axis=1)
CLASSES = (np.median(TARGET) < TARGET).astype(int)
FRAME = pd.DataFrame(ROWS, columns=["a", "b", "c", "d"])
NAMED = pd.DataFrame({"city": np.where(CLASSES, "Bern", "Rome"), "size": TARGET})

FITTED: dict[str, Callable[[], Any]] = {
    "a count of iterations that is None": lambda: Ridge().fit(ROWS, TARGET),
    "the same of a classifier": lambda: RidgeClassifier().fit(ROWS, CLASSES),
    "a list of counts": lambda: PLSRegression(n_components=2).fit(ROWS, TARGET),
    "an array of counts": lambda: LogisticRegressionCV(cv=2, Cs=2).fit(ROWS, CLASSES),
    "an array of one count": lambda: LogisticRegression(max_iter=1000).fit(ROWS, CLASSES),
    "a cluster": lambda: KMeans(2, random_state=0).fit(ROWS),
    "a transformer of pandas' rows": lambda: StandardScaler().fit(FRAME),
    "a transformer": lambda: FastICA(2, random_state=0, max_iter=1000, tol=0.1).fit(ROWS),
    "sparse rows": lambda: SGDClassifier(random_state=0).fit(
        scipy.sparse.csr_matrix(ROWS), CLASSES
    ),
    "several outputs": lambda: MultiOutputRegressor(Ridge()).fit(
        ROWS, np.column_stack([TARGET, -TARGET])
    ),
    "a stack": lambda: StackingRegressor(
        [("tree", DecisionTreeRegressor()), ("line", LinearRegression())], Ridge(), cv=2
    ).fit(ROWS, TARGET),
    "a vote": lambda: VotingClassifier([("one", RidgeClassifier()), ("none", "drop")]).fit(
        ROWS, CLASSES
    ),
    "a transformed target": lambda: TransformedTargetRegressor(
        Ridge(), func=np.log1p, inverse_func=np.expm1
    ).fit(ROWS, TARGET),
    "a pipeline that ends in nothing": lambda: make_pipeline(PCA(2), "passthrough").fit(ROWS),
    "a pipeline of columns": lambda: make_pipeline(
        ColumnTransformer([("city", OneHotEncoder(), ["city"]), ("size", "passthrough", ["size"])]),
        RidgeClassifier(),
    ).fit(NAMED, CLASSES),
    "a union": lambda: make_union(StandardScaler(), PCA(1)).fit(ROWS),
    "a search": lambda: GridSearchCV(Ridge(), {"alpha": np.logspace(-1, 1, 3)}, cv=KFold(2)).fit(
        ROWS, TARGET
    ),
    "a selection around an estimator": lambda: RFE(Ridge(), n_features_to_select=2).fit(
        ROWS, TARGET
    ),
    "a kernel of several": lambda: GaussianProcessRegressor(RBF() + WhiteKernel()).fit(
        ROWS, TARGET
    ),
    "a function as a parameter": lambda: FunctionTransformer(partial(np.power, 2)).fit(ROWS),
    "a kernel that is a function": lambda: SVC(kernel=lambda a, b: a @ b.T).fit(ROWS, CLASSES),
    "classes with weights": lambda: SGDClassifier(
        class_weight={0: 0.25, 1: 0.75}, random_state=np.random.RandomState(0)
    ).fit(ROWS, CLASSES),
}


@pytest.mark.filterwarnings("ignore::sklearn.exceptions.ConvergenceWarning")
@pytest.mark.filterwarnings("ignore::FutureWarning:sklearn")
@pytest.mark.parametrize("case", FITTED)
def test_fitted_estimator_is_a_run(case: str, tmp_path: Path) -> None:
    model = FITTED[case]()
    record_fit(tmp_path / "a", model, {"found": 0.5})
    (row,) = open_runs(tmp_path).lineage().to_dict("records")

    assert row["algorithm.network"] == type(model).__name__
    assert row["metric.found"] == 0.5


def test_curve_of_a_pipeline_inside_another_is_that_of_its_last_step(tmp_path: Path) -> None:
    boosting = GradientBoostingRegressor(n_estimators=3, random_state=0)
    model = make_pipeline(StandardScaler(), make_pipeline(PCA(2), boosting)).fit(ROWS, TARGET)
    record_fit(tmp_path / "a", model)

    assert open_runs(tmp_path).table("scalar")["step"].tolist() == [1, 2, 3]


def test_curve_without_a_count_of_iterations_starts_at_one(tmp_path: Path) -> None:
    network = MLPRegressor()
    vars(network).update(loss_curve_=[0.5, 0.25], n_iter_=None)
    record_fit(tmp_path / "a", network)

    assert open_runs(tmp_path).table("scalar")["step"].tolist() == [1, 2]


class OneParameter(BaseEstimator):
    """An estimator with one parameter of any kind."""

    def __init__(self, value: Any = None) -> None:
        self.value = value


class Unspeakable:
    """Cannot be made a text."""

    def __str__(self) -> str:
        raise ZeroDivisionError


ODD = {
    "a huge array": np.zeros((1000, 1000)),
    "a huge list": list(range(10**6)),
    "lists of a huge list": [[0.5] * 10**6],
    "an array of objects": np.array([Ridge(), None, {"a": 1}], dtype=object),
    "an array without a shape": np.array(0.5),
    "a frame": FRAME,
    "a column": FRAME["a"],
    "a sparse matrix": scipy.sparse.eye_array(1000).tocsr(),
    "a type of numbers": np.float32,
    "an object that cannot be printed": Unspeakable(),
    "a list of them": [Unspeakable()],
    "an estimator's class": Ridge,
    "a mapping of estimators": {"inner": Ridge()},
    "no number": np.nan,
    "a missing value": pd.NA,
    "a number beyond float": 10**400,
    "a complex number": 1j,
    "bytes": b"\xff",
    "half a character": "\ud800",
}


@pytest.mark.parametrize("case", ODD)
def test_parameter_of_any_kind_is_recorded_or_left_out(case: str, tmp_path: Path) -> None:
    record_fit(tmp_path / "a", OneParameter(ODD[case]), {"found": 0.5})
    (row,) = open_runs(tmp_path).lineage().to_dict("records")

    assert row["metric.found"] == 0.5
    assert all(len(str(fact)) <= 1000 for fact in row.values())


@pytest.mark.long
def test_every_estimator_of_scikit_learn_is_a_run_once_fitted(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    recorded = []
    for name, estimator in every_fitted():
        record_fit(tmp_path / f"{len(recorded):04}", estimator, {"found": 0.5})
        recorded.append(name)
    record_property("figures", f"record_fit: {len(recorded)} fitted estimators of scikit-learn")
    facts = open_runs(tmp_path).lineage()

    assert len(recorded) > 190
    assert facts["metric.found"].tolist() == [0.5] * len(recorded)
    assert facts["algorithm.network"].tolist() == recorded


def every_fitted() -> Iterator[tuple[str, Any]]:
    """Each estimator that one of these inputs fits, meta-estimators around a simple one."""
    labels = np.where(CLASSES, "yes", "no")
    inputs: tuple[tuple[Any, ...], ...] = (
        *((ROWS, TARGET), (ROWS, CLASSES), (ROWS,), (ROWS, ROWS[:, :2])),
        *((ROWS, np.column_stack([CLASSES, 1 - CLASSES])), (TARGET, TARGET)),
        *((["a b", "b c"],), ([{"a": 1}, {"b": 2}],), (labels,), ([["a"], ["b"]],)),
    )
    for name, kind in all_estimators():
        for make in ways_of_making(kind):
            for given in inputs:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    try:
                        fitted = make().fit(*given)
                    except Exception:
                        continue
                yield name, fitted
                break


def ways_of_making(kind: Any) -> Iterator[Callable[[], Any]]:
    yield kind
    for inner in (Ridge(), LogisticRegression(max_iter=1000), KMeans(2)):
        yield partial(kind, inner)
        yield partial(kind, [("inner", inner)])
        yield partial(kind, inner, {"fit_intercept": [True, False]})
