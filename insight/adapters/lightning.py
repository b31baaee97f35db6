"""Lightning: a logger for its Trainer and for Fabric."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from insight.record import SummaryRecord, holds_earlier
from insight.record.ending import ending_by

from ._joined import Joined
from ._recording import Recording

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
        log_dir: The run's folder.
        unmasked: Names of settings that are no secrets, though they sound so.

    """

    _last_step = -1
    _bases = (
        "lightning.pytorch.loggers:Logger",
        "pytorch_lightning.loggers:Logger",
    )

    def __init__(self, log_dir: str | os.PathLike[str], *, unmasked: Iterable[str] = ()) -> None:
        super().__init__(log_dir, unmasked=unmasked)
        self._metrics_of_run: dict[str, Any] = {}
        self._have_news = False
        self._goes_on = False

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
        if not _is_first():
            return
        if not self._is_training:
            self._training_begins()
            is_anew = not step or (metrics.get("epoch") == 0 and not self._goes_on)
            self._say_where_it_begins(0 if is_anew else step or 0)
        self._last_step = self._last_step + 1 if step is None else step
        news = {name: value for name, value in metrics.items() if name in self._metrics_of_run}
        self._metrics_of_run |= news
        self._have_news |= bool(news)
        self._log(self._last_step, metrics)

    def log_graph(self, model: Any, input_array: Any = None) -> None:
        """Nothing is recorded; Lightning's call before a training tells whether it goes on."""
        with suppress(RuntimeError):  # a model that no Trainer has, as those of Fabric
            self._goes_on = bool(getattr(getattr(model, "trainer", None), "ckpt_path", None))

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

        """
        if not _is_first():
            return
        self._settings(vars(params) if isinstance(params, Namespace) else dict(params or {}))
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
        super()._release(ending)


class _Nobody:
    """Takes every call and does nothing."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_, **__: None


def _is_first() -> bool:
    ranks = import_module("lightning_utilities.core.rank_zero").rank_zero_only
    return getattr(ranks, "rank", 0) in {0, None}
