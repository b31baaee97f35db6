"""Goes on with `warm_start`, in two processes; `python again_sklearn.py DIR PART`."""

from __future__ import annotations

import pickle
import sys
import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
from going_on import Wanted
from sklearn.ensemble import GradientBoostingRegressor
from sklearn.linear_model import LogisticRegression
from sklearn.neural_network import MLPRegressor

from insight.adapters.sklearn import InsightCallback, record_fit

RNG = np.random.default_rng(25)
X = RNG.normal(size=(40, 3)).round(2)
Y = (X.sum(axis=1) + RNG.normal(size=40) > 0.5).astype(int)
WANTED = Wanted()


def fit(run: str, callback: Any, model: Any, before: int) -> None:
    """Fits two iterations, and wants the score after the last of them."""
    model.set_callbacks(callback).fit(X, Y)
    WANTED.steps(run, "train/score", [before + 2], [model.score(X, Y)])


def logistic(**more: Any) -> Any:
    return LogisticRegression(C=100, max_iter=2, **more)


def first(root: Path) -> None:
    model, callback = logistic(warm_start=True), InsightCallback(root / "warm")
    fit("warm", callback, model, 0)
    fit("warm", callback, model, 2)
    fit("warm", InsightCallback(root / "warm"), model, 4)

    model = logistic(warm_start=True)
    fit("warm_later", InsightCallback(root / "warm_later"), model, 0)
    model.set_callbacks()
    (root / "model.pickle").write_bytes(pickle.dumps(model))

    callback = InsightCallback(root / "anew", scoring=failing(1))
    with suppress(ZeroDivisionError):
        logistic().set_callbacks(callback).fit(X, Y)
    fit("anew", callback, logistic(), 0)

    network = MLPRegressor(
        hidden_layer_sizes=4, solver="sgd", max_iter=3, warm_start=True, random_state=0
    )
    for _ in range(3):
        record_fit(root / "network", network.fit(X, Y))
    WANTED.steps("network", "loss_curve", range(1, 10), network.loss_curve_)
    network.partial_fit(X, Y)
    record_fit(root / "network", network)
    WANTED.steps("network", "loss_curve", [10], network.loss_curve_[-1:])

    boosting = GradientBoostingRegressor(warm_start=True, random_state=0)
    for count in (3, 5):
        record_fit(root / "boosting", boosting.set_params(n_estimators=count).fit(X, Y))
    WANTED.steps("boosting", "train_score", range(1, 6), boosting.train_score_)


def failing(count: int) -> Any:
    """A scoring that ends the first training after some iterations."""
    left = iter([0.5] * count)

    def score(model: Any, x: Any, y: Any) -> float:
        if next(left, None) is not None or score.has_failed:  # type: ignore[attr-defined]
            return float(model.score(x, y))
        score.has_failed = True  # type: ignore[attr-defined]
        raise ZeroDivisionError

    score.has_failed = False  # type: ignore[attr-defined]
    return score


def second(root: Path) -> None:
    model = pickle.loads((root / "model.pickle").read_bytes())
    fit("warm_later", InsightCallback(root / "warm_later"), model, 2)


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # three iterations are too few to converge
    {"1": first, "2": second}[sys.argv[2]](Path(sys.argv[1]))
    WANTED.say()
