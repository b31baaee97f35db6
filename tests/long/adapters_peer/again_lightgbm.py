"""Goes on with LightGBM, in two processes; `python again_lightgbm.py DIR PART`."""

from __future__ import annotations

import copy
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import lightgbm
import numpy as np
from going_on import Wanted

from insight.adapters.lightgbm import InsightCallback

X = np.random.default_rng(0).normal(size=(80, 3))
Y = (X.sum(axis=1) > 0).astype(int)
PARAMETERS = {
    "objective": "binary",
    "metric": "binary_logloss",
    "min_data_in_leaf": 2,
    "num_threads": 1,
    "verbose": -1,
}
WANTED = Wanted()


def train(run: str, callback: Any, before: int, rounds: int, **more: Any) -> Any:
    """Trains, and wants the rounds after `before` of them."""
    history: dict[str, Any] = {}
    data = lightgbm.Dataset(X[:40], Y[:40], free_raw_data=False)
    model = lightgbm.train(
        PARAMETERS,
        data,
        rounds,
        valid_sets=[lightgbm.Dataset(X[40:], Y[40:], reference=data, free_raw_data=False)],
        callbacks=[callback, lightgbm.record_evaluation(history), *more.pop("callbacks", [])],
        **more,
    )
    losses = history["valid_0"]["binary_logloss"]
    steps = range(before + 1, before + 1 + len(losses))
    WANTED.steps(run, "valid_0/binary_logloss", steps, losses)
    return model


def failing(env: Any) -> None:
    """A callback that ends the training after some rounds."""
    if env.iteration == 2:
        raise ZeroDivisionError


def first(root: Path) -> None:
    callback = InsightCallback(root / "continued")
    model = train("continued", callback, 0, 4)
    model = train("continued", copy.deepcopy(callback), 4, 2, init_model=model)
    model = train("continued", callback, 6, 2, init_model=model)
    model.save_model(root / "model.txt")

    callback = InsightCallback(root / "estimator")
    model = lightgbm.LGBMClassifier(n_estimators=3, min_child_samples=2, n_jobs=1, verbose=-1)
    for before in (0, 3):
        booster = model.booster_ if before else None
        model.fit(X, Y, eval_set=[(X, Y)], init_model=booster, callbacks=[callback])
        losses = model.evals_result_["training"]["binary_logloss"]
        steps = range(before + 1, before + 4)
        WANTED.steps("estimator", "training/binary_logloss", steps, losses)

    callback = InsightCallback(root / "anew")
    with suppress(ZeroDivisionError):
        train("anew", callback, 0, 9, callbacks=[failing])
    train("anew", callback, 0, 3)


def second(root: Path) -> None:
    train("continued", InsightCallback(root / "continued"), 8, 3, init_model=root / "model.txt")


if __name__ == "__main__":
    {"1": first, "2": second}[sys.argv[2]](Path(sys.argv[1]))
    WANTED.say()
