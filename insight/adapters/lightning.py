"""Lightning: a logger for its Trainer and for Fabric."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from insight.errors import ValueKindError
from insight.record import SummaryRecord, holds_earlier
from insight.record.ending import ending_by
from insight.record.run import current

from ._arguments import check_mapping
from ._joined import Joined
from ._recording import Recording
from ._steps import cut
from ._where import CURRENT, LogDir

if TYPE_CHECKING:
    from insight.format.ending import Ending


class InsightLogger(Recording, Joined):
    """Records what a LightningModule logs, at Lightning's steps and under its own tags.

    Hyperparameters become facts of the run. The metrics of `log_hyperparams(params, metrics)` are
    `metric.*` of the run, each the newest that was logged under its name when the training ends,
    and scalars, as of TensorBoardLogger. Values without a step, as `Fabric.log` has them, stand at
    the step after the last. Of several processes only the first writes, as for all loggers of
    Lightning. Checkpoints stand in `checkpoints` below the run's folder.

    Args:
        log_dir: The run's folder, or a run of `insight.run`; without one the current run, or a
            new one.
        unmasked: Names of settings that are no secrets, though they sound so.

    """

    _last_step = -1
    _bases = (
        "lightning.pytorch.loggers:Logger",
        "pytorch_lightning.loggers:Logger",
    )

    def __init__(self, log_dir: LogDir = CURRENT, *, unmasked: Iterable[str] = ()) -> None:
        # Who is not the first of several records nothing, and begins no run.
        given = log_dir is not CURRENT or current() is not None or _is_first()
        super().__init__(log_dir if given else "runs", unmasked=unmasked)
        self._metrics_of_run: dict[str, Any] = {}
        self._have_news = False
        self._goes_on = False
        self._trainer: Any = None  # while its training runs; no copy holds it

    @property
    def name(self) -> str:
        return ""  # a further folder for the checkpoints; the run's own is enough

    @property
    def version(self) -> str:
        return ""

    @property
    def save_dir(self) -> str:
        return self._log_dir

    @property
    def root_dir(self) -> str:
        return self._log_dir

    @property
    def log_dir(self) -> str:
        return self._log_dir

    @property
    def experiment(self) -> SummaryRecord:
        """The open SummaryRecord, as Lightning calls it; in other processes it does nothing."""
        nobody: Any = _Nobody()
        return self.record if _is_first() else nobody

    def log_metrics(self, metrics: Mapping[str, Any], step: int | None = None) -> None:
        """Records numbers by tag, at `step` or the one after the last.

        Args:
            metrics: By tag; what is no number is left out, and told once.
            step: Any whole number. Of a float, such as a `step` that was logged as a metric, what
                stands before the point counts, as for Lightning.

        Raises:
            ValueKindError: If `metrics` is no mapping, or the step no number.
            SummaryValueError: If the step is not finite, or does not fit 64 bits.

        """
        where, hint = "InsightLogger.log_metrics", 'such as {"loss": 0.5}'
        check_mapping(f"{where}: metrics", "a mapping of tags to numbers", metrics, hint=hint)
        given = None if step is None else cut(f"{where}: step", step)
        if not _is_first():
            return
        if not self._is_training:
            self._training_begins()
            is_anew = not given or (metrics.get("epoch") == 0 and not self._is_continued())
            self._say_where_it_begins(0 if is_anew else given or 0)
        self._last_step = self._last_step + 1 if given is None else given
        news = {name: value for name, value in metrics.items() if name in self._metrics_of_run}
        self._metrics_of_run |= news
        self._have_news |= bool(news)
        self._log(self._last_step, metrics)

    def _is_continued(self) -> bool:
        # A strategy that shards the model loads the checkpoint after `log_graph`.
        return self._goes_on or bool(getattr(self._trainer, "ckpt_path", None))

    def log_graph(self, model: Any, input_array: Any = None) -> None:
        """Nothing is recorded; Lightning's call before a training tells whether it goes on."""
        trainer: Any = None
        with suppress(RuntimeError):  # a model that no Trainer has, as those of Fabric
            trainer = getattr(model, "trainer", None)
        # A Trainer that has trained before goes on by itself.
        self._goes_on = bool(
            getattr(trainer, "ckpt_path", None) or getattr(trainer, "global_step", 0)
        )
        self._trainer = trainer

    def log_hyperparams(
        self,
        params: Mapping[str, Any] | Namespace | None = None,
        metrics: Any = None,
        step: int | None = None,
        **more: Any,
    ) -> None:
        """Records `params` as facts of the run, and `metrics` as TensorBoardLogger does.

        Args:
            params: The hyperparameters.
            metrics: Numbers by name, or one number, `hp_metric`. They become `metric.*`, and
                scalars.
            step: Where the scalars stand. None: with the newest value of the training that is going
                on, or at 0 before the first; a folder that holds an earlier recording has them as
                `metric.*` alone then, since step 0 would take the place of that.
            more: What other loggers take.

        Raises:
            ValueKindError: If `params` has no names, or the step is no number.
            SummaryValueError: If the step is not finite, or does not fit 64 bits.

        """
        where = "InsightLogger.log_hyperparams"
        settings = _named(f"{where}: params", params)
        step = None if step is None else cut(f"{where}: step", step)
        if not _is_first():
            return
        self._settings(settings)
        if metrics is None:
            return
        given = dict(metrics) if isinstance(metrics, Mapping) else {"hp_metric": metrics}
        self._metrics_of_run |= given
        self._metrics(given)
        if step is None and self._is_training:
            step = self._last_step
        if step is not None or not holds_earlier(self._log_dir):
            self._log(step or 0, given)

    def after_save_checkpoint(self, checkpoint_callback: Any) -> None:
        best = getattr(checkpoint_callback, "best_model_path", "")
        if best and _is_first():
            self._settings({"best_model_path": best})

    def finalize(self, status: str) -> None:
        if status == "success":
            self.close()
        else:  # called while the exception is handled
            self._release(ending_by(sys.exception() or RuntimeError(status)))

    def _release(self, ending: Ending | None = None) -> None:
        if self._have_news:
            self._have_news = False
            self._metrics(self._metrics_of_run)
        self._goes_on, self._trainer = False, None
        super()._release(ending)

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "_trainer": None}


def _named(where: str, params: Any) -> dict[str, Any]:
    """Hyperparameters by name, from whatever Lightning's loggers take.

    Raises:
        ValueKindError: If they have no names.

    """
    if params is None:
        return {}
    if isinstance(params, Namespace):
        return vars(params)
    try:
        return dict(params)
    except (TypeError, ValueError) as error:
        hint = 'such as {"lr": 0.1}'
        raise ValueKindError.of(where, "a mapping or a Namespace", params, hint) from error


class _Nobody:
    """Takes every call and does nothing."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_, **__: None


def _is_first() -> bool:
    ranks = import_module("lightning_utilities.core.rank_zero").rank_zero_only
    return getattr(ranks, "rank", 0) in {0, None}
