"""scikit-learn: estimators, cross-validations and searches as runs, and a callback for `fit`."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from insight.errors import ValueKindError
from insight.record.ending import ending_by
from insight.record.options import checked_unmasked

from ._arguments import check_has, check_mapping
from ._recording import Recording, as_number
from ._where import CURRENT, LogDir, folder_of, run_of

# What estimators keep of each iteration; the tags are these names without the underscore.
_CURVES = (
    *("loss_curve_", "validation_scores_"),  # the perceptrons
    *("train_score_", "validation_score_"),  # gradient boosting: losses, or scores where binned
    *("oob_improvement_", "oob_scores_"),
)
_LISTS = {"steps", "transformers", "transformer_list", "estimators"}  # by their paths again
_RESULTS = ("n_iter_", "best_loss_", "best_validation_score_", "oob_score_")
_ESTIMATOR_HINT = "give an estimator that was made, such as Ridge()"
_RESULTS_HINT = "give what cross_validate or cross_val_score returned"
_SCORING_HINT = 'such as "accuracy", or None for the score of the estimator'


def record_fit(
    log_dir: LogDir,
    estimator: Any,
    scores: Mapping[str, Any] | None = None,
    *,
    unmasked: Iterable[str] = (),
) -> None:
    """Records a fitted estimator as one run: its parameters, its learning curves, its scores.

    Args:
        log_dir: The run's folder, or a run of `insight.run`.
        estimator: Anything with `get_params`, fitted. A pipeline's curves are its last step's.
        scores: Numbers of your own by name, such as `{"accuracy": 0.9}`; they become `metric.*`.
        unmasked: Names of settings that are no secrets, though they sound so.

    Raises:
        ValueKindError: If one of these is of another kind.
        SummaryValueError: If the folder is a URL, or none can have its name.

    >>> from sklearn.ensemble import GradientBoostingRegressor
    >>> x, y = [[0.0], [1.0], [2.0], [3.0]], [0.0, 1.0, 2.0, 3.0]
    >>> model = GradientBoostingRegressor(n_estimators=10).fit(x, y)
    >>> record_fit("runs/a", model, {"r2": model.score(x, y)})

    """
    _check_estimator("record_fit: estimator", estimator)
    if scores is not None:
        expected, hint = "a mapping of names to numbers", 'such as {"accuracy": 0.9}'
        check_mapping("record_fit: scores", expected, scores, hint=hint)
    last = _last_step(estimator)
    goes_on = getattr(last, "warm_start", False)  # its curves begin with the first fit
    with _recording("record_fit", log_dir, unmasked) as recording:
        recording._say_where_it_begins(1 if goes_on else 0)
        recording._settings(parameters_of(estimator))
        for step, values in sorted(_curves(last).items()):
            recording._log(step, values)
        found = {name.rstrip("_"): as_number(getattr(last, name, None)) for name in _RESULTS}
        recording._metrics({**found, **(scores or {})})


def record_cross_validation(
    log_dir: LogDir,
    results: Mapping[str, Any],
    estimator: Any = None,
    *,
    unmasked: Iterable[str] = (),
) -> None:
    """Records what `cross_validate` or `cross_val_score` returned: a step a fold, and the means.

    Args:
        log_dir: The run's folder, or a run of `insight.run`.
        results: Arrays of one number a fold, by name: `test_score`, `fit_time`, …; or one array.
        estimator: Whose parameters to record beside them.
        unmasked: Names of settings that are no secrets, though they sound so.

    Raises:
        ValueKindError: If one of these is of another kind, or a fold has no number.
        SummaryValueError: If the folder is a URL, or none can have its name.

    """
    if estimator is not None:
        _check_estimator("record_cross_validation: estimator", estimator)
    numbers = dict(_numbers_of_folds(results))
    with _recording("record_cross_validation", log_dir, unmasked) as recording:
        recording._say_where_it_begins(0)
        if estimator is not None:
            recording._settings(parameters_of(estimator))
        for fold in range(max(map(len, numbers.values()), default=0)):
            there = {name: scores[fold] for name, scores in numbers.items() if fold < len(scores)}
            recording._log(fold, there)
        means = {f"mean_{name}": sum(x) / len(x) for name, x in numbers.items() if x}
        recording._metrics(means)


def _numbers_of_folds(results: Any) -> Iterator[tuple[str, list[Any]]]:
    """The scores and times of results by name, each a number a fold.

    Raises:
        ValueKindError: If there are none, or not all are numbers.

    """
    is_mapping = isinstance(results, Mapping)
    for name, column in results.items() if is_mapping else [("results", results)]:
        if is_mapping and not str(name).endswith(("_score", "_time")):
            continue
        where = f"record_cross_validation: {name}"
        try:
            folds = list(column)
        except TypeError as error:
            expected = "an array of a number a fold"
            raise ValueKindError.of(where, expected, column, _RESULTS_HINT) from error
        numbers = list(map(as_number, folds))
        if None in numbers:
            odd = folds[numbers.index(None)]
            raise ValueKindError.of(where, "a number of each fold", odd, _RESULTS_HINT)
        yield str(name) if is_mapping else "test_score", numbers


def record_search(log_dir: LogDir, search: Any, *, unmasked: Iterable[str] = ()) -> None:
    """Records a fitted search as one run a candidate: parameters, folds' scores, and the summary.

    Args:
        log_dir: The folder of the runs `candidate_0000`, `candidate_0001`, …; or a run, in whose
            folder they are made.
        search: A fitted GridSearchCV or RandomizedSearchCV, or any other with `cv_results_`.
        unmasked: Names of settings that are no secrets, though they sound so.

    Raises:
        ValueKindError: If one of these is of another kind, or the search is not fitted.
        SummaryValueError: If the folder is a URL, or none can have its name.

    """
    where, expected, hint = "record_search: search", "a fitted search", "call its fit before"
    check_has(where, expected, search, "cv_results_", "n_splits_", "estimator", hint=hint)
    root = Path(folder_of(log_dir, "record_search"))
    unmasked = checked_unmasked(unmasked, "record_search")  # once: they may be an iterator
    results = search.cv_results_
    for index, parameters in enumerate(results["params"]):
        row = {name: as_number(column[index]) for name, column in results.items()}
        splits = [dict(_split(row, fold)) for fold in range(search.n_splits_)]
        with Recording(root / f"candidate_{index:04}", unmasked=unmasked) as recording:
            if not index:  # once for them all
                recording._say_where_it_begins(0)
            recording._settings({**parameters_of(search.estimator), **parameters})
            for fold, scores in enumerate(splits):
                recording._log(fold, scores)
            summary = {name: x for name, x in row.items() if not name.startswith(_PER_FOLD)}
            recording._metrics(summary)


_PER_FOLD = ("split", "param_")


def _split(row: Mapping[str, Any], fold: int) -> Iterator[tuple[str, Any]]:
    """`test_score` of a fold, where scikit-learn has `split0_test_score` as a column."""
    start = f"split{fold}_"
    for name, value in row.items():
        if name.startswith(start) and value is not None:
            yield name.removeprefix(start), value


def parameters_of(estimator: Any) -> dict[str, Any]:
    """The parameters that are plain values, those of steps and inner estimators by their paths.

    Raises:
        ValueKindError: If it is no estimator.

    >>> from sklearn.linear_model import Ridge
    >>> parameters_of(Ridge(alpha=0.5))["alpha"]
    0.5

    """
    _check_estimator("parameters_of: estimator", estimator)
    found = {"network": type(estimator).__name__}
    for name, value in estimator.get_params(deep=True).items():
        listed = name.rpartition("__")[2] in _LISTS
        if not listed and not hasattr(value, "get_params"):
            found[name] = value
    return found


def _check_estimator(where: str, estimator: Any) -> None:
    check_has(where, "an estimator", estimator, "get_params", hint=_ESTIMATOR_HINT)


def _recording(where: str, log_dir: LogDir, unmasked: Iterable[str]) -> Recording:
    """The run of a function, whose name the errors have."""
    names = checked_unmasked(unmasked, where)
    run = run_of(log_dir)
    return Recording(folder_of(log_dir, where) if run is None else run, unmasked=names)


def _last_step(estimator: Any) -> Any:
    """The estimator at the end of a pipeline, also of one inside another."""
    while hasattr(estimator, "steps"):
        estimator = estimator[-1]
    return estimator


def _curves(estimator: Any) -> dict[int, dict[str, Any]]:
    """What is known of each iteration, by its number from 1 on; 0 is before the first."""
    steps: dict[int, dict[str, Any]] = {}
    iterations = as_number(getattr(estimator, "n_iter_", None))  # some have several, or None
    for name in _CURVES:
        values: Any = getattr(estimator, name, None)
        if not hasattr(values, "__len__"):
            continue
        first = 0 if iterations is not None and len(values) == iterations + 1 else 1
        for step, value in enumerate(values, first):
            steps.setdefault(step, {})[name.rstrip("_")] = value
    return steps


class InsightCallback(Recording):
    """Records the training score after each iteration of a `fit`, from scikit-learn 1.9 on.

        LogisticRegression().set_callbacks(InsightCallback("./runs/a")).fit(x, y)

    Estimators that iterate call it (LogisticRegression so far); below a search or a pipeline the
    tags tell the fits apart. With `warm_start` the iterations of a second `fit` go on after those
    of the first. Set on a search, it records the candidates when the search is done.

    Args:
        log_dir: The run's folder, or a run of `insight.run`.
        scoring: As everywhere in scikit-learn; None is the estimator's own `score`.
        unmasked: Names of settings that are no secrets, though they sound so.

    Raises:
        ValueKindError: If one of these is of another kind.
        SummaryValueError: If the folder is a URL, or none can have its name.

    """

    def __init__(
        self, log_dir: LogDir = CURRENT, scoring: Any = None, *, unmasked: Iterable[str] = ()
    ) -> None:
        super().__init__(log_dir, unmasked=unmasked)
        is_known = isinstance(scoring, (str, Iterable)) or callable(scoring)
        if scoring is not None and not is_known:
            expected = "a name, a function, or several"
            raise ValueKindError.of("InsightCallback: scoring", expected, scoring, _SCORING_HINT)
        self._scoring = scoring
        self._done = 0
        self._handled: BaseException | None = None

    def setup(self, estimator: Any, context: Any) -> None:
        self._handled = sys.exception()
        self._done = _iterations_before(estimator)
        if getattr(context, "parent", None) is None:  # fits below another have tags of their own
            self._say_where_it_begins(self._done)
        self._settings(parameters_of(estimator))

    def on_fit_task_begin(self, estimator: Any, context: Any) -> None:
        """Nothing is known yet."""

    def on_fit_task_end(
        self,
        estimator: Any,
        context: Any,
        *,
        X: Any = None,
        y: Any = None,
        fitted_estimator: Any = None,
    ) -> None:
        if context.parent is None or fitted_estimator is None or X is None:
            return  # a whole fit, or an iteration that stands for no model
        score = self._score(fitted_estimator, X, y)
        scores = score if isinstance(score, Mapping) else {"score": score}
        prefix = "".join(_path(context.parent))
        step = self._done + context.task_id + 1
        self._log(step, {f"{prefix}train/{name}": x for name, x in scores.items()})

    def _score(self, fitted: Any, x: Any, y: Any) -> Any:
        if self._scoring is None:
            return fitted.score(x, y)
        check_scoring = import_module("sklearn.metrics").check_scoring
        return check_scoring(fitted, self._scoring)(fitted, x, y)

    def teardown(self, estimator: Any, context: Any) -> None:
        """Called in any case, also while the exception is on its way that ended the `fit`."""
        error = sys.exception()
        if error is not self._handled:
            self._release(ending_by(error))
            return
        if hasattr(estimator, "cv_results_"):
            record_search(self._log_dir, estimator, unmasked=self._unmasked)
        elif getattr(estimator, "warm_start", False):
            _ITERATIONS[estimator] = self._done + _most_iterations(estimator)
        self.close()


_ITERATIONS: weakref.WeakKeyDictionary[Any, int] = weakref.WeakKeyDictionary()
"""Those of all fits of an estimator; it keeps those of the last one itself."""


def _iterations_before(estimator: Any) -> int:
    """Those that an estimator goes on from in the next fit."""
    if not getattr(estimator, "warm_start", False):
        return 0
    seen = _ITERATIONS.get(estimator)
    return _most_iterations(estimator) if seen is None else seen


def _most_iterations(estimator: Any) -> int:
    counts: Any = getattr(estimator, "n_iter_", None)  # None, a number, or one a class
    numbers = map(as_number, counts if hasattr(counts, "__len__") else [counts])
    return max((int(float(number)) for number in numbers if number is not None), default=0)


def _path(context: Any) -> Iterator[str]:
    """Where a fit stands below the outermost one: nothing, or `search_0/fit_3/`."""
    if context.parent is not None:
        yield from _path(context.parent)
        yield f"{context.task_name}_{context.task_id}/"
