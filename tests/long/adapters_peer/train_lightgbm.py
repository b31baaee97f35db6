"""Trains, stops early and cross-validates with LightGBM; `python train_lightgbm.py LOG_DIR`."""

from __future__ import annotations

import sys

import lightgbm
import numpy as np
from spying import Recorded, say, spying

from insight.adapters.lightgbm import InsightCallback

HOOKS = ("__call__",)
PACKAGES = ("lightgbm",)
PARAMETERS = {
    "objective": "binary",
    "metric": ["auc", "binary_logloss"],
    "learning_rate": 0.5,
    "min_data_in_leaf": 2,
    "num_threads": 1,
    "verbose": -1,
}


def main(log_dir: str) -> None:
    rng = np.random.default_rng(0)
    x = rng.normal(size=(80, 3))
    y = (x.sum(axis=1) > 0).astype(int)
    trained, validated = Recorded(*PACKAGES), Recorded(*PACKAGES)
    history: dict[str, dict[str, list[float]]] = {}
    data = lightgbm.Dataset(x[:40], y[:40])
    lightgbm.train(
        PARAMETERS,
        data,
        50,
        valid_sets=[lightgbm.Dataset(x[40:], y[40:], reference=data)],
        callbacks=[
            spying(InsightCallback, HOOKS, trained)(f"{log_dir}/lightgbm_train"),
            lightgbm.record_evaluation(history),
            lightgbm.early_stopping(2, verbose=False),
        ],
    )
    for metric, values in history["valid_0"].items():
        for step, value in enumerate(values, 1):
            trained.report(f"valid_0/{metric}", step, value)
    callback = spying(InsightCallback, HOOKS, validated)(f"{log_dir}/lightgbm_cv")
    table = lightgbm.cv(
        PARAMETERS,
        lightgbm.Dataset(x, y),
        3,
        nfold=2,
        seed=0,
        stratified=False,
        callbacks=[callback],
    )
    for name, values in table.items():
        for step, value in enumerate(values, 1):
            validated.report(name.replace(" ", "/"), step, value)
    say(log_dir, lightgbm_train=trained, lightgbm_cv=validated)


main(sys.argv[1])
