"""Goes on with XGBoost, in this process and in a second one; `python again_xgboost.py DIR PART`."""

from __future__ import annotations

import copy
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import xgboost
from going_on import Wanted

from insight.adapters.xgboost import InsightCallback

X = np.random.default_rng(0).normal(size=(80, 3))
Y = (X.sum(axis=1) > 0).astype(int)
PARAMETERS = {"objective": "binary:logistic", "max_depth": 2, "eval_metric": "logloss"}
WANTED = Wanted()


def train(run: str, callback: Any, before: int, rounds: int, **more: Any) -> Any:
    """Trains, and wants the rounds after `before` of them."""
    data, history = xgboost.DMatrix(X, Y), {}
    model = xgboost.train(
        {**PARAMETERS, **more.pop("parameters", {})},
        data,
        rounds,
        evals=[(data, "train")],
        evals_result=history,
        verbose_eval=False,
        callbacks=[callback],
        **more,
    )
    losses = history["train"]["logloss"]
    WANTED.steps(run, "train/logloss", range(before, before + len(losses)), losses)
    return model


def failing(rounds: int) -> Any:
    """A metric that ends the training after some rounds."""
    left = iter(range(rounds))

    def metric(*_: Any) -> tuple[str, float]:
        if next(left, None) is None:
            raise ZeroDivisionError
        return "failing", 0.0

    return metric


def first(root: Path) -> None:
    callback = InsightCallback(root / "continued")
    model = train("continued", callback, 0, 4)
    model = train("continued", copy.deepcopy(callback), 4, 2, xgb_model=model)
    model = train("continued", callback, 6, 2, xgb_model=model)
    model.save_model(root / "model.ubj")

    callback = InsightCallback(root / "estimator")
    model = xgboost.XGBClassifier(n_estimators=3, callbacks=[callback], eval_metric="logloss")
    for before in (0, 3):
        booster = model.get_booster() if before else None
        model.fit(X, Y, eval_set=[(X, Y)], xgb_model=booster, verbose=False)
        losses = model.evals_result()["validation_0"]["logloss"]
        WANTED.steps("estimator", "validation_0/logloss", range(before, before + 3), losses)

    callback = InsightCallback(root / "anew")
    with suppress(ZeroDivisionError):
        train("anew", callback, 0, 9, custom_metric=failing(2))
    train("anew", callback, 0, 3)

    callback = InsightCallback(root / "updated")
    model = train("updated", callback, 0, 3)
    update = {"process_type": "update", "updater": "refresh", "refresh_leaf": True}
    WANTED.rows.pop("updated")
    train("updated", callback, 0, 3, xgb_model=model, parameters=update)


def second(root: Path) -> None:
    train("continued", InsightCallback(root / "continued"), 8, 3, xgb_model=root / "model.ubj")


if __name__ == "__main__":
    {"1": first, "2": second}[sys.argv[2]](Path(sys.argv[1]))
    WANTED.say()
