"""Fits with scikit-learn's callbacks; `python train_sklearn.py LOG_DIR`."""

from __future__ import annotations

import sys
import warnings

import numpy as np
from sklearn.linear_model import LogisticRegression
from spying import Recorded, say, spying

from insight.adapters.sklearn import InsightCallback

HOOKS = ("setup", "on_fit_task_begin", "on_fit_task_end", "teardown")


def main(log_dir: str) -> None:
    warnings.simplefilter("ignore")  # four iterations are too few to converge
    rng = np.random.default_rng(25)
    x = rng.normal(size=(20, 3)).round(2)
    y = (x.sum(axis=1) + rng.normal(size=20) > 0.5).astype(int)
    recorded = Recorded("scikit-learn")
    callback = spying(InsightCallback, HOOKS, recorded)(f"{log_dir}/sklearn")
    LogisticRegression(C=100, max_iter=4).set_callbacks(callback).fit(x, y)
    for iterations in range(1, 5):
        score = LogisticRegression(C=100, max_iter=iterations).fit(x, y).score(x, y)
        recorded.report("train/score", iterations, score)
    say(log_dir, sklearn=recorded)


main(sys.argv[1])
