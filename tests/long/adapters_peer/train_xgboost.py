"""Trains and cross-validates with XGBoost; `python train_xgboost.py LOG_DIR`."""

from __future__ import annotations

import sys

import numpy as np
import xgboost
from spying import Recorded, say, spying

from insight.adapters.xgboost import InsightCallback

HOOKS = ("before_training", "after_iteration", "after_training")
PACKAGES = ("xgboost-cpu",)
PARAMETERS = {"objective": "binary:logistic", "eta": 0.5, "max_depth": 2, "eval_metric": "logloss"}


def main(log_dir: str) -> None:
    rng = np.random.default_rng(0)
    x = rng.normal(size=(80, 3))
    data = xgboost.DMatrix(x, (x.sum(axis=1) > 0).astype(int))
    trained, validated = Recorded(*PACKAGES), Recorded(*PACKAGES)
    history: dict[str, dict[str, list[float]]] = {}
    xgboost.train(
        PARAMETERS,
        data,
        4,
        evals=[(data, "train")],
        evals_result=history,
        verbose_eval=False,
        callbacks=[spying(InsightCallback, HOOKS, trained)(f"{log_dir}/xgboost_train")],
    )
    for step, value in enumerate(history["train"]["logloss"]):
        trained.report("train/logloss", step, value)
    table = xgboost.cv(
        PARAMETERS,
        data,
        3,
        nfold=2,
        as_pandas=False,
        seed=0,
        callbacks=[spying(InsightCallback, HOOKS, validated)(f"{log_dir}/xgboost_cv")],
    )
    for name, values in table.items():
        for step, value in enumerate(values):
            validated.report(name.replace("-", "/", 1), step, value)
    say(log_dir, xgboost_train=trained, xgboost_cv=validated)


main(sys.argv[1])
