"""LightGBM: a callback for `train`, `cv` and the scikit-learn estimators."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ._recording import Recording
from ._where import CURRENT, LogDir

# LightGBM calls its callbacks in this order; early stopping, which ends the iteration, has 30.
_BEFORE_EARLY_STOPPING = 25


class InsightCallback(Recording):
    """Records every metric of every evaluation set at LightGBM's iterations, and the parameters.

    Iterations count from 1, as LightGBM prints them; with `init_model` they go on after those that
    the model has. Tags are `set/metric`: `valid_0/auc`; `cv`
    gives `valid/auc-mean` and `valid/auc-stdv`. LightGBM does not say that it stopped early: then
    the files are closed with the callback, by `with` or at the end of the process.

    Args:
        log_dir: The run's folder, or a run of `insight.run`; without one the current run, or a
            new one.
        unmasked: Names of settings that are no secrets, though they sound so.

    """

    def __init__(self, log_dir: LogDir = CURRENT, *, unmasked: Iterable[str] = ()) -> None:
        super().__init__(log_dir, unmasked=unmasked)
        self.order = _BEFORE_EARLY_STOPPING
        self.before_iteration = False

    def __call__(self, env: Any) -> None:
        if env.iteration == env.begin_iteration:  # with `init_model` after those that it has
            self._training_begins()
            self._say_where_it_begins(env.begin_iteration)
            self._settings(env.params)
        self._log(env.iteration + 1, dict(_scores(env.evaluation_result_list or ())))
        if env.iteration + 1 == env.end_iteration:
            self.close()


def _scores(results: Iterable[Sequence[Any]]) -> Iterator[tuple[str, float]]:
    """Each score under `set/metric`; those of `cv` have the deviation as a fifth part."""
    for data, metric, value, _, *deviation in results:
        if deviation and deviation[0] is not None:
            yield f"{data}/{metric}-mean", value
            yield f"{data}/{metric}-stdv", deviation[0]
        else:
            yield f"{data}/{metric}", value
