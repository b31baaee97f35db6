"""XGBoost: a callback for `train`, `cv` and the scikit-learn estimators."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from ._joined import Joined
from ._recording import Recording


class InsightCallback(Recording, Joined):
    """Records every metric of every evaluation set at XGBoost's iterations, and all parameters.

    Iterations count from 0; with `xgb_model` they go on after those that the model has. Tags are
    `set/metric`: `train/logloss`, `validation_0/auc`; `cv` gives `test/auc-mean` and
    `test/auc-std`. Of several workers only the first writes.

    Args:
        log_dir: The run's folder, or a run of `insight.run`; without one the current run, or a
            new one.
        unmasked: Names of settings that are no secrets, though they sound so.

    """

    _bases = ("xgboost.callback:TrainingCallback",)
    _done = 0

    def before_training(self, model: Any) -> Any:
        if _is_first():
            folds = getattr(model, "cvfolds", None)  # of `cv`: boosters of the same parameters
            booster = folds[0].bst if folds else model
            parameters = dict(_parameters(json.loads(booster.save_config())["learner"]))
            # An update goes through the trees that are there once more, and adds none.
            is_update = parameters.get("process_type") == "update"
            self._done = 0 if is_update else booster.num_boosted_rounds()
            self._training_begins()
            self._say_where_it_begins(self._done)
            self._settings(parameters)
        return model

    def after_iteration(self, model: Any, epoch: int, evals_log: Mapping[str, Any]) -> bool:
        if _is_first():
            self._log(self._done + epoch, dict(_scores(evals_log)))  # `epoch` is 0 at first always
        return False

    def after_training(self, model: Any) -> Any:
        self.close()
        return model


def _is_first() -> bool:
    return int(import_module("xgboost.collective").get_rank()) == 0


def _scores(evals_log: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    """The newest score of each metric; `cv` has means with their deviations."""
    for data, metrics in evals_log.items():
        for metric, scores in metrics.items():
            if isinstance(scores[-1], tuple):
                yield f"{data}/{metric}-mean", scores[-1][0]
                yield f"{data}/{metric}-std", scores[-1][1]
            else:
                yield f"{data}/{metric}", scores[-1]


def _parameters(config: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parameters of a configuration by their own names; it has them all as texts."""
    for name, value in config.items():
        if isinstance(value, Mapping):
            yield from _parameters(value)
        elif isinstance(value, str) and name != "name":  # parts name themselves
            yield ("learning_rate" if name == "eta" else name), _number_or_text(value)


def _number_or_text(text: str) -> float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
